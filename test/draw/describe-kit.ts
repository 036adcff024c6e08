// What the tests of boards in words share: saying a message, reading a list of hexes back, and plain boards to try on.
import type { HexSpeech } from '../../src/api/settings.ts';
import { printBoard } from '../../src/board/board.ts';
import type { Opening, PrintedBoard } from '../../src/board/board.ts';
import type { MapFile } from '../../src/board/data-types.ts';
import type { Message } from '../../src/core/types.ts';
import { makeGrid } from '../../src/hex/grid.ts';
import { areAdjacent } from '../../src/hex/hexsides.ts';
import type { GridScheme } from '../../src/hex/numbering.ts';
import { PROGRAM_MESSAGES } from '../../src/text/en/index.ts';
import { say } from '../../src/text/say.ts';
import { hexLine, mapFile } from '../board/vocabularies.ts';
import type { ShortHex } from '../board/vocabularies.ts';
import { messageBook } from '../../src/text/voice.ts';
import type { Voice } from '../../src/text/voice.ts';

export const BOOK = messageBook(PROGRAM_MESSAGES);

const voiceOf = (hexSpeech: HexSpeech): Voice => ({
  level: 'normal',
  hexSpeech,
  book: BOOK,
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
});

export const spoken = (messages: readonly Message[], hexSpeech: HexSpeech = 'raw'): string[] =>
  messages.flatMap((message) => say(voiceOf(hexSpeech), message));

/** "0103, 0202 Alderton, 0301 to 0501" as hexes; rows and columns are counted in the numbers, as a hearer would. */
export const heard = (list: string): string[] =>
  list.split(', ').flatMap((item) => {
    const run = /^([A-Z]?)(\d\d)(\d\d) to \1(\d\d)(\d\d)$/.exec(item);
    if (run === null) return [/^[A-Z]?\d{4}(?= |$)/.exec(item)?.[0] ?? `no hex in ${item}`];
    const [sheet = ''] = run.slice(1);
    const [row, column, lastRow, lastColumn] = run.slice(2).map(Number) as [number, number, number, number];
    const steps = Math.max(Math.abs(lastRow - row), Math.abs(lastColumn - column));
    return Array.from({ length: steps + 1 }, (_, i) =>
      [row + i * Math.sign(lastRow - row), column + i * Math.sign(lastColumn - column)]
        .map((n) => String(n).padStart(2, '0'))
        .join('')
        .replace(/^/, sheet),
    );
  });

export type Heard = { readonly name: string; readonly one: string[]; readonly other: string[] };

const BANKS = /^(.+?)(?: \d+ of \d+)?, [\w-]+: [\w-]+ bank ([^;]+); [\w-]+ bank ([^;]+)\.$/;

export const banksHeard = (lines: readonly string[]): Heard[] =>
  lines.flatMap((line) => {
    const [, name, one, other] = BANKS.exec(line) ?? [];
    return name === undefined || one === undefined || other === undefined
      ? []
      : [{ name, one: heard(one), other: heard(other) }];
  });

export const sideKey = (a: string, b: string): string => [a, b].toSorted().join('/');

/** The sides of one line in the order of the flow, found as the line itself says: where the lists touch. */
export const sidesHeard = (board: PrintedBoard, { one, other }: Heard): string[] => {
  const { grid } = board;
  const touching = one
    .flatMap((a, i) => other.map((b, j) => ({ a, b, at: i + j })))
    .filter(({ a, b }) => areAdjacent(grid, grid.index(a), grid.index(b)));
  return touching.toSorted((x, y) => x.at - y.at).map(({ a, b }) => sideKey(a, b));
};

export const SQUARE: GridScheme = {
  digits: 'RRCC',
  columnsFrom: 'east',
  rowsRise: 'south',
  shifted: { rows: 'even', toward: 'east' },
  sheets: [{ prefix: '', firstRow: 10, lastRow: 19 }],
  columns: { default: [0, 9] },
};

/** All clear land of one country, and whatever a test puts there. */
export const plainBoard = (
  more: Partial<Omit<MapFile, 'hexes'>> & { readonly hexes?: Readonly<Record<string, ShortHex>> } = {},
): PrintedBoard => {
  const grid = makeGrid(more.grid ?? SQUARE);
  const map = mapFile({
    game: 'plain',
    title: 'Plain',
    grid: SQUARE,
    ...more,
    hexes: {
      ...Object.fromEntries(grid.ids.map((id) => [id, { terrain: 'clear' as const }])),
      ...Object.fromEntries(Object.entries(more.hexes ?? {}).map(([id, hex]) => [id, hexLine(hex)])),
    },
  });
  return printBoard(map, grid);
};

export const openingOf = (
  stacks: Readonly<Record<string, readonly string[]>>,
  control: Readonly<Record<string, string>> = {},
  boxes: Readonly<Record<string, readonly string[]>> = {},
): Opening => ({
  stacks: new Map(Object.entries(stacks)),
  control: new Map(Object.entries(control)),
  markers: new Map(),
  boxes: new Map(Object.entries(boxes)),
});
