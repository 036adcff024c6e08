// What lines of supply meet: the reasons why they go no further, with the hexes those are about.
import { makeOpenTable } from '../../hex/side-tables.ts';
import type { OpenTable } from '../../hex/side-tables.ts';
import { reachedHexes } from '../../hex/search.ts';
import type { RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { lazy } from '../lazy.ts';
import { closeHex } from './barriers.ts';
import type { Barriers } from './barriers.ts';

/** Why no line goes where it would, or what it makes use of: a key of the message table. */
export type Bar = { readonly rule: RuleId; readonly why: string };

/** A reason and the hexes it is about. */
export type Note = Bar & { readonly hexes: readonly string[] };

/** One note for each reason, with all its hexes, in the order in which reasons came up. */
export const merged = (notes: readonly Note[]): readonly Note[] => {
  const found = new Map<string, { bar: Bar; hexes: Set<string> }>();
  for (const { rule, why, hexes } of notes) {
    const key = `${rule} ${why}`;
    const known = found.get(key) ?? { bar: { rule, why }, hexes: new Set<string>() };
    for (const hex of hexes) known.hexes.add(hex);
    found.set(key, known);
  }
  return [...found.values()].map(({ bar, hexes }) => ({ ...bar, hexes: [...hexes].toSorted() }));
};

/** What the map alone has against lines of several kinds; the first that is found is said. */
export type PrintedBars<L extends string> = {
  /** Whichever hex of the line it is. */
  hex?(line: L, hex: string): Bar | undefined;
  /** Between any two hexes that touch. */
  step?(line: L, from: string, to: string): Bar | undefined;
  /** Over a side that has something printed on it. */
  side?(line: L, kinds: readonly string[], from: string, to: string): Bar | undefined;
};

export type PrintedSteps<L extends string> = {
  /** By directed side: 1 where a line may cross, whoever stands there. Made when it is first asked for. */
  steps(line: L): OpenTable;
  /** Why a line may not go from a hex into the next, as far as the map says it. */
  bar(line: L, from: string, to: string): Bar | undefined;
};

/** A game waits for the tables where it traces as it begins: a hex is asked for once, and most sides have nothing on them. */
export const printedSteps = <L extends string>(
  p: Pick<Sheet, 'grid' | 'set' | 'sideKinds'>,
  law: PrintedBars<L>,
): PrintedSteps<L> => {
  const { grid, set } = p;
  const made = new Map<L, OpenTable>();
  const between = (
    line: L,
    from: string,
    to: string,
    kinds: readonly string[] = p.sideKinds(from, to),
  ): Bar | undefined => law.step?.(line, from, to) ?? law.side?.(line, kinds, from, to);
  const { neighbours } = grid;
  const onMap = lazy(() => Uint8Array.from(neighbours, (next) => (next < 0 ? 0 : 1)));
  const make = (line: L): OpenTable => {
    const table = onMap().slice();
    grid.ids.forEach((id, hex) => {
      if (law.hex?.(line, id) !== undefined) closeHex(table, neighbours, hex);
    });
    const { sides } = set.board;
    for (const side of law.step === undefined ? sides.keys() : table.keys()) {
      if (table[side] !== 1) continue;
      const kinds = sides.get(side)?.map(({ kind }) => kind) ?? [];
      const [from, to] = [grid.id(Math.floor(side / 6)), grid.id(neighbours[side] ?? -1)];
      if (between(line, from, to, kinds) !== undefined) table[side] = 0;
    }
    return table;
  };
  return {
    bar: (line, from, to) => law.hex?.(line, to) ?? law.hex?.(line, from) ?? between(line, from, to),
    steps: (line) => {
      const table = made.get(line) ?? make(line);
      made.set(line, table);
      return table;
    },
  };
};

export type BarLaw = {
  /** What the map alone has against a step, from the hex on into the next. */
  printed(from: string, to: string): Bar | undefined;
  /** Of a hex that is closed, and of one that is sealed. */
  closed(hex: string): Bar;
  sealed(hex: string): Bar;
};

/** All the hexes to which lines from a hex come, and what stands around them, hex by hex and not merged. */
export type Pocket = { readonly region: ReadonlySet<string>; readonly around: readonly Note[] };

/** `outward`: the steps of the flood from the sources; lines from a hex go them the other way. */
export const pocketOf = (
  p: Sheet,
  hex: string,
  outward: OpenTable,
  { closed, sealed }: Barriers,
  law: BarLaw,
): Pocket => {
  const { grid } = p;
  const [shut, shutBehind] = [new Set(closed), new Set(sealed)];
  const open = makeOpenTable(grid, (_, to, d) => outward[to * 6 + ((d + 3) % 6)] === 1);
  const region = new Set(reachedHexes(p.search.reach({ sources: [grid.index(hex)], open })).map(grid.id));
  const barOf = (from: string, to: string): Bar | undefined => {
    const at = grid.index(to);
    const printed = law.printed(from, to);
    if (printed !== undefined) return printed;
    if (shut.has(at)) return law.closed(to);
    return shutBehind.has(at) ? law.sealed(to) : undefined;
  };
  const around = [...region].flatMap((from) =>
    p.neighbours(from).flatMap((to) => {
      const bar = region.has(to) ? undefined : barOf(from, to);
      return bar === undefined ? [] : [{ ...bar, hexes: [to] }];
    }),
  );
  return { region, around };
};

/** Where a line ends. */
export const sourceNote = (rule: RuleId, line: readonly string[]): readonly Note[] => {
  const last = line.at(-1);
  return last === undefined ? [] : [{ rule, why: 'supply.over.source', hexes: [last] }];
};

/** Sources in a pocket that are the enemy's, and of no use. */
export const theirSources = (
  rule: RuleId,
  { region }: Pick<Pocket, 'region'>,
  sources: readonly string[],
): readonly Note[] => {
  const hexes = sources.filter((hex) => region.has(hex));
  return hexes.length === 0 ? [] : [{ rule, why: 'supply.bar.their-source', hexes }];
};

/** What stands around a pocket, with what else there is to say; `ever`: what is told only where nothing else is. */
export const barsTold = (
  { around }: Pocket,
  notes: readonly Note[],
  ever: readonly RuleId[],
): readonly Note[] => {
  const all = [...notes, ...around.filter(({ rule }) => !ever.includes(rule))];
  return merged(all.length > 0 ? all : around);
};
