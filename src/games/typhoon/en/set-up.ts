// Sentences of the set-up, and what is said of units.
import type { MessageTable } from '../../../api/message-table.ts';

export const setUpMessages: MessageTable = {
  'word.phase.set-up': 'set-up',
  'word.unit-facts':
    '[!listed:{type}, ][{size}, ][{attack}-{defence}][, movement {movement}][?red:, red factors][?disrupted:, Disrupted][?entrenched:, entrenched][?strong:, on its strong side][?unsupplied:, out of supply][?inactive:, inactive][, due in turn {due}][?moved:, moved][?attacked:, attacked]',
  'ask.setup': [
    '{side:side} set up: {count:count:unit|units} to place.',
    '+~Type place, units and a hex, or place default.',
    '++[Still to place: {units:units}.]',
  ],
  'setup.default': ['{side:side} set up {count:count:unit|units} as history had them.', '++{rule:rule}.'],
  'SETUP.BARE': 'Not yet: start-line hexes without a German unit or zone of control: {hexes:hexes}.',
  'hex.taken': ['{side:side} take {hex:named}.', '++{rule:rule}.'],
};
