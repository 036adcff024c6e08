// Which defenders an exchange removes: as many as can be covered, and of sets that are worth the same those their owner says.
import type { AskStep, Seen, SeenFrame } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args } from '../../../core/types.ts';
import { GARRISON } from './effect-law.ts';
import type { EffectLaw } from './effect-law.ts';
import { coverable, meansOf, worthOf } from './exchange.ts';
import { fightCourse, fightOf } from './fight.ts';
import type { FightCourse } from './fight.ts';
import { exchanged } from './outcome.ts';

const course = <R extends string>(f: SeenFrame): FightCourse<R> => fightCourse<R>(f);

/** Everybody in the exchange, as it stands. */
export const inExchange = <O, R extends string>(law: EffectLaw<O, R>, f: SeenFrame): readonly string[] => {
  const { attackers, parts = [] } = course<R>(f);
  return attackers === undefined ? [] : exchanged((code: R) => law.meaning(code), { attackers, parts });
};

export const setsToRemove = <O, R extends string>(
  law: EffectLaw<O, R>,
  s: Seen<O>,
  f: SeenFrame,
): readonly (readonly string[])[] => {
  const bill = law.bill(s, f, inExchange(law, f));
  if (law.removesAll?.(s) === true) return [bill.owed.map(({ id }) => id)];
  return coverable(bill, meansOf(law.purses(s, f, 'exchange')));
};

export const counters = (set: readonly string[]): readonly string[] => set.filter((id) => id !== GARRISON);

export const removeStep = <O, R extends string>(law: EffectLaw<O, R>): AskStep<O> => {
  const orders = (s: Seen<O>, f: SeenFrame): readonly Args[] =>
    setsToRemove(law, s, f).map((set) => ({ units: counters(set).toSorted() }));
  return {
    kind: 'ask',
    rule: law.rules.removed,
    by: (_, f) => law.defender(fightOf(f)),
    question: (s, f) => ({
      key: 'ask.remove',
      params: {
        side: law.defender(fightOf(f)),
        hex: fightOf(f).hex,
        units: [...inExchange(law, f)],
        need: Math.max(
          0,
          ...setsToRemove(law, s, f).map((set) => worthOf(law.bill(s, f, inExchange(law, f)), set)),
        ),
      },
    }),
    choices: [
      {
        kind: 'listed',
        verb: 'lose',
        rule: law.rules.removed,
        sets: ['units'],
        subjects: (_, f) => inExchange(law, f),
        list: orders,
        whyNot: (s, f, args) => {
          const all = inExchange(law, f);
          const stranger = (args['units'] ?? []).find((unit) => !all.includes(unit));
          return stranger === undefined
            ? refusal('LOSE.NOT-THIS-SET', law.rules.removed, {
                sets: orders(s, f).map(({ units = [] }) => ({ key: 'word.units', params: { units } })),
              })
            : refusal('LOSE.NOT-IN-BATTLE', law.rules.removed, { unit: stranger, units: [...all] });
        },
        take: (ctx, f, args) => {
          const named = (args['units'] ?? []).toSorted().join();
          f.vars['removed'] = [
            ...(setsToRemove(law, ctx.seen, f).find((set) => counters(set).toSorted().join() === named) ??
              []),
          ];
        },
      },
    ],
  };
};
