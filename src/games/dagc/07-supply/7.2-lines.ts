// Chapter 7: what the map alone says of lines of supply: where they may pass, what they cross, where they begin. Made once.
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { printedSteps } from '../../../mechanics/supply/bars.ts';
import type { Bar, PrintedSteps } from '../../../mechanics/supply/bars.ts';
import type { Printed, Who } from '../data/sheet.ts';

/** Soviet lines over the narrows or not, and those that keep out of the Western Pripyat Marsh (`dry`). */
export type Line = 'german' | 'soviet' | 'narrows' | 'dry' | 'dry-narrows';

export type Lines = PrintedSteps<Line> & {
  /** 7.7a, 7.10a, 7.10b: each side has its own, whoever holds them (7.13). */
  readonly sources: Readonly<Record<Who, readonly string[]>>;
  /** 7.8: by directed side, 1 where it is a border. */
  readonly borders: Uint8Array;
  /** 7.2f, R5: the two hexes on the narrows. */
  readonly narrows: readonly string[];
};

const isPripyat = (p: Printed, hex: string): boolean => p.hex(hex).terrain === 'western-pripyat';

const SEA: Bar = { rule: 'dagc:7.2e', why: 'supply.bar.sea' };
const LAKE: Bar = { rule: 'dagc:7.2e', why: 'supply.bar.lake' };
const NARROWS: Readonly<Record<Who, Bar>> = {
  german: LAKE,
  soviet: { rule: 'dagc:7.2f', why: 'supply.bar.narrows' },
};
const ENTRENCHMENT: Bar = { rule: 'dagc:7.14', why: 'supply.bar.entrenchment' };
const PRIPYAT: Bar = { rule: 'dagc:7.11a', why: 'supply.bar.pripyat' };

const barOfHex = (p: Printed, line: Line, hex: string): Bar | undefined => {
  const { terrain } = p.hex(hex);
  if (terrain === 'all-sea') return SEA;
  if (terrain === 'all-lake') return LAKE;
  // 7.14, R34, R56: the hex it begins in too.
  if (line === 'german') return p.entrenchment(hex) === 'soviet' ? ENTRENCHMENT : undefined;
  // 7.11a, R34, R35: whichever hex of the line it is.
  return line.startsWith('dry') && isPripyat(p, hex) ? PRIPYAT : undefined;
};

const barOfSide = (line: Line, kinds: readonly string[]): Bar | undefined => {
  if (kinds.includes('narrows'))
    return line.endsWith('narrows') ? undefined : NARROWS[line === 'german' ? 'german' : 'soviet'];
  if (kinds.includes('sea')) return SEA;
  return kinds.includes('lake') ? LAKE : undefined;
};

const onSides = (p: Printed, kind: string): Uint8Array => {
  const found = new Uint8Array(p.grid.count * 6);
  for (const [side, lines] of p.set.board.sides)
    if (lines.some((line) => line.kind === kind)) found[side] = 1;
  return found;
};

/** The tables wait until a line is traced: a game begins without them. */
export const linesOn = perSheet((p: Printed): Lines => {
  const narrows = onSides(p, 'narrows');
  return {
    ...printedSteps<Line>(p, { hex: (line, hex) => barOfHex(p, line, hex), side: barOfSide }),
    sources: { german: p.area('german-sources'), soviet: p.area('soviet-sources') },
    borders: onSides(p, 'border'),
    narrows: p.grid.ids.filter((_, hex) => narrows.subarray(hex * 6, hex * 6 + 6).includes(1)),
  };
});
