// Plays a record again through the rules, with the dice that are written in it. It never rolls of itself.
import type { DiceSource } from '../core/dice.ts';
import { recordedDice } from '../core/dice.ts';
import { give, matchFrom, redo, rollWith, undo, undoAnyway } from '../core/match.ts';
import type { Entry, Match, TakenBack } from '../core/match.ts';
import type { Event, Order, Problem, Result, State } from '../core/types.ts';
import { drawnIn, facesOf, upToLine } from './format/record.ts';
import type { Block, GameRecord } from './format/record.ts';
import type { Act, KeptAt } from './format/lines.ts';
import type { Playing } from './playable.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { playable } from './format/state-check.ts';
import { NO_MARK, hashUnder, markOf, resultTexts, standTexts } from './format/result-lines.ts';

export type ReplayOptions = {
  /** For the last block only, when its dice were not written down any more. */
  readonly dice?: DiceSource | undefined;
  /** States kept beside the record. */
  readonly kept?: ((at: KeptAt) => Result<State>) | undefined;
  /** The line from which every result is computed again; before it, and by itself, only hashes and the last act's. */
  readonly full?: number | undefined;
  /** Called before every act: whoever waits may be told so. */
  readonly tick?: (() => void) | undefined;
};

/** One act done again. */
export type Step = {
  readonly block: Block;
  readonly match: Match;
  /** The result lines as they come out now; absent where nobody asked. */
  readonly texts?: readonly string[];
  readonly entry?: Entry;
};

type Replay = {
  readonly record: GameRecord;
  readonly playing: Playing;
  readonly options: ReplayOptions;
  match: Match | undefined;
  /** The version the lines were written under. */
  rules: string;
};

/** Where to begin: a record that was gone on with from a kept state begins there. */
export const firstBlock = (record: GameRecord): number =>
  Math.max(
    0,
    record.blocks.findLastIndex(({ act }) => act.kind === 'resumed' && act.from !== undefined),
  );

const readOrders = (
  playing: Playing,
  act: Extract<Act, { kind: 'orders' }>,
  line: number,
): Result<readonly Order[]> => {
  const orders: Order[] = [];
  for (const text of act.orders) {
    const order = playing.codec.read(text);
    if (!order.ok) return failed(problem('REPLAY.UNREADABLE', { line, order: text, why: order.error.code }));
    orders.push({ by: act.side, verb: order.value.verb, args: order.value.args });
  }
  return worked(orders);
};

const takenAgain = (match: Match, act: Extract<Act, { kind: 'taken' }>): TakenBack => {
  if (act.verb === 'redo') return redo(match, act.count);
  return act.verb === 'undo' ? undo(match, act.count) : undoAnyway(match, act.count);
};

const matchOf = (replay: Replay, line: number): Result<Match> =>
  replay.match === undefined ? failed(problem('RECORD.OPENING', { line })) : worked(replay.match);

type Acted = Result<{ readonly match: Match; readonly entry?: Entry; readonly events: readonly Event[] }>;

/** The line of the head because of which there is no such game. */
const unbegun = ({ lines, header }: GameRecord, wrong: Problem | undefined): Problem => {
  const { code: why = '', params = {} } = wrong ?? {};
  const option = params['option'] ?? (why.startsWith('GAME-OPTION.') ? params['typed'] : undefined);
  const plain = header.position === undefined ? 'scenario ' : 'position ';
  const begin = typeof option === 'string' ? `option ${option}=` : plain;
  const at = lines.findIndex(({ text }) => text.startsWith(begin));
  return problem('REPLAY.START', { line: at + 1, found: lines[at]?.text ?? '', why });
};

const open = (replay: Replay, dice: DiceSource): Acted => {
  const state = replay.playing.start(replay.record.header);
  if (!state.ok) return failed(unbegun(replay.record, state.error[0]));
  const match = matchFrom(replay.playing.rules, state.value, { dice });
  rollWith(match, undefined);
  return worked({ match, events: match.opening });
};

/** A kept state under the rules of now. Dice of orders that were dropped have been seen: they stay drawn. */
export const keptFor = (playing: Playing, state: State, drawn: number): State => ({
  ...state,
  rules: playing.rules.version,
  drawn: Math.max(state.drawn, drawn),
});

const goOn = (replay: Replay, at: KeptAt, line: number): Acted => {
  const state = replay.options.kept?.(at) ?? failed(problem('STATE.MISSING', { line: at.line }));
  if (!state.ok) return failed({ ...state.error, params: { ...state.error.params, line } });
  const drawn = drawnIn(upToLine(replay.record, line));
  const kept = keptFor(replay.playing, state.value, drawn);
  if (!playable(replay.playing, kept)) return failed(problem('STATE.DAMAGED', { line }));
  return worked({ match: matchFrom(replay.playing.rules, kept), events: [] });
};

const order = (
  replay: Replay,
  act: Extract<Act, { kind: 'orders' }>,
  line: number,
  dice: DiceSource,
): Acted => {
  const match = matchOf(replay, line);
  if (!match.ok) return match;
  const orders = readOrders(replay.playing, act, line);
  if (!orders.ok) return orders;
  rollWith(match.value, dice);
  const done = give(match.value, orders.value);
  rollWith(match.value, undefined);
  if (done.ok) return worked({ match: match.value, entry: done.entry, events: done.entry.events });
  const { code, rule, params } = done.refusal;
  return failed(problem('REPLAY.REFUSED', { line, order: act.orders[done.index] ?? '', code, rule, params }));
};

