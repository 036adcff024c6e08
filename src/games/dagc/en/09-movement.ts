// Sentences of chapters 8 and 9: zones of control and movement.
import type { MessageTable } from '../../../api/message-table.ts';
import { NO_STEP } from '../../../mechanics/en/movement.ts';

const PHRASES: MessageTable = {
  'sum.allowance.dice': '{n} by the dice of {unit:unit}',
  'sum.allowance.most-dice': 'dice still to fall',
  'sum.cost.western-pripyat': '{hex:hex} Western Pripyat Marsh',
  'sum.cost.narrows': 'over the narrows',
  'sum.cost.partisans': '{hex:hex} in a partisan area',
  'sum.cost.stack-in': 'joins the unit in {hex:hex}',
  'sum.cost.stack-out': 'parts from the unit in {hex:hex}',
};

const ASKED: readonly string[] = [
  '[!fresh:{side:side}: ]{count:count:unit|units} can move.',
  '+[To enter, by place and where to: {units:units}.]',
  '+~Type move, a unit and where to[?dice:, or roll and a unit whose movement a die says], or type end.',
];

const QUESTIONS: MessageTable = {
  'ask.soviet-movement': ASKED,
  'ask.german-movement': ASKED,
  'left.movement': '{side:side}: {count:count:unit|units} in {stacks:count:hex|hexes} could still move.',
};

const REFUSALS: MessageTable = {
  'MOVE.LOCALITY': '{unit:unit} is a fortified locality and never leaves its hex.',
  'MOVE.SOVIET-LINE': `${NO_STEP}: no German unit enters a Soviet entrenchment.`,
  'MOVE.ZONE-TO-ZONE': [
    `${NO_STEP}: it is a German entrenchment, and the way leads from zone of control to zone of control.`,
    '+It can be entered from a hex without German units beside it.',
  ],
  'MOVE.NARROWS-GERMAN': `${NO_STEP}: no German unit crosses the narrows.`,
  'MOVE.NARROWS-USED': `${NO_STEP}: the narrows have been crossed, which is done once in a game.`,
  'MOVE.NARROWS-HELD': [
    `${NO_STEP} over the narrows: both hexes must be Soviet.`,
    '+Not yet: {hexes:hexes}.',
  ],
  'MOVE.FRONT-AREA': `${NO_STEP}: outside its area the 1st Ukrainian Front stays behind the Soviet line.`,
};

const EVENTS: MessageTable = {
  'narrows.crossed': [
    '{units:units} cross the narrows to {hex:named}.',
    '+Nobody crosses them again.',
    '++{rule:rule}.',
  ],
};

export const movementMessages: MessageTable = { ...PHRASES, ...QUESTIONS, ...REFUSALS, ...EVENTS };
