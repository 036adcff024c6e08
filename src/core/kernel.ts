// The kernel: reads the decision off the top frame, checks orders, applies them and runs on to the next decision.
import { inOrder, legality, sameArgs, shut } from './legality.ts';
import { atRestAsked, changed, resting } from './state-cache.ts';
import type { DiceSource } from './dice.ts';
import type { AskStep, Choice, Right, Rules, Seen, SeenFrame, Step, WindowStep } from './rule-set.ts';
import { refusal } from './rule-set.ts';
import {
  advance,
  byVerb,
  dieEvents,
  newRun,
  perform,
  performRight,
  settleRun,
  stepOf,
} from './procedures.ts';
import { checkStanding, takeStanding } from './standing-orders.ts';
import type {
  Args,
  DieRequest,
  Event,
  Message,
  Order,
  Params,
  Refusal,
  RuleId,
  Side,
  State,
} from './types.ts';
import { dieValues, refuseDice } from './typed-dice.ts';

/** One verb somebody may use now. */
export type Offer = {
  readonly by: Side;
  readonly verb: string;
  readonly rule: RuleId;
  /** It breaks into the other side's decision. */
  readonly right: boolean;
  readonly ends: boolean;
  readonly choice: Choice<unknown>;
};

/** Who is waited for, and where. */
export type Waiting = {
  readonly kind: 'ask' | 'window' | 'roll';
  /** Whose answer is awaited; whose turn it is may be somebody else. */
  readonly by: Side;
  readonly phasing: Side;
  /** `procedure@step`, the name of the question. */
  readonly at: string;
  readonly rule: RuleId;
};

export type Decision = Waiting & {
  readonly question: Message;
  readonly dice?: readonly DieRequest[];
};

export type Applied = ({ readonly ok: true } & Carried) | { readonly ok: false; readonly refusal: Refusal };

const RULE_ORDER: RuleId = 'hexfront:orders';
const RULE_RESIGN: RuleId = 'hexfront:resign';

const top = (s: { readonly stack: readonly SeenFrame[] }): SeenFrame | undefined =>
  s.stack[s.stack.length - 1];

const asking = (rules: Rules, s: Seen<unknown>): { frame: SeenFrame; step: Step<unknown> } | undefined => {
  const frame = s.over === undefined ? top(s) : undefined;
  return frame === undefined ? undefined : { frame, step: stepOf(rules, frame) };
};

/** Who is to answer now; undefined when the game is over. For players that need no words. */
export const waiting = (rules: Rules, s: Seen<unknown>): Waiting | undefined => {
  const now = asking(rules, s);
  if (now === undefined) return undefined;
  const { frame, step } = now;
  const where = { phasing: s.clock.phasing, at: `${frame.proc}@${frame.step}` };
  if (step.kind === 'auto') throw new Error(`${rules.id} was left unsettled at ${where.at}`);
  const { kind, rule } = step;
  const by = step.kind === 'roll' ? (step.dice(s, frame)[0]?.by ?? s.clock.phasing) : step.by(s, frame);
  return { kind, by, ...where, rule };
};

/** What is asked now and of whom; undefined when the game is over. */
export const decision = (rules: Rules, s: Seen<unknown>): Decision | undefined => {
  const now = asking(rules, s);
  const awaited = waiting(rules, s);
  if (now === undefined || awaited === undefined) return undefined;
  const { frame, step } = now;
  if (step.kind === 'ask' || step.kind === 'window') return { ...awaited, question: step.question(s, frame) };
  const dice = step.kind === 'roll' ? step.dice(s, frame) : [];
  const question = { key: 'ask.dice', params: { count: dice.length, purpose: dice[0]?.purpose ?? '' } };
  return { ...awaited, question, dice };
};

/** Every verb open now: the deciding side's choices, then the rights of the other. Closed verbs are left out. */
export const offers = (rules: Rules, s: Seen<unknown>): readonly Offer[] =>
  resting(s, () => openVerbs(rules, s));

