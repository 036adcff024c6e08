// Dice that say what units have to spend in a phase: of a hex together, of each unit by itself, and dice taken off.
import type { Procedure } from '../../core/rule-set.ts';
import type { DieRequest, Json, RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import type { Marching, MoveCtx } from './law.ts';

/** A die of an allowance: `key` is the hex or the unit it is rolled for, all of one key share it. */
export type AllowanceDie = {
  readonly key: string;
  readonly by: DieRequest['by'];
  readonly rule: RuleId;
  /** It is added, or taken off. */
  readonly sign: 1 | -1;
};

type Faces = Readonly<Record<string, number>>;

/** Those of its dice that have not fallen. */
export const unrolled = (dice: readonly AllowanceDie[], faces: Faces): readonly AllowanceDie[] =>
  dice.filter(({ key }, i) => faces[key] === undefined && dice.findIndex((die) => die.key === key) === i);

/** What the dice leave a unit to spend, nothing at least; undefined for who has none, and while some have not fallen. */
export const allowanceOf = (dice: readonly AllowanceDie[], faces: Faces): number | undefined => {
  if (dice.length === 0 || unrolled(dice, faces).length > 0) return undefined;
  return Math.max(
    0,
    dice.reduce((sum, { key, sign }) => sum + sign * (faces[key] ?? 0), 0),
  );
};

export type AllowanceDiceLaw = {
  readonly sheet: Sheet;
  readonly rule: RuleId;
  /** Where the faces are kept for the phase. */
  faces(ctx: MoveCtx): Record<string, number>;
};

/** The frame of the dice: those to roll now. */
type DiceVars = { readonly dice: readonly AllowanceDie[] };
const diceIn = (vars: Readonly<Record<string, Json>>): DiceVars['dice'] => (vars as unknown as DiceVars).dice;

/** Rolls them one after the other, and keeps what they show. */
export const allowanceDice = (law: AllowanceDiceLaw): Procedure<Marching> => ({
  roll: {
    kind: 'roll',
    rule: law.rule,
    dice: (_, f) => diceIn(f.vars).map(({ by, rule }) => ({ purpose: 'allowance', by, rule, sides: 6 })),
    take: (ctx, f, results) => {
      const kept = law.faces(ctx);
      diceIn(f.vars).forEach(({ key, by, rule, sign }, i) => {
        const die = results[i] ?? 0;
        kept[key] = die;
        const of = law.sheet.isHex(key) ? { hex: key } : { unit: key };
        ctx.emit({ kind: 'allowance.die', rule, data: { side: by, ...of, die, off: sign < 0 } });
      });
    },
  },
});
