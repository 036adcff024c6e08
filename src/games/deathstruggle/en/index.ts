// All sentences of the game, section by section.
import type { MessageTable } from '../../../api/message-table.ts';
import { everyGameMessages } from '../../../mechanics/en/every-game.ts';
import { armyAirMessages } from '../../../mechanics/en/army-air.ts';
import { replacementMessages } from '../../../mechanics/en/replacements.ts';
import { frontQuestionMessages } from '../../../mechanics/en/front-questions.ts';
import { formationMessages } from '../../../mechanics/en/formations.ts';
import { glossaryMessages } from '../../../api/glossary.ts';
import { groundCombatMessages } from './ground-combat.ts';
import { airMessages } from './air.ts';
import { movementMessages } from './movement.ts';
import { sequenceMessages } from './sequence.ts';
import { replacementsHere } from './replacements.ts';
import { strategicMovementMessages } from './strategic-movement.ts';
import { barredMessages } from './barred-verbs.ts';
import { supplyHere } from './supply.ts';
import { GLOSSARY } from './terms.ts';
import { trackMessages } from './track.ts';
import { victoryHere } from './victory.ts';

export const messages: MessageTable = {
  ...replacementMessages,
  ...everyGameMessages,
  ...armyAirMessages,
  ...formationMessages,
  ...frontQuestionMessages,
  ...sequenceMessages,
  ...groundCombatMessages,
  ...movementMessages,
  ...airMessages,
  ...supplyHere,
  ...strategicMovementMessages,
  ...replacementsHere,
  ...victoryHere,
  ...barredMessages,
  ...trackMessages,
  ...glossaryMessages(GLOSSARY),
};
