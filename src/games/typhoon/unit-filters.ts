// Words that pick units out of a list: what they are, what they have done, how they are.
import type { Game } from '../../api/game.ts';
import { listedPicks, picksBySize, picksByType } from '../../mechanics/unit-filters.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

type Picks = NonNullable<Game['picks']>;

const TYPES = ['infantry', 'panzer', 'rifle', 'tank', 'cavalry', 'shock', 'katyusha', 'aircraft'] as const;
const SIZES = ['army', 'corps', 'division', 'brigade'] as const;

const own = (list: (own: Seeing['own']) => readonly string[]) => (s: unknown) =>
  list((s as { readonly own: Own }).own);

export const picksOf = (p: Printed): Picks => ({
  ...listedPicks({
    moved: own(({ phase }) => phase.moved),
    attacked: own(({ pulse }) => [...pulse.fought, ...pulse.used]),
    attacking: own(({ pulse }) => pulse.attacks.flatMap(({ units }) => units)),
    disrupted: own(({ disrupted }) => disrupted),
    entrenched: own(({ entrenched }) => entrenched),
    strong: own(({ strong }) => strong),
    inactive: own(({ inactive }) => inactive),
    reduced: own(({ hits }) => Object.keys(hits)),
  }),
  ...picksByType(p, TYPES),
  ...picksBySize(p, SIZES),
});
