// A printed board in words, for people who do not see it: the whole of it, one layer of it, or one hex and what is round
// about it.
import type { HexSpeech } from '../../api/settings.ts';
import type { Opening, PrintedBoard } from '../../board/board.ts';
import type { UnitsFile } from '../../board/data-types.ts';
import type { Message } from '../../core/types.ts';
import { numbering } from '../../hex/rows.ts';
import type { Layer } from '../layer-names.ts';
import { areaWords } from './areas.ts';
import { aroundWords } from './near.ts';
import { forceWords, heldWords } from './forces.ts';
import { frontWords, gapWords } from './front.ts';
import { countriesWords, terrainWords, zonesWords } from './terrain.ts';
import { labelWords, landmarkWords } from './landmarks.ts';
import { markerWords } from './markers.ts';
import { message } from './messages.ts';
import { networkWords, sideKindWords } from './networks.ts';
import type { Sides } from './messages.ts';
import { edgeWords, numberingWords, outlineWords } from './numbering.ts';
import { regionsWords } from './regions.ts';
import { riversWords } from './rivers.ts';
import { standingOf } from './occupancy.ts';
import type { Standing } from './occupancy.ts';
import { watersWords } from './waters.ts';

export type WordsOptions = {
  /** One hex and its surroundings. */
  readonly at?: string | undefined;
  readonly layer?: Layer | undefined;
  /** How hexes will be said, so that lists are broken where lines grow long; `raw` if not said. */
  readonly hexSpeech?: HexSpeech | undefined;
};

/** A hex the map does not have, and which it has. */
const noHex = ({ grid }: PrintedBoard, at: string): Message => {
  const { parts } = numbering(grid.scheme);
  const [row, column] = parts[0].what === 'row' ? parts : [parts[1], parts[0]];
  const said = (n: number, digits: number): string => String(n).padStart(digits, '0');
  return message('map.no-hex', {
    at,
    fromRow: said(row.lowest, row.digits),
    toRow: said(row.highest, row.digits),
    fromColumn: said(column.lowest, column.digits),
    toColumn: said(column.highest, column.digits),
  });
};

/** What the parts of a description are told from. */
type Telling = {
  readonly board: PrintedBoard;
  readonly sides: Sides | undefined;
  readonly standing: Standing | undefined;
  readonly style: HexSpeech;
};

const controlTold = ({ board, sides, standing, style }: Telling): readonly Message[] =>
  standing === undefined
    ? countriesWords(board, sides, style)
    : [
        ...heldWords(board, sides, standing, style),
        ...forceWords(board, sides, standing),
        ...frontWords(board, sides, standing),
        ...gapWords(board, sides, standing, style),
      ];

const TOLD: Readonly<Record<Layer, (telling: Telling) => readonly Message[]>> = {
  terrain: ({ board, style }) => terrainWords(board, style),
  rivers: ({ board, style }) => [
    ...riversWords(board, style),
    ...watersWords(board, style),
    ...sideKindWords(board, style),
    ...networkWords(board, style),
  ],
  countries: ({ board, sides, style }) => countriesWords(board, sides, style),
  names: ({ board, sides, standing, style }) => [
    ...landmarkWords(board, sides, style),
    ...markerWords(board, standing, style),
    ...labelWords(board, style),
  ],
  supply: ({ board, style }) => [
    ...edgeWords(board, style),
    ...zonesWords(board, style),
    ...areaWords(board, ['supply'], style),
  ],
  control: (telling) => [
    ...controlTold(telling),
    ...markerWords(telling.board, telling.standing, telling.style),
  ],
};

/** All of it; the names of hexes that are nothing else are left to their layer. */
const allTold = (telling: Telling): readonly Message[] => {
  const { board, sides, standing, style } = telling;
  return [
    ...outlineWords(board, style),
    ...numberingWords(board, style),
    ...regionsWords(board, style),
    ...TOLD.terrain(telling),
    ...TOLD.countries(telling),
    ...TOLD.rivers(telling),
    ...landmarkWords(board, sides, style),
    ...markerWords(board, standing, style),
    ...TOLD.supply(telling),
    ...areaWords(board, ['bounds', 'line', 'region', 'set-up', 'option'], style),
    ...(standing === undefined ? [] : controlTold(telling)),
  ];
};

/** Each message is one line, or a line and what is said at verbose; in the order in which they are to be said. */
export const boardWords = (
  board: PrintedBoard,
  units: UnitsFile | undefined,
  opening: Opening | undefined,
  { at, layer, hexSpeech: style = 'raw' }: WordsOptions = {},
): readonly Message[] => {
  const standing = opening === undefined ? undefined : standingOf(board, units, opening);
  if (at !== undefined) {
    const hex = board.grid.index(at);
    return hex < 0 ? [noHex(board, at)] : aroundWords(board, units?.sides, standing, hex);
  }
  const telling = { board, sides: units?.sides, standing, style };
  return layer === undefined ? allTold(telling) : TOLD[layer](telling);
};