const openVerbs = atRestAsked((rules: Rules, s: Seen<unknown>): readonly Offer[] => {
  const now = asking(rules, s);
  if (now === undefined) return [];
  const { frame, step } = now;
  if (step.kind === 'auto' || step.kind === 'roll') return [];
  const by = step.by(s, frame);
  const found: Offer[] = [];
  for (const choice of step.choices) {
    if (shut(choice, s, frame) !== undefined) continue;
    found.push({
      by,
      verb: choice.verb,
      rule: choice.rule,
      right: false,
      ends: choice.ends === true,
      choice,
    });
  }
  for (const right of step.kind === 'ask' ? (step.rights ?? []) : []) {
    if (shut(right, s, frame) !== undefined) continue;
    const owner = right.owner(s, frame);
    found.push({
      by: owner,
      verb: right.verb,
      rule: right.rule,
      right: true,
      ends: right.ends === true,
      choice: right,
    });
  }
  return found;
});

/** Why a side may not break in now with the rights it has in this place. */
export const closedRights = (rules: Rules, s: Seen<unknown>, by: Side): readonly Refusal[] => {
  const now = asking(rules, s);
  if (now?.step.kind !== 'ask') return [];
  const { frame, step } = now;
  const owned = (step.rights ?? []).filter((right) => right.owner(s, frame) === by);
  return owned.flatMap((right) => shut(right, s, frame) ?? []);
};

/** Every order an offer stands for, or undefined when there are too many to list. */
export const listed = (s: Seen<unknown>, offer: Offer): readonly Order[] | undefined => {
  const frame = top(s);
  const list = frame === undefined ? [] : resting(s, () => offer.choice.list?.(s, frame));
  return list?.map((args) => ({ by: offer.by, verb: offer.verb, args }));
};

/** The orders of an offer that are chosen by number; undefined where they are typed. */
export const numbered = (s: Seen<unknown>, offer: Offer): readonly Order[] | undefined => {
  const { choice, by, verb } = offer;
  const frame = top(s);
  if (choice.kind === 'listed' && (frame === undefined || choice.numbered === undefined))
    return listed(s, offer);
  const list = frame === undefined ? [] : resting(s, () => choice.numbered?.(s, frame));
  return list?.map((args) => ({ by, verb, args }));
};

/**
 * Every order of an offer, however many; undefined where it cannot say them. `only`: those of several units or of another
 * one may be left out.
 */
export const every = (
  s: Seen<unknown>,
  offer: Offer,
  only?: string,
): Iterable<Args | undefined> | undefined => {
  const frame = top(s);
  const { choice } = offer;
  if (frame === undefined) return [];
  return choice.kind === 'open' && choice.every !== undefined
    ? choice.every(s, frame, only)
    : choice.list?.(s, frame);
};

/** One legal order of an offer, drawn with `pick`; undefined when it has none. */
export const sampled = (s: Seen<unknown>, offer: Offer, pick: (n: number) => number): Order | undefined => {
  const frame = top(s);
  if (frame === undefined) return undefined;
  const { choice } = offer;
  const args = resting(s, () => {
    if (choice.kind === 'open') return choice.sample(s, frame, pick);
    const list = choice.list(s, frame);
    return list.length === 0 ? undefined : list[pick(list.length)];
  });
  return args === undefined ? undefined : { by: offer.by, verb: offer.verb, args };
};

/** The units or places that could use an offer now, as the rules name them. */
export const subjects = (s: Seen<unknown>, offer: Offer): readonly string[] => {
  const frame = top(s);
  return frame === undefined ? [] : (resting(s, () => offer.choice.subjects?.(s, frame)) ?? []);
};

/** Where a unit could come with an offer now, and for what; undefined where its orders can be listed instead. */
export const reached = (
  s: Seen<unknown>,
  offer: Offer,
  unit: string,
): readonly { readonly place: string; readonly cost?: number }[] | undefined => {
  const frame = top(s);
  return frame === undefined ? undefined : resting(s, () => offer.choice.reach?.(s, frame, unit));
};

