// The verbs `row` and `col`: everything along one row or column of the map that is worth a word, and how they are numbered.
import type { Message } from '../../../core/types.ts';
import { message } from '../../reply.ts';
import { hexMessage, isWorthAWord } from '../../hex-sentence.ts';
import type { Sight } from '../../side-view.ts';
import type { HexSpeech } from '../../../api/settings.ts';
import { numberingWords } from '../../../draw/describe/numbering.ts';

/** Everything with that printed row or column number that is worth a word; the rest is counted. */
export const line = (sight: Sight, kind: 'row' | 'column', number: number): readonly Message[] => {
  const { grid } = sight.game.board;
  const numbers = kind === 'row' ? grid.rowNumber : grid.columnNumber;
  const hexes = [...grid.readingOrder]
    .filter((index) => numbers[index] === number)
    .map((index) => grid.id(index));
  if (hexes.length === 0) {
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
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
