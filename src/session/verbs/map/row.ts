// The verbs `row` and `col`: everything along one row or column of the map that is worth a word, and how they are numbered.
import type { Message } from '../../../core/types.ts';
import type { Grid } from '../../../hex/grid.ts';
import { mapRows, numbering as numberOf, rowKey } from '../../../hex/rows.ts';
import { message } from '../../reply.ts';
import { hexMessage, isWorthAWord } from '../../hex-sentence.ts';
import type { Sight } from '../../side-view.ts';
import type { HexSpeech } from '../../../api/settings.ts';
import { numberingWords } from '../../../draw/describe/numbering.ts';

/** By hex: whether it is in a row or a column of that name, `20` or `N20`. A row on the seam of two sheets has a name on each. */
const isIn = (
  { scheme, ...grid }: Grid,
  kind: 'row' | 'column',
  name: string,
): ((hex: number) => boolean) => {
  const [, sheet = '', digits = ''] = /^(\D*)(\d+)$/.exec(name) ?? [];
  const number = Number(digits);
  const isOn = (on: number): boolean => sheet === '' || scheme.sheets[on]?.prefix === sheet;
  if (kind === 'column') return (hex) => grid.columnNumber[hex] === number && isOn(grid.sheet[hex] ?? 0);
  const rows = mapRows(scheme).filter(({ names }) =>
    names.some((row) => row.number === number && isOn(row.sheet)),
  );
  const keys = new Set(rows.map(({ key }) => key));
  return (hex) => keys.has(rowKey(scheme, grid.sheet[hex] ?? 0, grid.rowNumber[hex] ?? 0));
};

/** Everything in that row or column that is worth a word; the rest is counted. */
export const line = (sight: Sight, kind: 'row' | 'column', name: string): readonly Message[] => {
  const { grid } = sight.game.board;
  const there = isIn(grid, kind, name);
  const hexes = [...grid.readingOrder].filter(there).map((index) => grid.id(index));
  const number = name.replace(/^\D+/, '$& ');
  if (hexes.length === 0) {
    const { lowest: first = 0, highest: last = 0 } =
      numberOf(grid.scheme).parts.find(({ what }) => what === kind) ?? {};
    return [message('line.none', { kind, number, first, last })];
  }
  const worth = hexes.filter((hex) => isWorthAWord(sight, hex));
  const way = message(kind === 'row' ? 'word.west-to-east' : 'word.north-to-south');
  return [
    message('line.count', { kind, number, way, hexes: hexes.length, count: worth.length }),
    ...worth.map((hex) => hexMessage(sight, hex)),
  ];
};

/** How the hexes of this map are numbered, for whoever asks what a row is. */
export const numbering = ({ game }: Pick<Sight, 'game'>, style: HexSpeech): readonly Message[] =>
  numberingWords(game.printed, style).slice(0, 2);
