// Chapter 10, costs: what a unit has to spend, what a hex and a hexside cost it, and where it may never go. One
// function each for floods, refusals and the sums that explain themselves.
import { originOf } from '../../../mechanics/movement/stack.ts';
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry, Sink } from '../../../core/ledger.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Params, Refusal, RuleId } from '../../../core/types.ts';
import { refuseBorder } from '../05-sequence/5.11-mandatory-attacks.ts';
import { losesPauseDie } from '../05-sequence/5.4-phase-order.ts';
import { isMoveHalved } from '../07-supply/7.17-supply-state.ts';
import { movementOn } from '../data/charts.ts';
import type { Condition, Cost } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman, isKind, isMech } from '../02-counters.ts';
import { isFirstTurnClear } from '../05-sequence/5.13-first-turn-marsh.ts';
import type { Seeing } from '../state.ts';

export const KERCH = 'Kerch Strait';
export const SIVASH = 'Sivash';

/** From this turn on Soviet mechanized units take marsh for clear (10.12b). */
const SOVIET_MARSH = 13;
/** From this turn on Soviet foot crosses the Sivash (10.15a). */
const SIVASH_OPENS = 7;

/** What lines of the turn track may depend on, such as the faster mechanized units of the Oder (4.18h). */
const conditions = (s: Seeing): readonly Condition[] => [
  ...(s.own.plan.watch === 'oder' ? (['oder'] as const) : []),
  `scenario:${s.scenario}`,
];

/** 5.10i: whether a die is taken off a unit's movement this turn. */
export const losesDie = (p: Printed, s: Seeing, unit: string): boolean =>
  p.unit(unit).side === 'german' && isMech(p, unit) && losesPauseDie(p, s);

/** 5.10j, R163: the hex these units begin in, if the die of its mechanized units is still to be rolled. */
export const owesDie = (p: Printed, s: Seeing, units: readonly string[]): string | undefined => {
  const unit = units.find((id) => losesDie(p, s, id));
  const origin = unit === undefined ? undefined : originOf(s, unit);
  return origin === undefined || s.own.phase.die[origin] !== undefined ? undefined : origin;
};

/**
 * The MP a unit has for this phase, all told, from the turn track (2.11a, 10.1a). Before the die of 5.10i is rolled
 * the least it takes is off.
 */
export const allowance = (p: Printed, s: Seeing, unit: string, sink?: Sink): number => {
  const { side } = p.unit(unit);
  const rate = movementOn(p.turns, s.clock.turn, side === 'german' ? 'german' : 'soviet', conditions(s));
  const kind = isMech(p, unit) ? 'mech' : 'nonMech';
  let points = rate?.[kind] ?? 0;
  sink?.(entry('set', points, `allowance.${kind}`, 'barbarossa:10.1a', { unit, turn: s.clock.turn }));
  if (losesDie(p, s, unit)) {
    const die = s.own.phase.die[originOf(s, unit)];
    points = Math.max(0, points - (die ?? 1));
    sink?.(
      entry(
        'add',
        -(die ?? 1),
        die === undefined ? 'allowance.least-die' : 'allowance.die',
        'barbarossa:5.10i',
      ),
    );
    sink?.(entry('at-least', 0, 'allowance.none', 'barbarossa:R59'));
  }
  if (isMoveHalved(p, s, unit)) {
    points = Math.floor(points / 2);
    sink?.(entry('divide', 2, 'allowance.out-of-supply', 'barbarossa:7.17c', { unit }));
    sink?.(entry('round-down', 0, 'allowance.rounded', 'barbarossa:R91'));
  }
  return points;
};

export const allowanceSum = (p: Printed, s: Seeing, unit: string): Ledger => {
  const entries: LedgerEntry[] = [];
  allowance(p, s, unit, (part) => void entries.push(part));
  return ledger('allowance', entries);
};

const points = (cost: Cost | undefined): number => (typeof cost === 'number' ? cost : 0);

const charted = (p: Printed, id: string, unit: string): number => {
  const line = p.tables.terrain.find((terrain) => terrain.id === id);
  return points(isMech(p, unit) ? line?.mech : line?.nonMech);
};

const TERRAIN_RULE: Readonly<Record<string, RuleId>> = {
  clear: 'barbarossa:10.10a',
  rough: 'barbarossa:10.11',
  marsh: 'barbarossa:10.12a',
  'desert-steppe': 'barbarossa:R121',
};

/** Why marsh is no marsh to a unit that moves. */
const marshIsClear = (p: Printed, s: Seeing, unit: string, hex: string): RuleId | undefined => {
  if (!isMech(p, unit)) return undefined;
  if (p.unit(unit).side === 'soviet') return s.clock.turn >= SOVIET_MARSH ? 'barbarossa:10.12b' : undefined;
  return isFirstTurnClear(p, s, unit, hex) ? 'barbarossa:5.13a' : undefined;
};

