// The ground as floods see it: what a step costs a stack. The functions that answer for single steps answer here too;
// what hangs on the map and the turn alone is asked of them once.
import { entry, ledger } from '../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../core/ledger.ts';
import { atRest } from '../../core/state-cache.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { carriedStep, stackOf } from './stack.ts';

export const CLOSED = -1;
const UNASKED = -2;
/** Of a step that is asked each time. */
const VARIES = -3;

type Surveys = Map<string, Int16Array>;

/** By class: the cost of every side of a hex, as far as somebody has asked. */
const lasting = new WeakMap<MoveLaw, Surveys>();
const passing = atRest((_law: MoveLaw, _s: MoveSight): Surveys => new Map());

const surveysOf = (law: MoveLaw): Surveys => {
  const known = lasting.get(law) ?? new Map<string, Int16Array>();
  lasting.set(law, known);
  return known;
};

const surveyFor = (law: MoveLaw, s: MoveSight, unit: string): Int16Array => {
  const { key, lasts } = law.classOf(s, unit);
  const known = lasts ? surveysOf(law) : passing(law, s);
  const survey = known.get(key) ?? new Int16Array(law.sheet.grid.count * 6).fill(UNASKED);
  known.set(key, survey);
  return survey;
};

/** What a step costs a unit, whoever is there. */
export const groundFor = (law: MoveLaw, s: MoveSight, unit: string): StepCost => {
  const { grid } = law.sheet;
  const ask = (a: number, b: number): number => {
    const [from, to] = [grid.id(a), grid.id(b)];
    return law.isApart?.(from, to) === true || law.refuseStep(s, unit, from, to) !== undefined
      ? CLOSED
      : law.price(s, unit, from, to);
  };
  const survey = surveyFor(law, s, unit);
  return (a, b, _, side) => {
    const known = survey[side] ?? UNASKED;
    if (known >= CLOSED) return known;
    if (known === VARIES) return ask(a, b);
    const varies = law.varies?.(grid.id(a), grid.id(b)) === true;
    survey[side] = varies ? VARIES : ask(a, b);
    return varies ? ask(a, b) : survey[side];
  };
};

/** What those who are there add to a step, asked one by one. */
const asked =
  (law: MoveLaw, s: MoveSight, stack: Stack) =>
  (a: number, b: number): number => {
    const { grid } = law.sheet;
    const [from, to] = [grid.id(a), grid.id(b)];
    if (law.bars(s, stack, from, to) !== undefined) return CLOSED;
    return law.surcharge?.(s, stack, from, to) ?? 0;
  };

/** What a step costs the one of the stack who pays most; below 0 where the stack cannot go. */
export const stackCost = (law: MoveLaw, s: MoveSight, stack: Stack): StepCost => {
  const meeting = law.meeting?.(s, stack) ?? asked(law, s, stack);
  const grounds = stack.units.map((unit) => groundFor(law, s, unit));
  return (a, b, d, side) => {
    let most = 0;
    for (const ground of grounds) {
      const cost = ground(a, b, d, side);
      if (cost < 0) return CLOSED;
      if (cost > most) most = cost;
    }
    const more = meeting(a, b);
    return more < 0 ? CLOSED : most + more;
  };
};

/** The cost of a way, step by step; `units`: all who go as one with the unit. */
export const costSum = (
  law: MoveLaw,
  s: MoveSight,
  unit: string,
  path: readonly string[],
  units: readonly string[] = [unit],
): Ledger => {
  const { parts = 1 } = law;
  const entries: LedgerEntry[] = [];
  const tell = (part: LedgerEntry): void => void entries.push(part);
  let stack = stackOf(law, s, units);
  for (const to of path) {
    const from = stack.trail[stack.trail.length - 1] ?? '';
    const price = law.price(s, unit, from, to, tell) + (law.surcharge?.(s, stack, from, to, tell) ?? 0);
    const { more, carried, as, apart } = carriedStep(law, s, stack, to);
    if (apart !== undefined) tell(entry('add', apart.more / parts, apart.why, apart.rule, { hex: to }));
    const rest = more - (apart?.more ?? 0);
    if (rest !== 0) {
      const params = { hex: to, ...(as !== undefined && { as }) };
      tell(entry('add', rest / parts, 'cost.carried', law.carry?.rule ?? law.rules.sum, params));
    }
    const spent = stack.spent.map((n) => n + price + more);
    stack = { ...stack, trail: [...stack.trail, to], isFresh: false, carried, spent };
  }
  if (entries.length > 1) entries.push(entry('at-least', 0, 'cost.added', law.rules.sum));
  return ledger('cost', entries);
};