/** Fills what an order leaves out, and sorts what is a set; an order that needs nothing comes back as it is. */
export const complete = (
  rules: Rules,
  s: Seen<unknown>,
  order: Order,
):
  | { readonly ok: true; readonly order: Order; readonly note?: Message }
  | { readonly ok: false; readonly refusal: Refusal } => {
  const frame = top(s);
  const found = findChoice(rules, s, order);
  if (frame === undefined || found === undefined || 'refusal' in found) return { ok: true, order };
  const { choice } = found;
  const args = inOrder(choice, order.args);
  if (choice.complete === undefined) return { ok: true, order: { ...order, args } };
  const full = resting(s, () => choice.complete?.(s, frame, args) ?? { args });
  if ('code' in full) return { ok: false, refusal: full };
  const filled = { ...order, args: inOrder(choice, full.args) };
  return full.note === undefined ? { ok: true, order: filled } : { ok: true, order: filled, note: full.note };
};

type Found = { readonly choice: Choice<unknown>; readonly right: boolean } | { readonly refusal: Refusal };

const ownedRight = (
  step: AskStep<unknown>,
  s: Seen<unknown>,
  frame: SeenFrame,
  order: Order,
): Right<unknown> | undefined =>
  step.rights?.find((r) => r.verb === order.verb && r.owner(s, frame) === order.by);

const findChoice = (rules: Rules, s: Seen<unknown>, order: Order): Found | undefined => {
  const now = asking(rules, s);
  if (now === undefined || now.step.kind === 'auto' || now.step.kind === 'roll') return undefined;
  const { frame, step } = now;
  const by = step.by(s, frame);
  const choice = order.by === by ? byVerb(step.choices, order.verb) : undefined;
  if (choice !== undefined) return { choice, right: false };
  const right = step.kind === 'ask' ? ownedRight(step, s, frame, order) : undefined;
  if (right !== undefined) return { choice: right, right: true };
  const params = { verb: order.verb, by: order.by, decides: by, at: `${frame.proc}@${frame.step}` };
  const isOpen = (each: Choice<unknown>): boolean => shut(each, s, frame) === undefined;
  const barred = rules.barred?.(s, order);
  if (barred !== undefined) return { refusal: barred };
  if (order.by !== by) {
    const owned = step.kind === 'ask' ? (step.rights ?? []) : [];
    const open = owned.filter((each) => each.owner(s, frame) === order.by && isOpen(each));
    const rights = open.map(({ verb }) => verb);
    return { refusal: refusal('ORDER.NOT-YOURS', step.rule, { ...params, rights }) };
  }
  const { phase, phasing } = s.clock;
  // A window can always be passed; its procedure does not list that.
  const passes = step.kind === 'window' ? ['pass'] : [];
  const verbs = [...step.choices.filter(isOpen).map(({ verb }) => verb), ...passes];
  const asked = isOrdersOfPhase(step, by, phasing) ? {} : { asked: askedOf(step, s, frame, by) };
  return { refusal: refusal('ORDER.NOT-NOW', RULE_ORDER, { ...params, phase, phasing, verbs, ...asked }) };
};

/** The phasing side gives orders until it ends them: what is asked then is known from the name of the phase. */
const isOrdersOfPhase = (step: AskStep<unknown> | WindowStep<unknown>, by: Side, phasing: Side): boolean =>
  step.kind === 'ask' &&
  by === phasing &&
  step.choices.some(({ ends, verb }) => ends === true && verb !== 'pass');

const askedOf = (
  step: AskStep<unknown> | WindowStep<unknown>,
  s: Seen<unknown>,
  frame: SeenFrame,
  by: Side,
): { readonly key: string; readonly params: Params } => {
  const { key, params } = step.question(s, frame);
  return { key, params: { ...params, by } };
};

/** Why an order is not legal now; undefined when it is. */
export const check = (rules: Rules, s: Seen<unknown>, order: Order): Refusal | undefined =>
  resting(s, () => illegality(rules, s, order));

