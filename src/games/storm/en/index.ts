// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../../api/message-table.ts';
import { combatMessages as battlesOfAll, stepLossMessages } from '../../../mechanics/en/combat.ts';
import { entryMessages } from '../../../mechanics/en/entry.ts';
import { mobileMessages } from '../../../mechanics/en/mobile-assaults.ts';
import { stateMessages } from '../../../mechanics/en/invariants.ts';
import { aloneMessages, movementMessages as movesOfAll } from '../../../mechanics/en/movement.ts';
import { positionMessages } from '../../../mechanics/en/position.ts';
import { questionMessages } from '../../../mechanics/en/questions.ts';
import { sequenceMessages as sequenceOfAll } from '../../../mechanics/en/sequence.ts';
import { stackingMessages } from '../../../mechanics/en/stacking.ts';
import { stepMessages } from '../../../mechanics/en/steps.ts';
import { supplyMessages as supplyOfAll } from '../../../mechanics/en/supply.ts';
import { whyMessages as whyOfAll } from '../../../mechanics/en/why.ts';
import { setUpMessages } from './03-set-up.ts';
import { victoryMessages } from './04-victory.ts';
import { sequenceMessages } from './05-sequence.ts';
import { stackMessages } from './06-stacking.ts';
import { supplyMessages } from './07-supply.ts';
import { entryMessages as entryHere } from './08-reinforcements.ts';
import { movementMessages } from './09-movement.ts';
import { combatMessages } from './10-combat.ts';
import { specialMessages } from './11-special-rules.ts';
import { glossaryMessages } from '../../../api/glossary.ts';
import { GLOSSARY } from './terms.ts';
import { whyMessages } from './why.ts';

export const messages: MessageTable = {
  ...entryMessages,
  ...movesOfAll,
  ...aloneMessages,
  ...battlesOfAll,
  ...stepLossMessages,
  ...mobileMessages,
  ...positionMessages,
  ...questionMessages,
  ...whyOfAll,
  ...sequenceOfAll,
  ...stackingMessages,
  ...stateMessages,
  ...stepMessages,
  ...supplyOfAll,
  ...setUpMessages,
  ...victoryMessages,
  ...sequenceMessages,
  ...stackMessages,
  ...supplyMessages,
  ...entryHere,
  ...movementMessages,
  ...combatMessages,
  ...specialMessages,
  ...glossaryMessages(GLOSSARY),
  ...whyMessages,
};
