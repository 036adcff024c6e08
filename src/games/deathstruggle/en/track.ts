// Sentences of the turn track and of the heading.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const weatherWord = (name: string): string =>
  `[?${name}=good:Good weather][?${name}=light-mud:Light Mud][?${name}=mud:Mud][?${name}=hard-frost:Hard Frost][?${name}=snow:Snow]`;

export const trackMessages: MessageTable = {
  'calendar.weather': [`${weatherWord('weather')}.`, RULE],
  'reinforcements.rate': [
    '{side:side}, {line:phrase:word.arrivals.}[, {left} more in this turn]: {units:units}.',
    RULE,
  ],
  'word.arrivals.corps': 'rifle corps',
  'word.arrivals.independent-tank': 'independent tank divisions',
  'word.arrivals.independent-motorised': 'independent motorized divisions',
  'word.arrivals.siberian-rifle': 'rifle divisions from Siberia',
  'word.arrivals.siberian-mobile': 'mobile divisions from Siberia',
  'word.arrivals.guards-cavalry': 'Guards cavalry',
  'word.arrivals.reserve': 'the Siberian Reserve',
  'word.mobility.mobile': 'for mobile units',
  'word.mobility.foot': 'on foot',
  'why.points': '{points:count:point|points} for the Axis, held in supply, {rule:rule}.',
  'why.victory': 'Victory: {text}, {rule:rule}.',
  'why.ground.victory-city': 'It doubles all infantry that defends it, {rule:rule}.',
  'why.ground.fortress': 'It doubles one infantry unit that defends it, {rule:rule}.',
  'why.ground.major-city': 'One infantry unit that defends it has 1 more, {rule:rule}.',
  'why.ground.forest': 'One infantry unit that defends it has 1 more, {rule:rule}.',
  'why.ground.swamp': 'One infantry unit that defends it has 1 more, {rule:rule}.',
  'why.ground.hill': 'It doubles infantry that defends it, {rule:rule}.',
  'why.ground.mountain':
    'It doubles infantry that defends it, as far as it exceeds attacking mountain units, {rule:rule}.',
  'word.head.points': 'Axis {points}',
  'word.brief-head.points': 'A {points}',
  'word.head.points.told': 'Axis: {points:count:point|points} in supply',
  'word.at-hand.entrants': '{count:count:unit|units} of the {side:side} can come now',
  'word.at-hand.factors': '{count:count:German replacement factor|German replacement factors}',
};
