// Sentences of chapter 6: stacks, and what the German sees of them.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const stackMessages: MessageTable = {
  'STACK.FRONTS': '{unit:unit} and {other:unit} are of different fronts and never share a hex.',
  'STATE.FRONTS': 'Units of different fronts are stacked here.',
  'stack.top': ['{unit:unit} lies on top in {hex:named}.', RULE],
  'word.can.top': 'be laid on top',
  'choice.top': '{units:units} on top.',
  'TOP.ONE': 'Nothing changed in a stack: name one unit.',
  'TOP.NOT-YOURS': '{unit:unit} is not Soviet: only the Soviets order their stacks.',
  'TOP.OFF-MAP': '{unit:unit} is not on the map.',
  'TOP.ALREADY': '{unit:unit} lies on top in {hex:named} already.',
  'TOP.NOBODY': 'No Soviet unit lies under another.',
};
