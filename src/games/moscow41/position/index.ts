// A position of Moscow vs. Barbarossa: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { State } from '../../../core/types.ts';
import { formationPosition } from '../../../mechanics/formations/position.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { numberOfTurn } from '../sequence/player-turns.ts';
import { setUpOf } from '../set-up/deployment.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';

/** A phase is one of its side's player turn. */
const turnOf = (p: Printed, s: State<Own>): number | undefined => {
  const { phase, phasing } = s.clock;
  return phase === 'set-up' || phase === 'turn-start' ? undefined : numberOfTurn(p, s, phasing as Who);
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
  });
