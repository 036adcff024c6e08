// Chapter 11: losses of a battle. Who is taken off the map, and what the attacker may give up for a bloodbath.
import { hasUnitsOf, unitsAt } from '../../../mechanics/places.ts';
import { MOST_NUMBERED } from '../../../core/rule-set.ts';
import type { AskStep, Ctx, OpenChoice, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import { legalOf, setsOf } from '../../../core/subsets.ts';
import type { Args, Frame, RuleId } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import type { SupplyState } from '../07-supply/7.17-supply-state.ts';
import { eliminate } from '../08-reinforcements/8.15-dead-pile.ts';
import { attackingSide, battleVars, defendersOf, defendingSide } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { accountedAttack, accountedDefence, attackSum } from './11.12-factors.ts';
import {
  cheapLosses,
  drawLosses,
  isAllOrNothing,
  isMoreThanOwed,
  lossSets,
  refuseLosses,
} from '../../../mechanics/combat/loss-sets.ts';
import type { Bill, LossRules } from '../../../mechanics/combat/loss-sets.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** The vars of a battle whose result is known. */
export type Fought = Battle & {
  readonly result: ResultCode;
  /** Taken at the start of the battle (7.17b, R140). */
  readonly supply?: Readonly<Record<string, SupplyState>>;
};
export const foughtVars = (f: SeenFrame): Fought => f.vars as unknown as Fought;

/** 11.26e to 11.26j; R127: even where one of the dotted is more than enough; R126, R167: any set that pays will do. */
export const LOSS_RULES: LossRules = {
  stranger: 'barbarossa:11.26e',
  dottedFirst: 'barbarossa:11.26g',
  dottedEnough: 'barbarossa:R127',
  tooLittle: 'barbarossa:11.26e',
};

type Ending = Parameters<typeof eliminate>[5];

/** R140: the dead pile asks how a unit was supplied when its battle began. */
export const fall = (
  p: Printed,
  ctx: Ctx<Own>,
  f: SeenFrame,
  units: readonly string[],
  rule: RuleId,
  cause: string,
): void => {
  const supply: Ending = foughtVars(f).supply;
  if (units.length > 0) eliminate(p, ctx, units, rule, cause, supply);
};

/** 11.29a, R130: units that retreated into the hex in this phase take no part in its defence. */
export const bystanders = (s: Seeing, battle: Battle): readonly string[] =>
  unitsAt(s.own, battle.target).filter((unit) => s.own.phase.retreated.includes(unit));

/** 11.29b, 11.29c: any result but AS and AE is the end of them, and counts for nothing. */
export const strikeBystanders = (p: Printed, ctx: Ctx<Own>, f: SeenFrame): void =>
  fall(p, ctx, f, bystanders(ctx.s, battleVars(f)), 'barbarossa:11.29b', 'bystander');

/** 4.17f, 4.17g, R14: paratroops that came by air live in a hex that was cleared, and hold it only then. */
export const landDrop = (p: Printed, ctx: Ctx<Own>, f: SeenFrame, isLost: boolean): void => {
  const { drop, target } = battleVars(f);
  if (drop === undefined || isLost) return;
  if (hasUnitsOf(p, ctx.s.own, target, defendingSide(p, battleVars(f))))
    return fall(p, ctx, f, [drop], 'barbarossa:4.17g', 'air-drop');
  ctx.emit({ kind: 'drop.landed', rule: 'barbarossa:4.17f', data: { unit: drop, hex: target } });
  enterHex(p, ctx, [drop], target);
};

/** 11.26e, 11.26h, 11.26j: values as in the odds, on both sides (R125). */
export const billOf = (p: Printed, s: Seeing, battle: Battle): Bill => ({
  units: battle.drop === undefined ? battle.attackers : [...battle.attackers, battle.drop],
  need: accountedDefence(p, s, battle),
  isDotted: (unit) => p.unit(unit).dot,
  worth: (set) => accountedAttack(p, s, battle, set),
});

/** By what made a factor more or less than is printed, supply apart: the rule that says it counts so in losses too. */
const COUNTS_SO: Readonly<Record<string, RuleId>> = {
  'barbarossa:5.7b': 'barbarossa:11.26h',
  'barbarossa:11.15a': 'barbarossa:11.26j',
  'barbarossa:11.20c': 'barbarossa:11.26j',
  'barbarossa:8.4d': 'barbarossa:R106',
};

/** What those given up counted for, and by which rule. */
const tellPaid = (p: Printed, ctx: Ctx<Own>, battle: Fought, lost: readonly string[]): void => {
  const { entries, total: has } = attackSum(p, ctx.s, battle, lost);
  const [special] = entries.flatMap(({ rule }) => COUNTS_SO[rule] ?? []);
  ctx.emit({
    kind: 'losses.paid',
    rule: isMoreThanOwed(billOf(p, ctx.s, battle), lost)
      ? 'barbarossa:R167'
      : (special ?? 'barbarossa:11.26e'),
    data: {
      side: attackingSide(p, battle),
      hex: battle.target,
      units: [...lost],
      has,
      need: accountedDefence(p, ctx.s, battle),
    },
  });
};

function* everySet(bill: Bill): Generator<{ readonly units: readonly string[] }> {
  for (const units of setsOf(bill.units)) yield { units };
}

const lose = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'lose',
  rule: 'barbarossa:11.26e',
  sets: ['units'],
  subjects: (_, f) => battleVars(f).attackers,
  complete: (s, f, args) => {
    if ((args['units'] ?? []).length > 0) return { args };
    const units = cheapLosses(billOf(p, s, battleVars(f)));
    return { args: { units }, note: { key: 'note.cheap-losses', params: { units } } };
  },
  refuse: (s, f, args) => refuseLosses(billOf(p, s, battleVars(f)), args['units'] ?? [], LOSS_RULES),
  numbered: (s, f) => {
    const sets = lossSets(billOf(p, s, battleVars(f)), MOST_NUMBERED + 1);
    return sets.length > MOST_NUMBERED ? undefined : sets.map((units) => ({ units }));
  },
  sample: (s, f, pick) => ({ units: drawLosses(billOf(p, s, battleVars(f)), pick) }),
  every: (s, f) => {
    const bill = billOf(p, s, battleVars(f));
    return legalOf(everySet(bill), ({ units }) => refuseLosses(bill, units, LOSS_RULES));
  },
  take: (_, f: Frame, args: Args) => {
    f.vars['lost'] = [...(args['units'] ?? [])];
  },
});

