// The verb `landmarks`: objectives, cities, ports, lines, rivers and what else the map has a name for.
import type { HexSpeech } from '../../../api/settings.ts';
import {
  fortifiedLines,
  labelWords,
  objectiveWords,
  otherCities,
  otherFeatures,
  ports,
} from '../../../draw/describe/landmarks.ts';
import { networkWords, sideKindWords } from '../../../draw/describe/networks.ts';
import { riversWords } from '../../../draw/describe/rivers.ts';
import type { Message } from '../../../core/types.ts';
import { message } from '../../reply.ts';
import { standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

const riverNames = ({ game }: Sight): readonly Message[] => {
  const names = Object.values(game.printed.map.rivers).map(({ name }) => name);
  return names.length === 0 ? [] : [message('landmarks.rivers', { count: names.length, names })];
};

const landmarkLines = (sight: Sight, what: string, style: HexSpeech): readonly Message[] => {
  const { printed: board, sideWords: sides } = sight.game;
  switch (what) {
    case 'objectives':
      // Whoever plays wants the name; the papers of a map have its number first.
      return objectiveWords(board, sides, standingInPlay(sight)).map((told) =>
        told.key === 'map.objective' ? message('landmarks.objective', told.params) : told,
      );
    case 'cities':
      return otherCities(board, style);
    case 'ports':
      return ports(board, style);
    case 'lines':
      return [
        ...fortifiedLines(board, sides, style),
        ...sideKindWords(board, style),
        ...networkWords(board, style),
      ];
    case 'rivers':
      return riversWords(board, style);
    default:
      return labelWords(board, style);
  }
};

export const landmarks = (sight: Sight, what: string | undefined, style: HexSpeech): readonly Message[] => {
  if (what !== undefined) {
    const lines = landmarkLines(sight, what, style);
    return lines.length === 0 ? [message('landmarks.none', { what })] : lines;
  }
  return [
    ...['objectives', 'cities', 'ports', 'lines'].flatMap((each) => landmarkLines(sight, each, style)),
    ...otherFeatures(sight.game.printed, sight.game.sideWords, style),
    ...riverNames(sight),
  ];
};
