// Sentences of chapter 7: supply.
import type { MessageTable } from '../../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const supplyMessages: MessageTable = {
  'word.supply.port': 'port supply',
  'supply.is-port': ['{units:units} {count:plural:has|have} port supply.', RULE],
  'supply.means.die': ['A die says how far it moves.', RULE],
  'supply.means.attack': ['Its attacks go one column left.', RULE],
  'supply.means.defence': ['Attacks on it go one column right.', RULE],
  'supply.means.stays': ['++Nobody loses a step for that alone.', RULE],
  'supply.means.line': ['It has a line over land, which counts for replacements.', RULE],
  'supply.automatic': ['All Soviet units are out of supply in this turn, line or no line.', RULE],
  'supply.over.borders': ['The line crosses {hexes:plural:a border|borders} into {hexes:hexes}.', RULE],
  'supply.over.narrows': ['The line crosses the narrows, {hexes:hexes}.', RULE],
  'supply.bar.narrows': [
    '+The narrows are closed: {hexes:hexes} and the far shore must be Soviet held.',
    RULE,
  ],
  'supply.bar.entrenchment': ['+No German line enters a Soviet entrenchment: {hexes:hexes}.', RULE],
  'supply.bar.pripyat': ['+The Western Pripyat Marsh bars it: {hexes:hexes}.', RULE],
  'supply.bar.zone': ['Enemy zones of control bar it: {hexes:hexes}.', RULE],
  'supply.bar.borders': ['Every line from {hexes:hexes} crosses too many borders.', RULE],
  'supply.bar.lost-source': ['Its source is not German held: {hexes:hexes}.', RULE],
  'supply.bar.gripped-source': ['Its source lies empty in an enemy zone of control: {hexes:hexes}.', RULE],
  'supply.bar.fallen-port': ['A port that was lost once feeds nobody: {hexes:places}.', RULE],
  'supply.bar.beset-port': ['Soviets stand beside the port: {hexes:places}.', RULE],
  'supply.bar.far-port': ['+No line in range leads to {hexes:places}.', RULE],
  'supply.bar.full-port': ['The port has no room left: {hexes:places}.', RULE],
};
