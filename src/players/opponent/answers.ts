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

const answersOf = (mind: Mind, seat: Seat, offer: Offer): readonly Order[] => {
  const { level, pick } = mind;
  const all = seat.list(offer);
  if (all !== undefined) return thinned(all, level.most);
  const drawn = Array.from({ length: level.drawn }, () => seat.sample(offer, pick));
  return drawn.filter((order) => order !== undefined);
};

/** What does not end it must better the position as it stands, so that nothing is done for ever; of what ends it the best. */
export function* answered(mind: Mind, seat: Seat): Generator<void, Chosen | undefined, boolean | undefined> {
  const open = seat.offers().filter(({ right }) => !right);
  const answers = open.flatMap((offer) =>
    answersOf(mind, seat, offer).map((order) => ({ order, ends: offer.ends })),
  );
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
  for (const { order, ends } of answers) {
    played += 1;
    if (played % SLICE === 0 && (yield) === true) break;
    if (ends && answers.filter((each) => each.ends).length === 1) {
      end = order;
      continue;
    }
    const worth = worthOf(mind, scratch, order);
    if (worth === undefined) continue;
    worths.push(worth);
    if (ends && worth > mostAtEnd) [end, mostAtEnd] = [order, worth];
    if (!ends && worth > most) [best, most] = [order, worth];
  }
  const order = best ?? end ?? only?.order;
  return order === undefined ? undefined : { order, reasons: reasonsOfAnswer(worths) };
}
