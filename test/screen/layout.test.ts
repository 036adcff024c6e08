import { describe, expect, it } from '@jest/globals';
import { frameMaker } from '../../src/screen/view/layout.ts';
import type { Frame } from '../../src/screen/view/layout.ts';
import { menuLines } from '../../src/screen/digit-menu.ts';
import { sitDown } from '../../src/screen/seat.ts';
import type { Sitting } from '../../src/screen/screen-state.ts';
import { ford } from '../games/ford/game.ts';
import { fordDesk } from './kit.ts';

const START: Sitting = {
  ...sitDown(fordDesk(), ['First line.', 'Second line.']).now(),
  cursor: undefined,
  here: undefined,
  focus: undefined,
  panel: [],
  hint: '',
};

const texts = ({ rows }: Frame): readonly string[] => rows.map(({ text }) => text.trimEnd());

const said = (count: number): Pick<Sitting, 'log' | 'fresh'> => ({
  log: Array.from({ length: count }, (_, i) => ({ kind: 'said', text: `Line ${i + 1}.` })),
  fresh: 0,
});

const frame = (sitting: Partial<Sitting>, columns = 80, lines = 24): Frame =>
  frameMaker(ford)({ ...START, ...sitting }, { columns, lines });

describe('the frame', () => {
  it('has the heading and the map above, then what was said, what is asked and what is typed', () => {
    const lines = texts(frame({ typing: { text: 'loo', at: 3, past: [] } }));
    expect(lines[0]).toMatch(/^Ford, turn 1 of 2, Northerners, movement phase +N 3 S 3 {2}LINE$/);
    expect(lines[1]).toMatch(/^ {8}06 {4}05 {4}04 {4}03 {4}02 {4}01 {4}00 +\|/);
    expect(lines[2]).toMatch(/^ {7}\^\^ {4}\.\. {4}\.\. .*\|/);
    expect(lines[13]).toMatch(/^16 \.1607 /);
    expect(lines.slice(14)).toEqual([
      '-'.repeat(80),
      'First line.',
      'Second line.',
      '',
      '',
      '',
      '',
      '3 units can move.',
      'Type move, a unit and where to, or type end.',
      '> loo',
    ]);
  });

  it('has the cursor at the typing point', () => {
    expect(frame({ typing: { text: 'loo', at: 1, past: [] } }).cursor).toEqual({ line: 23, column: 3 });
  });

  it.each([
    [80, 24],
    [80, 25],
    [200, 60],
    [40, 16],
    [20, 10],
    [12, 6],
    [5, 3],
    [1, 1],
  ])('fills %d columns by %d lines and no more', (columns, lines) => {
    for (const sitting of [{}, said(1), said(200), { ...said(9), scroll: { to: 4 } }, { view: undefined }]) {
      const made = frame(sitting, columns, lines);
      expect(made.rows).toHaveLength(lines);
      expect(made.rows.filter(({ text }) => text.length > Math.max(columns, 3))).toEqual([]);
      expect(made.cursor.line).toBe(lines - 1);
    }
  });

  it('of a terminal too small for a map says so, and shows what was said last as far as there is room', () => {
    expect(
      texts(frame({ question: [], log: said(9).log, typing: { text: 'loo', at: 3, past: [] } }, 16, 7)),
    ).toEqual([
      'Too small for a',
      '  map: 16 by 7,',
      '  and 20 by 8',
      'Line 7.',
      'Line 8.',
      'Line 9.',
      '> loo',
    ]);
    expect(texts(frame({}, 10, 3))[0]).toBe('Too small');
    expect(texts(frame({}, 20, 8)).join('\n')).not.toContain('Too small');
  });

  const hexRows = (lines: readonly string[]): readonly string[] =>
    lines.filter((line) => /^1\d *[.^]1\d\d\d/.test(line));

  it.each([
    [24, 6],
    [30, 8],
    [50, 8],
  ])(
    'keeps the map as high as it is whatever is said: of %d lines at least half, with %d rows of hexes',
    (lines, rows) => {
      for (const spoken of [{}, said(1), said(10), said(100), { ...said(100), scroll: { from: 0 } }]) {
        const shown = texts(frame(spoken, 80, lines));
        expect(hexRows(shown)).toHaveLength(rows);
        const rule = shown.findIndex((line) => line.startsWith('--'));
        expect(rule).toBeGreaterThanOrEqual(Math.min(lines / 2, 18));
      }
    },
  );

  it('has the end of what happened in sight, and says how much of it lies above', () => {
    const lines = texts(frame(said(10)));
    expect(lines).toContain('Line 10.');
    expect(lines).not.toContain('Line 4.');
    expect(lines).toContainEqual(expect.stringMatching(/^-+ 4 above: Page Up --$/));
  });

  it('has the beginning of an answer in sight, and says how much of it lies below', () => {
    const lines = texts(frame({ ...said(12), scroll: { from: 0 } }));
    expect(lines).toContain('Line 1.');
    expect(lines).toContainEqual(expect.stringMatching(/^-+ 6 below: Page Down --$/));
  });

  it('has all of many choices in sight, side by side, and the map as high as ever', () => {
    const choices = Array.from({ length: 12 }, (_, i) => `${i}: advance 4${i}pz 2016.`);
    const question = ['Germans may advance.', choices.slice(0, 4).join(' '), ...choices.slice(4)];
    const lines = texts(frame({ ...said(10), question, hint: 'Enter select' }));
    expect(lines).toEqual(expect.arrayContaining(['Line 10.', 'Germans may advance.']));
    const asked = lines.slice(lines.indexOf('Germans may advance.') + 1, -2);
    expect(asked).toHaveLength(4);
    for (const choice of choices) expect(asked.some((line) => line.includes(choice))).toBe(true);
    const most = Array.from({ length: 12 }, (_, i) => `${i}: ${String(i).padStart(33, 'x')}.`);
    const crowded = texts(
      frame({ ...said(10), question: ['Which of them?', 'Type one.', ...most], hint: 'Enter select' }),
    );
    expect(crowded.join(' ')).toContain('11: xxx');
    expect(crowded.findIndex((line) => line.startsWith('--'))).toBe(14);
    const more = texts(
      frame({ question: ['Which of them?', ...most, ...most, ...most], hint: 'Enter select' }),
    );
    expect(more).toContain('... legal tells all of them.');
    expect(more.findIndex((line) => line.startsWith('--'))).toBe(14);
  });

  it('keeps the question above its answers beside the box of a battle, which gives way to it', () => {
    const battle: Sitting['battle'] = {
      hex: '1403',
      kind: 'now',
      at: 1,
      title: 'Attack on 1403',
      lines: [],
      faces: [],
      news: ['die 1: DR'],
    };
    const choices = Array.from({ length: 3 }, (_, i) => `${i + 1}: ${String(i).padStart(60, 'y')}.`);
    const brief = choices.map((text) => text.slice(0, 43) + '.');
    const question = [`Who must ${'retreat '.repeat(12)}now?`, 'Type retreat and a hex.', ...choices];
    const lines = texts(
      frame({ battle, question, answers: { brief, numbers: new Map() }, hint: 'Enter select' }),
    );
    expect(lines.findIndex((line) => line.startsWith('--'))).toBe(14);
    const at = lines.findIndex((line) => line.startsWith('Who must retreat'));
    expect(at).toBeGreaterThan(lines.indexOf('Attack on 1403'));
    expect(lines.slice(at).join(' ')).toContain('3: yyy');
  });

  it('gives a long answer most of the room below the map, until something else is done', () => {
    const question = ['Which?', ...Array.from({ length: 5 }, (_, i) => `${i}: ${'y'.repeat(70)}.`)];
    const reading = texts(frame({ ...said(20), question, scroll: { from: 0 }, hint: 'Enter select' }));
    expect(reading).toEqual(expect.arrayContaining(['Line 1.', 'Line 5.', 'Which?']));
    const going = texts(frame({ ...said(20), question, hint: 'Enter select' }));
    expect(going.filter((line) => line.includes('yyy'))).toHaveLength(5);
  });

  it('of a list to move in has the lit item in sight, with a sign and a look of its own', () => {
    const items = Array.from({ length: 9 }, (_, i) => ({
      label: `item ${i + 1}`,
      does: { kind: 'verb' as const, verb: 'move' },
    }));
    const listed = (lit: number): Frame => {
      const menu = { head: 'Which?', items, page: 0, more: '', lit };
      return frame({ menu, question: menuLines(menu), hint: 'Enter take it' });
    };
    for (const lit of [0, 4, 8]) {
      const { rows } = listed(lit);
      expect(rows).toContainEqual(expect.objectContaining({ text: `> ${lit + 1}: item ${lit + 1}.` }));
      const found = rows.find(({ text }) => text.startsWith('> ') && text.length > 3);
      expect(found?.patches).toMatchObject([{ role: 'selected' }]);
      expect(hexRows(texts({ rows, cursor: { line: 0, column: 0 } }))).toHaveLength(6);
    }
  });

  it('names nine of a stack by their ids where their names find no room, with the way to the rest of it', () => {
    const items = Array.from({ length: 12 }, (_, i) => ({
      label: `${i + 1}st Heavy Artillery Regiment, N 24 34, in hand.`,
      brief: `${i + 1}ha, in hand.`,
      does: { kind: 'toggle' as const, unit: `${i + 1}ha` },
    }));
    const menu = { head: 'In hand, 12 of 12.', items, page: 0, more: '0: more.' };
    const lines = texts(frame({ menu, question: menuLines(menu), hint: 'Enter aim here' }));
    const told = lines.slice(lines.indexOf('In hand, 12 of 12.')).join(' ');
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(told).toContain(`${n}: ${n}ha, in hand.`);
    expect(told).toContain('0: more.');
  });

  it('goes back in what was said, and says that there is more', () => {
    const lines = texts(frame({ ...said(100), scroll: { to: 40 } }));
    expect(lines).toContain('Line 40.');
    expect(lines).not.toContain('Line 41.');
    expect(lines).toContainEqual(expect.stringMatching(/ 60 below: Page Down --$/));
  });

  it('has a full page of what was said at its very beginning', () => {
    const lines = texts(frame({ ...said(100), scroll: { to: 1 } }));
    for (const n of [1, 2, 3, 4, 5]) expect(lines).toContain(`Line ${n}.`);
  });

  it('tells which lines of the log are in sight, for the next page', () => {
    const inSight = (sitting: Partial<Sitting>): unknown =>
      frameMaker(ford)({ ...START, ...sitting }, { columns: 80, lines: 24 }).inSight;
    expect(inSight(said(100))).toEqual({ first: 94, next: 100 });
    expect(inSight({ ...said(100), scroll: { from: 10 } })).toEqual({ first: 10, next: 16 });
    expect(inSight({ ...said(100), scroll: { from: 98 } })).toEqual({ first: 94, next: 100 });
  });

  it('marks the line of the log that has the keys, with the terminal cursor on it', () => {
    for (const scroll of [{ to: 7 }, { to: 2 }]) {
      const { rows, cursor } = frame({ ...said(9), at: 'log', logAt: scroll.to - 1, scroll });
      expect(rows[cursor.line]).toMatchObject({
        text: `Line ${scroll.to}.`,
        patches: [{ role: 'selected' }],
      });
      expect(rows.flatMap(({ patches }) => patches).filter(({ role }) => role === 'selected')).toHaveLength(
        1,
      );
    }
  });

  it('is drawn around the selected hex when that is asked for, and else stays where it is', () => {
    const make = frameMaker(ford);
    const rulers = (sitting: Partial<Sitting>): readonly string[] =>
      texts(make({ ...START, hint: '', ...sitting }, { columns: 40, lines: 20 })).slice(1, 3);
    const first = rulers({ cursor: '1404' });
    expect(rulers({ cursor: '1405', focus: '1405' })).toEqual(first);
    expect(rulers({ cursor: '1405', focus: '1405', centred: 1 })).not.toEqual(first);
  });

  it('folds what is too long for the line', () => {
    const lines = texts(frame({ log: [{ kind: 'said', text: 'One two three four five six.' }] }, 20, 20));
    expect(lines).toEqual(expect.arrayContaining(['One two three four', '  five six.']));
  });

  it('says what it has no room for: the panel, the map', () => {
    const rules = (columns: number, lines: number): readonly string[] =>
      texts(frame({ question: ['One.', 'Two.', 'Three.'] }, columns, lines)).filter((line) =>
        line.startsWith('--'),
      );
    expect(rules(80, 24)).toEqual(['-'.repeat(80)]);
    expect(rules(60, 20)).toEqual([
      expect.stringMatching(/^-- no room for the panel, it takes 70 columns -+$/),
    ]);
    expect(rules(40, 10)).toEqual([expect.stringMatching(/^-- no room for the map -+$/)]);
  });

  it('names an overlay, with what its signs mean where there are any', () => {
    expect(texts(frame({ overlay: 'reach' })).filter((line) => line.startsWith('--'))).toEqual([
      '-- Reach: nothing to show now '.padEnd(80, '-'),
    ]);
    const meanings = [{ order: 43, sign: '1', text: 'cost to go there', isAlways: true }];
    const over: Sitting['over'] = new Map([['1302', { pair: ' 1', meanings }]]);
    const legend = texts(frame({ overlay: 'reach', over, ...said(10) })).find((line) =>
      line.startsWith('--'),
    );
    expect(legend).toMatch(/^-- Reach: 1 cost to go there -+ 4 above: Page Up --$/);
  });

  it('explains in the panel what of an overlay finds no room below the map', () => {
    const meanings = ['one', 'two', 'three'].map((text, order) => ({
      order,
      sign: text.charAt(0),
      text: `${text} ${'x'.repeat(20)}`,
      isAlways: true as const,
    }));
    const over: Sitting['over'] = new Map([['1302', { pair: ' 1', meanings }]]);
    const lines = texts(frame({ overlay: 'supply', over }, 80, 40));
    const [below = ''] = lines.filter((line) => line.startsWith('-- Supply'));
    const told = (text: string): boolean => lines.some((line) => line.includes(text));
    expect(below).toContain('o one');
    expect(['o one', 't two', 't three'].map(told)).toEqual([true, true, true]);
  });

  it('shows nothing of the map while nobody may see it', () => {
    expect(texts(frame({ view: undefined })).filter((line) => /\d{4}/.test(line))).toEqual([]);
  });

  it('moves the map to the hex named, and marks the one that here means', () => {
    const make = frameMaker(ford);
    const small = { columns: 40, lines: 16 };
    const before = texts(make({ ...START, focus: '1007' }, small));
    const after = texts(make({ ...START, focus: '1700', here: '1700' }, small));
    expect(before.join('\n')).toMatch(/\.1007 .*/);
    expect(before.join('\n')).not.toContain('1700');
    expect(after.join('\n')).toContain('1700');
    expect(after.join('\n')).toContain('[..  ]');
  });

  it('moves the map to what is asked, also where the cursor goes back to where it stood', () => {
    const make = frameMaker(ford);
    const small = { columns: 40, lines: 16 };
    make({ ...START, cursor: '1204', focus: '1204' }, small);
    const after = texts(make({ ...START, cursor: '1007', focus: '1700' }, small)).join('\n');
    expect(after).toContain('1700');
    expect(after).not.toContain('1007');
  });

  it('stays at what is asked where a film ends there, though the cursor goes back', () => {
    const make = frameMaker(ford);
    const small = { columns: 40, lines: 16 };
    const scene = { order: 1, line: '', hex: '1700', marks: new Map() };
    const film = { kind: 'opponent', who: 'both', scenes: [scene], at: 0, from: '1007' } as const;
    const rolling = { ...film, isPaused: false, isWhole: true, isWaiting: false };
    make({ ...START, film: rolling, cursor: '1700', focus: '1700' }, small);
    const after = texts(make({ ...START, cursor: '1007', focus: '1700' }, small)).join('\n');
    expect(after).toContain('1700');
    expect(after).not.toContain('1007');
  });

  it('draws the map once for as long as nothing on it changes', () => {
    const make = frameMaker(ford);
    const size = { columns: 80, lines: 24 };
    const first = make(START, size);
    const second = make({ ...START, typing: { text: 'x', at: 1, past: [] } }, size);
    expect(second.rows.slice(0, 15)).toEqual(first.rows.slice(0, 15));
  });
});
