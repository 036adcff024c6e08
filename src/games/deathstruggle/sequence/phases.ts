// Sequence: the phases of a game turn, those of the Axis first (SEQ.0).
import { phases } from '../../../mechanics/sequence.ts';
import type { Phases } from '../../../mechanics/sequence.ts';
import type { Who } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';

/** Every phase of the clock. Those in which something is asked are the names of their procedures, too. */
export const PHASES = [
  'set-up',
  'turn-start',
  'axis-administration',
  'axis-first-attacks',
  'axis-first-combat',
  'axis-movement',
  'axis-combat',
  'axis-breakthrough',
  'axis-breakthrough-combat',
  'russian-administration',
  'russian-first-attacks',
  'russian-first-combat',
  'russian-movement',
  'russian-combat',
  'russian-breakthrough',
  'russian-breakthrough-combat',
] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_ROWS: readonly (readonly Phase[])[] = PHASES.filter((phase) => phase !== 'set-up').map(
  (phase) => [phase],
);

/** R109: the Russian sets up first. */
export const sideOfPhase = (phase: Phase): Who =>
  phase === 'set-up' || phase.startsWith('russian') ? 'russian' : 'axis';

/** SEQ.A2, SEQ.B2, R79 */
export const isAttackBeforeMovement = (phase: string): boolean =>
  phase.endsWith('-first-attacks') || phase.endsWith('-first-combat');

/** SEQ.A6, MOV.12, R30 */
export const isBreakthrough = (phase: string): boolean => phase.includes('-breakthrough');

/** In which units move and attacks are allocated. */
export const isMovement = (phase: string): boolean =>
  phase.endsWith('-movement') || phase.endsWith('-breakthrough');

export const turnPhases: Phases<Own, Phase> = phases<Own, Phase>({
  rule: 'deathstruggle:SEQ.0',
  sideOf: sideOfPhase,
  fresh: (own) => {
    const { gone } = own.pulse;
    // MOV.12: who has moved moves no more.
    gone.push(...own.phase.moved.filter((unit) => !gone.includes(unit)));
    own.phase = freshPhase();
  },
});
