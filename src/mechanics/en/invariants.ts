// Sentences of broken states.
import type { MessageTable } from '../../api/message-table.ts';

export const stateMessages: MessageTable = {
  'STATE.AT-SEA': 'Units stand on water.',
  'STATE.TWO-SIDES': 'Both sides stand here: {names:list:and}.',
  'STATE.STACK': '{count} units are stacked here.',
  'STATE.HOLDER': 'Its units do not hold it.',
  'STATE.EMPTY-PLACE': 'An empty place is kept.',
  'STATE.NO-PLACE': 'There is no such place.',
  'STATE.NO-UNIT': 'There is no such unit.',
  'STATE.TWICE': 'It is in {count} places.',
  'STATE.NOWHERE': 'It is nowhere.',
  'STATE.LISTED-TWICE': 'It is listed twice.',
  'STATE.NO-MARKER': 'There is no such marker.',
  'STATE.STEPS': 'It cannot have lost {count:count:step|steps}.',
  'STATE.MARKERS': '{count} markers where {printed} are printed.',
};
