// Whether a state holds together by its own rules; where it does not, the program is at fault.
import type { Rules } from './rule-set.ts';
import type { Problem, State } from './types.ts';

export const mustBeSound = (rules: Rules, state: State): void => {
  const problems = rules.problems(state);
  if (problems.length > 0) throw new Error(`Broken state: ${problems.map(told).join('; ')}`);
};

const told = (problem: Problem): string =>
  `${problem.at ?? ''} ${problem.code} ${JSON.stringify(problem.params)}`;
