// Sentences of movement, stacking and entrenchment that are this game's.
import type { MessageTable } from '../../../api/message-table.ts';
import { WOULD_BE } from '../../../mechanics/en/formations.ts';
import { NO_STEP } from '../../../mechanics/en/movement.ts';

export const movementMessages: MessageTable = {
  'word.unit-facts':
    '[!listed:{type}, ][{size}, ][{attack}-{defence}][range {range}][, movement {movement}][?red:, red label][?disrupted:, Disrupted][?entrenched:, entrenched][?strong:, on its strong side][?limited:, in limited supply][?unsupplied:, isolated][?away:, away][, due in turn {due}][?moved:, moved][?attacked:, attacked]',
  'word.panel.unit-facts':
    '[{attack}-{defence}][?disrupted:, Disrupted][?entrenched:, entrenched][?strong:, strong side][?limited:, limited supply][?unsupplied:, isolated]',
  'sum.allowance.bonus': 'bonus of {n}',
  'sum.allowance.oil': '{n} without oil',
  'sum.allowance.halved': '{n} in this weather',
  'sum.allowance.breakthrough': 'in the breakthrough',
  'sum.allowance.least': '{n} at least',
  'sum.cost.hill': '{hex:hex} hills',
  'sum.cost.mountain': '{hex:hex} mountains',
  'sum.cost.swamp-forest': '{hex:hex} swamp and forest',
  'sum.cost.overrun': '{hex:hex} overrun',
  overrun: ['{units:units} {units:plural:overruns|overrun} {lost:units} in {hex:named}.', '++{rule:rule}.'],
  'sum.cost.carried': '[?as=bonus:bonus given up][!as=bonus:a hex of a road for nothing]',
  'MOVE.WATER': `${NO_STEP}: water lies between.`,
  'MOVE.NORTH': `${NO_STEP}: allies of the Germans stay in the south.`,
  'MOVE.BOGGED': '{unit:unit} goes no further: it has gone into a swamp off the road.',
  'MOVE.AIR': '{unit:unit} flies: its airfield is moved in administration.',
  'MOVE.DUG-IN': '{unit:unit} has dug in and stays where it is in this player turn.',
  'MOVE.ATTACKED-FIRST': '{unit:unit} attacked before movement and does not move in this player turn.',
  'MOVE.PROMOTED': '{unit:unit} has been promoted in this player turn and does not move in it.',
  'ATTACK.PROMOTED': '{unit:unit} has been promoted in this player turn and does not attack in it.',
  'MOVE.HAS-GONE': '{unit:unit} has moved or attacked already in this player turn.',
  'MOVE.ALLIES': '{unit:unit} is no German unit: only Germans move in the breakthrough.',
  'ATTACK.AIR': '{unit:unit} flies and attacks nobody on the ground but by its missions.',
  'ATTACK.DUG-IN': '{unit:unit} has dug in and does not attack in this player turn.',
  'ATTACK.HAS-GONE': '{unit:unit} has moved or attacked already in this player turn.',
  'ATTACK.ALLIES':
    '{unit:unit} is no German unit: only Germans attack before movement and in the breakthrough.',
  'ATTACK.BONUS': '{unit:unit} has used its bonus and cannot attack.',
  'ATTACK.RIVER':
    '{unit:unit} cannot attack: rivers on its way and in front of it cost {rivers} more than it has.',
  'ATTACK.DISRUPTED': '{unit:unit} is Disrupted and cannot attack.',
  'ATTACK.ATTACKED-FIRST':
    '{unit:unit} attacked before movement and does not attack again in this player turn.',
  'ENTRENCH.KIND':
    '{unit:unit} cannot dig in: only infantry, rifle, mountain and parachute units and armies can.',
  'STACK.STACK-CORPS': ['At most {limit} corps may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-WITH-ARMY': ['With an army at most {limit} armies and corps may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-MOBILE-CORPS': ['At most {limit} motorized or tank corps may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-AXIS-ARMIES': ['At most {limit} Axis army may be in {hex:named}.', WOULD_BE],
  'STACK.STACK-MOUNTAIN': [
    'At most {limit} tank or motorized unit may be in {hex:named}, in the mountains.',
    WOULD_BE,
  ],
  'STACK.NATIONS': '{unit:unit} cannot be in {hex:named} with {others:units}.',
};
