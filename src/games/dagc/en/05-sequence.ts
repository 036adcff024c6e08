// Sentences of chapter 5: turns, the first Soviet player turn.
import type { MessageTable } from '../../../api/message-table.ts';

export const sequenceMessages: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  'SEQUENCE.NOT-ACTIVATED':
    '{unit:unit} stays out of this turn: it did not begin it within {range} hexes of {centre:named}.',
};
