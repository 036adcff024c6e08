// Words that pick units out of a list: what they are, what they have done.
import type { Game } from '../../api/game.ts';
import { listedPicks, picksByType } from '../../mechanics/unit-filters.ts';
import { dutiesOf } from './11-combat/11.1-first-attacks.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

type Picks = NonNullable<Game['picks']>;

const TYPES = [
  'infantry',
  'panzer',
  'tank',
  'guards',
  'shock',
  'cav-mech',
  'horse-cavalry',
  'fortified-locality',
];

export const picksOf = (p: Printed): Picks => ({
  // R21: the Soviet's alone, and he knows his stacks.
  must: (s, who) => {
    const bound = who === 'german' ? [] : dutiesOf(p, s as Seeing).map(({ unit }) => unit);
    return (unit) => bound.includes(unit);
  },
  ...listedPicks({
    moved: (s) => (s as Seeing).own.phase.moved,
    attacked: (s) => (s as Seeing).own.phase.attackers,
    activated: (s) => (s as Seeing).own.turn.activated,
    reduced: (s) => Object.keys((s as Seeing).own.hits),
    interdicted: (s) => Object.keys((s as Seeing).own.turn.interdicted),
  }),
  ...picksByType(p, TYPES),
});
