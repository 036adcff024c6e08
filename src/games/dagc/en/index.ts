// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../../api/message-table.ts';
import {
  beforeDieMessages,
  combatMessages as battlesOfAll,
  retreatBeforeMessages,
  stepLossMessages,
} from '../../../mechanics/en/combat.ts';
import { entryMessages } from '../../../mechanics/en/entry.ts';
import { stateMessages } from '../../../mechanics/en/invariants.ts';
import {
  aloneMessages,
  allowanceDiceMessages,
  movementMessages as movesOfAll,
} from '../../../mechanics/en/movement.ts';
import { markerMessages } from '../../../mechanics/en/markers-on-units.ts';
import { positionMessages } from '../../../mechanics/en/position.ts';
import { sequenceMessages as sequenceOfAll } from '../../../mechanics/en/sequence.ts';
import { questionMessages } from '../../../mechanics/en/questions.ts';
import { stackingMessages } from '../../../mechanics/en/stacking.ts';
import { stepMessages } from '../../../mechanics/en/steps.ts';
import { shortMessages, supplyMessages as supplyOfAll } from '../../../mechanics/en/supply.ts';
import { whyMessages as whyOfAll } from '../../../mechanics/en/why.ts';
import { zoneMessages } from '../../../mechanics/en/zones.ts';
import { setUpMessages } from './03-set-up.ts';
import { victoryMessages } from './04-victory.ts';
import { sequenceMessages } from './05-sequence.ts';
import { stackMessages } from './06-stacking.ts';
import { supplyMessages } from './07-supply.ts';
import { movementMessages } from './09-movement.ts';
import { reinforcementMessages } from './10-reinforcements.ts';
import { combatMessages } from './11-combat.ts';
import { airMessages } from './13-air.ts';
import { glossaryMessages } from '../../../api/glossary.ts';
import { GLOSSARY } from './terms.ts';
import { whyMessages } from './why.ts';

export const messages: MessageTable = {
  ...entryMessages,
  ...movesOfAll,
  ...aloneMessages,
  ...battlesOfAll,
  ...beforeDieMessages,
  ...retreatBeforeMessages,
  ...stepLossMessages,
  ...markerMessages,
  ...allowanceDiceMessages,
  ...zoneMessages,
  ...whyOfAll,
  ...positionMessages,
  ...questionMessages,
  ...sequenceOfAll,
  ...stackingMessages,
  ...stateMessages,
  ...stepMessages,
  ...supplyOfAll,
  ...shortMessages,
  ...setUpMessages,
  ...victoryMessages,
  ...sequenceMessages,
  ...stackMessages,
  ...supplyMessages,
  ...movementMessages,
  ...reinforcementMessages,
  ...combatMessages,
  ...airMessages,
  ...glossaryMessages(GLOSSARY),
  ...whyMessages,
};
