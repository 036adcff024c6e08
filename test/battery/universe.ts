// All orders that could be typed about a few units and hexes, whether they make sense or not.
import type { Args } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import type { Slot, VerbSpec } from '../../src/api/verb-spec.ts';
import { SHARED_VERBS } from '../../src/language/verbs/index.ts';

export type Universe = {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  /** Places that are not hexes. */
  readonly places?: readonly string[];
  /** Words for slots that take any word; unit ids are among them anyway. */
  readonly words?: readonly string[];
  /** The longest path tried. */
  readonly path: number;
};

type Filling = readonly string[];

const NOTHING: Filling = [];
const MOST_UNITS = 3;

/** Every group of up to so many, each sorted. */
const groups = (items: Filling, most: number): readonly Filling[] =>
  items
    .toSorted()
    .reduce<readonly Filling[]>(
      (found, item) => [
        ...found,
        ...found.filter((group) => group.length < most).map((group) => [...group, item]),
      ],
      [NOTHING],
    );

/** Every row of up to so many, repeats among them. */
const rows = (items: Filling, most: number): readonly Filling[] => {
  let last: readonly Filling[] = [NOTHING];
  const found = [...last];
  for (let length = 1; length <= most; length++) {
    last = last.flatMap((row) => items.map((item) => [...row, item]));
    found.push(...last);
  }
  return found;
};

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7'];

const fillings = (slot: Slot, all: Universe, sides: readonly string[]): readonly Filling[] => {
  const words = [...all.units, ...(all.words ?? []), ...(slot.values ?? [])];
  const places = [...all.hexes, ...(all.places ?? [])];
  switch (slot.kind) {
    case 'unit':
      return groups(all.units, slot.many === true ? MOST_UNITS : 1);
    case 'hex':
      return rows(all.hexes, slot.many === true ? all.path : 1);
    case 'place':
      return rows(places, 1);
    case 'side':
      return rows(sides, 1);
    case 'number':
      return rows(NUMBERS, 1);
    case 'word':
      return rows(words, slot.many === true ? 2 : 1);
    default:
      return [NOTHING];
  }
};

const withSlot = (args: Args, name: string, filling: Filling): Args =>
  filling.length === 0 ? args : { ...args, [name]: filling };

/** Every way to fill the slots of a verb, the empty one among them. */
export const everyArgs = (spec: VerbSpec, all: Universe, sides: readonly string[]): readonly Args[] =>
  spec.slots.reduce<readonly Args[]>(
    (found, slot) => {
      const values = fillings(slot, all, sides);
      return found.flatMap((args) => values.map((filling) => withSlot(args, slot.name, filling)));
    },
    [{}],
  );

/** As many of these as asked for at most, spread evenly over all; another `from` gives others. */
export const someArgs = (
  spec: VerbSpec,
  all: Universe,
  sides: readonly string[],
  most: number,
  from: number,
): readonly Args[] => {
  const slots = spec.slots.map((slot) => ({ name: slot.name, values: fillings(slot, all, sides) }));
  const count = slots.reduce((product, { values }) => product * values.length, 1);
  const stride = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / stride) }, (_, i) => {
    let rest = Math.min(count - 1, i * stride + (from % stride));
    return slots.reduce<Args>((args, { name, values }) => {
      const filling = values[rest % values.length] ?? NOTHING;
      rest = Math.floor(rest / values.length);
      return withSlot(args, name, filling);
    }, {});
  });
};

/** The verbs of a game that are orders under its rules. */
export const verbsOf = (game: Pick<Game, 'verbs'>): readonly VerbSpec[] =>
  game.verbs.map((verb) => {
    const spec = typeof verb === 'string' ? SHARED_VERBS.find(({ name }) => name === verb) : verb;
    if (spec === undefined) throw new Error('A verb of this game has no spec');
    return spec;
  });

/** Slots that hold a group of units which acts as one: their order says nothing. */
export const setSlots = (spec: VerbSpec | undefined): readonly string[] =>
  spec === undefined || spec.spread === true
    ? []
    : spec.slots.filter(({ kind, many }) => kind === 'unit' && many === true).map(({ name }) => name);
