// The words of supply that every game with lines of supply has.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const supplyMessages: MessageTable = {
  'word.supply.overland': 'overland supply',
  'word.supply.none': 'no supply',
  'sum.supply.none': '[{unit:unit} ]out of supply',
  'supply.is-overland': ['{units:units} {count:plural:has|have} overland supply.', RULE],
  'supply.is-none': ['{units:units} {count:plural:is|are} out of supply.', RULE],
  'supply.line': ['The line is {count:count:hex|hexes} long, by {path:way}.', RULE],
  'supply.cutters': ['The loss of any one of these would cut it: {hexes:hexes}.', RULE],
  'supply.safe': ['No single hex would cut it.', RULE],
  'supply.hex-line': ['A {side:adjective} unit in {hex:named} would have overland supply.', RULE],
  'supply.hex-cut': ['A {side:adjective} unit in {hex:named} would have no overland supply.', RULE],
  'supply.over.source': ['Its source is {hexes:hexes}.', RULE],
  'supply.over.lake': ['The line crosses a lake, {hexes:hexes}.', RULE],
  'supply.bar.closed': ['+No line enters neutral land: {hexes:hexes}.', RULE],
  'supply.bar.sea': ['+No line crosses the sea: {hexes:hexes}.', RULE],
  'supply.bar.lake': ['+No line crosses the lake there: {hexes:hexes}.', RULE],
  'supply.bar.enemy': ['Enemies bar it: {hexes:hexes}.', RULE],
  'supply.bar.source': ['The enemy stands in its source: {hexes:hexes}.', RULE],
  'supply.bar.their-source': ['Sources of the enemy are no help: {hexes:hexes}.', RULE],
  'supply.no-land': '{hex:named} is no land.',
  'supply.move-halved': [
    '{units:units} {count:plural:moves|move} at half in this phase, for want of supply.',
    RULE,
  ],
};

/** For games in which ports and the like feed so many units each. */
export const shortMessages: MessageTable = {
  'ask.short': [
    '{side:side} must leave {count:count:unit|units} out of supply.',
    '+It can be {units:units:or}.',
    '+~Type exclude and a unit, or exclude default.',
  ],
  'choice.exclude': '[?how:those who are fed last][!how:{units:units}].',
  'supply.excluded': ['{unit:unit} is left out of supply.', RULE],
  'SHORT.ONE': ['Name one unit to leave out, or type exclude default.', '+It can be {open:units:or}.'],
  'SHORT.NOT-FED': [
    '{units:units} cannot be left out: it draws on nothing that lacks room.',
    '+It can be {open:units:or}.',
  ],
  'SHORT.NOT-THIS': [
    '{units:units} cannot be left out: others would go short too.',
    '+It can be {open:units:or}.',
  ],
};
