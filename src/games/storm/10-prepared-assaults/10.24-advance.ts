// Chapter 10: the advance of attackers into a hex that a prepared assault has emptied, at once or never. Defenders never
// advance (10.24d).
import type { Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { advancing } from '../../../mechanics/combat/advance.ts';
import { isArtillery } from '../02-counters.ts';
import { enterHex } from '../03-set-up/3.8-hex-control.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { refuseGround, refusePlace } from '../09-movement/9.8-costs.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { battleOf, groundOf } from './10.8-battle-frame.ts';
import { noteAdvanced } from './10.25-momentum.ts';

/** 10.24b, R63, R104: as in movement, by what the side holds then. 11.7j: no artillery. */
export const refuseAdvance = (
  p: Printed,
  s: Seeing,
  unit: string,
  from: string,
  to: string,
): Refusal | undefined => {
  if (isArtillery(p, unit)) return refusal('ADVANCE.ARTILLERY', 'storm:11.7j', { unit });
  const place = refusePlace(p, s, unit, from, to);
  if (place !== undefined) return place;
  const ground = refuseGround(p, s, unit, from, to);
  return ground && refusal('AFTER.BARRED', 'storm:10.24b', { unit, from, hex: to, because: ground.rule });
};

/** 10.24a, R41: it costs nothing, and enemy airpower is nothing to it. 11.10l: beside brigades that were dropped. */
export const advance = (p: Printed): Procedure<Own> =>
  advancing<Own>(p, {
    rules: { order: 'storm:10.24a', declined: 'storm:10.24c', full: 'storm:10.24b' },
    attackers: (f) => groundOf(battleOf(f)),
    refuseStep: (s, unit, from, to) => refuseAdvance(p, s, unit, from, to),
    // 6.1b
    refuseStack: (s, hex, side, units) => refuseStack(p, s, hex, side, units),
    allows: () => 'storm:10.24a',
    arrive: (ctx, units, hex) => {
      noteAdvanced(ctx, units);
      enterHex(p, ctx, units, hex);
    },
  }).procedure;
