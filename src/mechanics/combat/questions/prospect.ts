// What a computer player may expect of an attack, at best and at worst of what may lie covered in the hex.
import type { Ending, Prospect } from '../../../api/outlook.ts';
import type { Ladder } from '../columns.ts';
import type { Odds } from '../odds.ts';
import type { Supposed, Supposing } from './supposed.ts';

type Expecting<S, B, R extends string> = Pick<Supposing<S, B, never, never, R>, 'oddsBetween'> & {
  readonly ladder: Ladder<R>;
  /** How an attack of `units` on `defenders` ends at these odds. */
  endings(odds: Odds<R>, units: readonly string[], defenders: readonly string[]): readonly Ending[];
};

/** The same endings, as a part of all that are possible. */
const part = (endings: readonly Ending[], weight: number): readonly Ending[] =>
  endings.map((ending) => ({ ...ending, chance: weight * ending.chance }));

export const prospectOf = <S, B extends { readonly defenders?: readonly string[] }, R extends string>(
  { ladder, oddsBetween, endings }: Expecting<S, B, R>,
  about: Supposed<S, B>,
  units: readonly string[],
): Prospect => {
  const { best, worst } = oddsBetween(about);
  const at = (odds: Odds<R>, defenders: readonly string[] = []): readonly Ending[] =>
    endings(odds, units, defenders);
  const odds = ladder.name(worst.odds.total);
  const hoped = at(best, about.best.battle.defenders);
  if (about.covered === undefined) return { column: best.odds.total, odds, endings: hoped };
  const feared = at(worst, about.covered.worst.battle.defenders);
  return {
    column: best.odds.total + worst.odds.total,
    odds,
    endings: [...part(hoped, 0.5), ...part(feared, 0.5)],
  };
};
