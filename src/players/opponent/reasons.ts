// Why the computer player does what it does, as messages: hexes, numbers and odds, and no unit by its name.
import type { Message } from '../../core/types.ts';
import type { Strike } from './rungs.ts';
import type { Reasons } from './thinker.ts';

/** What several units are to do together, with what, and against what. */
export type Task = {
  readonly kind: 'mass' | 'hold' | 'cut' | 'take' | 'enter' | 'bar' | 'line';
  readonly hex: string;
  readonly units: number;
  readonly have: number;
  readonly against: number;
  readonly gain: number;
};

/** Never minus nothing. */
const rounded = (amount: number): number => Math.round(amount) || 0;

/** A garrison where nobody could attack is there so that nobody walks in. */
const sayingOf = ({ kind, against }: Task): string =>
  kind === 'hold' && rounded(against) === 0 ? 'hold-open' : kind;

const said = (key: string, params: Message['params']): Message => ({ key: `opponent.${key}`, params });

const byGain = (a: { readonly gain: number }, b: { readonly gain: number }): number => b.gain - a.gain;

/** Of a movement: the task that is worth most, what it is done with, and the best that is left undone. */
export const reasonsOfMoves = (done: readonly Task[], open: readonly Task[]): Reasons => {
  const [first] = done.toSorted(byGain);
  const [other] = open.filter(({ gain }) => gain > 0).toSorted(byGain);
  if (first === undefined)
    return { worth: 0, aim: said('aim.march', {}), because: said('because.march', {}) };
  const { kind, hex, units, have, against, gain } = first;
  return {
    worth: gain,
    aim: said(`aim.${kind}`, { hex }),
    because: said(`because.${sayingOf(first)}`, {
      units,
      have: rounded(have),
      against: rounded(against),
      ...(done.length > 1 && { more: done.length - 1 }),
    }),
    ...(other !== undefined && {
      instead: said(`instead.${other.kind}`, {
        hex: other.hex,
        ...(first.gain - other.gain >= 0.5 && { less: rounded(first.gain - other.gain) }),
      }),
    }),
  };
};

/** Of a unit that goes where its task is. */
export const reasonOfTask = (task: Task): Message => {
  const { hex, units, have, against } = task;
  return said(`order.${sayingOf(task)}`, { hex, units, have: rounded(have), against: rounded(against) });
};

const SIXTHS = 6;
/** A game that is won or lost is worth more than can be said. */
const MOST_TOLD = 1000;

const falls = ({ endings }: Strike['prospect']): number =>
  rounded(SIXTHS * endings.reduce((sum, { chance, falls: part }) => sum + chance * part, 0));

/** Of attacks: the one that comes next, how many are to be made beside it, and the best that is not to be made. */
export const reasonsOfStrike = (
  strike: Strike,
  all: readonly (readonly Strike[])[],
  made: readonly Strike[],
): Reasons => {
  const { fight, units, mean, gain, prospect } = strike;
  const targets = new Set([strike, ...made].map((each) => each.fight.target));
  const [other] = all
    .flat()
    .filter((each) => !targets.has(each.fight.target))
    .toSorted(byGain);
  const isDuty = mean <= 0;
  return {
    worth: mean,
    aim: said(isDuty ? 'aim.duty' : 'aim.attack', { hex: fight.target, odds: prospect.odds }),
    because: said('because.attack', {
      units: units.length,
      chance: [falls(prospect), SIXTHS],
      gain: rounded(gain),
      ...(targets.size > 1 && { more: targets.size - 1 }),
    }),
    ...(other !== undefined && {
      instead: said('instead.attack', {
        hex: other.fight.target,
        odds: other.prospect.odds,
        gain: rounded(other.gain),
      }),
    }),
  };
};

/** Of attacks that are not made. */
export const reasonsOfPeace = (all: readonly (readonly Strike[])[]): Reasons => {
  const [best] = all.flat().toSorted(byGain);
  return {
    worth: 0,
    aim: said('aim.peace', {}),
    because:
      best === undefined
        ? said('because.nobody', {})
        : said('because.poor', {
            hex: best.fight.target,
            odds: best.prospect.odds,
            gain: rounded(best.mean),
          }),
  };
};

/** Of a question whose answers were tried one by one: by how much the best is worth more than the next. */
export const reasonsOfAnswer = (worths: readonly number[]): Reasons => {
  const [best, next] = worths.toSorted((a, b) => b - a);
  const more = best !== undefined && next !== undefined && best - next < MOST_TOLD ? best - next : undefined;
  return {
    aim: said('aim.answer', {}),
    because: said('because.answer', {
      tried: worths.length,
      ...(more !== undefined && more >= 0.5 && { more: rounded(more) }),
    }),
  };
};
