import { describe, expect, it } from '@jest/globals';
import { modeWord } from '../../../src/screen/view/mode-word.ts';
import { at } from '../../games/barbarossa/desk.ts';
import { scripted } from '../../../src/core/dice.ts';
import { fordDesk, seat } from '../kit.ts';
import type { Seated } from '../kit.ts';

/** On the map, with the cursor on a hex. */
const onMap = (hex: string, wish: Parameters<typeof fordDesk>[0] = {}): Seated => {
  const seated = seat(fordDesk({ fog: 'off', ...wish }));
  seated.escape();
  seated.press(`g${hex}\r`);
  return seated;
};

describe('an order by keys', () => {
  it('is units, a hex where they can go, the line to be seen, and then done', () => {
    const { press } = onMap('1303');
    const picked = press('\r');
    expect(picked.picked).toEqual({ hex: '1303', units: ['n4'] });
    expect(picked.marks.get('1204')).toBe('legal');
    expect(picked.marks.has('1700')).toBe(false);
    const aimed = press('w\r');
    expect(aimed.target).toEqual({ hex: '1204', line: 'move n4 1204' });
    expect(aimed.typing.text).toBe('move n4 1204');
    expect(aimed.view?.units.find(({ id }) => id === 'n4')?.at).toBe('1303');
    const done = press('\r');
    expect(done.view?.units.find(({ id }) => id === 'n4')?.at).toBe('1204');
    expect(done).toMatchObject({ at: 'map', cursor: '1204', picked: undefined, target: undefined });
    expect(press('u').view?.units.find(({ id }) => id === 'n4')?.at).toBe('1303');
    expect(press('U').view?.units.find(({ id }) => id === 'n4')?.at).toBe('1204');
  });

  it('of a stack takes one alone by its digit, and more digits add and leave', () => {
    const { press } = onMap('1302');
    expect(press('\r').picked?.units).toEqual(['n1', 'n6']);
    const one = press('1');
    expect(one.picked?.units).toEqual(['n1']);
    expect(one.question[0]).toBe('In hand, 1 of 2. Digits take and leave, 0 all or none.');
    expect(press('2').picked?.units).toEqual(['n1', 'n6']);
    expect(press('1').picked?.units).toEqual(['n1']);
    expect(press('g1303\r\r').target?.line).toBe('move n1 1303');
  });

  it('of a stack leaves all of it with 0, so that the next digit takes one alone', () => {
    const { press, now } = onMap('1302');
    press('\r');
    expect(press('0')).toMatchObject({
      picked: undefined,
      question: [expect.stringMatching(/^None of 2 in hand\./), expect.anything()],
    });
    expect(modeWord(now())).toBe('PICK');
    expect(press('0').picked?.units).toEqual(['n1', 'n6']);
    expect(press('02').picked?.units).toEqual(['n6']);
  });

  it('leaps with m to those enemies that can be aimed at, and with nothing in hand to all', () => {
    const { desk } = at(
      'phase german-movement; turn 4; plan order move-fight; 24pz@1909; 3ra@1809; 4ra@1806',
    );
    const { press, escape } = seat(desk);
    press('look 1909\r');
    escape();
    expect(press('\r').marks.get('1809')).toBe('target');
    expect(['m', 'm', 'M'].map((key) => press(key).cursor)).toEqual(['1809', '1809', '1809']);
    escape();
    expect(['m', 'm'].map((key) => press(key).cursor)).toEqual(['1806', '1809']);
  });

  it('goes back step by step, and where there is no step to take back nothing is done', () => {
    const { press, escape } = onMap('1303');
    press('\rw\r');
    expect(escape()).toMatchObject({ target: undefined, typing: { text: '' }, picked: { units: ['n4'] } });
    expect(escape()).toMatchObject({ picked: undefined, at: 'map' });
    const before = press('');
    expect(escape()).toEqual(before);
    expect(press(':').at).toBe('line');
  });

  it('is refused in the words of the rules where the rules do not take it, and keeps what is in hand', () => {
    const { press } = onMap('1303');
    press('\r');
    const { log, picked, target } = press('g1700\r\r');
    expect(log.at(-1)).toEqual({ kind: 'refused', text: 'Nothing changed.' });
    expect(picked?.units).toEqual(['n4']);
    expect(target).toBeUndefined();
  });

  it('ends a phase only after it was shown', () => {
    const { press } = onMap('1303');
    const { target, head } = press('t');
    expect(target?.line).toBe('end');
    expect(head).toEqual(press('').head);
    expect(press('\r').head).not.toEqual(head);
  });
});

describe('an attack', () => {
  it('is an enemy, odds, a line, a retreat on the map, and an advance by its number', () => {
    const { press } = onMap('1302', { dice: scripted([5]) });
    const combat = press('t\r');
    expect(combat.marks.get('1403')).toBe('target');
    expect(press('m').cursor).toBe('1403');
    expect(press('p').log.some(({ text }) => /to 1/.test(text))).toBe(true);
    expect(press('\r').target?.line).toBe('attack 1403');
    const retreat = press('\r');
    expect(retreat.question[0]).toMatch(/must retreat/);
    expect(retreat.cursor).toBe('1403');
    expect([...retreat.marks.keys()]).toContain('1503');
    expect(press('g1503\r\r').target?.line).toBe('retreat s4 1503');
    const advance = press('\r');
    expect(advance.question.some((text) => text.startsWith('0: '))).toBe(true);
    expect(press('1').view?.units.some(({ side, at }) => side === 'north' && at === '1403')).toBe(true);
  });
});

describe('leaps', () => {
  it('go round the units still to act', () => {
    const { press } = onMap('1302');
    const first = press('\t').cursor;
    expect(press('\t').cursor).not.toBe(first);
    expect(press('\x1b[Z').cursor).toBe(first);
  });

  it('go to the nearest enemy first, then farther', () => {
    const { press } = onMap('1302');
    expect(press('m').cursor).toBe('1403');
    const next = press('m').cursor;
    expect(next).not.toBe('1403');
    expect(press('M').cursor).toBe('1403');
  });
});

describe('the log', () => {
  it('is gone through line by line, and Enter goes to the hex that is named', () => {
    const { press } = onMap('1106');
    press('g1303\r');
    const marked = press('l');
    expect(marked.at).toBe('log');
    const lines = marked.log.map(({ text }) => text);
    const up = lines.length - 1 - lines.findLastIndex((text) => text.startsWith('11 06'));
    expect(press('\x1b[A'.repeat(up)).logAt).toBe(lines.length - 1 - up);
    expect(press('\r')).toMatchObject({ at: 'map', cursor: '1106', logAt: undefined });
  });
});

describe('the keys', () => {
  it('are told, at most six at a time, and all by ?', () => {
    const { press } = onMap('1303');
    expect(press('').hint.split('  ').length).toBeLessThanOrEqual(6);
    const told = press('?').log.map(({ text }) => text);
    expect(told).toContainEqual(
      expect.stringMatching(/^The map: \+ = zoom in, - zoom out, \. centre, v overlay, /),
    );
    expect(told.join(' ')).toContain('u undo, U redo');
  });

  it('can be others', () => {
    const seated = seat(fordDesk({ fog: 'off' }), { west: ['h'], halt: ['y'] });
    seated.escape();
    seated.press('g1303\r');
    expect(seated.press('h').cursor).toBe('1304');
    expect(seated.press('a').cursor).toBe('1304');
  });
});
