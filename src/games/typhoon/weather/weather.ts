// Weather effects: the weather of a turn, by the track and the die of turn 2 (WEA.8 to WEA.13), and what it does to the ground.
import { has, SIDE, sideBits } from '../../../mechanics/ground.ts';
import type { Weather } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

type Turned = Pick<Seeing, 'clock'> & { readonly own: Pick<Seeing['own'], 'weather'> };

/** Until the die of turn 2 has fallen it is early: the track says the same of turn 1 either way. */
export const weatherIn = (p: Printed, s: Turned, turn: number): Weather => {
  const line = p.turns.weather.find((each) => each.turn === turn);
  if (line === undefined) return 'snow';
  return s.own.weather === 'good' ? line.late : line.early;
};

export const weatherOf = (p: Printed, s: Turned): Weather => weatherIn(p, s, s.clock.turn);

/** R47: the first turn with the weather of now. */
export const isFirstOfIts = (p: Printed, s: Turned): boolean => {
  const now = weatherOf(p, s);
  for (let turn = 1; turn < s.clock.turn; turn++) if (weatherIn(p, s, turn) === now) return false;
  return true;
};

/** WEA.6 */
export const isFrozen = (p: Printed, s: Turned): boolean => weatherOf(p, s) === 'snow';

/** What roads give their rate: all; only the one from Smolensk to Moscow, in the first turn of Mud (WEA.1); else none. */
export const activeRoads = (p: Printed, s: Turned): number => {
  if (weatherOf(p, s) !== 'mud') return SIDE.road;
  return isFirstOfIts(p, s) ? SIDE.highway : 0;
};

/** WEA.1, WEA.5: whether an active road leads from a hex into the next. */
export const isRoadActive = (p: Printed, s: Turned, from: string, to: string): boolean =>
  has(sideBits(p, from, to), activeRoads(p, s));
