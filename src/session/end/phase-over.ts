// A phase that is over without anybody ending it is said to be: who types `end` then would end the next one.
import type { Order } from '../../core/types.ts';
import { openOffers } from '../pending.ts';
import type { Desk } from '../session.ts';
import { played, speaker, tell } from '../session.ts';

/** The phase that somebody was asked to end, by its clock. */
export type OpenPhase = { readonly turn: number; readonly phasing: string; readonly phase: string };

const phaseNow = (desk: Desk): OpenPhase => {
  const { turn, phasing, phase } = played(desk).state.clock;
  return { turn, phasing, phase };
};

const areSame = (a: OpenPhase, b: OpenPhase): boolean =>
  a.turn === b.turn && a.phasing === b.phasing && a.phase === b.phase;

/** Before orders are given: notes whether the phase is one for somebody to end, and tells whether they end it. */
export const endsPhase = (desk: Desk, orders: readonly Order[]): boolean => {
  const enders = openOffers(desk, speaker(desk)).filter(({ ends }) => ends);
  if (enders.length > 0) desk.openPhase = phaseNow(desk);
  return orders.some((order) => enders.some(({ verb }) => verb === order.verb));
};

/** After them: the sentence that the phase is over by itself, if it is and nobody ended it. */
export const byItself = (desk: Desk, isEnded: boolean): readonly string[] => {
  const before = desk.openPhase;
  if (before === undefined || areSame(before, phaseNow(desk))) return [];
  desk.openPhase = undefined;
  const isOver = played(desk).state.over !== undefined;
  return isEnded || isOver
    ? []
    : tell(desk, 'phase.by-itself', { side: before.phasing, phase: before.phase });
};
