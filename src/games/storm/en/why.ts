// Sentences of the question why that are this game's, and words that are no verbs, as `help` explains them.
import type { MessageTable } from '../../../api/message-table.ts';
import { wordKey } from '../../../api/game-words.ts';

const TERMS: Readonly<Record<string, string>> = {
  airborne: 'Airborne: a brigade that drops on a hex which is attacked on the ground, and is lost first.',
  airpower: 'Airpower: a marker over a hex and the six round it. A column in battle, a point more to move.',
  aerial: 'Aerial supply: once in a game, for the Germans of one hex, to the end of the turn.',
  attenuated: 'Attenuated supply: that of the Germans once Ploesti has been Soviet, for good.',
  column:
    'Column: attack less defence. The difference names a column of the table, and circumstances shift it.',
  corridor:
    'Corridor: along the Danube for both sides, along the Pripyet and the Notec for Soviets, a point a hex where it is held.',
  momentum: 'Momentum: whoever has advanced may attack again at once, from that hex against one hex.',
  overrun: 'Overrun: artillery that stands alone is lost to whoever comes by.',
  reserve: 'Reserve: German units off the map, released into cities and onto the west edge.',
};

export const whyMessages: MessageTable = {
  'word.mobility.foot': 'on foot',
  'word.mobility.mech': 'for mechanized units',
  'word.mobility.cavalry': 'for cavalry',
  'word.mobility.mountain': 'for mountain troops',
  'why.worth': 'City points for the Soviets if they take it: {amount}, {rule:rule}.',
  'why.ploesti': 'Two points for the Soviets if they hold it at the end, {rule:rule}.',
  ...Object.fromEntries(Object.entries(TERMS).map(([term, said]) => [wordKey('term', term), said])),
};
