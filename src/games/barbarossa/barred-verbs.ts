// Why no question has a verb now: a rule that made its question pass by itself, or one that shuts a right at this moment.
import { placeOf } from '../../mechanics/places.ts';
import { legality } from '../../core/legality.ts';
import type { Order, Refusal } from '../../core/types.ts';
import { refuseOrder } from './05-sequence/5.4-phase-order.ts';
import { refuseMarkers } from './07-supply/7.12-offensive-supply.ts';
import { refuseCombatStep } from './11-prepared-assaults/11.27-barred-hexsides.ts';
import { rightsAnyTime } from './any-time-rights.ts';
import type { Printed } from './data/sheet.ts';
import { ORDERS, phasing } from './state.ts';
import type { Seeing } from './state.ts';

/** 5.4b: an order of phases that the turn does not have was never asked about. */
const refusePhases = (p: Printed, s: Seeing, { by, args }: Order): Refusal | undefined => {
  const order = ORDERS.find((one) => one === args['what']?.[0]);
  return order === undefined || by !== phasing(s) || !s.clock.phase.startsWith(by)
    ? undefined
    : refuseOrder(p, s, order);
};

/** Nobody is asked to advance where water, a bond or a boundary keeps all of the victors back (11.30b). */
const refuseForward = (p: Printed, s: Seeing, { by, args }: Order): Refusal | undefined => {
  const { units = [], to: [to = ''] = [] } = args;
  if (s.clock.phase !== `${by}-assault` || !p.isHex(to)) return undefined;
  for (const unit of units) {
    const from = p.isUnit(unit) && p.unit(unit).side === by ? placeOf(s.own, unit) : '';
    if (!p.isHex(from) || !p.areAdjacent(from, to)) continue;
    const refused = refuseCombatStep(p, s, unit, from, to, 'advance');
    if (refused !== undefined) return refused;
  }
  return undefined;
};

const refuseRight = (p: Printed, s: Seeing, { by, verb, args }: Order): Refusal | undefined => {
  const frame = s.stack.at(-1);
  if (frame === undefined) return undefined;
  const right = rightsAnyTime(p).find((one) => one.verb === verb && one.owner(s, frame) === by);
  return right === undefined ? undefined : legality(right, s, frame, args);
};

export const barred =
  (p: Printed) =>
  (s: Seeing, order: Order): Refusal | undefined => {
    if (order.verb === 'choose') return refusePhases(p, s, order);
    if (order.verb === 'marker')
      return order.by === 'soviet' && phasing(s) === 'soviet' ? refuseMarkers(p, s) : undefined;
    return order.verb === 'advance' ? refuseForward(p, s, order) : refuseRight(p, s, order);
  };
