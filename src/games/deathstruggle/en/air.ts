// Sentences of air power: airfields, missions from them, support, supply from the air, and who is away.
import type { MessageTable } from '../../../api/message-table.ts';
import { airMessages as ofAll, WAYS } from '../../../mechanics/en/air.ts';

const RULE = '++{rule:rule}.';
const FAR = '[?far:, beyond half range][, {partly:units} beyond half range]';
const UNTIL = 'until the {of:adjective} player turn of turn {turn} ends';

const EVENTS: MessageTable = {
  'air.back': ['{units:units} can fly again.', RULE],
  'air.to-bomb': [`{units:units} to bomb {hex:named}${FAR}.`, RULE],
  'air.to-resupply': [`{units:units} to fly supply to {hex:named}${FAR}.`, RULE],
  'air.to-intercept': [
    `{units:units} {units:plural:flies|fly} against the mission to {hex:named}${FAR}.`,
    RULE,
  ],
  'air.down': [`{unit:unit} is shot down: away ${UNTIL}.`, RULE],
  'air.intercepted': [`{unit:unit} is driven off: away ${UNTIL}.`, RULE],
  'air.supports': ['{unit:unit} supports the attack on {hex:named}.', RULE],
  'air.fed': ['{units:units} {units:plural:is|are} supplied from the air at {hex:named}.', RULE],
  'air.supply-die': ['Supply for {unit:unit}: die {die}[?fed:, it comes][!fed:, none comes].', RULE],
  'field.based': [
    'The airfield of {unit:unit} [?rail:goes by rail ][!rail:is placed ][from {from:named} ]to {hex:named}.',
    RULE,
  ],
  'field.overrun': [`The airfield of {unit:unit} at {hex:named} is overrun: away ${UNTIL}.`, RULE],
};

const DICE: MessageTable = {
  'word.purpose.air-supply': 'supply from the air',
  'die.air-supply': [],
};

const QUESTIONS: MessageTable = {
  'choice.intercept': '{units:units}, to {target:places}.',
};

const CHANCES: MessageTable = {
  'chances.flight': `{unit:unit} on {hex:named}${FAR}:`,
  'chances.met': [
    `If {unit:unit} intercepts: {side:side} [?how=down:shot down][?how=intercepted:driven off], ${WAYS}.`,
    RULE,
  ],
};

const REFUSED: MessageTable = {
  'AIR.OUT': `{unit:unit} is away ${UNTIL}.`,
  'AIR.FLOWN':
    '{unit:unit} has flown in this player turn, or is to fly: once in its own, once in the other one.',
  'AIR.RANGE': '{unit:unit} does not reach {hex:named}: {hexes:count:hex|hexes}, and {most} is the most.',
  'ATTACK.AIRCRAFT': 'No attack on {hex:named}: only aircraft are there. Move in, and they are overrun.',
  'AIR.FIGHTERS': '{unit:unit} only intercepts.',
  'AIR.UNREADY': '{unit:unit} does not fly: its airfield went by rail and is Disrupted.',
  'AIR.UNFED': '{unit:unit} does not fly: its airfield at {hex:named} is not in full supply.',
  'AIR.NOT-HUNGRY': 'Whoever is in {hex:named} is in full supply.',
  'FIELD.FORM': [
    'No airfield placed: name one air unit and one hex of the map.',
    '+[?side=axis:For example: base 8fk 3950.]',
  ],
  'FIELD.WHO': '{unit:typed} is no air unit of the {side:side} with an airfield.',
  'FIELD.INTERCEPTOR': '{unit:unit} has no airfield: it flies from its city.',
  'FIELD.AGAIN': 'The airfield of {unit:unit} has been placed in this player turn already.',
  'FIELD.DISRUPTED': 'The airfield of {unit:unit} is Disrupted and stays where it is.',
  'FIELD.THERE': 'The airfield of {unit:unit} is at {hex:named} already.',
  'FIELD.FRONT': 'No airfield at {hex:named}: it is no land behind the front of your side.',
  'FIELD.BY-ROAD': 'The airfield of {unit:unit} comes to {hex:named} without rail.',
  'FIELD.FAR': [
    '{hex:named} is too far for the airfield of {unit:unit}.',
    '+[?rail:By rail it comes there Disrupted: add by rail.]',
  ],
  'FIELD.NO-RAIL': 'No railroad brings the airfield of {unit:unit} to {hex:named}.',
  'FIELD.NONE': 'No airfield of the {side:side} can be placed now.',
};

export const airMessages: MessageTable = {
  ...ofAll,
  ...EVENTS,
  ...DICE,
  ...QUESTIONS,
  ...CHANCES,
  ...REFUSED,
};
