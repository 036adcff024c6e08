// The end of a phase at the keys: nothing but Enter right after its key does it, and words that were meant for the line
// are no keys.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { newMatch } from '../../../src/core/match.ts';
import { take } from '../../../src/session/dispatch.ts';
import { openDesk } from '../../../src/session/session.ts';
import { barbarossa } from '../../games/barbarossa/rules/kit.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { fordDesk, seat } from '../kit.ts';
import type { Seated } from '../kit.ts';

const letters = (text: string): readonly string[] => text.split('');

const onMap = (hex: string): Seated => {
  const seated = seat(fordDesk({ fog: 'off' }));
  seated.escape();
  seated.press(`g${hex}\r`);
  return seated;
};

const moved = (): Seated => {
  const seated = onMap('1303');
  seated.press(':move n4 1204\r');
  seated.escape();
  return seated;
};

describe('the end of a phase by its key', () => {
  it.each([
    ['a step', 'd'],
    ['a leap', 'm'],
    ['zooming', '+'],
    ['a question', 'i'],
    ['a digit', '6'],
  ])('is let go by %s, and the foot says so', (_, key) => {
    const { press } = moved();
    expect(press('t').hint).toMatch(/^Enter do it/);
    const { target, typing, hint } = press(key);
    expect([target, typing.text]).toEqual([undefined, '']);
    expect(hint).not.toContain('Enter do it');
  });

  it('is done by Enter, after what speaks against it has been said', () => {
    const idle = onMap('1303');
    const { head } = idle.now();
    const asked = idle.press('t');
    expect(asked.head).toEqual(head);
    expect(asked.log.at(-1)?.text).toBe(
      'Nothing was done in this phase. Enter ends it all the same, Esc does not.',
    );
    expect(idle.escape().target).toBeUndefined();
    expect(idle.press('t').head).toEqual(head);
    expect(idle.press('\r').head).not.toEqual(head);
    expect(moved().press('t\r').head).not.toEqual(head);
  });

  it('is asked about no more where it hands over, since what would be asked has been said', () => {
    const { rules } = barbarossa;
    const dice = seeded(openSeed('end'));
    const desk = openDesk(barbarossa, newMatch(rules, 'campaign', { fog: 'on' }, { dice }), {
      confirmsEnd: true,
    });
    for (const line of ['place default', 'end', 'end']) take(desk, line);
    const { press, escape, now } = seat(desk);
    escape();
    const { length } = desk.match.entries;
    expect(
      press('t')
        .log.map(({ text }) => text)
        .join(' '),
    ).toMatch(/could still move|can still move|move/);
    press('\r');
    expect([desk.asked, now().at]).toEqual([undefined, 'map']);
    expect(desk.match.entries.length).toBeGreaterThan(length);
  });

  it('another draft goes with the cursor too, but not what units in hand are aimed at', () => {
    const { press } = onMap('1303');
    expect(press('q').target?.line).toBe('quit');
    expect(press('d').target).toBeUndefined();
    const { press: again } = onMap('1303');
    again('\rw\r');
    const aimed = again('e');
    expect(aimed.picked?.units).toEqual(['n4']);
    expect(aimed.hint).toMatch(/^Enter aim here/);
  });
});

describe('words typed while the keys are with the map', () => {
  it.each([
    ['at once', ['look 1106\r']],
    ['letter by letter', [...letters('look 1106'), '\r']],
    ['after other keys', ['d', 'a', ...letters('look 1106'), '\r']],
  ])('go to the line from the blank after a verb on: %s', (_, pieces) => {
    const { press, now, desk } = moved();
    const { head } = now();
    for (const piece of pieces) press(piece);
    expect(now()).toMatchObject({ head, at: 'map', cursor: '1106', typing: { text: '' } });
    expect(now().log.map(({ text }) => text)).toContain('> look 1106');
    expect(desk.match.entries).toHaveLength(1);
  });

  it('do not end the phase where they end in its key', () => {
    const { press, now } = moved();
    const { head } = now();
    for (const letter of letters('next')) press(letter);
    expect(press('\r')).toMatchObject({ head, at: 'line', typing: { text: 'next' } });
    const { press: told, now: then } = moved();
    for (const letter of letters('attack 1403 best')) told(letter);
    expect(then()).toMatchObject({ head, at: 'line', typing: { text: 'attack 1403 best' } });
  });
});

describe('numbers that answer', () => {
  const STACKS = '24pz@1708; 46pz@1708 under; 47pz@1708 under; 7inf@1607; 9inf@1607 under; 12inf@1607 under';
  const MORE = '13inf@1808; 20inf@1808 under; 35inf@1808 under; 43inf@1706; 3ra@1707';
  const ASSAULT =
    'phase german-assault; turn 4; plan order fight-move; option fog=off; own turn.luftwaffe 9;';

  const advancing = (): Seated => {
    const { desk, type } = at(`${ASSAULT} ${STACKS}; ${MORE}; dice 3`, 'normal');
    type('attack 1707');
    const seated = seat(desk);
    seated.escape();
    return seated;
  };

  it('are sent by Enter where there are ten or more, and echoed with what they stand for', () => {
    const { press, now, desk } = advancing();
    expect(now().question.join(' ')).toContain('10: ');
    const before = desk.match.entries.length;
    expect(press('4').hint).toMatch(/^Enter answer 4 {2}/);
    expect(desk.match.entries).toHaveLength(before);
    press('\r');
    expect(desk.match.entries).toHaveLength(before + 1);
    expect(now().log[now().fresh]?.text).toMatch(/^> 4: advance \S+/);
  });

  it('wait where another digit may follow, and say what Enter would send', () => {
    const { press, now, desk } = advancing();
    const before = desk.match.entries.length;
    expect(press('1').hint).toMatch(/^Enter answer 1 {2}/);
    const { log, typing } = press('9');
    expect(log.at(-1)?.text).toBe(
      '19 is no answer: the last is 10. Enter sends what is on the line, Esc drops it.',
    );
    expect([typing.text, desk.match.entries.length]).toEqual(['1', before]);
    press('\r');
    expect(now().log[now().fresh]?.text).toMatch(/^> 1: advance /);
  });
});
