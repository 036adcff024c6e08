// Chapter 10, the ground as floods see it: what a step costs a stack, and where it has room. The functions that answer
// for single steps answer here too; what hangs on the map and the turn alone is asked of them once.
import { stacks } from '../../../mechanics/places.ts';
import { atRest } from '../../../core/state-cache.ts';
import type { StepCost } from '../../../hex/side-tables.ts';
import { limitOf } from '../06-stacking.ts';
import { isMoveHalved } from '../07-supply/7.17-supply-state.ts';
import { KERCH, refuseStep, stepCost } from './10.10-costs.ts';
import type { Stack } from './10.2-stacks.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isKind, isSatellite } from '../state.ts';
import type { Seeing } from '../state.ts';

const CLOSED = -1;
const UNASKED = -2;

/** Kerch is no way to anywhere (10.14). */
const costOf = (p: Printed, s: Seeing, unit: string, from: string, to: string): number =>
  p.strait(from, to) === KERCH || refuseStep(p, s, unit, from, to) !== undefined
    ? CLOSED
    : stepCost(p, s, unit, from, to);

/** Units of one class pay the same everywhere, and are stopped by the same hexsides. */
const classOf = (p: Printed, unit: string): string => {
  const { side, mobility, type, bound = '' } = p.unit(unit);
  const isBarred = isKind(p, unit, 'axis-satellite');
  return `${side} ${mobility} ${type === 'naval'} ${isGerman(p, unit)} ${isBarred} ${bound}`;
};

/** By turn and class: the cost of every side of a hex, as far as somebody has asked. */
const surveys = new WeakMap<Printed, Map<string, Int16Array>>();

const surveyOf = (p: Printed, key: string): Int16Array => {
  const known = surveys.get(p) ?? new Map<string, Int16Array>();
  surveys.set(p, known);
  const survey = known.get(key) ?? new Int16Array(p.grid.count * 6).fill(UNASKED);
  known.set(key, survey);
  return survey;
};

/** 5.13a: on turn 1 the state of supply makes marsh clear, and what holds now does not hold for long. */
const FIRST = 1;

const firstSurveys = atRest((p: Printed) => {
  const known = new Map<string, Int16Array>();
  return (key: string): Int16Array => {
    const survey = known.get(key) ?? new Int16Array(p.grid.count * 6).fill(UNASKED);
    known.set(key, survey);
    return survey;
  };
});

const surveyFor = (p: Printed, s: Seeing, unit: string): Int16Array =>
  s.clock.turn === FIRST
    ? firstSurveys(p, s)(`${classOf(p, unit)} ${isMoveHalved(p, s, unit)}`)
    : surveyOf(p, `${s.clock.turn} ${classOf(p, unit)}`);

/** What a step costs a unit, whoever is there. */
export const groundFor = (p: Printed, s: Seeing, unit: string): StepCost => {
  const { grid } = p;
  const ask = (a: number, b: number): number => costOf(p, s, unit, grid.id(a), grid.id(b));
  const survey = surveyFor(p, s, unit);
  return (a, b, _, side) => {
    const known = survey[side] ?? UNASKED;
    return known === UNASKED ? (survey[side] = ask(a, b)) : known;
  };
};

/** By hex: how many units of a side are there, and how many of them satellites. */
type Crowd = { readonly units: Uint8Array; readonly satellites: Uint8Array };

const crowds = atRest((p: Printed, s: Seeing): Readonly<Record<Who, Crowd>> => {
  const empty = (): Crowd => ({
    units: new Uint8Array(p.grid.count),
    satellites: new Uint8Array(p.grid.count),
  });
  const found = { german: empty(), soviet: empty() };
  for (const { hex, units } of stacks(p, s))
    for (const unit of units) {
      const { units: all, satellites } = found[p.unit(unit).side as Who];
      all[hex] = (all[hex] ?? 0) + 1;
      if (isSatellite(p, unit)) satellites[hex] = (satellites[hex] ?? 0) + 1;
    }
  return found;
});

/** 6.3, 6.4a, 10.4: whether a stack may be in a hex other than its own. */
const roomFor = (
  p: Printed,
  s: Seeing,
  { side, units }: Pick<Stack, 'side' | 'units'>,
): ((hex: number) => boolean) => {
  const { [side]: own, [otherSide(side)]: enemy } = crowds(p, s);
  const most = limitOf(p, 'stack') - units.length;
  const coming = units.filter((unit) => isSatellite(p, unit)).length;
  const mostSatellites = limitOf(p, 'satellites') - coming;
  return (hex) =>
    enemy.units[hex] === 0 && (own.units[hex] ?? 0) <= most && (own.satellites[hex] ?? 0) <= mostSatellites;
};

/** Hexes beside one with units of a side in it. */
export const isBeside = (p: Printed, s: Seeing, side: Who): ((hex: number) => boolean) => {
  const { units } = crowds(p, s)[side];
  const { neighbours } = p.grid;
  return (hex) => {
    for (let d = hex * 6; d < hex * 6 + 6; d++) if ((units[neighbours[d] ?? -1] ?? 0) > 0) return true;
    return false;
  };
};

/** What a step costs the one of the stack who pays most; below 0 where the stack cannot go. */
export const stackCost = (p: Printed, s: Seeing, stack: Pick<Stack, 'side' | 'units'>): StepCost => {
  const hasRoom = roomFor(p, s, stack);
  const grounds = stack.units.map((unit) => groundFor(p, s, unit));
  return (a, b, d, side) => {
    if (!hasRoom(b)) return CLOSED;
    let most = 0;
    for (const ground of grounds) {
      const cost = ground(a, b, d, side);
      if (cost < 0) return CLOSED;
      if (cost > most) most = cost;
    }
    return most;
  };
};
