// Plays Death Struggle 20 steadily.
import { plannerOf } from '../../../src/games/deathstruggle/outlook.ts';
import { airPlansOf, habitsOf } from '../../../src/games/deathstruggle/outlook/habits.ts';
import { prizesOf } from '../../../src/games/deathstruggle/outlook/prizes.ts';
import { stackingOf } from '../../../src/games/deathstruggle/stacking/stacking.ts';
import type { Own } from '../../../src/games/deathstruggle/state.ts';
import { steadyOf } from '../front/steady.ts';
import { history } from './history.ts';
import { p } from './shipped.ts';

export const steady = steadyOf<Own>({
  sheet: p,
  history,
  told: 'deathstruggle-history',
  planner: plannerOf(p),
  habits: habitsOf(p),
  prizes: (s) => prizesOf(p, s),
  errands: (s, side) => airPlansOf(p).bombs(s, side),
  // There are many units, and a game is to be read.
  rests: 5,
  hasRoom: (s, hex, side, unit) => stackingOf(p).refuse(s.own, hex, side, [unit]) === undefined,
});
