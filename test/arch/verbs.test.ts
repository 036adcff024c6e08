// Whoever has typed a verb finds the file that answers it by that name.
import { describe, expect, it } from '@jest/globals';
import { HANDLED } from '../../src/session/dispatch.ts';
import { WAYS } from '../../src/language/verbs/map.ts';
import { sourcesOf } from '../../tools/rooms.ts';

/** Verbs that are answered together with another, by the file of that. */
const TOGETHER: Readonly<Record<string, string>> = {
  col: 'row',
  prev: 'next',
  marks: 'mark',
  brief: 'level',
  normal: 'level',
  verbose: 'level',
  ungroup: 'group',
  groups: 'group',
  macro: 'alias',
  ray: 'rotor',
  ring: 'rotor',
  said: 'last',
  unmute: 'mute',
  ...Object.fromEntries(WAYS.map((way) => [way, 'step'])),
};

/** Verbs whose whole answer is a line of the table of their folder. */
const ONE_LINE: ReadonlySet<string> = new Set(['pending', 'resume', 'yes', 'no', 'hint', 'lesson']);

describe('a verb of play', () => {
  const files = new Set(
    sourcesOf('src/session/verbs').flatMap(({ path }) => /\/([a-z-]+)\.ts$/.exec(path)?.[1] ?? []),
  );

  it('has a file of its name under src/session/verbs', () => {
    const lost = [...HANDLED].filter(
      (verb) =>
        !ONE_LINE.has(verb) && !files.has(Object.hasOwn(TOGETHER, verb) ? (TOGETHER[verb] ?? '') : verb),
    );
    expect(lost).toEqual([]);
  });
});
