// Runs procedures: carries out steps, draws dice, lets windows pass, until somebody must answer.
import type { DiceSource } from './dice.ts';
import { legality } from './legality.ts';
import { changed, stepped, stir, turn } from './state-cache.ts';
import type { Choice, Ctx, Rules, SeenFrame, Step, WindowStep } from './rule-set.ts';
import { matchingOrders, wantsToBeAsked } from './standing-orders.ts';
import type { DieRequest, Event, Frame, Json, State, Vars, Verdict } from './types.ts';

/** A procedure that runs this long without asking anybody is a bug, not a long turn. */
const RUNAWAY = 100_000;

export const stepOf = (rules: Rules, frame: SeenFrame): Step<unknown> => {
  const step = rules.procedures[frame.proc]?.[frame.step];
  if (step === undefined) throw new Error(`${rules.id} has no step ${frame.proc}@${frame.step}`);
  return step;
};

/** Collects what happens while orders and automatic steps run. */
export type Run = {
  readonly rules: Rules;
  readonly s: State;
  readonly events: Event[];
  revealed: boolean;
  moved: boolean;
  /** Made once for all its steps: making one costs more than most steps do. */
  ctx?: Ctx<unknown>;
};

const contextOf = (run: Run): Ctx<unknown> => (run.ctx ??= newContext(run));

const newContext = (run: Run): Ctx<unknown> => {
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
    // Whoever takes the state in hand to write to it ends what is remembered of it for the rest of this step.
    get s() {
      stir(s);
      return s;
    },
    seen: s,
    get vars() {
      turn(s);
      return frame().vars;
    },
    emit: (event) => void run.events.push(event),
    reveal: (event) => {
      run.events.push(event);
      run.revealed = true;
    },
    goto: (step) => {
      const now = frame();
      known(now.proc, step);
      run.moved = true;
      // Going on where one is changes nothing, and what is remembered holds.
      if (now.step === step) return;
      turn(s);
      now.step = step;
    },
    call: (proc, vars, resumeAt) => {
      known(frame().proc, resumeAt);
      const first = rules.first[proc];
      if (first === undefined) throw new Error(`${rules.id} has no procedure ${proc}`);
      turn(s);
      frame().step = resumeAt;
      s.stack.push({ proc, step: first, vars: vars as Vars });
      run.moved = true;
    },
    done: (result) => {
      turn(s);
      finish(s, result);
      run.moved = true;
    },
    over: (verdict) => {
      stir(s);
      if (s.playOn !== undefined && verdict.final !== true) return passVictory(run, s.playOn, verdict);
      s.over = verdict;
      s.stack.length = 0;
      run.moved = true;
      run.events.push(verdictEvent('game.over', verdict));
    },
  };
};

const verdictEvent = (kind: string, { winner, rule, reason, games }: Verdict): Event => ({
  kind,
  rule,
  data: { winner, reason, ...(games !== undefined && { games }) },
});

/** A side that keeps what won it the game is told so once, not at every check. */
const passVictory = (run: Run, passed: readonly Verdict[], verdict: Verdict): void => {
  if (passed.some((before) => before.winner === verdict.winner && before.rule === verdict.rule)) return;
  run.s.playOn = [...passed, verdict];
  run.events.push(verdictEvent('game.won', verdict));
};

const finish = (s: State, result?: Json): void => {
  s.stack.pop();
  const caller = s.stack[s.stack.length - 1];
  if (caller === undefined) return;
  if (result === undefined) delete caller.vars['result'];
  else caller.vars['result'] = result;
};

export const advance = (run: Run, frame: Frame): void => {
  if (!run.moved) {
    const next = run.rules.following[frame.proc]?.[frame.step];
    if (next === undefined) finish(run.s);
    else frame.step = next;
  }
  stepped(run.s);
};

export const perform = (run: Run, frame: Frame, act: (ctx: Ctx<unknown>) => void): void => {
  run.moved = false;
  act(contextOf(run));
  advance(run, frame);
};

/** A right that was used leaves the question it broke into open, unless it says otherwise. */
export const performRight: typeof perform = (run, _frame, act) => {
  run.moved = false;
  act(contextOf(run));
  stepped(run.s);
};

export const dieEvents = (run: Run, requests: readonly DieRequest[], results: readonly number[]): void => {
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
  stepped(run.s);
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

export const byVerb = (choices: readonly Choice<unknown>[], verb: string): Choice<unknown> | undefined =>
  choices.find((choice) => choice.verb === verb);

/** True when the window was dealt with and play goes on by itself. */
const passWindow = (run: Run, frame: Frame, step: WindowStep<unknown>): boolean => {
  const s = run.s;
  const owner = step.by(s, frame);
  for (const kept of s.standing.length === 0
    ? []
    : matchingOrders(s, owner, step.name, step.facts(s, frame))) {
    const { id, then } = kept;
    const choice = then === undefined ? undefined : byVerb(step.choices, then.verb);
    if (then === undefined || choice === undefined || legality(choice, s, frame, then.args)) continue;
    if (kept.lasting !== true) {
      run.s.standing = run.s.standing.filter((other) => other !== kept);
      changed(run.s);
    }
    const data = { id, by: owner, verb: then.verb };
    run.events.push({ kind: 'standing.used', rule: step.rule, data, to: [owner] });
    // Whoever moves has learned of it: no taking back and trying another way.
    run.revealed = true;
    perform(run, frame, (ctx) => choice.take(ctx, frame, then.args));
    return true;
  }
  if (wantsToBeAsked(s, owner, step, frame)) return false;
  run.moved = false;
  advance(run, frame);
  return true;
};

/** Runs automatic steps, unattended windows and dice until somebody must answer or the game is over. */
export const settleRun = (run: Run, dice: DiceSource | undefined): void => {
  for (let count = 0; count < RUNAWAY; count++) {
    const frame = run.s.stack[run.s.stack.length - 1];
    if (frame === undefined || run.s.over !== undefined) return;
    const step = stepOf(run.rules, frame);
    run.rules.watch?.(frame.proc, frame.step);
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

export const newRun = (rules: Rules, s: State): Run => ({
  rules,
  s,
  events: [],
  revealed: false,
  moved: false,
});
