// Chapter 5: without the Paulus Pause each hex of German mechanized units loses a die of movement on Game Turn 3.
import type { Procedure } from '../../../core/rule-set.ts';
import type { Own } from '../state.ts';

/**
 * 5.10i, 5.10j: one die for each hex in which mechanized units begin to move, before the first of them has a way
 * (R163). What it took stands in `own.phase.die`.
 */
export const pauseDie: Procedure<Own> = {
  roll: {
    kind: 'roll',
    rule: 'barbarossa:5.10i',
    // 2.1b, R152: there is no die but the one with six sides.
    dice: () => [{ purpose: 'pause', by: 'german', rule: 'barbarossa:5.10i', sides: 6 }],
    take: (ctx, f, [die = 0]) => {
      const { hex } = f.vars;
      if (typeof hex !== 'string') throw new Error('The die of the pause needs a hex');
      ctx.s.own.phase.die[hex] = die;
      ctx.emit({ kind: 'pause.die', rule: 'barbarossa:5.10j', data: { hex, die } });
    },
  },
};
