// Sentences of the sequence: the phases of a turn and what is asked in them; corps that break up.
import type { MessageTable } from '../../../api/message-table.ts';
import { PHASE_QUESTIONS, stepQuestions } from '../../../mechanics/en/formations.ts';

const RULE = '++{rule:rule}.';

const PHASES: MessageTable = {
  'word.phase.turn-start': 'start of the turn',
  'word.phase.turn-end': 'end of the turn',
  'word.phase.german-administration': 'step A',
  'word.phase.russian-administration': 'step A',
  'word.phase.german-first-attacks': 'attack step before movement',
  'word.phase.russian-first-attacks': 'attack step before movement',
  'word.phase.german-first-combat': 'combat before movement',
  'word.phase.russian-first-combat': 'combat before movement',
  'word.phase.german-air': 'air phase',
  'word.phase.russian-air': 'air phase',
  'word.phase.german-last-air': 'last air phase',
  'word.phase.german-movement': 'movement',
  'word.phase.russian-movement': 'movement',
  'word.phase.german-combat': 'combat',
  'word.phase.russian-combat': 'combat',
  'word.phase.supply': 'supply step',
};

const { attacks, air, lastAir, movement, drop } = PHASE_QUESTIONS;

const QUESTIONS: MessageTable = {
  ...stepQuestions('step A'),
  'ask.german-first-attacks': attacks,
  'ask.russian-first-attacks': attacks,
  'ask.german-air': air,
  'ask.russian-air': air,
  'ask.german-last-air': lastAir,
  'ask.german-movement': movement,
  'ask.russian-movement': movement,
  'ask.supply': drop,
};

const CORPS: MessageTable = {
  'corps.broken-up': ['{unit:unit} breaks up: {units:units}.', RULE],
  'corps.reduced': ['{unit:unit} is reduced for good.', RULE],
};

export const sequenceMessages: MessageTable = {
  ...PHASES,
  ...QUESTIONS,
  ...CORPS,
};
