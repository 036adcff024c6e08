// Losses that are counted in factors: the attacker gives up units worth what the defender lost, as he chooses.
import { MOST_NUMBERED } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Procedure, Seen, SeenFrame } from '../../core/rule-set.ts';
import { legalOf, setsOf } from '../../core/subsets.ts';
import type { Frame, Message, RuleId } from '../../core/types.ts';
import type { Sheet } from '../sheet.ts';
import { attackerIn, foughtIn } from './battle-frame.ts';
import {
  cheapLosses,
  drawLosses,
  isAllOrNothing,
  isMoreThanOwed,
  lossSets,
  refuseLosses,
} from './loss-sets.ts';
import type { Bill, LossRules } from './loss-sets.ts';

export type LossLaw<O> = {
  readonly rule: RuleId;
  readonly rules: LossRules;
  /** Whether the result asks for a price; else `remove` does it all. */
  owes(f: SeenFrame): boolean;
  bill(s: Seen<O>, f: SeenFrame): Bill;
  /** The rule by which those given up counted for so much, `isMore` where they were more than was owed. */
  paidBy(s: Seen<O>, f: SeenFrame, lost: readonly string[], isMore: boolean): RuleId;
  /** Takes away everybody whom the result costs, with those given up. */
  remove(ctx: Ctx<O>, f: Frame, lost: readonly string[]): void;
};

const lostIn = (f: SeenFrame): readonly string[] => (f.vars['lost'] ?? []) as readonly string[];

const tellPaid = <O>(p: Sheet, law: LossLaw<O>, ctx: Ctx<O>, f: SeenFrame): void => {
  const lost = lostIn(f);
  const bill = law.bill(ctx.seen, f);
  ctx.emit({
    kind: 'losses.paid',
    rule: law.paidBy(ctx.seen, f, lost, isMoreThanOwed(bill, lost)),
    data: {
      side: attackerIn(p, f),
      hex: foughtIn(f).target,
      units: [...lost],
      has: bill.worth(lost),
      need: bill.need,
    },
  });
};

function* everySet(bill: Bill): Generator<{ readonly units: readonly string[] }> {
  for (const units of setsOf(bill.units)) yield { units };
}

const lose = <O>(law: LossLaw<O>): OpenChoice<O> => ({
  kind: 'open',
  verb: 'lose',
  rule: law.rule,
  sets: ['units'],
  subjects: (_, f) => foughtIn(f).attackers,
  complete: (s, f, args) => {
    if ((args['units'] ?? []).length > 0) return { args };
    const units = cheapLosses(law.bill(s, f));
    return { args: { units }, note: { key: 'note.cheap-losses', params: { units } } };
  },
  refuse: (s, f, args) => refuseLosses(law.bill(s, f), args['units'] ?? [], law.rules),
  numbered: (s, f) => {
    const sets = lossSets(law.bill(s, f), MOST_NUMBERED + 1);
    return sets.length > MOST_NUMBERED ? undefined : sets.map((units) => ({ units }));
  },
  sample: (s, f, pick) => ({ units: drawLosses(law.bill(s, f), pick) }),
  every: (s, f) => {
    const bill = law.bill(s, f);
    return legalOf(everySet(bill), ({ units }) => refuseLosses(bill, units, law.rules));
  },
  take: (_, f, args) => {
    f.vars['lost'] = [...(args['units'] ?? [])];
  },
});

const question = <O>(p: Sheet, law: LossLaw<O>, s: Seen<O>, f: SeenFrame): Message => {
  const bill = law.bill(s, f);
  const { units, need, isDotted, worth } = bill;
  const alone = units.map((unit) => worth([unit]));
  // What is halved may be added up before it is halved, so a set may be worth more than its units one by one.
  const enough = lossSets(bill, MOST_NUMBERED + 1).find(
    (set) => worth(set) > set.reduce((sum, unit) => sum + worth([unit]), 0),
  );
  const params = {
    side: attackerIn(p, f),
    need,
    ...(enough !== undefined && { enough: [...enough], together: worth(enough) }),
    units: [...units],
    hex: foughtIn(f).target,
    worths: units.map((unit, i) => ({ key: 'word.worth', params: { unit, worth: alone[i] ?? 0 } })),
    dotted: units.filter(isDotted),
    rule: law.rule,
  };
  return { key: 'ask.lose', params };
};

/** Losses are agreed while everybody still stands; nobody is asked where only all of them will do. */
export const losing = <O>(p: Sheet, law: LossLaw<O>): Procedure<O> => ({
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      if (!law.owes(f)) return ctx.goto('remove');
      const bill = law.bill(ctx.seen, f);
      if (!isAllOrNothing(bill)) return;
      f.vars['lost'] = [...bill.units].toSorted();
      ctx.goto('remove');
    },
  },
  choose: {
    kind: 'ask',
    rule: law.rule,
    by: (_, f) => attackerIn(p, f),
    question: (s, f) => question(p, law, s, f),
    choices: [lose(law)],
  },
  remove: {
    kind: 'auto',
    run: (ctx, f) => {
      if (law.owes(f)) tellPaid(p, law, ctx, f);
      law.remove(ctx, f, law.owes(f) ? lostIn(f) : []);
    },
  },
});
