// The kernel: reads the decision off the top frame, checks orders, applies them and runs on to the next decision.
import { legality, sameArgs } from './legality.ts';
import type { DiceSource } from './dice.ts';
import type { AskStep, Choice, Ctx, Right, Rules, Seen, SeenFrame, Step, WindowStep } from './rules.ts';
import { refusal } from './rules.ts';
import { checkStanding, matchingOrder, takeStanding, wantsToBeAsked } from './standing.ts';
import type {
  Args,
  DieRequest,
  Event,
  Frame,
  Json,
  Message,
  Order,
  Refusal,
  RuleId,
  Side,
  State,
} from './types.ts';

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

export type Decision = {
  readonly kind: 'ask' | 'window' | 'roll';
  /** Whose answer is awaited; whose turn it is may be somebody else. */
  readonly by: Side;
  readonly phasing: Side;
  /** `procedure@step`, the name of the question. */
  readonly at: string;
  readonly rule: RuleId;
  readonly question: Message;
  readonly dice?: readonly DieRequest[];
};

export type Applied =
  | { readonly ok: true; readonly events: readonly Event[]; readonly revealed: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** A procedure that runs this long without asking anybody is a bug, not a long turn. */
const RUNAWAY = 100_000;

const RULE_ORDER: RuleId = 'hexfront:orders';

const top = (s: { readonly stack: readonly SeenFrame[] }): SeenFrame | undefined =>
  s.stack[s.stack.length - 1];

const stepOf = (rules: Rules, frame: SeenFrame): Step<unknown> => {
  const step = rules.procedures[frame.proc]?.[frame.step];
  if (step === undefined) throw new Error(`${rules.id} has no step ${frame.proc}@${frame.step}`);
  return step;
};

const asking = (rules: Rules, s: Seen<unknown>): { frame: SeenFrame; step: Step<unknown> } | undefined => {
  const frame = s.over === undefined ? top(s) : undefined;
  return frame === undefined ? undefined : { frame, step: stepOf(rules, frame) };
};

/** What is asked now and of whom; undefined when the game is over. */
export const decision = (rules: Rules, s: Seen<unknown>): Decision | undefined => {
  const now = asking(rules, s);
  if (now === undefined) return undefined;
  const { frame, step } = now;
  const where = { phasing: s.clock.phasing, at: `${frame.proc}@${frame.step}` };
  switch (step.kind) {
    case 'ask':
    case 'window':
      return {
        kind: step.kind,
        by: step.by(s, frame),
        ...where,
        rule: step.rule,
        question: step.question(s, frame),
      };
    case 'roll': {
      const dice = step.dice(s, frame);
      const by = dice[0]?.by ?? s.clock.phasing;
      const question = { key: 'ask.dice', params: { count: dice.length, purpose: dice[0]?.purpose ?? '' } };
      return { kind: 'roll', by, ...where, rule: step.rule, question, dice };
    }
    case 'auto':
      throw new Error(`${rules.id} was left unsettled at ${where.at}`);
  }
};

/** Every verb open now: the deciding side's choices, then the rights of the other. Closed verbs are left out. */
export const offers = (rules: Rules, s: Seen<unknown>): readonly Offer[] => {
  const now = asking(rules, s);
  if (now === undefined) return [];
  const { frame, step } = now;
  if (step.kind === 'auto' || step.kind === 'roll') return [];
  const by = step.by(s, frame);
  const found: Offer[] = [];
  for (const choice of step.choices) {
    if (choice.closed?.(s, frame) !== undefined) continue;
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
    if (right.closed?.(s, frame) !== undefined) continue;
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
};

/** Every order an offer stands for, or undefined when there are too many to list. */
export const listed = (s: Seen<unknown>, offer: Offer): readonly Order[] | undefined => {
  const frame = top(s);
  const list = frame === undefined ? [] : offer.choice.list?.(s, frame);
  return list?.map((args) => ({ by: offer.by, verb: offer.verb, args }));
};

/** One legal order of an offer, drawn with `pick`; undefined when it has none. */
export const sampled = (s: Seen<unknown>, offer: Offer, pick: (n: number) => number): Order | undefined => {
  const frame = top(s);
  if (frame === undefined) return undefined;
  const { choice } = offer;
  let args: Args | undefined;
  if (choice.kind === 'open') args = choice.sample(s, frame, pick);
  else {
    const list = choice.list(s, frame);
    args = list.length === 0 ? undefined : list[pick(list.length)];
  }
  return args === undefined ? undefined : { by: offer.by, verb: offer.verb, args };
};

/** The units or places that could use an offer now, as the rules name them. */
export const subjects = (s: Seen<unknown>, offer: Offer): readonly string[] => {
  const frame = top(s);
  return frame === undefined ? [] : (offer.choice.subjects?.(s, frame) ?? []);
};

/** Fills what an order leaves out; an order that needs nothing comes back as it is. */
export const complete = (
  rules: Rules,
  s: Seen<unknown>,
  order: Order,
):
  | { readonly ok: true; readonly order: Order; readonly note?: Message }
  | { readonly ok: false; readonly refusal: Refusal } => {
  const frame = top(s);
  const found = findChoice(rules, s, order);
  if (
    frame === undefined ||
    found === undefined ||
    'refusal' in found ||
    found.choice.complete === undefined
  ) {
    return { ok: true, order };
  }
  const full = found.choice.complete(s, frame, order.args);
  if ('code' in full) return { ok: false, refusal: full };
  const filled = { ...order, args: full.args };
  return full.note === undefined ? { ok: true, order: filled } : { ok: true, order: filled, note: full.note };
};

type Found = { readonly choice: Choice<unknown> } | { readonly refusal: Refusal };

const byVerb = (choices: readonly Choice<unknown>[], verb: string): Choice<unknown> | undefined =>
  choices.find((choice) => choice.verb === verb);

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
  const choice =
    (order.by === by ? byVerb(step.choices, order.verb) : undefined) ??
    (step.kind === 'ask' ? ownedRight(step, s, frame, order) : undefined);
  if (choice !== undefined) return { choice };
  const params = { verb: order.verb, by: order.by, decides: by, at: `${frame.proc}@${frame.step}` };
  return { refusal: refusal(order.by === by ? 'ORDER.NOT-NOW' : 'ORDER.NOT-YOURS', step.rule, params) };
};

const dieValues = (order: Order): readonly number[] => (order.args['values'] ?? []).map(Number);

const refuseDice = (dice: readonly DieRequest[], order: Order, rule: RuleId): Refusal | undefined => {
  if (order.verb !== 'die') return refusal('ORDER.DIE-FIRST', rule, { count: dice.length, verb: order.verb });
  const values = dieValues(order);
  const good =
    values.length === dice.length &&
    values.every((v, i) => Number.isInteger(v) && v >= 1 && v <= (dice[i]?.sides ?? 0));
  return good
    ? undefined
    : refusal('ORDER.DIE-VALUES', rule, { count: dice.length, sides: dice[0]?.sides ?? 6 });
};

/** Why an order is not legal now; undefined when it is. */
export const check = (rules: Rules, s: Seen<unknown>, order: Order): Refusal | undefined => {
  const now = asking(rules, s);
  if (now === undefined) return refusal('ORDER.GAME-OVER', s.over?.rule ?? RULE_ORDER, { verb: order.verb });
  if (!rules.sides.includes(order.by)) return refusal('ORDER.NO-SUCH-SIDE', RULE_ORDER, { by: order.by });
  const { frame, step } = now;
  if (order.verb === 'standing') return checkStanding(rules, s, order);
  if (step.kind === 'roll') return refuseDice(step.dice(s, frame), order, step.rule);
  if (step.kind === 'window' && order.verb === 'pass' && order.by === step.by(s, frame)) return undefined;
  const found = findChoice(rules, s, order);
  if (found === undefined) return refusal('ORDER.NOT-NOW', RULE_ORDER, { verb: order.verb, by: order.by });
  return 'refusal' in found ? found.refusal : legality(found.choice, s, frame, order.args);
};

/** Collects what happens while orders and automatic steps run. */
type Run = {
  readonly rules: Rules;
  readonly s: State;
  readonly events: Event[];
  revealed: boolean;
  moved: boolean;
};

const contextOf = (run: Run): Ctx<unknown> => {
  const { rules, s } = run;
  const frame = (): Frame => {
    const f = s.stack[s.stack.length - 1];
    if (f === undefined) throw new Error('The procedure stack is empty');
    return f;
  };
  const known = (proc: string, step: string): void => {
    if (rules.procedures[proc]?.[step] === undefined)
      throw new Error(`${rules.id} has no step ${proc}@${step}`);
  };
  return {
    s,
    emit: (event) => void run.events.push(event),
    reveal: (event) => {
      run.events.push(event);
      run.revealed = true;
    },
    goto: (step) => {
      known(frame().proc, step);
      frame().step = step;
      run.moved = true;
    },
    call: (proc, vars, resumeAt) => {
      known(frame().proc, resumeAt);
      const first = rules.first[proc];
      if (first === undefined) throw new Error(`${rules.id} has no procedure ${proc}`);
      frame().step = resumeAt;
      s.stack.push({ proc, step: first, vars });
      run.moved = true;
    },
    done: (result) => {
      finish(s, result);
      run.moved = true;
    },
    over: (verdict) => {
      s.over = verdict;
      s.stack.length = 0;
      run.moved = true;
      run.events.push({
        kind: 'game.over',
        rule: verdict.rule,
        data: { winner: verdict.winner, reason: verdict.reason },
      });
    },
  };
};

const finish = (s: State, result?: Json): void => {
  s.stack.pop();
  const caller = s.stack[s.stack.length - 1];
  if (caller === undefined) return;
  if (result === undefined) delete caller.vars['result'];
  else caller.vars['result'] = result;
};

const advance = (run: Run, frame: Frame): void => {
  if (run.moved) return;
  const next = run.rules.following[frame.proc]?.[frame.step];
  if (next === undefined) finish(run.s);
  else frame.step = next;
};

const perform = (run: Run, frame: Frame, act: (ctx: Ctx<unknown>) => void): void => {
  run.moved = false;
  act(contextOf(run));
  advance(run, frame);
};

const dieEvents = (run: Run, requests: readonly DieRequest[], results: readonly number[]): void => {
  requests.forEach((request, i) => {
    run.s.drawn += 1;
    run.events.push({
      kind: 'die',
      rule: request.rule,
      data: {
        n: run.s.drawn,
        result: results[i]!,
        sides: request.sides,
        purpose: request.purpose,
        by: request.by,
      },
    });
  });
};

const draw = (
  s: State,
  requests: readonly DieRequest[],
  dice: DiceSource | undefined,
): number[] | undefined => {
  const results: number[] = [];
  for (const request of requests) {
    const value = dice?.(s.drawn + results.length + 1, request);
    if (value === undefined) return undefined;
    results.push(value);
  }
  return results;
};

/** True when the window was dealt with and play goes on by itself. */
const passWindow = (run: Run, frame: Frame, step: WindowStep<unknown>): boolean => {
  const s = run.s;
  const owner = step.by(s, frame);
  const standing = matchingOrder(s, owner, step.name, step.facts(s, frame));
  const choice = standing?.then === undefined ? undefined : byVerb(step.choices, standing.then.verb);
  if (
    standing?.then !== undefined &&
    choice !== undefined &&
    !legality(choice, s, frame, standing.then.args)
  ) {
    const { id, then } = standing;
    run.s.standing = run.s.standing.filter((kept) => kept.id !== id);
    run.events.push({ kind: 'standing.used', rule: step.rule, data: { id, by: owner, verb: then.verb } });
    perform(run, frame, (ctx) => choice.take(ctx, frame, then.args));
    return true;
  }
  if (wantsToBeAsked(s, owner, step, frame)) return false;
  run.moved = false;
  advance(run, frame);
  return true;
};

/** Runs automatic steps, unattended windows and dice until somebody must answer or the game is over. */
const settleRun = (run: Run, dice: DiceSource | undefined): void => {
  for (let count = 0; count < RUNAWAY; count++) {
    const frame = run.s.stack[run.s.stack.length - 1];
    if (frame === undefined || run.s.over !== undefined) return;
    const step = stepOf(run.rules, frame);
    if (step.kind === 'ask') return;
    if (step.kind === 'auto') perform(run, frame, (ctx) => step.run(ctx, frame));
    else if (step.kind === 'window') {
      if (!passWindow(run, frame, step)) return;
    } else {
      const requests = step.dice(run.s, frame);
      const results = draw(run.s, requests, dice);
      if (results === undefined) return;
      dieEvents(run, requests, results);
      perform(run, frame, (ctx) => step.take(ctx, frame, results));
    }
  }
  throw new Error(`${run.rules.id} ran away at ${run.s.stack.map((f) => `${f.proc}@${f.step}`).join(' > ')}`);
};

const newRun = (rules: Rules, s: State): Run => ({ rules, s, events: [], revealed: false, moved: false });

/** Brings a fresh state to its first decision. */
export const settle = (rules: Rules, s: State, dice?: DiceSource): readonly Event[] => {
  const run = newRun(rules, s);
  settleRun(run, dice);
  return run.events;
};

/** Checks an order, then carries it out in place. A refused order changes nothing. */
export const apply = (rules: Rules, s: State, order: Order, dice?: DiceSource): Applied => {
  const refused = check(rules, s, order);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const run = newRun(rules, s);
  const frame = s.stack[s.stack.length - 1]!;
  const step = stepOf(rules, frame);
  if (order.verb === 'standing') run.events.push(takeStanding(s, order));
  else if (step.kind === 'roll') {
    const values = dieValues(order);
    dieEvents(run, step.dice(s, frame), values);
    perform(run, frame, (ctx) => step.take(ctx, frame, values));
  } else if (step.kind === 'window' && order.verb === 'pass') {
    run.moved = false;
    advance(run, frame);
  } else {
    const found = findChoice(rules, s, order);
    if (found === undefined || 'refusal' in found) throw new Error('A checked order has no choice');
    perform(run, frame, (ctx) => found.choice.take(ctx, frame, order.args));
  }
  settleRun(run, dice);
  return { ok: true, events: run.events, revealed: run.revealed };
};

/** Two orders are one if side, verb and slots agree. */
export const sameOrder = (a: Order, b: Order): boolean =>
  a.by === b.by && a.verb === b.verb && sameArgs(a.args, b.args);
