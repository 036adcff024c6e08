// Words that pick units of the front of 1941 out of a list: what they are, what they have done, how they are.
import type { Game } from '../../api/game.ts';
import type { Frozen } from '../../core/types.ts';
import type { FrontOwn } from '../combat/front/law.ts';
import type { Sheet } from '../sheet.ts';
import { listedPicks, picksBySize, picksByType } from '../unit-filters.ts';
import type { Sided } from './strong-sides.ts';

type Picks = NonNullable<Game['picks']>;

/** `gone`: moved in an earlier phase of a player turn with several. */
type Listed = Frozen<
  FrontOwn &
    Sided & {
      inactive?: string[];
      phase: { moved: string[] };
      pulse: { gone?: string[] };
      hits: Record<string, number>;
    }
>;

const TYPES = ['infantry', 'panzer', 'rifle', 'tank', 'cavalry', 'shock', 'katyusha', 'aircraft'] as const;
const SIZES = ['army', 'corps', 'division', 'brigade'] as const;

const own = (list: (own: Listed) => readonly string[]) => (s: unknown) =>
  list((s as { readonly own: Listed }).own);

export const formationPicks = (p: Sheet): Picks => ({
  ...listedPicks({
    moved: own(({ phase, pulse }) => [...phase.moved, ...(pulse.gone ?? [])]),
    attacked: own(({ pulse }) => [...pulse.fought, ...pulse.used]),
    attacking: own(({ pulse }) => pulse.attacks.flatMap(({ units }) => units)),
    disrupted: own(({ disrupted }) => disrupted),
    entrenched: own(({ entrenched }) => entrenched),
    strong: own(({ strong }) => strong),
    inactive: own(({ inactive = [] }) => inactive),
    reduced: own(({ hits }) => Object.keys(hits)),
  }),
  ...picksByType(p, TYPES),
  air: () => (unit: string) => p.unit(unit).type === 'aircraft',
  ...picksBySize(p, SIZES),
});
