// Sentences of the question why that are this game's.
import type { MessageTable } from '../../../api/message-table.ts';

export const whyMessages: MessageTable = {
  'word.mobility.mech': 'mechanized',
  'word.mobility.non-mech': 'on foot',
  'why.worth': 'Points for the German total if the {side:side} take it: {amount:signed}, {rule:rule}.',
  'why.could-attack': '{unit:unit} could attack {hex:named} in a prepared assault phase.',
};
