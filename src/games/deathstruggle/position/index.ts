// A position of Death Struggle 20: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import { ATTACKS, planAmiss } from '../../../mechanics/position/plan-facts.ts';
import { formationPosition } from '../../../mechanics/formations/position.ts';
import { frontOf } from '../combat/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { numberOfTurn } from '../sequence/turn.ts';
import { setUpOf } from '../set-up/deployment.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { componentsAmiss, partsOfThose } from './components.ts';
import { ledgerFacts } from './ledger-facts.ts';
import { markerLaw } from './markers.ts';

export const positionForm = (p: Printed): PositionForm =>
  formationPosition<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    rules: { held: 'deathstruggle:SUP.6', hits: 'deathstruggle:RES.X.8' },
    examples: { unit: '7pz 3349', held: '2820 axis' },
    placeAll: (s) => {
      for (const side of ['russian', 'axis'] as const) setUpOf(p).placeDefault(s, side);
    },
    // A phase is one of its side's player turn.
    pulse: ({ clock: { phase, phasing } }) =>
      phase === 'set-up' || phase === 'turn-start' ? undefined : numberOfTurn(phasing as Who),
    newPhase: freshPhase,
    // BLD.12
    alongside: (own) => partsOfThose(p, own),
    markers: markerLaw(p),
    ledger: ledgerFacts(p),
    amiss: (s) => ({ [ATTACKS]: planAmiss(frontOf(p), s), components: componentsAmiss(p, s.own) }),
  });
