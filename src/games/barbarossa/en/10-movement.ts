// Sentences of chapters 6 and 10, and of strategic movement: stacks, moves and their costs, ways over sea and off the map.
import type { MessageTable } from '../../../api/message-table.ts';
import { NO_MOVE, NO_STEP } from '../../../mechanics/en/movement.ts';

const PHRASES: MessageTable = {
  'word.sea.black-sea': 'the Black Sea',
  'word.sea.baltic': 'the Baltic',
  'sum.cost.rough': '{hex:hex} rough',
  'sum.cost.desert-steppe': '{hex:hex} desert-steppe',
  'sum.cost.marsh-clear': '{hex:hex} marsh as clear',
  'sum.cost.river-ignored': 'over the river for nothing',
  'sum.cost.sivash': 'over the Sivash',
  'sum.cost.kerch': 'over Kerch, all there is',
  'sum.allowance.mech': 'mechanized, turn {turn}',
  'sum.allowance.nonMech': 'on foot, turn {turn}',
  'sum.allowance.die': 'die of the turn without a pause',
  'sum.allowance.least-die': 'die of the turn without a pause, at the least',
  'sum.allowance.none': 'nothing left',
  'sum.allowance.out-of-supply': 'out of supply',
  'sum.allowance.rounded': 'rounded down',
};

const QUESTIONS: MessageTable = {
  'ask.movement': [
    '[!fresh:{side:side}: ]{count:count:unit|units} can move[, and {returning:units} can return].',
    '+[{recalled:units} must return too: type return, a unit and a hex.]',
    '+~Type move[?strikes: or assault], units and where to, or type end.',
  ],
  'left.followers': '{units:units} could follow the expedition back, in this turn alone.',
  'ask.strategic': [
    '{by:side}: {count:count:unit|units} can move strategically.',
    '+{left} of the allowance left. Type rail, a unit and where to, or type end.',
  ],
  'choice.sail': '{units:units} to {to:places}.',
  'choice.leave': '{units:units}[?sure:, to be eliminated].',
  'choice.return': '{units:units} to {at:places}.',
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'units.moved-covered': [
    'A Soviet stack with {unit:unit} on top moved to {hex:named}.',
    '++From {from:hex}, by {path:hexes}.',
    RULE,
  ],
  'move.cut-short-covered': ['The stack with {unit:unit} on top stops in {hex:named}.', RULE],
  'kerch.crossed': ['The Kerch Strait is crossed to {hex:named}.', RULE],
  'corps.sailed': [
    '{unit:unit} sailed over {sea:phrase:word.sea.} to {hex:named}.',
    '++From {from:hex}.',
    RULE,
  ],
  'unit.transferred': ['{unit:unit} sailed to {hex:named}.', '++From {from:hex}.', RULE],
  'unit.railed': [
    '{unit:unit} moved strategically to {hex:named}.',
    '+{left} of the allowance left.',
    '++From {from:hex}, weight {weight}, by {path:hexes}.',
    RULE,
  ],
  'unit.waits-to-leave': ['{unit:unit} is ready to leave for the Caucasus.', '+Ready: {units:units}.', RULE],
  'expedition.left': ['{units:units} leave for the Caucasus.', RULE],
  'expedition.not-full': ['{units:units} do not leave for the Caucasus after all.', RULE],
  'unit.left-for-bulgaria': ['{unit:unit} leaves through Bulgaria.', RULE],
  'units.returned': ['{units:units} return to {at:place}.', RULE],
};

const NO_SAIL = '{unit:unit} cannot sail to {hex:named}';

const MOVES: MessageTable = {
  'MOVE.STANDS-FAST': '{unit:unit} must stand fast in this turn.',
  'MOVE.COASTAL-ARMY': [
    '{unit:unit} never leaves its ports by land.',
    '+It goes by sea: type sail, the unit and where to.',
  ],
  'MOVE.SAILED': '{unit:unit} has been at sea in this turn.',
  'MOVE.REPULSED':
    '{unit:unit} was thrown back to {hex:named} in a mobile assault, and stays there in this phase.',
  'MOVE.LEAVING': '{unit:unit} in {hex:named} waits there to leave for the Caucasus.',
  'MOVE.DIE-FIRST': [
    'Not moved: without the pause a die falls for {hex:named} before the way is chosen.',
    '+Type roll and the units, then move.',
  ],
  'MOVE.SIVASH': `${NO_STEP}: over the Sivash goes Soviet foot alone, from turn {turn}.`,
  'MOVE.SIVASH-GERMAN': `${NO_STEP}: the German side never crosses the Sivash.`,
  'MOVE.SATELLITE-NORTH': `${NO_STEP}: Axis satellites stay south of the boundary.`,
  'MOVE.BOUND': `${NO_STEP}: it may not leave its area.`,
  'MOVE.KERCH-START': `${NO_MOVE} over Kerch: it is a whole move, begun beside it.`,
  'MOVE.KERCH-USED': `${NO_MOVE} over Kerch: a stack has crossed in this phase.`,
  'MOVE.KERCH-STOP': '{units:units} cannot go on from {hex:named}: who crosses Kerch stops there.',
  'MOVE.RECALL-FIRST': 'The rest of the expedition must come back first: {units:units}.',
  'MOVE.BULGARIANS-STACKED': 'The phase cannot end: {units:units} must leave their stack.',
  'STACK.SATELLITES': 'Only one satellite army may be in {hex:named}, not {satellites:units}.',
};

