// Chapter 8: where eliminated units go: the dead pile, out of play for good, or back onto the turn track.
import { DEAD, eliminateUnits, OUT } from '../../../mechanics/entry/dead-pile.ts';
import type { DeadPileLaw } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { placeOf, put } from '../../../mechanics/places.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { loseAerial } from '../07-supply/7.7-aerial-supply.ts';
import { supplyAtLoss, supplyOf } from '../07-supply/7.17-supply-state.ts';
import type { SupplyState } from '../07-supply/7.17-supply-state.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman, isKind } from '../02-counters.ts';
import type { Ledgered, Own, Seeing } from '../state.ts';

/** The first turn whose box of the track names an event; Infinity when none does. */
export const firstTurnOf = (p: Printed, event: string): number =>
  p.turns.turns.find(({ events }) => events.includes(event))?.turn ?? Infinity;

/** 8.25a, 8.25d: since when the Romanian communist armies have been on the track, or beyond it. */
export const hasRomaniaDefected = (own: Ledgered, turn: number): boolean =>
  placeOf(own, '1r') !== 'aside' && turn >= ROMANIANS_GO;

/** R118: an early trigger takes effect when this turn begins. */
export const ROMANIANS_GO = 14;

/** 2.5c, 8.12f, 8.15a, 8.22b, R102: whether a unit that is in the dead pile can be brought back with replacements. */
export const mayReplace = (p: Printed, unit: string): boolean =>
  !p.unit(unit).dot && !isKind(p, unit, 'axis-satellite') && !isKind(p, unit, 'corps-of-1941');

/** Why a unit that is off the map for good is. */
export const whyGone = (p: Printed, s: Seeing, unit: string): RuleId => {
  const { turn } = s.clock;
  if (isKind(p, unit, 'oversized')) return 'barbarossa:8.22c';
  if (isKind(p, unit, 'corps-of-1941')) return 'barbarossa:R102';
  // 8.15e: who is in the pile comes back of his own accord.
  if (isKind(p, unit, 'returns-once') && placeOf(s.own, unit) === OUT)
    return hasRomaniaDefected(s.own, turn) ? 'barbarossa:8.15d' : 'barbarossa:8.15c';
  if (isKind(p, unit, 'axis-satellite')) return 'barbarossa:8.15a';
  if (p.unit(unit).dot) return 'barbarossa:8.12f';
  if (p.unitIds.some((other) => p.unit(other).converts === unit)) return 'barbarossa:8.19c';
  if (!isGerman(p, unit)) return 'barbarossa:8.12a';
  // Before losses are final a German unit is lost by not entering alone.
  return turn < firstTurnOf(p, 'losses-final') ? 'barbarossa:8.1d' : 'barbarossa:8.14';
};

type End = {
  readonly place: string;
  readonly rule: RuleId;
  readonly instead?: string;
  readonly rolls?: true;
};

const romanianEnd = (s: Seeing, unit: string, state: SupplyState): End => {
  if (hasRomaniaDefected(s.own, s.clock.turn)) return { place: OUT, rule: 'barbarossa:8.15d' };
  if (s.own.plan.returned?.includes(unit) === true) return { place: OUT, rule: 'barbarossa:R104' };
  return state === 'overland'
    ? { place: DEAD, rule: 'barbarossa:8.15b', rolls: true }
    : { place: OUT, rule: 'barbarossa:8.15c' };
};

/** Where a unit goes when it is eliminated, and the rule that sends it there. */
const endOf = (p: Printed, s: Seeing, unit: string, state: () => SupplyState): End => {
  const { counterpart, dot } = p.unit(unit);
  // 8.22a, 8.22c, and 8.23c for those whose change was put off.
  if (isKind(p, unit, 'oversized')) {
    const rule = s.clock.turn <= firstTurnOf(p, 'reorganization') ? 'barbarossa:8.22c' : 'barbarossa:8.23c';
    return counterpart === undefined ? { place: OUT, rule } : { place: OUT, rule, instead: counterpart };
  }
  if (isKind(p, unit, 'corps-of-1941')) return { place: OUT, rule: 'barbarossa:R102' };
  if (isKind(p, unit, 'returns-once')) return romanianEnd(s, unit, state());
  if (isKind(p, unit, 'axis-satellite')) return { place: OUT, rule: 'barbarossa:8.15a' };
  if (dot) return { place: OUT, rule: 'barbarossa:8.12f' };
  if (isGerman(p, unit) && s.clock.turn >= firstTurnOf(p, 'losses-final') && state() !== 'overland')
    return { place: OUT, rule: 'barbarossa:8.14' };
  return { place: DEAD, rule: 'barbarossa:8.14a' };
};

/** Where a unit would go if it were eliminated now. */
export const fateOf = (p: Printed, s: Seeing, unit: string): Pick<End, 'place' | 'rule'> =>
  endOf(p, s, unit, () => supplyAtLoss(p, s, unit));

/** The ordinary army that stands for an oversized one that is gone, unless it is in play already. */
const replaceOversized = (ctx: Ctx<Own>, unit: string, counterpart: string, rule: RuleId): void => {
  const { own } = ctx.s;
  if (placeOf(own, counterpart) !== 'aside') return;
  put(own, [counterpart], DEAD);
  ctx.emit({ kind: 'army.to-dead-pile', rule, data: { unit: counterpart, for: unit } });
};

type AtBattle = Readonly<Record<string, SupplyState>>;

const deadPile = perSheet((p: Printed): DeadPileLaw<Own, End, AtBattle> => ({
  fate: (s, unit, supply) => endOf(p, s, unit, () => supplyAtLoss(p, s, unit, supply)),
  gone: (ctx, unit, end) => {
    const { own } = ctx.s;
    own.turn.eliminated.push(unit);
    if (end.instead !== undefined) replaceOversized(ctx, unit, end.instead, end.rule);
    if (end.rolls === true) own.pending.push({ kind: 'returns', unit });
  },
  left: (ctx, hex) => loseAerial(p, ctx, hex),
}));

/**
 * Takes units off the map, or out of a box, because of `rule`: whole, for there are no reduced sides (2.12b). `supply`
 * holds what they drew when the battle began (R140); without it, what they draw now counts.
 */
export const eliminate = (
  p: Printed,
  ctx: Ctx<Own>,
  units: readonly string[],
  rule: RuleId,
  cause: string,
  supply: AtBattle = {},
): void => eliminateUnits(p, deadPile(p), ctx, { units, rule, cause, known: supply });

/** Whether a unit is in overland supply where it stands, or needs none because it is in a box. */
export const isSupplied = (p: Printed, s: Seeing, unit: string): boolean =>
  supplyOf(p, s, unit) === 'overland';
