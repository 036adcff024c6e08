// All sentences of the game, chapter by chapter.
import type { MessageTable } from '../../../api/message-table.ts';
import { everyGameMessages } from '../../../mechanics/en/every-game.ts';
import { stackBattleMessages } from '../../../mechanics/en/stack-battles.ts';
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
  ...everyGameMessages,
  ...stackBattleMessages,
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
