// Gives the orders of a script at its desk, for real or on a scratch copy to see whether they would be taken.
import { matchHash, trial } from '../core/match.ts';
import type { Problem, Refusal, Result } from '../core/types.ts';
import { asksStanding } from '../session/verbs/game/standing.ts';
import { deciding, played } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import type { Reply } from '../session/reply.ts';
import { giveMeant } from '../session/end/end-to-phase.ts';
import { refuse } from '../session/give-orders.ts';
import { sceneOf, take } from '../session/dispatch.ts';
import { asProblem, wrong } from '../language/errors.ts';
import { understand } from '../language/parse/line.ts';
import { failed, worked } from '../core/problem.ts';
import { theSide } from './expect/resolve.ts';
import type { Typed } from './statement.ts';

/** The other side speaks as it does after `halt`, for as long as `act` takes. */
const speakingFor = <T>(desk: Desk, by: string | undefined, act: () => T): Result<T, Refusal> => {
  if (by === undefined) return worked(act());
  const side = theSide(desk, by);
  if (!side.ok) return side;
  const was = desk.halted;
  desk.halted = side.value === deciding(desk)?.by ? undefined : side.value;
  const done = act();
  desk.halted = was;
  return worked(done);
};

/** Nobody is there to say which of several was meant. */
const takeTyped = (desk: Desk, { by, line }: Typed): Reply => {
  const meant = understand(desk.registry, sceneOf(desk), line);
  if (meant.kind === 'which') return refuse(desk, meant.refusal);
  // At the desk, `pass` lets a right be; here it is an order like any other.
  const isOrder = meant.kind === 'orders' && !asksStanding(meant.orders);
  return by !== undefined && isOrder ? giveMeant(desk, meant.orders) : take(desk, line, meant);
};

/** A line of a script, as if it were typed by the side that it names. */
export const takeLine = (desk: Desk, typed: Typed): Reply => {
  const reply = speakingFor(desk, typed.by, () => takeTyped(desk, typed));
  return reply.ok ? reply.value : refuse(desk, reply.error);
};

export type Attempt = {
  /** Undefined: it would be taken. */
  readonly refusal?: Refusal;
  /** It was refused, and something changed all the same. */
  readonly changed: boolean;
  /** It came to no order: its words were not understood. */
  readonly isWords?: true;
};

const attemptOn = (desk: Desk, line: string): Result<Attempt> => {
  const meant = understand(desk.registry, sceneOf(desk), line);
  if (meant.kind === 'which' || meant.kind === 'refused') {
    return worked({ refusal: meant.refusal, changed: false, isWords: true });
  }
  if (meant.kind !== 'orders') {
    const verb = meant.kind === 'nothing' ? '' : meant.verb.name;
    return failed<Problem>(asProblem(wrong('WORD.NOT-AN-ORDER', { verb })));
  }
  const before = matchHash(played(desk));
  const { refusal } = giveMeant(desk, meant.orders);
  if (refusal === undefined) return worked({ changed: false });
  return worked({ refusal, changed: matchHash(played(desk)) !== before });
};

/** Whether an order would be taken now. The game itself stays as it is. */
export const attempt = (desk: Desk, { by, line }: Typed): Result<Attempt> => {
  const was = { trial: desk.trial, halted: desk.halted, refused: desk.refused };
  desk.trial = trial(played(desk));
  const tried = speakingFor(desk, by, () => attemptOn(desk, line));
  Object.assign(desk, was);
  return tried.ok ? tried.value : failed(asProblem(tried.error));
};

export type Answer = {
  /** The question it was; undefined: it was none. */
  readonly verb?: string;
  readonly reply: Reply;
};

/** Asks a question in passing: whoever sits at the desk does not notice. */
export const ask = (desk: Desk, { by, line }: Typed): Result<Answer> => {
  const was = { ...desk };
  const asked = speakingFor(desk, by, (): Result<Answer> => {
    const meant = understand(desk.registry, sceneOf(desk), line);
    if (meant.kind === 'which' || meant.kind === 'refused') return failed(asProblem(meant.refusal));
    if (meant.kind !== 'question') return worked({ reply: { kind: 'answer', lines: [] } });
    return worked({ verb: meant.verb.name, reply: take(desk, line, meant) });
  });
  Object.assign(desk, was);
  return asked.ok ? asked.value : failed(asProblem(asked.error));
};
