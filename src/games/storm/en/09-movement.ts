// Sentences of chapter 9: movement.
import type { MessageTable } from '../../../api/message-table.ts';

export const movementMessages: MessageTable = {
  'word.phase.soviet-movement': 'movement phase',
  'word.phase.german-movement': 'movement phase',
  'word.brief-phase.soviet-movement': 'movement',
  'word.brief-phase.german-movement': 'movement',
  'ask.soviet-movement': '{side:side}: type end.',
  'ask.german-movement': '{side:side}: type end.',
};
