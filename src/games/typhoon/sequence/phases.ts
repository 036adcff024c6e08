// Gameturn sequence: the phases of a turn, in their order. Those of a pulse are there for each side.
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
  'russian-administration',
  'german-first-attacks',
  'german-first-combat',
  'german-air',
  'german-movement',
  'german-combat',
  'german-last-air',
  'russian-first-attacks',
  'russian-first-combat',
  'russian-air',
  'russian-movement',
  'russian-combat',
  'supply',
  'turn-end',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases that are asked about. */
export type PlayedPhase = Exclude<Phase, 'set-up' | 'turn-start' | 'turn-end'>;

export const PHASE_ROWS: readonly (readonly Phase[])[] = PHASES.filter((phase) => phase !== 'set-up').map(
  (phase) => [phase],
);

/** The start of a turn is the German's, whose die the weather is; the supply step is the Russian's, who may drop from the air. */
export const sideOfPhase = (phase: Phase): Who =>
  phase === 'set-up' || phase === 'supply' || phase.startsWith('russian') ? 'russian' : 'german';

/** SEQ.4 */
export const isAttackBeforeMovement = (phase: string): boolean =>
  phase.endsWith('-first-attacks') || phase.endsWith('-first-combat');

export const turnPhases: Phases<Own, Phase> = phases<Own, Phase>({
  rule: 'typhoon:SEQ.5',
  sideOf: sideOfPhase,
  fresh: (own) => {
    own.phase = freshPhase();
  },
});
