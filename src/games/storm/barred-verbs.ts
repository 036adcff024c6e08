// Why no question has a verb now, where a rule says so: what a side never does, and what passed by itself.
import { refusal } from '../../core/rule-set.ts';
import type { Order, Refusal } from '../../core/types.ts';
import { placeOf } from '../../mechanics/places.ts';
import { isOn } from './03-set-up/3.1-agreed.ts';
import { refuseOrder } from './05-sequence/5.4-phase-order.ts';
import { refuseAirlift } from './07-supply/7.9-aerial-supply.ts';
import { refuseAdvance } from './10-prepared-assaults/10.24-advance.ts';
import { airLeft } from './11-special-rules/11.1-airpower.ts';
import type { Printed } from './data/sheet.ts';
import { ORDERS } from './state.ts';
import type { Seeing } from './state.ts';

/** 5.13e, 5.13k: on turn 1 the Soviets were not asked about their order, and the Germans are not. */
const refuseChoice = (p: Printed, s: Seeing, { by, args }: Order): Refusal | undefined => {
  const order = ORDERS.find((one) => one === args['what']?.[0]);
  if (order === undefined || !s.clock.phase.startsWith(by)) return undefined;
  if (by === 'soviet') return refuseOrder(p, s, order);
  return isOn(p, s, 'german-order') ? refusal('SEQUENCE.SOVIET-CHOICE', 'storm:5.13e') : undefined;
};

/** 10.24b, 11.7j: nobody is asked to advance where none of the victors could. */
const refuseForward = (p: Printed, s: Seeing, { by, args }: Order): Refusal | undefined => {
  const { units = [], to: [to = ''] = [] } = args;
  if (s.clock.phase !== `${by}-combat` || !p.isHex(to)) return undefined;
  return units
    .filter((unit) => p.isUnit(unit) && p.sideOf(unit) === by)
    .map((unit) => ({ unit, from: placeOf(s.own, unit) }))
    .filter(({ from }) => p.isHex(from) && p.areAdjacent(from, to))
    .map(({ unit, from }) => refuseAdvance(p, s, unit, from, to))
    .find((refused) => refused !== undefined);
};

/** 11.1c: nothing goes on before all of them lie. */
const refuseMarkersLeft = (p: Printed, s: Seeing, { by }: Order): Refusal | undefined => {
  const { proc = '', step = '' } = s.stack.at(-1) ?? {};
  const isLaying = proc === 'air-superiority' && step === 'place' && s.own.turn.air === by;
  return isLaying ? refusal('AIR.LEFT', 'storm:11.1c', { count: airLeft(p, s) }) : undefined;
};

export const barred =
  (p: Printed) =>
  (s: Seeing, order: Order): Refusal | undefined => {
    const isSoviet = order.by === 'soviet';
    switch (order.verb) {
      case 'choose':
        return refuseChoice(p, s, order);
      case 'assault':
        return isSoviet ? refusal('ASSAULT.SOVIET', 'storm:9.24d') : undefined;
      case 'air':
        return isOn(p, s, 'no-airpower') ? refusal('AIR.TURN', 'storm:5.13h') : undefined;
      case 'end':
      case 'pass':
        return refuseMarkersLeft(p, s, order);
      case 'airlift':
        return isSoviet ? refusal('AERIAL.SOVIET', 'storm:7.9c') : refuseAirlift(p, s);
      case 'advance':
        return refuseForward(p, s, order);
      default:
        return undefined;
    }
  };
