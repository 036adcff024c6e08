// Sentences of intent: groups, marches, plans of attack, lines of units.
import type { MessageTable } from '../../../api/message-table.ts';

export const INTENT_MESSAGES: MessageTable = {
  'group.is':
    '{name}: {units:units}[?one:, in {at:named}][?all:, all in {at:named}][, in {places:places}].[ Not on the map: {off:units}.]',
  'group.gone': '{name} is no group any more. Its units stay where they are.',
  'groups.none': ['You have no groups.', '+To make one type group, a name, = and units.'],
  'groups.count': '{count:count:group|groups}.',
  'groups.formation': '+{title}, typed {word}: {count:count:unit|units} on the map.',
  'group.again': 'Again: {name} {line:typed:90}.',
  'group.again-none': '{name} has been told nothing yet that could be done again.',
  'GROUP.NAME': [
    'No group can be called {typed:typed}.',
    '+A name has letters, digits and hyphens, 2 to 24 of them, and begins with a letter.',
  ],
  'GROUP.TAKEN': [
    'No group can be called {typed:typed}: that is [?what=alias:an][!what=alias:a] {what} already.',
    '+Choose another name. Example: group guderian = and units.',
  ],
  'GROUP.NONE': [
    'No group is called {typed:typed}.[ Did you mean {near}.]',
    '+Type groups for those there are.',
  ],
  'GROUP.NOT-YOURS': 'Not grouped: {unit:unit} is not one of the {by:side}.',
  'GROUP.EMPTY': [
    'Not done: nobody would be left in {typed:typed}.',
    '+To forget it type ungroup {typed:typed}.',
  ],
  'GROUP.LINE': [
    '{name} cannot be told: {typed:typed}.',
    '+Type {word} to and a hex, {word} again, or {word} and an order such as attack.',
  ],

  'send.done':
    '[{name}, {count:count:unit|units},][{units:units}][?units: {count:plural:is|are}] in {at:named}[, {far:count:hex|hexes} short of {goal:named}].[ {left:count:point|points} left.][ Not moved: {stayed:units}.]',
  'send.apart': '[{name}: ]{first:phrase}; {second:phrase}[; {third:phrase}].[ Not moved: {stayed:units}.]',
  'send.spread':
    '[{name}, ]{count:count:unit|units} in {places:count:hex|hexes}. Nearest to {goal:named}: {near} in {at:named}[, {far:count:hex|hexes} short].[ Not moved: {stayed:units}.]',
  'word.send.place': '{units:units} in {at:named}[, {far:count:hex|hexes} short]',
  'SEND.THERE': '{units:units} {units:plural:stands|stand} in {hex:named} already.',
  'SEND.NOBODY': [
    'Nobody of them can come nearer to {hex:named} now: {units:units}.',
    '+To hear the reason type why {why}.',
  ],

  'plan.one':
    '{number}: {hex:named}, {odds:odds}[, at worst {worst:odds}], with [{groups:list:and}][?both: and ][{units:units}][{count:count:unit|units}].',
  'plan.count': '{count:count:attack|attacks}[: {names:phrases}].',
  'word.plan.place': '[{name}][{hex:hex}]',
  'plan.left': '{count:count:unit is|units are} left over[: {units:units}].',
  'plan.none-left': 'Nobody is left over.',
  'plan.bound': 'In none of them, and must attack: {units:units}.',
  'plan.how': '+Type fight, or plan without and a number.',
  'plan.nothing': [
    'No attack is worth while now. {count:count:unit|units} could attack.',
    '+Type targets for what there is.',
  ],
  'plan.nobody': 'The {side:side} can attack nothing now.',
  'PLAN.NONE': ['There is no plan.', '+Type plan first: it says who would attack what, at which odds.'],
  'PLAN.STALE': ['The plan was for another phase.', '+Type plan for one of this phase.'],
  'PLAN.NO-NUMBER': [
    'No attack {number} in the plan: it has {count}.',
    '+Type plan left to hear them again.',
  ],
  'PLAN.NO-ODDS': ['Not planned: the odds at {hex:named} are not known.', '+Type attack to make it at once.'],
  'fight.over': 'The plan is carried out.',
  'fight.skipped': '{hex:named} is left out: {units:units} can no longer attack it.',

  'line.head': '{count} of {hexes:count:hex|hexes} would have a unit.',
  'line.post': '{hex:named}: {unit:unit}[?stays:, who stands there].',
  'line.empty': 'Nobody comes to {hexes:places}.',
  'line.yes': 'Type yes to move them, or anything else to go on.',
  'line.stands': 'They stand so already. Nothing changed.',
  'line.done': 'Done: {held} of {hexes:count:hex|hexes} of the line have a unit.',
  'LINE.LENGTH': 'No line of {hexes:count:hex|hexes}: it can have 2 to {most}.',
  'LINE.WATER': 'No line from {from:named} to {to:named}: water parts them.',
  'LINE.NOBODY': [
    'No line: none of them comes to any of its {hexes:count:hex|hexes}.',
    '+Type moves and a unit for where it can go.',
  ],
};
