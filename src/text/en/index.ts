// The program's own messages, all in one table. A game's messages are laid over it.
import { ASKING_MESSAGES } from './play/typed-line.ts';
import { BOARD_DATA_MESSAGES } from './cli/data.ts';
import { BOARD_FILE_MESSAGES } from './cli/validate.ts';
import { BOARD_MESSAGES } from './play/board.ts';
import { BOOK_MESSAGES } from './cli/rule-games.ts';
import { CHECK_MESSAGES } from './cli/verify-replay-perft.ts';
import { CHOOSER_MESSAGES } from './play/start-menu.ts';
import { FILE_MESSAGES } from './cli/files.ts';
import { KEY_MESSAGES } from './play/screen-keys.ts';
import { KERNEL_MESSAGES } from './play/kernel.ts';
import { OPPONENT_MESSAGES } from './play/opponent.ts';
import { OPPONENT_ENGINE_MESSAGES } from './play/opponent-engine.ts';
import { OPPONENT_TURN_MESSAGES } from './play/opponent-turn.ts';
import { PLAY_MESSAGES } from './play/play.ts';
import { POSITION_MESSAGES } from './play/position.ts';
import { SETTING_MESSAGES } from './cli/config.ts';
import { SCREEN_MESSAGES } from './play/screen.ts';
import { SHOW_MESSAGES } from './cli/usage.ts';
import { TUTORIAL_MESSAGES } from './play/tutorial.ts';
import type { MessageTable } from '../../api/message-table.ts';

export const PROGRAM_MESSAGES: MessageTable = {
  ...KERNEL_MESSAGES,
  ...PLAY_MESSAGES,
  ...OPPONENT_TURN_MESSAGES,
  ...OPPONENT_ENGINE_MESSAGES,
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
  ...OPPONENT_MESSAGES,
};
