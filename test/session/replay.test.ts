// Replay at the desk: steps forward and back, marks in passing, one side's view, and a game that nothing in it can change.
import { describe, expect, it } from '@jest/globals';
import { matchHash } from '../../src/core/match.ts';
import type { Journal, Mark } from '../../src/session/journal.ts';
import { seated } from './kit.ts';

const no = { ok: false, error: { code: 'NOTE.EMPTY', params: {} } } as const;

/** A journal that keeps marks in memory. */
const journal = (marks: readonly Mark[]): Journal => ({
  name: 'g',
  note: () => no,
  mark: () => no,
  marks: () => marks,
  text: () => no,
  branch: () => no,
  dice: 'scripted',
  seal: undefined,
  saved: () => undefined,
  proof: () => no,
});

const MARKS: readonly Mark[] = [
  { kind: 'mark', text: 'before the attack', order: 2 },
  { kind: 'note', text: 'weak flank', order: 3 },
];

const LINES = ['move n3 1303', 'end', 'attack 1403 from n1 n2', '1', '1', 'end', 'move s6 1503', 'end'];

const played = (options: Parameters<typeof seated>[0] = {}): ReturnType<typeof seated> => {
  const seat = seated({ dice: [5, 6, 6], journal: journal(MARKS), ...options });
  seat.type(...LINES);
  return seat;
};

const orderOf = (lines: readonly string[]): number =>
  Number(/Order (\d+) of \d+/.exec(lines.join('\n'))?.[1] ?? 0);

describe('a replay', () => {
  it('begins with the first order and says that nothing in it changes the game', () => {
    expect(played().type('replay').lines).toEqual([
      'Replay of 8 orders. Nothing you do here changes the game.',
      'Turn 1, Northern movement phase.',
      'Order 1 of 8. 3 Northern Foot moved to 13 03. It must stop: an enemy is next to it.',
      'Move left 1.',
    ]);
  });

  it.each([
    ['next', 2],
    ['next order', 2],
    ['next attack', 3],
    ['next phase', 3],
    ['next turn', 0],
    ['goto 5', 5],
    ['goto line 6', 6],
    ['goto mark before the attack', 2],
    ['goto before', 2],
    ['replay turn 1', 1],
    ['replay line 4', 4],
  ])('goes by %s to order %i', (line, order) => {
    const { type } = played();
    type('replay');
    expect(orderOf(type(line).lines)).toBe(order);
  });

  it.each([
    ['prev', 7],
    ['prev attack', 3],
    ['prev phase', 7],
    ['prev turn', 1],
  ])('goes back by %s from the end to order %i', (line, order) => {
    const { type } = played();
    type('goto 8');
    expect(orderOf(type(line).lines)).toBe(order);
  });

  it('says where it stands when asked what is pending', () => {
    const { type } = played();
    type('goto 4');
    expect(type('pending').lines).toEqual(['Replay, order 4 of 8. Type next, prev, goto or leave.']);
  });

  it('stops at both ends, and says so', () => {
    const { type } = played();
    type('replay');
    expect(type('prev').lines).toEqual(['The beginning, before the first of 8 orders.']);
    expect(type('prev').lines).toEqual(['Nothing comes before this.']);
    type('goto 8');
    expect(type('next').lines).toEqual(['That was the last order. Type leave to go back to the game.']);
    expect(type('next attack').lines[0]).toMatch(/^No attack after this\./);
  });

  it('tells notes and marks in passing, also those a step goes past', () => {
    const { type } = played();
    type('replay');
    expect(type('next').lines).toContain('Mark before the attack, after order 2.');
    type('replay');
    expect(type('goto 6').lines).toEqual(
      expect.arrayContaining(['Mark before the attack, after order 2.', 'Note, after order 3: weak flank.']),
    );
  });

  it('answers questions as the position was then', () => {
    const { type } = played();
    type('goto 2');
    expect(type('unit n3').lines[0]).toBe('3 Northern Foot, Northern, in 13 03.');
    expect(type('look 1403').lines).toHaveLength(6);
    type('prev', 'prev');
    expect(type('unit n3').lines[0]).toBe('3 Northern Foot, Northern, in Brod.');
    expect(type('history').lines).toEqual(['No order has been given yet.']);
  });

  it.each([
    'move n1 1202',
    'end',
    'undo',
    'redo',
    'halt',
    'try move n1 1202',
    'note x',
    'mark x',
    'resign',
    'again',
  ])('refuses %s, and the game is as it was', (line) => {
    const { desk, type } = played();
    const before = matchHash(desk.match);
    type('goto 1');
    expect(type(line)).toMatchObject({ kind: 'refused', refusal: { code: 'REPLAY.NO-ORDERS' } });
    expect(type('1').lines.at(-1)).toBe('Nothing changed.');
    expect(type('leave').lines[0]).toBe('Back to the game.');
    expect(matchHash(desk.match)).toBe(before);
  });

  it.each([
    ['goto 99', 'REPLAY.NO-ORDER'],
    ['goto turn 7', 'REPLAY.NO-TURN'],
    ['goto nowhere', 'REPLAY.NO-MARK'],
    ['replay as westerners', 'REPLAY.NO-SIDE'],
  ])('%s is refused as %s and begins nothing', (line, code) => {
    const { desk, type } = played();
    expect(type(line)).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(desk.replay).toBeUndefined();
  });

  it('of a game without orders does not begin', () => {
    const { desk, type } = seated();
    expect(type('replay').lines).toEqual(['Nothing to replay: no order has been given.']);
    expect(type('next turn').lines[0]).toBe('No replay is going on.');
    expect(type('leave').lines[0]).toBe('No replay is going on.');
    expect(desk.replay).toBeUndefined();
  });

  it('never rolls: a die that fell by hand falls again as it did', () => {
    const { type } = seated();
    type('end', 'attack 1403 from n1', 'die 1');
    expect(type('replay', 'goto 3').lines.join(' ')).toContain('Die 1 at 1 to 2.');
    expect(type('unit n1').lines[0]).toContain('in the dead pile');
  });
});

