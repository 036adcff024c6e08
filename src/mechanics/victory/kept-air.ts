// Aircraft that leave at the end of a turn unless their side tries to keep them, with a die, and at a price.
import type { Ctx, Procedure, Seen } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { rowOf } from '../combat/die-index.ts';
import { passChoice } from '../end-choice.ts';
import { OUT } from '../entry/dead-pile.ts';
import { placeOf, put } from '../places.ts';
import type { Placed } from '../places.ts';

/** What the ledger of such a game holds: what became of them, once that is settled. */
export type Kept = Placed & { air?: 'kept' | 'left' };

export type KeepLaw = {
  readonly unit: string;
  readonly side: Side;
  readonly rules: { readonly leaves: RuleId; readonly keeps: RuleId };
  /** The turn at whose end it is settled. */
  readonly turn: number;
  readonly die: number;
  /** The highest number by index A with which they stay. */
  readonly most: number;
  /** What else the ledger keeps of them. */
  forget(ctx: Ctx<Kept>): void;
};

/** The procedure that asks. */
export const KEEP_AIR = 'keepAir';

export const isAirAsked = (s: Seen<Kept>, { turn, unit }: KeepLaw): boolean =>
  s.clock.turn === turn && s.own.air === undefined && placeOf(s.own, unit) !== OUT;

export const keepAir = ({ unit, side, rules, die, most, forget }: KeepLaw): Procedure<Kept> => {
  const leave = (ctx: Ctx<Kept>): void => {
    ctx.s.own.air = 'left';
    put(ctx.s.own, [unit], OUT);
    forget(ctx);
    ctx.emit({ kind: 'air.left', rule: rules.leaves, data: { unit, side } });
    ctx.done();
  };
  return {
    ask: {
      kind: 'ask',
      rule: rules.keeps,
      by: () => side,
      question: () => ({ key: 'ask.keep-air', params: { side, unit } }),
      choices: [
        {
          kind: 'listed',
          verb: 'keep',
          rule: rules.keeps,
          list: () => [{}],
          take: (ctx) => ctx.goto('roll'),
        },
        passChoice<Kept>(rules.leaves, leave),
      ],
    },
    roll: {
      kind: 'roll',
      rule: rules.keeps,
      dice: () => [{ purpose: 'keep-air', by: side, rule: rules.keeps, sides: die }],
      take: (ctx, _, [face = 0]) => {
        const stays = rowOf(ctx.seen, face) <= most;
        ctx.emit({ kind: 'air.die', rule: rules.keeps, data: { unit, side, die: face, kept: stays } });
        if (!stays) return leave(ctx);
        ctx.s.own.air = 'kept';
        ctx.done();
      },
    },
  };
};
