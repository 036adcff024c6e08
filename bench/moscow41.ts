// How fast Moscow vs. Barbarossa answers and plays.
import { makeGame } from '../src/games/moscow41/game.ts';
import { printedOf } from '../src/games/moscow41/data/sheet.ts';
import type { Who } from '../src/games/moscow41/data/sheet.ts';
import { attacksAsked } from '../src/games/moscow41/questions/attacks.ts';
import { states } from '../src/games/moscow41/questions/supply.ts';
import type { Own } from '../src/games/moscow41/state.ts';
import { rowsOf, shipped } from './whole-game.ts';
import type { BenchRow } from './row.ts';

const p = printedOf(shipped('moscow41'));
const { title, rules } = makeGame(p);

export const rows = (): Promise<readonly BenchRow[]> =>
  Promise.resolve(
    rowsOf<Own>({
      title,
      p,
      rules,
      scenario: 'campaign',
      turns: 8,
      few: 40,
      many: 65,
      map: [20, 28],
      movement: { at: 'german-movement@orders', side: 'german', turn: 3 },
      attacks: { at: 'german-first-attacks@orders', side: 'german', turn: 3 },
      supply: (s) => [states.every(p, s, 'german').size, states.every(p, s, 'russian').size],
      odds: (s) => attacksAsked(p).strikes(s, s.clock.phasing as Who, 'both'),
      early: 50,
      aims: { supply: 10, offers: 5000, decisionsPerSecond: 6000, game: 1, replay: 0.8 },
    }),
  );
