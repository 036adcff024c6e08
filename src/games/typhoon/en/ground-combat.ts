// Sentences of ground attacks and combat results: what is this game's alone.
import type { MessageTable } from '../../../api/message-table.ts';
import { resultMessages } from '../../../mechanics/en/allocated-combat.ts';
import { frontMessages } from '../../../mechanics/en/front.ts';

const RESULTS = [
  ['3/2X', 'exchange at one and a half times the price'],
  ['X/2', 'exchange at half the price'],
] as const;

export const groundCombatMessages: MessageTable = {
  ...frontMessages,
  ...resultMessages(RESULTS),
  'sum.shift.river': 'half or more over a river',
  'ATTACK.ATTACKED-FIRST':
    '{unit:unit} has attacked before movement and does not attack again in this pulse.',
  'ATTACK.BY-ROAD':
    '{unit:unit} cannot attack: it has come too far by the road rate, and an attack costs {cost} MF.',
  'ATTACK.NO-POINTS': '{unit:unit} has not {cost} MF left for an attack.',
};
