// Sentences of chapter 10: reinforcements and replacements.
import type { MessageTable } from '../../../api/message-table.ts';

export const reinforcementMessages: MessageTable = {
  'word.phase.soviet-replacement': 'replacement and reinforcement phase',
  'word.phase.german-replacement': 'replacement and reinforcement phase',
  'word.brief-phase.soviet-replacement': 'replacement',
  'word.brief-phase.german-replacement': 'replacement',
  'ask.soviet-replacement': ['{side:side} use their replacement steps.', '+Type end when done.'],
  'ask.german-replacement': ['{side:side} use their replacement steps.', '+Type end when done.'],
};
