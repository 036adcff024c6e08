// Sentences of the sequence: turns, player turns and phases begin and end, an order of phases is chosen.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const sequenceMessages: MessageTable = {
  'ask.order': ['{side:side} declare their order of phases.', '+~Type choose and one of {orders:list:or}.'],
  'game.begins': ['Set-up: {units:count:unit|units} on the map[!open=0:, {open} to be placed].', RULE],
  'turn.begins': ['Turn {turn}, [?date:{date:period}][!date:{label:period}], begins.', RULE],
  'turn.last': ['Turn {turn} is the last.', RULE],
  'phase.begins': ['[{side:adjective} ]{phase:phrase:word.phase.}.', RULE],
  'phase.passed': ['++[{side:adjective} ]{phase:phrase:word.phase.}.', RULE],
  'player-turn.begins': ['++{side:adjective} player turn begins, {rule:rule}.'],
  'player-turn.ends': ['++{side:adjective} player turn is over, {rule:rule}.'],
  'order.declared': ['{side:side}: {order:phrase:word.order.}.', RULE],
};
