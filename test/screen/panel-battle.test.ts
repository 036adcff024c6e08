// The side panel in the middle of a battle of Barbarossa: who, at what odds, what came of it, and what is asked.
import { describe, expect, it } from '@jest/globals';
import { frameMaker } from '../../src/screen/view/layout.ts';
import { panelOf } from '../../src/screen/view/panel.ts';
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

const panel = ({ desk }: Asked): readonly string[] =>
  panelOf(desk, undefined, undefined, '1909').map(({ text }) => text);

describe('the panel while a battle is under way', () => {
  it('tells who fights at what odds, the result, and what is asked, before the hex of the cursor', () => {
    const seat = begun(`option fog=off; ${STACK}; dice 6`);
    const lines = panel(seat);
    expect(lines.slice(0, 6)).toEqual([
      'Attack on Medyn, 1707',
      'die 6: BB bloodbath',
      '4 to 1: 21 to 6, fight before move plus 1',
      'Germans give up 6 of 24pz 8, 46pz 8, 7inf 5',
      'from 24pz, 46pz, 7inf',
      'against 3ra, 4ra',
    ]);
    expect(lines[6]).toBe('1909 Kostyukovichi');
    seat.type('lose 24pz');
    expect(panel(seat).slice(1, 9)).toEqual([
      'given up 24pz, 8 for 6',
      'die 6: BB bloodbath',
      '4 to 1: 21 to 6, fight before move plus 1',
      'Germans advance 46pz, 7inf, or pass',
      'from 24pz, 46pz, 7inf',
      'against 3ra, 4ra',
      '1909 Kostyukovichi',
      expect.any(String),
    ]);
  });

  it('has the faces of the die while the Luftwaffe is asked about', () => {
    const faces = (lines: readonly string[]) => lines.filter((line) => /^[1-6] [A-Z]{2} /.test(line));
    const lone = 'phase german-assault; turn 4; plan order fight-move; 24pz@1708; 46pz@1708 under; 3ra@1707';
    const asked = at(`${lone}; dice 6`, 'normal');
    asked.type('attack 1707');
    expect(panel(asked)).toContain('Germans: Luftwaffe for 7 to 1, or pass');
    expect(faces(panel(asked)).map((line) => line[0])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(panel(asked).indexOf('Germans: Luftwaffe for 7 to 1, or pass')).toBeLessThan(
      panel(asked).indexOf(faces(panel(asked))[0] ?? ''),
    );
  });

  it('is about the hex alone before it and after it', () => {
    const seat = at(`${ASSAULT} option fog=off; ${STACK}; dice 6`, 'normal');
    expect(panel(seat)[0]).toBe('1909 Kostyukovichi');
    seat.type('attack 1707', 'lose 24pz', 'pass');
    expect(panel(seat)[0]).toBe('1909 Kostyukovichi');
  });

  it('names the defenders only when their stack has been shown to all', () => {
    const ring = '3ra@1607; 4ra@1706; 5ra@1807; 6ra@1808; 8ra@1608; 9ra@1708';
    const seat = at(
      `phase soviet-assault; turn 17; plan order fight-move; marker aerial hand; 24pz@1707; ${ring}; own turn.luftwaffe 9; dice 5`,
      'normal',
    );
    seat.type('halt', 'standing ask if air-supply', 'attack 1707 from 3ra 4ra');
    expect(seat.says('pending')).toContain(
      'The attack on Medyn has been declared: the Germans may break in here.',
    );
    expect(panel(seat).slice(0, 3)).toEqual([
      'Attack on Medyn, 1707',
      'The attack on Medyn, 1707 has been declared: the Germans may break in here.',
      'from 3ra, 4ra',
    ]);
    seat.type('airlift 1707', 'pass');
    expect(panel(seat).slice(0, 3)).not.toContain(
      'The attack on Medyn, 1707 has been declared: the Germans may break in here.',
    );
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
