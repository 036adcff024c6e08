// Sentences of ground attacks and combat results: what is this game's alone.
import type { MessageTable } from '../../../api/message-table.ts';
import { allocatedMessages, frontMessages, resultMessages } from '../../../mechanics/en/allocated-combat.ts';

const REFUSED: MessageTable = {
  'ATTACK.ATTACKED-FIRST':
    '{unit:unit} has attacked before movement and does not attack again in this pulse.',
  'ATTACK.BY-ROAD':
    '{unit:unit} cannot attack: it has come too far by the road rate, and an attack costs {cost} MF.',
  'ATTACK.NO-POINTS': '{unit:unit} has not {cost} MF left for an attack.',
};

export const groundCombatMessages: MessageTable = {
  ...allocatedMessages,
  ...frontMessages,
  ...resultMessages(['AE', 'AD', 'D/AE', 'X', 'D', 'D1', 'D2', 'DE'], {
    '3/2X': 'exchange at one and a half times the price',
    'X/2': 'exchange at half the price',
    BR: 'breakthrough',
  }),
  ...REFUSED,
  'sum.shift.river': 'half or more over a river',
};
