// A replay on the screen: its keys are typed lines, and a bar says where it stands.
import { describe, expect, it } from '@jest/globals';
import type { Desk } from '../../src/desk/desk.ts';
import { take } from '../../src/desk/take.ts';
import { ACTIONS } from '../../src/screen/keymap.ts';
import { replayLine } from '../../src/screen/replaying.ts';
import { fordDesk, seat } from './kit.ts';

/** Some orders of a game, both sides' and over two turns. */
const played = (fog: 'on' | 'off'): Desk => {
  const desk = fordDesk({ scenario: 'crossing', fog });
  for (const line of ['move n6 1205', 'move n3 1303', 'end', 'end', 'move s1 1402', 'end', 'end'])
    take(desk, line);
  expect(desk.match.entries.length).toBeGreaterThanOrEqual(6);
  return desk;
};

const REPLAY = ACTIONS.filter((action) => action.startsWith('replay-'));

describe('a replay on the screen', () => {
  it('is stepped through by keys, each of which is a line', () => {
    const desk = played('off');
    const { press, escape } = seat(desk);
    const orders = desk.match.entries.length;
    expect(press('replay\r').question).toEqual([
      expect.stringMatching(`^Replay, 1 of ${orders} \\([=.]{20}\\), turn 1, seen by both\\.$`),
    ]);
    expect(escape()).toMatchObject({ at: 'map' });
    expect(
      press('n')
        .log.map(({ text }) => text)
        .join(' '),
    ).toContain('Order 2 of');
    expect(desk.replay?.index).toBe(2);
    expect(
      press('n')
        .log.filter(({ kind }) => kind === 'typed')
        .at(-1)?.text,
    ).toBe('> next order');
    press('N');
    expect(desk.replay?.index).toBe(2);
    press('s');
    const phase = desk.replay?.index ?? 0;
    expect(phase).toBeGreaterThan(2);
    press('S');
    expect(desk.replay?.index).toBeLessThan(phase);
    press('r');
    press('R');
    expect(press('q').question.join(' ')).not.toContain('Replay');
    expect(desk.replay).toBeUndefined();
  });

  it('shows the position as it was, and gives the game back untouched', () => {
    const desk = played('off');
    const { press, escape } = seat(desk);
    const now = press('').view;
    press('replay\r');
    escape();
    const at = (view: typeof now): string | undefined => view?.units.find(({ id }) => id === 'n6')?.at;
    expect(at(press('N').view)).toBe('1104');
    expect(at(press('n').view)).toBe('1205');
    press('t\r\r');
    expect(desk.match.entries).toHaveLength(played('off').match.entries.length);
    expect(press('q').view?.units).toEqual(now?.units);
  });

  it("may be seen as either side where nothing is hidden, and only as one's own where something is", () => {
    const open = seat(played('off'));
    open.press('replay\r');
    open.escape();
    expect(open.press('b').question[0]).toContain('seen by the Northerners.');
    expect(open.press('b').question[0]).toContain('seen by the Southerners.');
    expect(open.press('b').question[0]).toContain('seen by both.');
    const desk = played('on');
    const foggy = seat(desk);
    foggy.press('replay\r');
    foggy.escape();
    const own = desk.replay?.who;
    expect(own).not.toBe('both');
    foggy.press('b');
    expect(desk.replay?.who).toBe(own);
  });

  it("goes where an order was about, one's own or what was told of another side's", () => {
    const desk = played('off');
    const { press } = seat(desk);
    press('replay\r');
    expect(press('next\r')).toMatchObject({ focus: '1303', cursor: '1303' });
    expect(press('prev\r')).toMatchObject({ focus: '1205', cursor: '1205' });
    press('replay as south\rgoto 1\r');
    expect(press('next\r').focus).toBe('1303');
  });

  it('has the keys at once when it was begun before the screen was', () => {
    const desk = played('off');
    take(desk, 'replay');
    const { press } = seat(desk);
    expect(press('n')).toMatchObject({ at: 'map' });
    expect(desk.replay?.index).toBe(2);
    expect(press('').hint.split('  ')).toHaveLength(6);
    expect(
      press('?')
        .log.map(({ text }) => text)
        .join(' '),
    ).toContain('The replay: n next order, N order back');
  });

  it('has no keys while there is none', () => {
    const desk = played('off');
    const { press, escape } = seat(desk);
    escape();
    const before = press('').log.length;
    expect(REPLAY.length).toBeGreaterThan(8);
    for (const action of REPLAY) expect(replayLine(desk, action)).toBeUndefined();
    for (const key of 'nNkKsSrRb') expect(press(key).log).toHaveLength(before);
  });
});
