import { describe, expect, it } from '@jest/globals';
import { frameMaker } from '../../src/screen/layout.ts';
import type { Frame } from '../../src/screen/layout.ts';
import { sitDown } from '../../src/screen/sitting.ts';
import type { Sitting } from '../../src/screen/sitting.ts';
import { ford } from '../ford/game.ts';
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
    expect(lines[0]).toMatch(/^Ford, turn 1 of 2, Northerners, movement phase +N 3 S 3 {2}zoom 2$/);
    expect(lines[1]).toMatch(/^ {5}07 {4}06 {4}05 {4}04 {4}03 {4}02 {4}01 {4}00 +\|/);
    expect(lines[2]).toMatch(/^ {4}\.\. {4}\.\. {4}\.\. .*\|/);
    expect(lines[15]).toMatch(/^16 \.1607 /);
    expect(lines.slice(16)).toEqual([
      '-'.repeat(80),
      'First line.',
      'Second line.',
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
    for (const sitting of [{}, said(1), said(200), { ...said(9), below: 4 }, { view: undefined }]) {
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

  it('has all of a reply in sight, over the lower part of the map', () => {
    const lines = texts(frame(said(10)));
    expect(lines).toContain('Line 1.');
    expect(lines).toContain('Line 10.');
    expect(lines.filter((line) => /^1\d *[.^]1\d\d\d/.test(line))).toHaveLength(4);
  });

  it('leaves some of the map beside the longest reply, and the newest lines of that', () => {
    const lines = texts(frame(said(100)));
    expect(lines.filter((line) => /^1\d *[.^]1\d\d\d/.test(line))).toHaveLength(2);
    expect(lines).toContain('Line 100.');
  });

  it('has what came of an order in sight above many choices, which stand side by side', () => {
    const choices = Array.from({ length: 12 }, (_, i) => `${i}: advance 4${i}pz 2016.`);
    const question = ['Germans may advance.', choices.slice(0, 4).join(' '), ...choices.slice(4)];
    const lines = texts(frame({ ...said(10), question, hint: 'Enter select' }));
    expect(lines).toEqual(expect.arrayContaining(['Line 1.', 'Line 10.', 'Germans may advance.']));
    const asked = lines.slice(lines.indexOf('Germans may advance.') + 1, -2);
    expect(asked).toHaveLength(4);
    for (const choice of choices) expect(asked.some((line) => line.includes(choice))).toBe(true);
  });

  it('goes back in what was said, and says that there is more', () => {
    const lines = texts(frame({ ...said(100), below: 60 }));
    expect(lines).toContain('Line 40.');
    expect(lines).not.toContain('Line 41.');
    expect(lines.some((line) => line.includes('Page Down'))).toBe(true);
  });

  it('marks the line of the log that has the keys, with the terminal cursor on it', () => {
    const { rows, cursor } = frame({ ...said(9), at: 'log', logAt: 6, below: 2 });
    expect(rows[cursor.line]).toMatchObject({ text: 'Line 7.', patches: [{ role: 'selected' }] });
    expect(rows.flatMap(({ patches }) => patches).filter(({ role }) => role === 'selected')).toHaveLength(1);
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

  it('draws the map once for as long as nothing on it changes', () => {
    const make = frameMaker(ford);
    const size = { columns: 80, lines: 24 };
    const first = make(START, size);
    const second = make({ ...START, typing: { text: 'x', at: 1, past: [] } }, size);
    expect(second.rows.slice(0, 15)).toEqual(first.rows.slice(0, 15));
  });
});
