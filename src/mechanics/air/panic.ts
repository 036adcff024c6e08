// Panic in a capital that is bombed: a roll of two dice after the bombs, of each flight that is still in the air.
import { procedure } from '../../core/rule-set.ts';
import type { Ctx, Procedure, Seen } from '../../core/rule-set.ts';
import type { Message, RuleId } from '../../core/types.ts';
import { message } from '../combat/questions/odds.ts';
import type { Flight } from './law.ts';

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
const totalsOf = (totals: readonly number[], announced: number | undefined): readonly number[] =>
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

/** Of how many throws of the dice a total comes. */
const waysTo = (
  { die, count }: Pick<PanicLaw<never>, 'die' | 'count'>,
  totals: readonly number[],
): { readonly ways: number; readonly of: number } => {
  const throws = Array.from({ length: count }).reduce<readonly number[]>(
    (sums) => sums.flatMap((sum) => Array.from({ length: die }, (_, i) => sum + i + 1)),
    [0],
  );
  return { ways: throws.filter((sum) => totals.includes(sum)).length, of: throws.length };
};

export const panicChance = <O>(law: PanicLaw<O>, hex: string, { unit, far, total }: Flight): Message => {
  const isFar = far === true;
  const totals = totalsOf(law.totals, isFar ? total : undefined);
  const { ways, of } = waysTo(law, totals);
  return message('chances.panic', {
    unit,
    hex,
    totals: totals.map(String),
    // One of them alone counts for who flies far; each comes as often.
    ways: isFar ? ways / totals.length : ways,
    of,
    ...(isFar && { far }),
    rule: isFar ? law.rules.far : law.rules.roll,
  });
};
