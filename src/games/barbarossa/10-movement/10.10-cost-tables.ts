// Chapter 10, the ground as floods see it: units that pay the same everywhere, and where a stack has room.
import { atRest } from '../../../core/state-cache.ts';
import { CLOSED } from '../../../mechanics/movement/costs.ts';
import type { MoveClass, Stack } from '../../../mechanics/movement/law.ts';
import { stacks } from '../../../mechanics/places.ts';
import { limitOf } from '../06-stacking.ts';
import { isMoveHalved } from '../07-supply/7.17-supply-state.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { isGerman, isKind, isSatellite } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

/** Units of one class pay the same everywhere, and are stopped by the same hexsides. */
const kindOf = (p: Printed, unit: string): string => {
  const { side, mobility, type, bound = '' } = p.unit(unit);
  const isBarred = isKind(p, unit, 'axis-satellite');
  return `${side} ${mobility} ${type === 'naval'} ${isGerman(p, unit)} ${isBarred} ${bound}`;
};

/** 5.13a: on turn 1 the state of supply makes marsh clear, and what holds now does not hold for long. */
const FIRST = 1;

/** By turn and class. */
export const classOf = (p: Printed, s: Seeing, unit: string): MoveClass => {
  const { turn } = s.clock;
  return turn === FIRST
    ? { key: `${kindOf(p, unit)} ${isMoveHalved(p, s, unit)}`, lasts: false }
    : { key: `${turn} ${kindOf(p, unit)}`, lasts: true };
};

/** By hex: how many units of a side are there, and how many of them satellites. */
type Crowd = { readonly units: Uint8Array; readonly satellites: Uint8Array };

const crowds = atRest((p: Printed, s: Seeing): Readonly<Record<Who, Crowd>> => {
  const empty = (): Crowd => ({
    units: new Uint8Array(p.grid.count),
    satellites: new Uint8Array(p.grid.count),
  });
  const found = { german: empty(), soviet: empty() };
  for (const { hex, units } of stacks(p, s))
    for (const unit of units) {
      const { units: all, satellites } = found[p.unit(unit).side as Who];
      all[hex] = (all[hex] ?? 0) + 1;
      if (isSatellite(p, unit)) satellites[hex] = (satellites[hex] ?? 0) + 1;
    }
  return found;
});

/** 6.3, 6.4a, 10.4: whether a stack may be in a hex other than its own. */
export const roomFor = (
  p: Printed,
  s: Seeing,
  { side, units }: Pick<Stack, 'side' | 'units'>,
): ((from: number, to: number) => number) => {
  const all = crowds(p, s);
  const enemy = all[p.other(side)];
  const own = all[p.other(p.other(side))];
  const most = limitOf(p, 'stack') - units.length;
  const coming = units.filter((unit) => isSatellite(p, unit)).length;
  const mostSatellites = limitOf(p, 'satellites') - coming;
  return (_, hex) =>
    enemy.units[hex] === 0 && (own.units[hex] ?? 0) <= most && (own.satellites[hex] ?? 0) <= mostSatellites
      ? 0
      : CLOSED;
};

/** Hexes beside one with units of a side in it. */
export const isBeside = (p: Printed, s: Seeing, side: Who): ((hex: number) => boolean) => {
  const { units } = crowds(p, s)[side];
  const { neighbours } = p.grid;
  return (hex) => {
    for (let d = hex * 6; d < hex * 6 + 6; d++) if ((units[neighbours[d] ?? -1] ?? 0) > 0) return true;
    return false;
  };
};
