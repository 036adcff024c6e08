// What mechanics say in every game: its own tables come after these, and say otherwise what they say otherwise.
import type { MessageTable } from '../../api/message-table.ts';
import { combatMessages } from './combat.ts';
import { entryMessages } from './entry.ts';
import { stateMessages } from './invariants.ts';
import { aloneMessages, movementMessages } from './movement.ts';
import { positionMessages } from './position.ts';
import { questionMessages } from './questions.ts';
import { sequenceMessages } from './sequence.ts';
import { stackingMessages } from './stacking.ts';
import { supplyMessages } from './supply.ts';
import { whyMessages } from './why.ts';

/** A unit loses a step and stays, or gets one back. */
const stepMessages: MessageTable = {
  'unit.reduced': [
    '{unit:unit}[!known: in {hex:named}] is reduced, {steps:count:step|steps} left.',
    '++{rule:rule}.',
  ],
  'units.reduced': ['{units:units} are reduced.', '++They are in {places:places}.', '++{rule:rule}.'],
  'units.rebuilt': ['{units:units} are rebuilt.', '++{rule:rule}.'],
  'unit.rebuilt': ['{unit:unit} is rebuilt, {steps:count:step|steps} now.', '++{rule:rule}.'],
};

export const everyGameMessages: MessageTable = {
  ...combatMessages,
  ...entryMessages,
  ...movementMessages,
  ...aloneMessages,
  ...positionMessages,
  ...questionMessages,
  ...supplyMessages,
  ...whyMessages,
  ...sequenceMessages,
  ...stackingMessages,
  ...stateMessages,
  ...stepMessages,
};
