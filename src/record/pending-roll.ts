// A roll that was waited for while the seed was not there is made once it is there again: typed by hand it would not be of the seed.
import type { DiceSource } from '../core/dice.ts';
import { decision } from '../core/kernel.ts';
import { give } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import type { Problem, Result } from '../core/types.ts';
import { failed, problem, worked } from '../core/problem.ts';

/** What was done, to be said; nothing where no roll is waited for. */
export const rollAwaited = (match: Match, dice: DiceSource): Result<readonly Problem[]> => {
  const { rules, state } = match;
  const asked = decision(rules, state);
  if (asked?.kind !== 'roll') return worked([]);
  const faces = (asked.dice ?? []).map((request, i) => dice(state.drawn + i + 1, request));
  const values = faces.map(String);
  const done = give(match, [{ by: asked.by, verb: 'die', args: { values } }]);
  if (done.ok) return worked([problem('RESUME.ROLLED', { values })]);
  const { code, params } = done.refusal;
  return failed(problem(code, params));
};
