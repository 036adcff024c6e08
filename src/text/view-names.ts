// What things are called by one side: names come from its view, so a covered unit stays covered in every sentence.
import { capital } from '../core/strings.ts';
import type { UnitView, View } from '../api/view.ts';
import type { Board, Game } from '../api/game.ts';
import { directionAt, directions, opposite } from '../hex/directions.ts';
import type { Grid } from '../hex/grid.ts';
import type { Names } from './voice.ts';

/** The part of a game that has names in it. */
export type Naming = Pick<Game, 'sideWords'> & {
  readonly board: Pick<Board, 'hex' | 'places'> & {
    readonly grid: Pick<Grid, 'index' | 'id' | 'neighbours'>;
  };
};

/** Farther off a number says more. */
const NEAR = 2;

/** The nearest hex with a name on one of the six straight ways, for one that has none. */
const nearName = (
  { grid, hex }: Naming['board'],
  index: number,
): ReturnType<NonNullable<Names['hexNear']>> => {
  if (index < 0) return undefined;
  const ends = directions.map(() => index);
  for (let far = 1; far <= NEAR; far++)
    for (const dir of directions.keys()) {
      const at = ends[dir] ?? -1;
      const next = at < 0 ? -1 : (grid.neighbours[at * 6 + dir] ?? -1);
      ends[dir] = next;
      const name = next < 0 ? undefined : hex(grid.id(next)).name;
      if (name !== undefined) return { far, way: opposite(directionAt(dir)), name };
    }
  return undefined;
};

/** The units are put in order only when the first one is named. */
export const viewNames = ({ board, sideWords }: Naming, view: Pick<View, 'units' | 'places'>): Names => {
  /** Boxes that are not shown now, such as that of the set-up, can still be spoken of. */
  const boxName = (id: string): string | undefined => {
    if (board.grid.index(id) >= 0) return undefined;
    const name = Object.entries(board.places).find(([, place]) => place === id)?.[0];
    return name === undefined ? undefined : capital(name);
  };
  let units: ReadonlyMap<string, UnitView> | undefined;
  const unit = (id: string): UnitView | undefined => {
    units ??= new Map(view.units.map((each) => [each.id, each]));
    return units.get(id);
  };
  return {
    unit: (id) => unit(id)?.name,
    owner: (id) => unit(id)?.side,
    side: (id) => (Object.hasOwn(sideWords, id) ? sideWords[id] : undefined),
    place: (id) => view.places.find((place) => place.id === id)?.name ?? boxName(id),
    hexName: (id) => (board.grid.index(id) < 0 ? undefined : board.hex(id).name),
    hexNear: (id) => nearName(board, board.grid.index(id)),
  };
};
