// A position of Death Struggle 20: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { State } from '../../../core/types.ts';
import { ATTACKS, planAmiss } from '../../../mechanics/combat/front/plan-facts.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { frontOf } from '../combat/front.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { numberOfTurn } from '../sequence/turn.ts';
import { placeDefault } from '../set-up/deployment.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { componentsAmiss, partsOfThose } from './components.ts';
import { ledgerFacts } from './ledger-facts.ts';
import { markerLaw } from './markers.ts';

/** A phase is one of its side's player turn. */
const supposeTurn = (s: State<Own>): void => {
  const { phase, phasing } = s.clock;
  if (phase !== 'set-up' && phase !== 'turn-start') s.own.pulse.number = numberOfTurn(phasing as Who);
};

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    bothSetUp: true,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['russian', 'axis'] as const) placeDefault(p, s, side);
      supposeTurn(s);
    },
    // BLD.12
    alongside: (own) => partsOfThose(p, own),
    units: { isBox: (place) => isBox(p, place), unit: '7pz 3349' },
    held: { rule: 'deathstruggle:SUP.6', example: '2820 axis' },
    hits: 'deathstruggle:RES.X.8',
    markers: markerLaw(p),
    ledger: ledgerFacts(p),
    amiss: (s) => ({ [ATTACKS]: planAmiss(frontOf(p), s), components: componentsAmiss(p, s.own) }),
    ofPhase: Object.keys(freshPhase()).map((key) => `phase.${key}`),
    stand: (s, draft) => {
      if (!draft.said.has('pulse.number')) supposeTurn(s);
      return s.clock.phase === 'turn-start'
        ? [frameAt('turn', 'start')]
        : [{ ...frameAt('turn', `play-${s.clock.phase}`), vars: { [WAITS]: true } }];
    },
  });
