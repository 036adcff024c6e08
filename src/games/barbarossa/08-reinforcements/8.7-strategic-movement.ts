// Chapter 8, strategic movement: German units that go any distance from a city in supply, past nobody.
import { endChoice } from '../../../mechanics/end-choice.ts';
import { strategicMovement as movement } from '../../../mechanics/entry/strategic-movement.ts';
import type { Travelled } from '../../../mechanics/entry/strategic-movement.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import type { StepCost } from '../../../hex/side-tables.ts';
import { aftermathFirst } from '../04-how-to-win/immediate-effects.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { KERCH, refuseStep } from '../10-movement/10.10-costs.ts';
import { groundFor } from '../../../mechanics/movement/costs.ts';
import { isBeside, roomFor } from '../10-movement/10.10-cost-tables.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import type { StrategicLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { isKind, isMech } from '../02-counters.ts';
import type { Own, Seeing } from '../state.ts';

const season = (p: Printed): StrategicLine | undefined =>
  p.tables.strategicTurns.find(({ id }) => id === 'german');

/** 8.7i, 8.7j: what a unit takes of the eight; entry takes nothing (barbarossa:8.7h). */
export const weightOf = (p: Printed, unit: string): number => {
  const kind = isKind(p, unit, 'axis-satellite') ? 'axis-satellite' : isMech(p, unit) ? 'mech' : 'non-mech';
  return p.tables.strategicWeights.find(({ id }) => id === kind)?.weight ?? 0;
};

const leftTo = (p: Printed, s: Seeing): number =>
  (season(p)?.allowance ?? 0) - s.own.turn.railed.reduce((sum, unit) => sum + weightOf(p, unit), 0);

const isNextToEnemy = (p: Printed, s: Seeing, hex: string): boolean =>
  p.neighbours(hex).some((next) => hasUnitsOf(p, s.own, next, 'soviet'));

/** 8.7c, R147: why a unit cannot set out; enemies next to its city do not matter. */
const refuseTraveller = (
  p: Printed,
  s: Seeing,
  unit: string,
  isSupplied: (hex: string) => boolean,
  before: readonly string[] = [],
): Refusal | undefined => {
  if (!p.isUnit(unit)) return refusal('MOVE.NO-UNIT', 'barbarossa:8.6b', { unit });
  const { side: of } = p.unit(unit);
  if (of !== 'german') return refusal('MOVE.NOT-YOURS', 'barbarossa:8.6b', { unit, of, side: 'german' });
  const hex = placeOf(s.own, unit);
  if (!p.isHex(hex)) return refusal('MOVE.OFF-MAP', 'barbarossa:8.6b', { unit, place: hex });
  if (s.own.turn.stand.includes(unit)) return refusal('MOVE.STANDS-FAST', 'barbarossa:12.7a', { unit });
  if (s.own.turn.railed.includes(unit)) return refusal('RAIL.AGAIN', 'barbarossa:8.7c', { unit });
  if (p.hex(hex).city === undefined || !isHeldBy(p, s, hex, 'german') || !isSupplied(hex))
    return refusal('RAIL.NO-CITY', 'barbarossa:8.7c', { unit, hex });
  const weight = weightOf(p, unit);
  const left = leftTo(p, s) - before.reduce((sum, other) => sum + weightOf(p, other), 0);
  if (weight <= left) return undefined;
  return refusal('RAIL.NO-MORE-ROOM', weight > 1 ? 'barbarossa:8.7j' : 'barbarossa:8.7i', {
    unit,
    weight,
    left,
  });
};

/** One step: no cost, but neither enemies nor what is closed to the unit (8.7f), nor Kerch (10.14c), nor full hexes (6.2a). */
const refuseHop = (p: Printed, s: Seeing, unit: string, from: string, to: string): Refusal | undefined => {
  const closed = refuseStep(p, s, unit, from, to);
  if (closed !== undefined) return closed;
  if (p.strait(from, to) === KERCH)
    return refusal('RAIL.KERCH', 'barbarossa:10.14c', { unit, from, hex: to });
  if (hasUnitsOf(p, s.own, to, 'soviet'))
    return refusal('MOVE.ENEMY', 'barbarossa:10.4', { units: [unit], hex: to });
  return refuseStack(p, s, to, 'german', [unit]);
};

