// An attack of one's own in the plan: its units leave the attacks they were in, and nobody attacks twice.
import { check, complete } from '../../core/kernel.ts';
import { refusal } from '../../core/rule-set.ts';
import type { Args, Order, Refusal } from '../../core/types.ts';
import { ORDER_SLOTS } from '../../api/verb-spec.ts';
import type { Desk } from '../session.ts';
import { played, speaker } from '../session.ts';
import { ableTo } from '../give-orders.ts';
import { isLegal, openNow, specOf, unitSlot } from '../legal-ways.ts';
import type { AttackPlan, Planned } from './intent.ts';
import { oddsOf, phaseOf } from './plan.ts';

const { target: TARGET } = ORDER_SLOTS;

type Made = { readonly plan: AttackPlan; readonly at: number };

const ordered = (desk: Desk, args: Args, units: readonly string[]): Order | undefined => {
  const offer = openNow(desk).find(({ verb }) =>
    specOf(desk, verb)?.slots.some(({ name }) => name === TARGET),
  );
  const slot = offer === undefined ? undefined : unitSlot(desk, offer.verb)?.name;
  if (offer === undefined || slot === undefined) return undefined;
  return { by: speaker(desk), verb: offer.verb, args: { [TARGET]: args[TARGET] ?? [], [slot]: units } };
};

const refused = (desk: Desk, order: Order): Refusal | undefined => {
  const { rules } = desk.game;
  const { state } = played(desk);
  const full = complete(rules, state, order);
  return full.ok ? check(rules, state, full.order) : full.refusal;
};

/** Who of an attack is left when others have left it; undefined where those cannot make it. */
const without = (desk: Desk, each: Planned, gone: ReadonlySet<string>): Planned | undefined => {
  const units = each.units.filter((unit) => !gone.has(unit));
  if (units.length === each.units.length) return each;
  const order = ordered(desk, { [TARGET]: [each.hex] }, units);
  if (units.length === 0 || order === undefined || refused(desk, order) !== undefined) return undefined;
  const { hex, odds } = each;
  return { order, hex, units, ...oddsOf(desk, { hex, units, odds }) };
};

/** Undefined: nothing can be attacked now. Without units named, with all of those who are in no other attack. */
export const planWith = (
  desk: Desk,
  plan: AttackPlan | undefined,
  args: Args,
): Made | Refusal | undefined => {
  const [hex = ''] = args[TARGET] ?? [];
  const others = (plan?.attacks ?? []).filter((each) => each.hex !== hex);
  const taken = new Set(others.flatMap(({ units }) => units));
  const probe = ordered(desk, args, []);
  if (probe === undefined) return undefined;
  const able = ableTo(desk, probe.verb) ?? [];
  const free = able.filter((unit) => !taken.has(unit));
  const mayAlone = (unit: string): boolean => {
    const alone = ordered(desk, args, [unit]);
    return alone !== undefined && isLegal(desk, alone.verb, alone.args);
  };
  const units = args['from'] ?? free.filter(mayAlone);
  const order = ordered(desk, args, units);
  if (order === undefined) return undefined;
  const wrong = refused(desk, order);
  if (wrong !== undefined) return wrong;
  const odds = oddsOf(desk, { hex, units, odds: '' });
  if (odds.odds === '') return refusal('PLAN.NO-ODDS', 'hexfront:plan', { hex });
  const gone = new Set(units);
  const kept = others.flatMap((each) => without(desk, each, gone) ?? []);
  const attacks = [...kept, { order, hex, units, ...odds }];
  const used = new Set(attacks.flatMap((each) => each.units));
  return {
    plan: {
      side: speaker(desk),
      of: phaseOf(desk),
      attacks,
      left: able.filter((unit) => !used.has(unit)),
      bound: (plan?.bound ?? []).filter((unit) => !used.has(unit)),
    },
    at: attacks.length,
  };
};
