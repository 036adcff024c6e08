// The questions before a game on a screen of their own, key by key.
import { describe, expect, it } from '@jest/globals';
import { beginChoosing } from '../../src/start-menu/menu.ts';
import type { Chosen, Shelf } from '../../src/start-menu/menu-state.ts';
import { chooserFrame, pressAtChooser, sitAtChooser } from '../../src/screen/keys/start-menu.ts';
import type { ChooserSeat } from '../../src/screen/keys/start-menu.ts';
import { readKeys, readRest } from '../../src/screen/terminal/key-parser.ts';
import { openChooser } from '../../src/screen/open-start-menu.ts';
import { manyKept, shelf, TUTORIAL } from '../start-menu/kit.ts';
import { fakeTerminal, until, wait } from './kit.ts';
import type { FakeTerminal } from './kit.ts';

const UP = '\x1b[A';
const DOWN = '\x1b[B';
const ESC = '\x1b';

const typed = (seat: ChooserSeat, ...sent: readonly string[]): ChooserSeat =>
  sent.reduce((now, each) => {
    const { keys, rest } = readKeys(each);
    return pressAtChooser(now, [...keys, ...(rest === '' ? [] : readRest(rest))]);
  }, seat);

const at = (on: Shelf): ChooserSeat => sitAtChooser(beginChoosing(on));
const here = ({ choosing }: ChooserSeat): string | undefined => choosing.trail.at(-1)?.at;

describe('keys at the chooser', () => {
  const many = at(shelf({ kept: manyKept(20) }));

  it('move the light around, and Enter takes what is lit', () => {
    expect(typed(many, DOWN, DOWN).lit).toBe(2);
    expect(typed(many, UP).lit).toBe(4);
    expect(typed(many, DOWN, '\r').choosing.trail.at(-1)).toMatchObject({ at: 'scenario' });
    expect(typed(many, '\r').end).toEqual({ do: 'continue', path: '/games/g1.game' });
  });

  it('Esc goes one step back, to what was lit there, and nowhere from the first question', () => {
    const second = typed(many, '2', '2');
    expect(here(second)).toBe('people');
    const first = typed(second, ESC);
    expect([here(first), first.lit]).toEqual(['scenario', 1]);
    expect(typed(first, ESC, ESC, ESC)).toMatchObject({ lit: 1, before: [] });
    expect(here(typed(first, ESC, ESC))).toBe('start');
  });

  it('digits and first letters take a choice at once; what is no choice does nothing', () => {
    expect(here(typed(many, '3'))).toBe('load');
    expect(here(typed(many, 'l'))).toBe('load');
    expect(here(typed(many, 'r'))).toBe('replay');
    for (const key of ['9', '0', 'x', '\x1b[3~'])
      expect(typed(many, key)).toMatchObject({ lit: 0, digits: '' });
    expect(typed(many, 'q').end).toEqual({ do: 'quit' });
    expect(typed(many, '\x04').end).toEqual({ do: 'quit' });
    expect(typed(many, '\x03').end).toBe('interrupted');
  });

  it('wait for the second digit where there are more than nine choices', () => {
    const options = Array.from({ length: 11 }, (_, i) => ({
      id: `rule${i}`,
      title: `Rule ${i}`,
      meaning: 'It changes something.',
      values: ['off', 'on'],
      standard: 'off',
      rule: 'ford:1.1' as const,
    }));
    const [game] = shelf().games;
    if (game === undefined) throw new Error('No game');
    const seat = typed(at(shelf({ games: [{ ...game, options }] })), '1', '1', 'o');
    expect(typed(seat, '1')).toMatchObject({ digits: '1', lit: 0 });
    expect(typed(seat, '1', ESC)).toMatchObject({ digits: '', lit: 0 });
    expect(typed(seat, '1', '2').choosing.question.choices[11]?.label).toBe('Rule 10: on.');
    expect(typed(seat, '1', '2').lit).toBe(11);
    const changed = typed(seat, '5');
    expect(changed.choosing.question.choices[4]?.label).toBe('Rule 3: on.');
    expect(chooserFrame(changed, { columns: 80, lines: 12 }).rows.map(({ text }) => text)).toContain(
      '     It changes something.',
    );
  });

  it('lead back from the rules to who plays, with the game to begin lit', () => {
    const rules = typed(many, '2', '1', 'o', '2');
    expect(here(rules)).toBe('options');
    const done = typed(rules, '1');
    expect([here(done), done.lit, done.before]).toEqual(['people', 0, [1, 0]]);
    expect(done.choosing.question.choices.at(-1)?.about).toEqual(['1 of 1 changed.']);
    expect(here(typed(done, ESC))).toBe('scenario');
    expect([here(typed(rules, ESC)), typed(rules, ESC).lit]).toEqual(['people', 4]);
  });
});

