// Sentences of replacements by credits, of units that walk onto the map, and of the Siberian Reserve.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';
const NOT_HAD = 'Not replaced';

const ORDERS: MessageTable = {
  'choice.replace': '{units:units}[ to {at:hexes}][!at: to walk on].',
  'choice.disband': '{units:units}.',
  'choice.enter': '{units:units} at {at:hexes}.',
  'choice.gamble': '[?risk=low:2 and 3 lose the game][?risk=high:11 and 12 lose the game].',
  'unit.replaced': ['{unit:unit} comes by rail to {hex:named}.', RULE],
  'unit.walks': ['{unit:unit} waits to walk onto the map in the first pulse.', '+~Type enter then.', RULE],
  'unit.walked-on': ['{unit:unit} walks on at {hex:named}.', RULE],
  'units.turned-back': ['{units:units} did not walk on; credits are not kept for another turn.', RULE],
  'word.place.replacements':
    '{rifle} rifle, {tank} tank and {siberian} Siberian left in this turn[, {shock:count:shock army|shock armies}][, the reserve since turn {reserve}][?fliegerkorps=kept:, the fliegerkorps is kept][?fliegerkorps=left:, the fliegerkorps has left]',
  'left.credits':
    'Credits not used are lost: {rifle} rifle, {tank} tank, {siberian} Siberian[, {shock:count:shock army|shock armies}].',
  'left.walkers': '{units:units} {units:plural:waits|wait} to walk on, with enter.',
};

const REFUSALS: MessageTable = {
  'REPLACE.FORM': `${NOT_HAD}: name one unit, and a town if it is to come by rail.`,
  'REPLACE.DEFAULT-ALONE': `${NOT_HAD}: replace default takes no units and no town.`,
  'REPLACE.NOT-LOST': `${NOT_HAD}: {unit:unit} is neither lost nor in a pool: it is {place:inside:named}.`,
  'REPLACE.TOO-EARLY': `${NOT_HAD}: replacements of the {side:side} begin on turn {turn}.`,
  'REPLACE.SHOCK': `${NOT_HAD}: {unit:unit} comes with the Siberian Reserve only.`,
  'REPLACE.WEAKEST': [
    `${NOT_HAD}: weaker Siberian units come before {unit:unit}.`,
    '+[Next: {units:units}.]',
  ],
  'REPLACE.STRONGEST': [
    `${NOT_HAD}: with the reserve stronger units come before {unit:unit}.`,
    '+[Next: {units:units}.]',
  ],
  'REPLACE.CREDITS': `${NOT_HAD}: {unit:unit} costs {cost} of the {pool:phrase:word.credit.}, and {left} {left:plural:is|are} left.`,
  'word.credit.rifle': 'rifle credits',
  'word.credit.tank': 'tank credits',
  'word.credit.siberian': 'Siberian units of a turn',
  'word.credit.shock': 'shock armies of a turn',
  'REPLACE.NO-RAIL': `${NOT_HAD}: {place:named} is no town of its side that an open railroad joins to an edge in use.`,
  'REPLACE.NOBODY-LEFT': 'Nobody can be had with the credits that are left.',
  'DISBAND.FORM': 'Nobody given up: name one unit.',
  'DISBAND.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'DISBAND.TOO-EARLY': '{unit:unit} is not given up: replacements begin on turn {turn}.',
  'DISBAND.OFF-MAP': '{unit:unit} is {place:inside:named}, not on the map.',
  'DISBAND.DISRUPTED': '{unit:unit} is Disrupted and cannot be given up.',
  'DISBAND.NEVER': '{unit:unit} could never come back, so it is not given up.',
  'DISBAND.NOBODY': 'No unit of the {side:side} can be given up now.',
  'ENTER.FORM': 'Nobody walked on: name one unit and a hex of the edge.',
  'ENTER.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'ENTER.NOT-WAITING': '{unit:unit} does not wait to walk on: it is {place:inside:named}.',
  'ENTER.PULSE': 'Units walk on in the first pulse of the {side:side} only, as they move.',
  'ENTER.NOT-THERE': '{unit:unit} does not walk on at {hex:named}: it is not where it comes from.',
  'ENTER.ENEMY': '{unit:unit} cannot walk on at {hex:named}: the enemy is there.',
  'ENTER.COST': '{unit:unit} cannot walk on at {hex:named}: that costs {cost}, and it has {all}.',
  'ENTER.NOBODY': 'Nobody of the {side:side} waits to walk on.',
};

const RESERVE: MessageTable = {
  'ask.gamble': [
    '{side:side}: the Siberian Reserve is in play, and the dice are due again: name the totals that lose the game.',
    '+~Type gamble low, for 2 and 3, or gamble high, for 11 and 12.',
  ],
  'gamble.rolled': [
    'The gamble: {total}, with [?risk=low:2 and 3][?risk=high:11 and 12] the totals that lose. [?lost:Japan attacks.][!lost:Nothing happens in the Far East.]',
    RULE,
  ],
  'reserve.begins': ['The Siberian Reserve begins.', RULE],
  'reserve.comrades': ['{units:units} {units:plural:comes|come} into play.', RULE],
  'doubt.gamble':
    '{ways} in {of} throws of the dice lose the game, now and in turns to come; on turn {turn} the reserve comes without a risk.',
  'GAMBLE.BEGUN': 'The Siberian Reserve began on turn {turn}.',
  'GAMBLE.FORM': 'Nothing begun: say which totals lose the game, low for 2 and 3, or high for 11 and 12.',
  'word.purpose.gamble': 'the Siberian gamble',
  'die.gamble': [],
};

export const replacementMessages: MessageTable = { ...ORDERS, ...REFUSALS, ...RESERVE };
