// Sentences of chapter 13: Soviet air armies.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const OF = '[?front=main-front:of the main front][!front=main-front:of the 1st Ukrainian Front]';

export const airMessages: MessageTable = {
  'word.can.interdict': 'be interdicted',
  'word.phase.soviet-interdiction': 'air army interdiction placement phase',
  'word.brief-phase.soviet-interdiction': 'interdiction',
  'ask.soviet-interdiction': [
    '{side:side} interdict German movement[: {count:count:air army is|air armies are} at hand][?count=0:: no air army is at hand].',
    '+~Type interdict and German units, or type end.',
  ],
  'air.came': [`{count:count:air army|air armies} ${OF} may fly from now on.`, RULE],
  'air.withdrawn': [`{count:count:air army|air armies} ${OF} are withdrawn for good.`, RULE],
  'air.support': [
    `An air army ${OF} supports the attack[!known: on {hex:named}]: {odds:odds} now.`,
    '+{left} left in this turn.',
    RULE,
  ],
  'marker.laid': [
    '{unit:unit} is interdicted by an air army[?marker=main-front: of the main front][!marker=main-front: of the 1st Ukrainian Front].',
    RULE,
  ],
  'choice.interdict': '{units:units}[ by {which}].',
  'MARKER.FORM': 'Nobody interdicted: name German units, and by whom if it matters.',
  'MARKER.NOT-AT-HAND':
    'Nobody interdicted: no air army [?marker=main-front:of the main front][!marker=main-front:of the 1st Ukrainian Front] is at hand.',
  'MARKER.HAS-ONE': '{unit:unit} is interdicted already: one air army is all there can be.',
  'MARKER.NO-TARGET': '{unit:unit} cannot be interdicted: only German units on the map are.',
  'AIR.LOCALITY': '{unit:unit} is not interdicted: a fortified locality never moves.',
  'MARKER.NOTHING':
    'Nobody[?count: else] can be interdicted: no air army is at hand that could[?count:, beside {count:count:that is sent|that are sent}].',
  'AIR.SOVIET': 'No air support: only Soviet attacks have any.',
  'AIR.ONE': 'No more air support at {hex:named}: one air army is all there can be.',
  'AIR.NONE': `No air support: no air army ${OF} is at hand.`,
  'AIR.AREA': '{unit:unit} is not interdicted: air armies of the 1st Ukrainian Front stay over its area.',
  'AIR.MAIN-FRONT':
    '{unit:unit} is not interdicted: in the area of the 1st Ukrainian Front the main front has no air army.',
  'word.at-hand.air': `{count} of {all:count:air army|air armies} ${OF} left`,
  'word.place.air': '{main-front} of the main front, {ukrainian-front} of the 1st Ukrainian Front',
  'word.panel.air.support': 'air army, {odds} now',
};
