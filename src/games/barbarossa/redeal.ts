// What a side may not know, dealt anew: covered armies, the closed boxes (11.7), the secret choice of 4.18b.
import type { Pick } from '../../core/rule-set.ts';
import type { Side, State } from '../../core/types.ts';
import { redeal as redealOf } from '../../mechanics/fog/redeal.ts';
import { COASTAL_ARMY } from './02-counters.ts';
import { refuseStack } from './06-stacking.ts';
import { COASTAL_PORTS } from './10-movement/10.16-sea-movement.ts';
import { fogOf } from './11-prepared-assaults/11.7-fog-of-war.ts';
import { isWatchSecret } from './04-how-to-win/4.18-watch-on-the-oder.ts';
import type { Printed } from './data/sheet.ts';
import type { Own, Seeing } from './state.ts';

export const redeal = (p: Printed): ((s: State<Own>, hiddenFrom: Side, pick: Pick) => void) => {
  const units = redealOf<Seeing, Own>(p, fogOf(p), {
    // R120: the coastal army is in one of its ports.
    fits: (own, hex, side, coming) =>
      (COASTAL_PORTS.includes(hex) || !coming.includes(COASTAL_ARMY)) &&
      refuseStack(p, { own }, hex, side, coming) === undefined,
    box: { place: 'rvgk', takes: (unit) => unit !== COASTAL_ARMY },
    doings: ['phase', 'turn'],
    stays: ['pending'],
  });
  return (s, hiddenFrom, pick) => {
    units(s, hiddenFrom, pick);
    const { plan } = s.own;
    if (hiddenFrom === 'soviet' && plan.watch !== undefined && isWatchSecret(s))
      plan.watch = pick(2) === 0 ? 'rhine' : 'oder';
  };
};
