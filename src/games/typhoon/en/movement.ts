// Sentences of operational movement and of zones of control.
import type { MessageTable } from '../../../api/message-table.ts';
import { NO_STEP } from '../../../mechanics/en/movement.ts';

export const movementMessages: MessageTable = {
  'sum.allowance.factor': 'movement factor {n} of {unit:unit}',
  'sum.allowance.mud': '{n} in Mud',
  'sum.allowance.first-snow': '{n} in the first turn of Snow',
  'sum.allowance.oos': '{n} out of supply',
  'sum.allowance.blitz': 'doubled in the first German pulse',
  'sum.allowance.moscow': 'doubled from Moscow',
  'sum.cost.clear': '{hex:hex} clear',
  'sum.cost.forest': '{hex:hex} forest',
  'sum.cost.swamp': '{hex:hex} swamp',
  'sum.cost.swampy-forest': '{hex:hex} swampy forest',
  'sum.cost.road': '{hex:hex} by road',
  'sum.cost.carried': 'one factor more along a road',
  'sum.cost.any': '{hex:hex} out of supply, whatever the ground',
  'MOVE.LAKE': `${NO_STEP}: a lake lies between.`,
  'MOVE.SAME-ZONE': `${NO_STEP} from {from:hex}: both are in the zone of control of {of:unit}.`,
  'MOVE.HELD-LINE': `${NO_STEP}: from one zone of control to another it would cross a defence line that is held.`,
  'MOVE.STOPPED': '{unit:unit} goes no further than {hex:named}: it is in an enemy zone of control.',
  'MOVE.ARMY-PULSE': '{unit:unit} cannot move: armies move in the first {most} pulses of a turn only.',
  'MOVE.DISRUPTED': '{unit:unit} is Disrupted and cannot move.',
  'MOVE.ATTACKED-FIRST': '{unit:unit} attacked before movement and cannot move in this pulse.',
  'MOVE.TO-ATTACK': '{unit:unit} is to attack {hex:named} and stays where it is; cancel that first.',
};
