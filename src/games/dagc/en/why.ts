// Sentences of the question why that are this game's.
import type { MessageTable } from '../../../api/message-table.ts';

export const whyMessages: MessageTable = {
  'word.mobility.all': 'for most units',
  'word.mobility.cav-mech': 'for cav-mech groups',
  'why.ends': 'The Soviets win at once if they take it, {rule:rule}.',
  'why.worth': 'Points for the Soviets if they take it: {amount}, {rule:rule}.',
  'why.zone': 'In a zone of control of the {side:side}, {rule:rule}.',
  'why.defence': 'To the defence of the {side:side}: {n:signed}, {what:phrase}, {rule:rule}.',
  'why.could-attack': '{unit:unit} could attack {hex:named} in a combat phase.',
};
