// Chapter 7: what the map alone says of supply: where lines may pass, sources, fortified lines, coasts. Made once.
import { printedSteps } from '../../../mechanics/supply/bars.ts';
import type { Bar, PrintedSteps } from '../../../mechanics/supply/bars.ts';
import { coasts } from '../../../mechanics/supply/coasts.ts';
import type { Printed, Who } from '../data/sheet.ts';

export const DNEPROPETROVSK = '2607';
export const ROSTOV = '2804';
export const SEVASTOPOL = '3108';
export const KERCH = ['3105', '3106'] as const;
export const SIVASH = ['2907', '3008'] as const;

/** barbarossa:7.5a */
export const SEAS = ['baltic', 'black-sea', 'azov'] as const;
export type Sea = (typeof SEAS)[number];

/** Overland lines of a side, those of the German side but for Kerch, or its lines to Sevastopol. */
export type Line = Who | 'dry' | 'crimea';
const sideOfLine = (line: Line): Who => (line === 'soviet' ? 'soviet' : 'german');

export type Lines = PrintedSteps<Line> & {
  readonly sources: Readonly<Record<Who, readonly number[]>>;
  /** Hexes of printed fortified lines, by whose they are. */
  readonly forts: Readonly<Record<Who, readonly string[]>>;
  /** The seas on whose shore a hex of land lies. */
  coasts(hex: string): readonly Sea[];
};

type Board = Omit<Printed, 'lines'>;

/** barbarossa:7.14b, barbarossa:7.14c Where lines of a side go over lakes. */
const LAKELANDS: Readonly<Record<Who, readonly string[]>> = {
  german: ['greater-germany', 'hungary'],
  soviet: ['ussr', 'lithuania', 'latvia', 'estonia'],
};

/** A lake has no country and no zone of its own: its shores tell (barbarossa:R89: a hex is north or south, never both). */
const shores = <T>(p: Board, hex: string, of: (hex: string) => T | undefined): readonly T[] => {
  const own = of(hex);
  return own === undefined ? p.neighbours(hex).flatMap((next) => of(next) ?? []) : [own];
};

const isLakeland = (p: Board, side: Who, hex: string): boolean =>
  shores(p, hex, (at) => p.hex(at).country).every((country) => LAKELANDS[side].includes(country));

/** barbarossa:7.14a, barbarossa:7.14b, barbarossa:7.14c, barbarossa:7.14e, barbarossa:R90 */
const barOfHex = (p: Board, side: Who, hex: string): Bar | undefined => {
  if (p.inArea('closed', hex)) return { rule: 'barbarossa:7.14a', why: 'supply.bar.closed' };
  const { terrain } = p.hex(hex);
  if (terrain === 'all-sea') return SEA;
  return terrain !== 'all-lake' || isLakeland(p, side, hex) ? undefined : LAKE[side];
};

const SEA: Bar = { rule: 'barbarossa:7.14e', why: 'supply.bar.sea' };
const LAKE: Readonly<Record<Who, Bar>> = {
  german: { rule: 'barbarossa:7.14c', why: 'supply.bar.lake' },
  soviet: { rule: 'barbarossa:7.14b', why: 'supply.bar.lake' },
};
const SIVASH_BAR: Bar = { rule: 'barbarossa:7.14h', why: 'supply.bar.sivash' };
const KERCH_BAR: Bar = { rule: 'barbarossa:10.14d', why: 'supply.bar.kerch' };

export const isSide = (pair: readonly [string, string], a: string, b: string): boolean =>
  pair.includes(a) && pair.includes(b);

/** barbarossa:R72: the data say whether German lines cross Kerch. */
const germanKerch = (p: Board): boolean =>
  p.tables.switches.find(({ id }) => id === 'germanKerchTracing')?.value ?? true;

/** barbarossa:7.14f, barbarossa:7.14g, barbarossa:7.14h, barbarossa:10.15c, barbarossa:R72 */
const barOfStrait = (p: Board, line: Line, a: string, b: string): Bar | undefined => {
  if (isSide(KERCH, a, b))
    return line === 'dry' || (line === 'german' && !germanKerch(p)) ? KERCH_BAR : undefined;
  if (isSide(SIVASH, a, b)) return line === 'soviet' ? undefined : SIVASH_BAR;
  return SEA;
};

const barOfSide = (p: Board, line: Line, kinds: readonly string[], a: string, b: string): Bar | undefined => {
  const side = sideOfLine(line);
  for (const kind of kinds) {
    if (kind === 'sea') return SEA;
    if (kind === 'lake' && !(isLakeland(p, side, a) && isLakeland(p, side, b))) return LAKE[side];
    const bar = kind === 'strait' ? barOfStrait(p, line, a, b) : undefined;
    if (bar !== undefined) return bar;
  }
  return undefined;
};

/** barbarossa:7.15a, barbarossa:7.15b, barbarossa:R89 */
const barOfZones = (p: Board, a: string, b: string): Bar | undefined => {
  const zone = shores(p, a, p.zone)[0];
  return zone === shores(p, b, p.zone)[0]
    ? undefined
    : { rule: zone === 'north' ? 'barbarossa:7.15a' : 'barbarossa:7.15b', why: 'supply.bar.zone' };
};

/** The tables wait until a line is traced: a game begins without them. */
export const printedLines = (p: Board): Lines => {
  const { grid } = p;
  const sources = (area: string): readonly number[] => p.area(area).map(grid.index);
  const forts = (whose: Who): readonly string[] => grid.ids.filter((hex) => p.hex(hex).fortified === whose);
  return {
    ...printedSteps<Line>(p, {
      hex: (line, hex) => barOfHex(p, sideOfLine(line), hex),
      step: (_, a, b) => barOfZones(p, a, b),
      side: (line, kinds, a, b) => barOfSide(p, line, kinds, a, b),
    }),
    // barbarossa:7.3b, barbarossa:7.9b, barbarossa:7.19: each side has its own, whoever holds them.
    sources: { german: sources('german-sources'), soviet: sources('soviet-sources') },
    forts: { german: forts('german'), soviet: forts('soviet') },
    // barbarossa:R77: a sea in the next hex or along the hexside; lakes and straits are none.
    coasts: coasts(p, { waters: SEAS, terrain: 'all-sea', side: 'sea' }),
  };
};
