// All sentences of the game, section by section.
import type { MessageTable } from '../../../api/message-table.ts';
import { armyAirMessages } from '../../../mechanics/en/army-air.ts';
import { combatMessages } from '../../../mechanics/en/combat.ts';
import { replacementMessages } from '../../../mechanics/en/replacements.ts';
import { entryMessages } from '../../../mechanics/en/entry.ts';
import { frontQuestionMessages } from '../../../mechanics/en/front-questions.ts';
import { formationMessages } from '../../../mechanics/en/formations.ts';
import { stateMessages } from '../../../mechanics/en/invariants.ts';
import { aloneMessages, movementMessages as movesOfAll } from '../../../mechanics/en/movement.ts';
import { positionMessages } from '../../../mechanics/en/position.ts';
import { questionMessages } from '../../../mechanics/en/questions.ts';
import { sequenceMessages as sequenceOfAll } from '../../../mechanics/en/sequence.ts';
import { stackingMessages } from '../../../mechanics/en/stacking.ts';
import { supplyMessages } from '../../../mechanics/en/supply.ts';
import { stepMessages } from '../../../mechanics/en/steps.ts';
import { whyMessages } from '../../../mechanics/en/why.ts';
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
  ...armyAirMessages,
  ...replacementMessages,
  ...combatMessages,
  ...entryMessages,
  ...movesOfAll,
  ...aloneMessages,
  ...positionMessages,
  ...questionMessages,
  ...whyMessages,
  ...sequenceOfAll,
  ...stackingMessages,
  ...stateMessages,
  ...stepMessages,
  ...supplyMessages,
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
