// What there is to choose from in tests: two games, and as many kept ones as a test likes.
import type { Offered, Shelf } from '../../src/start-menu/menu-state.ts';
import type { SavedFacts } from '../../src/record/saved-game-info.ts';
import { ford } from '../games/ford/game.ts';

export const plainGame: Offered = {
  ...ford,
  id: 'plain',
  title: 'Plain',
  scenarios: [{ id: 'only', title: 'The only one' }],
  options: [],
};

export const TUTORIAL: Shelf['tutorials'] = [{ id: 'ford', title: 'Ford', count: 8 }];

export type ShelfWish = Partial<Pick<Shelf, 'games' | 'tutorials' | 'levels'>> & {
  readonly kept?: readonly (Partial<SavedFacts> & { readonly name: string; readonly unread?: true })[];
};

export const shelf = ({
  games = [ford],
  tutorials = [],
  levels = ['1'],
  kept = [],
}: ShelfWish = {}): Shelf => ({
  games,
  tutorials,
  levels,
  kept: kept.map(({ name }) => ({ name, path: `/games/${name}.game` })),
  facts: (path) => {
    const found = kept.find(({ name }) => path === `/games/${name}.game`);
    if (found === undefined || found.unread === true) return undefined;
    return { path, game: 'ford', scenario: 'crossing', orders: 12, over: false, ...found };
  },
});

export const manyKept = (count: number): NonNullable<ShelfWish['kept']> =>
  Array.from({ length: count }, (_, i) => ({ name: `g${i + 1}`, turn: i + 1, phasing: 'north' }));
