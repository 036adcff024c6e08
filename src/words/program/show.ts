// Sentences of the command that shows a board, where it cannot.
import type { MessageTable } from '../table.ts';

export const SHOW_MESSAGES: MessageTable = {
  'SHOW.COUNTERS': [
    'Counters are shown as a picture only.',
    '+Type hexfront show {game:typed} --counters --svg counters.svg.',
  ],
  'SHOW.WIDTH': [
    'Not wide enough: the whole map takes {columns} columns at zoom {zoom}.',
    '+Type --width {columns}, or for a part of it --at {example:typed}.',
  ],
  'show.written': 'Picture written to {file}, {size:count:byte|bytes}.',
};
