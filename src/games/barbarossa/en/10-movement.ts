// Sentences of chapters 6 and 10, and of strategic movement: stacks, moves and their costs, ways over sea and off the map.
import type { MessageTable } from '../../../api/message-table.ts';

const PHRASES: MessageTable = {
  'word.sea.black-sea': 'the Black Sea',
  'word.sea.baltic': 'the Baltic',
  'sum.cost': 'cost',
  'sum.cost.clear': '{hex:hex} clear',
  'sum.cost.rough': '{hex:hex} rough',
  'sum.cost.marsh': '{hex:hex} marsh',
  'sum.cost.desert-steppe': '{hex:hex} desert-steppe',
  'sum.cost.marsh-clear': '{hex:hex} marsh as clear',
  'sum.cost.river': 'over the river',
  'sum.cost.river-ignored': 'over the river for nothing',
  'sum.cost.sivash': 'over the Sivash',
  'sum.cost.kerch': 'over Kerch, all there is',
  'sum.cost.added': 'added up',
  'sum.allowance': 'movement',
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
    '{side:side}:[?count=0: nobody][!count=0: {count:count:unit|units}] can move[, and {returning:units} can return].',
    '+[{recalled:units} must return too: type return, a unit and a hex.]',
    '+Type move[?strikes: or assault], units and where to, or type end.',
  ],
  'left.followers': '{units:units} could follow the expedition back, in this turn alone.',
  'left.movement': '{side:side}: {count:count:unit|units} in {stacks:count:hex|hexes} could still move.',
  'ask.strategic': [
    '{by:side}: {count:count:unit|units} can move strategically.',
    '+{left} of the allowance left. Type rail, a unit and where to, or type end.',
  ],
  'choice.sail': '{units:units} to {to:places}.',
  'choice.leave': '{units:units}[?sure:, to be eliminated].',
  'choice.return': '{units:units} to {at:places}.',
  'note.move-other-ways': [
    '[?differ:Other ways cost the same and are not alike.][?differ: Taken: {path:hexes}.]',
    '++[!differ:Other ways cost the same and are alike.][!differ: Taken: {path:hexes}.]',
  ],
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'units.moved': [
    '{units:units} moved to {hex:named}.',
    '+[Move left {left}.]',
    '++From {from:hex}, spent {cost}, by {path:hexes}.',
    RULE,
  ],
  'assault.left': ['+{units:units}: move left {left}.'],
  'units.moved-covered': [
    'A Soviet stack with {unit:unit} on top moved to {hex:named}.',
    '++From {from:hex}, by {path:hexes}.',
    RULE,
  ],
  'move.cut-short-covered': ['The stack with {unit:unit} on top stops in {hex:named}.', RULE],
  'move.cut-short': [
    '{units:units} could not go on to {meant:named}.',
    '+The cause is {because:rule}.',
    RULE,
  ],
  'assault.begins': [
    '{units:units} {units:plural:goes|go} into {hex:named}, from {from:hex}.',
    '+Cost {cost}.',
    RULE,
  ],
  'kerch.crossed': ['The Kerch Strait is crossed to {hex:named}.', RULE],
  'movement.ended': ['The {side:side} end their movement.', RULE],
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

const NO_MOVE = '{units:units} cannot go to {hex:named}';
const COSTS = '[!goal:it costs {cost}, and {left} {left:plural:is|are} left]';
/** The whole way and how far it gets, for who named its end. */
const WHOLE = 'costs {whole}, and {all} {all:plural:is|are} left][, as far as {reached:named}].';
const TOO_FAR = `{units:units} cannot go to [!goal:{hex:named}: ]${COSTS}[?goal:{goal:named}: the way ${WHOLE}`;
const NO_STEP = '{unit:unit} cannot go to {hex:named}';
const NO_SAIL = '{unit:unit} cannot sail to {hex:named}';

