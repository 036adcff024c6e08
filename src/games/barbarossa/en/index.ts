// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../../api/message-table.ts';
import { stateMessages } from '../../../mechanics/en/invariants.ts';
import { positionMessages } from '../../../mechanics/en/position.ts';
import { questionMessages } from '../../../mechanics/en/questions.ts';
import { whyMessages as whyOfAll } from '../../../mechanics/en/why.ts';
import { sequenceMessages } from '../../../mechanics/en/sequence.ts';
import { aloneMessages } from '../../../mechanics/en/movement.ts';
import { stackingMessages } from '../../../mechanics/en/stacking.ts';
import { stepMessages } from '../../../mechanics/en/steps.ts';
import { combatMessages as combatOfAll } from '../../../mechanics/en/combat.ts';
import { mobileMessages } from '../../../mechanics/en/mobile-assaults.ts';
import { adminMessages } from './08-reinforcements.ts';
import { movementMessages } from './10-movement.ts';
import { resultsMessages } from './11-results.ts';
import { combatMessages } from './11-prepared-assaults.ts';
import { sequenceMessages as chapterMessages } from './05-sequence.ts';
import { supplyMessages } from './07-supply.ts';
import { victoryMessages } from './04-how-to-win.ts';
import { glossaryMessages } from '../../../api/glossary.ts';
import { GLOSSARY } from './terms.ts';
import { whyMessages } from './why.ts';

export const messages: MessageTable = {
  ...stackingMessages,
  ...stepMessages,
  ...aloneMessages,
  ...combatOfAll,
  ...sequenceMessages,
  ...positionMessages,
  ...stateMessages,
  ...questionMessages,
  ...whyOfAll,
  ...mobileMessages,
  ...combatMessages,
  ...adminMessages,
  ...chapterMessages,
  ...supplyMessages,
  ...movementMessages,
  ...resultsMessages,
  ...victoryMessages,
  ...whyMessages,
  ...glossaryMessages(GLOSSARY),
};
