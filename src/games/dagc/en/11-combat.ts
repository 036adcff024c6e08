// Sentences of chapters 11 and 12: combat, and what kinds of units do in it.
import type { MessageTable } from '../../../api/message-table.ts';

export const combatMessages: MessageTable = {
  'word.phase.soviet-pre-combat': 'pre-movement combat phase',
  'word.phase.german-pre-combat': 'pre-movement combat phase',
  'word.phase.soviet-post-combat': 'post-movement combat phase',
  'word.phase.german-post-combat': 'post-movement combat phase',
  'word.brief-phase.soviet-pre-combat': 'combat before movement',
  'word.brief-phase.german-pre-combat': 'combat before movement',
  'word.brief-phase.soviet-post-combat': 'combat after movement',
  'word.brief-phase.german-post-combat': 'combat after movement',
  'ask.soviet-pre-combat': ['{side:side} attack before they move.', '+Type end when done.'],
  'ask.german-pre-combat': ['{side:side} attack before they move.', '+Type end when done.'],
  'ask.soviet-post-combat': ['{side:side} attack after they have moved.', '+Type end when done.'],
  'ask.german-post-combat': ['{side:side} attack after they have moved.', '+Type end when done.'],
};
