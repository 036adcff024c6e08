// Words that pick units out of a list: what they are, what they have done.
import { listedPicks, picksBySize, picksByType } from '../../mechanics/unit-filters.ts';
import type { Game } from '../../api/game.ts';
import { boundToAttack } from './11-prepared-assaults/11.1-assault-phase.ts';
import type { Printed } from './data/sheet.ts';
import { isMech, isSatellite } from './02-counters.ts';
import type { Seeing } from './state.ts';

type Picks = NonNullable<Game['picks']>;

const TYPES = ['panzer', 'infantry', 'mountain', 'cavalry', 'tank', 'guards', 'rifle', 'shock', 'airborne'];

export const picksOf = (p: Printed): Picks => ({
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
