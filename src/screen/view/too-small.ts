// What a terminal shows that has no room for a map: that it is too small, what was said last, and the command line.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import type { Size } from '../../draw/viewport.ts';
import { PROGRAM_MESSAGES } from '../../text/en/index.ts';
import { sayKey } from '../../text/say.ts';
import { messageBook } from '../../text/voice.ts';
import { fold } from './word-wrap.ts';

const LEAST: Size = { columns: 20, lines: 8 };

const voice = {
  level: 'normal',
  hexSpeech: 'raw',
  book: messageBook(PROGRAM_MESSAGES),
  names: { unit: () => undefined, side: () => undefined, place: () => undefined },
} as const;

export const isTooSmall = ({ columns, lines }: Size): boolean =>
  columns < LEAST.columns || lines < LEAST.lines;

/** `log`: the newest last. The last line is the one that is typed. */
export const smallRows = (
  { columns, lines }: Size,
  log: readonly Row[],
  asked: readonly Row[],
  typed: Row,
): readonly Row[] => {
  const { columns: leastColumns, lines: leastLines } = LEAST;
  const params = { columns, lines, leastColumns, leastLines };
  const notice = sayKey(voice, 'screen.small', params).flatMap((text) => fold(text, columns));
  const head = notice.slice(0, Math.max(0, Math.ceil((lines - 1) / 2))).map((text) => row(text, 'warn'));
  const room = Math.max(0, lines - 1 - head.length);
  const told = [...log, ...asked];
  const tail = room === 0 ? [] : told.slice(-room);
  const blanks = Array.from({ length: room - tail.length }, () => row(''));
  return [...head, ...blanks, ...tail, typed].slice(-lines);
};
