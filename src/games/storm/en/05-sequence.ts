// Sentences of chapter 5: phases, and their order.
import type { MessageTable } from '../../../api/message-table.ts';

export const sequenceMessages: MessageTable = {
  'word.phase.air-superiority': 'air superiority phase',
  'word.phase.soviet-order': 'order of phases',
  'word.phase.german-order': 'order of phases',
  'word.phase.terminal-supply': 'terminal supply check phase',
  'word.phase.administration': 'administrative phase',
  'word.brief-phase.air-superiority': 'air',
  'word.brief-phase.soviet-order': 'order',
  'word.brief-phase.german-order': 'order',
  'word.brief-phase.terminal-supply': 'supply check',
  'word.order.move-fight': 'move, then fight',
  'word.order.fight-move': 'fight, then move',
  'ask.order': [
    '{side:side} declare [!of:their][?of:the {of:adjective}] order of phases.',
    '+~Type choose and one of {orders:list:or}.',
  ],
  'choice.choose.move-fight': 'Move, then fight.',
  'choice.choose.fight-move': 'Fight, then move.',
  'SEQUENCE.SOVIET-CHOICE': 'Not in this turn: the Soviets declare the German order of phases.',
  'SEQUENCE.ONE-OF-EACH': [
    'The {side:side} have one movement phase and one combat phase in a player turn.',
    '+Type choose and one of move-fight or fight-move.',
  ],
  'SEQUENCE.FIGHT-FIRST': 'Not in this turn: the {side:side} fight before they move.',
};
