// The words of the game: its one verb and its sentences.
import type { VerbSpec } from '../../../src/api/verb-spec.ts';
import type { MessageTable } from '../../../src/api/message-table.ts';

export const react: VerbSpec = {
  name: 'react',
  aliases: [],
  group: 'act',
  kind: 'order',
  slots: [
    { name: 'units', kind: 'unit', many: true, says: 'a unit' },
    { name: 'path', kind: 'hex', many: true, says: 'where to' },
  ],
  spread: true,
  help: 'falls back with a unit next to an enemy that moves.',
  examples: ['react {unit} {to}'],
  seeAlso: ['halt', 'standing', 'retreat'],
};

const PHRASES: MessageTable = {
  'word.phase.entry': 'entry phase',
  'word.phase.movement': 'movement phase',
  'word.phase.combat': 'combat phase',
  'word.purpose.attack': 'the attack',
  'word.window.reaction': 'an enemy unit next to yours',
  'word.over.both-towns': 'they hold both towns',
  'word.over.points': 'they have more points',
  'word.over.draw': 'both sides have the same points',
  'word.panel.unit-facts': '{attack}-{defence}-{move}',
  'word.panel-title.odds.column': '{odds:odds} on {hex:hex}',
  'word.panel.odds.column': '',
  'word.panel.odds.covered': '{count} covered',
  'word.panel.odds.AE': 'attackers eliminated',
  'word.panel.odds.AR': 'attackers retreat',
  'word.panel.odds.EX': 'exchange',
  'word.panel.odds.DR': 'defenders retreat',
  'word.panel.odds.DE': 'defenders eliminated',
  'word.supply.supplied': 'in supply',
  'word.supply.cut': 'out of supply',
  'word.points': 'points',
  'word.unit-facts':
    '[{kind}, ]attack {attack}, defence {defence}, move {move}[, {left} left][?moved:, moved][?attacked:, attacked]',
  'sum.cost': 'cost',
  'sum.cost.clear': '{hex:hex} clear',
  'sum.cost.wood': '{hex:hex} wood',
  'sum.cost.river': 'over the river',
  'sum.cost.enemy': 'leaving an enemy',
  'sum.attack': 'attack',
  'sum.defence': 'defence',
  'sum.odds.unit': '{unit:unit}',
  'sum.odds.wood': 'wood',
  'sum.odds.river': '{unit:unit} over the river',
  'sum.odds.no-supply': '{unit:unit} out of supply',
  'sum.points': 'points',
  'sum.points.town': '{hex:named}',
  'sum.points.unit': '{unit:unit}',
};

const QUESTIONS: MessageTable = {
  'choice.retreat': '{units:units} to {path:places}.',
  'choice.advance': '{units:units}.',
  'choice.react': '{units:units} to {path:places}.',
  'choice.choose': '{what:units}.',
  'ask.place': ['{side:side} place new units: {units:units}.', '+Type place, a unit and a hex.'],
  'ask.movement': ['{count:count:unit|units} can move.', '+Type move, a unit and where to, or type end.'],
  'ask.reaction': [
    '{unit:unit} is in {hex:named}, next to you.',
    '+The {side:side} may fall back. Type react, a unit and a hex, or pass.',
  ],
  'ask.combat': [
    '{count:count:hex|hexes} can be attacked.',
    '+Type attack, a hex, from and units, or type end.',
  ],
  'ask.retreat': ['{side:side} must retreat: {units:units}.', '+Type retreat, a unit and a hex.'],
  'ask.loss': ['{side:side} must lose one of {units:units:or}.', '+Type choose and the unit.'],
  'ask.advance': ['{side:side} may advance into {hex:named}.', '+Type advance, a unit and the hex, or pass.'],
  'note.other-ways': 'Other ways cost the same.[ Taken: {path:hexes}.]',
  'note.all-attack': 'All units that can attack {hex:hex}[: {units:units}].',
};

