// The questions `moves` and `reach`: where a unit can go now, with which order, and at what cost.
import { listed, reached, subjects } from '../../../core/kernel.ts';
import type { Offer } from '../../../core/kernel.ts';
import type { Message, Order, Params } from '../../../core/types.ts';
import { ORDER_SLOTS } from '../../../api/verb-spec.ts';
import { bearing, bearingWords } from '../../../hex/directions.ts';
import { distance } from '../../../hex/distance.ts';
import { openOffers } from '../../pending.ts';
import type { Desk } from '../../session.ts';
import type { Told } from '../../reply.ts';
import { message } from '../../reply.ts';
import { played, speaker, viewOf } from '../../session.ts';

const isThere = (place: string | undefined): boolean => place !== undefined;

type Reached = { readonly place: string; readonly cost?: number };

/** Where the listed orders of one unit end. */
const endsOf = (orders: readonly Order[], unit: string): readonly string[] => [
  ...new Set(
    orders
      .filter(({ args }) => args[ORDER_SLOTS.units]?.length === 1 && args[ORDER_SLOTS.units]?.[0] === unit)
      .flatMap(({ args }) => ORDER_SLOTS.ends.map((slot) => args[slot]?.at(-1)).find(isThere) ?? []),
  ),
];

/** Where a unit can go with an offer; undefined where nobody can say. */
const reachedBy = (desk: Desk, offer: Offer, unit: string): readonly Reached[] | undefined => {
  const { state } = played(desk);
  const known = reached(state, offer, unit);
  if (known !== undefined) return known;
  const orders = listed(state, offer);
  return orders === undefined ? undefined : endsOf(orders, unit).map((place) => ({ place }));
};

/** Where one unit can come now, verb by verb, the cheapest place first. */
export const reachByVerb = (desk: Desk, unit: string): readonly (Reached & { readonly verb: string })[] =>
  openOffers(desk, speaker(desk))
    .filter((offer) => isWay(desk, offer))
    .flatMap((offer) => (reachedBy(desk, offer, unit) ?? []).map((end) => ({ verb: offer.verb, ...end })))
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0));

/** Where all of some units can go now, each place at the cost of the dearest of them; undefined: at no known cost. */
export const reachOfAll = (desk: Desk, units: readonly string[]): ReadonlyMap<string, number | undefined> => {
  const offers = openOffers(desk, speaker(desk));
  const one = (unit: string): ReadonlyMap<string, number | undefined> => {
    const found = new Map<string, number | undefined>();
    for (const offer of offers)
      for (const { place, cost } of reachedBy(desk, offer, unit) ?? [])
        if (!found.has(place) || (cost ?? Infinity) < (found.get(place) ?? Infinity)) found.set(place, cost);
    return found;
  };
  const [first, ...others] = units.map(one);
  const all = new Map(first ?? []);
  for (const other of others)
    for (const [place, cost] of all) {
      const theirs = other.get(place);
      if (!other.has(place)) all.delete(place);
      else if (theirs !== undefined && theirs > (cost ?? 0)) all.set(place, theirs);
    }
  return all;
};

/** Few enough to be said one by one, with the way to them. */
const FEW = 6;
/** Hexes in a line, by number and by name. */
const IN_LINE = 18;
const NAMED_IN_LINE = 6;

const inPieces = (desk: Desk, places: readonly string[]): readonly (readonly string[])[] => {
  const { hexNames } = desk.settings;
  const size = hexNames === 'number' || hexNames === 'both' ? IN_LINE : NAMED_IN_LINE;
  return Array.from({ length: Math.ceil(places.length / size) }, (_, i) =>
    places.slice(i * size, (i + 1) * size),
  );
};

const oneByOne = (desk: Desk, at: string, found: readonly Reached[]): readonly Message[] => {
  const { grid } = desk.game.board;
  const from = grid.index(at);
  return found
    .map(({ place, cost }) => ({ place, index: grid.index(place), ...(cost !== undefined && { cost }) }))
    .map(({ index, ...end }) => {
      if (index < 0 || from < 0) return { ...end, far: 0, way: '' };
      const way = bearing(grid, from, index);
      return { ...end, far: distance(grid, from, index), way: way === undefined ? '' : bearingWords(way) };
    })
    .toSorted((a, b) => a.far - b.far || (a.place < b.place ? -1 : 1))
    .map(({ far, way, ...end }) => message('moves.one', { ...end, ...(far > 0 && { far, way }) }));
};

