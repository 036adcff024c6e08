// Chapter 10: column shifts. Each is a line of the chart, here is when it holds; all that hold are added up (10.9).
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { isAllRound } from '../../../mechanics/combat/concentric.ts';
import { isAlly, isArtillery, isT34 } from '../02-counters.ts';
import { agreed, isOfTurn } from '../03-set-up/3.1-agreed.ts';
import { isAttenuated } from '../07-supply/7.2-supply.ts';
import { isUnderAir } from '../11-special-rules/11.1-airpower.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { ShiftLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { attackingSide, defendersOf, defendingSide, originsOf } from './10.8-battle-frame.ts';
import type { Battle } from './10.8-battle-frame.ts';

type Scene = { readonly p: Printed; readonly s: Seeing; readonly battle: Battle };
type Holds = (scene: Scene) => boolean;

/** 7.6c, 7.6d, 7.6e, 7.8e, R11: the worst state of some units is that of all; no more than one of them counts. */
const worstOf = (
  { s, battle: { supply = {} } }: Scene,
  units: readonly string[],
): 'out' | 'attenuated' | 'full' => {
  const found = units.map((unit) => supply[unit] ?? 'overland');
  if (found.includes('out')) return 'out';
  return found.some((state) => isAttenuated(s, state)) ? 'attenuated' : 'full';
};

const defenders = ({ p, s, battle }: Scene): readonly string[] => defendersOf(p, s, battle);

/** 10.16, 10.17 */
const isCity = ({ p, battle: { target } }: Scene): boolean =>
  p.feature(target, 'city') !== undefined || p.feature(target, 'major-city') !== undefined;

/** 10.20a, R54, R56; 9.24e: no mobile assault is, and one from a single hex cannot be. */
const isConcentric: Holds = (scene) => {
  const { p, s, battle } = scene;
  if (battle.kind !== 'prepared' || isCity(scene)) return false;
  const origins = originsOf(s, battle);
  return (
    origins.length >= lineOf(p.tables.limits, 'concentric').value || isAllRound(p, battle.target, origins)
  );
};

/** 11.9b, R48: artillery is no company. */
const isT34Alone: Holds = (scene) => {
  const some = defenders(scene).filter((unit) => !isArtillery(scene.p, unit));
  return some.length > 0 && some.every((unit) => isT34(scene.p, unit));
};

const onTerrain =
  (terrain: string): Holds =>
  ({ p, battle: { target } }) =>
    p.hex(target).terrain === terrain;

const always: Holds = () => true;

const HOLDS: Readonly<Record<string, Holds>> = {
  // 5.13b, 5.13c
  surprise: always,
  surprised: always,
  // 5.4d, 5.4e
  'soviet-move-fight': ({ s }) => s.own.plan.order === 'move-fight',
  'german-fight-move': ({ s }) => s.own.plan.order === 'fight-move',
  mobile: always,
  // 10.19; R35: in mobile assaults, too.
  'attacker-oos': (scene) => worstOf(scene, scene.battle.attackers) === 'out',
  'defender-oos': (scene) => worstOf(scene, defenders(scene)) === 'out',
  'attacker-attenuated': (scene) => worstOf(scene, scene.battle.attackers) === 'attenuated',
  'defender-attenuated': (scene) => worstOf(scene, defenders(scene)) === 'attenuated',
  // 10.11: no other ground.
  rough: onTerrain('rough'),
  mountain: onTerrain('mountain'),
  city: ({ p, battle: { target } }) => p.feature(target, 'city') !== undefined,
  'major-city': ({ p, battle: { target } }) => p.feature(target, 'major-city') !== undefined,
  'german-concentric': isConcentric,
  'soviet-concentric': isConcentric,
  // 10.18
  'air-attack': ({ p, s, battle }) => isUnderAir(p, s, battle.target, attackingSide(p, battle)),
  'air-defence': ({ p, s, battle }) => isUnderAir(p, s, battle.target, defendingSide(p, battle)),
  't34-alone': isT34Alone,
};

/** 5.8c, R25, R99: Germans by name, or all of the Axis. */
const isOfAttacker = ({ p, s, battle }: Scene, { id, attacker }: ShiftLine): boolean => {
  if (attacker === 'any') return true;
  const side = attackingSide(p, battle);
  if (attacker === 'any-axis') return side === 'german';
  if (attacker !== side) return false;
  const isOfAllies = battle.attackers.some((unit) => isAlly(p, unit));
  return !isOfAllies || (id === 'german-concentric' && agreed(p, s, 'ally-concentric') === 'on');
};

/** 5.4b, 5.7b, 10.25f: momentum attacks are prepared assaults. 9.30c: what is not of one kind is of both. */
const isOfKind = ({ battle: { kind } }: Scene, { assault }: ShiftLine): boolean =>
  assault === undefined || (assault === 'mobile') === (kind === 'mobile');

/** 9.30a, 9.30b: a mobile assault has its air by rules of its own. */
const ruleOf = ({ rules: [rule = 'storm:10.9', mobile] }: ShiftLine, { battle: { kind } }: Scene): RuleId =>
  kind === 'mobile' && mobile?.startsWith('storm:9.') === true ? mobile : rule;

export const shiftsOf = (p: Printed, s: Seeing, battle: Battle): readonly LedgerEntry[] => {
  const scene = { p, s, battle };
  return p.tables.shifts
    .filter(
      (line) =>
        isOfTurn(s, line) &&
        isOfKind(scene, line) &&
        isOfAttacker(scene, line) &&
        HOLDS[line.id]?.(scene) === true,
    )
    .map((line) => entry('add', line.columns, `shift.${line.id}`, ruleOf(line, scene)));
};
