// A position of Operation Storm: what its lines may state beside what every game has, and where its phases begin.
import type { PositionForm } from '../../../api/game.ts';
import { misread } from '../../../api/position-facts.ts';
import type { Misread } from '../../../api/position-facts.ts';
import type { Frame, Json, State } from '../../../core/types.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import { frameAt, positionForm as formOf } from '../../../mechanics/position/form.ts';
import { WAITS } from '../../../mechanics/sequence.ts';
import { isGerman } from '../02-counters.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { AERIAL, AIR, emptyOwn, HAND } from '../03-set-up/3.1-setup.ts';
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

/** 7.9b, R38: the Germans who are with the aerial supply marker; who comes later is not among them. */
const liftedIn = (p: Printed, s: State<Own>): Readonly<Record<string, Json>> => {
  const [hex = ''] = s.own.markers[AERIAL] ?? [];
  return p.isHex(hex) ? { 'turn.lifted': unitsAt(s.own, hex).filter((unit) => isGerman(p, unit)) } : {};
};

/** 5.3b, 5.13h: markers that lie belong to the side with air superiority, and on turn 1 there are none. */
const airAmiss = (p: Printed, s: State<Own>): Misread | undefined => {
  if (!(s.own.markers[AIR] ?? []).some((place) => p.isHex(place))) return undefined;
  if (isOn(p, s, 'no-airpower')) return misread('POSITION.AIR-TURN', { rule: 'storm:5.13h' });
  return s.own.turn.air === undefined ? misread('POSITION.AIR-WHOSE', { rule: 'storm:5.3b' }) : undefined;
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
      says: 'Where the aerial supply marker or one of airpower is; own turn.air says whose airpower it is.',
      example: 'aerial N2433',
      // R92
      anywhere: true,
      isBox: (place) => place === HAND || place === SPENT,
      sorts: { hex: 'a hex', hand: 'hand', spent: 'spent' },
      never: { air: { places: ['spent'], by: 'storm:11.6b' } },
    },
    ledger: ledgerFacts(p),
    ofPhase: ['shown', 'phase.advanced', ...Object.keys(freshPhase()).map((key) => `phase.${key}`)],
    suppose: (s) => liftedIn(p, s),
    amiss: (s) => ({ 'marker air': airAmiss(p, s) }),
    stand: (s) => stand(p, s),
  });
