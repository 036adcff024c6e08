// The program's own messages, all in one table. A game's messages are laid over it.
import { ASKING_MESSAGES } from './program/asking.ts';
import { BOARD_DATA_MESSAGES } from './program/board-data.ts';
import { BOARD_FILE_MESSAGES } from './program/board-files.ts';
import { BOARD_MESSAGES } from './program/board.ts';
import { BOOK_MESSAGES } from './program/books.ts';
import { CHECK_MESSAGES } from './program/checks.ts';
import { CHOOSER_MESSAGES } from './program/chooser.ts';
import { FILE_MESSAGES } from './program/files.ts';
import { KEY_MESSAGES } from './program/keys.ts';
import { KERNEL_MESSAGES } from './program/kernel.ts';
import { PLAY_MESSAGES } from './program/play.ts';
import { POSITION_MESSAGES } from './program/positions.ts';
import { SETTING_MESSAGES } from './program/settings.ts';
import { SCREEN_MESSAGES } from './program/screen.ts';
import { SHOW_MESSAGES } from './program/show.ts';
import { TUTORIAL_MESSAGES } from './program/tutorial.ts';
import type { MessageTable } from './table.ts';

export const PROGRAM_MESSAGES: MessageTable = {
  ...KERNEL_MESSAGES,
  ...PLAY_MESSAGES,
  ...ASKING_MESSAGES,
  ...CHOOSER_MESSAGES,
  ...FILE_MESSAGES,
  ...BOARD_FILE_MESSAGES,
  ...BOARD_DATA_MESSAGES,
  ...POSITION_MESSAGES,
  ...CHECK_MESSAGES,
  ...BOARD_MESSAGES,
  ...SCREEN_MESSAGES,
  ...SHOW_MESSAGES,
  ...KEY_MESSAGES,
  ...BOOK_MESSAGES,
  ...TUTORIAL_MESSAGES,
  ...SETTING_MESSAGES,
};