const RESULT = 'Die {die} at {odds:odds}.';
const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'game.begins': ['Set-up: {units} units are on the map.', RULE],
  'town.held': ['{hex:named}, is held by the {side:side}.', RULE],
  'town.taken': ['{hex:named}, now held by the {side:side}.', RULE],
  'turn.begins': ['{side:adjective} turn {turn} begins.', RULE],
  'turn.last': ['Turn {turn} is the last.', RULE],
  'phase.ended': ['{side:adjective} {phase:phrase:word.phase.} is over.', RULE],
  'supply.cut': [
    '{count:count:unit is|units are} out of supply: {units:units}.',
    '+Their movement is halved in this phase.',
    RULE,
  ],
  'supply.cut-veiled': ['{count} {side:adjective} {count:plural:unit is|units are} out of supply.', RULE],
  'unit.entered': ['{unit:unit} entered at {hex:named}.', RULE],
  'unit.waits': ['{unit:unit} cannot enter and waits.', RULE],
  'unit.moved': [
    '{unit:unit} moved to {hex:named}.',
    '+Move left {left}.',
    '++Cost {cost}, by {path:hexes}.',
    RULE,
  ],
  'unit.moved-stop': [
    '{unit:unit} moved to {hex:named}. It must stop: an enemy is next to it.',
    '+Move left {left}.',
    '++Cost {cost}, by {path:hexes}.',
    RULE,
  ],
  'move.cut-short': ['{unit:unit} could not go on to {meant:named}.', '+The cause is {because:rule}.', RULE],
  'unit.fell-back': ['{unit:unit} fell back to {hex:named}, from {from:hex}.', RULE],
  'odds.nobody': 'No enemy is in {hex:named}.',
  'odds.no-attacker': 'Nobody you can see is next to {hex:named}.',
  'odds.column': '{odds:odds} on {hex:named}.',
  'odds.covered': '{count:count:unit is|units are} covered in {hex:hex}: the true odds may be worse.',
  'odds.AE': '+{faces:span}: attackers eliminated.',
  'odds.AR': '+{faces:span}: attackers retreat.',
  'odds.EX': '+{faces:span}: exchange, each side loses 1 unit.',
  'odds.DR': '+{faces:span}: defenders retreat.',
  'odds.DE': '+{faces:span}: defenders eliminated.',
  'attack.declared': [
    '{side:side} attack {hex:named}, at {odds:odds}.',
    '+Attackers: {units:units}.',
    '++Attack {attack}, defence {defence}.',
    RULE,
  ],
  'stack.shown': ['Seen now in {hex:named}: {units:units}.', RULE],
  // The line of the result tells the die.
  'die.attack': [],
  'attack.result-AE': [`Attackers eliminated. ${RESULT}`, '++Result AE, {rule:rule}.'],
  'attack.result-AR': [`Attackers retreat. ${RESULT}`, '++Result AR, {rule:rule}.'],
  'attack.result-EX': [`Exchange: each side loses 1 unit. ${RESULT}`, '++Result EX, {rule:rule}.'],
  'attack.result-DR': [`Defenders retreat. ${RESULT}`, '++Result DR, {rule:rule}.'],
  'attack.result-DE': [`Defenders eliminated. ${RESULT}`, '++Result DE, {rule:rule}.'],
  ...Object.fromEntries(
    ['AE', 'AR', 'EX', 'DR', 'DE'].map((result) => [
      `word.history.attack.result-${result}`,
      `result ${result} at {hex:hex}`,
    ]),
  ),
  'unit.lost': ['{unit:unit} is eliminated, in {hex:named}.', RULE],
  'unit.retreated': ['{unit:unit} retreated to {hex:named}, from {from:hex}.', RULE],
  'unit.advanced': ['{unit:unit} advanced to {hex:named}.', RULE],
  'advance.declined': ['Nobody advanced into {hex:named}.', RULE],
};

const NO_MOVE = '{unit:unit} cannot go to {hex:named}';

