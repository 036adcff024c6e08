// Sentences of chapter 10: prepared assaults.
import type { MessageTable } from '../../../api/message-table.ts';

export const combatMessages: MessageTable = {
  'word.phase.soviet-combat': 'combat phase',
  'word.phase.german-combat': 'combat phase',
  'word.brief-phase.soviet-combat': 'combat',
  'word.brief-phase.german-combat': 'combat',
  'ask.soviet-combat': '{side:side}: type end.',
  'ask.german-combat': '{side:side}: type end.',
};
