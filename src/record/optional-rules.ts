// Options of a game by name and value: which there are, and what stands where nothing was said.
import type { Options } from '../core/rule-set.ts';
import type { Json, Problem, Result } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { failed, problem, worked } from '../core/problem.ts';

export const optionProblems = (game: Game, given: Options): readonly Problem[] =>
  Object.entries(given).flatMap(([option, value]) => {
    const known = game.options.find((each) => each.id === option);
    if (known === undefined) {
      return [
        problem('GAME-OPTION.UNKNOWN', { typed: option, options: game.options.map((each) => each.id) }),
      ];
    }
    if (typeof value === 'string' && known.values.includes(value)) return [];
    return [problem('GAME-OPTION.VALUE', { option, typed: value, values: known.values })];
  });

/** Every option of a game, with its standard value where nothing was said. */
export const fullOptions = (game: Game, given: Options): Result<Options, readonly Problem[]> => {
  const problems = optionProblems(game, given);
  if (problems.length > 0) return failed(problems);
  const full: Record<string, Json> = Object.fromEntries(
    game.options.map(({ id, standard }) => [id, standard]),
  );
  return worked({ ...full, ...given });
};

export const scenarioProblems = (game: Game, scenario: string): readonly Problem[] =>
  game.scenarios.some((each) => each.id === scenario)
    ? []
    : [problem('SCENARIO.UNKNOWN', { typed: scenario, scenarios: game.scenarios.map((each) => each.id) })];
