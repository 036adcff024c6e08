// What can be done now with these units, in that hex: every answer is the rules' own, and none is worked out here.
import { check, complete, listed, reached } from '../core/kernel.ts';
import type { Offer } from '../core/kernel.ts';
import { resting } from '../core/state-cache.ts';
import type { Args, Order } from '../core/types.ts';
import type { Slot, VerbSpec } from '../api/verb-spec.ts';
import { openOffers } from './pending.ts';
import type { Desk } from './session.ts';
import { deciding, played, speaker, viewOf } from './session.ts';
import { ableTo } from './give-orders.ts';

/** What an order is to have. */
export type Wish = {
  readonly units: readonly string[];
  /** Hexes it is led through, or is given, before its last. */
  readonly via?: readonly string[];
  readonly verb?: string | undefined;
  /** The hex or place it ends in. */
  readonly to?: string;
  /** Slots that are filled already. */
  readonly args?: Args | undefined;
};

/** An order that is legal now. */
export type Way = {
  readonly verb: string;
  readonly args: Args;
  /** What it costs the dearest of the units, where the rules say. */
  readonly cost?: number;
};

const NONE: Args = {};

/** Offers of whoever is to speak: the side that decides, or the one that broke in. In a replay nothing is ordered. */
export const openNow = (desk: Desk): readonly Offer[] =>
  desk.replay === undefined ? openOffers(desk, speaker(desk)) : [];

export const specOf = (desk: Desk, verb: string): VerbSpec | undefined => desk.registry.named(verb)?.spec;

const slotOf = (desk: Desk, verb: string, kinds: readonly Slot['kind'][]): Slot | undefined =>
  specOf(desk, verb)?.slots.find(({ kind }) => kinds.includes(kind));

/** The slot the units go into. */
export const unitSlot = (desk: Desk, verb: string): Slot | undefined => slotOf(desk, verb, ['unit']);

/** The slot the hex goes into. */
export const hexSlot = (desk: Desk, verb: string): Slot | undefined => slotOf(desk, verb, ['hex', 'place']);

const isTaken = (desk: Desk, verb: string, args: Args): boolean => {
  const { rules } = desk.game;
  const { state } = played(desk);
  const full = complete(rules, state, { by: speaker(desk), verb, args });
  return full.ok && check(rules, state, full.order) === undefined;
};

/** Whether the rules would take this order as it is, or with what they fill in themselves. */
export const isLegal = (desk: Desk, verb: string, args: Args): boolean => {
  const slot = specOf(desk, verb)?.spread === true ? unitSlot(desk, verb)?.name : undefined;
  const units = slot === undefined ? undefined : args[slot];
  if (slot === undefined || units === undefined) return isTaken(desk, verb, args);
  // Several units are several orders.
  return units.length > 0 && units.every((unit) => isTaken(desk, verb, { ...args, [slot]: [unit] }));
};

/** What a player would do next: rights are used by name, and so is what ends a phase. */
const isOpenly = (desk: Desk, offer: Offer): boolean =>
  !offer.ends && (!offer.right || desk.halted !== undefined);

/** Units that can use a verb now, or any. */
export const ableNow = (desk: Desk, verb?: string): readonly string[] => {
  const able = openNow(desk)
    .filter((offer) => (verb === undefined ? isOpenly(desk, offer) : offer.verb === verb))
    .filter((offer) => unitSlot(desk, offer.verb) !== undefined)
    .flatMap((offer) => ableTo(desk, offer.verb) ?? []);
  return [...new Set(able)];
};

/** Those of them in one place. */
export const ableAt = (desk: Desk, place: string, verb?: string): readonly string[] => {
  const { units } = viewOf(desk);
  const here = new Set(units.filter(({ at }) => at === place).map(({ id }) => id));
  return ableNow(desk, verb).filter((id) => here.has(id));
};

/** Verbs that can be used with a hex alone. */
export const bareVerbs = (desk: Desk, verb?: string): readonly string[] =>
  openNow(desk)
    .filter((offer) => (verb === undefined ? isOpenly(desk, offer) : offer.verb === verb))
    .filter((offer) => offer.choice.kind === 'open' && hexSlot(desk, offer.verb) !== undefined)
    .map((offer) => offer.verb)
    .filter((name) =>
      specOf(desk, name)?.slots.every(({ kind, optional }) => kind !== 'unit' || optional === true),
    );

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The hex a listed order ends in. */
export const endOf = (desk: Desk, { verb, args }: Pick<Order, 'verb' | 'args'>): string | undefined => {
  const slot = hexSlot(desk, verb);
  return slot === undefined ? undefined : args[slot.name]?.at(-1);
};

const agrees = (begun: Args, args: Args): boolean =>
  Object.entries(begun).every(([slot, ids]) => isSameSet(args[slot] ?? [], ids));

