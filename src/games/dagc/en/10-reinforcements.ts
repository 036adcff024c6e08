// Sentences of chapter 10: reinforcements and replacements, and what is asked of the turn track.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const OPEN = '+[Open to it: {hexes:hexes}.]';

const ASKED: readonly string[] = [
  '{side:side}:[?steps=0: no replacement step][!steps=0: {steps:count:replacement step|replacement steps} to use].',
  '+[To enter, by place and where to: {units:units}.]',
  '+[?steps=0:Type end.][?idle:No unit needs one: type end.][?able:Type replace and a unit, or end.]',
];

const PHASES: MessageTable = {
  'word.phase.soviet-replacement': 'replacement and reinforcement phase',
  'word.phase.german-replacement': 'replacement and reinforcement phase',
  'word.brief-phase.soviet-replacement': 'replacement',
  'word.brief-phase.german-replacement': 'replacement',
  'ask.soviet-replacement': ASKED,
  'ask.german-replacement': ASKED,
};

const ENTRY: MessageTable = {
  'units.entered-covered': ['{unit:unit} entered on top in {hex:named}, with another unit.', RULE],
  'PLACE.PHASE': 'Not placed: new units enter in {phase:phrase:word.arrival.}.',
  'word.arrival.movement': 'the movement phase',
  'word.arrival.first': 'the first phase of a player turn',
  'PLACE.LOST': 'Not placed: {unit:unit} is in the dead pile. A replacement step brings it back.',
  'ENTRY.NOT-HELD': ['{unit:unit} cannot enter at {hex:named}: it is not in the hands of its side.', OPEN],
  'ENTRY.NO-SOURCE': ['{unit:unit} cannot enter at {hex:named}: no supply comes from there now.', OPEN],
  'ENTRY.PORT': ['{unit:unit} cannot enter at {hex:named}: it is a port.', OPEN],
  'ENTRY.BESET': ['{unit:unit} cannot enter at {hex:named}: an enemy unit is next to it.', OPEN],
  'ENTRY.CUT-OFF': ['{unit:unit} cannot enter at {hex:named}: the city has no supply over land.', OPEN],
  'ENTRY.NO-RECEIVER': ['{unit:unit} enters on a German unit, and there is none in {hex:named}.', OPEN],
  'ENTRY.ON-KG': ['{unit:unit} cannot enter at {hex:named}: on no other Korps Gruppe.', OPEN],
  'ENTRY.BANK': ['{unit:unit} cannot enter at {hex:named}: it is on the wrong bank of the Dvina.', OPEN],
  'ENTRY.NO-ROOM': ['{unit:unit} cannot enter at {hex:named}: two units are there.', OPEN],
  'ENTRY.RECEIVED': [
    '{unit:unit} cannot enter at {hex:named}: a Korps Gruppe has been placed on the unit there in this turn.',
    OPEN,
  ],
  'left.arrivals': '{side:side}: {units:units} could still enter. Who does not enter waits.',
};

const REPLACEMENTS: MessageTable = {
  'word.can.replace': 'take a replacement step',
  'choice.replace': 'A step for {units:units}.',
  'unit.reclaimed': ['{unit:unit} comes back from the dead pile with one step, and may enter.', RULE],
  'unit.replenished': ['{unit:unit} is replenished: {steps:count:step|steps} now.', RULE],
  'unit.replenished-covered': ['{side:side} replenish a unit in one of their stacks.', RULE],
  'steps.lost': ['{side:side} lose {steps:count:replacement step|replacement steps}, unused.', RULE],
  'left.steps':
    '{side:side}: {steps:count:replacement step|replacement steps} for {units:units} would be lost.',
  'REPLACE.ONE': 'Nobody replaced: name one unit. Each step is for one.',
  'REPLACE.ONCE': '{unit:unit} has taken its replacement step in this turn: one a turn is all.',
  'REPLACE.WHOLE': '{unit:unit} has lost no step.',
  'REPLACE.NO-LINE': '{unit:unit} in {hex:named} is not replenished: it has no supply over land.',
  'REPLACE.PORT':
    '{unit:unit} in {hex:named} is not replenished: of the ports only Koenigsberg brings replacements.',
  'REPLACE.WAITS': '{unit:unit} waits to enter: it is made whole on the map alone.',
  'REPLACE.NOT-LOST': '{unit:unit} is neither lost nor reduced: it is {place:inside:named}.',
  'REPLACE.NOBODY': 'No {side:adjective} unit can take a replacement step now.',
};

const QUESTIONS: MessageTable = {
  'calendar.steps': ['{side:side}: {steps:count:replacement step|replacement steps}.', RULE],
  'calendar.air-comes': [
    '{count:count:air army|air armies} of the {front} at hand from now on[?waits:, once a unit of it has come].',
    RULE,
  ],
  'calendar.air-goes': ['{count:count:air army|air armies} of the {front} withdrawn.', RULE],
  'losses.steps': [
    'Next for {side:side}: {steps:count:replacement step|replacement steps} in turn {turn}.',
    RULE,
  ],
};

export const reinforcementMessages: MessageTable = { ...PHASES, ...ENTRY, ...REPLACEMENTS, ...QUESTIONS };