/**
 * What the hex itself costs the class of the unit (2.11b), cities being clear (10.10b) and no matter themselves, like lines
 * (10.19a): all that entry over the edge of the map is charged with
 * (8.1i, R96).
 */
export const entryCost = (p: Printed, s: Seeing, unit: string, hex: string, sink?: Sink): number => {
  const { terrain } = p.hex(hex);
  const clear = terrain === 'marsh' ? marshIsClear(p, s, unit, hex) : undefined;
  const cost = charted(p, clear === undefined ? terrain : 'clear', unit);
  const why = clear === undefined ? `cost.${terrain}` : 'cost.marsh-clear';
  sink?.(entry('add', cost, why, clear ?? TERRAIN_RULE[terrain] ?? 'barbarossa:10.13', { hex }));
  return cost;
};

/** 10.18d, R65: German units alone, and only on turn 1. */
export const ignoresRivers = (p: Printed, s: Pick<Seeing, 'clock'>, unit: string): boolean =>
  s.clock.turn === 1 && isGerman(p, unit);

/** What the step into the next hex costs, hex and hexside together (10.20a, barbarossa:10.20b). Asks nothing of who may take it. */
export const stepCost = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  let cost = entryCost(p, s, unit, to, sink);
  const sides = p.sideKinds(from, to);
  const part = (n: number, why: string, rule: RuleId): void => {
    cost += n;
    sink?.(entry('add', n, why, rule, { from, hex: to }));
  };
  if (sides.includes('river')) {
    if (ignoresRivers(p, s, unit)) part(0, 'cost.river-ignored', 'barbarossa:10.18d');
    else
      part(
        charted(p, 'river', unit),
        'cost.river',
        isMech(p, unit) ? 'barbarossa:10.18b' : 'barbarossa:10.18a',
      );
  }
  if (sides.includes('strait')) {
    if (p.strait(from, to) === SIVASH) part(charted(p, 'sivash', unit), 'cost.sivash', 'barbarossa:10.15a');
    else part(Math.max(0, allowance(p, s, unit) - cost), 'cost.kerch', 'barbarossa:10.14b');
  }
  return cost;
};

/** 8.3e, 8.3h, R108 */
const BOUND_RULE: Readonly<Record<string, RuleId>> = {
  'baltic-republics': 'barbarossa:8.3e',
  cs: 'barbarossa:8.3h',
};

/** The Sivash has no limit of stacks (barbarossa:R122). */
const refuseStrait = (p: Printed, s: Seeing, unit: string, params: Params): Refusal | undefined => {
  if (p.unit(unit).side === 'german') return refusal('MOVE.SIVASH-GERMAN', 'barbarossa:10.15b', params);
  return isMech(p, unit) || s.clock.turn < SIVASH_OPENS
    ? refusal('MOVE.SIVASH', 'barbarossa:10.15a', { ...params, turn: SIVASH_OPENS })
    : undefined;
};

/**
 * Why a unit may never step from one hex to the next, whatever it has to spend: water, straits, zones, areas it may
 * not leave. Knows nothing of enemies and stacks, nor of Kerch, which only a whole move crosses (10.14).
 */
export const refuseStep = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  const params = { unit, from, hex: to };
  if (!p.areAdjacent(from, to)) return refusal('MOVE.NOT-NEXT', 'barbarossa:10.1b', params);
  if (!p.isLand(to)) return refusal('MOVE.WATER', 'barbarossa:10.13', params);
  const sides = p.sideKinds(from, to);
  if (sides.includes('lake') || sides.includes('sea'))
    return refusal('MOVE.WATER-SIDE', 'barbarossa:10.13', params);
  if (sides.includes('strait') && p.strait(from, to) === SIVASH) {
    const refused = refuseStrait(p, s, unit, params);
    if (refused !== undefined) return refused;
  }
  const { bound, side, type } = p.unit(unit);
  if (type === 'naval') return refusal('MOVE.COASTAL-ARMY', 'barbarossa:10.34a', params);
  // barbarossa:10.22b: communist satellites go anywhere.
  if (isKind(p, unit, 'axis-satellite') && p.zone(to) === 'north')
    return refusal('MOVE.SATELLITE-NORTH', 'barbarossa:10.22a', params);
  if (bound !== undefined && !p.inArea(bound, to))
    return refusal('MOVE.BOUND', BOUND_RULE[bound] ?? 'barbarossa:8.3e', { ...params, area: bound });
  return refuseBorder(p, s, side === 'german' ? 'german' : 'soviet', from, to);
};
