// Weather by the turn track (WEA.8), and what it does to roads (WEA.7) and water (WEA.2).
import { lineOf } from '../../board/chart-lines.ts';
import { SIDE } from '../../mechanics/ground/ground.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import type { Weather, WeatherLine } from './data/charts.ts';
import type { Printed } from './data/sheet.ts';

type Clocked = { readonly clock: { readonly turn: number } };

export const weatherOf = (p: Printed, { clock }: Clocked): Weather => {
  const line = p.turn(clock.turn);
  if (line === undefined) throw new RangeError(`no weather in turn ${clock.turn}`);
  return line.weather;
};

const lines = perSheet<Printed, Map<number, WeatherLine>>(() => new Map());

/** Looked up once for each turn: every step asks for it. */
export const weatherLine = (p: Printed, s: Clocked): WeatherLine => {
  const known = lines(p);
  const { turn } = s.clock;
  const before = known.get(turn);
  if (before !== undefined) return before;
  const found = lineOf(p.tables.weather, weatherOf(p, s));
  known.set(turn, found);
  return found;
};

/** WEA.2: rivers, swamps and lakes. */
export const isFrozen = (p: Printed, s: Clocked): boolean => weatherLine(p, s).frozen === true;

/** WEA.7: bits of the roads that help whoever moves; brown ones not in Mud and Light Mud. */
export const activeRoads = (p: Printed, s: Clocked): number =>
  weatherLine(p, s).brownRoads === true ? SIDE.road : SIDE.highway;