const MOVES: MessageTable = {
  'MOVE.NOBODY': 'Nobody moved: no unit was named.',
  'MOVE.NO-UNIT': 'No unit is called {unit:typed}.',
  'MOVE.NOT-YOURS': '{unit:unit} is {of:adjective}. You command the {side:side}.',
  'MOVE.OFF-MAP': '{unit:unit} is in {place:place}, not on the map.',
  'MOVE.STANDS-FAST': '{unit:unit} must stand fast in this turn.',
  'MOVE.COASTAL-ARMY': [
    '{unit:unit} never leaves its ports by land.',
    '+It goes by sea: type sail, the unit and where to.',
  ],
  'MOVE.SAILED': '{unit:unit} has been at sea in this turn.',
  'MOVE.CLOSED': [
    '{unit:unit} in {hex:named} has moved, and another stack has begun to move.',
    '+Type undo to take moves back, the last one first.',
  ],
  'MOVE.REPULSED':
    '{unit:unit} was thrown back to {hex:named} in a mobile assault, and stays there in this phase.',
  'MOVE.LEAVING': '{unit:unit} in {hex:named} waits there to leave for the Caucasus.',
  'MOVE.AGAIN': [
    '{unit:unit} in {hex:named} has moved.',
    '+Type undo to take moves back, the last one first.',
  ],
  'MOVE.NOT-TOGETHER': '{unit:unit} and {first:unit} did not begin the phase together.',
  'MOVE.PARTED': '{unit:unit} and {first:unit} have parted in this phase.',
  'MOVE.TWICE': 'A unit was named twice among {units:units}.',
  'MOVE.DIE-FIRST': [
    'Not moved: without the pause a die falls for {hex:named} before the way is chosen.',
    '+Type roll and the units, then move.',
  ],
  'ROLL.NOBODY': 'Nothing rolled: no unit owes a die for its movement.',
  'ROLL.NO-DIE': 'Nothing rolled: {units:units} {units:plural:owes|owe} no die.',
  'MOVE.NO-PATH': '{units:units} have not been told where to go.',
  'MOVE.THERE': '{units:units} {units:plural:stands|stand} in {hex:named} already.',
  'MOVE.NO-HEX': '{units:units} cannot go to {place:typed}: it is not on the map.',
  'MOVE.NO-WAY': `${NO_MOVE}: there is no way.`,
  'MOVE.BARRED': [`${NO_MOVE}: there is no way.`, '+{because:phrase}.'],
  'MOVE.ALL-MOVED': 'No unit of the {side:side} is left to move.',
  'MOVE.NOT-NEXT': `${NO_STEP}: it is not next to {from:hex}.`,
  'MOVE.WATER': `${NO_STEP}: it is all water.`,
  'MOVE.WATER-SIDE': `${NO_STEP}: water lies between.`,
  'MOVE.SIVASH': `${NO_STEP}: over the Sivash goes Soviet foot alone, from turn {turn}.`,
  'MOVE.SIVASH-GERMAN': `${NO_STEP}: the German side never crosses the Sivash.`,
  'MOVE.SATELLITE-NORTH': `${NO_STEP}: Axis satellites stay south of the boundary.`,
  'MOVE.BOUND': `${NO_STEP}: it may not leave its area.`,
  'MOVE.ENEMY': [
    `${NO_MOVE}: an enemy is in it, {rule:rule}.`,
    '+[To attack on the move type: {instead:order}.]',
    '+[{because:phrase}, {forbids:rule}.]',
  ],
  'MOVE.FAR': TOO_FAR,
  'MOVE.SLOWEST': [TOO_FAR, '+The slowest: {slow:units}.'],
  'MOVE.KERCH-START': `${NO_MOVE} over Kerch: it is a whole move, begun beside it.`,
  'MOVE.KERCH-USED': `${NO_MOVE} over Kerch: a stack has crossed in this phase.`,
  'MOVE.KERCH-STOP': '{units:units} cannot go on from {hex:named}: who crosses Kerch stops there.',
  'MOVE.RECALL-FIRST': 'The rest of the expedition must come back first: {units:units}.',
  'MOVE.BULGARIANS-STACKED': 'The phase cannot end: {units:units} must leave their stack.',
  'STACK.SATELLITES': 'Only one satellite army may be in {hex:named}, not {satellites:units}.',
  'ASSAULT.POINTS': `{units:units} cannot assault {hex:named}: ${COSTS}[?goal:with the way there it ${WHOLE}`,
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

export const movementMessages: MessageTable = { ...PHRASES, ...QUESTIONS, ...EVENTS, ...MOVES, ...WAYS };
