// All sentences of the game, section by section.
import type { MessageTable } from '../../../api/message-table.ts';
import { everyGameMessages } from '../../../mechanics/en/every-game.ts';
import { armyAirMessages } from '../../../mechanics/en/army-air.ts';
import { formationMessages } from '../../../mechanics/en/formations.ts';
import { replacementMessages } from '../../../mechanics/en/replacements.ts';
import { glossaryMessages } from '../../../api/glossary.ts';
import { victoryMessages } from '../../../mechanics/en/victory.ts';
import { groundCombatMessages } from './ground-combat.ts';
import { questionMessages as questionsHere } from './questions.ts';
import { sequenceMessages } from './sequence.ts';
import { GLOSSARY } from './terms.ts';

export const messages: MessageTable = {
  ...everyGameMessages,
  ...armyAirMessages,
  ...replacementMessages,
  ...victoryMessages,
  ...formationMessages,
  ...sequenceMessages,
  ...groundCombatMessages,
  ...questionsHere,
  ...glossaryMessages(GLOSSARY),
};
