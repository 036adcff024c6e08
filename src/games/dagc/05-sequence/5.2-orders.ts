// Chapter 5: a phase in which its side gives orders until it ends it. What can be ordered is each chapter's own.
import type { Procedure } from '../../../core/rule-set.ts';
import { askedPhase } from '../../../mechanics/sequence.ts';
import type { AskedPhase } from '../../../mechanics/sequence.ts';
import { topChoice } from '../06-stacking/6.8-top-unit.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { ORDER, sideOfPhase } from './5.2-phases.ts';
import type { TurnPhase } from './5.2-phases.ts';

/** In his own player turn the Soviet may lay his stacks anew in any phase (R29), which keeps none open. */
export const phaseOrders = (
  p: Printed,
  phase: TurnPhase,
  { choices, ...played }: AskedPhase<Own>,
): Procedure<Own> => {
  const isSovietTurn = ORDER.some((line) => line.phase === phase && line.turnOf === 'soviet');
  return askedPhase<Own>(phase, sideOfPhase(phase), {
    ...played,
    choices: [...choices, ...(isSovietTurn ? [topChoice(p)] : [])],
    aside: ['top'],
  });
};
