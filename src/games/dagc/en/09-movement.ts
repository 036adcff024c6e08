// Sentences of chapters 8 and 9: zones of control and movement.
import type { MessageTable } from '../../../api/message-table.ts';

export const movementMessages: MessageTable = {
  'word.phase.soviet-movement': 'movement phase',
  'word.phase.german-movement': 'movement phase',
  'word.brief-phase.soviet-movement': 'movement',
  'word.brief-phase.german-movement': 'movement',
  'ask.soviet-movement': ['{side:side} move.', '+Type end when done.'],
  'ask.german-movement': ['{side:side} move.', '+Type end when done.'],
};
