// Units whose allowance a die says before they have a way: they set out, the dice fall, and then they are told where to go.
import { refusal } from '../../core/rule-set.ts';
import type { OpenChoice } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import { legalOf } from '../../core/subsets.ts';
import type { Args, Refusal, RuleId } from '../../core/types.ts';
import { everyBefore } from './every-move.ts';
import type { Call, Marching, MoveLaw, MoveSight } from './law.ts';
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

const owing = atRest((law: RollFirstLaw<unknown>, s: MoveSight): readonly string[] =>
  movable(law.move, s).filter((unit) => law.owed(s, [unit]).length > 0),
);

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
