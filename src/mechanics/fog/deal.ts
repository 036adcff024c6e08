// Deals units that lie covered to the places where covered units lie: all that must be there, then what a draw adds.
import type { Pick } from '../../core/rule-set.ts';

/** A place with covered units: how many there are at least, and at most. */
export type Pile = { readonly place: string; readonly least: number; readonly most: number };

export type Deal = {
  readonly piles: readonly Pile[];
  /** In an order that tells nothing, such as by id. */
  readonly units: readonly string[];
  /** Whether a unit can lie in a place beside those dealt to it so far. */
  fits(place: string, unit: string, there: readonly string[]): boolean;
  /** Whether a unit may be left over; absent: each may. */
  mayBeLeft?(unit: string): boolean;
};

export type Dealt = {
  readonly piles: ReadonlyMap<string, readonly string[]>;
  readonly left: readonly string[];
};

export const shuffled = <T>(items: readonly T[], pick: Pick): T[] => {
  const drawn = [...items];
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn;
};

type Table = {
  readonly deal: Deal;
  readonly units: readonly string[];
  /** By unit: the pile it lies in; -1: in none. */
  readonly at: number[];
  readonly hands: string[][];
};

const lay = ({ units, at, hands }: Table, unit: number, pile: number): void => {
  const before = hands[at[unit] ?? -1];
  const id = units[unit] ?? '';
  before?.splice(before.indexOf(id), 1);
  at[unit] = pile;
  hands[pile]?.push(id);
};

const fitsIn = ({ deal, units, hands }: Table, unit: number, pile: number): boolean =>
  deal.fits(deal.piles[pile]?.place ?? '', units[unit] ?? '', hands[pile] ?? []);

/** One more for a pile: somebody who is free, else somebody of another pile for whom that finds another (Kuhn's way). */
const supply = (table: Table, pile: number, tried: Set<number>): boolean => {
  const { units, at } = table;
  const free = units.findIndex((_, unit) => at[unit] === -1 && fitsIn(table, unit, pile));
  if (free >= 0) {
    lay(table, free, pile);
    return true;
  }
  tried.add(pile);
  for (const unit of units.keys()) {
    const from = at[unit] ?? -1;
    if (from < 0 || tried.has(from) || !fitsIn(table, unit, pile)) continue;
    lay(table, unit, pile);
    if (supply(table, from, tried)) return true;
    lay(table, unit, from);
  }
  return false;
};

const room = ({ deal, hands }: Table, pile: number): number =>
  (deal.piles[pile]?.most ?? 0) - (hands[pile]?.length ?? 0);

/** Whoever may not be left over goes to wherever there is room. */
const placeBound = (table: Table, order: readonly number[]): boolean => {
  const { deal, units, at } = table;
  return units.every((id, unit) => {
    if (at[unit] !== -1 || deal.mayBeLeft?.(id) !== false) return true;
    const pile = order.find((each) => room(table, each) > 0 && fitsIn(table, unit, each));
    if (pile !== undefined) lay(table, unit, pile);
    return pile !== undefined;
  });
};

/** Each pile may have one more than it must, and then another, each with even chances. */
const placeMore = (table: Table, order: readonly number[], pick: Pick): void => {
  const { units, at } = table;
  for (const pile of order)
    while (room(table, pile) > 0 && pick(2) === 0) {
      const unit = units.findIndex((_, i) => at[i] === -1 && fitsIn(table, i, pile));
      if (unit < 0) break;
      lay(table, unit, pile);
    }
};

/** Undefined: there is no such deal. The same units and piles are dealt the same way, wherever the units came from. */
export const dealOut = (deal: Deal, pick: Pick): Dealt | undefined => {
  const isBound = (unit: string): boolean => deal.mayBeLeft?.(unit) === false;
  const drawn = shuffled(deal.units, pick);
  // Those who must lie somewhere come first, for there may be few places for them.
  const units = [...drawn.filter(isBound), ...drawn.filter((unit) => !isBound(unit))];
  const order = shuffled([...deal.piles.keys()], pick);
  const table: Table = { deal, units, at: units.map(() => -1), hands: deal.piles.map(() => []) };
  for (const pile of order)
    while ((table.hands[pile]?.length ?? 0) < (deal.piles[pile]?.least ?? 0))
      if (!supply(table, pile, new Set())) return undefined;
  if (!placeBound(table, order)) return undefined;
  placeMore(table, order, pick);
  return {
    piles: new Map(deal.piles.map(({ place }, i) => [place, table.hands[i] ?? []])),
    left: units.filter((_, i) => table.at[i] === -1).toSorted(),
  };
};
