// What is said of replacements by credits: with the question of their step, in the view, and before a phase is ended.
import type { Json, Message, Params } from '../../core/types.ts';
import type { PlaceView } from '../../api/view.ts';
import { isReserve } from './credits.ts';
import type { CreditSheet, Credits, CreditSight } from './credits.ts';
import type { WalkOn } from './walk-on.ts';

const isNone = (left: Readonly<Record<string, number>>): boolean =>
  Object.values(left).every((amount) => amount === 0);

/** What is left of the credits; nothing where nobody can be had. */
export const creditsTold = (p: CreditSheet, { left }: Credits, s: CreditSight): Params => {
  const { shock = 0, ...rest } = left(s);
  if (isNone(rest) && shock === 0 && !isReserve(p, s)) return {};
  return { credits: true, ...rest, ...(isReserve(p, s) && { reserve: true, shock }) };
};

export const entrantsTold = ({ entrants }: WalkOn, s: CreditSight): Params => {
  const units = entrants(s);
  return units.length > 0 ? { entrants: [...units] } : {};
};

/** What a side can still have in this turn, and when the reserve began. */
const creditFacts = (p: CreditSheet, { left }: Credits, s: CreditSight): Readonly<Record<string, Json>> => {
  const { reserve } = s.own;
  return { ...left(s), ...(reserve !== undefined && { reserve, 'reserve-now': isReserve(p, s) }) };
};

/** The same for the view, beside what became of the air corps whose stay was gambled for. */
export const creditView = (
  p: CreditSheet,
  credits: Credits,
  s: CreditSight & { readonly own: { readonly air?: string } },
): PlaceView => {
  const { air } = s.own;
  const facts = { ...creditFacts(p, credits, s), ...(air !== undefined && { fliegerkorps: air }) };
  return { id: 'replacements', name: 'Replacements', facts };
};

/** What is not used is lost. */
export const creditsLeft = ({ affordable, left }: Credits, s: CreditSight): readonly Message[] => {
  if (affordable(s).length === 0) return [];
  const { rifle = 0, tank = 0, siberian = 0, shock = 0 } = left(s);
  return [{ key: 'left.credits', params: { rifle, tank, siberian, ...(shock > 0 && { shock }) } }];
};

export const walkersLeft = ({ entrants }: WalkOn, s: CreditSight): readonly Message[] => {
  const units = entrants(s);
  return units.length === 0 ? [] : [{ key: 'left.walkers', params: { units: [...units] } }];
};
