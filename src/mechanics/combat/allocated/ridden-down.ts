// Units that armour rides down, and what is left of those that a result eliminates.
import { copyJson } from '../../../core/canonical-json.ts';
import type { AskStep, Ctx, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Frame, Json } from '../../../core/types.ts';
import type { EffectLaw } from './effect-law.ts';
import { fightCourse, fightOf } from './fight.ts';
import type { Part } from './fight.ts';

/** Their owner says whom it falls upon, where it could be these or those. */
export const rideStep = <O, R extends string>(law: EffectLaw<O, R>): AskStep<O> => {
  const sets = (s: Seen<O>, f: SeenFrame): readonly (readonly string[])[] =>
    (law.ridden?.sets(s, f) ?? []).map((set) => set.toSorted());
  const rule = law.ridden?.rule ?? law.rules.drive;
  return {
    kind: 'ask',
    rule,
    by: (_, f) => law.defender(fightOf(f)),
    question: (s, f) => ({
      key: 'ask.ridden',
      params: {
        side: law.defender(fightOf(f)),
        hex: fightOf(f).hex,
        units: [...new Set(sets(s, f).flat())],
      },
    }),
    choices: [
      {
        kind: 'listed',
        verb: 'lose',
        rule,
        sets: ['units'],
        subjects: (s, f) => [...new Set(sets(s, f).flat())],
        list: (s, f) => sets(s, f).map((units) => ({ units })),
        whyNot: (s, f) =>
          refusal('LOSE.NOT-THIS-SET', rule, {
            sets: sets(s, f).map((units) => ({ key: 'word.units', params: { units } })),
          }),
        take: (ctx, f, args) => {
          law.ridden?.take(ctx, f, (args['units'] ?? []).toSorted());
          ctx.goto('costs');
        },
      },
    ],
  };
};

/** Who has a way out leaves something that suffers a lesser result; the unit itself is lost. */
export const leaveRemnants = <O, R extends string>(law: EffectLaw<O, R>, ctx: Ctx<O>, f: Frame): void => {
  const { remnants } = law;
  const { parts = [] } = fightCourse<R>(f);
  const { trapped = [], firm = [] } = fightOf(f);
  if (remnants === undefined) return;
  const left: Part<R>[] = [];
  for (const { units, column, cell, result } of parts) {
    if (result !== remnants.after) continue;
    for (const unit of units) {
      if (trapped.includes(unit) || firm.includes(unit) || !law.isOnMap(ctx.seen, unit)) continue;
      const one = remnants.leave(ctx, f, unit);
      if (one !== undefined) left.push({ units: [one], column, cell, result: remnants.suffers, turned: [] });
    }
  }
  if (left.length > 0) f.vars['parts'] = copyJson([...parts, ...left]) as Json;
};
