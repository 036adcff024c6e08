// How fast Typhoon answers and plays.
import { makeGame } from '../src/games/typhoon/game.ts';
import { printedOf } from '../src/games/typhoon/data/sheet.ts';
import { attacksAsked } from '../src/games/typhoon/questions/targets.ts';
import { states } from '../src/games/typhoon/questions/supply.ts';
import type { Who } from '../src/games/typhoon/data/sheet.ts';
import type { Own } from '../src/games/typhoon/state.ts';
import { rowsOf, shipped } from './whole-game.ts';
import type { BenchRow } from './row.ts';

const p = printedOf(shipped('typhoon'));
const { title, rules } = makeGame(p);

export const rows = (): Promise<readonly BenchRow[]> =>
  Promise.resolve(
    rowsOf<Own>({
      title,
      p,
      rules,
      scenario: 'campaign',
      turns: 12,
      few: 40,
      many: 65,
      map: [32, 44],
      movement: { at: 'german-movement@orders', side: 'german', turn: 3 },
      attacks: { at: 'german-first-attacks@orders', side: 'german', turn: 3 },
      supply: (s) => [states.every(p, s, 'german').size, states.every(p, s, 'russian').size],
      odds: (s) => attacksAsked(p).strikes(s, s.clock.phasing as Who, 'both'),
      early: 50,
      aims: { supply: 8, offers: 5000, decisionsPerSecond: 6000, game: 1, replay: 0.8 },
    }),
  );
