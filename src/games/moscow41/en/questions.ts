// Sentences of the questions and of the heading that are this game's: a player turn a side, and supply of the moment.
import type { MessageTable } from '../../../api/message-table.ts';
import { frontQuestionMessages, weatherWord } from '../../../mechanics/en/front-questions.ts';

const RULE = '++{rule:rule}.';

export const questionMessages: MessageTable = {
  ...frontQuestionMessages,
  'supply.means.slow': [
    '+Tanks, panzers and armies move one hex in a player turn, and as far as their operational bonus takes them.',
    RULE,
  ],
  'supply.means.lost': ['Whoever is Disrupted as well is lost in the supply step of its side.', RULE],
  'calendar.first': [`${weatherWord('weather')}: the {side:side} go first.`, RULE],
};
