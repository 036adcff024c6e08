// Sentences of set-up, entry, replacements and the dead pile that every game with them has.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const NOT_PLACED = 'Not placed';

const SETUP: MessageTable = {
  'ask.setup': [
    '{side:side} set up: {count:count:unit|units} to place.',
    '+~Type place, units and a hex, or place default.',
    '++[Still to place: {units:units}.]',
  ],
  'ask.setup-whole': '{side:side}: everybody is placed. Type end, or place somebody elsewhere.',
  'setup.placed': ['{units:units} set up in {hex:named}.', RULE],
  'setup.placed-covered': ['A unit is set up in {hex:named}.', RULE],
  'setup.default': ['{side:side} set up {count:count:unit|units} where history had them.', RULE],
  'setup.done': ['++{side:side} are set up, {rule:rule}.'],
  'SETUP.DEFAULT-ALONE': 'Nothing placed: place default takes no units and no hex.',
  'SETUP.ALL-PLACED': 'Nothing to place: all {side:adjective} units stand.',
  'SETUP.WHAT-WHERE': 'Nothing placed: name units and one hex.',
  'SETUP.FIXED': 'No choice for {unit:unit}: its place is fixed.',
  'SETUP.TWICE': 'Nothing placed: a unit is named twice.',
  'SETUP.NOT-THERE': ['{unit:unit} is not set up in {hex:named}.', '+[It may stand in {hexes:hexes}.]'],
  'SETUP.THERE': '{units:units} stand in {hex:hex} already.',
  'SETUP.LEFT': [
    'Not done: {units:count:unit|units} still to place.',
    '+[{units:plural:It is|They are} {units:units}.]',
  ],
};

const PLACE: MessageTable = {
  'choice.place': '[{units:units} to {at:places}][?how:all by default].',
  'units.entered': ['{units:units} entered at {hex:named}.', RULE],
  'unit.forfeit': ['{unit:unit} did not enter and is lost.', RULE],
  'ENTRY.HEX-FULL': `${NOT_PLACED}: {came} entered {hex:named} in this turn, and no more than {limit} may.`,
  'ENTRY.NOT-THERE': ['{unit:unit} cannot enter at {hex:named}.', '+[Open to it: {hexes:hexes}.]'],
  'PLACE.NOBODY': `${NOT_PLACED}: nobody of the {side:side} can enter now.`,
  'PLACE.NOT-YOURS': `${NOT_PLACED}: {unit:unit} is not {side:adjective}.`,
  'PLACE.NOT-YET': `${NOT_PLACED}: {unit:unit} comes in turn {turn}.`,
  'PLACE.DEAD': [`${NOT_PLACED}: {unit:unit} is in the dead pile.`, '+Type replace.'],
  'PLACE.NOT-WAITING': `${NOT_PLACED}: {unit:unit} does not wait to enter: it is {place:inside:named}.`,
  'PLACE.DEFAULT-ALONE': `${NOT_PLACED}: place default takes no units and no hex.`,
  'PLACE.WHERE': ['{units:units} can enter: say where.', '+[Open to it: {hexes:hexes}.]'],
  'PLACE.WHAT-WHERE': `${NOT_PLACED}: name units, each once, and one place.`,
};

const REPLACE: MessageTable = {
  'choice.replace': '[{units:units} to {at:places}][?how:all by default].',
  'REPLACE.NOBODY': 'Nobody replaced: no unit of the {side:side} can come back with these steps.',
  'REPLACE.NO-STEPS': 'Nobody replaced: the {side:side} have no step left.',
  'REPLACE.NOT-YOURS': 'Not replaced: {unit:unit} is not {side:adjective}.',
  'REPLACE.NEVER': 'Not replaced: {unit:unit} is out of play for good.',
  'REPLACE.NOT-DEAD': 'Not replaced: {unit:unit} is not in the dead pile: it is {place:inside:named}.',
  'REPLACE.DEFAULT-ALONE': 'Not replaced: replace default takes no units and no hex.',
  'REPLACE.WHERE': ['{units:units} can come back: say where.', '+[Open to it: {hexes:hexes}.]'],
  'REPLACE.WHAT-WHERE': 'Not replaced: name units, each once, and one place.',
};

const FATES: MessageTable = {
  'unit.eliminated': ['{unit:owner} lose {unit:unit}, in {from:named}.', RULE],
  'units.eliminated': [
    '{units:owner} lose[ {many} units:] {units:units}[ in {hex:named}][?all:, for good].[ For good: {good:units}.]',
    '++They stood in {places:places}.',
    RULE,
  ],
  'units.forfeit': ['{units:units} did not enter and are lost.', RULE],
  'unit.out-for-good': ['+{unit:unit} is out of play for good.', RULE],
};

export const entryMessages: MessageTable = { ...SETUP, ...PLACE, ...REPLACE, ...FATES };
