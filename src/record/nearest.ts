// What a misspelt word of a position may have been meant for: the nearest fact of the game, or the nearest unit.
import type { Problem } from '../core/types.ts';
import type { Game } from '../api/game.ts';
import { formOf } from '../api/position-facts.ts';
import type { PositionFact } from '../api/position-facts.ts';
import { nearestWord } from '../language/parse/did-you-mean.ts';

/** `plan.order` of `own plan.order`: the first word is shared by many. */
const tailOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

const nearestFact = (typed: string, facts: readonly PositionFact[]): Problem['params'] => {
  const [first = ''] = typed.split(' ');
  const sameWord = facts.filter(({ key }) => key.startsWith(`${first} `));
  const keys = (sameWord.length > 0 ? sameWord : facts).map(({ key }) => key);
  const near = nearestWord(
    tailOf(typed).toLowerCase(),
    keys.map((key) => tailOf(key).toLowerCase()),
  );
  const key = keys.find((each) => tailOf(each).toLowerCase() === near);
  const fact = facts.find((each) => each.key === key);
  if (fact !== undefined) return { form: formOf(fact), example: fact.example };
  if (sameWord.length > 0) return { keys: keys.map(tailOf) };
  return { words: [...new Set(facts.map((each) => each.key.split(' ')[0] ?? ''))] };
};

const nearestUnit = ({ counters }: Game, typed: string): Problem['params'] => {
  const near = nearestWord(
    typed.toLowerCase(),
    counters.units.map(({ id }) => id),
  );
  return near === undefined ? {} : { near };
};

/** A problem with a line, with what it may have been meant for. */
export const withNearest =
  (game: Game) =>
  (problem: Problem): Problem => {
    const { word, unit } = problem.params;
    if (problem.code === 'POSITION.FACT' && typeof word === 'string')
      return { ...problem, params: { word, ...nearestFact(word, game.position.facts) } };
    if (problem.code === 'POSITION.NO-UNIT' && typeof unit === 'string')
      return { ...problem, params: { unit, ...nearestUnit(game, unit) } };
    return problem;
  };
