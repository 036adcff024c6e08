// Units whose allowance a die says before they have a way: they set out, the dice fall, and then they are told where to go.
import { refusal } from '../../core/rule-set.ts';
import type { OpenChoice, Procedure } from '../../core/rule-set.ts';
import { legalOf } from '../../core/subsets.ts';
import type { Args, DieRequest, Json, Refusal, RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { everyBefore } from './every-move.ts';
import type { Call, Marching, MoveCtx, MoveLaw, MoveSight } from './law.ts';
import { movable, refuseMovers, setOut } from './movers.ts';

/** `D`: a die, or whatever names one, such as the hex that it is rolled for. */
export type RollFirstLaw<D> = {
  readonly move: MoveLaw;
  readonly rule: RuleId;
  /** The dice that must fall before these units have a way; none once they have fallen. */
  owed(s: MoveSight, units: readonly string[]): readonly D[];
  /** The procedure that rolls them. */
  roll(owed: readonly D[], units: readonly string[]): Call;
  /** The step of the phase where play goes on. */
  readonly resumeAt: string;
};

const owing = <D>(law: RollFirstLaw<D>, s: MoveSight): readonly string[] =>
  movable(law.move, s).filter((unit) => law.owed(s, [unit]).length > 0);

const refuse = <D>(law: RollFirstLaw<D>, s: MoveSight, { units = [] }: Args): Refusal | undefined => {
  const refused = refuseMovers(law.move, s, units, s.clock.phasing);
  if (refused !== undefined) return refused;
  const isTwice = new Set(units).size < units.length;
  return isTwice || law.owed(s, units).length === 0
    ? refusal('ROLL.NO-DIE', law.rule, { units: [...units] })
    : undefined;
};

/** What a law of movement answers under `refuseBefore`: `told` is said beside the units. */
export const refuseDieFirst = (
  s: MoveSight,
  units: readonly string[],
  rule: RuleId,
  told: Refusal['params'],
): Refusal => ({
  ...refusal('MOVE.DIE-FIRST', rule, { units: [...units], ...told }),
  instead: { by: s.clock.phasing, verb: 'roll', args: { units: units.toSorted() } },
});

export const rollChoice = <D>(law: RollFirstLaw<D>): OpenChoice<Marching> => ({
  kind: 'open',
  verb: 'roll',
  rule: law.rule,
  sets: ['units'],
  idle: (s) => (owing(law, s).length > 0 ? undefined : refusal('ROLL.NOBODY', law.rule)),
  subjects: (s) => owing(law, s),
  refuse: (s, _, args) => refuse(law, s, args),
  every: (s, _, only) => legalOf(everyBefore(law.move, s, only), (args) => refuse(law, s, args)),
  sample: (s, _, pick) => {
    const units = owing(law, s);
    const unit = units[pick(Math.max(1, units.length))];
    return unit === undefined ? undefined : { units: [unit] };
  },
  take: (ctx, _, args) => {
    const units = [...(args['units'] ?? [])];
    const owed = law.owed(ctx.seen, units);
    setOut(law.move, ctx, units);
    const { proc, vars } = law.roll(owed, units);
    ctx.call(proc, vars, law.resumeAt);
  },
});

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
