// Sentences of the questions at the front of 1941, of the heading, and of what is said before an order that cannot be taken back.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const weatherWord = (name: string): string =>
  `[?${name}=good:Good weather][?${name}=mud:Mud][?${name}=hard-frost:Hard Frost][?${name}=snow:Snow]`;

const HEADING: MessageTable = {
  'word.head.city': '{city} {side:adjective}',
  'word.brief-head.city': '{city} {letter}',
  'word.head.city.told': '{city} in {side:adjective} hands',
  'word.at-hand.luftwaffe': '{count:count:fliegerkorps|fliegerkorps} at hand',
  'word.at-hand.red-air': '{count:count:Russian air unit|Russian air units} at hand',
  'word.at-hand.siberia': '{count:count:Siberian unit|Siberian units} waiting',
  'word.at-hand.shock': '{count:count:shock army|shock armies} waiting',
};

const SUPPLY: MessageTable = {
  'word.supply.always': 'always supplied',
  'word.supply.out': 'no supply',
  'supply.is-always': ['{units:units} {count:plural:is|are} always in supply.', RULE],
  'supply.is-out': ['{units:units} {count:plural:is|are} out of supply.', RULE],
  'supply.means.halved': ['Its attack is halved.', RULE],
  'supply.means.column': ['Attacks on it gain a column.', RULE],
  'supply.means.stays': ['It does not recover from Disruption.', RULE],
  'supply.length': ['A {side:adjective} line is {count:count:hex|hexes} long now as far as the road.', RULE],
  'supply.bar.zone': ['Enemy zones of control bar it: {hexes:hexes}.', RULE],
  'supply.bar.town': ['Towns of the enemy bar it: {hexes:hexes}.', RULE],
};

const CALENDAR: MessageTable = {
  'calendar.unsure': [`${weatherWord('early')} or ${weatherWord('late')}, as the die of turn 2 falls.`, RULE],
};

const WHY: MessageTable = {
  'word.mobility.mobile': 'for mobile units',
  'word.mobility.foot': 'on foot',
  'why.condition': 'A condition of victory of the {side:side}: {text}, {rule:rule}.',
  'why.adds': 'Infantry that defends it has {n} more, {rule:rule}.',
  'word.mark.garrison': 'a garrison of its own',
  'why.garrison': 'The city defends itself with {n}, {rule:rule}.',
};

/** Before an order that cannot be taken back. */
export const warningMessages: MessageTable = {
  'left.flip': '{side:side}: armies could still turn to their strong side.',
  'left.entrench': '{side:side}: units could still dig in.',
  'left.attacks': '{side:side}: these could still be attacked: {hexes:hexes}.',
  'left.crowd': [
    'Too many stand in {hex:named}, {units:units}: {count:count:unit is|units are} lost if movement ends now.',
    RULE,
  ],
  'doubt.crowd':
    '{hex:named} is too full with {units:units}: somebody must leave it before movement ends, or is lost.',
  'word.pick.attacking': 'about to attack',
  'word.pick.strong': 'on their strong side',
};

export const frontQuestionMessages: MessageTable = {
  ...HEADING,
  ...SUPPLY,
  ...CALENDAR,
  ...WHY,
  ...warningMessages,
};
