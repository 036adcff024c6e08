// Chapter 8, strategic movement: German units that go any distance from a city in supply, past nobody.
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice, Pick, Procedure } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf, ofOne, setsOf } from '../../../core/subsets.ts';
import type { Args, Message, Order, Refusal } from '../../../core/types.ts';
import { reachedHexes } from '../../../hex/search.ts';
import type { StepCost } from '../../../hex/side-tables.ts';
import { distance } from '../../../hex/distance.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { refuseStack } from '../06-stacking.ts';
import { overlandHexes } from '../07-supply/7.17-supply-state.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { KERCH, refuseStep } from '../10-movement/10.10-costs.ts';
import { groundFor } from '../../../mechanics/movement/costs.ts';
import type { Reached } from '../../../mechanics/movement/ways.ts';
import { isBeside, roomFor } from '../10-movement/10.10-cost-tables.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import type { StrategicLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { isKind, isMech } from '../state.ts';
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

const refuseWay = (
  p: Printed,
  s: Seeing,
  unit: string,
  path: readonly string[],
  units: readonly string[],
): Refusal | undefined => {
  if (path.length === 0) return refusal('MOVE.NO-PATH', 'barbarossa:R110', { units: [unit] });
  let from = placeOf(s.own, unit);
  const walked: string[] = [];
  for (const to of path) {
    if (!p.isHex(to)) return refusal('MOVE.NO-HEX', 'barbarossa:10.21', { units: [unit], place: to });
    const blocked =
      walked.length > 0 && isNextToEnemy(p, s, from)
        ? refusal('RAIL.PAST-ENEMY', 'barbarossa:8.7e', { unit, hex: from, next: to })
        : refuseHop(p, s, unit, from, to);
    if (blocked !== undefined)
      return walked.length === 0 ? blocked : { ...blocked, instead: railOf(units, walked) };
    walked.push(to);
    from = to;
  }
  return new Set([placeOf(s.own, unit), ...path]).size <= path.length
    ? refusal('RAIL.TWICE', 'barbarossa:R110', { unit })
    : undefined;
};

const railOf = (units: readonly string[], path: readonly string[]): Order => ({
  by: 'german',
  verb: 'rail',
  args: { units, path },
});

/** As many of the first as the allowance and the last hex have room for. */
const fewer = (p: Printed, s: Seeing, refused: Refusal, { units = [], path = [] }: Args): Refusal => {
  for (let n = units.length - 1; n > 0; n--) {
    const some = units.slice(0, n);
    if (refuseRail(p, s, { units: some, path }) === undefined)
      return { ...refused, instead: railOf(some, path) };
  }
  return refused;
};

/** R110: each unit moves by itself, so those of one hex that go one way may be told to in one order. */
const refuseRail = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const units = args['units'] ?? [];
  const path = args['path'] ?? [];
  const isSupplied = overlandHexes(p, s, 'german');
  for (const [i, unit] of (units.length === 0 ? [''] : units).entries()) {
    const refused = refuseTraveller(p, s, unit, isSupplied, units.slice(0, i));
    if (refused !== undefined) return i === 0 ? refused : fewer(p, s, refused, args);
  }
  if (new Set(units.map((unit) => placeOf(s.own, unit))).size > 1)
    return refusal('RAIL.APART', 'barbarossa:R110', { units: [...units] });
  for (const unit of units) {
    const blocked = refuseWay(p, s, unit, path, units);
    if (blocked !== undefined) return blocked;
  }
  const full = refuseStack(p, s, path.at(-1) ?? '', 'german', units);
  return full === undefined ? undefined : fewer(p, s, full, args);
};

/** 8.7d, 8.7e: any distance; a hex next to an enemy may be come into, and is where it ends. */
const question = (p: Printed, s: Seeing, unit: string) => {
  const ground = groundFor(moveLaw(p), s, unit);
  const room = roomFor(p, s, { side: 'german', units: [unit] });
  const hop: StepCost = (from, to, direction, side) =>
    room(from, to) < 0 || ground(from, to, direction, side) < 0 ? -1 : 1;
  return { sources: [p.grid.index(placeOf(s.own, unit))], cost: hop, stops: isBeside(p, s, 'soviet') };
};

/** 8.7g: everywhere one strategic move can end, with the steps it takes. */
export const strategicReach = (p: Printed, s: Seeing, unit: string): readonly Reached[] => {
  const found = p.search.flood(question(p, s, unit));
  return reachedHexes(found)
    .slice(1)
    .map((hex) => ({ place: p.grid.id(hex), cost: found.cost[hex] ?? 0 }));
};

/** 8.7c: who could set out now. */
const travellers = atRest((p: Printed, s: Seeing): readonly string[] => {
  const isSupplied = overlandHexes(p, s, 'german');
  return onMap(p, s, 'german').filter((unit) => {
    if (refuseTraveller(p, s, unit, isSupplied) !== undefined) return false;
    const hex = placeOf(s.own, unit);
    return p.neighbours(hex).some((to) => refuseHop(p, s, unit, hex, to) === undefined);
  });
});

