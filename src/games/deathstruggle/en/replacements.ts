// Sentences of arrivals, replacements, build-ups, and of the Siberian Reserve.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const LINES: MessageTable = {
  'word.arrivals.rifle': 'rifle divisions',
  'word.arrivals.militia': 'militia divisions',
  'word.arrivals.brigade': 'tank brigades',
  'word.arrivals.parachute': 'the late parachute corps',
  'word.arrivals.katyusha': 'katyushas',
};

const ARRIVALS: MessageTable = {
  'choice.enter': '[?how:all where the program would][!how:{units:units} at {at:hexes}].',
  'arrivals.came': [
    '[?many:{count} {line:phrase:word.arrivals.} come: {hexes:towns}.][!many:{line:phrase:word.arrivals.}: {units:units} in {hexes:towns}.]',
    '++[?many:They are {units:units}.]',
    RULE,
  ],
  'unit.arrived': ['{unit:unit} comes to {hex:named}.', RULE],
  'left.entrants': '{units:units} can still come, with enter.',
  'doubt.entrants': '{units:units} can still come now, with enter; after this not before the next turn.',
  'ENTER.ALONE': 'Nobody came: enter default stands alone.',
  'ENTER.ONE': 'Nobody came: name one unit and a hex, or type enter default.',
  'ENTER.WHERE': ['{unit:unit} can come: say where.', '+[Open to it: {hexes:towns}.]'],
  'ENTER.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'ENTER.NOT-DUE': '{unit:unit} is not due now: it is {place:inside:named}.',
  'ENTER.NOT-THERE':
    '{unit:unit} does not come in at {hex:typed}: it is none of the places from which it comes.',
  'ENTER.NOBODY': 'Nobody of the {side:side} is due now, or has room.',
};

const PANZERS: MessageTable = {
  'choice.replace': '{units:units}[ at {at:hexes}][?how:, at its weak side].',
  'panzer.replaced': [
    '[?here:{unit:unit} is at full strength again][!here:{unit:unit} comes back to {hex:named}][?weak:, at its weak side], for {cost:count:factor|factors}.',
    RULE,
  ],
  'REPLACE.FORM':
    'Nothing replaced: name a panzer division, and a hex if it was lost; weak, if it is to come at its weak side.',
  'REPLACE.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'REPLACE.NONE': '{unit:unit} is not replaced: only panzer divisions are.',
  'REPLACE.WHOLE': '{unit:unit} is at full strength.',
  'REPLACE.WHERE-IT-IS': '{unit:unit} is replaced where it stands, in {hex:named}: name it alone.',
  'REPLACE.NOT-LOST': '{unit:unit} is not lost: it is {place:inside:named}.',
  'REPLACE.FACTORS':
    '{unit:unit} costs {cost:count:factor|factors}, and {left} {left:plural:is|are} at hand.',
  'REPLACE.WHERE': [
    'Name a hex as well: {unit:unit} comes back at the Axis map edge or a rail head.',
    '+[Open to it: {hexes:towns}.]',
  ],
  'REPLACE.NOBODY': 'No panzer division can be replaced now.',
};

const BUILDING: MessageTable = {
  'choice.build': '{units:units}.',
  'choice.promote': '{units:units}.',
  'unit.built': ['{units:units} become {unit:unit}, in {hex:named}.', RULE],
  'unit.promoted': [
    '[?to:{unit:unit} becomes {to:unit} in {hex:named}.][!to:{units:units} become {unit:unit}, in {hex:named}, which neither moves nor attacks in this turn.]',
    RULE,
  ],
  'BUILD.FORM': 'Nothing built: name two or three units that share a hex.',
  'BUILD.NOT-YOURS': '{unit:typed} is no unit of the {side:side}.',
  'BUILD.OFF-MAP': '{unit:unit} is {place:inside}, not on the map.',
  'BUILD.KIND': '{unit:unit} is no part of anything larger.',
  'BUILD.DISRUPTED': '{unit:unit} is Disrupted, and nothing is built of it.',
  'BUILD.NEW': '{unit:unit} came in this turn: what is built stood together as the turn began.',
  'BUILD.APART': '{units:units} are not in one hex.',
  'BUILD.NO-RECIPE': '{units:units} make nothing together.',
  'BUILD.NO-COUNTER': '{units:units} would make something of which no counter is left.',
  'ENTRENCH.PROMOTED': '{unit:unit} was promoted in this turn, and does not dig in.',
  'BUILD.TANKS': '{units:units} are too weak for any tank corps that is to be had.',
  'POSITION.NOT-PART':
    '{part:unit} cannot be in {unit:unit}: rifle, infantry and mountain divisions of its side are, and the tanks of the Russians.',
  'BUILD.LATE': 'Nothing is built any more: units of the {side:side} have moved strategically in this turn.',
  'BUILD.NOBODY': 'Nothing can be built by the {side:side} now.',
  'PROMOTE.ALONE':
    'Nobody promoted: no army has just the value of a corps. Name {unit:unit} with a rifle corps or a rifle unit of its hex.',
  'PROMOTE.NOBODY': 'No rifle corps can become an army now.',
};

const RESERVE: MessageTable = {
  'choice.gamble': 'Begin the Siberian Reserve.',
  'ask.gamble': ['{side:side}: the dice of the Siberian Reserve are due.', '+~Type gamble.'],
  'gamble.rolled': [
    'The gamble: [?lost:both dice are bad, and the game is lost.][!lost:nothing happens in the Far East.]',
    RULE,
  ],
  'reserve.begins': ['The Siberian Reserve begins: four turns of fresh units.', RULE],
  'GAMBLE.BEGUN': 'The Siberian Reserve began on turn {turn}.',
  'GAMBLE.FORM': 'Nothing begun: type gamble alone.',
};

export const replacementsHere: MessageTable = { ...LINES, ...ARRIVALS, ...PANZERS, ...BUILDING, ...RESERVE };
