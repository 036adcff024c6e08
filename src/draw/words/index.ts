// A printed board in words, for people who do not see it: the whole of it, one layer of it, or one hex and what is round
// about it.
import type { Opening, PrintedBoard } from '../../board/board.ts';
import type { UnitsFile } from '../../board/types.ts';
import type { Message } from '../../core/types.ts';
import { numbering } from '../../hex/rows.ts';
import type { HexSpeech } from '../../words/table.ts';
import { areaWords } from './areas.ts';
import { aroundWords } from './around.ts';
import { forceWords, heldWords } from './forces.ts';
import { frontWords, gapWords } from './front.ts';
import { countriesWords, terrainWords, zonesWords } from './ground.ts';
import { labelWords, landmarkWords } from './landmarks.ts';
import { markerWords } from './markers.ts';
import { message } from './message.ts';
import { edgeWords, numberingWords, outlineWords } from './numbering.ts';
import { regionsWords } from './regions.ts';
import { riversWords } from './rivers.ts';
import { standingOf } from './standing.ts';
import { watersWords } from './waters.ts';

export const WORD_LAYERS = ['terrain', 'rivers', 'countries', 'names', 'supply', 'control'] as const;
export type WordLayer = (typeof WORD_LAYERS)[number];

export type WordsOptions = {
  /** One hex and its surroundings. */
  readonly at?: string | undefined;
  readonly layer?: WordLayer | undefined;
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

/** Each message is one line, or a line and what is said at verbose; in the order in which they are to be said. */
export const boardWords = (
  board: PrintedBoard,
  units: UnitsFile | undefined,
  opening: Opening | undefined,
  options: WordsOptions = {},
): readonly Message[] => {
  const style = options.hexSpeech ?? 'raw';
  const standing = opening === undefined ? undefined : standingOf(board, units, opening);
  if (options.at !== undefined) {
    const hex = board.grid.index(options.at);
    return hex < 0 ? [noHex(board, options.at)] : aroundWords(board, units, standing, hex);
  }
  const supply = (): readonly Message[] => [
    ...edgeWords(board, style),
    ...zonesWords(board, style),
    ...areaWords(board, ['supply'], style),
  ];
  const control = (): readonly Message[] =>
    standing === undefined
      ? countriesWords(board, units, style)
      : [
          ...heldWords(board, units, standing, style),
          ...forceWords(board, units, standing),
          ...frontWords(board, units, standing),
          ...gapWords(board, units, standing, style),
        ];
  switch (options.layer) {
    case 'terrain':
      return terrainWords(board, style);
    case 'rivers':
      return [...riversWords(board, style), ...watersWords(board, style)];
    case 'countries':
      return countriesWords(board, units, style);
    case 'names':
      return [
        ...landmarkWords(board, units, style),
        ...markerWords(board, standing, style),
        ...labelWords(board, style),
      ];
    case 'supply':
      return supply();
    case 'control':
      return [...control(), ...markerWords(board, standing, style)];
    case undefined:
      return [
        ...outlineWords(board, style),
        ...numberingWords(board, style),
        ...regionsWords(board, style),
        ...terrainWords(board, style),
        ...countriesWords(board, units, style),
        ...riversWords(board, style),
        ...watersWords(board, style),
        ...landmarkWords(board, units, style),
        ...markerWords(board, standing, style),
        ...supply(),
        ...areaWords(board, ['line', 'region', 'set-up', 'option'], style),
        ...(standing === undefined ? [] : control()),
      ];
  }
};
