// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../words/table.ts';
import { adminMessages } from './words/admin.ts';
import { movementMessages } from './words/movement.ts';
import { resultsMessages } from './words/results.ts';
import { combatMessages } from './words/combat.ts';
import { sequenceMessages } from './words/sequence.ts';
import { supplyMessages } from './words/supply.ts';
import { victoryMessages } from './words/victory.ts';
import { whyMessages } from './words/why.ts';

export const messages: MessageTable = {
  ...combatMessages,
  ...adminMessages,
  ...sequenceMessages,
  ...supplyMessages,
  ...movementMessages,
  ...resultsMessages,
  ...victoryMessages,
  ...whyMessages,
};
