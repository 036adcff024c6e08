// What things are called by one side: names come from its view, so a covered unit stays covered in every sentence.
import { capital } from '../core/strings.ts';
import type { UnitView, View } from '../api/view.ts';
import type { Board, Game } from '../api/game.ts';
import type { Grid } from '../hex/grid.ts';
import type { Names } from './voice.ts';

/** The part of a game that has names in it. */
export type Naming = Pick<Game, 'sideWords'> & {
  readonly board: Pick<Board, 'hex' | 'places'> & { readonly grid: Pick<Grid, 'index'> };
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
  return {
    unit: (id) => {
      units ??= new Map(view.units.map((unit) => [unit.id, unit]));
      return units.get(id)?.name;
    },
    side: (id) => (Object.hasOwn(sideWords, id) ? sideWords[id] : undefined),
    place: (id) => view.places.find((place) => place.id === id)?.name ?? boxName(id),
    hexName: (id) => (board.grid.index(id) < 0 ? undefined : board.hex(id).name),
  };
};
