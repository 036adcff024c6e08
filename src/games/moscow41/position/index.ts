// A position of Moscow vs. Barbarossa: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { Frame, State } from '../../../core/types.ts';
import { beganAt } from '../../../mechanics/air/corps-drop.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { PHASES, sideOfPhase } from '../sequence/phases.ts';
import type { Phase } from '../sequence/phases.ts';
import { numberOfTurn, turnOrder } from '../sequence/player-turns.ts';
import { placeDefault } from '../set-up/deployment.ts';
import { emptyOwn } from '../set-up/setup.ts';
import { freshPhase } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';

/** A phase is one of its side's player turn; at the end of a turn both are over. */
const supposeTurn = (p: Printed, s: State<Own>): void => {
  const { phase, phasing } = s.clock;
  if (phase === 'turn-end') s.own.pulse.number = turnOrder(p, s).length;
  else if (phase !== 'set-up' && phase !== 'turn-start')
    s.own.pulse.number = numberOfTurn(p, s, phasing as Who);
};

/** Where a phase begins in the procedure of the turn. */
const standAt = (phase: string): Frame => {
  if (phase === 'turn-start') return frameAt('turn', 'start');
  if (phase === 'turn-end') return frameAt('turn', 'turn-end');
  return { ...frameAt('turn', `play-${phase}`), vars: { [WAITS]: true } };
};

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['russian', 'german'] as const) placeDefault(p, s, side);
      supposeTurn(p, s);
    },
    units: { isBox: (place) => isBox(p, place), unit: '24pz 3414' },
    held: { rule: 'moscow41:R172', example: '1806 german' },
    hits: 'moscow41:RES.X.2',
    ledger: ledgerFacts(p),
    ofPhase: Object.keys(freshPhase()).map((key) => `phase.${key}`),
    stand: (s, draft) => {
      if (!draft.said.has('pulse.number')) supposeTurn(p, s);
      if (!draft.said.has('turn.began')) s.own.turn.began = beganAt(p, s.own);
      return [standAt(s.clock.phase)];
    },
  });
