// Sentences of the sequence: the phases of a player turn and what is asked in them.
import type { MessageTable } from '../../../api/message-table.ts';

const WORDS: Readonly<Record<string, string>> = {
  administration: 'administration',
  'first-attacks': 'attacks before movement',
  'first-combat': 'combat before movement',
  air: 'air attacks',
  movement: 'movement',
  combat: 'combat',
  supply: 'supply step',
};

const PHASES: MessageTable = Object.fromEntries(
  ['german', 'russian'].flatMap((side) =>
    Object.entries(WORDS).map(([phase, word]) => [`word.phase.${side}-${phase}`, word]),
  ),
);

const ASKED: Readonly<Record<string, readonly string[]>> = {
  administration: ['{side:side}, administration.', '+~Type flip or entrench and units, or end.'],
  'first-attacks': [
    '{side:side}: attacks before movement.',
    '+~Type attack, a hex, from and units, or type end.',
  ],
  air: ['{side:side}: air attacks.', '+~Type end.'],
  movement: [
    '[!fresh:{side:side}: ]{count:count:unit|units} can move.',
    '+~Type move, a unit and where to, attack, a hex, from and units, or type end.',
  ],
  supply: ['{side:side}: the supply step.', '+~Type end.'],
};

const QUESTIONS: MessageTable = Object.fromEntries(
  ['german', 'russian'].flatMap((side) =>
    Object.entries(ASKED).map(([phase, lines]) => [`ask.${side}-${phase}`, lines]),
  ),
);

export const sequenceMessages: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  ...PHASES,
  ...QUESTIONS,
  'pulse.begins': ['{side:adjective} player turn.', '++{rule:rule}.'],
  'word.over.nobody': 'nobody has won',
};