/** Hexes of one cost in a line, the cheapest first. */
const byCost = (desk: Desk, found: readonly Reached[]): readonly Message[] => {
  const groups = new Map<number, string[]>();
  for (const { place, cost = 0 } of found) groups.set(cost, [...(groups.get(cost) ?? []), place]);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([cost, all]) =>
      inPieces(desk, all.toSorted()).map((places) => message('moves.at-cost', { cost, places })),
    );
};

/** Places that cost nothing to come to, some in a line. */
const inLines = (desk: Desk, found: readonly Reached[]): readonly Message[] =>
  inPieces(desk, found.map(({ place }) => place).toSorted()).map((places) =>
    message('moves.places', { places }),
  );

const told = (
  desk: Desk,
  unit: string,
  at: string,
  verb: string,
  found: readonly Reached[],
): readonly Message[] => [
  message(
    found.every(({ place }) => desk.game.board.grid.index(place) >= 0) ? 'moves.count' : 'moves.count-places',
    {
      unit,
      verb,
      count: found.length,
    },
  ),
  ...(found.length <= FEW
    ? oneByOne(desk, at, found)
    : found.some(({ cost }) => cost === undefined)
      ? inLines(desk, found)
      : byCost(desk, found)),
];

/** An order that says where to: the others cannot bring anybody anywhere. */
export const isWay = (desk: Desk, { verb }: Offer): boolean =>
  desk.registry
    .named(verb)
    ?.spec.slots.some(
      ({ name, kind }) => (kind === 'hex' || kind === 'place') && name !== ORDER_SLOTS.target,
    ) === true;

/** Why nobody goes anywhere: the phase is another one. */
const otherPhase = (desk: Desk, unit: string, verbs: readonly string[]): Message => {
  const { phasing, phase } = played(desk).state.clock;
  return message('moves.none', { unit, side: phasing, phase, verbs: [...verbs] });
};

/** A game that can say why is asked for it. */
export const whyHint = ({ game }: Desk, unit: string): Params =>
  game.questions?.why === undefined ? {} : { why: unit };

const isOffMap = ({ game }: Desk, at: string): boolean => game.board.grid.index(at) < 0;

/** What a unit that has no way yet must do to get one. */
const firstOf = (desk: Desk, unit: string): Params => {
  const { state } = played(desk);
  const first = openOffers(desk, speaker(desk)).find(
    (offer) =>
      desk.registry.named(offer.verb)?.spec.before !== undefined && subjects(state, offer).includes(unit),
  );
  return first === undefined ? {} : { first: first.verb };
};

const nowhere = (desk: Desk, unit: string, at: string): Message =>
  isOffMap(desk, at)
    ? message('moves.off-map', { unit, place: at, ...whyHint(desk, unit) })
    : message('moves.none', { unit, ...firstOf(desk, unit), ...whyHint(desk, unit) });

/** Where one verb can bring a unit. */
export const movesBy = (desk: Desk, offer: Offer, unit: string): readonly Message[] => {
  const at = viewOf(desk).units.find((u) => u.id === unit)?.at ?? '';
  const found = reachedBy(desk, offer, unit) ?? [];
  return found.length === 0 ? [] : told(desk, unit, at, offer.verb, found);
};

/** Verb by verb, those with nowhere to go left out. */
export const moves = (desk: Desk, unit: string): readonly Told[] => {
  const at = viewOf(desk).units.find((u) => u.id === unit)?.at ?? '';
  const offers = openOffers(desk, speaker(desk));
  const ways = offers.filter((offer) => isWay(desk, offer));
  if (ways.length === 0 && isOffMap(desk, at)) return [nowhere(desk, unit, at)];
  if (ways.length === 0)
    return [
      otherPhase(
        desk,
        unit,
        offers.map(({ verb }) => verb),
      ),
    ];
  const open = ways.map((offer) => ({
    verb: offer.verb,
    found: reachedBy(desk, offer, unit),
  }));
  const known = open.flatMap(({ verb, found }) =>
    found === undefined || found.length === 0 ? [] : told(desk, unit, at, verb, found),
  );
  if (known.length > 0) return known;
  const many = open.filter(({ found }) => found === undefined).map(({ verb }) => verb);
  return many.length === 0 || isOffMap(desk, at)
    ? [nowhere(desk, unit, at)]
    : [message('moves.many', { unit, verbs: many })];
};
