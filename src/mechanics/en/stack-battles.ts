// What games of stacks say alike that fight one battle after the other, have points, and call their sides Germans and Soviets.
import type { MessageTable } from '../../api/message-table.ts';

const RULE = '++{rule:rule}.';

export const stackBattleMessages: MessageTable = {
  'word.phase.set-up': 'set-up',
  'word.phase.soviet-movement': 'movement phase',
  'word.phase.german-movement': 'movement phase',
  'word.brief-phase.soviet-movement': 'movement',
  'word.brief-phase.german-movement': 'movement',
  'sum.points': 'points',
  'word.points': 'points',
  'word.over.points': 'points',
  'word.head.points': 'VP {total}',
  'hex.taken': ['{side:side} take {hex:named}.', RULE],
  'sum.cost.clear': '{hex:hex} clear',
  'sum.cost.marsh': '{hex:hex} marsh',
  'supply.means.full': ['+Movement and combat are full.', RULE],
  'doubt.odds': '{hex:named} would be attacked at {odds:odds}[, at worst {worst:odds}], by {units:units}.',
  'doubt.spare': [
    'Of the {all} units that would attack {hex:named}, {units:count:unit brings|units bring} no better column: {units:units}.',
    '+To spare {units:plural:it|them} type attack {hex:hex} best.',
  ],
  'targets.none': 'No attack is possible for the {side:side}[?unit:: not with {unit:unit}].',
  'targets.count':
    '{count:count:attack|attacks} possible. Best column first[?covered:, by the worst there can be].',
  'targets.one': '{hex:named}: {odds:odds}[, at worst {worst:odds}], with {units:count:unit|units}.',
  'threats.one':
    '{hex:named}: {odds:odds}, by {units:count:unit|units}[, and perhaps more from {covered:count:covered stack|covered stacks}].',
  'who.count':
    '[?count=0:No {side:adjective} unit that you can see][!count=0:{count} {side:adjective} {count:plural:unit|units}] could attack {hex:named}.',
};

/** Where the points are the Soviets', and the column is found by the difference of both sums. */
export const differenceMessages: MessageTable = {
  'goal.over': 'Soviets {total:count:point|points}.',
  'word.head.score.needs': 'Soviets need {points} on turn {turn}',
  'setup.default': ['{side:side} set up {count:count:unit|units} as the program would.', RULE],
  'sum.allowance.factor': 'movement factor {n} of {unit:unit}',
  'sum.cost.forest': '{hex:hex} forest',
  'word.supply.out': 'no supply',
  'supply.is-out': ['{units:units} {count:plural:is|are} out of supply.', RULE],
  'sum.combat.rungs': 'columns from the left',
  'battle.odds': [
    '[!decided:{hex:named}: {odds:odds}.]',
    '++Attack {attack}, defence {defence}: {base:odds} before shifts[, {shifts:phrases}].',
    RULE,
  ],
  'left.attacks': [
    '{side:side}: {hexes:count:hex|hexes} could still be attacked.',
    '++{hexes:plural:It is|They are} {hexes:hexes}.',
  ],
  'odds.with': ['With {units:units}.', RULE],
  'word.panel.odds.with': '',
  'ATTACK.WATER': '{unit:unit} cannot attack {hex:named} from {from:hex}: water is between them.',
};
