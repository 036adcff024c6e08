// Counts of legal order sequences, as chess programs count moves: one wrong rule and some count is off.
import { copyJson } from './canonical-json.ts';
import type { DiceSource } from './dice.ts';
import { apply, decision, every, offers, settle } from './kernel.ts';
import type { Rules, Seen } from './rule-set.ts';
import type { Order, Problem, Result, State } from './types.ts';

/** More orders than this from one state are no small position. */
const MOST = 1_000_000;

/**
 * One by one every order somebody may give now, the rights of the other side among them; nothing in between, while one is
 * sought. Standing orders are left out:
 * they can be given at any time. An open choice without a list is a problem, and so is a die that waits.
 */
export function* orderSteps(
  rules: Rules,
  s: Seen<unknown>,
): Generator<Order | undefined, Problem | undefined> {
  const now = decision(rules, s);
  if (now === undefined) return undefined;
  const { at } = now;
  if (now.kind === 'roll') return { code: 'PERFT.DIE-WAITS', params: {}, at };
  let count = 0;
  let tried = 0;
  let passes = false;
  for (const offer of offers(rules, s)) {
    const { by, verb } = offer;
    const found = every(s, offer);
    if (found === undefined) return { code: 'PERFT.NO-LIST', params: { verb }, at };
    for (const args of found) {
      if (args === undefined) {
        tried += 1;
        if (tried === MOST) return { code: 'PERFT.NO-LIST', params: { verb }, at };
        yield undefined;
        continue;
      }
      if (count === MOST) return { code: 'PERFT.TOO-MANY', params: { most: MOST, verb }, at };
      count += 1;
      passes ||= verb === 'pass' && by === now.by;
      yield { by, verb, args };
    }
  }
  // A window can always be let pass, whether its choices say so or not.
  if (now.kind === 'window' && !passes) yield { by: now.by, verb: 'pass', args: {} };
  return undefined;
}

/** Every legal order in one list. */
export const everyOrder = (rules: Rules, s: Seen<unknown>, tick?: () => void): Result<readonly Order[]> => {
  const orders: Order[] = [];
  const steps = orderSteps(rules, s);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    tick?.();
    if (step.value !== undefined) orders.push(step.value);
  }
  return step.value === undefined ? { ok: true, value: orders } : { ok: false, error: step.value };
};

/** Every die shows this face; a die that has no such face is left to wait. */
const loaded =
  (face: number): DiceSource =>
  (_n, request) =>
    face <= request.sides ? face : undefined;

const after = (rules: Rules, s: State, order: Order, dice: DiceSource): State => {
  const next = copyJson(s);
  const done = apply(rules, next, order, dice);
  if (!done.ok) throw new Error(`A listed order was refused: ${order.verb}, ${done.refusal.code}`);
  return next;
};

const settled = (rules: Rules, s: State, dice: DiceSource): State => {
  const copy = copyJson(s);
  settle(rules, copy, dice);
  return copy;
};

/** Pauses at every order that is counted, so that whoever counts can be interrupted. */
function* countSteps(
  rules: Rules,
  s: State,
  depth: number,
  dice: DiceSource,
): Generator<void, number | Problem> {
  if (depth === 0) return 1;
  const orders = orderSteps(rules, s);
  let total = 0;
  let step = orders.next();
  for (; step.done !== true; step = orders.next()) {
    yield;
    if (step.value === undefined) continue;
    if (depth === 1) total += 1;
    else {
      const below = yield* countSteps(rules, after(rules, s, step.value, dice), depth - 1, dice);
      if (typeof below !== 'number') return below;
      total += below;
    }
  }
  return step.value ?? total;
}

/** `tick` is called again and again: whoever waits may be told so. */
const count = (
  rules: Rules,
  s: State,
  depth: number,
  dice: DiceSource,
  tick?: () => void,
): number | Problem => {
  const steps = countSteps(rules, s, depth, dice);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) tick?.();
  return step.value;
};

/** `perft`, one order at a time. */
export const perftSteps = (
  rules: Rules,
  s: State,
  depth: number,
  face: number,
): Generator<void, number | Problem> => {
  const dice = loaded(face);
  return countSteps(rules, settled(rules, s, dice), depth, dice);
};

/** How many sequences of so many legal orders there are from here; a game that ends sooner counts none. */
export const perft = (
  rules: Rules,
  s: State,
  depth: number,
  face: number,
  tick?: () => void,
): Result<number> => {
  const dice = loaded(face);
  const total = count(rules, settled(rules, s, dice), depth, dice, tick);
  return typeof total === 'number' ? { ok: true, value: total } : { ok: false, error: total };
};

export type Branch = { readonly order: Order; readonly count: number };

/** The same count by first order, to find where two programs part. */
export const divide = (
  rules: Rules,
  s: State,
  depth: number,
  face: number,
  tick?: () => void,
): Result<readonly Branch[]> => {
  const dice = loaded(face);
  const start = settled(rules, s, dice);
  const orders = everyOrder(rules, start, tick);
  if (!orders.ok) return orders;
  const branches: Branch[] = [];
  for (const order of orders.value) {
    const below = count(rules, after(rules, start, order, dice), Math.max(0, depth - 1), dice, tick);
    if (typeof below !== 'number') return { ok: false, error: below };
    branches.push({ order, count: below });
  }
  return { ok: true, value: branches };
};
