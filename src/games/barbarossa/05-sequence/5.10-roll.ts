// Chapter 10: on turn 3 without the Paulus Pause a stack of German mechanized units begins its move with a die (5.10).
import type { Choice } from '../../../core/rule-set.ts';
import { rollChoice } from '../../../mechanics/movement/roll-first.ts';
import { owesDie } from '../10-movement/10.10-costs.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** 5.10i, 5.10j, R163: the units set out as one stack, and its way is chosen once the die has fallen. */
export const roll = (p: Printed): Choice<Own> =>
  rollChoice<string>({
    move: moveLaw(p),
    rule: 'barbarossa:5.10i',
    owed: (s: Seeing, units) => {
      const hex = owesDie(p, s, units);
      return hex === undefined ? [] : [hex];
    },
    roll: ([hex = '']) => ({ proc: 'pauseDie', vars: { hex } }),
    resumeAt: 'orders',
  });
