// All sentences of the game, section by section.
import type { MessageTable } from '../../../api/message-table.ts';
import { armyAirMessages } from '../../../mechanics/en/army-air.ts';
import { combatMessages } from '../../../mechanics/en/combat.ts';
import { entryMessages } from '../../../mechanics/en/entry.ts';
import { stateMessages } from '../../../mechanics/en/invariants.ts';
import { aloneMessages, movementMessages as movesOfAll } from '../../../mechanics/en/movement.ts';
import { formationMessages } from '../../../mechanics/en/formations.ts';
import { positionMessages } from '../../../mechanics/en/position.ts';
import { questionMessages } from '../../../mechanics/en/questions.ts';
import { replacementMessages } from '../../../mechanics/en/replacements.ts';
import { sequenceMessages as sequenceOfAll } from '../../../mechanics/en/sequence.ts';
import { stackingMessages as stackingOfAll } from '../../../mechanics/en/stacking.ts';
import { stepMessages } from '../../../mechanics/en/steps.ts';
import { supplyMessages } from '../../../mechanics/en/supply.ts';
import { whyMessages } from '../../../mechanics/en/why.ts';
import { glossaryMessages } from '../../../api/glossary.ts';
import { victoryMessages } from '../../../mechanics/en/victory.ts';
import { groundCombatMessages } from './ground-combat.ts';
import { questionMessages as questionsHere } from './questions.ts';
import { sequenceMessages } from './sequence.ts';
import { GLOSSARY } from './terms.ts';

export const messages: MessageTable = {
  ...armyAirMessages,
  ...combatMessages,
  ...entryMessages,
  ...movesOfAll,
  ...aloneMessages,
  ...positionMessages,
  ...questionMessages,
  ...supplyMessages,
  ...whyMessages,
  ...sequenceOfAll,
  ...stackingOfAll,
  ...stateMessages,
  ...stepMessages,
  ...replacementMessages,
  ...victoryMessages,
  ...formationMessages,
  ...sequenceMessages,
  ...groundCombatMessages,
  ...questionsHere,
  ...glossaryMessages(GLOSSARY),
};
