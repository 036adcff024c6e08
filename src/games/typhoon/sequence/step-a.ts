// Gameturn sequence, step A: armies turn to their strong sides, units dig in; then what the Russian gets and sends by rail.
import type { Procedure } from '../../../core/rule-set.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { flipChoice } from '../armies/strong-sides.ts';
import { entrenchChoice } from '../entrenchment/entrench.ts';
import { railOf } from '../movement/rail.ts';
import type { Own } from '../state.ts';
import { phaseOrders } from './orders.ts';

const administration = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-administration`, {
    rule: 'typhoon:SEQ.2',
    choices: [
      flipChoice(p, side),
      entrenchChoice(p, side),
      ...(side === 'russian' ? [railOf(p).choice] : []),
    ],
    aside: [],
  });

/** Procedures of step A. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'german-administration': administration(p, 'german'),
  'russian-administration': administration(p, 'russian'),
});
