// Chapter 12: the German armour concentration, a marker that may come to support one attack in a player turn (12.6a). It
// defends nothing (12.6b), and is neither moved, stacked nor lost (12.6h): all there is of it is the column.
import type { ListedChoice, RollStep } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { attackingSide, battleOf } from '../11-combat/11.8-battle-frame.ts';
import type { Battle } from '../11-combat/11.8-battle-frame.ts';
import { battleOdds } from '../11-combat/11.8-odds.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { DieLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

export const refuseArmour = (p: Printed, s: Seeing, battle: Battle): Refusal | undefined => {
  const { target: hex, attackers, supply = {}, lowered = 0 } = battle;
  if (attackingSide(p, battle) !== 'german') return refusal('ARMOUR.GERMAN', 'dagc:12.6b');
  if (!isOn(p, s, 'armour-concentration')) return refusal('ARMOUR.EARLY', 'dagc:12.6a');
  // R106: whether it came or not.
  if (s.own.turn.concentration === 'failed') return refusal('ARMOUR.FAILED', 'dagc:12.6f');
  if (s.own.turn.concentration === 'came') return refusal('ARMOUR.USED', 'dagc:R106');
  // R107: a port is not enough, and the unit need not be armoured.
  if (!attackers.some((unit) => supply[unit] === 'overland'))
    return refusal('ARMOUR.SUPPLY', 'dagc:12.6c', { hex });
  return lowered > 0 ? refusal('ARMOUR.LATE', 'dagc:R108', { hex }) : undefined;
};

export const armourChoice = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'armour',
  rule: 'dagc:12.6a',
  idle: (s, f) => refuseArmour(p, s, battleOf(f)),
  list: (s, f) => (refuseArmour(p, s, battleOf(f)) === undefined ? [{}] : []),
  whyNot: (s, f) => refuseArmour(p, s, battleOf(f)),
  take: (ctx) => ctx.goto('armour'),
});

/** 12.6d, 12.6e: what the die must show, by turn. */
const dieOf = (p: Printed, { clock: { turn } }: Seeing): DieLine => {
  const after = lineOf(p.tables.dice, 'armour-after');
  return (after.turns?.[0] ?? 0) <= turn ? after : lineOf(p.tables.dice, 'armour-before');
};

/** R108: where it does not come the attack is made all the same. The step before the die comes next. */
export const armourRoll = (p: Printed): RollStep<Own> => ({
  kind: 'roll',
  rule: 'dagc:12.6a',
  dice: (s) => {
    const { die, rules } = dieOf(p, s);
    return [{ purpose: 'armour', by: 'german', rule: rules[0] ?? 'dagc:12.6d', sides: die }];
  },
  take: (ctx, f, [face = 1]) => {
    const { most = 0, rules } = dieOf(p, ctx.seen);
    const came = face <= most;
    ctx.s.own.turn.concentration = came ? 'came' : 'failed';
    if (came) f.vars['armour'] = true;
    const { column } = battleOdds(p, ctx.seen, battleOf(f));
    ctx.emit({
      kind: came ? 'armour.came' : 'armour.failed',
      rule: rules[0] ?? 'dagc:12.6d',
      data: { hex: battleOf(f).target, die: face, odds: column },
    });
  },
});
