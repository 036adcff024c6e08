// The box under the map in a battle of Barbarossa: who, at what odds, what the die brought and what came of it.
import { describe, expect, it } from '@jest/globals';
import { frameMaker } from '../../src/screen/view/layout.ts';
import { row } from '../../src/draw/styled-rows.ts';
import { answersOf } from '../../src/screen/answers.ts';
import { battleOf } from '../../src/screen/battle.ts';
import type { Sitting } from '../../src/screen/screen-state.ts';
import { battleRows } from '../../src/screen/view/battle-box.ts';
import { withNumbers } from '../../src/screen/view/overlays.ts';
import { at } from '../games/barbarossa/desk.ts';
import type { Asked } from '../games/barbarossa/desk.ts';
import { seat } from './kit.ts';

const PAGE_UP = '\x1b[5~';
const PAGE_DOWN = '\x1b[6~';

const ASSAULT = 'phase german-assault; turn 4; plan order fight-move; own turn.luftwaffe 9;';
const STACK = '24pz@1708; 46pz@1708 under; 7inf@1708 under; 3ra@1707; 4ra@1707 under';

const begun = (rest: string, order = 'attack 1707'): Asked => {
  const seat = at(`${ASSAULT} ${rest}`, 'normal');
  seat.type(order);
  return seat;
};

const box = ({ desk }: Asked, before?: Sitting['battle']): Sitting['battle'] =>
  battleOf(desk, { target: undefined, picked: undefined, battle: before });

const told = (battle: Sitting['battle']): readonly string[] => battle?.lines.map(({ text }) => text) ?? [];

const rowsOf = (battle: Sitting['battle'], columns = 80, lines = 4): readonly string[] =>
  battle === undefined ? [] : battleRows(battle, columns, lines).map(({ text }) => text.trimEnd());

