// What was chosen on the command line for a game: its scenario and optional rules, checked against what it has.
import type { Options } from '../core/rule-set.ts';
import type { Problem, Result } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { fullOptions, scenarioProblems } from '../record/optional-rules.ts';

export type Chosen = { readonly scenario: string; readonly options: Options };

/** Options not named have their standard value, so that a record names all of them. */
export const chosenOptions = (
  game: Game,
  typed: readonly string[],
  wanted: string | undefined,
): Result<Chosen, readonly Problem[]> => {
  const scenario = wanted?.toLowerCase() ?? game.scenarios[0]?.id ?? '';
  const wrong = scenarioProblems(game, scenario);
  const pairs = typed.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]);
  const options = fullOptions(game, Object.fromEntries(pairs) as Options);
  if (wrong.length > 0 || !options.ok)
    return { ok: false, error: [...wrong, ...(options.ok ? [] : options.error)] };
  return { ok: true, value: { scenario, options: options.value } };
};