/** Every way without a hex twice: few where most of the land is shut, else more than anybody counts. */
function* railWays(
  p: Printed,
  s: Seeing,
  units: readonly string[],
  trail: readonly string[],
): Generator<readonly string[]> {
  const from = trail.at(-1) ?? '';
  if (trail.length > 1 && isNextToEnemy(p, s, from)) return;
  for (const to of p.neighbours(from)) {
    if (trail.includes(to) || units.some((unit) => refuseHop(p, s, unit, from, to) !== undefined)) continue;
    const next = [...trail, to];
    yield next.slice(1);
    yield* railWays(p, s, units, next);
  }
}

function* everyRail(p: Printed, s: Seeing, only?: string): Generator<Args> {
  const able = ofOne(travellers(p, s), only);
  const isFrom = (from: string) => (unit: string) => placeOf(s.own, unit) === from;
  for (const from of new Set(able.map((unit) => placeOf(s.own, unit))))
    for (const units of setsOf(able.filter(isFrom(from))))
      for (const path of railWays(p, s, units, [from])) yield { units, path };
}

const complete = (
  p: Printed,
  s: Seeing,
  args: Args,
): { readonly args: Args; readonly note?: Message } | Refusal => {
  const units = args['units'] ?? [];
  const [unit = ''] = units;
  const goals = args['path'] ?? [];
  const refused = refuseTraveller(p, s, unit, overlandHexes(p, s, 'german'));
  if (refused !== undefined) return refused;
  if (goals.some((hex) => !p.isHex(hex))) return { args };
  const path: string[] = [];
  let here = placeOf(s.own, unit);
  for (const goal of goals) {
    if (p.areAdjacent(here, goal)) path.push(goal);
    else {
      const way = p.search.cheapestPath(
        { ...question(p, s, unit), sources: [p.grid.index(here)] },
        p.grid.index(goal),
      );
      if (way === undefined) return refusal('RAIL.NO-WAY', 'barbarossa:8.7e', { unit, hex: goal });
      path.push(...way.hexes.slice(1).map(p.grid.id));
    }
    here = goal;
  }
  return { args: { units, path } };
};

/** Off to a hex nearer the enemy's prizes than most of what is in reach. */
const sample = (p: Printed, s: Seeing, pick: Pick): Args | undefined => {
  const units = travellers(p, s);
  const unit = units[pick(Math.max(1, units.length))];
  if (unit === undefined) return undefined;
  const goals = p.objectives.filter((hex) => isHeldBy(p, s, hex, 'soviet'));
  const goal = goals[pick(Math.max(1, goals.length))];
  const reach = strategicReach(p, s, unit);
  const far = (hex: string): number =>
    goal === undefined ? 0 : distance(p.grid, p.grid.index(hex), p.grid.index(goal));
  const drawn = Array.from({ length: 6 }, () => reach[pick(Math.max(1, reach.length))]?.place ?? '')
    .filter((place) => place !== '')
    .toSorted((a, b) => far(a) - far(b));
  const full = drawn[0] === undefined ? undefined : complete(p, s, { units: [unit], path: [drawn[0]] });
  return full !== undefined && 'args' in full ? full.args : undefined;
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
      left: leftTo(p, ctx.s),
    },
  });
};

const rail = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'rail',
  rule: 'barbarossa:8.7a',
  sets: ['units'],
  subjects: (s) => travellers(p, s),
  reach: (s, _, unit) => (travellers(p, s).includes(unit) ? strategicReach(p, s, unit) : []),
  complete: (s, _, args) => complete(p, s, args),
  refuse: (s, _, args) => refuseRail(p, s, args),
  every: (s, _, only) => legalOf(everyRail(p, s, only), (args) => refuseRail(p, s, args)),
  sample: (s, _, pick) => sample(p, s, pick),
  take: (ctx, _, args) => {
    for (const unit of args['units'] ?? []) takeRail(p, ctx, unit, args['path'] ?? []);
  },
});

/** 8.6, 8.7: who moves here moves again in the movement phase (barbarossa:8.7b); begun and ended in this phase, one unit after the other; over at once when nobody can go. */
export const strategicMovement = (p: Printed): Procedure<Own> => ({
  next: {
    kind: 'auto',
    run: (ctx) => {
      if (travellers(p, ctx.s).length === 0) ctx.done();
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
    choices: [
      rail(p),
      {
        kind: 'listed',
        verb: 'end',
        rule: 'barbarossa:8.7a',
        ends: true,
        list: () => [{}],
        take: (ctx) => ctx.done(),
      },
    ],
    rights: rightsAnyTime(p),
  },
  settle: {
    kind: 'auto',
    run: (ctx) => {
      if (isAftermathDue(p, ctx.s)) ctx.call('aftermath', {}, 'next');
      else ctx.goto('next');
    },
  },
});
