// Sentences of the sequence: the phases of a player turn and what is asked in them.
import type { MessageTable } from '../../../api/message-table.ts';
import { PHASE_QUESTIONS, stepQuestions } from '../../../mechanics/en/formations.ts';

const WORDS: Readonly<Record<string, string>> = {
  administration: 'administration',
  'first-attacks': 'attack step before movement',
  'first-combat': 'combat before movement',
  air: 'air step',
  movement: 'movement',
  combat: 'combat',
  supply: 'supply step',
};

const PHASES: MessageTable = Object.fromEntries(
  ['german', 'russian'].flatMap((side) =>
    Object.entries(WORDS).map(([phase, word]) => [`word.phase.${side}-${phase}`, word]),
  ),
);

const { attacks, air, lastAir, movement, drop } = PHASE_QUESTIONS;

const QUESTIONS: MessageTable = {
  ...stepQuestions('administration'),
  'ask.german-first-attacks': attacks,
  'ask.russian-first-attacks': attacks,
  'ask.german-air': air,
  'ask.russian-air': air,
  'ask.german-movement': movement,
  'ask.russian-movement': movement,
  'ask.german-supply': lastAir,
  'ask.russian-supply': drop,
};

const RULE = '++{rule:rule}.';

/** What the first edition says of pulses. */
const PLAYER_TURNS: MessageTable = {
  'pulse.begins': ['{side:adjective} player turn.', RULE],
  'air.supports': ['Attacks on {hex:named} have close air support in this player turn.', RULE],
  'unit.walks': ['{unit:unit} waits to walk onto the map as the Russians move.', '+~Type enter then.', RULE],
  'AIR.FLOWN': '{unit:unit} has its task in this player turn already: one a player turn.',
  'AIR.ATTACKED': '{hex:named} was attacked on the ground in this player turn and is not interdicted.',
  'ENTER.PULSE': 'Units of the {side:side} walk on as these move, and at no other time.',
  'MOVE.ATTACKED-FIRST': '{unit:unit} attacked before movement and cannot move in this player turn.',
};

export const sequenceMessages: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  'word.phase.turn-end': 'end of the turn',
  ...PHASES,
  ...QUESTIONS,
  ...PLAYER_TURNS,
};
