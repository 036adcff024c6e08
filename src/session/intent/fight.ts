// A plan carried out: attack after attack, as far as nobody has to be asked.
import { listed } from '../../core/kernel.ts';
import type { Order, Params } from '../../core/types.ts';
import { ORDER_SLOTS } from '../../api/verb-spec.ts';
import { giveTyped } from '../end/end-phase.ts';
import { ableTo, giveOrders } from '../give-orders.ts';
import { endOf, isLegal, openNow } from '../legal-ways.ts';
import { fightHex } from '../verbs/game/odds.ts';
import type { Desk } from '../session.ts';
import type { Reply } from '../reply.ts';
import { done } from '../reply.ts';
import { apart, deciding, isOpponents, played, speaker, tell, viewOf } from '../session.ts';
import type { AttackPlan, FightHow, Planned } from './intent.ts';
import { isQuestioned, planNow } from './plan.ts';

const ADVANCE = 'advance';
const PASS = 'pass';

/** Into the hex that was won with as many as may, of equally many with the strongest. */
const bestAdvance = (desk: Desk): Order | undefined => {
  const hex = fightHex(desk);
  const offer = openNow(desk).find(({ verb, right }) => verb === ADVANCE && !right);
  const orders = offer === undefined ? [] : (listed(played(desk).state, offer) ?? []);
  const unitsOf = ({ args }: Order): readonly string[] => args[ORDER_SLOTS.units] ?? [];
  const worth = new Map(
    viewOf(desk).units.map(({ id, factors = {} }) => [
      id,
      Object.values(factors).reduce((sum, factor) => sum + factor, 0),
    ]),
  );
  const sum = (order: Order): number => unitsOf(order).reduce((all, unit) => all + (worth.get(unit) ?? 0), 0);
  return orders
    .filter((order) => endOf(desk, order) === hex)
    .toSorted((a, b) => unitsOf(b).length - unitsOf(a).length || sum(b) - sum(a))[0];
};

/** What is answered without asking; undefined: somebody must. */
const answerFor = (desk: Desk, how: readonly FightHow[]): Order | undefined => {
  const offers = openNow(desk).filter(({ right }) => !right);
  const isAdvance = offers.some(({ verb }) => verb === ADVANCE);
  const order = isAdvance && how.includes('advance') ? bestAdvance(desk) : undefined;
  if (order !== undefined) return order;
  const declines = how.includes('pass') || (isAdvance && how.includes('advance'));
  return declines && offers.some(({ verb }) => verb === PASS)
    ? { by: speaker(desk), verb: PASS, args: {} }
    : undefined;
};

/** With those of the attackers who still can, where all of them no longer may. */
const orderOf = (desk: Desk, { order, units }: Planned): Order | undefined => {
  if (isLegal(desk, order.verb, order.args)) return order;
  const able = new Set(ableTo(desk, order.verb));
  const some = units.filter((unit) => able.has(unit));
  const args = Object.fromEntries(
    Object.entries(order.args).map(([slot, ids]) => [
      slot,
      ids.some((id) => units.includes(id)) ? ids.filter((id) => some.includes(id)) : ids,
    ]),
  );
  return some.length > 0 && some.length < units.length && isLegal(desk, order.verb, args)
    ? { ...order, args }
    : undefined;
};

const toldOf = ({ lines, closing = 0 }: Reply): readonly string[] => lines.slice(0, lines.length - closing);
const asksOf = ({ lines, closing = 0 }: Reply): readonly string[] =>
  closing === 0 ? [] : lines.slice(-closing);

/** Whether a plan that waited for the other side can be gone on with. */
export const canFightOn = (desk: Desk): boolean => {
  const { fight } = desk.intent;
  const now = deciding(desk);
  if (fight === undefined || desk.asked !== undefined || desk.waiting !== undefined) return false;
  return (
    desk.trial === undefined &&
    desk.replay === undefined &&
    now !== undefined &&
    now.kind !== 'roll' &&
    now.by === desk.intent.plan?.side &&
    planNow(desk) !== undefined &&
    (!isQuestioned(desk) || answerFor(desk, fight.how) !== undefined)
  );
};

/** The other side must answer, or a die is rolled by hand. */
const waits = (desk: Desk, plan: AttackPlan): boolean => {
  const now = deciding(desk);
  return now === undefined || now.kind === 'roll' || now.by !== plan.side || isOpponents(desk);
};

const forgetTold = ({ toldOnce }: Desk, known: readonly string[]): void => {
  toldOnce.clear();
  for (const told of known) toldOnce.add(told);
};

/** Until somebody must be asked, or nothing of the plan is left. */
export const fightOn = (desk: Desk, how: readonly FightHow[]): Reply => {
  const lines: string[] = [];
  let asks: readonly string[] = [];
  let known: readonly string[] = [...desk.toldOnce];
  desk.intent.fight = { how };
  for (;;) {
    const plan = planNow(desk);
    // The phase is over, or it is the other person's turn: what was said of it is said already.
    if (plan === undefined) return { ...done(lines, asks), byOrders: true };
    if (waits(desk, plan)) return { ...done(lines, asks), byOrders: true };
    const answered = isQuestioned(desk) ? answerFor(desk, how) : undefined;
    if (isQuestioned(desk) && answered === undefined) {
      desk.intent.fight = undefined;
      return { ...done(lines, [...asks]), byOrders: true };
    }
    const [next, ...rest] = plan.attacks;
    if (answered === undefined && next === undefined) {
      desk.intent.fight = undefined;
      desk.intent.plan = undefined;
      return { ...done([...lines, ...tell(desk, 'fight.over', {})], asks), byOrders: true };
    }
    const order = answered ?? (next === undefined ? undefined : orderOf(desk, next));
    if (answered === undefined) desk.intent.plan = { ...plan, attacks: rest };
    if (order === undefined) {
      const params: Params = { hex: next?.hex ?? '', units: [...(next?.units ?? [])] };
      lines.push(...tell(desk, 'fight.skipped', params));
      continue;
    }
    // What was asked and answered here was not heard, so it has not been told.
    if (asks.length > 0) forgetTold(desk, known);
    known = [...desk.toldOnce];
    const reply = answered === undefined ? giveTyped(desk, [order]) : giveOrders(desk, [order]);
    if (reply.kind === 'done') {
      lines.push(...toldOf(reply));
      asks = asksOf(reply);
      continue;
    }
    desk.intent.fight = undefined;
    return {
      ...reply,
      kind: reply.kind === 'refused' ? 'done' : reply.kind,
      lines: [...lines, ...reply.lines],
      byOrders: true,
    };
  }
};

/** A plan that is being fought goes on as soon as the other side has answered, where it is no other person's. */
export const foughtOn = (desk: Desk, answered: Reply): Reply => {
  const { fight } = desk.intent;
  if (fight === undefined || answered.kind !== 'done' || apart(desk) || !canFightOn(desk)) return answered;
  const more = fightOn(desk, fight.how);
  return { ...more, lines: [...toldOf(answered), ...more.lines] };
};
