// Chapter 3: what the scenarios differ in, each a part that can be mixed with those of others (3.10, R16), and what holds
// in which turns because of it.
import type { Options } from '../../../core/rule-set.ts';
import { atRestBy } from '../../../core/state-cache.ts';
import type { Printed } from '../data/sheet.ts';

/** A part of a scenario that nobody chose is as the scenario has it. */
export const BY_SCENARIO = 'scenario';
/** Where the centre of gravity stands in Bold Stroke. */
const BOLD_STROKE = '4720';

/** A scenario and what was agreed, in play or before it. */
export type Agreed = { readonly scenario: string; readonly options: Options };

/** What an option comes to in this game. */
export const agreed = (p: Printed, { scenario, options }: Agreed, option: string): string => {
  const chosen = options[option];
  if (typeof chosen === 'string' && chosen !== BY_SCENARIO) return chosen;
  const printed = p.set.scenarios[scenario]?.values?.[option];
  return typeof printed === 'string' ? printed : '';
};

export const isAgreed = (p: Printed, s: Agreed, option: string): boolean => agreed(p, s, option) === 'on';

/** 3.2b, 3.6b: the hex of the centre of gravity. */
export const centreOf = (p: Printed, s: Agreed): string => agreed(p, s, 'centre');

/** 3.6: the offensive out of the marshes, for which nine armies are redeployed (3.6c). */
export const isBoldStroke = (p: Printed, s: Agreed): boolean => centreOf(p, s) === BOLD_STROKE;

type Timed = Agreed & { readonly clock: { readonly turn: number } };

const isOnIn = (p: Printed, s: Agreed, span: string, turn: number): boolean =>
  p.turns.spans.some(
    ({ id, first, last, option, value }) =>
      id === span &&
      first <= turn &&
      turn <= last &&
      (option === undefined || agreed(p, s, option) === value),
  );

const isOnNow = atRestBy((p: Printed, s: Timed, span: string) => isOnIn(p, s, span, s.clock.turn));

/** Whether what the turn track says of some turns holds now, such as the marshes that bar supply (3.6j). */
export const isOn = (p: Printed, s: Timed, span: string, turn?: number): boolean =>
  turn === undefined ? isOnNow(p, s, span) : isOnIn(p, s, span, turn);
