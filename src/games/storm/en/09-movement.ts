// Sentences of chapter 9: movement and mobile assaults.
import type { MessageTable } from '../../../api/message-table.ts';
import { NO_STEP } from '../../../mechanics/en/movement.ts';

const RULE = '++{rule:rule}.';
const NO_ASSAULT = 'No mobile assault[ on {hex:named}]';

const ASKED: readonly string[] = [
  '{side:side}[?count=0:: nobody can move][!count=0:: {count:count:unit|units} can move].',
  '+~Type move[?strikes:, or assault], units and where to, or type end.',
];

const PHRASES: MessageTable = {
  'ask.soviet-movement': ASKED,
  'ask.german-movement': ASKED,
  'sum.allowance.oos': '{n} out of supply',
  'sum.allowance.attenuated': '{n} in attenuated supply',
  'sum.allowance.halved': 'halved on turn 1',
  'sum.allowance.rounded': 'rounded up',
  'sum.cost.rough': '{hex:hex} rough',
  'sum.cost.mountain': '{hex:hex} mountain',
  'sum.cost.pass': '{hex:hex} over a pass',
  'sum.cost.danube-corridor': '{hex:hex} along the Danube corridor',
  'sum.cost.pripyet-corridor': '{hex:hex} along the Pripyet-Notec corridor',
  'sum.cost.interdiction': 'enemy airpower',
  'sum.cost.hungarian-border': 'over the Hungarian border',
  'sum.cost.mobile-assault': 'mobile assault',
  'supply.move-short': [
    '{units:units} {count:plural:is|are} out of supply as {count:plural:it sets|they set} out, for this phase.',
    RULE,
  ],
  'units.moved-covered': [
    '{unit:unit} moved to {hex:named}, with others.',
    '++From {from:hex}, by {path:hexes}.',
    RULE,
  ],
  'move.cut-short-covered': ['{unit:unit} could not go on from {hex:named}.', RULE],
  'assault.cleared': ['{units:units} {units:plural:has|have} cleared {hex:named} on the move.', RULE],
  'assault.failed': [
    '{units:units} {units:plural:has|have} failed at {target:named} and {units:plural:stands|stand} in {hex:named}.',
    RULE,
  ],
};

const REFUSALS: MessageTable = {
  'MOVE.STATIC': '{unit:unit} never moves.',
  'MOVE.HOME': `${NO_STEP}: it never leaves {country}.`,
  'MOVE.BULGARIA': `${NO_STEP}: Bulgaria is closed.`,
  'MOVE.MARSH': `${NO_STEP}: mechanized units enter marsh along a corridor alone that their side holds.`,
  'MOVE.MOUNTAIN': `${NO_STEP}: mechanized units enter mountains over passes alone.`,
  'ASSAULT.SOVIET': 'No mobile assault: the Soviets never make one.',
  'ASSAULT.TURN': 'No mobile assault on turn 1.',
  'ASSAULT.ORDER':
    'No mobile assault but on artillery that stands alone: the Germans fight before they move.',
  'ASSAULT.KIND': `${NO_ASSAULT}: {unit:unit} is neither panzer nor panzer grenadiers.`,
  'ASSAULT.ALLY': `${NO_ASSAULT}: {unit:unit} is of an ally, and allies overrun artillery alone.`,
  'ASSAULT.PANZER': `${NO_ASSAULT}: it takes a panzer division or brigade.`,
  'ASSAULT.TERRAIN': `${NO_ASSAULT}: it is {terrain}.`,
  'ASSAULT.STATIC': '{unit:unit} never attacks.',
  'ASSAULT.SHORT': '{unit:unit} makes no mobile assault: it was out of supply as it set out.',
  'ASSAULT.SUPPLY': '{unit:unit} makes no mobile assault from {from:named}: it would be out of supply there.',
};

export const movementMessages: MessageTable = { ...PHRASES, ...REFUSALS };
