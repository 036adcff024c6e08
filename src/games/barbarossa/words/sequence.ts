// Sentences of chapters 1 to 3 and 5: set-up, the sequence, orders of phases, closed borders, mandatory attacks.
import type { MessageTable } from '../../../words/table.ts';

const PHRASES: MessageTable = {
  'word.phase.set-up': 'set-up',
  'word.phase.turn-start': 'start of the turn',
  'word.phase.german-administration': 'administrative segment',
  'word.phase.soviet-administration': 'administrative segment',
  'word.phase.german-order': 'start of the player turn',
  'word.phase.german-strategic': 'strategic movement phase',
  'word.phase.german-movement': 'movement phase',
  'word.phase.german-assault': 'prepared assault phase',
  'word.phase.soviet-order': 'start of the player turn',
  'word.phase.soviet-markers': 'placing of supply markers',
  'word.phase.soviet-rvgk': 'RVGK phase',
  'word.phase.soviet-movement': 'movement phase',
  'word.phase.soviet-assault': 'prepared assault phase',
  'word.phase.victory-check': 'victory check phase',
  'word.order.move-fight': 'move, then fight',
  'word.order.fight-move': 'fight, then move',
  'word.order.fight-fight': 'fight twice',
  'word.order.move': 'move only',
  'word.order.fight': 'fight only',
  'word.purpose.pause': 'movement without the pause',
  'word.points': 'points',
  'word.unit-facts':
    '{type}, {mobility} {size}, attack {attack}, defence {defense}[?doubles:, doubles][?dot:, never replaced][, due in turn {due}][?moved:, moved][?attacked:, attacked]',
  'word.mark.hc': 'Hero City',
  'word.mark.fc': 'Fortress City',
  'word.mark.fa': 'fortified area',
  'word.mark.eastwall': 'East Wall',
  'word.mark.aerial': 'aerial supply',
  'word.mark.supplya': 'offensive supply A',
  'word.mark.supplyb': 'offensive supply B',
  'word.mark.supplyc': 'offensive supply C',
  'word.mark.luftwaffe': 'Luftwaffe support',
  'word.mark.watch': 'Watch on the Rhine or Oder',
  'word.mark.destroyed': 'fortified line destroyed',
  'sum.points.lithuania': 'Lithuania for central Poland',
};

const QUESTIONS: MessageTable = {
  'ask.setup': [
    '{side:side} set up: {count:count:unit|units} to place.',
    '+Type place, units and a hex, or place default, or end.',
    '++[Still to place: {units:units}.]',
  ],
  'ask.order': ['{side:side} declare their order of phases.', '+Type choose and one of {orders:list:or}.'],
  'ask.zone': [
    'In which zone do prepared assaults gain the bonus of fight/move this summer.',
    '+Type choose north or choose south.',
  ],
  'choice.place': '[{units:units} to {at:places}][?how:all by default].',
  'choice.choose': '{what:list}.',
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'game.begins': ['Set-up: {units:count:unit|units} on the map[!open=0:, {open} to be placed].', RULE],
  'setup.placed': ['{units:units} set up in {hex:named}.', RULE],
  'setup.placed-covered': ['A unit is set up in {hex:named}.', RULE],
  'setup.default': ['{side:side} set up {count:count:unit|units} where history had them.', RULE],
  'setup.done': ['{side:side} are set up.', RULE],
  'turn.begins': ['Turn {turn}, {label}, begins.', RULE],
  'turn.last': ['Turn {turn} is the last.', RULE],
  'borders.open': ['Romania and Hungary are open.', RULE],
  'phase.begins': ['{side:adjective} {phase:phrase:word.phase.}.', RULE],
  'player-turn.begins': ['{side:adjective} player turn begins.', RULE],
  'player-turn.ends': ['{side:adjective} player turn is over.', RULE],
  'order.declared': ['{side:side}: {order:phrase:word.order.}.', RULE],
  'zone.declared': ['The bonus of fight/move is for the {zone} this summer.', RULE],
  'rvgk.none': ['There is no RVGK Phase in this turn.', RULE],
  'attacks.due': ['{units:count:unit|units} must attack: {units:units}.', RULE],
  'pause.die': ['Mechanized units in {hex:named} lose {die} of their movement.', RULE],
};

