// What only a game knows of its board, where its places off the map are boxes of its tables and of its turn track.
import type { BoardOwn } from '../api/game-entry.ts';
import type { BoardSet } from '../board/board.ts';
import type { Finding } from '../board/finding.ts';
import type { Track } from './sheet.ts';
import { boxTitles } from './entry/boxes.ts';
import type { BoxSheet } from './entry/boxes.ts';
import { trackBox, trackName } from './entry/turn-track.ts';

/** `checks`: what the rulebook demands of the map, the charts, the counters and the set-up. */
export const boardOwn = (...checks: readonly ((set: BoardSet) => readonly Finding[])[]): BoardOwn => ({
  boxes: (tables, turns) => ({
    ...boxTitles(tables as BoxSheet['tables']),
    ...Object.fromEntries((turns as Track).turns.map(({ turn }) => [trackBox(turn), trackName(turn)])),
  }),
  findings: (set) => checks.flatMap((check) => check(set)),
});
