// Sentences of Disruption, recovery and loss.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const disruptionMessages: MessageTable = {
  'units.disrupted': ['{units:units} {units:plural:is|are} Disrupted.', RULE],
  'units.recovered': ['{units:units} {units:plural:recovers|recover}.', RULE],
  'unit.eliminated': ['{unit:unit} is lost.', RULE],
  'unit.out-for-good': ['+It does not come back.', RULE],
  'STACK.STACK': 'At most {limit} units may be in {hex:named}.',
  'STACK.STACK-CORPS': 'At most {limit} units of corps level or above may be in {hex:named}.',
  'STACK.STACK-MOBILE': 'At most {limit} mobile units may be in {hex:named}.',
  'STACK.STACK-ARMIES': 'At most {limit:count:army|armies} may be in {hex:named}.',
  'STACK.STACK-TWO-ICONS': 'At most {limit} corps with two tank icons may be in {hex:named}.',
};