const REFUSALS: MessageTable = {
  'SETUP.DEFAULT-ALONE': 'Nothing placed: place default takes no units and no hex.',
  'SETUP.ALL-PLACED': 'Nothing to place: all {side:adjective} units stand.',
  'SETUP.WHAT-WHERE': 'Nothing placed: name units and one hex.',
  'SETUP.FIXED': 'No choice for {unit:unit}: its place is fixed.',
  'SETUP.TWICE': 'Nothing placed: a unit is named twice.',
  'SETUP.NOT-THERE': ['{unit:unit} is not set up in {hex:hex}.', '+[It may stand in {hexes:hexes}.]'],
  'SETUP.THERE': '{units:units} stand in {hex:hex} already.',
  'SETUP.FULL': 'No room in {hex:hex} for {units:units}.',
  'SETUP.LEFT': ['Not done: {units:count:unit|units} still to place.', '+[They are {units:units}.]'],
  'SEQUENCE.FIGHT-FIRST': '{side:side} must fight first and then move in turn {turn}.',
  'SEQUENCE.NOT-YET': 'No fight/fight in turn {turn}: the Soviets may use it in turn 31 or 32.',
  'SEQUENCE.NO-SUMMER': 'No fight/fight in turn {turn}: it is for the summers of 1942 and 1943.',
  'SEQUENCE.NO-ODER': 'No fight/fight in turn {turn}: it needs Watch on the Oder.',
  'SEQUENCE.USED': 'No fight/fight: it was used in turn {turn}.',
  'SEQUENCE.PAUSE': 'No attacks in turn {turn}: the Germans pause.',
  'SEQUENCE.NO-MOVE': 'A player turn has a movement phase: {side:side} cannot only fight.',
  'SEQUENCE.NO-FIGHT': 'A player turn has a prepared assault phase: {side:side} cannot only move.',
  'SEQUENCE.ONLY-FIGHT': 'Turn {turn} is nothing but a Soviet prepared assault phase.',
  'BORDER.ROMANIA': 'Not from {from:hex} to {hex:hex}: units in Romania stay in it in the first turn.',
  'BORDER.HUNGARY': 'Not from {from:hex} to {hex:hex}: the border of Hungary is closed in the first turn.',
  'BORDER.SOVIET':
    'Not from {from:hex} to {hex:hex}: Romania and Hungary are closed to the Soviets in the first turn.',
  'BORDER.NO-ATTACK': 'No attack on {hex:hex}: units in Romania attack nobody in the first turn.',
  'ATTACK.DUE': [
    'Not over: {units:count:unit|units} must still attack.',
    '+[They are {units:units}.]',
    '+[They may attack {hexes:hexes}.]',
  ],
};

const POSITIONS: MessageTable = {
  'POSITION.NO-UNIT': 'No unit is called {unit:typed}.',
  'POSITION.NO-PLACE': 'No unit or marker can be at {place:typed}.',
  'POSITION.WORD': 'The word {word:typed} does not belong here.',
  'POSITION.UNIT-TWICE': 'Unit {unit:typed} is placed twice.',
  'POSITION.CONTRADICTION': 'Said before was {about:typed} {said:typed}, and now it is {value:typed}.',
  'POSITION.NO-SIDE': 'No side is called {side:typed}.',
  'POSITION.POINTS': 'Not points: {turn:typed} {amount:typed}.',
  'POSITION.NO-MARKER': 'No marker is called {marker:typed}.',
  'POSITION.MARKERS': 'More than {count} of marker {marker:typed}.',
  'POSITION.OWN': 'Not a value of the ledger: {path:typed}.',
  'POSITION.FACT': 'No line of a position begins {word:typed}.',
  'POSITION.NO-TURN': 'No turn {turn}: the last is {turns}.',
  'POSITION.NO-PHASE': [
    'No phase is called {phase:typed}.',
    '+There is {first:list}.',
    '+And {second:list}.',
    '+And {last:list:and}.',
  ],
  'POSITION.ORDER': 'No {phase:typed} in a turn whose order is {order:typed}.',
};

const PROBLEMS: MessageTable = {
  'STATE.AT-SEA': 'Units stand on water.',
  'STATE.TWO-SIDES': 'Both sides stand here.',
  'STATE.STACK': '{count} units are stacked here.',
  'STATE.SATELLITES': '{count} satellite armies are stacked here.',
  'STATE.HOLDER': 'Its units do not hold it.',
  'STATE.EMPTY-PLACE': 'An empty place is kept.',
  'STATE.NO-PLACE': 'There is no such place.',
  'STATE.NO-UNIT': 'There is no such unit.',
  'STATE.TWICE': 'It is in {count} places.',
  'STATE.NOWHERE': 'It is nowhere.',
  'STATE.LISTED-TWICE': 'It is listed twice.',
  'STATE.NO-MARKER': 'There is no such marker.',
  'STATE.MARKERS': '{count} markers where {printed} are printed.',
};

export const sequenceMessages: MessageTable = {
  ...PHRASES,
  ...QUESTIONS,
  ...EVENTS,
  ...REFUSALS,
  ...POSITIONS,
  ...PROBLEMS,
};
