// Counts of legal order sequences, as chess programs count moves: one wrong rule and some count is off.
import { copyJson } from './copy.ts';
import type { DiceSource } from './dice.ts';
import { apply, decision, every, offers, settle } from './kernel.ts';
import type { Rules, Seen } from './rules.ts';
import type { Order, Problem, Result, State } from './types.ts';

/** More orders than this from one state are no small position. */
const MOST = 1_000_000;

/**
 * Every order somebody may give now, the rights of the other side among them. Standing orders are left out:
 * they can be given at any time. An open choice without a list is a problem, and so is a die that waits.
 */
export const everyOrder = (rules: Rules, s: Seen<unknown>): Result<readonly Order[]> => {
  const now = decision(rules, s);
  if (now === undefined) return { ok: true, value: [] };
  if (now.kind === 'roll') {
    return { ok: false, error: { code: 'PERFT.DIE-WAITS', params: {}, at: now.at } };
  }
  const orders: Order[] = [];
  for (const offer of offers(rules, s)) {
    const { by, verb } = offer;
    const found = every(s, offer);
    if (found === undefined)
      return { ok: false, error: { code: 'PERFT.NO-LIST', params: { verb }, at: now.at } };
    for (const args of found) {
      if (orders.length === MOST)
        return { ok: false, error: { code: 'PERFT.TOO-MANY', params: { most: MOST, verb }, at: now.at } };
      orders.push({ by, verb, args });
    }
  }
  // A window can always be let pass, whether its choices say so or not.
  const passes = orders.some((order) => order.verb === 'pass' && order.by === now.by);
  if (now.kind === 'window' && !passes) orders.push({ by: now.by, verb: 'pass', args: {} });
  return { ok: true, value: orders };
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

const count = (rules: Rules, s: State, depth: number, dice: DiceSource): number | Problem => {
  if (depth === 0) return 1;
  const orders = everyOrder(rules, s);
  if (!orders.ok) return orders.error;
  if (depth === 1) return orders.value.length;
  let total = 0;
  for (const order of orders.value) {
    const below = count(rules, after(rules, s, order, dice), depth - 1, dice);
    if (typeof below !== 'number') return below;
    total += below;
  }
  return total;
};

/** How many sequences of so many legal orders there are from here; a game that ends sooner counts none. */
export const perft = (rules: Rules, s: State, depth: number, face: number): Result<number> => {
  const dice = loaded(face);
  const total = count(rules, settled(rules, s, dice), depth, dice);
  return typeof total === 'number' ? { ok: true, value: total } : { ok: false, error: total };
};

export type Branch = { readonly order: Order; readonly count: number };

/** The same count by first order, to find where two programs part. */
export const divide = (rules: Rules, s: State, depth: number, face: number): Result<readonly Branch[]> => {
  const dice = loaded(face);
  const start = settled(rules, s, dice);
  const orders = everyOrder(rules, start);
  if (!orders.ok) return orders;
  const branches: Branch[] = [];
  for (const order of orders.value) {
    const below = count(rules, after(rules, start, order, dice), Math.max(0, depth - 1), dice);
    if (typeof below !== 'number') return { ok: false, error: below };
    branches.push({ order, count: below });
  }
  return { ok: true, value: branches };
};
