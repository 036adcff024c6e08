// Where units are: the part of a game's ledger that every game has, and the small questions every chapter asks of it.
import { atRest, atRestBy } from '../core/state-cache.ts';
import type { Seen } from '../core/rule-set.ts';
import type { Frozen, Side } from '../core/types.ts';
import type { Sheet } from './sheet.ts';

/** What the ledger of every game holds. A game's own type has more. */
export type Placed = {
  /** Units by place, the top of a stack first. A place is a hex or a box; one without units is left out. */
  places: Record<string, readonly string[]>;
  /** Holders of the hexes that have changed hands since the scenario began, also of those that came back. */
  held: Record<string, Side>;
  /** Where the counters of each marker are: hexes or boxes. */
  markers: Record<string, string[]>;
  /** Steps lost, by unit, in a game whose units have several; one that is whole is left out. */
  hits?: Record<string, number>;
};

/** What a rule reads: the ledger, at rest or under the hands of a procedure. */
export type Ledgered = Frozen<Placed>;
/** A state of any game that has such a ledger. */
export type Sight = Seen<Placed>;

const NOBODY: readonly string[] = [];

export const unitsAt = (own: Pick<Ledgered, 'places'>, place: string): readonly string[] =>
  own.places[place] ?? NOBODY;

type Places = Ledgered['places'];

/** Where units were when somebody last looked: no part of a state, and never believed without a look at the place. */
const lastSeen = new WeakMap<Places, Map<string, string>>();

/** Whoever moves units may say where they are now: the next look is at the right place at once. */
export const saw = ({ places }: Pick<Ledgered, 'places'>, units: readonly string[], place: string): void => {
  const seen = lastSeen.get(places);
  if (seen !== undefined) for (const unit of units) seen.set(unit, place);
};

const lookAround = (places: Places): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const place in places) for (const unit of places[place] ?? []) found.set(unit, place);
  lastSeen.set(places, found);
  return found;
};

/** The hex or box of a unit; every unit is somewhere. */
export const placeOf = ({ places }: Pick<Ledgered, 'places'>, unit: string): string => {
  const before = lastSeen.get(places)?.get(unit);
  if (before !== undefined && places[before]?.includes(unit) === true) return before;
  const place = lookAround(places).get(unit);
  if (place === undefined) throw new RangeError(`unit ${unit} is nowhere`);
  return place;
};

/** Takes units out of wherever they are, without a word. */
const liftOut = (own: Pick<Placed, 'places'>, units: readonly string[]): void => {
  for (const unit of units) {
    const place = placeOf(own, unit);
    const rest = own.places[place]?.filter((id) => id !== unit) ?? [];
    if (rest.length === 0) delete own.places[place];
    else own.places[place] = rest;
  }
};

/** Puts units on top of whatever is in a hex or box, the first of them uppermost. No control changes hands. */
export const put = (own: Pick<Placed, 'places'>, units: readonly string[], place: string): void => {
  if (units.length === 0) return;
  liftOut(own, units);
  own.places[place] = [...units, ...(own.places[place] ?? [])];
  saw(own, units, place);
};

type Standing = { readonly own: Pick<Ledgered, 'places'> };

/** A position with units elsewhere than they are, for who asks what would be then; the position itself stays as it is. */
export const supposing = <S extends Standing>(s: S, at: ReadonlyMap<string, string>): S => {
  const places = { ...s.own.places };
  for (const [unit, to] of at) {
    const from = placeOf({ places: s.own.places }, unit);
    const rest = places[from]?.filter((id) => id !== unit) ?? [];
    if (rest.length === 0) delete places[from];
    else places[from] = rest;
    places[to] = [unit, ...(places[to] ?? NOBODY)];
  }
  return { ...s, own: { ...s.own, places } };
};

/** Units as they lie in their stacks, from the top; those of several stacks, or of none, as they were named. */
export const asStacked = (
  p: Sheet,
  own: Pick<Ledgered, 'places'>,
  units: readonly string[],
): readonly string[] => {
  if (units.length < 2) return units;
  const places = [...new Set(units.map((unit) => placeOf(own, unit)))];
  return places.flatMap((place) =>
    p.grid.index(place) < 0
      ? units.filter((unit) => placeOf(own, unit) === place)
      : unitsAt(own, place).filter((unit) => units.includes(unit)),
  );
};

