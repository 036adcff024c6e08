// Gameturn sequence, step A: armies turn to their strong sides, units dig in; then what the Russian gets and sends by rail.
import type { Choice, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { creditsTold } from '../../../mechanics/replacements/told.ts';
import { keepAir, KEEP_AIR } from '../../../mechanics/victory/kept-air.ts';
import { fliegerkorpsOf } from '../air/air-law.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { armiesOf } from '../armies/strong-sides.ts';
import { entrenchChoice } from '../entrenchment/entrench.ts';
import { railOf } from '../movement/rail.ts';
import { credits, disband, replace } from '../replacements/replacements.ts';
import { reserve } from '../replacements/reserve.ts';
import type { Own, Seeing } from '../state.ts';
import { fliegerkorps } from '../victory/fliegerkorps.ts';
import { phaseOrders } from './orders.ts';

const choicesOf = (p: Printed, side: Who): readonly Choice<Own>[] => [
  armiesOf(p).flip(side),
  entrenchChoice(p, side),
  ...(side === 'russian'
    ? [replace(p), disband(p), reserve(p).choice as OpenChoice<Own>, railOf(p).choice]
    : [fliegerkorpsOf(p).choice]),
];

const administration = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-administration`, {
    rule: 'typhoon:SEQ.2',
    choices: choicesOf(p, side),
    told: (s) => ({
      ...(side === 'russian'
        ? creditsTold(p, credits(p), s)
        : // R47
          fliegerkorpsOf(p).due(s) !== undefined && { fliegerkorps: true }),
    }),
    ...(side === 'german' && { closed: (s: Seeing) => fliegerkorpsOf(p).due(s) }),
    // A step in which nothing else is left to do is over.
    aside: ['disband', 'gamble'],
  });

/** SIB.6, SIB.7: the reserve that begins by itself, and the dice of one that has begun, come before all else. */
const russianAdministration = (p: Printed): Procedure<Own> => ({
  siberia: { kind: 'auto', run: (ctx) => reserve(p).opens(ctx, 'open') },
  ...administration(p, 'russian'),
});

/** Procedures of step A. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'german-administration': administration(p, 'german'),
  'russian-administration': russianAdministration(p),
  ...(reserve(p).procedures as Readonly<Record<string, Procedure<Own>>>),
  [KEEP_AIR]: keepAir(fliegerkorps(p)),
});
