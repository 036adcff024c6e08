// The region that a name stands for, or of which names it could be part.
import { regionsOf } from '../../../draw/describe/regions.ts';
import type { Region } from '../../../draw/describe/regions.ts';
import type { Message } from '../../../core/types.ts';
import { nearestWord } from '../../../language/parse/did-you-mean.ts';
import { message } from '../../reply.ts';
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
export const regionMeant = (sight: Sight, verb: string, typed: string): Region | Message => {
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

export const isRegion = (found: Region | Message): found is Region => 'hexes' in found;