/** Whose unit lies on top in a hex. */
export const occupant = <W extends Side>(
  p: Sheet<W>,
  own: Pick<Ledgered, 'places'>,
  hex: string,
): W | undefined => {
  const [top] = unitsAt(own, hex);
  return top === undefined ? undefined : p.sideOf(top);
};

export const hasUnitsOf = (p: Sheet, own: Pick<Ledgered, 'places'>, hex: string, side: Side): boolean =>
  own.places[hex]?.some((unit) => p.sideOf(unit) === side) === true;

/** Units in a hex, the top of the stack first. A hex is one side's, but units that drop may lie on top of others. */
export type Stacked = {
  readonly place: string;
  readonly hex: number;
  readonly units: readonly string[];
  readonly top: Side | undefined;
  readonly bottom: Side | undefined;
};

const stackIn = (p: Sheet, place: string, units: readonly string[]): Stacked => {
  const [first] = units;
  const last = units[units.length - 1];
  const top = first === undefined ? undefined : p.sideOf(first);
  const bottom = last === undefined || last === first ? top : p.sideOf(last);
  return { place, hex: p.grid.index(place), units, top, bottom };
};

type Stacks = {
  readonly p: Sheet;
  /** In every place. */
  readonly all: readonly Stacked[];
  readonly inHexes: readonly Stacked[];
  /** Every unit is in one of them, so that none can be anywhere else while they stand. */
  readonly isWhole: boolean;
};

/** What stood in every place when somebody last looked. The list of a place is never written to: the same one is the same stack. */
const lastStacks = new WeakMap<Places, Stacks>();

/** So many places that stood before the one looked for may be empty now. */
const EMPTIED = 3;

/** Whether nobody has moved. */
const hold = (places: Places, { all, isWhole }: Stacks): boolean => {
  if (!isWhole) return false;
  for (const { place, units } of all) if (places[place] !== units) return false;
  return true;
};

/** Every hex with units in it; the same list for as long as nobody moves. */
export const stacks = atRest((p: Sheet, { own: { places } }: Standing): readonly Stacked[] => {
  const last = lastStacks.get(places);
  if (last?.p === p && hold(places, last)) return last.inHexes;
  const before = last?.p === p ? last.all : [];
  const all: Stacked[] = [];
  const inHexes: Stacked[] = [];
  let next = 0;
  let count = 0;
  for (const place of Object.keys(places)) {
    const units = places[place] ?? NOBODY;
    count += units.length;
    let at = next;
    while (at < next + EMPTIED && before[at]?.place !== place) at++;
    const was = before[at];
    if (was?.place === place) next = at + 1;
    const now = was?.place === place && was.units === units ? was : stackIn(p, place, units);
    all.push(now);
    if (now.hex >= 0) inHexes.push(now);
  }
  lastStacks.set(places, { p, all, inHexes, isWhole: count === p.unitIds.length });
  return inHexes;
});

/**
 * A pure question about one thing that reads nothing of a state but who stands in which hex: answered once for as long as
 * nobody moves, whatever else changes.
 */
export const whileNobodyMoves = <P extends Sheet, S extends Standing, K, T>(
  find: (p: P, s: S, key: K) => T,
): ((p: P, s: S, key: K) => T) => {
  const found = new WeakMap<readonly Stacked[], Map<K, T>>();
  return (p, s, key) => {
    const there = stacks(p, s);
    const answers = found.get(there) ?? new Map<K, T>();
    found.set(there, answers);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = find(p, s, key);
    answers.set(key, answer);
    return answer;
  };
};

/** By grid number: 1 where a side stands. */
export const standing = atRestBy((p: Sheet, s: Standing, side: Side): Uint8Array => {
  const found = new Uint8Array(p.grid.count);
  for (const { hex, top, bottom } of stacks(p, s)) if (top === side || bottom === side) found[hex] = 1;
  return found;
});

/** Units of a side on the map, hex by hex. */
export const onMap = (p: Sheet, s: Standing, side: Side): readonly string[] => {
  const found: string[] = [];
  for (const { units, top, bottom } of stacks(p, s)) {
    if (top !== side && bottom !== side) continue;
    for (const unit of units) if (top === bottom || p.sideOf(unit) === side) found.push(unit);
  }
  return found;
};

export const hasMarker = (own: Pick<Ledgered, 'markers'>, marker: string, hex: string): boolean =>
  own.markers[marker]?.includes(hex) === true;
