// Where units are: the part of a game's ledger that every game has, and the small questions every chapter asks of it.
import { atRest } from '../core/state-cache.ts';
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

const whereIs = (places: Places, unit: string): string | undefined => {
  const before = lastSeen.get(places)?.get(unit);
  return before !== undefined && places[before]?.includes(unit) === true
    ? before
    : lookAround(places).get(unit);
};

/** The hex or box of a unit; every unit is somewhere. */
export const placeOf = ({ places }: Pick<Ledgered, 'places'>, unit: string): string => {
  const place = whereIs(places, unit);
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

/** What has been found about some stacks, by who found it: it goes with them. */
type Answers = Map<unknown, unknown>;

type SideStacks = { readonly list: readonly Stacked[]; readonly answers: Answers };

type Stacks = {
  readonly p: Sheet;
  /** In every place, the hexes in the order of the ledger. */
  readonly all: readonly Stacked[];
  readonly inHexes: readonly Stacked[];
  /** Every unit is in one of them, so that none can be anywhere else while they stand. */
  readonly isWhole: boolean;
  /** What hangs on no side alone. */
  readonly answers: Answers;
  /** Those of each side, as far as somebody has asked. */
  readonly sides: Map<Side, SideStacks>;
  /** The last list of each side there was, whatever has moved since. */
  readonly lastSides: Map<Side, SideStacks>;
};

/** What stood in every place when somebody last looked. The list of a place is never written to: the same one is the same stack. */
const lastStacks = new WeakMap<Places, Stacks>();

const stacksIn = (p: Sheet, all: readonly Stacked[], isWhole: boolean, last: Stacks | undefined): Stacks => ({
  p,
  all,
  inHexes: all.filter(({ hex }) => hex >= 0),
  isWhole,
  answers: new Map(),
  sides: new Map(),
  lastSides: last?.lastSides ?? new Map<Side, SideStacks>(),
});

/** So many places that stood before the one looked for may be empty now. */
const EMPTIED = 3;

const lookEverywhere = (p: Sheet, places: Places, last: Stacks | undefined): Stacks => {
  const before = last?.all ?? [];
  const all: Stacked[] = [];
  let next = 0;
  let count = 0;
  for (const place of Object.keys(places)) {
    const units = places[place] ?? NOBODY;
    count += units.length;
    let at = next;
    while (at < next + EMPTIED && before[at]?.place !== place) at++;
    const was = before[at];
    if (was?.place === place) next = at + 1;
    all.push(was?.place === place && was.units === units ? was : stackIn(p, place, units));
  }
  return stacksIn(p, all, count === p.unitIds.length, last);
};

/** The stacks that are not what they were. */
const changedOf = (places: Places, all: readonly Stacked[]): readonly Stacked[] => {
  let found: Stacked[] | undefined;
  for (const stack of all) if (places[stack.place] !== stack.units) (found ??= []).push(stack);
  return found ?? [];
};

/** An object keeps such names in the order of their numbers, and all others in the order in which they came. */
const isNumber = (name: string): boolean => String(Number(name) >>> 0) === name;

/** Where a place stands among others, or would. */
const rankIn = (all: readonly Stacked[], place: string, hex: number): number => {
  const number = Number(place);
  const at = all.findIndex(
    (other) => other.place === place || (hex >= 0 && (other.hex < 0 || Number(other.place) > number)),
  );
  return at < 0 ? all.length : at;
};

/** The same with what has changed; undefined where one must look everywhere: the order of such hexes hangs on their past. */
const renewed = (p: Sheet, places: Places, last: Stacks, changed: readonly Stacked[]): Stacks | undefined => {
  const where = new Set(changed.map(({ place }) => place));
  for (const { units } of changed)
    for (const unit of units) {
      const place = whereIs(places, unit);
      if (place === undefined) return undefined;
      where.add(place);
    }
  const all = last.all.slice();
  let more = 0;
  for (const place of where) {
    const hex = p.grid.index(place);
    if (hex >= 0 && !isNumber(place)) return undefined;
    const at = rankIn(all, place, hex);
    const was = all[at]?.place === place ? all[at].units.length : undefined;
    const units = places[place];
    const now = units === undefined ? [] : [stackIn(p, place, units)];
    all.splice(at, was === undefined ? 0 : 1, ...now);
    more += (units?.length ?? 0) - (was ?? 0);
  }
  return more === 0 ? stacksIn(p, all, true, last) : undefined;
};

const stacksNow = atRest((p: Sheet, { own: { places } }: Standing): Stacks => {
  const kept = lastStacks.get(places);
  const last = kept?.p === p ? kept : undefined;
  const changed = last?.isWhole === true ? changedOf(places, last.all) : undefined;
  if (last !== undefined && changed?.length === 0) return last;
  const now =
    (last === undefined || changed === undefined ? undefined : renewed(p, places, last, changed)) ??
    lookEverywhere(p, places, last);
  lastStacks.set(places, now);
  return now;
});

/** Every place with units in it, boxes as well. */
export const placesInUse = (p: Sheet, s: Standing): readonly { readonly place: string }[] =>
  stacksNow(p, s).all;

/** Every hex with units in it; the same list for as long as nobody moves. */
export const stacks = (p: Sheet, s: Standing): readonly Stacked[] => stacksNow(p, s).inHexes;

const areSame = (a: readonly Stacked[], b: readonly Stacked[]): boolean =>
  a.length === b.length && a.every((stack, i) => stack === b[i]);

const sideStacks = (p: Sheet, s: Standing, side: Side): SideStacks => {
  const { inHexes, sides, lastSides } = stacksNow(p, s);
  const known = sides.get(side);
  if (known !== undefined) return known;
  const now = inHexes.filter(({ top, bottom }) => top === side || bottom === side);
  const last = lastSides.get(side);
  const found = last !== undefined && areSame(last.list, now) ? last : { list: now, answers: new Map() };
  sides.set(side, found);
  lastSides.set(side, found);
  return found;
};

/** Every hex with units of a side in it; the same list for as long as none of them changes. */
export const stacksOf = (p: Sheet, s: Standing, side: Side): readonly Stacked[] =>
  sideStacks(p, s, side).list;

/**
 * A pure question about one thing that reads nothing of a state but who stands in which hex: answered once for as long as
 * nobody moves, whatever else changes.
 */
export const whileNobodyMoves = <P extends Sheet, S extends Standing, K, T>(
  find: (p: P, s: S, key: K) => T,
): ((p: P, s: S, key: K) => T) => {
  return (p, s, key) => {
    const all = stacksNow(p, s).answers;
    const kept = all.get(find) as Map<K, T> | undefined;
    const answers = kept ?? new Map<K, T>();
    if (kept === undefined) all.set(find, answers);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = find(p, s, key);
    answers.set(key, answer);
    return answer;
  };
};

/** The same about the units of a side alone, for as long as none of them moves. */
export const whileSideStands = <P extends Sheet, S extends Standing, W extends Side, T>(
  find: (p: P, s: S, side: W) => T,
): ((p: P, s: S, side: W) => T) => {
  return (p, s, side) => {
    const { answers } = sideStacks(p, s, side);
    const before = answers.get(find) as { readonly answer: T } | undefined;
    if (before !== undefined) return before.answer;
    const answer = find(p, s, side);
    answers.set(find, { answer });
    return answer;
  };
};

/** By grid number: 1 where a side stands. */
export const standing = whileSideStands((p: Sheet, s: Standing, side: Side): Uint8Array => {
  const found = new Uint8Array(p.grid.count);
  for (const { hex } of stacksOf(p, s, side)) found[hex] = 1;
  return found;
});

/** Units of a side on the map, hex by hex. */
export const onMap = whileSideStands((p: Sheet, s: Standing, side: Side): readonly string[] => {
  const found: string[] = [];
  for (const { units, top, bottom } of stacksOf(p, s, side))
    for (const unit of units) if (top === bottom || p.sideOf(unit) === side) found.push(unit);
  return found;
});

export const hasMarker = (own: Pick<Ledgered, 'markers'>, marker: string, hex: string): boolean =>
  own.markers[marker]?.includes(hex) === true;
