// Sentences of the machinery of movement: moves and their costs, why units cannot go, assaults out of a move.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

const PHRASES: MessageTable = {
  'sum.cost': 'cost',
  'sum.cost.added': 'added up',
  'sum.cost.river': 'over the river',
  'sum.allowance': 'movement',
  'note.move-other-ways': [
    '[?differ:Way taken: {path:hexes}. Another, not like it, costs the same.]',
    '++[!differ:Way taken: {path:hexes}. Others like it cost the same.]',
  ],
  'hexes.taken': ['{side:side} take {hexes:hexes}.', '++{rule:rule}.'],
  'left.movement': '{side:side}: {count:count:unit|units} in {stacks:count:hex|hexes} could still move.',
};

const EVENTS: MessageTable = {
  'units.moved': [
    '{units:units} to {hex:named}[, {left} left].',
    '++From {from:hex}, spent {cost}, by {path:hexes}.',
    RULE,
  ],
  'assault.left': ['+{units:units}: {left} left.'],
  'move.cut-short': [
    '{units:units} could not go on to {meant:named}.',
    '+The cause is {because:rule}.',
    RULE,
  ],
  'assault.begins': [
    '[!decided:{units:units} {units:plural:goes|go} into {hex:named}, from {from:hex}.]',
    '++From {from:hex}, cost {cost}.',
    RULE,
  ],
  'movement.ended': ['++The {side:side} end their movement, {rule:rule}.'],
};

/** How many a refusal begins; a game has its own reasons. */
export const NO_MOVE = '{units:units} cannot go to {hex:named}';
const COSTS = '[!goal:it costs {cost}, and {left} {left:plural:is|are} left]';
const AWAY =
  '[?goal:{goal:named} is {whole:count:point|points} away and {units:units} {units:plural:has|have} {all}]';
const STRIKE = '[?goal:the way there and the assault cost {whole}, and {all} {all:plural:is|are} left]';
const AS_FAR =
  '[: as far as {units:plural:it gets|they get} is {reached:named}][, {short} short][?stuck:, and no nearer hex is open]';
const TOO_FAR = `[!goal:{units:units} cannot go to {hex:named}: ]${COSTS}${AWAY}${AS_FAR}, {rule:rule}.`;
const GO_THERE = '+[To go there type: {instead:order}.]';
export const NO_STEP = '{unit:unit} cannot go to {hex:named}';

const REFUSALS: MessageTable = {
  'MOVE.NOBODY': 'Nobody moved: no unit was named.',
  'MOVE.NO-UNIT': 'No unit is called {unit:typed}.',
  'MOVE.NOT-YOURS': '{unit:unit} is {of:adjective}. You command the {side:side}.',
  'MOVE.OFF-MAP': '{unit:unit} is {place:inside}, not on the map.',
  'MOVE.CLOSED': [
    '{unit:unit} in {hex:named} has moved, and another stack has begun to move.',
    '+Type undo to take moves back, the last one first.',
  ],
  'MOVE.AGAIN': [
    '{unit:unit} in {hex:named} has moved.',
    '+Type undo to take moves back, the last one first.',
  ],
  'MOVE.NOT-TOGETHER': '{unit:unit} and {first:unit} did not begin the phase together.',
  'MOVE.PARTED': '{unit:unit} and {first:unit} have parted in this phase.',
  'MOVE.TWICE': 'A unit was named twice among {units:units}.',
  'MOVE.NO-PATH': '{units:units} have not been told where to go.',
  'MOVE.THERE': '{units:units} {units:plural:stands|stand} in {hex:named} already.',
  'MOVE.NO-HEX': '{units:units} cannot go to {place:typed}: it is not on the map.',
  'MOVE.NO-WAY': `${NO_MOVE}: there is no way.`,
  'MOVE.BARRED': [`${NO_MOVE}: there is no way.`, '+{because:phrase}.'],
  'MOVE.ALL-MOVED': 'No unit of the {side:side} is left to move.',
  'MOVE.NOT-NEXT': `${NO_STEP}: it is not next to {from:hex}.`,
  'MOVE.WATER': `${NO_STEP}: it is all water.`,
  'MOVE.WATER-SIDE': `${NO_STEP}: water lies between.`,
  'MOVE.ENEMY': [
    `${NO_MOVE}: an enemy is in it, {rule:rule}.`,
    '+[To attack on the move type: {instead:order}.]',
    '+[{because:phrase}, {forbids:rule}.]',
  ],
  'MOVE.FAR': [TOO_FAR, '+[{because:phrase}.]', GO_THERE],
  'MOVE.SLOWEST': [TOO_FAR, '+The slowest: {slow:units}.', GO_THERE],
  'ROLL.NOBODY': 'Nothing rolled: no unit owes a die for its movement.',
  'ROLL.NO-DIE': 'Nothing rolled: {units:units} {units:plural:owes|owe} no die.',
  'ASSAULT.NOBODY-LEFT': 'No mobile assault: no unit of the {side:side} is left that could make one.',
  'ASSAULT.NOBODY': 'No mobile assault on {hex:named}: no enemy is in it.',
  'ASSAULT.POINTS': `{units:units} cannot assault {hex:named}: ${COSTS}${STRIKE}${AS_FAR}, {rule:rule}.`,
};

export const movementMessages: MessageTable = { ...PHRASES, ...EVENTS, ...REFUSALS };

/** For games whose units are moved one at a time. */
export const aloneMessages: MessageTable = {
  'MOVE.ALONE': '{units:units} cannot move together: units are moved one at a time.',
};

/** For games in which a die says what a unit has to spend. */
export const allowanceDiceMessages: MessageTable = {
  'MOVE.DIE-FIRST': [
    'Not moved: a die says what {units:units} {units:plural:has|have} to spend.',
    '+Type roll and the units, then move.',
  ],
  'word.purpose.allowance': 'movement',
  'die.allowance': [],
  'allowance.die': [
    '[?off:{die} off the movement][!off:{die} to move][ in {hex:named}][ for {unit:unit}]. The {side:side} rolled.',
    RULE,
  ],
};