const REFUSALS: MessageTable = {
  'UNIT.NONE': 'No unit is called {unit:typed}.',
  'UNIT.NOT-YOURS': '{unit:unit} is {of:adjective}. You command the {side:side}.',
  'UNIT.NOT-ON-MAP': '{unit:unit} is not on the map.',
  'MOVE.ALL-MOVED': 'No unit is left to move: all of the {side:side} have moved.',
  'MOVE.ONE': 'Nobody moved: one unit moves at a time.',
  'MOVE.AGAIN': '{unit:unit} has moved in this phase, to {hex:named}.',
  'MOVE.NO-PATH': '{unit:unit} has not been told where to go.',
  'MOVE.NOT-NEXT': `${NO_MOVE}: it is not next to {from:hex}.`,
  'MOVE.ENEMY': `${NO_MOVE}: an enemy is in it.`,
  'MOVE.FAR': `${NO_MOVE}: it costs {cost}, and the unit has {has}.`,
  'MOVE.STOP': '{unit:unit} cannot go past {hex:named}: an enemy is next to it.',
  'MOVE.TWICE': `${NO_MOVE} twice in one move.`,
  'MOVE.STACK': `${NO_MOVE}: it is full, {limit} units are the limit.`,
  'MOVE.NO-WAY': `${NO_MOVE}: there is no way for it.`,
  'REACT.NOBODY': 'Nobody can fall back: no unit of the {side:side} that may is next to an enemy.',
  'REACT.AGAIN': '{unit:unit} has fallen back in this turn.',
  'REACT.NOT-THERE': '{unit:unit} cannot fall back to {hex:named}.',
  'ATTACK.NOTHING': 'Nothing can be attacked by the {side:side} now.',
  'ATTACK.ONE-HEX': 'No attack: one hex is attacked at a time.',
  'ATTACK.NOBODY': 'No attack on {hex:named}: no enemy is there.',
  'ATTACK.HEX-AGAIN': '{hex:named} has been attacked in this phase.',
  'ATTACK.NO-ATTACKER': 'No attack on {hex:named}: no unit is to attack it.',
  'ATTACK.UNIT-TWICE': '{unit:unit} was named twice.',
  'ATTACK.ORDER': '{unit:unit} must be named before {before:unit}.',
  'ATTACK.UNIT-AGAIN': '{unit:unit} has attacked in this phase.',
  'ATTACK.NOT-NEXT': '{unit:unit} in {from:hex} is not next to {hex:named}.',
  'LOSS.NOT-IN-BATTLE': ['{what:list} cannot be lost here.', '+It must be one of {units:units:or}.'],
  'RETREAT.NOT-THIS': ['{unit:unit} does not retreat now.', '+These do: {units:units}.'],
  'RETREAT.NOT-THERE': ['{unit:unit} cannot retreat to {hex:named}.', '+[It can go to {hexes:hexes:or}.]'],
  'ADVANCE.NOT-SO': [
    '{units:units} cannot advance.',
    '+One of these may advance to {hex:named}: {from:units}.',
  ],
  'PLACE.NOT-DUE': '{unit:unit} does not enter now.',
  'PLACE.NO-SOURCE': [
    '{unit:unit} cannot enter at {hex:named}: it is no source of yours.',
    '+It can enter at {hexes:hexes:or}.',
  ],
  'PLACE.ENEMY': [
    '{unit:unit} cannot enter at {hex:named}: an enemy is there.',
    '+It can enter at {hexes:hexes:or}.',
  ],
  'PLACE.FULL': [
    '{unit:unit} cannot enter at {hex:named}: it is full.',
    '+It can enter at {hexes:hexes:or}.',
  ],
};

const PROBLEMS: MessageTable = {
  'POSITION.NO-PLACE': 'No hex and no box is called {place:typed}.',
  'POSITION.WORD': '{word:typed} cannot stand after a unit and its place.',
  'POSITION.NO-TOWN': 'There is no town in {hex:typed}.',
  'POSITION.NO-SIDE': 'No side is called {side:typed}.',
  'POSITION.NO-TURN': 'There is no turn {turn}: the turns are 1 to {turns}.',
  'POSITION.NO-PHASE': 'There is no phase {phase:typed}.',
  'STATE.EMPTY-PLACE': 'A place is kept that has no unit.',
  'STATE.NO-PLACE': 'A unit is at a place that does not exist.',
  'STATE.STACK': '{count} units are in one hex.',
  'STATE.TWO-SIDES': 'Units of both sides are in one hex.',
  'STATE.HOLDER': 'A town is not held by the side in it.',
  'STATE.NO-UNIT': 'A unit is named that does not exist.',
  'STATE.TWICE': 'A unit is in two places.',
  'STATE.NOWHERE': 'A unit is nowhere.',
  'STATE.LISTED-TWICE': 'A unit stands twice in a list.',
};

export const messages: MessageTable = { ...PHRASES, ...QUESTIONS, ...EVENTS, ...REFUSALS, ...PROBLEMS };
