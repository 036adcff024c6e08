// Sentences of steps: a unit loses one and stays, or gets one back.
import type { MessageTable } from '../../api/message-table.ts';

export const stepMessages: MessageTable = {
  'unit.reduced': [
    '{unit:unit}[!known: in {hex:named}] is reduced, {steps:count:step|steps} left.',
    '++{rule:rule}.',
  ],
  'units.reduced': ['{units:units} are reduced.', '++They are in {places:places}.', '++{rule:rule}.'],
  'units.rebuilt': ['{units:units} are rebuilt.', '++{rule:rule}.'],
  'unit.rebuilt': ['{unit:unit} is rebuilt, {steps:count:step|steps} now.', '++{rule:rule}.'],
};
