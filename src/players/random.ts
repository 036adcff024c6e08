// A player that draws a legal order at random, but keeps its army moving: it seldom ends what it could go on with.
import type { Offer } from '../core/kernel.ts';
import type { Pick } from '../core/rule-set.ts';
import type { Args, Order } from '../core/types.ts';
import type { Player, Seat } from './player.ts';
import { picker } from './prng.ts';

/** One chance in so many. */
const CHANCE = {
  /** Ending or declining, and how much longer the odds get with each that should act first: half of them. */
  end: 12,
  endEarly: 40,
  /** Breaking into the other side's decision, where it may. */
  right: 12,
  /** Letting a window pass that it asked to be asked at. */
  pass: 3,
  /** Giving or dropping a standing order. */
  standing: 40,
} as const;

const MOST_STANDING = 4;

/** What it remembers: the last answer it gave at a window, and the most that could act at each question of this turn. */
type Memory = {
  answer?: { readonly window: string; readonly order: Order };
  turn: string;
  readonly peak: Map<string, number>;
};

/** The more could use a verb, the sooner its turn comes: what one army does seldom is not done at the first chance. */
const byWeight = (seat: Seat, offers: readonly Offer[], pick: Pick): readonly Offer[] => {
  const left = offers.map((offer) => ({ offer, weight: 1 + seat.subjects(offer).length }));
  const drawn: Offer[] = [];
  while (left.length > 0) {
    let n = pick(left.reduce((sum, { weight }) => sum + weight, 0));
    const at = left.findIndex(({ weight }) => (n -= weight) < 0);
    drawn.push(...left.splice(at, 1).map(({ offer }) => offer));
  }
  return drawn;
};

const firstOrder = (seat: Seat, offers: readonly Offer[], pick: Pick): Order | undefined => {
  for (const offer of offers.length < 2 ? offers : byWeight(seat, offers, pick)) {
    const order = seat.sample(offer, pick);
    if (order !== undefined) return order;
  }
  return undefined;
};

const standing = (seat: Seat, args: Args): Order => ({ by: seat.side, verb: 'standing', args });

/** The last answer it gave at a window, kept for the next time it opens. */
const keepAnswer = (seat: Seat, { window, order }: NonNullable<Memory['answer']>): Order => {
  const slots = Object.entries(order.args).map(([slot, values]) => [`then.${slot}`, values] as const);
  return standing(seat, {
    do: ['add'],
    window: [window],
    then: [order.verb],
    ...Object.fromEntries(slots),
  });
};

/** Asks to be asked at a window, keeps an order for it, or takes one back. */
const standingOrder = (seat: Seat, pick: Pick, memory: Memory): Order | undefined => {
  const { windows, standing: kept } = seat;
  if (windows.length === 0) return undefined;
  const later = kept.filter((order) => order.then !== undefined);
  const dropped = later.length === 0 ? undefined : later[pick(later.length)];
  if (dropped !== undefined && (kept.length >= MOST_STANDING || pick(3) === 0)) {
    return standing(seat, { do: ['drop'], id: [String(dropped.id)] });
  }
  if (memory.answer !== undefined && kept.length < MOST_STANDING && pick(3) === 0) {
    return keepAnswer(seat, memory.answer);
  }
  const window = windows[pick(windows.length)] ?? '';
  const asks = kept.some((order) => order.window === window && order.then === undefined);
  return standing(seat, { do: [asks ? 'off' : 'ask'], window: [window] });
};

const atWindow = (seat: Seat, pick: Pick, memory: Memory): Order => {
  const pass = { by: seat.side, verb: 'pass', args: {} };
  if (pick(CHANCE.pass) === 0) return pass;
  const order = firstOrder(seat, seat.offers(), pick);
  if (order === undefined) return pass;
  if (seat.window !== undefined) memory.answer = { window: seat.window, order };
  return order;
};

/** One in how many it ends now: long odds while less than half of what could act at this question has. */
const oddsToEnd = (seat: Seat, going: readonly Offer[], memory: Memory): number => {
  const { at, phasing } = seat.decision;
  const turn = `${seat.clock.turn} ${phasing}`;
  if (turn !== memory.turn) memory.peak.clear();
  memory.turn = turn;
  const left = going.reduce((sum, offer) => sum + seat.subjects(offer).length, 0);
  const most = Math.max(left, memory.peak.get(at) ?? 0);
  memory.peak.set(at, most);
  return CHANCE.end + CHANCE.endEarly * Math.max(0, left - Math.floor(most / 2));
};

const atOwnDecision = (seat: Seat, pick: Pick, memory: Memory): Order | undefined => {
  const offers = seat.offers();
  const ending = offers.filter((offer) => offer.ends);
  const going = offers.filter((offer) => !offer.ends);
  const ends = pick(oddsToEnd(seat, going, memory)) === 0;
  const [first, second] = ends ? [ending, going] : [going, ending];
  return firstOrder(seat, first, pick) ?? firstOrder(seat, second, pick);
};

/** Undefined at its own decision means that there is nothing legal to do. */
export const randomPlayer = (seed: number, stream = 0): Player => {
  const pick = picker(seed, stream);
  const memory: Memory = { turn: '', peak: new Map() };
  return (seat) => {
    const { by, kind } = seat.decision;
    if (kind === 'roll') return undefined;
    const kept = pick(CHANCE.standing) === 0 ? standingOrder(seat, pick, memory) : undefined;
    if (kept !== undefined) return kept;
    if (by !== seat.side) {
      return pick(CHANCE.right) === 0 ? firstOrder(seat, seat.offers(), pick) : undefined;
    }
    return kind === 'window' ? atWindow(seat, pick, memory) : atOwnDecision(seat, pick, memory);
  };
};
