// The command `legal`: the orders a side may give now, all of them, those of one verb, or those of one unit alone.
import { complete, every, offers } from '../core/kernel.ts';
import type { Offer } from '../core/kernel.ts';
import { resting } from '../core/state-cache.ts';
import type { Args, Order, Problem } from '../core/types.ts';
import { deciding } from '../session/session.ts';
import { waysOf } from '../session/legal-ways.ts';
import { deskToAsk } from '../session/ask-once.ts';
import { registryFor } from '../language/verb-registry.ts';
import { write } from '../language/canonical-write.ts';
import { problem } from '../core/problem.ts';
import { isUnit } from './facts.ts';
import type { Seat } from './facts.ts';
import type { Reply } from './protocol.ts';
import { yes } from './protocol.ts';

/** More are not listed; nor is anything where more have been looked at. Of one verb they are to be there at once. */
const MOST = { lines: 10_000, tried: 20_000, ofVerb: 1_000 } as const;
/** Of one unit: with more ways than these it is told by where they lead. */
const WAYS = 150;

type Listing<T> = Generator<void, T>;

/** Looked at in one go: what is found out about the state is found once for all of them. */
const GO = 64;

/** Undefined: they are too many, or cannot be said. */
function* upTo(
  { match: { state } }: Seat,
  found: Iterable<Args | undefined> | undefined,
  lines: number,
  tried: number,
): Listing<readonly Args[] | undefined> {
  if (found === undefined) return undefined;
  const each = found[Symbol.iterator]();
  const list: Args[] = [];
  const look = (): boolean => {
    for (let i = 0; i < GO; i++) {
      const { done, value } = each.next();
      if (done === true) return true;
      if (value !== undefined) list.push(value);
    }
    return false;
  };
  for (let count = 0; !resting(state, look); count += GO) {
    yield;
    if (count > tried || list.length > lines) return undefined;
  }
  return list.length > lines ? undefined : list;
}

/** Named by itself, and not as one of several. */
const isAlone = (args: Args, unit: string): boolean =>
  Object.values(args).some((ids) => ids.length === 1 && ids[0] === unit);

/** The cheapest way to each place. */
const oneEach = ({ game, match, side }: Seat, { verb }: Offer, unit: string): readonly Args[] =>
  resting(match.state, () =>
    waysOf(deskToAsk(game, match, side), { units: [unit], verb }).flatMap(({ args }) => {
      const full = complete(game.rules, match.state, { by: side, verb, args });
      return full.ok ? [full.order.args] : [];
    }),
  );

function* ofUnit(seat: Seat, open: readonly Offer[], unit: string): Listing<readonly Order[]> {
  const orders: Order[] = [];
  for (const offer of open) {
    const { by, verb } = offer;
    const found = yield* upTo(seat, every(seat.match.state, offer, unit), WAYS, WAYS);
    const list = found ?? oneEach(seat, offer, unit);
    orders.push(...list.filter((args) => isAlone(args, unit)).map((args) => ({ by, verb, args })));
  }
  return orders;
}

function* ofOffers(
  seat: Seat,
  open: readonly Offer[],
  most: { readonly lines: number; readonly tried: number },
): Listing<readonly Order[] | undefined> {
  const orders: Order[] = [];
  for (const offer of open) {
    const { by, verb } = offer;
    const list = yield* upTo(seat, every(seat.match.state, offer), most.lines - orders.length, most.tried);
    if (list === undefined) return undefined;
    orders.push(...list.map((args) => ({ by, verb, args })));
  }
  return orders;
}

/** A window can always be let pass, whether its choices say so or not. */
const passes = (seat: Seat, open: readonly Offer[]): readonly Order[] => {
  const now = deciding(deskToAsk(seat.game, seat.match));
  const isOwn = now?.kind === 'window' && now.by === seat.side;
  return !isOwn || open.some(({ verb }) => verb === 'pass')
    ? []
    : [{ by: seat.side, verb: 'pass', args: {} }];
};

/** `word`: a verb or a unit. */
export function* legal(seat: Seat, word: string | undefined): Listing<Reply | Problem> {
  const { game, match, side } = seat;
  const registry = registryFor(game);
  const own = offers(game.rules, match.state).filter(({ by }) => by === side);
  const told = (orders: readonly Order[]): Reply => yes(...orders.map((order) => write(registry, order)));
  if (word !== undefined && isUnit(seat, word)) return told(yield* ofUnit(seat, own, word));
  const verb = word === undefined ? undefined : registry.find(word.toLowerCase())?.spec;
  if (word !== undefined && verb?.kind !== 'order') return problem('ENGINE.NO-WORD', { typed: word });
  const open = verb === undefined ? own : own.filter((offer) => offer.verb === verb.name);
  const most = verb === undefined ? MOST : { lines: MOST.ofVerb, tried: MOST.ofVerb };
  const orders = yield* ofOffers(seat, open, most);
  if (orders === undefined) return problem('ENGINE.MANY');
  const pass = verb === undefined || verb.name === 'pass' ? passes(seat, own) : [];
  return told([...orders, ...pass]);
}
