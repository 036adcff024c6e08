// Plays the second edition of the drive on Moscow steadily.
import { plannerOf } from '../../../src/games/moscow41/outlook.ts';
import { habitsOf } from '../../../src/games/moscow41/outlook/habits.ts';
import { prizesOf } from '../../../src/games/moscow41/outlook/prizes.ts';
import { stackingOf } from '../../../src/games/moscow41/ground-units.ts';
import type { Own } from '../../../src/games/moscow41/state.ts';
import { steadyOf } from '../front/steady.ts';
import { history } from './history.ts';
import { p } from './shipped.ts';

export const steady = steadyOf<Own>({
  sheet: p,
  history,
  told: 'moscow41-history',
  planner: plannerOf(p),
  habits: habitsOf(p),
  prizes: (s) => prizesOf(p, s),
  hasRoom: (s, hex, side, unit) => stackingOf(p).refuse(s.own, hex, side, [unit]) === undefined,
});
