// A position of Moscow vs. Barbarossa: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { Json, State } from '../../../core/types.ts';
import { ATTACKS, planAmiss } from '../../../mechanics/position/plan-facts.ts';
import { formationPosition } from '../../../mechanics/formations/position.ts';
import { frontOf } from '../combat/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { recoveryOf } from '../ground-units.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { numberOfTurn, turnOrder } from '../sequence/player-turns.ts';
import { setUpOf } from '../set-up/deployment.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';

/** A phase is one of its side's player turn; at the end of a turn both are over. */
const turnOf = (p: Printed, s: State<Own>): number | undefined => {
  const { phase, phasing } = s.clock;
  if (phase === 'turn-end') return turnOrder(p, s).length;
  return phase === 'set-up' || phase === 'turn-start' ? undefined : numberOfTurn(p, s, phasing as Who);
};

const AFTER_RECOVERY: ReadonlySet<string> = new Set(['german-combat', 'german-supply']);

/** R182: in the German player turn, before its combat, who is Disrupted is supposed to have been as it began. */
const supposeHealing = (p: Printed, s: State<Own>): Readonly<Record<string, Json>> => {
  const { phase } = s.clock;
  return phase.startsWith('german-') && !AFTER_RECOVERY.has(phase)
    ? { 'pulse.healing': [...recoveryOf(p).healers(s)] }
    : {};
};

export const positionForm = (p: Printed): PositionForm =>
  formationPosition<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    rules: { held: 'moscow41:R172', hits: 'moscow41:RES.X.2' },
    examples: { unit: '24pz 3414', held: '1806 german' },
    placeAll: (s) => {
      for (const side of ['russian', 'german'] as const) setUpOf(p).placeDefault(s, side);
    },
    pulse: (s) => turnOf(p, s),
    newPhase: freshPhase,
    ledger: ledgerFacts(p),
    suppose: (s) => supposeHealing(p, s),
    amiss: (s) => ({ [ATTACKS]: planAmiss(frontOf(p), s) }),
  });
