// A position of Operation Storm: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import type { Frame, State } from '../../../core/types.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { emptyOwn, HAND } from '../03-set-up/3.1-setup.ts';
import { placeDefault } from '../03-set-up/3.4-deployment.ts';
import { PHASES, sideOfPhase } from '../05-sequence/5.2-phases.ts';
import type { Phase } from '../05-sequence/5.2-phases.ts';
import { PHASES_OF } from '../05-sequence/5.4-phase-order.ts';
import { SPENT } from '../07-supply/7.9-aerial-supply.ts';
import { isBox } from '../../../mechanics/entry/boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase, ORDERS } from '../state.ts';
import type { Own } from '../state.ts';
import { ledgerFacts } from './ledger-facts.ts';

/** The step of a turn that begins a phase. */
const STEPS: Readonly<Partial<Record<Phase, string>>> = {
  'soviet-order': 'sovietTurn',
  'german-order': 'germanTurn',
};

/** 5.4, 5.7: the first or the second of its player turn, by the order; where none is said it is the first. */
const halfOf = (p: Printed, s: State<Own>, phase: Phase): string => {
  const side = sideOfPhase(phase);
  const what = phase.endsWith('-movement') ? 'movement' : 'combat';
  // 5.13k
  const isFixed = side === 'soviet' && isOn(p, s, 'soviet-order');
  s.own.plan.order ??= isFixed
    ? 'fight-move'
    : (ORDERS.find((order) => PHASES_OF[order][0] === what) ?? 'fight-move');
  return `${side}${PHASES_OF[s.own.plan.order][0] === what ? 'First' : 'Second'}`;
};

const stepOf = (p: Printed, s: State<Own>, phase: Phase): string =>
  STEPS[phase] ??
  (phase.endsWith('-movement') || phase.endsWith('-combat') ? halfOf(p, s, phase) : `play-${phase}`);

const stand = (p: Printed, s: State<Own>): readonly Frame[] => {
  // 5.13i: it cannot be otherwise.
  if (isOn(p, s, 'no-airpower')) s.own.turn.air = 'soviet';
  // 5.3e: once the dice have fallen, the markers are still to be laid.
  if (s.clock.phase === 'air-superiority' && s.own.turn.awarded !== undefined)
    return [frameAt('turn', 'sovietTurn'), frameAt('air-superiority', 'look')];
  const step = stepOf(p, s, s.clock.phase as Phase);
  return [{ ...frameAt('turn', step), vars: { [WAITS]: true } }];
};

export const positionForm = (p: Printed): PositionForm =>
  formOf<Own>(p, {
    phases: PHASES,
    sideOf: (phase) => sideOfPhase(phase as Phase),
    empty: () => emptyOwn(p),
    placeAll: (s) => {
      for (const side of ['soviet', 'german'] as const) placeDefault(p, s, side);
    },
    units: { isBox: (place) => isBox(p, place), unit: '1pz N3431' },
    held: { rule: 'storm:3.8c', example: 'S2029 soviet' },
    markers: {
      form: 'hex, hand or spent',
      says: 'Where an airpower marker or the aerial supply marker is.',
      example: 'air N2333',
      // R92
      anywhere: true,
      isBox: (place) => place === HAND || place === SPENT,
      sorts: { hex: 'a hex', hand: 'hand', spent: 'spent' },
      never: { air: { places: ['spent'], by: 'storm:11.6b' } },
    },
    ledger: ledgerFacts(p),
    ofPhase: ['shown', 'phase.advanced', ...Object.keys(freshPhase()).map((key) => `phase.${key}`)],
    stand: (s) => stand(p, s),
  });
