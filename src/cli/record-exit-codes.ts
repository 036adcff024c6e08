// What a command that works on a record ends with when something is wrong with it.
import type { Problem } from '../core/types.ts';
import { EXIT } from './exit-codes.ts';
import type { Exit } from './exit-codes.ts';

/** No record at all, or one of which nothing can be said: there is nothing to check. */
const CLOSED: readonly string[] = [
  'RECORD.NOT-A-RECORD',
  'RECORD.NOT-STARTED',
  'RECORD.TOO-NEW',
  'RECORD.FILE-SIZE',
  'RECORD.LINES',
];

/** A name that is none, or a line there is not, is a slip on the command line; all else is the file's. */
export const exitOf = (wrong: Problem | undefined): Exit =>
  wrong?.code.startsWith('NAME.') === true || wrong?.code === 'RECORD.UPTO' ? EXIT.usage : EXIT.file;

/** Of a check: damage is what it looks for, and finding it is its answer. */
export const exitOfCheck = (wrong: Problem | undefined): Exit =>
  wrong?.code.startsWith('RECORD.') === true && !CLOSED.includes(wrong.code) ? EXIT.failed : exitOf(wrong);
