// Slips at the desk: too many orders to take back, marks set twice, and what cannot be kept.
import { describe, expect, it } from '@jest/globals';
import type { Journal, Mark } from '../../src/session/journal.ts';
import { seated } from './kit.ts';

const no = { ok: false, error: { code: 'NOTE.EMPTY', params: {} } } as const;

/** A journal that keeps marks, after as many orders as it is told. */
const journal = (): { readonly journal: Journal; readonly kept: Mark[]; at(order: number): void } => {
  const kept: Mark[] = [];
  let order = 0;
  const keeping: Journal = {
    name: 'g',
    saved: () => undefined,
    note: () => no,
    mark: (text) => {
      kept.push({ kind: 'mark', text, order });
      return { ok: true, value: kept.length };
    },
    marks: () => kept,
    text: () => no,
    branch: () => no,
    dice: 'scripted',
    seal: undefined,
    proof: () => no,
  };
  return { journal: keeping, kept, at: (now) => void (order = now) };
};

describe('taking back more than there is', () => {
  it('takes nothing back and says how much there is', () => {
    const { desk, type } = seated();
    type('move n3 1303', 'move n4 1304');
    expect(type('undo 99').lines).toEqual([
      'Cannot undo 99 orders: 2 can be taken back.',
      'Type undo 2.',
      'Nothing changed.',
    ]);
    expect(desk.match.entries).toHaveLength(2);
    expect(type('undo 2').kind).toBe('done');
    expect(type('redo 3').lines[0]).toBe('Cannot redo 3 orders: 2 have been undone.');
    expect(type('redo 2').kind).toBe('done');
  });
});

describe('taking back past a die', () => {
  it('names the way to a practice copy where the game is kept', () => {
    const { type } = seated({ journal: journal().journal, dice: [5] });
    expect(type('end', 'attack 1403 from n1 n2', 'undo').lines[1]).toBe(
      'For a practice copy from before it type: branch 2.',
    );
  });
});

describe('a mark', () => {
  it('set again in its place is there once', () => {
    const { journal: keeping, kept } = journal();
    const { type } = seated({ journal: keeping });
    expect(type('mark before', 'mark before').lines).toEqual(['Mark before stands after order 0 already.']);
    expect(kept).toHaveLength(1);
  });

  it('set again elsewhere has moved', () => {
    const { journal: keeping, at } = journal();
    const { type } = seated({ journal: keeping });
    type('mark before', 'move n3 1303');
    at(1);
    type('mark before');
    expect(type('marks').lines).toEqual(['Mark before, after order 1.']);
  });

  it('called after its order is gone while that is taken back', () => {
    const { journal: keeping, kept, at } = journal();
    const { type } = seated({ journal: keeping });
    type('move n3 1303');
    at(1);
    type('mark');
    expect(type('marks').lines).toEqual(['Mark order 1, after order 1.']);
    kept.splice(0, 1, { kind: 'mark', text: 'order 1', order: 0 });
    expect(type('marks').lines).toEqual(['No marks and no notes.']);
  });

  it.each(['mark', 'mark here', 'note weak flank', 'branch 1'])(
    'and the like say at every level that nothing is kept: %s',
    (line) => {
      const { type } = seated();
      expect(type('brief', line).lines).toEqual([
        `No ${line.split(' ', 1)[0]} in a game that is not being saved.`,
      ]);
    },
  );
});
