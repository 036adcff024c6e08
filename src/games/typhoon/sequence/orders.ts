// Gameturn sequence: a phase in which its side gives orders until it ends it. What can be ordered is each section's own.
import type { Procedure } from '../../../core/rule-set.ts';
import { askedPhase } from '../../../mechanics/sequence.ts';
import type { Own } from '../state.ts';
import { sideOfPhase } from './phases.ts';
import type { PlayedPhase } from './phases.ts';

/** `ask.<phase>` of the message table is its question. */
export const phaseOrders = (
  phase: PlayedPhase,
  played: Parameters<typeof askedPhase<Own>>[2],
): Procedure<Own> => askedPhase<Own>(phase, sideOfPhase(phase), played);
