// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../../api/message-table.ts';
import { everyGameMessages } from '../../../mechanics/en/every-game.ts';
import { differenceMessages, stackBattleMessages } from '../../../mechanics/en/stack-battles.ts';
import { beforeDieMessages, retreatBeforeMessages, stepLossMessages } from '../../../mechanics/en/combat.ts';
import { allowanceDiceMessages, zoneMessages } from '../../../mechanics/en/movement.ts';
import { markerMessages } from '../../../mechanics/en/markers-on-units.ts';
import { shortMessages } from '../../../mechanics/en/supply.ts';
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
  ...everyGameMessages,
  ...stackBattleMessages,
  ...differenceMessages,
  ...beforeDieMessages,
  ...retreatBeforeMessages,
  ...stepLossMessages,
  ...markerMessages,
  ...allowanceDiceMessages,
  ...zoneMessages,
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
