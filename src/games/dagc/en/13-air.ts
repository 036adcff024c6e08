// Sentences of chapter 13: Soviet air armies.
import type { MessageTable } from '../../../api/message-table.ts';

export const airMessages: MessageTable = {
  'word.phase.soviet-interdiction': 'air army interdiction placement phase',
  'word.brief-phase.soviet-interdiction': 'interdiction',
  'ask.soviet-interdiction': ['{side:side} interdict German movement.', '+Type end when done.'],
};
