// Sentences of the question why that are this game's.
import type { MessageTable } from '../../../api/message-table.ts';

export const whyMessages: MessageTable = {
  'word.mobility.foot': 'on foot',
  'word.mobility.mech': 'for mechanized units',
  'word.mobility.cavalry': 'for cavalry',
  'word.mobility.mountain': 'for mountain troops',
  'why.stack-artillery': '{count} of {limit} places for artillery are taken by the {side:side}, {rule:rule}.',
  'why.worth': 'City points for the Soviets if they take it: {amount}, {rule:rule}.',
  'why.ploesti': 'Two points for the Soviets if they hold it at the end, {rule:rule}.',
};