describe('the frame of the chooser', () => {
  const seat = typed(at(shelf({ kept: manyKept(20), tutorials: TUTORIAL })), 'l');

  it.each([
    [80, 24],
    [140, 50],
    [40, 10],
    [30, 5],
    [10, 3],
    [4, 2],
    [1, 1],
  ])('fits into %i by %i, with what is lit in sight and the cursor on it', (columns, lines) => {
    for (let lit = 0; lit < 9; lit++) {
      const { rows, cursor } = chooserFrame({ ...seat, lit }, { columns, lines });
      expect(rows).toHaveLength(lines);
      expect(cursor.line).toBeLessThan(lines);
      if (columns < 4) continue;
      for (const { text } of rows) expect(text.length).toBeLessThanOrEqual(columns);
      expect(rows[cursor.line]?.text.startsWith(`> ${lit + 1}`)).toBe(true);
    }
  });

  it('says at the foot which keys there are', () => {
    const foot = ({ rows }: ReturnType<typeof chooserFrame>): string | undefined => rows.at(-1)?.text;
    const size = { columns: 80, lines: 24 };
    expect(foot(chooserFrame(seat, size))).toBe('Enter choose  Up Down move  Esc back  q quit');
    expect(foot(chooserFrame(at(shelf()), size))).toBe('Enter choose  Up Down move  q quit');
  });
});

describe('the chooser on a terminal', () => {
  const open = async (
    on: Shelf,
    terminal = fakeTerminal(),
  ): Promise<{ readonly terminal: FakeTerminal; readonly chosen: Promise<Chosen | 'interrupted'> }> => {
    const chosen = openChooser(beginChoosing(on), {}, terminal);
    await until(terminal.screen, /^> 1 {2}/m);
    return { terminal, chosen };
  };

  it('is a screen of its own, and gives the terminal back', async () => {
    const { terminal, chosen } = await open(shelf());
    expect(await terminal.screen.isOther()).toBe(true);
    expect((await terminal.screen.text()).slice(0, 4)).toEqual([
      'Hexfront. Choose what to do.',
      '',
      '> 1  New game.',
      '  2  Quit.',
    ]);
    expect(await terminal.screen.cursor()).toEqual({ line: 2, column: 0 });
    terminal.type(`${DOWN}${UP}\r`);
    await until(terminal.screen, /Choose a scenario/);
    terminal.resize(30, 8);
    await until(terminal.screen, /^> 1 {2}The crossing/m);
    terminal.type('1');
    await until(terminal.screen, /Choose who/);
    terminal.type('o');
    await until(terminal.screen, /Hidden stacks: on/);
    terminal.type('22\r');
    expect(terminal.raw()).toBe(true);
    terminal.type(UP);
    terminal.type('1');
    await until(terminal.screen, /Choose who/);
    terminal.type('3');
    expect(await chosen).toEqual({
      do: 'new',
      game: 'ford',
      scenario: 'crossing',
      values: { fog: 'off' },
      two: false,
    });
    expect(await terminal.screen.isOther()).toBe(false);
    expect(terminal.raw()).toBe(false);
  });

  it('stops and goes on, and ends at a signal', async () => {
    const { terminal, chosen } = await open(shelf());
    terminal.type('\x1a');
    expect(await terminal.screen.isOther()).toBe(false);
    terminal.goOn();
    await until(terminal.screen, /^> 1 {2}/m);
    terminal.signal('SIGTERM');
    expect(await chosen).toBe('interrupted');
    expect(terminal.died).toEqual(['SIGTERM']);
    await wait(30);
    expect(await terminal.screen.isOther()).toBe(false);
  });
});
