// How fast Destruction of Army Group Center answers and plays.
import { makeGame } from '../src/games/dagc/game.ts';
import { states } from '../src/games/dagc/07-supply/7.1-supply.ts';
import { printedOf } from '../src/games/dagc/data/sheet.ts';
import { attacksAsked } from '../src/games/dagc/questions/targets.ts';
import { phasing } from '../src/games/dagc/state.ts';
import type { Own } from '../src/games/dagc/state.ts';
import { rowsOf, shipped } from './whole-game.ts';
import type { BenchRow } from './row.ts';

const p = printedOf(shipped('dagc'));
const { title, rules } = makeGame(p);

export const rows = (): Promise<readonly BenchRow[]> =>
  Promise.resolve(
    rowsOf<Own>({
      title,
      p,
      rules,
      scenario: 'historical',
      turns: 9,
      few: 20,
      many: 80,
      map: [29, 41],
      movement: { at: 'soviet-movement@orders', side: 'soviet', turn: 3 },
      attacks: { at: 'soviet-post-combat@orders', side: 'soviet', turn: 3 },
      supply: (s) => [states.every(p, s, 'german').size, states.every(p, s, 'soviet').size],
      odds: (s) => attacksAsked(p).strikes(s, phasing(s), 'both'),
      early: 50,
      aims: { supply: 8, offers: 1000, decisionsPerSecond: 8000, game: 0.5, replay: 0.2 },
    }),
  );
