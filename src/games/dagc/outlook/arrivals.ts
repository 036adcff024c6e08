// Where a computer player of DAGC puts units that arrive (10.1): into prizes that need somebody, else where the program would.
import { distance } from '../../../hex/distance.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Force, Prize, Said } from '../../../api/outlook.ts';
import { sceneOf } from '../10-reinforcements/10.1-access.ts';
import { entryHexes } from '../10-reinforcements/10.1-entry-hexes.ts';
import { canArrive } from '../10-reinforcements/10.1-reinforcements.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** A prize is in need of somebody when the enemy could be there in two turns. */
const COMING = 12;

/** The dearest prize first that is short of units. */
const needs = (
  p: Printed,
  s: Seeing,
  prizes: readonly Prize[],
  foes: readonly Force[],
): readonly string[] => {
  const room = lineOf(p.tables.limits, 'stack').value;
  return prizes
    .filter(({ hex, holder, isMany }) => {
      if (holder !== 'german' || isMany === true) return false;
      const there = unitsAt(s.own, hex).length;
      return there < (p.feature(hex, 'city') === undefined ? 1 : room);
    })
    .filter(({ hex }) => {
      const at = p.grid.index(hex);
      return foes.some((foe) => distance(p.grid, at, p.grid.index(foe.hex)) <= COMING);
    })
    .toSorted((a, b) => b.worth - a.worth || (a.hex < b.hex ? -1 : 1))
    .map(({ hex }) => hex);
};

export const arrivals = (
  p: Printed,
  s: Seeing,
  side: Who,
  forces: readonly Force[],
  prizes: readonly Prize[],
): readonly Said[] => {
  const wanting =
    side === 'german'
      ? needs(
          p,
          s,
          prizes,
          forces.filter((force) => force.side !== side),
        )
      : [];
  const scene = sceneOf(p, s, side);
  return [
    ...(wanting.length === 0 ? [] : canArrive(p, s)).flatMap((unit) => {
      const open = new Set(entryHexes(p).hexes(s, scene, unit));
      const hex = wanting.find((each) => open.has(each));
      return hex === undefined ? [] : [{ verb: 'place', args: { units: [unit], at: [hex] } }];
    }),
    { verb: 'place', args: { how: ['default'] } },
  ];
};
