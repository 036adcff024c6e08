// A position of DAGC: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { emptyOwn } from '../03-set-up/3.1-setup.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { placeDefault } from '../03-set-up/3.6-deployment.ts';
import { inRange } from '../05-sequence/5.4-activation.ts';
import { PHASES, sideOfPhase } from '../05-sequence/5.2-phases.ts';
import type { Phase } from '../05-sequence/5.2-phases.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import type { State } from '../../../core/types.ts';
import { ledgerFacts } from './ledger-facts.ts';

/** 5.4a, R19: on the first turn those are activated who stand in range, where nothing else is said. */
const activate = (p: Printed, s: State<Own>): void => {
  if (isOn(p, s, 'activation')) s.own.turn.activated = [...inRange(p, s)];
};

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['soviet', 'german'] as const) placeDefault(p, s, side);
      activate(p, s);
    },
    units: { isBox: (place) => isBox(p, place), unit: '39pz 3302' },
    held: { rule: 'dagc:3.3d', example: '3908 soviet' },
    hits: 'dagc:2.11c',
    ledger: ledgerFacts(p),
    ofPhase: ['shown', ...Object.keys(freshPhase()).map((key) => `phase.${key}`)],
    stand: (s, draft) => {
      if (!draft.said.has('turn.activated')) activate(p, s);
      return s.clock.phase === 'turn-start'
        ? [frameAt('turn', 'start')]
        : [{ ...frameAt('turn', `play-${s.clock.phase}`), vars: { [WAITS]: true } }];
    },
  });
