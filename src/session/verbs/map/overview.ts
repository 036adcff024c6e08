// The map at large as the asking side sees it: its regions, landmarks, the front and its gaps, in the words of boards.
import type { HexSpeech } from '../../../api/settings.ts';
import { regionForces, regionHoldings, totalWords } from '../../../draw/describe/forces.ts';
import { frontWords, gapWords } from '../../../draw/describe/front.ts';
import {
  fortifiedLines,
  labelWords,
  objectiveWords,
  otherCities,
  otherFeatures,
  ports,
} from '../../../draw/describe/landmarks.ts';
import { networkWords, sideKindWords } from '../../../draw/describe/networks.ts';
import { numberingWords } from '../../../draw/describe/numbering.ts';
import { regionWords, regionsOf } from '../../../draw/describe/regions.ts';
import type { Region } from '../../../draw/describe/regions.ts';
import { riversWords } from '../../../draw/describe/rivers.ts';
import type { Message, Side } from '../../../core/types.ts';
import { nearestWord } from '../../../language/parse/did-you-mean.ts';
import { message } from '../../session.ts';
import { ownSide } from '../../hex-sentence.ts';
import { standingInPlay } from '../../side-view.ts';
import type { Sight } from '../../side-view.ts';

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** The region whose name is most like what was typed; else the first with somebody in it. */
const regionLike = ({ game, view }: Sight, all: readonly Region[], wanted: string): Region | undefined => {
  const words = all.flatMap((region) =>
    plain(region.name)
      .split(' ')
      .map((word) => ({ word, region })),
  );
  const near = nearestWord(
    wanted,
    words.map(({ word }) => word),
  );
  const held = new Set(view.units.map(({ at }) => game.printed.regions[game.board.grid.index(at)]));
  return words.find(({ word }) => word === near)?.region ?? all.find(({ key }) => held.has(key)) ?? all[0];
};

/** The region of a name, or of part of one that only it has; else what to say. */
const regionMeant = (sight: Sight, verb: string, typed: string): Region | Message => {
  const { game } = sight;
  const all = regionsOf(game.printed);
  const wanted = plain(typed);
  const fits = all.filter(({ name }) => plain(name).includes(wanted));
  const whole = all.find(({ key, name }) => plain(name) === wanted || plain(key) === wanted);
  const [first, second] = fits;
  if (whole !== undefined) return whole;
  if (first === undefined || wanted === '') {
    const like = regionLike(sight, all, wanted)?.name;
    return message('region.unknown', { typed, verb, ...(like !== undefined && { like }) });
  }
  return second === undefined
    ? first
    : message('region.several', { typed, names: fits.map(({ name }) => name) });
};

const isRegion = (found: Region | Message): found is Region => 'hexes' in found;

/** All regions with somebody in them, or one region with all that is to be said of it. */
export const overview = (sight: Sight, region: string | undefined, style: HexSpeech): readonly Message[] => {
  const { printed: board, sideWords: sides } = sight.game;
  const standing = standingInPlay(sight);
  if (region === undefined) {
    const regions = regionsOf(board);
    const lines = regions.flatMap((one) => regionForces(board, sides, standing, one));
    const empty = regions.length - lines.length;
    return [
      regions.length === 0
        ? message('overview.whole', { title: sight.game.title })
        : message('overview.head', {
            title: sight.game.title,
            count: regions.length,
            ...(empty > 0 && { empty }),
          }),
      ...totalWords(board, sides, standing),
      ...lines,
    ];
  }
  const found = regionMeant(sight, 'overview', region);
  if (!isRegion(found)) return [found];
  const [where, ...rest] = regionWords(board, found, style);
  return [
    ...(where === undefined ? [] : [where]),
    ...regionForces(board, sides, standing, found),
    ...regionHoldings(board, sides, standing, [found]),
    ...rest,
  ];
};

const riverNames = ({ game }: Sight): readonly Message[] => {
  const names = Object.values(game.printed.map.rivers).map(({ name }) => name);
  return names.length === 0 ? [] : [message('landmarks.rivers', { count: names.length, names })];
};

const landmarkLines = (sight: Sight, what: string, style: HexSpeech): readonly Message[] => {
  const { printed: board, sideWords: sides } = sight.game;
  switch (what) {
    case 'objectives':
      return objectiveWords(board, sides, standingInPlay(sight));
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

export const front = (sight: Sight, region: string | undefined): readonly Message[] => {
  const { printed: board, sideWords: sides } = sight.game;
  const standing = standingInPlay(sight);
  if (region === undefined) return frontWords(board, sides, standing);
  const found = regionMeant(sight, 'front', region);
  if (!isRegion(found)) return [found];
  return frontWords(board, sides, standing, (hex) => board.regions[hex] === found.key);
};

/** How the hexes of this map are numbered, for whoever asks what a row is. */
export const numbering = ({ game }: Pick<Sight, 'game'>, style: HexSpeech): readonly Message[] =>
  numberingWords(game.printed, style).slice(0, 2);

/** Of the side that asks, unless another is named. */
export const gaps = (sight: Sight, side: Side | undefined, style: HexSpeech): readonly Message[] =>
  gapWords(sight.game.printed, sight.game.sideWords, standingInPlay(sight), style, [
    side ?? ownSide(sight.view),
  ]);
