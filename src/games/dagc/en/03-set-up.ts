// Sentences of chapters 2 and 3: what is said of units and places, set-up.
import type { MessageTable } from '../../../api/message-table.ts';

export const setUpMessages: MessageTable = {
  'word.unit-facts':
    '[!listed:{type}, ][{of}, ][combat {combat}, ]{steps} of {full:count:step|steps}, movement {movement}[, due in turn {due}][?activated:, activated][?interdicted:, interdicted][?moved:, moved][?attacked:, attacked]',
  'word.mark.bagration': 'centre of gravity of Operation Bagration',
  'ask.setup': [
    '{side:side} set up: {count:count:unit|units} to place.',
    '+[?side=soviet:Into Soviet hexes within nine hexes of the centre of gravity.][!side=soviet:Into two, three or four German hexes that touch each other, none next to a German entrenchment.]',
    '+~Type place, units and a hex, or place default.',
    '++[Still to place: {units:units}.]',
  ],
};
