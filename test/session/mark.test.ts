// Marks at the desk: set twice, gone with their order, and where nothing is kept.
import { describe, expect, it } from '@jest/globals';
import { journal, seated } from './kit.ts';

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
