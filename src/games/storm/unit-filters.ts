// Words that pick units out of a list: what they are, what they have done.
import type { Game } from '../../api/game.ts';
import { listedPicks, picksByType } from '../../mechanics/unit-filters.ts';
import { nationOf, NATIONS } from './02-counters.ts';
import type { Printed } from './data/sheet.ts';
import type { Seeing } from './state.ts';

type Picks = NonNullable<Game['picks']>;

const TYPES = [
  'infantry',
  'panzer',
  'panzer-grenadier',
  'rifle',
  'tank',
  'mechanized-rifle',
  'heavy-artillery',
  't34',
  'airborne',
  'cavalry',
  'jaeger',
] as const;

export const picksOf = (p: Printed): Picks => ({
  ...listedPicks({
    moved: (s) => (s as Seeing).own.phase.moved,
    attacked: (s) => (s as Seeing).own.phase.attackers,
  }),
  ...Object.fromEntries(
    NATIONS.filter((nation) => nation === 'hungarian' || nation === 'romanian').map((nation) => [
      nation,
      () => (unit: string) => nationOf(p, unit) === nation,
    ]),
  ),
  ...picksByType(p, TYPES),
});
