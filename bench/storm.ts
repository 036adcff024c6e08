// How fast Operation Storm answers and plays.
import { makeGame } from '../src/games/storm/game.ts';
import { states } from '../src/games/storm/07-supply/7.2-supply.ts';
import { printedOf } from '../src/games/storm/data/sheet.ts';
import { attacksAsked } from '../src/games/storm/questions/targets.ts';
import { phasing } from '../src/games/storm/state.ts';
import type { Own } from '../src/games/storm/state.ts';
import { rowsOf, shipped } from './whole-game.ts';
import type { BenchRow } from './row.ts';

const p = printedOf(shipped('storm'));
const { title, rules } = makeGame(p);

export const rows = (): Promise<readonly BenchRow[]> =>
  Promise.resolve(
    rowsOf<Own>({
      title,
      p,
      rules,
      scenario: 'campaign',
      turns: 10,
      few: 90,
      many: 360,
      map: [25, 61],
      movement: { at: 'soviet-movement@orders', side: 'soviet', turn: 3 },
      attacks: { at: 'soviet-combat@orders', side: 'soviet', turn: 3 },
      supply: (s) => [states.every(p, s, 'german').size, states.every(p, s, 'soviet').size],
      odds: (s) => attacksAsked(p).strikes(s, phasing(s), 'both'),
      early: 50,
      aims: { supply: 8, offers: 5000, decisionsPerSecond: 4000, game: 2, replay: 0.8 },
    }),
  );