describe('the box of a battle', () => {
  it('tells who fights at what odds, the die that fell, and what came of it', () => {
    const seat = begun(`option fog=off; ${STACK}; dice 6`);
    const battle = box(seat);
    expect(battle).toMatchObject({ title: 'Attack on Medyn, 1707', kind: 'now', hex: '1707', die: 6 });
    expect(told(battle)).toEqual([
      '4 to 1: 21 to 6, fight before move plus 1',
      'from 24pz, 46pz, 7inf',
      'against 3ra, 4ra',
    ]);
    expect(battle?.news).toEqual(['die 6: BB bloodbath']);
    seat.type('lose 24pz');
    expect(box(seat, battle)?.news).toEqual(['given up 24pz, 8 for 6', 'die 6: BB bloodbath']);
  });

  it('calls hexes as they are spoken of where there is room, else by their numbers', () => {
    const { desk } = at(`${ASSAULT} option fog=off; ${STACK}`, 'normal');
    const { escape, press } = seat(desk);
    escape();
    const { battle } = press('g1707\rP');
    expect(battle).toMatchObject({ title: '4 to 1 on Medyn, 1707', kind: 'draft' });
    expect(battle?.lines.find(({ text }) => text.startsWith('retreat'))).toEqual({
      kind: 'said',
      text: 'retreat: Ruza, Serpukhov or Kaluga',
      brief: 'retreat: 1607, 1706 or 1807',
    });
  });

  it.each([
    ['pass', 6],
    ['luftwaffe', 0],
  ])('keeps the faces of the die after %s: %i', (answer, count) => {
    const rest = `option fog=off; 24pz@1708; 3ra@1707; dice 1`;
    const seat = at(`phase german-assault; turn 4; plan order fight-move; ${rest}`, 'normal');
    seat.type('attack 1707');
    const asked = box(seat);
    expect(asked?.faces).toHaveLength(6);
    seat.type(answer);
    const fought = box(seat, asked);
    expect(fought?.die).toBe(1);
    expect(fought?.faces).toHaveLength(count);
  });

  it('stays when the battle is over, until another order is given', () => {
    const seat = at(`${ASSAULT} option fog=off; ${STACK}; dice 6; 5ra@1909`, 'normal');
    expect(box(seat)).toBeUndefined();
    seat.type('attack 1707');
    const during = box(seat);
    seat.type('lose 24pz', 'pass');
    const past = box(seat, during);
    expect(past).toMatchObject({ kind: 'past', hex: '1707', die: 6 });
    expect(box(seat, past)).toBe(past);
    seat.type('end');
    expect(box(seat, past)).toBeUndefined();
  });

  it('makes room for the warning before Ctrl-C leaves, while a question fills what is below the map', () => {
    const { desk } = begun(`option fog=off; ${STACK}; dice 6`);
    const seated = seat(desk);
    seated.press('\x03');
    const rows = frameMaker(desk.game)(seated.now(), { columns: 80, lines: 24 }).rows.map(({ text }) => text);
    expect(rows.join('\n')).toContain('Press Ctrl-C again to leave');
  });

  it('has the faces of the die while the Luftwaffe is asked about, and lights the one that fell', () => {
    const lone = 'phase german-assault; turn 4; plan order fight-move; 24pz@1708; 46pz@1708 under; 3ra@1707';
    const asked = at(`${lone}; dice 6`, 'normal');
    asked.type('attack 1707');
    const before = box(asked);
    expect(before?.faces.map(({ of }) => of)).toEqual([1, 2, 3, 4, 5, 6]);
    asked.type('pass');
    const after = box(asked, before);
    expect(after?.die).toBe(6);
    const { patches } =
      battleRows(after ?? before!, 80, 4).find(({ text }) => text.startsWith('die')) ?? row('');
    expect(patches).toMatchObject([{ role: 'selected' }]);
  });

  it('has all faces again when a game is resumed in the middle of it', () => {
    const lone = 'phase german-assault; turn 4; plan order fight-move; 24pz@1708; 46pz@1708 under; 3ra@1707';
    const seat = at(`${lone}; dice 4`, 'normal');
    seat.type('attack 1707');
    const before = box(seat);
    seat.type('pass');
    const watched = box(seat, before);
    expect(watched).toMatchObject({ die: 4 });
    expect(watched?.faces).toHaveLength(6);
    const aim = { target: undefined, picked: undefined, battle: undefined };
    expect(battleOf(seat.desk, aim, true)?.faces).toEqual(watched?.faces);
  });

  it('has not the faces of other odds than those at which the die fell', () => {
    const lone =
      'phase german-assault; turn 4; plan order fight-move; 24pz@1708; 46pz@1708 under; 3ra@1707; 4ra@1707 under';
    const asked = at(`${lone}; dice 5`, 'normal');
    asked.type('attack 1707');
    const before = box(asked);
    asked.type('luftwaffe');
    const after = box(asked, before);
    const fallen = after?.faces.find(({ of }) => of === after.die);
    expect(fallen === undefined || fallen.brings.startsWith(after?.result ?? '?')).toBe(true);
  });

  it('names the defenders only when their stack has been shown to all', () => {
    const ring = '3ra@1607; 4ra@1706; 5ra@1807; 6ra@1808; 8ra@1608; 9ra@1708';
    const seat = at(
      `phase soviet-assault; turn 17; plan order fight-move; marker aerial hand; 24pz@1707; ${ring}; own turn.luftwaffe 9; dice 5`,
      'normal',
    );
    seat.type('halt', 'standing ask if air-supply', 'attack 1707 from 3ra 4ra');
    expect(told(box(seat))).toEqual(['from 3ra, 4ra']);
  });

  const drafted: NonNullable<Sitting['battle']> = {
    hex: '2314',
    kind: 'draft',
    at: 0,
    title: '5 to 1 on 2314',
    lines: [
      {
        kind: 'said',
        text: 'Attack 32: 14pz 8, 29inf 4, 3pz 8, 44inf 4, 48pz 8',
        brief: 'Attack 32: 14pz 8, 4 more',
      },
      { kind: 'said', text: 'Defence 6: 6ora 6' },
      { kind: 'said', text: '-1 all over water, 11.16' },
    ],
    faces: ['DE', 'DE', 'DE', 'DR', 'BB', 'AS'].map((code, i) => ({ of: i + 1, brings: `${code} so it is` })),
    takes: [4, 6],
    news: [],
  };

  it('is as high as it is to be, with the faces of the die in any case', () => {
    const faces = 'die  1 DE  2 DE  3 DE  4 DR  5 BB  6 AS';
    const die = `${faces}   hex falls on 4 in 6`;
    expect(rowsOf(drafted)).toEqual([
      '5 to 1 on 2314  Attack 32: 14pz 8, 29inf 4, 3pz 8, 44inf 4, 48pz 8',
      'Defence 6: 6ora 6  -1 all over water, 11.16',
      die,
      '',
    ]);
    expect(rowsOf(drafted, 60, 3)).toEqual([
      '5 to 1 on 2314  Attack 32: 14pz 8, 4 more  Defence 6: 6ora 6',
      '-1 all over water, 11.16',
      faces,
    ]);
    // Of two chances the shorter form, where there is little room.
    const covered = { ...drafted, takesAtWorst: [1, 6] as const };
    const chance = (columns: number): string | undefined =>
      rowsOf(covered, columns)
        .find((line) => line.startsWith('die'))
        ?.slice(faces.length)
        .trim();
    expect([80, 72, 64, 50].map(chance)).toEqual([
      'hex falls on 4 in 6, at worst 1',
      'hex falls on 1 to 4 in 6',
      'falls on 1-4 in 6',
      '',
    ]);
    expect(rowsOf(drafted, 60, 2)).toEqual(['5 to 1 on 2314  Attack 32: 14pz 8, 4 more  ...', faces]);
  });
});