const takeRail = (p: Printed, ctx: Ctx<Own>, unit: string, path: readonly string[]): void => {
  const { own } = ctx.s;
  const from = placeOf(own, unit);
  own.turn.railed.push(unit);
  for (const hex of path) enterHex(p, ctx, [unit], hex);
  ctx.emit({
    kind: 'unit.railed',
    rule: 'barbarossa:8.7a',
    data: {
      unit,
      from,
      hex: placeOf(own, unit),
      path: [...path],
      weight: weightOf(p, unit),
      left: leftTo(p, ctx.seen),
    },
  });
};

const rail = perSheet((p: Printed) =>
  movement<Own, (hex: string) => boolean>(p, {
    verb: 'rail',
    rule: 'barbarossa:8.7a',
    side: 'german',
    look: (s) => overlandHexes(p, s, 'german'),
    movers: (s) => onMap(p, s, 'german'),
    refuseTraveller: (s, isSupplied, unit, before) => refuseTraveller(p, s, unit, isSupplied, before),
    refuseHop: (s, unit, from, to) => refuseHop(p, s, unit, from, to),
    // 8.7e: a hex next to an enemy may be come into, and is where it ends.
    isStop: (s, hex) => isNextToEnemy(p, s, hex),
    refuseRoom: (s, units, hex) => refuseStack(p, s, hex, 'german', units),
    // 8.7d: any distance
    ground: (s, unit) => {
      const ground = groundFor(moveLaw(p), s, unit);
      const room = roomFor(p, s, { side: 'german', units: [unit] });
      const hop: StepCost = (from, to, direction, side) =>
        room(from, to) < 0 || ground(from, to, direction, side) < 0 ? -1 : 1;
      return { cost: hop, stops: isBeside(p, s, 'soviet') };
    },
    goals: (s) => p.objectives.filter((hex) => isHeldBy(p, s, hex, 'soviet')),
    go: (ctx, unit, path) => takeRail(p, ctx, unit, path),
    says: {
      noPath: (unit) => refusal('MOVE.NO-PATH', 'barbarossa:R110', { units: [unit] }),
      noHex: (unit, place) => refusal('MOVE.NO-HEX', 'barbarossa:10.21', { units: [unit], place }),
      noWay: (unit, hex) => refusal('RAIL.NO-WAY', 'barbarossa:8.7e', { unit, hex }),
      pastEnemy: (unit, hex, next) => refusal('RAIL.PAST-ENEMY', 'barbarossa:8.7e', { unit, hex, next }),
      twice: (unit) => refusal('RAIL.TWICE', 'barbarossa:R110', { unit }),
      apart: (units) => refusal('RAIL.APART', 'barbarossa:R110', { units: [...units] }),
    },
  }),
);

/** 8.7g: everywhere one strategic move can end, with the steps it takes. */
export const strategicReach = (p: Printed, s: Seeing, unit: string): readonly Travelled[] =>
  rail(p).reach(s, unit);

/** 8.7c: who could set out now. */
const travellers = (p: Printed, s: Seeing): readonly string[] => rail(p).travellers(s);

/** 8.6, 8.7: who moves here moves again in the movement phase (barbarossa:8.7b); begun and ended in this phase, one unit after the other; over at once when nobody can go. */
export const strategicMovement = (p: Printed): Procedure<Own> => ({
  next: {
    kind: 'auto',
    run: (ctx) => {
      if (travellers(p, ctx.seen).length === 0) ctx.done();
    },
  },
  orders: {
    kind: 'ask',
    rule: 'barbarossa:8.7a',
    by: () => 'german',
    question: (s) => ({
      key: 'ask.strategic',
      params: { count: travellers(p, s).length, left: leftTo(p, s) },
    }),
    choices: [rail(p).choice, endChoice('barbarossa:8.7a', (ctx) => ctx.done())],
    rights: rightsAnyTime(p),
  },
  settle: {
    kind: 'auto',
    run: (ctx) => {
      if (!aftermathFirst(p, ctx, 'next')) ctx.goto('next');
    },
  },
});
