// Sentences of the questions and of the heading that are this game's: pulses, and supply that lasts until the next supply step.
import type { MessageTable } from '../../../api/message-table.ts';
import { frontQuestionMessages, weatherWord } from '../../../mechanics/en/front-questions.ts';

const RULE = '++{rule:rule}.';

export const questionMessages: MessageTable = {
  ...frontQuestionMessages,
  'word.supply.fading': 'supplied, but without a line now',
  'word.supply.regained': 'out of supply, with a line now',
  'supply.is-fading': [
    '{units:units} {count:plural:is|are} in supply and {count:plural:has|have} no line now.',
    RULE,
  ],
  'supply.is-regained': [
    '{units:units} {count:plural:is|are} out of supply, though a line reaches {count:plural:it|them} now.',
    RULE,
  ],
  'supply.means.fading': [
    '+That is found out in the supply step of this turn; until then nothing changes.',
    RULE,
  ],
  'supply.means.regained': ['That ends in the supply step of this turn, if the line still stands.', RULE],
  'supply.means.slow': ['+It moves one hex in a pulse.', RULE],
  'calendar.pulses': [
    `${weatherWord('weather')}: {german:count:German pulse|German pulses} and {russian:count:Russian one|Russian ones}, the {side:side} first.`,
    RULE,
  ],
};
