// Nobody is told that a game is saved which is not.
import { describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/core/types.ts';
import type { Journal } from '../../src/session/journal.ts';
import { seated } from './kit.ts';

const no = { ok: false, error: { code: 'NOTE.EMPTY', params: {} } } as const;

const journal = (wrong: Problem | undefined): Journal => ({
  name: 'g',
  note: () => no,
  mark: () => no,
  marks: () => [],
  text: () => no,
  branch: () => no,
  dice: 'scripted',
  seal: undefined,
  saved: () => wrong,
  proof: () => no,
});

const GONE: Problem = { code: 'RECORD.GONE', params: {} };
const FULL: Problem = { code: 'FILE.NO-SPACE', params: { system: 'ENOSPC' } };

const SAID = 'Could not write: the record was deleted or moved, or another file has taken its place.';

describe('save', () => {
  it.each([
    ['that all is there', undefined, 'answer', 'Saved: g.'],
    ['that the record is gone', GONE, 'refused', SAID],
    ['that there is no room', FULL, 'refused', 'Could not write: no space on disk.'],
  ] as const)('says %s', (_what, wrong, kind, first) => {
    const reply = seated({ journal: journal(wrong) }).type('save');
    expect([reply.kind, reply.lines[0]]).toEqual([kind, first]);
  });
});

describe('quit', () => {
  it.each([
    ['that all is there', undefined, 'Saved: g.', 'To go on type: hexfront resume g.'],
    ['that the record is gone', GONE, SAID, 'Left. This game was not saved.'],
    // What came of the last order follows from it when the game is opened.
    ['that all orders are there', FULL, 'Saved: g.', 'To go on type: hexfront resume g.'],
  ] as const)('says %s', (_what, wrong, first, last) => {
    const { kind, lines } = seated({ journal: journal(wrong) }).type('quit');
    expect([kind, lines[0], lines.at(-1)]).toEqual(['left', first, last]);
  });
});
