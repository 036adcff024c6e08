// How the program was started is how it says to go on.
import { expect, it } from '@jest/globals';
import { commandOf } from '../../src/cli/io.ts';
import { seated } from '../session/kit.ts';
import { take } from '../../src/session/dispatch.ts';
import { matchHash } from '../../src/core/match.ts';

it('is hexfront, but npm where npm start did it', () => {
  expect(commandOf({})).toBe('hexfront');
  expect(commandOf({ npm_lifecycle_event: 'test' })).toBe('hexfront');
  expect(commandOf({ npm_lifecycle_event: 'start' })).toBe('npm start --');
});

it('is what a game that is left says to type', () => {
  const no = { ok: false, error: { code: 'NOTE.EMPTY', params: {} } } as const;
  const { desk } = seated({
    command: 'npm start --',
    journal: {
      name: 'g',
      saved: () => undefined,
      note: () => no,
      mark: () => no,
      marks: () => [],
      text: () => no,
      branch: () => ({ ok: true, value: 'g-2' }),
      dice: 'scripted',
      seal: undefined,
      proof: () => no,
    },
  });
  const before = matchHash(desk.match);
  expect(take(desk, 'branch 1').lines.at(-1)).toBe(
    'To play it quit, then type at the shell: npm start -- resume g-2.',
  );
  expect(take(desk, 'quit').lines.at(-1)).toBe('To go on type: npm start -- resume g.');
  expect(matchHash(desk.match)).toBe(before);
});
