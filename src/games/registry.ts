// The games of this program and the boards it has, by id. Each is loaded only when it is played or looked at.
import { addonFile, dataFiles } from '../board/file-names.ts';
import type { BoardFile } from '../board/file-names.ts';
import type { Problem, Result } from '../core/types.ts';
import type { BoardEntry, BoardOwn, DataReader, GameEntry } from '../api/game-entry.ts';
import type { Game } from '../api/game.ts';

type Load = (files: readonly BoardFile[], read: DataReader) => Result<Game, readonly Problem[]>;

type Shipped = {
  readonly id: string;
  readonly title: string;
  /** Their files, in the order in which they are offered. */
  readonly scenarios: readonly string[];
  /** It has counters of another game. */
  readonly addon?: true;
  /** The rules; a board without them can only be looked at. */
  load?(): Promise<Load>;
  own(): Promise<BoardOwn>;
};

const SHIPPED: readonly Shipped[] = [
  {
    id: 'barbarossa',
    title: 'Barbarossa',
    scenarios: ['campaign', 'road-back'],
    load: async () => (await import('./barbarossa/game.ts')).load,
    own: async () => (await import('./barbarossa/data/board-support.ts')).barbarossaOwn,
  },
  {
    id: 'dagc',
    title: 'Destruction of Army Group Center',
    scenarios: ['historical', 'bold-stroke', 'd-day-defeated', 'no-bomb-plot', 'combined'],
    addon: true,
    load: async () => (await import('./dagc/game.ts')).load,
    own: async () => (await import('./dagc/data/board.ts')).dagcOwn,
  },
  {
    id: 'storm',
    title: 'Operation Storm',
    scenarios: ['campaign'],
    load: async () => (await import('./storm/game.ts')).load,
    own: async () => (await import('./storm/data/board.ts')).stormOwn,
  },
  {
    id: 'typhoon',
    title: 'Typhoon',
    scenarios: ['campaign'],
    load: async () => (await import('./typhoon/game.ts')).load,
    own: async () => (await import('./typhoon/data/board.ts')).typhoonOwn,
  },
  {
    id: 'moscow41',
    title: 'Moscow vs. Barbarossa',
    scenarios: ['campaign'],
    load: async () => (await import('./moscow41/game.ts')).load,
    own: async () => (await import('./moscow41/data/board.ts')).moscow41Own,
  },
  {
    id: 'deathstruggle',
    title: 'Death Struggle 20',
    scenarios: ['campaign'],
    load: async () => (await import('./deathstruggle/game.ts')).load,
    own: async () => (await import('./deathstruggle/data/board.ts')).deathstruggleOwn,
  },
];

export type Registry = readonly GameEntry[];

export const GAMES: Registry = SHIPPED.flatMap(({ id, title, scenarios, load }) =>
  load === undefined
    ? []
    : [{ id, title, load: async (read) => (await load())(dataFiles(id, scenarios), read) }],
);

export type Boards = readonly BoardEntry[];

export const BOARDS: Boards = SHIPPED.map(({ id, title, scenarios, addon, own }) => ({
  id,
  title,
  files: [...dataFiles(id, scenarios), ...(addon === true ? [addonFile] : [])],
  own,
}));
