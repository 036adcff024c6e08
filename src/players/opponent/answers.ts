// A question without a habit: every answer is played on a copy of an imagined position, and the best is given.
import { copyJson } from '../../core/canonical-json.ts';
import type { DiceSource } from '../../core/dice.ts';
import { apply, offers, sampled, waiting } from '../../core/kernel.ts';
import type { Offer } from '../../core/kernel.ts';
import type { Pick as Draw } from '../../core/rule-set.ts';
import type { Order, State } from '../../core/types.ts';
import type { Scratch, Seat } from '../player.ts';
import { appraise } from './appraise.ts';
import type { Scales } from './appraise.ts';
import type { Chosen } from './fights.ts';
import type { Level } from './levels.ts';
import { reasonsOfAnswer } from './reasons.ts';
import type { Purse } from './thinker.ts';

/** Of all that a die may show, where in its faces to look: an answer with dice is played once for each. */
const CHANCES = [0.5, 1 / 6, 5 / 6] as const;
/** The step from one die to the next that comes round to the same last. */
const GOLDEN = 0.381966;
/** What an answer sets off is answered by the first that comes, so many times at most. */
const FOLLOWED = 8;
/** An answer that may as well be left out gains more than this. */
const GAIN = 0.05;
/** Of more sets of units than this the best grows unit by unit. */
const MANY = 12;
/** Answers played between two pauses. */
const SLICE = 16;

export type Mind = Scales & {
  readonly level: Level;
  readonly pick: Draw;
  /** The same for all orders since the last news. */
  readonly newsPick: Draw;
  readonly purse: Purse;
};

type Ground = Pick<Scratch, 'rules' | 'state'>;

const followOut = ({ rules, state }: Ground, at: string, dice: DiceSource): void => {
  const { phase } = state.clock;
  for (let n = 0; n < FOLLOWED; n++) {
    const now = waiting(rules, state);
    if (now === undefined || now.at === at || now.kind === 'roll' || state.clock.phase !== phase) return;
    const open = offers(rules, state).filter((offer) => offer.by === now.by && !offer.right);
    const inTurn = [...open.filter(({ ends }) => !ends), ...open.filter(({ ends }) => ends)];
    const order =
      now.kind === 'window'
        ? { by: now.by, verb: 'pass', args: {} }
        : inTurn.map((offer) => sampled(state, offer, () => 0)).find((each) => each !== undefined);
    if (order === undefined || !apply(rules, state, order, dice).ok) return;
  }
};

/** `fell`: a die was thrown for it. */
type Outcome = { readonly worth: number; readonly fell: boolean };

const playedOut = (
  mind: Mind,
  { rules, state }: Ground,
  order: Order,
  chance: number,
): Outcome | undefined => {
  const copy: State = copyJson(state);
  let fallen = 0;
  // No two alike: some dice are thrown again until they show something else.
  const dice: DiceSource = (_, { sides }) => {
    const at = (chance + fallen * GOLDEN) % 1;
    fallen += 1;
    return Math.min(sides, 1 + Math.floor(at * sides));
  };
  const at = waiting(rules, state)?.at ?? '';
  mind.purse.spent += 1;
  if (!apply(rules, copy, order, dice).ok) return undefined;
  if (fallen > 0) followOut({ rules, state: copy }, at, dice);
  return { worth: appraise(mind, copy, order.by), fell: fallen > 0 };
};

/** What an order comes to on the mean; undefined where it is not legal in the position that is imagined. */
export const worthOf = (mind: Mind, ground: Ground, order: Order): number | undefined => {
  const [middle, ...others] = CHANCES;
  const first = playedOut(mind, ground, order, middle);
  if (first === undefined || !first.fell) return first?.worth;
  const all = [
    first.worth,
    ...others.flatMap((chance) => playedOut(mind, ground, order, chance)?.worth ?? []),
  ];
  return all.reduce((sum, worth) => sum + worth, 0) / all.length;
};

const thinned = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);

type Answer = { readonly order: Order; readonly ends: boolean };

const unitsOf = ({ args }: Order): readonly string[] => args['units'] ?? [];

/** The same with one unit more. */
const isMore = (order: Order, { verb, args }: Order): boolean =>
  order.verb === verb &&
  unitsOf(order).length === (args['units']?.length ?? 0) + 1 &&
  (args['units'] ?? []).every((unit) => unitsOf(order).includes(unit)) &&
  Object.keys(args).every((slot) => slot === 'units' || order.args[slot]?.join() === args[slot]?.join());

/** `later`: sets of units that are tried only where the best before grows to them. */
type Answers = { readonly first: readonly Answer[]; readonly later: readonly Order[] };

const answersOf = (mind: Mind, seat: Seat, offer: Offer): Answers => {
  const { level, pick } = mind;
  const { ends } = offer;
  const as = (orders: readonly Order[]): readonly Answer[] => orders.map((order) => ({ order, ends }));
  const all = seat.list(offer);
  if (all === undefined) {
    const drawn = Array.from({ length: level.drawn }, () => seat.sample(offer, pick));
    return { first: as(drawn.filter((order) => order !== undefined)), later: [] };
  }
  const alone = all.filter((order) => unitsOf(order).length === 1);
  return all.length > MANY && !ends && alone.length > 0 && all.every((order) => unitsOf(order).length > 0)
    ? { first: as(thinned(alone, level.most)), later: all }
    : { first: as(thinned(all, level.most)), later: [] };
};

/** What does not end it must better the position as it stands, so that nothing is done for ever; of what ends it the best. */
export function* answered(mind: Mind, seat: Seat): Generator<void, Chosen | undefined, boolean | undefined> {
  const open = seat.offers().filter(({ right }) => !right);
  const found = open.map((offer) => answersOf(mind, seat, offer));
  const answers = found.flatMap(({ first }) => first);
  const later = found.flatMap((each) => each.later);
  const [only] = answers;
  if (answers.length <= 1) return only === undefined ? undefined : { order: only.order };
  const scratch = seat.imagine(mind.pick, 'now');
  const isFree = answers.some(({ ends }) => ends);
  const stands = isFree ? appraise(mind, scratch.state, seat.side) + GAIN : -Infinity;
  let best: Order | undefined;
  let most = stands;
  let end: Order | undefined;
  let mostAtEnd = -Infinity;
  let played = 0;
  const worths: number[] = [];
  const isOnlyEnd = answers.filter(({ ends }) => ends).length === 1;
  let grown: Order | undefined;
  let mostGrown = -Infinity;
  let wave: readonly Answer[] = answers;
  let isStopped = false;
  while (wave.length > 0 && !isStopped) {
    const before = grown;
    for (const { order, ends } of wave) {
      played += 1;
      if (played % SLICE === 0 && (yield) === true) {
        isStopped = true;
        break;
      }
      if (ends && isOnlyEnd) {
        end = order;
        continue;
      }
      const worth = worthOf(mind, scratch, order);
      if (worth === undefined) continue;
      worths.push(worth);
      if (ends && worth > mostAtEnd) [end, mostAtEnd] = [order, worth];
      if (!ends && worth > most) [best, most] = [order, worth];
      if (!ends && worth > mostGrown) [grown, mostGrown] = [order, worth];
    }
    const seed = grown;
    wave =
      seed === undefined || seed === before
        ? []
        : later.flatMap((order) => (isMore(order, seed) ? [{ order, ends: false }] : []));
  }
  const order = best ?? end ?? only?.order;
  return order === undefined ? undefined : { order, reasons: reasonsOfAnswer(worths) };
}
