// A way followed step by step as far as it is legal, and at its end the assault on whoever is there.
import { refusal } from '../../core/rule-set.ts';
import type { Refusal } from '../../core/types.ts';
import type { StepCost } from '../../hex/side-tables.ts';
import { hasUnitsOf } from '../places.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { carriedStep, hereOf, inBook, next, refuseNext, refusePoints } from './stack.ts';

/** Whether a step is an attack on the move: an enemy is there, and the game knows such a thing. */
export const isAssault = (law: MoveLaw, s: MoveSight, { side }: Stack, to: string): boolean =>
  law.assault !== undefined && hasUnitsOf(law.sheet, s.own, to, law.sheet.other(side));

export const assaultCosts = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): readonly number[] =>
  stack.units.map((unit) => law.assault?.price(s, unit, hereOf(stack), to) ?? 0);

/** No guarantee of one hex pays for an assault. */
export const refuseStrike = (law: MoveLaw, s: MoveSight, stack: Stack, to: string): Refusal | undefined => {
  const { assault } = law;
  const refused = assault?.refuse(s, stack.units, hereOf(stack), to);
  if (assault === undefined || refused !== undefined) return refused;
  const short = refusePoints(law, stack, to, assaultCosts(law, s, stack, to));
  return short === undefined ? undefined : { ...short, code: 'ASSAULT.POINTS', rule: assault.rules.payment };
};

/** There is no way to a hex, and this is what stops who goes there straight. */
const barred = ({ units }: Stack, goal: string, { code, rule, params }: Refusal): Refusal =>
  refusal('MOVE.BARRED', rule, {
    units: [...units],
    hex: goal,
    because: { key: code, params: { ...params, rule } },
  });

/** With points for everything: a stack as a way on the map sees it. */
const endlessly = (stack: Stack): Stack => ({
  ...stack,
  isFresh: true,
  limit: Infinity,
  allowed: stack.units.map(() => Infinity),
});

/** What stops a stack that goes straight to a hex first, whatever its points; `cost`: of a step, all alike or by who is there. */
export const straightBar = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  goal: string,
  { strikes = false, cost = () => 1 }: { readonly strikes?: boolean; readonly cost?: StepCost } = {},
): { readonly hex: string; readonly refused: Refusal } | undefined => {
  const { grid, search } = law.sheet;
  const endless = endlessly(stack);
  const straight = search.cheapestPath({ sources: [grid.index(hereOf(stack))], cost }, grid.index(goal));
  let at = endless;
  for (const to of straight?.hexes.slice(1).map(grid.id) ?? []) {
    if (strikes && to === goal) break;
    const refused = refuseNext(law, s, at, to);
    if (refused !== undefined) return { hex: to, refused };
    at = { ...endless, trail: [...at.trail, to] };
  }
  return undefined;
};

/**
 * Where no way leads: what keeps a stack out of a hex from every side, else what stops one that goes straight there.
 * That the enemy is in it keeps nobody from a strike: then it is what stops him on the way.
 */
export const refuseStraight = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  goal: string,
  strikes = false,
): Refusal | undefined => {
  const endless = endlessly(stack);
  const around = strikes
    ? []
    : law.sheet.neighbours(goal).map((from) => refuseNext(law, s, { ...endless, trail: [from] }, goal));
  const [first] = around;
  if (first !== undefined && around.every((refused) => refused?.code === first.code)) return first;
  const bar = straightBar(law, s, stack, goal, { strikes });
  if (bar === undefined) return undefined;
  return bar.hex === goal ? bar.refused : barred(stack, goal, bar.refused);
};

/** Follows a way as far as it is legal. */
export const walk = (
  law: MoveLaw,
  s: MoveSight,
  start: Stack,
  path: readonly string[],
): { readonly stack: Stack; readonly refused?: Refusal } => {
  let stack = start;
  for (const [i, to] of path.entries()) {
    if (i === path.length - 1 && isAssault(law, s, stack, to)) {
      const refused = refuseStrike(law, s, stack, to);
      return refused === undefined ? { stack } : { stack, refused };
    }
    const step = next(law, s, stack, to);
    if (step.refused !== undefined) return { stack, refused: step.refused };
    stack = step.stack;
  }
  const refused = law.refuseEnd?.(s, stack);
  return refused === undefined ? { stack } : { stack, refused };
};

const SHORT: ReadonlySet<string> = new Set(['MOVE.FAR', 'MOVE.SLOWEST', 'ASSAULT.POINTS']);

/** What a way costs a unit, whoever bars it. */
const wholeCost = (
  law: MoveLaw,
  s: MoveSight,
  start: Stack,
  unit: string,
  path: readonly string[],
): number => {
  let stack = start;
  let sum = 0;
  for (const to of path) {
    const from = hereOf(stack);
    const strikes = to === path.at(-1) && isAssault(law, s, start, to);
    const { more, carried } = carriedStep(law, s, stack, to);
    const cost = strikes
      ? (law.assault?.price(s, unit, from, to) ?? 0)
      : law.price(s, unit, from, to) + (law.surcharge?.(s, stack, from, to) ?? 0) + more;
    sum += cost;
    const spent = stack.spent.map((n) => n + cost);
    stack = { ...stack, trail: [...stack.trail, to], isFresh: false, carried, spent };
  }
  return sum;
};

/** Points that do not do for the whole of a way: who named its end hears what it costs to get there, and how far they go. */
export const ofWhole = (
  law: MoveLaw,
  s: MoveSight,
  start: Stack,
  path: readonly string[],
  reached: Stack,
  refused: Refusal,
): Refusal => {
  const { sheet } = law;
  const goal = path.at(-1) ?? '';
  const isWay = path.every(
    (hex, i) => sheet.isHex(hex) && sheet.areAdjacent(path[i - 1] ?? hereOf(start), hex),
  );
  if (!SHORT.has(refused.code) || path.length < 2 || !isWay) return refused;
  const sums = start.units.map((unit, i) => ({
    cost: wholeCost(law, s, start, unit, path),
    left: start.limit - (start.spent[i] ?? 0),
    gone: (reached.spent[i] ?? 0) - (start.spent[i] ?? 0),
  }));
  const dearest = sums.toSorted((a, b) => b.cost - b.left - (a.cost - a.left))[0];
  if (dearest === undefined) return refused;
  const far = { goal, whole: inBook(law, dearest.cost), all: inBook(law, Math.max(0, dearest.left)) };
  const gone =
    reached.trail.length > 1
      ? { reached: hereOf(reached), short: inBook(law, Math.max(1, dearest.cost - dearest.gone)) }
      : {};
  return { ...refused, params: { ...refused.params, ...far, ...gone } };
};
