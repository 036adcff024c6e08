// Sentences of ground combat: what is this edition's alone.
import type { MessageTable } from '../../../api/message-table.ts';
import { allocatedMessages, frontMessages, resultMessages } from '../../../mechanics/en/allocated-combat.ts';

export const groundCombatMessages: MessageTable = {
  ...allocatedMessages,
  ...frontMessages,
  ...resultMessages(['AE', 'AD', 'D/AE', 'X', 'D', 'D1', 'D2', 'D3', 'DE'], {
    '-': 'no effect',
    BR: 'breakthrough',
  }),
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
