// The program's own messages, all in one table. A game's messages are laid over it.
import { ASKING_MESSAGES } from './program/asking.ts';
import { CHECK_MESSAGES } from './program/checks.ts';
import { FILE_MESSAGES } from './program/files.ts';
import { KERNEL_MESSAGES } from './program/kernel.ts';
import { PLAY_MESSAGES } from './program/play.ts';
import { POSITION_MESSAGES } from './program/positions.ts';
import type { MessageTable } from './table.ts';

export const PROGRAM_MESSAGES: MessageTable = {
  ...KERNEL_MESSAGES,
  ...PLAY_MESSAGES,
  ...ASKING_MESSAGES,
  ...FILE_MESSAGES,
  ...POSITION_MESSAGES,
  ...CHECK_MESSAGES,
};
