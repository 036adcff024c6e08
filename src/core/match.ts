// A match in memory: the state, the list of what was ordered, taking back, trying out. Files are another room's work.
import { copyJson, hashOf } from './canonical-json.ts';
import type { DiceSource } from './dice.ts';
import { apply, carry, check, decision, settle } from './kernel.ts';
import { changed } from './state-cache.ts';
import type { Options, Rules, Seen } from './rule-set.ts';
import { refusal } from './rule-set.ts';
import type { Clock, Event, Order, Problem, Refusal, RuleId, Side, State } from './types.ts';
import { recordedDice, diceOf } from './dice.ts';
import type { Keeper, TakeBack } from './keeper.ts';
import { mustBeSound } from './sound.ts';

/** One line of play: the orders given together, all or nothing, and what came of them. */
export type Entry = {
  readonly orders: readonly Order[];
  readonly events: readonly Event[];
  /** Faces drawn while it was carried out. */
  readonly dice: readonly number[];
  /** It told somebody something new: a die, or something that was covered. */
  readonly told?: 'die' | 'reveal';
  /** The clock, and how many dice had been drawn, before. */
  readonly clock: Clock;
  readonly drawn: number;
};

export type Match = {
  readonly rules: Rules;
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly undone: readonly Entry[];
  readonly opening: readonly Event[];
  /** Another number whenever the state has changed. */
  readonly revision: number;
};

type Inner = {
  rules: Rules;
  state: State;
  entries: Entry[];
  undone: Entry[];
  opening: readonly Event[];
  revision: number;
  /** How many entries cannot be taken back. */
  barrier: number;
  /** Copies of the state made on the way, that before the first entry first: the past is played again from there. */
  stands: Stand[];
  stride: number;
  dice: DiceSource | undefined;
  keeper: Keeper | undefined;
  audit: boolean;
};

/** The state when so many entries had been played. */
type Stand = { readonly state: State; readonly index: number };

/** A copy costs as much as some orders do, so one is made as seldom as nobody notices how long the way from it takes. */
const STRIDE = 50;

export type MatchOptions = {
  readonly dice?: DiceSource | undefined;
  readonly keeper?: Keeper | undefined;
  /** Look for broken invariants after every order. */
  readonly audit?: boolean;
  /** How many entries lie between two copies of the state: few where much is taken back. */
  readonly stride?: number;
};

/** `unkept`: it is done, and its order is safe, but what came of it could not be written. */
export type Done = {
  readonly ok: true;
  readonly entry: Entry;
  /** Orders given together with it that were not done, because it brought news first. */
  readonly left?: readonly Order[];
  readonly unkept?: Problem;
};
export type NotDone = {
  readonly ok: false;
  readonly refusal: Refusal;
  /** Which of several orders was refused. */
  readonly index: number;
};

const TAKE_BACK: RuleId = 'hexfront:undo';
const TOGETHER: RuleId = 'hexfront:together';
const KEEPING: RuleId = 'hexfront:record';

const inner = (match: Match): Inner => match as unknown as Inner;

/** A match from a state that has been settled or not; it is not copied. */
export const matchFrom = (rules: Rules, state: State, options: MatchOptions = {}): Match => {
  const opening = settle(rules, state, options.dice);
  const match: Inner = {
    rules,
    state,
    entries: [],
    undone: [],
    opening,
    revision: 0,
    barrier: 0,
    stands: [{ state: copyJson(state), index: 0 }],
    stride: options.stride ?? STRIDE,
    dice: options.dice,
    keeper: options.keeper,
    audit: options.audit === true,
  };
  if (match.audit) mustBeSound(rules, state);
  return match;
};

export const newMatch = (
  rules: Rules,
  scenario: string,
  choices: Options,
  options: MatchOptions = {},
): Match => matchFrom(rules, rules.setup(scenario, choices), options);

/** The keeper may come later, once the header it writes is on disk. */
export const keepWith = (match: Match, keeper: Keeper | undefined): void => {
  inner(match).keeper = keeper;
};

/** From now on broken invariants are looked for after every order. */
export const auditWith = (match: Match): void => {
  inner(match).audit = true;
};

export const rollWith = (match: Match, dice: DiceSource | undefined): void => {
  inner(match).dice = dice;
};

type Rehearsed = { readonly ok: true; readonly count: number } | NotDone;

/**
 * Nothing is carried out unless all of it can be; dice and other sides' answers cannot wait in the middle.
 * An order that brings news, though, is the last one: whoever gave them learns of it by doing, not by trying.
 */