const illegality = (rules: Rules, s: Seen<unknown>, order: Order): Refusal | undefined => {
  const now = asking(rules, s);
  if (now === undefined) return refusal('ORDER.GAME-OVER', s.over?.rule ?? RULE_ORDER, { verb: order.verb });
  if (!rules.sides.includes(order.by)) return refusal('ORDER.NO-SUCH-SIDE', RULE_ORDER, { by: order.by });
  const { frame, step } = now;
  if (order.verb === 'standing') return checkStanding(rules, s, order);
  if (order.verb === 'resign') {
    return sameArgs(order.args, {})
      ? undefined
      : refusal('ORDER.NOT-OFFERED', RULE_RESIGN, { verb: 'resign', at: '' });
  }
  if (step.kind === 'roll') {
    const dice = step.dice(s, frame);
    const by = dice[0]?.by ?? order.by;
    if (order.by !== by) {
      const at = `${frame.proc}@${frame.step}`;
      const params = { verb: order.verb, by: order.by, decides: by, at, rights: [] };
      return refusal('ORDER.NOT-YOURS', step.rule, params);
    }
    return refuseDice(dice, order, step.rule);
  }
  if (step.kind === 'window' && order.verb === 'pass' && order.by === step.by(s, frame)) return undefined;
  const found = findChoice(rules, s, order);
  if (found === undefined) return refusal('ORDER.NOT-NOW', RULE_ORDER, { verb: order.verb, by: order.by });
  return 'refusal' in found ? found.refusal : legality(found.choice, s, frame, order.args);
};

/** Brings a fresh state to its first decision. */
export const settle = (rules: Rules, s: State, dice?: DiceSource): readonly Event[] => {
  changed(s);
  const run = newRun(rules, s);
  settleRun(run, dice);
  return run.events;
};

/** What an order brought about. `revealed`: somebody learned something that had been hidden. */
export type Carried = { readonly events: readonly Event[]; readonly revealed: boolean };

/** Checks an order, then carries it out in place. A refused order changes nothing. */
export const apply = (rules: Rules, s: State, order: Order, dice?: DiceSource): Applied => {
  const refused = check(rules, s, order);
  return refused === undefined
    ? { ok: true, ...carry(rules, s, order, dice) }
    : { ok: false, refusal: refused };
};

/** Carries out an order that has just been checked in this very state. */
export const carry = (rules: Rules, s: State, order: Order, dice?: DiceSource): Carried => {
  const run = newRun(rules, s);
  const frame = s.stack[s.stack.length - 1]!;
  const step = stepOf(rules, frame);
  const { length: depth } = s.stack;
  const { step: at } = frame;
  if (order.verb === 'standing') {
    run.events.push(takeStanding(rules, s, order));
    changed(s);
  } else if (order.verb === 'resign') {
    const winner = rules.sides[0] === order.by ? rules.sides[1] : rules.sides[0];
    perform(run, frame, (ctx) => ctx.over({ winner, rule: RULE_RESIGN, reason: 'resigned', final: true }));
  } else if (step.kind === 'roll') {
    const values = dieValues(order);
    dieEvents(run, step.dice(s, frame), values);
    perform(run, frame, (ctx) => step.take(ctx, frame, values));
  } else if (step.kind === 'window' && order.verb === 'pass') {
    run.moved = false;
    advance(run, frame);
  } else {
    const found = findChoice(rules, s, order);
    if (found === undefined || 'refusal' in found) throw new Error('A checked order has no choice');
    const act = found.right ? performRight : perform;
    act(run, frame, (ctx) => found.choice.take(ctx, frame, order.args));
  }
  settleRun(run, dice);
  // What happens after an answer in the middle of a move tells where the move goes on.
  const waits = s.stack.length === depth && frame.step === at;
  if (step.kind === 'window' && (order.verb !== 'standing' || !waits)) run.revealed = true;
  return { events: run.events, revealed: run.revealed };
};