const takeBack = (replay: Replay, act: Extract<Act, { kind: 'taken' }>, line: number): Acted => {
  const match = matchOf(replay, line);
  if (!match.ok) return match;
  const taken = takenAgain(match.value, act);
  if (taken.ok && taken.entries.length === act.count) return worked({ match: match.value, events: [] });
  const found = taken.ok ? taken.entries.length : 0;
  return failed(problem('REPLAY.TAKEN', { line, verb: act.verb, count: act.count, found }));
};

const perform = (replay: Replay, block: Block, dice: DiceSource): Acted => {
  const { act, line, dropped } = block;
  if (act.kind === 'opening') return open(replay, dice);
  if (act.kind === 'orders' && dropped === undefined) return order(replay, act, line, dice);
  if (act.kind === 'taken') return takeBack(replay, act, line);
  if (act.kind === 'resumed' && act.from !== undefined) return goOn(replay, act.from, line);
  const match = matchOf(replay, line);
  return match.ok ? worked({ match: match.value, events: [] }) : match;
};

/** The first result line that is not what the act leads to; a last act may lack some. */
export const firstDifference = ({ block, texts = [] }: Step, unfinished = false): Problem | undefined => {
  const { line, results } = block;
  const count = Math.max(unfinished ? 0 : texts.length, results.length);
  for (let i = 0; i < count; i++) {
    const expected = texts[i] ?? '';
    const found = results[i];
    if (found === undefined) return problem('VERIFY.LACKS', { line, expected, some: results.length > 0 });
    if (expected !== found) return problem('VERIFY.DIFFERS', { line: line + 1 + i, expected, found });
  }
  return undefined;
};

const standsHere = (act: Act): boolean =>
  act.kind === 'taken' || act.kind === 'dropped' || (act.kind === 'resumed' && act.from !== undefined);

/** A hash that was written and is not the one the state has now. */
const otherHash = (block: Block, match: Match, rules: string): Problem | undefined => {
  const written = block.hashes[0];
  if (written === undefined) return undefined;
  const expected = hashUnder(match.state, rules);
  return written.hash === expected
    ? undefined
    : problem('REPLAY.HASH', { line: written.line, expected, found: written.hash });
};

const one = (replay: Replay, block: Block): Result<Step> => {
  const last = block === replay.record.blocks.at(-1);
  const full = last || block.line >= (replay.options.full ?? Infinity);
  const { playing, match: was } = replay;
  const before = full && was !== undefined ? markOf(playing, was.state) : NO_MARK;
  const faces = recordedDice(facesOf(block), was?.state.drawn ?? 0);
  const more = last ? replay.options.dice : undefined;
  const acted = perform(replay, block, (n, request) => faces(n, request) ?? more?.(n, request));
  if (!acted.ok) return acted;
  const { match, entry, events } = acted.value;
  replay.match = match;
  if (block.act.kind === 'resumed') replay.rules = block.act.rules;
  const other = replay.options.full === 0 ? undefined : otherHash(block, match, replay.rules);
  if (other !== undefined) return failed(other);
  if (!full) return worked({ block, match, ...(entry && { entry }) });
  const after = markOf(playing, match.state);
  const hash = (): string => hashUnder(match.state, replay.rules);
  const texts = standsHere(block.act) ? standTexts(after, hash()) : resultTexts(events, before, after, hash);
  return worked({ block, match, texts, ...(entry && { entry }) });
};

/** A rule set that throws over a record is told by line; the record may be older than the rules, or made up. */
const guarded = (replay: Replay, block: Block): Result<Step> => {
  try {
    return one(replay, block);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : 'unknown';
    return failed(problem('REPLAY.FAULT', { line: block.line, message }));
  }
};

/** Does the acts of a record again, one at a time; stops after the first that cannot be done. */
export function* replaySteps(
  record: GameRecord,
  playing: Playing,
  options: ReplayOptions = {},
): Generator<Result<Step>, void> {
  const replay: Replay = { record, playing, options, match: undefined, rules: record.header.rules };
  for (const block of record.blocks.slice(firstBlock(record))) {
    options.tick?.();
    const step = guarded(replay, block);
    yield step;
    if (!step.ok) return;
  }
}

/** The act at or before a line, or the last one when no line is named, after all that came before it. */
export const lastStep = (
  record: GameRecord,
  playing: Playing,
  options: ReplayOptions & { readonly line?: number } = {},
): Result<Step> => {
  let last: Step | undefined;
  for (const step of replaySteps(upToLine(record, options.line ?? Infinity), playing, options)) {
    if (!step.ok) return step;
    last = step.value;
  }
  return last === undefined ? failed(problem('RECORD.NOT-STARTED')) : worked(last);
};

/** The match as it stood then. */
export const replayTo = (...asked: Parameters<typeof lastStep>): Result<Match> => {
  const step = lastStep(...asked);
  return step.ok ? worked(step.value.match) : step;
};

/** What should be in the record after its last act and is not: it was cut off there. */
export const lacking = ({ block, texts = [] }: Step): Problem | undefined =>
  texts.length <= block.results.length
    ? undefined
    : problem('VERIFY.LACKS', { line: block.line, some: block.results.length > 0 });