const rehearse = (match: Inner, orders: readonly Order[]): Rehearsed => {
  const stranger = orders.findIndex((order) => order.by !== orders[0]?.by);
  if (stranger > 0) {
    const params = { verb: orders[stranger]?.verb ?? '', index: stranger + 1, count: orders.length };
    return { ok: false, refusal: refusal('ORDER.ALONE', TOGETHER, params), index: stranger };
  }
  if (orders.length === 1) {
    const refused = check(match.rules, match.state, orders[0]!);
    return refused === undefined ? { ok: true, count: 1 } : { ok: false, refusal: refused, index: 0 };
  }
  const copy = copyJson(match.state);
  for (const [index, order] of orders.entries()) {
    const done = apply(match.rules, copy, order);
    if (!done.ok) return { ok: false, refusal: done.refusal, index };
    const waits = decision(match.rules, copy);
    if (done.revealed || waits?.kind === 'window') return { ok: true, count: index + 1 };
    const stuck = waits?.kind === 'roll' || (waits !== undefined && waits.by !== order.by);
    if (index < orders.length - 1 && stuck) {
      const params = { verb: order.verb, index: index + 1, count: orders.length };
      return { ok: false, refusal: refusal('ORDER.ALONE', TOGETHER, params), index };
    }
  }
  return { ok: true, count: orders.length };
};

const carryOut = (match: Inner, orders: readonly Order[], dice: DiceSource | undefined): Entry => {
  const { drawn } = match.state;
  const clock = { ...match.state.clock };
  const events: Event[] = [];
  let revealed = false;
  for (const order of orders) {
    const done = carry(match.rules, match.state, order, dice);
    events.push(...done.events);
    revealed ||= done.revealed;
  }
  const faces = diceOf(events);
  const entry = { orders, events, dice: faces, clock, drawn };
  if (faces.length > 0) return { ...entry, told: 'die' };
  return revealed ? { ...entry, told: 'reveal' } : entry;
};

const notKept = (problem: Problem): Refusal => refusal(problem.code, KEEPING, problem.params);

const sideOf = (entry: Entry | undefined): Side | undefined => entry?.orders[0]?.by;

/** Files the entry; a line by another side, or one that told something, is a barrier. */
const file = (match: Inner, entry: Entry): void => {
  const { entries, stands } = match;
  const last = entries[entries.length - 1];
  if (last !== undefined && sideOf(last) !== sideOf(entry)) match.barrier = entries.length;
  entries.push(entry);
  if (entry.told !== undefined) match.barrier = entries.length;
  if (entries.length - (stands[stands.length - 1]?.index ?? 0) < match.stride) return;
  stands.push({ state: copyJson(match.state), index: entries.length });
};

/** Checks, writes down, carries out: orders given together are done together or not at all, as far as nothing new is learned. */
export const give = (match: Match, together: readonly Order[]): Done | NotDone => {
  const m = inner(match);
  const planned = rehearse(m, together);
  if (!planned.ok) return planned;
  const orders = together.slice(0, planned.count);
  const unwritten = m.keeper?.orders(orders, m.state);
  if (unwritten !== undefined) return { ok: false, refusal: notKept(unwritten), index: 0 };
  const entry = carryOut(m, orders, m.dice);
  if (m.audit) mustBeSound(m.rules, m.state);
  file(m, entry);
  m.undone = [];
  m.revision += 1;
  const unkept = m.keeper?.results(entry, m.state);
  const left = together.slice(planned.count);
  return { ok: true, entry, ...(left.length > 0 && { left }), ...(unkept !== undefined && { unkept }) };
};

/** Does the orders of an entry again in place, with the dice that fell. It never rolls. */
export const doAgain = (rules: Rules, state: State, entry: Entry): void => {
  state.drawn = entry.drawn;
  changed(state);
  const dice = recordedDice(entry.dice, entry.drawn);
  for (const order of entry.orders) {
    const done = apply(rules, state, order, dice);
    if (!done.ok) throw new Error(`Replay refused ${order.verb}: ${done.refusal.code}`);
  }
};

/** The state as it was when so many entries had been played; a copy. */
export const stateAfter = (match: Match, length: number): State => {
  const m = inner(match);
  const from = m.stands.findLast(({ index }) => index <= length) ?? m.stands[0]!;
  const state = copyJson(from.state);
  for (const entry of m.entries.slice(from.index, length)) doAgain(m.rules, state, entry);
  return state;
};

/** Puts the contents of one state in the place of another, so that readers keep their hold on it. */
const become = (target: State, source: State): void => {
  for (const key of Object.keys(target) as (keyof State)[]) delete target[key];
  Object.assign(target, source);
  changed(target);
};

/** Why the last entry cannot be taken back; undefined when it can. */
export const barrier = (match: Match): Refusal | undefined => {
  const m = inner(match);
  const last = m.entries[m.entries.length - 1];
  if (last === undefined) return refusal('UNDO.NOTHING', TAKE_BACK);
  if (m.entries.length > m.barrier) return undefined;
  const params = { line: m.entries.length, verb: last.orders.at(-1)?.verb ?? '' };
  if (last.told === 'die') return refusal('UNDO.DIE', TAKE_BACK, params);
  if (last.told === 'reveal') return refusal('UNDO.REVEALED', TAKE_BACK, params);
  const handed = last.clock.phasing !== m.state.clock.phasing;
  return refusal(handed ? 'UNDO.HANDED-OVER' : 'UNDO.ANSWERED', TAKE_BACK, params);
};

