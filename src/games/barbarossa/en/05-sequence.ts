// Sentences of chapters 1 to 3 and 5: set-up, the sequence, orders of phases, closed borders, mandatory attacks.
import type { MessageTable } from '../../../api/message-table.ts';

const PHRASES: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  'word.phase.german-administration': 'administrative segment',
  'word.phase.soviet-administration': 'administrative segment',
  'word.phase.german-order': 'start of the player turn',
  'word.phase.german-strategic': 'strategic movement phase',
  'word.phase.german-assault': 'prepared assault phase',
  'word.phase.soviet-order': 'start of the player turn',
  'word.phase.soviet-markers': 'placing of supply markers',
  'word.phase.soviet-rvgk': 'RVGK phase',
  'word.phase.soviet-assault': 'prepared assault phase',
  'word.phase.victory-check': 'victory check phase',
  'word.brief-phase.german-administration': 'administration',
  'word.brief-phase.soviet-administration': 'administration',
  'word.brief-phase.german-order': 'player turn',
  'word.brief-phase.german-strategic': 'strategic movement',
  'word.brief-phase.german-assault': 'prepared assault',
  'word.brief-phase.soviet-order': 'player turn',
  'word.brief-phase.soviet-markers': 'supply markers',
  'word.brief-phase.soviet-rvgk': 'RVGK',
  'word.brief-phase.soviet-assault': 'prepared assault',
  'word.brief-phase.victory-check': 'victory check',
  'word.order.move-fight': 'move, then fight',
  'word.order.fight-move': 'fight, then move',
  'word.order.fight-fight': 'fight twice',
  'word.order.move': 'move only',
  'word.order.fight': 'fight only',
  'word.purpose.pause': 'movement without the pause',
  'word.unit-facts':
    '[!listed:{type}, {mobility} {size}, ]attack {attack}, defence {defense}[?doubles:, doubles][?dot:, never replaced][, due in turn {due}][?moved:, moved][, {left} left][?attacked:, attacked]',
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
  'ask.zone': [
    '{by:side}: in which zone do prepared assaults gain the bonus of fight/move this summer?',
    '+~Type choose north or choose south.',
  ],
  'choice.choose': '{what:list}.',
  'choice.choose.move-fight': 'Move, then fight.',
  'choice.choose.fight-move': 'Fight, then move.',
  'choice.choose.fight-fight': 'Fight twice.',
  'choice.choose.move': 'Move only.',
  'choice.choose.fight': 'Fight only.',
  'choice.choose.no-pause': 'No pause.',
};

const RULE = '++{rule:rule}.';

const EVENTS: MessageTable = {
  'game.begins-covered': [
    'Set-up as the scenario has it[!open=0:, {open:count:unit|units} to be placed].',
    RULE,
  ],
  'borders.open': ['Romania and Hungary are open.', RULE],
  'zone.declared': ['The bonus of fight/move is for the {zone} this summer.', RULE],
  'rvgk.none': ['++There is no RVGK Phase in this turn, {rule:rule}.'],
  'attacks.due': ['++{units:count:unit|units} must attack: {units:units}, {rule:rule}.'],
  'pause.die': ['Mechanized units in {hex:named} lose {die} of their movement.', RULE],
};

const REFUSALS: MessageTable = {
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
    'Not from {from:hex} to {hex:hex}: Romania and Hungary are closed to the Soviets in turn 1.',
  'BORDER.NO-ATTACK': 'No attack on {hex:hex}: units in Romania attack nobody in the first turn.',
};

const POSITIONS: MessageTable = {
  'POSITION.LUFTWAFFE': [
    'Turn {turn} has {count:count:Luftwaffe marker|Luftwaffe markers}, {rule:rule}.',
    '+Say only how many are spent, a line each: marker luftwaffe spent.',
  ],
  'POSITION.HALF': 'A turn whose order is {order} has no second assault phase: plan order fight-fight.',
  'POSITION.STAND': 'Nobody stands fast in turn {turn} of this scenario, {rule:rule}.',
  'POSITION.ORDER': 'No {phase:typed} in a turn whose order is {order:typed}.',
};

const PROBLEMS: MessageTable = {
  'STATE.SATELLITES': '{count} satellite armies are stacked here.',
};

export const sequenceMessages: MessageTable = {
  ...PHRASES,
  ...QUESTIONS,
  ...EVENTS,
  ...REFUSALS,
  ...POSITIONS,
  ...PROBLEMS,
};
