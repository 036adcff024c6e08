// Sequence: the phases of a game turn, those of each player turn in the order of R12.
import { phases } from '../../../mechanics/sequence.ts';
import type { Phases } from '../../../mechanics/sequence.ts';
import type { Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';

/** Every phase of the clock. Those in which something is asked are the names of their procedures, too. */
export const PHASES = [
  'set-up',
  'turn-start',
  'german-administration',
  'german-first-attacks',
  'german-first-combat',
  'german-air',
  'german-movement',
  'german-combat',
  'german-supply',
  'russian-administration',
  'russian-first-attacks',
  'russian-first-combat',
  'russian-air',
  'russian-movement',
  'russian-combat',
  'russian-supply',
  'turn-end',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases that are asked about. */
export type PlayedPhase = Exclude<Phase, 'set-up' | 'turn-start' | 'turn-end'>;

export const PHASE_ROWS: readonly (readonly Phase[])[] = PHASES.filter((phase) => phase !== 'set-up').map(
  (phase) => [phase],
);

export const sideOfPhase = (phase: Phase): Who =>
  phase === 'set-up' || phase.startsWith('russian') ? 'russian' : 'german';

/** R136 */
export const isAttackBeforeMovement = (phase: string): boolean =>
  phase.endsWith('-first-attacks') || phase.endsWith('-first-combat');

export const turnPhases: Phases<Own, Phase> = phases<Own, Phase>({
  rule: 'moscow41:INH.SEQ',
  sideOf: sideOfPhase,
  fresh: (own) => {
    own.phase = freshPhase();
  },
});
