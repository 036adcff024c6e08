// How fast Barbarossa answers and plays.
import { makeGame } from '../src/games/barbarossa/game.ts';
import { supplyStates } from '../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import { printedOf } from '../src/games/barbarossa/data/sheet.ts';
import { attacksAsked } from '../src/games/barbarossa/questions/targets.ts';
import { phasing } from '../src/games/barbarossa/state.ts';
import type { Own } from '../src/games/barbarossa/state.ts';
import { rowsOf, shipped } from './whole-game.ts';
import type { BenchRow } from './row.ts';

const p = printedOf(shipped('barbarossa'));
const { title, rules } = makeGame(p);

export const rows = (): Promise<readonly BenchRow[]> =>
  Promise.resolve(
    rowsOf<Own>({
      title,
      p,
      rules,
      scenario: 'campaign',
      turns: 32,
      few: 50,
      many: 280,
      map: [25, 23],
      movement: { at: 'movement@orders', side: 'german', turn: 7 },
      attacks: { at: 'assaults@orders', side: 'german', turn: 7 },
      supply: (s) => [supplyStates(p, s, 'german').size, supplyStates(p, s, 'soviet').size],
      odds: (s) => attacksAsked(p).strikes(s, phasing(s), 'both'),
      early: 250,
      aims: { supply: 5, offers: 1000, decisionsPerSecond: 10_000, game: 2, replay: 0.1 },
    }),
  );
