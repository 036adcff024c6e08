// Chapter 11: column shifts. Each is a line of the chart, here is when it holds; all that hold are added up (11.11).
import { entry } from '../../../core/ledger.ts';
import type { LedgerEntry } from '../../../core/ledger.ts';
import type { Params, RuleId } from '../../../core/types.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { concentricNote, isConcentric } from './11.24-concentric.ts';
import { findsMarsh } from './11.12-factors.ts';
import { hasEastWall, inFortifiedArea, lineStands } from './11.21-fortifications.ts';
import { riverNote, riverRule } from './11.16-rivers.ts';
import { isCity, isDeclared, isLoneSatellite, sceneOf } from './11.8-odds-context.ts';
import type { Scene } from './11.8-odds-context.ts';
import { isOnlyAssault } from '../05-sequence/5.4-phase-order.ts';
import type { ShiftLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman } from '../02-counters.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

/** Undefined: it does not hold. A rule: it holds by that one. */
type Holds = (scene: Scene) => RuleId | undefined;

const when =
  (rule: RuleId, holds: (scene: Scene) => boolean): Holds =>
  (scene) =>
    holds(scene) ? rule : undefined;

/** The order of phases of the attacker's own player turn; for the other side's next one there is none yet. */
const order = ({ s, attacker }: Scene, wanted: string): boolean =>
  phasing(s) === attacker && s.own.plan.order === wanted;

const line = ({ p, s, battle, attacker }: Scene): RuleId | undefined => {
  if (!lineStands(p, s, battle.target, p.other(attacker))) return undefined;
  return hasEastWall(s.own, battle.target) ? 'barbarossa:11.21g' : 'barbarossa:11.21a';
};

const area = ({ p, s, battle }: Scene): 'new' | 'old' | undefined => inFortifiedArea(p, s, battle.target);

/** 5.13a, R64: not for those alone who find the marsh dry. */
const marsh = ({ p, s, battle, look }: Scene): boolean =>
  battle.attackers.some((unit) => findsMarsh(p, s, battle, look, unit));

/** R66; what the Lithuania option trades was traded before (3.7b, 3.7c). */
const germanAtStart = ({ p, s, battle: { target } }: Scene): boolean => {
  if (s.options['lithuania'] === 'on') {
    if (p.inArea('lithuania', target)) return true;
    if (p.inArea('polish-five', target)) return false;
  }
  return p.opening(s.scenario).control.get(target) === 'german';
};

const HOLDS: Readonly<Record<string, Holds>> = {
  rough: when('barbarossa:11.14a', ({ p, battle }) => p.hex(battle.target).terrain === 'rough'),
  river: ({ p, s, battle }) => riverRule(p, s, battle),
  city: when('barbarossa:11.20a', (scene) => isCity(scene) && !isDeclared(scene)),
  'declared-city': when('barbarossa:9.6a', isDeclared),
  'fortified-line': line,
  'fortified-area-new': when('barbarossa:8.18d', (scene) => area(scene) === 'new'),
  'fortified-area': when('barbarossa:8.18e', (scene) => area(scene) === 'old'),
  marsh: when('barbarossa:11.15b', marsh),
  concentric: when('barbarossa:11.24a', isConcentric),
  'mobile-assault': when('barbarossa:10.32b', (scene) => !noPause(scene, 4)),
  'luftwaffe-attack': when('barbarossa:11.23c', ({ battle }) => battle.luftwaffe === true),
  'luftwaffe-defence': when('barbarossa:11.23c', ({ battle }) => battle.luftwaffe === true),
  'fight-move-1941': when('barbarossa:5.6a', (scene) => order(scene, 'fight-move')),
  // R55: the zone of the hex attacked; 5.6d: the chart ends it with the summer; R56: not for fight/fight.
  'fight-move-1942': when(
    'barbarossa:5.6c',
    (scene) =>
      order(scene, 'fight-move') &&
      scene.s.own.plan.bonusZone !== undefined &&
      scene.p.zone(scene.battle.target) === scene.s.own.plan.bonusZone,
  ),
  'fight-fight': when(
    'barbarossa:5.6e',
    (scene) => order(scene, 'fight-fight') && scene.s.own.phase.number === 1,
  ),
  'soviet-move-fight': when(
    'barbarossa:5.7a',
    (scene) => order(scene, 'move-fight') && orderNote(scene) === undefined,
  ),
  'no-pause-4': when('barbarossa:5.10e', (scene) => noPause(scene, 4)),
  'no-pause-4-mobile': when('barbarossa:5.10f', (scene) => noPause(scene, 4)),
  'no-pause-5': when('barbarossa:5.10g', (scene) => noPause(scene, 5)),
  'lone-satellite': when('barbarossa:11.33a', isLoneSatellite),
  preparedness: when(
    'barbarossa:5.15b',
    (scene) => germanAtStart(scene) && scene.defenders.some((unit) => isGerman(scene.p, unit)),
  ),
};

/** 5.10d: the penalties fall on a German who has attacked through August without the pause. */
const noPause = ({ s, attacker }: Scene, turn: number): boolean =>
  attacker === 'german' && s.clock.turn === turn && s.own.plan.paulus === 'no-pause';

/** What the chart itself says of when a shift can hold. */
const isOpen = ({ s, battle, attacker }: Scene, shift: ShiftLine): boolean =>
  (shift.attacker === 'any' || shift.attacker === attacker) &&
  (shift.kind === 'any' || shift.kind === battle.kind) &&
  (shift.turns === undefined || (s.clock.turn >= shift.turns[0] && s.clock.turn <= shift.turns[1])) &&
  (shift.option === undefined || s.options[shift.option] === 'on');

const paramsOf = ({ p, battle }: Scene): Params => ({
  hex: battle.target,
  zone: p.zone(battle.target) ?? '',
});

/** Rules that keep a shift away, for those who want to know why it is missing; they change no number. */
const notes = (scene: Scene): readonly LedgerEntry[] =>
  [riverNote(scene.p, scene.s, scene.battle), concentricNote(scene), orderNote(scene)].flatMap((found) =>
    found === undefined ? [] : [entry('times', 1, found.why, found.rule, paramsOf(scene))],
  );

/** 12.2b, R144: the one phase of The Road Back's first turn is neither move/fight nor fight/move. */
const orderNote = ({ p, s, attacker }: Scene): { readonly why: string; readonly rule: RuleId } | undefined =>
  isOnlyAssault(p, s) && attacker === 'soviet'
    ? { why: 'shift.none-first-turn', rule: 'barbarossa:12.2b' }
    : undefined;

/**
 * Every shift of a battle, in columns, in the order of the chart. Clear terrain has none (11.13), the fortified area
 * those of 8.18 (11.22), and a mobile assault the same as a prepared one but for its own (10.32a).
 */
export const shiftsOf = (p: Printed, s: Seeing, battle: Battle): readonly LedgerEntry[] => {
  const scene = sceneOf(p, s, battle);
  const found = p.tables.shifts.flatMap((shift) => {
    if (!isOpen(scene, shift)) return [];
    const rule = HOLDS[shift.id]?.(scene);
    return rule === undefined
      ? []
      : [entry('add', shift.columns, `shift.${shift.id}`, rule, paramsOf(scene))];
  });
  return [...found, ...notes(scene)];
};