describe('a replay in fog', () => {
  const hidden = (): ReturnType<typeof seated> => {
    const seat = seated({ fog: 'on', twoPeople: true, journal: journal(MARKS) });
    seat.type('move n1 1202', 'end', 'end', 'ready');
    return seat;
  };

  it('shows what its side saw, and nobody can ask for another view while the game goes on', () => {
    const { type } = hidden();
    const told = [...type('replay').lines, ...type('prev').lines, ...type('look 1302').lines];
    expect(told).toContain('Covered unit, Northern.');
    expect(told.join('\n')).not.toContain('2 Northern Foot');
    expect(type('unit n2')).toMatchObject({ refusal: { code: 'UNIT.UNKNOWN' } });
    for (const line of ['replay both', 'replay as north', 'replay as enemy'])
      expect(type(line)).toMatchObject({ refusal: { code: 'REPLAY.HIDDEN' } });
  });

  it('shows both sides once the game is over', () => {
    const { type } = hidden();
    type('resign', 'yes', 'replay', 'prev');
    expect(type('look 1302').lines.join('\n')).toContain('2 Northern Foot');
    type('replay as south', 'goto 0');
    expect(type('look 1302').lines.join('\n')).not.toContain('2 Northern Foot');
    type('replay both');
    expect(type('look 1302').lines.join('\n')).toContain('2 Northern Foot');
  });

  it('is not to be had before ready', () => {
    const { type } = seated({ fog: 'on', twoPeople: true });
    type('end', 'end');
    for (const line of [
      'replay',
      'goto 1',
      'changes',
      'luck',
      'history',
      'marks',
      'transcript on x',
      'export record',
    ])
      expect(type(line).lines).toEqual([
        'Hand over to the Southerners. Nothing of theirs is shown until they type ready.',
      ]);
  });
});
