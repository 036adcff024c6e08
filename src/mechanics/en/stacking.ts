// Sentences of stacking: no room, too many in a hex, who is taken away.
import type { MessageTable } from '../../api/message-table.ts';

const TOO_MANY = '{hex:named} holds {count} {side:adjective} {count:plural:unit|units} too many.';

export const stackingMessages: MessageTable = {
  'ask.overstack': [
    TOO_MANY,
    '+~Type choose and one of {units:units:or} to take it away, or pass to let them stand.',
  ],
  'ask.excess': [TOO_MANY, '+~Type choose and one of {units:units:or} to take it away.'],
  'stack.stands': ['The {side:adjective} stack in {hex:named} stands, over the limit.', '++{rule:rule}.'],
  'STACK.FULL':
    '{units:units} {units:plural:finds|find} no room in {hex:named}: {there:count:unit is|units are} there, {limit} is the limit.',
  'STACK.NOT-THIS': ['{what:list} cannot be taken away.', '+It must be one of {units:units:or}.'],
};
