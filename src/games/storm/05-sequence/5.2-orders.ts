// Chapter 5: a phase in which its side gives orders until it ends it. What can be ordered is each chapter's own.
import type { Procedure } from '../../../core/rule-set.ts';
import { askedPhase } from '../../../mechanics/sequence.ts';
import type { AskedPhase } from '../../../mechanics/sequence.ts';
import type { Own } from '../state.ts';
import { sideOfPhase } from './5.2-phases.ts';
import type { Phase } from './5.2-phases.ts';

/** A phase in which nothing can be done is over as it begins. */
export const phaseOrders = (phase: Phase, played: AskedPhase<Own>): Procedure<Own> =>
  askedPhase<Own>(phase, sideOfPhase(phase), { aside: [], ...played });