const listedWays = (desk: Desk, offer: Offer, orders: readonly Order[], wish: Wish): readonly Way[] => {
  const slot = unitSlot(desk, offer.verb)?.name;
  const { units, args: begun = NONE } = wish;
  if (slot === undefined && units.length > 0) return [];
  return orders
    .filter(({ args }) => agrees(slot === undefined ? begun : { ...begun, [slot]: units }, args))
    .map(({ verb, args }) => ({ verb, args }));
};

/** Where all of these units can come with an offer, and at what cost to the dearest. */
const reachOfAll = (
  desk: Desk,
  offer: Offer,
  units: readonly string[],
): ReadonlyMap<string, number | undefined> | undefined => {
  const { state } = played(desk);
  let common: Map<string, number | undefined> | undefined;
  for (const unit of units) {
    const found = reached(state, offer, unit);
    if (found === undefined) return undefined;
    const before = common;
    const both = found.filter(({ place }) => before === undefined || before.has(place));
    common = new Map(
      both.map(({ place, cost }) => [
        place,
        cost === undefined ? before?.get(place) : Math.max(cost, before?.get(place) ?? 0),
      ]),
    );
  }
  return common;
};

/** The hexes worth asking the rules about. */
const candidates = (desk: Desk, slot: Slot): readonly string[] => {
  const { grid } = desk.game.board;
  return slot.kind === 'place' ? [...grid.ids, ...viewOf(desk).places.map(({ id }) => id)] : grid.ids;
};

const openWays = (desk: Desk, offer: Offer, wish: Wish): readonly Way[] => {
  const { verb } = offer;
  const { units, via = [], args: begun = NONE, to } = wish;
  const unit = unitSlot(desk, verb);
  const hex = hexSlot(desk, verb);
  if (units.length > 0 && unit === undefined) return [];
  if (units.length > 1 && unit?.many !== true) return [];
  const withUnits: Args = unit === undefined || units.length === 0 ? begun : { ...begun, [unit.name]: units };
  if (hex === undefined) return isLegal(desk, verb, withUnits) ? [{ verb, args: withUnits }] : [];
  if (via.length > 0 && hex.many !== true) return [];
  // Who comes nowhere by it, as attackers do, may still aim at a hex.
  const known = units.length === 0 ? undefined : reachOfAll(desk, offer, units);
  const costs = known?.size === 0 && hex.many !== true ? undefined : known;
  // One unit by itself comes where the rules say it does; several may be too many for a hex.
  const isSure = costs !== undefined && units.length === 1 && via.length === 0 && wish.args === undefined;
  const places = to !== undefined ? [to] : costs !== undefined ? [...costs.keys()] : candidates(desk, hex);
  return places.flatMap((place): readonly Way[] => {
    const args = { ...withUnits, [hex.name]: [...via, place] };
    const cost = via.length > 0 ? undefined : costs?.get(place);
    if (!(isSure && cost !== undefined) && !isLegal(desk, verb, args)) return [];
    return [{ verb, args, ...(cost !== undefined && { cost }) }];
  });
};

/** Every way to use these units now, and nothing that the rules would refuse. */
export const waysOf = (desk: Desk, wish: Wish): readonly Way[] =>
  // One question to the rules, however many hexes it is asked about.
  resting(played(desk).state, () =>
    openNow(desk)
      .filter((offer) => (wish.verb === undefined ? isOpenly(desk, offer) : offer.verb === wish.verb))
      .flatMap((offer) => {
        if (offer.choice.kind === 'open') return openWays(desk, offer, wish);
        return listedWays(desk, offer, listed(played(desk).state, offer) ?? [], wish);
      })
      .filter((way) => wish.to === undefined || [wish.to, undefined].includes(endOf(desk, way))),
  );

/** Every order out of lists, of one verb or of all; of verbs whose ways are too many none. */
export const listedNow = (desk: Desk, verb?: string): readonly Order[] =>
  openNow(desk)
    .filter((offer) => offer.choice.kind === 'listed')
    .filter((offer) =>
      verb === undefined ? offer.verb === 'pass' || isOpenly(desk, offer) : offer.verb === verb,
    )
    .flatMap((offer) => listed(played(desk).state, offer) ?? []);

/** Something is asked that must be answered or declined, and not what to do in a phase. */
export const isAsked = (desk: Desk): boolean => {
  const offers = openNow(desk);
  return offers.length > 0 && offers.every(({ ends, verb }) => !ends || verb === 'pass');
};

/** The verb that ends or declines what is open. */
export const endingVerb = (desk: Desk): string | undefined =>
  desk.halted !== undefined || deciding(desk)?.kind === 'window'
    ? 'pass'
    : openNow(desk).find(({ ends }) => ends)?.verb;
