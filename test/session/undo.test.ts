// The verbs `undo` and `redo` at the desk: how many orders, past a die, and the position that comes back.
import { describe, expect, it } from '@jest/globals';
import { matchHash } from '../../src/core/match.ts';
import { beaten, journal, seated } from './kit.ts';

describe('taking back', () => {
  it('refuses past a die in one line; of a game that is not kept it names no practice copy', () => {
    expect(beaten().type('undo').lines).toEqual([
      'Cannot undo order 2, attack. A die has been rolled. Rule of this program, not of the game.',
      'Nothing changed.',
    ]);
  });

  it('anyway is for one person with nothing hidden', () => {
    const { desk, type } = beaten();
    expect(type('undo anyway')).toMatchObject({ kind: 'done' });
    expect(desk.match.state.drawn).toBe(1);
    const hidden = seated({ fog: 'on', dice: [6] });
    hidden.type('move n1 1202');
    expect(hidden.type('undo anyway')).toMatchObject({ refusal: { code: 'UNDO.NOT-ALONE' } });
  });

  it('and giving again restore the position', () => {
    const { desk, type } = seated();
    const start = matchHash(desk.match);
    type('move n1 1202');
    const moved = matchHash(desk.match);
    type('undo');
    expect(matchHash(desk.match)).toBe(start);
    expect(type('redo').lines).toEqual(['Redone: 1 Northern Foot moved to 12 02.', 'Move left 2.']);
    expect(matchHash(desk.match)).toBe(moved);
  });
});

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
