// Chapter 11: losses of a battle. Who is taken off the map, and what the attacker may give up for a bloodbath.
import { hasUnitsOf } from '../../../mechanics/places.ts';
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { eliminate } from '../08-reinforcements/8.15-dead-pile.ts';
import { battleVars, defendingSide, foughtVars } from './11.8-battle-frame.ts';
import { defendersOf } from './11.2-defenders.ts';
import type { Battle } from './11.8-battle-frame.ts';
import { strikeBystanders } from './11.29-retreated-units.ts';
import { accountedAttack, accountedDefence, attackSum } from './11.12-factors.ts';
import { losing } from '../../../mechanics/combat/losses.ts';
import type { Bill, LossRules } from '../../../mechanics/combat/loss-sets.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

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

/** R125: what is halved is added up before it is halved. */
const paidBy = (p: Printed, s: Seeing, f: SeenFrame, lost: readonly string[]): RuleId => {
  const { entries } = attackSum(p, s, foughtVars(f), lost);
  const [special] = entries.flatMap(({ rule }) => COUNTS_SO[rule] ?? []);
  return special ?? 'barbarossa:11.26e';
};

const remove = (p: Printed, ctx: Ctx<Own>, f: SeenFrame, lost: readonly string[]): void => {
  const battle = foughtVars(f);
  const { result, drop, attackers } = battle;
  const defenders = [...defendersOf(p, ctx.seen, battle)];
  if (result === 'AE') {
    const all = drop === undefined ? attackers : [...attackers, drop];
    return fall(p, ctx, f, all, 'barbarossa:11.26a', 'attacker');
  }
  if (result === 'AS') return landDrop(p, ctx, f, false);
  strikeBystanders(p, ctx, f);
  fall(p, ctx, f, defenders, result === 'BB' ? 'barbarossa:11.26d' : 'barbarossa:11.26c', 'defender');
  fall(p, ctx, f, lost, 'barbarossa:11.26e', 'attacker');
  landDrop(p, ctx, f, drop !== undefined && lost.includes(drop));
};

/** 11.26a to 11.26h. Losses are agreed while everybody still stands: supply is that of the battle's start (7.17b). */
export const losses = (p: Printed): Procedure<Own> =>
  losing<Own>(p, {
    rule: 'barbarossa:11.26e',
    rules: LOSS_RULES,
    owes: (f) => foughtVars(f).result === 'BB',
    bill: (s, f) => billOf(p, s, battleVars(f)),
    paidBy: (s, f, lost, isMore) => (isMore ? 'barbarossa:R167' : paidBy(p, s, f, lost)),
    remove: (ctx, f, lost) => remove(p, ctx, f, lost),
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
