// Chapter 11: column shifts. Each is a line of the chart, here is when it holds; all that hold are added up (R83).
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { isAllRound } from '../../../mechanics/combat/concentric.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { isLocality } from '../12-unit-types/12.1-unit-types.ts';
import { isFullShock } from '../12-unit-types/12.7-shock-armies.ts';
import type { Printed } from '../data/sheet.ts';
import { isActivated } from '../state.ts';
import type { Seeing } from '../state.ts';
import { attackingSide, defendersOf, originsOf } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';

type Scene = { readonly p: Printed; readonly s: Seeing; readonly battle: Battle };

/** Undefined: it does not hold. A rule: it holds by that one. */
type Holds = (scene: Scene) => RuleId | undefined;

const when =
  (rule: RuleId, holds: (scene: Scene) => boolean): Holds =>
  (scene) =>
    holds(scene) ? rule : undefined;

const isSoviet = ({ p, battle }: Scene): boolean => attackingSide(p, battle) === 'soviet';

/** 12.5c, R126: whoever stands with a locality is in supply there. */
const hasLocality = ({ p, s, battle: { target } }: Scene): boolean =>
  unitsAt(s.own, target).some((unit) => isLocality(p, unit));

const areCut = ({ battle: { supply = {} } }: Scene, units: readonly string[]): boolean =>
  units.some((unit) => supply[unit] === 'out');

/** 5.4b, R23: before movement alone. */
const bagration = ({ p, s, battle }: Scene): boolean =>
  isOn(p, s, 'bagration-shift') &&
  s.clock.phase === 'soviet-pre-combat' &&
  battle.attackers.every((unit) => isActivated(s, unit));

/** How many hexes the attack comes from says by which rule (11.11a, 11.11b, 11.11c). */
const concentric: Holds = (scene) => {
  const { p, s, battle } = scene;
  const { target } = battle;
  const origins = originsOf(s, battle);
  // 11.11d, 12.5b
  if (p.feature(target, 'city') !== undefined || hasLocality(scene)) return undefined;
  if (origins.length > 3) return 'dagc:11.11c';
  if (!isAllRound(p, target, origins)) return undefined;
  const areOpposite = origins.some((from, i) =>
    origins.slice(i + 1).some((other) => isAllRound(p, target, [from, other])),
  );
  return areOpposite ? 'dagc:11.11a' : 'dagc:11.11b';
};

/** 12.7a: everybody supplied, and a shock army at full strength among them; 12.7b: one is as good as several; R109. */
const shock = (scene: Scene): boolean => {
  const { p, s, battle } = scene;
  return (
    isOn(p, s, 'shock-shift') &&
    !areCut(scene, battle.attackers) &&
    battle.attackers.some((unit) => isFullShock(p, s, unit))
  );
};

const HOLDS: Readonly<Record<string, Holds>> = {
  bagration: when('dagc:5.4b', bagration),
  concentric,
  partisans: when('dagc:11.25', ({ p, battle: { target } }) => p.feature(target, 'partisans') !== undefined),
  shock: when('dagc:12.7a', shock),
  air: when('dagc:13.1h', ({ battle: { air } }) => air !== undefined),
  armour: when('dagc:12.6g', ({ battle: { armour } }) => armour === true),
  'defender-out-of-supply': when(
    'dagc:7.4b',
    (scene) => !hasLocality(scene) && areCut(scene, defendersOf(scene.p, scene.s, scene.battle)),
  ),
  'attacker-out-of-supply': when('dagc:7.4a', (scene) => areCut(scene, scene.battle.attackers)),
};

/** R83: each at most once, and the two of supply too, which come to nothing together (7.4c, 7.4d); R82: then the columns that the attacker gives up. */
export const shiftsOf = (p: Printed, s: Seeing, battle: Battle): readonly LedgerEntry[] => {
  const scene = { p, s, battle };
  const { lowered = 0 } = battle;
  return [
    ...p.tables.shifts.flatMap(({ id, columns, attacker }) => {
      const rule =
        attacker === 'any' || (attacker === 'soviet') === isSoviet(scene) ? HOLDS[id]?.(scene) : undefined;
      return rule === undefined ? [] : [entry('add', columns, `shift.${id}`, rule)];
    }),
    ...(lowered > 0 ? [entry('add', -lowered, 'shift.lowered', 'dagc:11.14a')] : []),
  ];
};
