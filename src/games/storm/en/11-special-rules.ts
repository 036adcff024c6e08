// Sentences of chapter 11 and of air superiority.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const specialMessages: MessageTable = {
  'word.purpose.air': 'air superiority',
  'die.air': [],
  'air.granted': ['The {side:side} have air superiority in this turn, without markers.', RULE],
  'air.won': [
    'The {side:side} win air superiority[, {soviet} Soviet to {german} German]: {count:count:airpower marker|airpower markers}.',
    RULE,
  ],
  'air.tied': ['Nobody has air superiority: {soviet} to {german}.', RULE],
  'air.placed': ['{side:adjective} airpower over {hex:named}.', RULE],
  'air.retrieved': ['Airpower is withdrawn from {hexes:count:hex|hexes}.', RULE],
  'ask.air': [
    '{side:side} lay {count:count:airpower marker|airpower markers}.',
    '+~Type air and a hex, or air default.',
  ],
  'choice.air': '[{at:places}][?how:all by default].',
  'AIR.LEFT': 'Not yet: {count:count:airpower marker is|airpower markers are} still to be laid.',
  'AIR.TURN': 'No airpower laid: there is none on turn 1.',
  'AIR.WHERE': 'No airpower laid: name one hex of the map.',
  'AIR.DEFAULT-ALONE': 'No airpower laid: air default takes no hex.',
  'POSITION.AIR-TURN': 'An airpower marker over the map: there is none on turn 1, {rule:rule}.',
  'POSITION.AIR-WHOSE': [
    'An airpower marker over the map, and nobody has air superiority, {rule:rule}.',
    '+Add a line such as: own turn.air "german".',
  ],
  'AIR.TAKEN': 'No airpower laid: a marker is over {hex:named} already.',
};
