// Chapter 3 and the rulings: what the players agreed on, and what holds in which turns (5.13).
import type { Options } from '../../../core/rule-set.ts';
import type { Printed } from '../data/sheet.ts';

/** What was agreed, in play or before it. */
export type Agreed = { readonly options: Options };

/** What an option comes to in this game; nobody who says nothing has chosen another than the standard. */
export const agreed = (p: Printed, { options }: Agreed, option: string): string => {
  const chosen = options[option];
  if (typeof chosen === 'string') return chosen;
  return p.tables.options.find(({ id }) => id === option)?.standard ?? '';
};

export const isAgreed = (p: Printed, s: Agreed, option: string): boolean => agreed(p, s, option) === 'on';

type Timed = { readonly clock: { readonly turn: number } };

/** Whether what the turn track says of some turns holds now. */
export const isOn = (p: Printed, s: Timed, span: string, turn: number = s.clock.turn): boolean =>
  p.turns.spans.some(({ id, first, last }) => id === span && first <= turn && turn <= last);

/** Whether a line of a chart that may be of some turns alone is of this one. */
export const isOfTurn = (s: Timed, { turns }: { readonly turns?: readonly [number, number] }): boolean =>
  turns === undefined || (turns[0] <= s.clock.turn && s.clock.turn <= turns[1]);
