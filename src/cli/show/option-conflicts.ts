// Which options of `hexfront show` do not go together: one that would be passed over is refused.
import type { Problem } from '../../core/types.ts';
import { problem } from '../../core/problem.ts';
import type { ShowOptions } from '../commands/show.ts';

/** What says how a drawing in letters is made. */
const DRAWING = ['zoom', 'width', 'ascii', 'unicode'] as const satisfies readonly (keyof ShowOptions)[];

const given = (options: ShowOptions, names: readonly (keyof ShowOptions)[]): readonly string[] =>
  names.filter((name) => options[name] !== undefined).map((name) => `--${name}`);

const refuse = (
  code: string,
  options: ShowOptions,
  names: readonly (keyof ShowOptions)[],
): Problem | undefined => {
  const found = given(options, names);
  return found.length === 0 ? undefined : problem(code, { options: found });
};

export const togetherProblem = (options: ShowOptions): Problem | undefined => {
  const { ascii, unicode, svg, counters, words, at, game } = options;
  if (ascii === true && unicode === true) return problem('SHOW.SIGNS');
  if (counters === true && svg === undefined) return problem('SHOW.COUNTERS', { game });
  const letters = ['layer', 'at', 'words', 'json', ...DRAWING] as const;
  if (counters === true) return refuse('SHOW.COUNTER-SHEET', options, ['scenario', ...letters]);
  if (svg !== undefined) return refuse('SHOW.PICTURE', options, letters);
  // Words are in plain letters anyway.
  const drawing = DRAWING.filter((name) => name !== 'ascii');
  if (words === true && at !== undefined) return refuse('SHOW.WORDS-AT', options, ['layer', ...drawing]);
  return words === true ? refuse('SHOW.WORDS', options, drawing) : undefined;
};
