// Plays Typhoon steadily.
import { plannerOf } from '../../../src/games/typhoon/outlook.ts';
import { habitsOf } from '../../../src/games/typhoon/outlook/habits.ts';
import { prizesOf } from '../../../src/games/typhoon/outlook/prizes.ts';
import { stackingOf } from '../../../src/games/typhoon/stacking/stacking.ts';
import type { Own } from '../../../src/games/typhoon/state.ts';
import { steadyOf } from '../front/steady.ts';
import { history } from './history.ts';
import { p } from './shipped.ts';

export const steady = steadyOf<Own>({
  sheet: p,
  history,
  told: 'typhoon-history',
  planner: plannerOf(p),
  habits: habitsOf(p),
  prizes: (s) => prizesOf(p, s),
  hasRoom: (s, hex, side, unit) => stackingOf(p).refuse(s.own, hex, side, [unit]) === undefined,
});