const WAYS: MessageTable = {
  'SAIL.NOBODY': 'No unit of the {side:side} can sail now.',
  'SAIL.AGAIN': '{unit:unit} has sailed in this phase.',
  'SAIL.COASTAL-ARMY': `${NO_SAIL}, only between {hexes:hexes}.`,
  'SAIL.PORT-LOST': `${NO_SAIL}: the port has been lost.`,
  'SAIL.NO-PORT': '{unit:unit} cannot sail from {hex:named}: it is no port.',
  'SAIL.SOVIET': '{unit:unit} cannot sail: of the Soviets only the Independent Coastal Army does.',
  'SAIL.NOT-INFANTRY': '{unit:unit} cannot sail: only German infantry corps do.',
  'SAIL.HAS-MOVED': '{unit:unit} cannot sail: it has moved in this turn.',
  'SAIL.HAS-FOUGHT': '{unit:unit} cannot sail: it has attacked in this turn.',
  'SAIL.NOT-THERE': `${NO_SAIL}: it is no port of {sea:phrase:word.sea.}.`,
  'SAIL.NOT-HELD': `${NO_SAIL}: both ports must be German.`,
  'SAIL.ONE-CORPS': `${NO_SAIL}: a corps has sailed on {sea:phrase:word.sea.} in this phase.`,
  'SAIL.BOUND': `${NO_SAIL}: it may not leave its area.`,
  'LEAVE.NOBODY': 'No unit of the {side:side} can leave the map now.',
  'LEAVE.NOT-HERE': [
    '{unit:unit} cannot leave the map from {hex:named}.',
    '+The ways out are {hexes:hexes}.',
  ],
  'LEAVE.NOT-OPEN': '{unit:unit} cannot leave: the way to the Caucasus has not been opened.',
  'LEAVE.ONCE': '{unit:unit} cannot leave: there has been an expedition.',
  'LEAVE.NOT-IN-FORCE': [
    '{unit:unit} cannot leave: one infantry or mountain corps and two panzer corps go.',
    '+[Ready: {waiting:units}.]',
  ],
  'LEAVE.BULGARIANS-CAME': '{unit:unit} cannot leave: the Bulgarians have been fetched.',
  'LEAVE.DIES': [
    '{unit:unit} would be eliminated: no rule lets it leave the map from {hex:named}.',
    '+Type leave, the unit and yes to let it go.',
  ],
  'LEAVE.LIVES': '{unit:unit} has a way out and lives: leave yes is for those who have none.',
  'LEAVE.NO-EDGE': '{unit:unit} cannot leave the map: {hex:named} is not at its edge.',
  'LEAVE.ONE': '{units:units} cannot leave together: name one unit.',
  'LEAVE.NO-POINTS': '{unit:unit} cannot leave: it has nothing left to spend.',
  'RETURN.NOBODY': 'No unit of the {side:side} can return now.',
  'RETURN.STAYS': '{units:units} stay with the oil they have won.',
  'RETURN.NO-ROOM': '{units:units} cannot all return: there is room for {room}.',
  'RETURN.NOT-WAITING': '{unit:unit} cannot return: it waits in no box.',
  'RETURN.LATER': '{unit:unit} cannot return in the phase in which it left.',
  'RETURN.EACH': '{units:units} cannot return with one order: each comes by its own.',
  'RETURN.NOT-THERE': ['{units:units} cannot return to {at:place}.', '+[The ways back are {hexes:hexes}.]'],
  'RETURN.ENEMY': '{units:units} cannot return to {at:place}: an enemy is in it.',
  'RETURN.AS-ONE': '{units:units} cannot return to {at:place}: {all:units} come as one stack.',
  'RETURN.EXPEDITION-STANDS': '{units:units} stay: the expedition stands against them.',
  'RETURN.TOO-LATE': '{units:units} cannot return: only in the turn of the recall could they follow.',
  'RETURN.BOX-FULL': '{units:units} cannot return to {at:place}: its limit is reached.',
  'when.rail':
    '+Only the Germans go by rail, from turn 9 on, in a phase of its own before they move or attack: type rule 8.6.',
  'RAIL.APART': '{units:units} are not in one hex: only those of one hex go with one order.',
  'RAIL.AGAIN': '{unit:unit} has moved strategically.',
  'RAIL.NO-CITY': '{unit:unit} must begin in a friendly city in overland supply, and {hex:named} is none.',
  'RAIL.NO-MORE-ROOM': '{unit:unit} weighs {weight}, and {left} of the allowance {left:plural:is|are} left.',
  'RAIL.KERCH': `${NO_STEP}: strategic movement does not cross Kerch.`,
  'RAIL.PAST-ENEMY': '{unit:unit} cannot go on from {hex:named}: an enemy is next to it.',
  'RAIL.TWICE': '{unit:unit} cannot come into a hex twice in one strategic move.',
  'RAIL.NO-WAY': `${NO_STEP}: there is no way past the enemy.`,
};

export const movementMessages: MessageTable = {
  ...PHRASES,
  ...QUESTIONS,
  ...EVENTS,
  ...MOVES,
  ...WAYS,
};
