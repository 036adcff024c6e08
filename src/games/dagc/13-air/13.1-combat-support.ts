// Chapter 13: an air army that supports a Soviet attack, for a column (13.1h).
import type { ListedChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { attackingSide, battleOf } from '../11-combat/11.8-battle-frame.ts';
import type { Battle } from '../11-combat/11.8-battle-frame.ts';
import { battleOdds } from '../11-combat/11.8-odds.ts';
import type { Printed } from '../data/sheet.ts';
import { frontOf } from '../state.ts';
import type { Front, Own, Seeing } from '../state.ts';
import { atHand } from './13.1-air-armies.ts';

/** 13.2b, 13.2f, R111: air armies fight for the front they came with. */
export const frontIn = (p: Printed, { attackers: [unit = ''] }: Battle): Front =>
  frontOf(p, unit) ?? 'main-front';

/** Why no air army supports a battle: wherever it is (13.1d), whoever is out of supply (13.1i). */
export const refuseAir = (p: Printed, s: Seeing, battle: Battle): Refusal | undefined => {
  if (attackingSide(p, battle) !== 'soviet') return refusal('AIR.SOVIET', 'dagc:13.1f');
  // R110
  if (battle.air !== undefined) return refusal('AIR.ONE', 'dagc:13.1g', { hex: battle.target });
  const front = frontIn(p, battle);
  if (atHand(p, s, front) > 0) return undefined;
  return refusal('AIR.NONE', front === 'main-front' ? 'dagc:13.1e' : 'dagc:13.2b', { front });
};

/** 13.5a, 13.5b: that was its mission in this game turn. */
export const airChoice = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'air',
  rule: 'dagc:13.1f',
  idle: (s, f) => refuseAir(p, s, battleOf(f)),
  list: (s, f) => (refuseAir(p, s, battleOf(f)) === undefined ? [{}] : []),
  whyNot: (s, f) => refuseAir(p, s, battleOf(f)),
  take: (ctx, f) => {
    const front = frontIn(p, battleOf(f));
    ctx.s.own.turn.flown[front] += 1;
    f.vars['air'] = front;
    const { column } = battleOdds(p, ctx.seen, battleOf(f));
    const data = { hex: battleOf(f).target, front, odds: column, left: atHand(p, ctx.seen, front) };
    ctx.emit({ kind: 'air.support', rule: 'dagc:13.1h', data });
    ctx.goto('before');
  },
});
