// Words that pick units out of a list: what they are, what they have done, and whether they are supplied.
import { placeOf } from '../../mechanics/places.ts';
import { listedPicks, picksBySize, picksByType } from '../../mechanics/unit-filters.ts';
import type { Game } from '../../api/game.ts';
import { boundToAttack } from './11-prepared-assaults/11.1-assault-phase.ts';
import { supplyMap } from './07-supply/7.20-tracing.ts';
import { supplyOf } from './07-supply/7.17-supply-state.ts';
import type { Printed, Who } from './data/sheet.ts';
import { isMech, isSatellite } from './state.ts';
import type { Seeing } from './state.ts';

type Picks = NonNullable<Game['picks']>;

/** 7.2, 7.8: of the other side's units only the hex is judged, as `supply` does. */
const isCut = (p: Printed, s: Seeing, who: string): ((unit: string) => boolean) => {
  const maps = { german: supplyMap(p, s, 'german'), soviet: supplyMap(p, s, 'soviet') };
  return (unit) => {
    const side = p.unit(unit).side as Who;
    const hex = placeOf(s.own, unit);
    if (!p.isHex(hex)) return false;
    return who === 'both' || who === side
      ? supplyOf(p, s, unit, hex, { map: maps[side] }) === 'none'
      : !maps[side].overland(hex);
  };
};

const TYPES = ['panzer', 'infantry', 'mountain', 'cavalry', 'tank', 'guards', 'rifle', 'shock', 'airborne'];

export const picksOf = (p: Printed): Picks => ({
  oos: (s, who) => isCut(p, s as Seeing, who),
  mech: () => (unit) => isMech(p, unit),
  foot: () => (unit) => !isMech(p, unit),
  ...picksBySize(p, ['army', 'corps']),
  satellite: () => (unit) => isSatellite(p, unit),
  must: (s, who) => {
    const bound = who === 'german' ? [] : boundToAttack(p, s as Seeing);
    return (unit) => bound.includes(unit);
  },
  ...listedPicks({
    moved: (s) => (s as Seeing).own.phase.moved,
    attacked: (s) => (s as Seeing).own.phase.attackers,
  }),
  ...picksByType(p, TYPES),
});
