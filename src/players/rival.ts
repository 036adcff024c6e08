// Somebody who plays a side by itself while a front end stays alive; and the computer player of a level as one.
import { setImmediate as pause } from 'node:timers/promises';
import { canonicalJson } from '../core/canonical-json.ts';
import type { Entry, Match } from '../core/match.ts';
import type { Order, Problem, Side } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { levelName } from './opponent-names.ts';
import type { Seat } from './player.ts';
import type { Reasons, Thinker, Thinking } from './opponent/thinker.ts';

/** Asked at its own decisions and at its rights in the other side's. */
export type Rival = {
  readonly side: Side;
  /** As it is typed and stands in the record: 'level 2 seed 7', or the command of an engine. */
  readonly name: string;
  /** One order; undefined: it lets the chance go by. A problem: an engine failed. */
  next(seat: Seat, match: Match): Promise<Order | Problem | undefined>;
  /** The same for whoever decides himself how long it may think; absent for an engine. */
  readonly think?: (seat: Seat, match: Match) => Thinking;
  /** It comes to an end with the best so far. What it says then may be left undone: it thinks anew when it is asked again. */
  hurry(): void;
  /** Of its last plan. */
  reasons(): Reasons | undefined;
  close(): void;
};

export const isProblem = (said: Order | Problem): said is Problem => 'code' in said;

/** How far it has come with a match, and what it said last. */
type Step = { readonly entries: readonly Entry[]; readonly said: Order | undefined };

/** Whether an order is all that was given at once. */
export const isOrderOf = (order: Order, entry: Entry | undefined): boolean =>
  entry?.orders.length === 1 && canonicalJson(entry.orders[0]) === canonicalJson(order);

/** Whether all that its side has done since is what it said itself. */
const isInStep = ({ entries, said }: Step, match: Match, side: Side): boolean => {
  if (entries.some((entry, i) => entry !== match.entries[i])) return false;
  const since = match.entries.slice(entries.length);
  if (said !== undefined && !isOrderOf(said, since[0])) return false;
  return since.slice(said === undefined ? 0 : 1).every(({ orders }) => orders[0]?.by !== side);
};

/**
 * A thinker that is made anew plays on as the one before. So it is, where the match is not what came of what that one said:
 * after something was taken back, or a thought was hurried.
 */
const inPlace = (
  side: Side,
  fresh: () => Thinker,
): Required<Pick<Rival, 'next' | 'think' | 'hurry' | 'reasons'>> => {
  let thinker: Thinker | undefined;
  let step: Step | undefined;
  let reasons: Reasons | undefined;
  let hurried = false;

  function* sliced(seat: Seat): Thinking {
    const thinking = (thinker ??= fresh())(seat);
    let slice = thinking.next();
    while (slice.done !== true) {
      if ((yield) === true) hurried = true;
      slice = thinking.next(hurried);
    }
    reasons = slice.value.reasons ?? reasons;
    return slice.value;
  }
  function* think(seat: Seat, match: Match): Thinking {
    hurried = false;
    if (step === undefined || !isInStep(step, match, side)) thinker = undefined;
    // Until it has come to an end: whoever drives it may leave it.
    step = undefined;
    const thought = yield* sliced(seat);
    // What it was hurried to is not what it would have come to.
    step = hurried ? undefined : { entries: match.entries.slice(), said: thought.order };
    return thought;
  }
  return {
    think,
    next: async (seat, match) => {
      const thinking = think(seat, match);
      let slice = thinking.next();
      while (slice.done !== true) {
        await pause();
        slice = thinking.next(hurried);
      }
      return slice.value.order;
    },
    hurry: () => void (hurried = true),
    reasons: () => reasons,
  };
};

const loaded = () =>
  Promise.all([
    import('./opponent/levels.ts'),
    import('./opponent/bare.ts'),
    import('./opponent/opponent.ts'),
  ]);

/** Undefined: there is no such level. */
export const levelRival = async (
  game: Game,
  side: Side,
  level: string,
  seed: number,
): Promise<Rival | undefined> => {
  const [{ LEVELS }, { outlookOf }, { opponent }] = await loaded();
  const found = Object.hasOwn(LEVELS, level) ? LEVELS[level] : undefined;
  if (found === undefined) return undefined;
  const outlook = await outlookOf(game);
  const fresh = (): Thinker => opponent({ game, outlook, level: found, seed });
  return {
    side,
    name: levelName(level, seed),
    ...inPlace(side, fresh),
    close: () => undefined,
  };
};

/** Whether it is asked at all now: at its own decisions, unless dice are awaited, and where it could break in. */
export const isAsked = (seat: Seat): boolean =>
  seat.decision.kind !== 'roll' && (seat.decision.by === seat.side || seat.offers().length > 0);