const choose = (p: Printed): AskStep<Own> => ({
  kind: 'ask',
  rule: 'barbarossa:11.26e',
  by: (_, f) => attackingSide(p, battleVars(f)),
  question: (s, f) => {
    const battle = battleVars(f);
    const { units, need, isDotted, worth } = billOf(p, s, battle);
    const alone = units.map((unit) => worth([unit]));
    // R125: what is halved is added up before it is halved, so a set may be worth more than its units one by one.
    const enough = lossSets(billOf(p, s, battle), MOST_NUMBERED + 1).find(
      (set) => worth(set) > set.reduce((sum, unit) => sum + worth([unit]), 0),
    );
    const params = {
      side: attackingSide(p, battle),
      need,
      ...(enough !== undefined && { enough: [...enough], together: worth(enough) }),
      units: [...units],
      hex: battle.target,
      worths: units.map((unit, i) => ({ key: 'word.worth', params: { unit, worth: alone[i] ?? 0 } })),
      dotted: units.filter(isDotted),
      rule: 'barbarossa:11.26e',
    };
    return { key: 'ask.lose', params };
  },
  choices: [lose(p)],
});

/** 11.26a to 11.26h. Losses are agreed while everybody still stands: supply is that of the battle's start (7.17b). */
export const losses = (p: Printed): Procedure<Own> => ({
  begin: {
    kind: 'auto',
    run: (ctx, f) => {
      const battle = foughtVars(f);
      if (battle.result !== 'BB') return ctx.goto('remove');
      const bill = billOf(p, ctx.s, battle);
      if (!isAllOrNothing(bill)) return;
      f.vars['lost'] = [...bill.units].toSorted();
      ctx.goto('remove');
    },
  },
  choose: choose(p),
  remove: {
    kind: 'auto',
    run: (ctx, f) => {
      const battle = foughtVars(f);
      const { result, drop, attackers } = battle;
      const defenders = [...defendersOf(p, ctx.s, battle)];
      if (result === 'AE') {
        const all = drop === undefined ? attackers : [...attackers, drop];
        return fall(p, ctx, f, all, 'barbarossa:11.26a', 'attacker');
      }
      if (result === 'AS') return landDrop(p, ctx, f, false);
      const byBlood = result === 'BB';
      const lost = byBlood ? ((f.vars['lost'] ?? []) as readonly string[]) : [];
      if (byBlood) tellPaid(p, ctx, battle, lost);
      strikeBystanders(p, ctx, f);
      fall(p, ctx, f, defenders, byBlood ? 'barbarossa:11.26d' : 'barbarossa:11.26c', 'defender');
      fall(p, ctx, f, lost, 'barbarossa:11.26e', 'attacker');
      landDrop(p, ctx, f, drop !== undefined && lost.includes(drop));
    },
  },
});

export const loseVerb: VerbSpec = {
  name: 'lose',
  topic: 'combat',
  aliases: [],
  group: 'act',
  kind: 'order',
  commits: true,
  slots: [{ name: 'units', kind: 'unit', many: true, optional: true, says: 'the units to give up' }],
  help: 'gives up attackers for a bloodbath; alone, the weakest that will do.',
  examples: ['lose {unit}', 'lose'],
  seeAlso: ['pending', 'attack'],
};

export const verbs: readonly VerbSpec[] = [loseVerb];
