// Sentences of chapter 6: stacks.
import type { MessageTable } from '../../../api/message-table.ts';

export const stackMessages: MessageTable = {
  'STACK.FULL':
    '{units:units} {units:plural:finds|find} no room in {hex:named}: that would make {there}, and {limit} is the limit.',
  'STACK.NATIONS': '{unit:unit} and {other:unit} are of different nations and never share a hex.',
  'STATE.NATIONS': 'Units of different nations are stacked here.',
};