describe('who is in hand', () => {
  it('is lit on the map while an attack or a move is put together, wherever the cursor is', () => {
    const { desk } = at(`${ASSAULT} option fog=off; ${STACK}; 5ra@1909`, 'normal');
    const { escape, press } = seat(desk);
    expect([...escape().inHand]).toEqual([]);
    expect([...press('g1707\rP').inHand]).toEqual(['1708']);
    expect([...escape().inHand]).toEqual([]);
    expect([...press('g1708\r\r').inHand]).toEqual(['1708']);
    expect([...press('ee').inHand]).toEqual(['1708']);
  });
});

describe('the numbers of answers on the map', () => {
  it('are all that lead to a hex', () => {
    const seat = begun(`option fog=off; 24pz@1708; 46pz@1708 under; 57pz@1708 under; 3ra@1707; dice 1`);
    expect([...answersOf(seat.desk).numbers]).toEqual([['1707', '1~4']]);
  });

  it('are two signs where there is room for no more', () => {
    const numbers = new Map([
      ['1707', '3'],
      ['1708', '1~4'],
      ['1709', '10+'],
    ]);
    const laid = withNumbers(new Map(), numbers);
    expect([...laid.values()].map(({ pair, first, figure }) => [pair, first, figure])).toEqual([
      ['#3', '3', '3'],
      ['1+', '1', '1~4'],
      ['10', '10', '10+'],
    ]);
  });
});

describe('the map while a battle is fought', () => {
  it.each([
    [80, 24],
    [100, 30],
    [140, 50],
  ])('keeps its height at %d by %d, and the hex that was attacked in sight', (columns, lines) => {
    const { desk } = at(`${ASSAULT} option fog=on; ${STACK}; dice 6`, 'normal');
    const { press, now, escape, showing } = seat(desk);
    const draw = frameMaker(desk.game);
    const shown = (): readonly string[] => {
      const { rows, inSight } = draw(now(), { columns, lines });
      showing(inSight);
      return rows.map(({ text }) => text);
    };
    const ruleAt = (): number => shown().findIndex((line) => line.startsWith('---'));
    escape();
    press('g1707\r');
    const high = ruleAt();
    expect(high).toBeGreaterThanOrEqual(lines / 2);
    for (const keys of ['P', '\r', '?', 'i', PAGE_UP, PAGE_UP, PAGE_DOWN, 'c', '\x1b', 'l', '\x1b']) {
      press(keys);
      expect(ruleAt()).toBe(high);
      expect(shown().slice(0, high).join(' ')).toMatch(/1707/);
      expect(shown().slice(0, high).join(' ')).toContain(now().cursor ?? '');
    }
    expect(desk.match.entries).toHaveLength(1);
  });
});