/** How many entries could be taken back now. */
export const undoable = (match: Match): number => match.entries.length - inner(match).barrier;

export type TakenBack =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** What is gone from the list of entries is gone from the copies on the way. */
const cutTo = (m: Inner, length: number): Entry[] => {
  m.stands = m.stands.filter(({ index }) => index <= length);
  return m.entries.splice(length);
};

/** Drops the entries from `length` on; dice that were drawn stay drawn. */
const dropTo = (m: Inner, verb: TakeBack, length: number): TakenBack => {
  const state = stateAfter(m, length);
  state.drawn = m.state.drawn;
  changed(state);
  const unwritten = m.keeper?.taken(verb, m.entries.length - length, state);
  if (unwritten !== undefined) return { ok: false, refusal: notKept(unwritten) };
  const entries = cutTo(m, length);
  m.undone = [...entries, ...m.undone];
  become(m.state, state);
  m.revision += 1;
  return { ok: true, entries };
};

/** Takes back entries, as far as the last thing anybody learned. */
export const undo = (match: Match, count = 1): TakenBack => {
  const m = inner(match);
  const stopped = barrier(match);
  if (stopped !== undefined) return { ok: false, refusal: stopped };
  return dropTo(m, 'undo', Math.max(m.barrier, m.entries.length - Math.max(1, count)));
};

/** As if the entries from `length` on had never been, their dice too: for a match that is told what is rolled elsewhere. */
export const forget = (match: Match, length: number): void => {
  const m = inner(match);
  const state = stateAfter(m, length);
  cutTo(m, length);
  m.undone = [];
  m.barrier = Math.min(m.barrier, length);
  become(m.state, state);
  m.revision += 1;
};

/** For one person on both sides with nothing hidden: crosses the barrier, and the record says so. */
export const undoAnyway = (match: Match, count = 1): TakenBack => {
  const m = inner(match);
  if (m.entries.length === 0) return { ok: false, refusal: refusal('UNDO.NOTHING', TAKE_BACK) };
  const length = Math.max(0, m.entries.length - Math.max(1, count));
  const taken = dropTo(m, 'undo anyway', length);
  if (!taken.ok) return taken;
  m.barrier = Math.min(m.barrier, length);
  // A die cannot be given again: its successor may not be foreseen.
  const rolled = m.undone.findIndex((entry) => entry.told === 'die');
  if (rolled >= 0) m.undone.length = rolled;
  return taken;
};

/** Gives again what was taken back. What cannot be written down is not done. */
export const redo = (match: Match, count = 1): TakenBack => {
  const m = inner(match);
  const again = m.undone.slice(0, Math.max(1, count));
  if (again.length === 0) return { ok: false, refusal: refusal('REDO.NOTHING', TAKE_BACK) };
  const was = { state: copyJson(m.state), length: m.entries.length, barrier: m.barrier };
  const entries = again.map((entry) => {
    const done = carryOut(m, entry.orders, recordedDice(entry.dice, m.state.drawn));
    file(m, done);
    return done;
  });
  const unwritten = m.keeper?.taken('redo', entries.length, m.state);
  if (unwritten !== undefined) {
    become(m.state, was.state);
    cutTo(m, was.length);
    m.barrier = was.barrier;
    return { ok: false, refusal: notKept(unwritten) };
  }
  m.undone = m.undone.slice(entries.length);
  m.revision += 1;
  return { ok: true, entries };
};

/** A scratch copy: no record, and it never rolls. */
export const trial = (match: Match): Match => matchFrom(match.rules, copyJson(match.state));

export const matchHash = (match: Match): string => hashOf(match.state);

/** What a position tells of a state: not how many dice were drawn, what stands to be asked, and what verdict was passed over. */
export const asPosition = <S extends Seen<unknown>>(s: S): S => ({
  ...s,
  drawn: 0,
  standing: [],
  playOn: undefined,
});

/** Equal for equal positions, whatever way led to them. */
export const positionHash = (match: Match): string => hashOf(asPosition(match.state));

/** The match as it was when so many entries had been played; a copy that nobody writes down and that never rolls. */
export const earlier = (match: Match, length: number): Match => {
  const m = inner(match);
  const state = stateAfter(m, length);
  const stands = m.stands.filter(({ index }) => index <= length);
  const past: Inner = { ...m, state, entries: m.entries.slice(0, length), undone: [], barrier: 0, stands };
  Object.assign(past, { dice: undefined, keeper: undefined });
  return past;
};
