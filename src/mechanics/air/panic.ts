// Panic in a capital that is bombed: a roll of two dice after the bombs, of each flight that is still in the air.
import { procedure } from '../../core/rule-set.ts';
import type { Ctx, Procedure, Seen } from '../../core/rule-set.ts';
import type { RuleId } from '../../core/types.ts';

export type PanicLaw<O> = {
  /** By a normal flight, and by one beyond its normal range. */
  readonly rules: { readonly roll: RuleId; readonly far: RuleId };
  readonly die: number;
  readonly count: number;
  /** Totals that bring it; who flies far has announced one of them. */
  readonly totals: readonly number[];
  begin(ctx: Ctx<O>, rule: RuleId): void;
};

/** The totals of a flight. */
export const totalsOf = (totals: readonly number[], announced: number | undefined): readonly number[] =>
  announced === undefined ? totals : [announced];

/** Who has bombed what, and the total that was announced. */
export type PanicVars = { unit: string; hex: string; total?: number };

export const panic = <O>(law: PanicLaw<O>): Procedure<O> =>
  procedure<O, PanicVars>({
    dice: {
      kind: 'roll',
      rule: law.rules.roll,
      dice: (s: Seen<O>) =>
        Array.from({ length: law.count }, () => ({
          purpose: 'panic',
          by: s.clock.phasing,
          rule: law.rules.roll,
          sides: law.die,
        })),
      take: (ctx, f, faces) => {
        const { unit, hex, total: announced } = f.vars;
        const total = faces.reduce((sum, face) => sum + face, 0);
        const isPanic = totalsOf(law.totals, announced).includes(total);
        const rule = announced === undefined ? law.rules.roll : law.rules.far;
        const more = { ...(announced !== undefined && { announced }), ...(isPanic && { panic: true }) };
        ctx.emit({ kind: 'air.panic-roll', rule, data: { unit, hex, total, dice: [...faces], ...more } });
        if (isPanic) law.begin(ctx, rule);
      },
    },
  });
