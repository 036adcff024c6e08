// Chapter 11: the advance of attackers into a hex that a battle has emptied (11.22a), at once or never (11.22e), and that of
// cav-mech groups beyond it (12.2e). Defenders never advance (11.22f).
import type { Procedure } from '../../../core/rule-set.ts';
import { advancing } from '../../../mechanics/combat/advance.ts';
import { enterHex } from '../03-set-up/3.3-hex-control.ts';
import { captureFirst } from '../04-victory/4.2-sudden-death.ts';
import { refuseStack } from '../06-stacking/6.1-stacking.ts';
import { refuseOnward } from '../12-unit-types/12.2-cav-mech.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { refuseAfterCombat } from './11.17-retreat-hexes.ts';

/** After whatever result (11.20b, 11.21e, 12.2c). 11.22c, 8.4c: zones are no matter; 11.22d: nor are points. */
export const advance = (p: Printed): Procedure<Own> =>
  advancing<Own>(p, {
    rules: { order: 'dagc:11.22a', declined: 'dagc:11.22e', full: 'dagc:11.22b' },
    refuseStep: (s, unit, from, to) => refuseAfterCombat(p, s, unit, from, to),
    // 11.22b
    refuseStack: (s, hex, side, units) => refuseStack(p, s, hex, side, units),
    onward: {
      // 12.2f, R103
      next: 'dagc:12.2f',
      onlyNew: false,
      done: () => 'dagc:12.2e',
      refuse: (s, f, unit) => refuseOnward(p, s, f, unit),
    },
    allows: (_, isSecond) => (isSecond ? 'dagc:12.2e' : 'dagc:11.22a'),
    arrive: (ctx, units, hex) => enterHex(p, ctx, units, hex),
    // R98, R120
    settle: (ctx) => void captureFirst(p, ctx, 'look'),
  }).procedure;
