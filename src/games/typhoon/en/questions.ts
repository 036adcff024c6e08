// Sentences of the questions, of the heading, and of what is said before an order that cannot be taken back.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const WEATHER = (name: string): string =>
  `[?${name}=good:Good weather][?${name}=mud:Mud][?${name}=hard-frost:Hard Frost][?${name}=snow:Snow]`;

const HEADING: MessageTable = {
  'word.head.date':
    '{label}, [?weather=good:Good][?weather=mud:Mud][?weather=hard-frost:Hard Frost][?weather=snow:Snow][, pulse {nth}]',
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
  'word.supply.fading': 'supplied, but without a line now',
  'word.supply.regained': 'out of supply, with a line now',
  'word.supply.out': 'no supply',
  'supply.is-always': ['{units:units} {count:plural:is|are} always in supply.', RULE],
  'supply.is-fading': [
    '{units:units} {count:plural:is|are} in supply and {count:plural:has|have} no line now.',
    RULE,
  ],
  'supply.is-regained': [
    '{units:units} {count:plural:is|are} out of supply, though a line reaches {count:plural:it|them} now.',
    RULE,
  ],
  'supply.is-out': ['{units:units} {count:plural:is|are} out of supply.', RULE],
  'supply.means.fading': [
    '+That is found out in the supply step of this turn; until then nothing changes.',
    RULE,
  ],
  'supply.means.regained': ['That ends in the supply step of this turn, if the line still stands.', RULE],
  'supply.means.slow': ['+It moves one hex in a pulse.', RULE],
  'supply.means.halved': ['Its attack is halved.', RULE],
  'supply.means.column': ['Attacks on it gain a column.', RULE],
  'supply.means.stays': ['It does not recover from Disruption.', RULE],
  'supply.length': ['A {side:adjective} line is {count:count:hex|hexes} long now as far as the road.', RULE],
  'supply.bar.zone': ['Enemy zones of control bar it: {hexes:hexes}.', RULE],
  'supply.bar.town': ['Towns of the enemy bar it: {hexes:hexes}.', RULE],
};

const CALENDAR: MessageTable = {
  'calendar.pulses': [
    `${WEATHER('weather')}: {german:count:German pulse|German pulses} and {russian:count:Russian one|Russian ones}, the {side:side} first.`,
    RULE,
  ],
  'calendar.unsure': [`${WEATHER('early')} or ${WEATHER('late')}, as the die of turn 2 falls.`, RULE],
};

const WHY: MessageTable = {
  'word.mobility.mobile': 'for mobile units',
  'word.mobility.foot': 'on foot',
  'why.condition': 'A condition of victory of the {side:side}: {text}, {rule:rule}.',
  'why.adds': 'Infantry that defends it has {n} more, {rule:rule}.',
  'why.garrison': 'The city defends itself with {n}, {rule:rule}.',
};

const WARNINGS: MessageTable = {
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

export const questionMessages: MessageTable = { ...HEADING, ...SUPPLY, ...CALENDAR, ...WHY, ...WARNINGS };
