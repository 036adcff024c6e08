// What a side may not know, dealt anew: who lies under the top of enemy stacks, and the boxes of the turn track (10.7).
import { redeal as redealOf } from '../../mechanics/fog/redeal.ts';
import type { Pick } from '../../core/rule-set.ts';
import type { Side, State } from '../../core/types.ts';
import { refuseStack } from './06-stacking/6.1-stacking.ts';
import { fogOf } from './10-prepared-assaults/10.7-fog-of-war.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

export const redeal = (p: Printed): ((s: State<Own>, hiddenFrom: Side, pick: Pick) => void) =>
  redealOf<Seeing, Own>(p, fogOf(p), {
    fits: (own, hex, side, coming) => refuseStack(p, { own }, hex, side, coming) === undefined,
    doings: ['phase', 'turn'],
  });
