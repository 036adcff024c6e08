// Sentences of the questions about assaults that stacks make out of their move.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const mobileMessages: MessageTable = {
  'odds.mobile': ['From {from:hex}, cost {cost} of {left}, with {units:units}.', RULE],
  'odds.also':
    'Else {odds:odds}[, at worst {worst:odds},] with {units:units} from {from:hex}, cost {cost} of {left}.',
  'odds.no-mobile': '{because:phrase}, {rule:rule}.',
  'odds.none-mobile': 'No mobile assault: nobody who could make one can come next to {hex:named}.',
  'odds.ask-prepared': '+To hear of a prepared assault type odds, the hex and prepared.',
  'targets.no-mobile': 'No mobile assault is possible for the {side:side}[?unit:: not with {unit:unit}].',
  'targets.count-mobile':
    '{count:count:mobile assault|mobile assaults} possible. Best odds first[?covered:, by the worst there can be].',
  'targets.mobile':
    '{odds:odds}[, at worst {worst:odds}]: {hex:named} from {from:hex}, cost {cost} of {left}, with {units:units}.',
  'targets.ask-prepared': '+For prepared assaults from where units stand type targets prepared.',
  'word.panel.odds.mobile': 'mobile assault from {from:hex}, cost {cost} of {left}',
};
