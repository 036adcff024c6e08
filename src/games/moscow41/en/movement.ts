// Sentences of movement: basic factors, the bonus, roads.
import type { MessageTable } from '../../../api/message-table.ts';

export const movementMessages: MessageTable = {
  'sum.allowance.bonus': 'bonus of operational movement',
  'sum.cost.carried':
    '[?as=bonus:bonus given up][?as=half:a half lost off the road][?as=both:bonus given up and a half lost off the road][!as:all of it for one hex]',
  'sum.cost.whole-hex': 'the rest for its zone',
  'sum.cost.unpaid-hex': 'the rest for its zone unpaid[!n=0: {n}], so Disrupted there',
  'MOVE.DUG-IN': '{unit:unit} has dug in and stays where it is in this player turn.',
  'ATTACK.DUG-IN': '{unit:unit} has dug in and does not attack in this player turn.',
  'ATTACK.BONUS': '{unit:unit} has used its bonus of operational movement and cannot attack.',
  'ATTACK.DISRUPTED': '{unit:unit} is Disrupted and cannot attack.',
  'ATTACK.ATTACKED-FIRST':
    '{unit:unit} attacked before movement and does not attack again in this player turn.',
};
