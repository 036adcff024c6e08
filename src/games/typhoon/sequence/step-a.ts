// Gameturn sequence, step A: armies turn to their strong sides, units dig in; then what the Russian gets and sends by rail.
import type { Procedure } from '../../../core/rule-set.ts';
import { fliegerkorpsOf } from '../air/air-law.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { armiesOf } from '../armies/strong-sides.ts';
import { entrenchChoice } from '../entrenchment/entrench.ts';
import { railOf } from '../movement/rail.ts';
import type { Own, Seeing } from '../state.ts';
import { phaseOrders } from './orders.ts';

const administration = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-administration`, {
    rule: 'typhoon:SEQ.2',
    choices: [
      armiesOf(p).flip(side),
      entrenchChoice(p, side),
      ...(side === 'russian' ? [railOf(p).choice] : [fliegerkorpsOf(p).choice]),
    ],
    // R47
    told: (s) => ({
      ...(side === 'german' && fliegerkorpsOf(p).due(s) !== undefined && { fliegerkorps: true }),
    }),
    ...(side === 'german' && { closed: (s: Seeing) => fliegerkorpsOf(p).due(s) }),
    aside: [],
  });

/** Procedures of step A. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'german-administration': administration(p, 'german'),
  'russian-administration': administration(p, 'russian'),
});
