// The door of the arbiter for engines that see what a person would see: their orders and questions are read in the words
// of their view, and refused as they would be at the table.
import type { Entry } from '../core/match.ts';
import type { Order, Problem, Refusal } from '../core/types.ts';
import { check, complete } from '../core/kernel.ts';
import { problem } from '../core/problem.ts';
import { write } from '../language/canonical-write.ts';
import { giveOrders } from '../session/give-orders.ts';
import { deskToAsk } from '../session/ask-once.ts';
import { sceneOf } from '../session/dispatch.ts';
import { wrong } from '../language/errors.ts';
import type { VerbRegistry } from '../language/verb-registry.ts';
import { understand } from '../language/parse/line.ts';
import { sayRefusal } from '../text/say-refusal.ts';
import { voiceOf } from '../session/session.ts';
import type { Desk } from '../session/session.ts';
import { ask, decision, reach, view } from './facts.ts';
import type { Seat } from './facts.ts';
import { legal } from './legal.ts';
import { replyLines, yes } from './protocol.ts';
import type { Reply } from './protocol.ts';
import { refusedReply } from './reply-sentences.ts';

/** An order that was not taken, as it is told to whoever gave it. */
export type Turned = {
  readonly order: string;
  readonly code: string;
  readonly rule: string;
  readonly lines: readonly string[];
};

const turned = (desk: Desk, order: string, refusal: Refusal): Turned => ({
  order,
  code: refusal.code,
  rule: refusal.rule,
  lines: sayRefusal(voiceOf(desk), refusal),
});

/** The orders that typed words mean, as far as they are said: there is nobody to ask which of several was meant. */
const ordersMeant = (desk: Desk, typed: string): readonly Order[] | Refusal => {
  const meant = understand(desk.registry, sceneOf(desk), typed);
  if (meant.kind === 'which' || meant.kind === 'refused') return meant.refusal;
  if (meant.kind === 'orders') return meant.orders;
  return wrong('WORD.NOT-AN-ORDER', { verb: meant.kind === 'nothing' ? '' : meant.verb.name });
};

const isRefusal = (meant: readonly Order[] | Refusal): meant is Refusal => 'code' in meant;

/** Nothing but orders is done. */
export const giveAsPerson = ({ game, match, side }: Seat, typed: string): Entry | Turned => {
  const desk = deskToAsk(game, match, side);
  const meant = ordersMeant(desk, typed);
  if (isRefusal(meant)) return turned(desk, typed, meant);
  const { refusal } = giveOrders(desk, meant);
  if (refusal !== undefined) return turned(desk, typed, refusal);
  const entry = match.entries.at(-1);
  if (entry === undefined) throw new Error('An order was taken, and there is none');
  return entry;
};

/** One order with all filled in that may be left out; a refusal where it is not legal now. */
const completed = ({ game, match, side }: Seat, typed: string): Reply | Problem => {
  const desk = deskToAsk(game, match, side);
  const refused = (refusal: Refusal): Reply => ({
    ok: false,
    code: refusal.code,
    lines: turned(desk, typed, refusal).lines,
  });
  const meant = ordersMeant(desk, typed);
  if (isRefusal(meant)) return refused(meant);
  const [order, more] = meant;
  if (order === undefined || more !== undefined) return problem('ENGINE.ONE-ORDER');
  const full = complete(game.rules, match.state, order);
  if (!full.ok) return refused(full.refusal);
  const illegal = check(game.rules, match.state, full.order);
  return illegal === undefined ? yes(write(desk.registry, full.order)) : refused(illegal);
};

type Asked = (seat: Seat, words: string) => Reply | Problem;

const wholeList = (seat: Seat, word: string): Reply | Problem => {
  const listing = legal(seat, word === '' ? undefined : word);
  let step = listing.next();
  while (step.done !== true) step = listing.next();
  return step.value;
};

/** What an engine may ask before it orders, with the words of the commands of that name. */
const ASKED: Readonly<Record<string, Asked>> = {
  view,
  decision,
  legal: wholeList,
  reach,
  ask,
  complete: completed,
  check: (seat, words) => {
    const full = completed(seat, words);
    return 'ok' in full && full.ok ? yes() : full;
  },
};

/** In the order in which they are told to engines. */
export const QUESTIONS: readonly string[] = Object.keys(ASKED);

const parted = (typed: string): readonly [name: string, words: string] => {
  const [name = ''] = typed.split(/\s/, 1);
  return [name.toLowerCase(), typed.slice(name.length).trim()];
};

/** An order of a game goes before a question of that name. */
export const asksBack = (registry: VerbRegistry, typed: string): boolean => {
  const [name] = parted(typed);
  return Object.hasOwn(ASKED, name) && registry.named(name)?.spec.kind !== 'order';
};

/** The lines of the reply, without the empty one. */
export const answerBack = (seat: Seat, typed: string): readonly string[] => {
  const [name, words] = parted(typed);
  const answer = ASKED[name]?.(seat, words);
  if (answer === undefined) throw new Error(`${name} is no question`);
  const reply = 'ok' in answer ? answer : refusedReply(seat.game, [answer]);
  return replyLines(undefined, reply).slice(0, -1);
};
