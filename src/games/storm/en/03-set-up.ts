// Sentences of chapters 2 and 3: what is said of units and places, set-up.
import type { MessageTable } from '../../../api/message-table.ts';

const WRONG: readonly string[] = [
  // Heard after each unit that is placed it is a number; which they are status and pending say.
  '+[!fresh=again:{bare:count:border hex needs|border hexes need} a unit that is no artillery: {bare:hexes}.]',
  '+[In pieces: {corps:list}.]',
];

export const setUpMessages: MessageTable = {
  'word.phase.set-up': 'set-up',
  'word.unit-facts':
    '{type}[, {of}], attack {attack}, defence {defence}, movement {movement}[, due in turn {due}][?moved:, moved][?attacked:, attacked]',
  'word.panel.unit-facts': '{attack}-{defence}',
  'ask.setup': [
    '[!fresh=again:{side:side} set up: {count:count:unit|units} to place.][?fresh=again:{count:count:unit|units} still to place][?fresh=again:, {bare:count:border hex|border hexes} without one that is no artillery][?fresh=again:.]',
    '+~[?side=soviet:Anywhere in the USSR, each border hex held and each mechanized corps in one hex.][!side=soviet:Anywhere in Greater Germany.]',
    '+~Type place, units and a hex, or place default.',
    ...WRONG,
    '++[Still to place: {units:units}.]',
  ],
  'ask.setup-whole': [
    '{side:side}: everybody is placed.',
    ...WRONG,
    '+~Type end, or place somebody elsewhere.',
  ],
  'setup.default': ['{side:side} set up {count:count:unit|units} as the program would.', '++{rule:rule}.'],
  'SETUP.BARE': [
    'Not done: {hexes:count:border hex has|border hexes have} no unit that is no artillery.',
    '+{hexes:plural:It is|They are} {hexes:hexes}.',
  ],
  'SETUP.CORPS': [
    'Not done: {corps:count:mechanized corps is|mechanized corps are} not in one hex.',
    '+{corps:plural:It is|They are} {corps:list}.',
  ],
  'SETUP.FIXED': 'No choice for {unit:unit}: its place is on its counter.',
  'hex.taken': ['{side:side} take {hex:named}.', '++{rule:rule}.'],
  'hexes.taken': ['{side:side} take {hexes:hexes}.', '++{rule:rule}.'],
  'ploesti.lost': [
    'Ploesti is Soviet: from now on German supply is attenuated for good, and the Luftwaffe rolls one die.',
    '++{rule:rule}.',
  ],
};
