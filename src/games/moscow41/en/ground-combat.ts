// Sentences of ground combat: what is this edition's alone.
import type { MessageTable } from '../../../api/message-table.ts';
import { allocatedMessages, frontMessages, resultMessages } from '../../../mechanics/en/allocated-combat.ts';

const RESULTS = [
  ['AE', 'attackers eliminated'],
  ['AD', 'attackers Disrupted'],
  ['D/AE', 'attackers eliminated, defenders Disrupted'],
  ['-', 'no effect'],
  ['X', 'exchange'],
  ['D', 'defenders Disrupted'],
  ['D1', 'defenders Disrupted and driven back up to 1 hex'],
  ['D2', 'defenders Disrupted and driven back up to 2 hexes'],
  ['D3', 'defenders Disrupted and driven back up to 3 hexes'],
  ['DE', 'defenders eliminated'],
  ['BR', 'breakthrough'],
] as const;

export const groundCombatMessages: MessageTable = {
  ...allocatedMessages,
  ...frontMessages,
  ...resultMessages(RESULTS),
  'FIRE.AGAIN': '{unit:unit} has fired in this player turn.',
  'sum.shift.river': 'all over a river',
  'sum.shift.mud': 'mud',
  'sum.shift.snow': 'snow',
  'panzer.held': [
    '{unit:unit} keeps its strength, {dice:plural:die|dice} {rolled:phrases}.',
    '++{rule:rule}.',
  ],
  'panzer.lost': [
    '{unit:unit} pays for the tanks, {dice:plural:die|dice} {rolled:phrases}.',
    '++{rule:rule}.',
  ],
  'word.purpose.panzer-risk': 'a panzer corps at risk',
  'die.panzer-risk': [],
};
