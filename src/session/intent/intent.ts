// What somebody at a desk means beyond the order of the moment: his groups, and the attacks he has planned.
import type { Game } from '../../api/game.ts';
import type { Order, Side } from '../../core/types.ts';
import type { Group } from '../../record/groups.ts';

/** One attack of a plan. `odds` and `worst` as the game says them of what the side sees. */
export type Planned = {
  readonly order: Order;
  readonly hex: string;
  readonly units: readonly string[];
  readonly odds: string;
  readonly worst?: string;
};

export type AttackPlan = {
  readonly side: Side;
  /** The phase it is for. */
  readonly of: string;
  readonly attacks: readonly Planned[];
  /** Who could attack and is in none. */
  readonly left: readonly string[];
  /** Of these, who must attack in this phase. */
  readonly bound: readonly string[];
};

export type FightHow = 'advance' | 'pass';

export type Intent = {
  groups: readonly Group[];
  plan: AttackPlan | undefined;
  /** How questions were last answered, and in which phase. */
  answers: { readonly of: string; readonly how: readonly FightHow[] } | undefined;
  /** A plan that is being fought, and waits for the other side to answer. */
  fight: { readonly how: readonly FightHow[] } | undefined;
};

/** Of groups that were kept only the units there are: the file may be of other values. */
const inGame = (groups: readonly Group[], { counters }: Pick<Game, 'counters'>): readonly Group[] => {
  if (groups.length === 0) return groups;
  const known = new Set(counters.units.map(({ id }) => id));
  return groups
    .map((group) => ({ ...group, units: group.units.filter((id) => known.has(id)) }))
    .filter(({ units }) => units.length > 0);
};

export const newIntent = (game: Game, groups: readonly Group[] = []): Intent => ({
  groups: inGame(groups, game),
  plan: undefined,
  answers: undefined,
  fight: undefined,
});
