// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../../api/message-table.ts';
import { everyGameMessages } from '../../../mechanics/en/every-game.ts';
import { differenceMessages, stackBattleMessages } from '../../../mechanics/en/stack-battles.ts';
import { stepLossMessages } from '../../../mechanics/en/combat.ts';
import { mobileMessages } from '../../../mechanics/en/mobile-assaults.ts';
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
  ...everyGameMessages,
  ...stackBattleMessages,
  ...differenceMessages,
  ...stepLossMessages,
  ...mobileMessages,
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
