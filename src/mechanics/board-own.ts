// What only a game knows of its board, where its places off the map are boxes of its tables and of its turn track.
import type { BoardOwn } from '../api/game-entry.ts';
import type { BoardSet } from '../board/board.ts';
import type { BoxLine } from '../board/chart-lines.ts';
import type { Finding } from '../board/finding.ts';
import { trackBox } from './entry/turn-track.ts';

type Boxed = { readonly boxes: readonly BoxLine[] };
type Tracked = { readonly turns: readonly { readonly turn: number }[] };

/** `checks`: what the rulebook demands of the map, the charts, the counters and the set-up. */
export const boardOwn = (...checks: readonly ((set: BoardSet) => readonly Finding[])[]): BoardOwn => ({
  boxes: (tables, turns) => ({
    ...Object.fromEntries((tables as Boxed).boxes.map(({ id, title }) => [id, title])),
    ...Object.fromEntries(
      (turns as Tracked).turns.map(({ turn }) => [trackBox(turn), `Box of turn ${turn}`]),
    ),
  }),
  findings: (set) => checks.flatMap((check) => check(set)),
});
