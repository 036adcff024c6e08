// The verb `near`: the stacks around a hex, by distance.
import type { Message } from '../../../core/types.ts';
import { aroundDistance } from './dist.ts';
import type { UnitView } from '../../../api/view.ts';
import { unitsAt } from '../../../language/parse/scope.ts';
import { message } from '../../reply.ts';
import { ownSide, stackMessage } from '../../hex-sentence.ts';
import type { Sight } from '../../side-view.ts';

type Near = { readonly hex: string; readonly units: readonly UnitView[] };

const counted = (found: readonly Near[]): Message['params'] => {
  const sides = [...new Set(found.map(({ units }) => units[0]?.side ?? ''))];
  const [first, second] = sides.map((side) =>
    message('word.near.side', { side, count: found.filter(({ units }) => units[0]?.side === side).length }),
  );
  return { ...(first !== undefined && { first }), ...(second !== undefined && { second }) };
};

/** Stacks by distance, the northern first of those equally far. */
export const near = (sight: Sight, hex: string, reach: number, who?: string): readonly Message[] => {
  const own = ownSide(sight.view);
  const { grid } = sight.game.board;
  const isMeant = ([first]: readonly UnitView[]): boolean =>
    first !== undefined && (who === undefined || (first.side === own) === (who === 'friend'));
  const inIt = isMeant(unitsAt(sight.view, hex)) ? { without: true } : {};
  const centre = grid.index(hex);
  const found = [...grid.readingOrder]
    .map((index) => ({ ...aroundDistance(grid, centre, index), hex: grid.id(index) }))
    .filter(({ far }) => far > 0 && far <= reach)
    .map((place) => ({ ...place, units: unitsAt(sight.view, place.hex) }))
    .filter(({ units }) => isMeant(units))
    .toSorted((a, b) => a.far - b.far);
  if (found.length === 0) {
    const enemy = Object.keys(sight.game.sideWords).find((side) => side !== own);
    const side = who === 'friend' ? own : who === 'enemy' ? enemy : undefined;
    return [message('near.none', { reach, hex, ...inIt, ...(side !== undefined && { side }) })];
  }
  return [
    message('near.count', { count: found.length, reach, hex, ...inIt, ...counted(found) }),
    ...found.map(({ units, far, way, hex: at }) =>
      message('near.one', { far, way, there: stackMessage(sight, units), hex: at }),
    ),
  ];
};
