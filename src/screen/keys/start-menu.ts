// The questions before a game on a screen of their own: one choice is lit, keys move the light and choose.
import { back, canGoBack, choose } from '../../start-menu/menu.ts';
import type { Answered, Choosing } from '../../start-menu/menu.ts';
import type { Chosen } from '../../start-menu/menu-state.ts';
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import type { Size } from '../../draw/viewport.ts';
import { fold } from '../view/word-wrap.ts';
import type { Key } from '../terminal/key-parser.ts';
import type { Frame } from '../view/layout.ts';

/** interrupted: by Ctrl-C. */
export type ChosenOnScreen = Chosen | 'interrupted';

export type ChooserSeat = {
  readonly choosing: Choosing;
  /** The index of the choice that Enter takes. */
  readonly lit: number;
  /** What was lit at the questions before. */
  readonly before: readonly number[];
  /** Digits of a number that may go on. */
  readonly digits: string;
  readonly end?: ChosenOnScreen;
};

export const sitAtChooser = (choosing: Choosing): ChooserSeat => ({
  choosing,
  lit: choosing.question.standard,
  before: [],
  digits: '',
});

const after = (seat: ChooserSeat, lit: number, answered: Answered): ChooserSeat => {
  if (answered.kind === 'bad') return { ...seat, digits: '' };
  if (answered.kind === 'chosen') return { ...seat, lit, digits: '', end: answered.chosen };
  const { choosing } = answered;
  const deeper = choosing.trail.length - seat.choosing.trail.length;
  if (deeper === 0) return { ...seat, choosing, lit, digits: '' };
  const before = deeper < 0 ? seat.before.slice(0, deeper) : [...seat.before, lit];
  return { ...sitAtChooser(choosing), before };
};

const take = (seat: ChooserSeat, index: number): ChooserSeat =>
  after(seat, index, choose(seat.choosing, index));

const stepBack = (seat: ChooserSeat): ChooserSeat => {
  if (seat.digits !== '') return { ...seat, digits: '' };
  if (!canGoBack(seat.choosing)) return seat;
  const choosing = back(seat.choosing);
  return { ...sitAtChooser(choosing), lit: seat.before.at(-1) ?? 0, before: seat.before.slice(0, -1) };
};

/** A number is taken as soon as no longer one could be meant. */
const digit = (seat: ChooserSeat, typed: string): ChooserSeat => {
  const digits = seat.digits + typed;
  const count = seat.choosing.question.choices.length;
  const number = Number(digits);
  if (number < 1 || number > count) return { ...seat, digits: '' };
  return number * 10 > count ? take(seat, number - 1) : { ...seat, lit: number - 1, digits };
};

const letter = (seat: ChooserSeat, typed: string): ChooserSeat => {
  if (typed === ' ') return take(seat, seat.lit);
  if (/^\d$/.test(typed)) return digit(seat, typed);
  if (typed === 'q') return { ...seat, end: { do: 'quit' } };
  const index = seat.choosing.question.choices.findIndex(({ words }) => words.includes(typed));
  return index < 0 ? seat : take(seat, index);
};

const moved = (seat: ChooserSeat, lit: number): ChooserSeat => {
  const count = seat.choosing.question.choices.length;
  return { ...seat, lit: (lit + count) % count, digits: '' };
};

const press = (seat: ChooserSeat, key: Key): ChooserSeat => {
  switch (key.name) {
    case 'text':
      return key.text
        .toLowerCase()
        .split('')
        .reduce((now, each) => (now.end === undefined ? letter(now, each) : now), seat);
    case 'enter':
    case 'right':
      return take(seat, seat.lit);
    case 'escape':
    case 'left':
    case 'backspace':
      return stepBack(seat);
    case 'up':
    case 'shift tab':
      return moved(seat, seat.lit - 1);
    case 'down':
    case 'tab':
      return moved(seat, seat.lit + 1);
    case 'home':
    case 'page up':
      return moved(seat, 0);
    case 'end':
    case 'page down':
      return moved(seat, -1);
    case 'interrupt':
      return { ...seat, end: 'interrupted' };
    case 'end of input':
      return { ...seat, end: { do: 'quit' } };
    default:
      return seat;
  }
};

export const pressAtChooser = (seat: ChooserSeat, keys: readonly Key[]): ChooserSeat =>
  keys.reduce((now, key) => (now.end === undefined ? press(now, key) : now), seat);

/** How far what a choice means is set in under it. */
const SET_IN = 5;

const aboutRows = (text: string, columns: number): readonly Row[] => {
  const inset = columns > 4 * SET_IN ? ' '.repeat(SET_IN) : '';
  return fold(text, columns - inset.length).map((line) => row(inset + line.trimStart(), 'dim'));
};

type Item = { readonly rows: readonly Row[]; readonly isLit: boolean };

/** `abouts`: what the choices mean is shown for all of them, or only for the one that is lit. */
const itemsOf = ({ choosing, lit }: ChooserSeat, columns: number, abouts: 'all' | 'lit'): readonly Item[] =>
  choosing.question.choices.map(({ label, about }, i) => {
    const isLit = i === lit;
    // What is lit is marked by a sign too, not by its look alone.
    const head = fold(`${isLit ? '>' : ' '} ${i + 1}  ${label}`, columns);
    const told = isLit || abouts === 'all' ? about.flatMap((text) => aboutRows(text, columns)) : [];
    return {
      isLit,
      rows: [...head.map((text) => row(text, isLit ? 'selected' : undefined)), ...told],
    };
  });

const hintOf = ({ choosing, digits }: ChooserSeat): string => {
  if (digits !== '') return `Number ${digits}  Enter take it  Esc drop it`;
  const escape = canGoBack(choosing) ? '  Esc back' : '';
  return `Enter choose  Up Down move${escape}  q quit`;
};

/** The lit one is always in sight, the rest as far as there is room. */
export const chooserFrame = (seat: ChooserSeat, { columns, lines }: Size): Frame => {
  const lead = seat.choosing.question.lead.flatMap((text) => fold(text, columns));
  const blank = lines > lead.length + 8 ? 1 : 0;
  const head = lines < 4 ? 0 : Math.min(lead.length, lines - 3) + blank;
  const foot = lines < 3 ? 0 : 1;
  const room = Math.max(1, lines - head - foot);
  const all = itemsOf(seat, columns, 'all');
  const fits = all.reduce((sum, { rows }) => sum + rows.length, 0) <= room;
  const items = fits ? all : itemsOf(seat, columns, 'lit');
  const rows = items.flatMap((item) => item.rows);
  const top = items.slice(0, seat.lit).reduce((sum, item) => sum + item.rows.length, 0);
  const tall = Math.min(room, items[seat.lit]?.rows.length ?? 1);
  const from = Math.max(0, Math.min(top - 1, rows.length - room), top + tall - room);
  const shown = rows.slice(from, from + room);
  const blanks = Array.from({ length: room - shown.length }, () => row(''));
  const hint = foot === 0 ? [] : [row(hintOf(seat).slice(0, columns), 'dim')];
  const heads = [...lead.map((text) => row(text)), row('')].slice(0, head);
  return {
    rows: [...heads, ...shown, ...blanks, ...hint].slice(0, lines),
    cursor: { line: Math.min(lines - 1, head + top - from), column: 0 },
  };
};
