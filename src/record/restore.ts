// From a record to a match that can be played on: a crash's loose ends are taken up, and what was done about them is told.
import { hashOf } from '../core/canonical-json.ts';
import type { DiceSource } from '../core/dice.ts';
import { matchFrom } from '../core/match.ts';
import type { Match } from '../core/match.ts';
import type { Params, Problem, Result, State } from '../core/types.ts';
import { drawnIn, upToLine } from './format/record.ts';
import type { GameRecord } from './format/record.ts';
import { actText } from './format/lines.ts';
import type { Act, KeptAt } from './format/lines.ts';
import { follow, pathAt } from './format/live-orders.ts';
import type { Path } from './format/live-orders.ts';
import type { Playing } from './playable.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { firstDifference, keptFor, replaySteps } from './replay.ts';
import type { Step } from './replay.ts';
import { playable } from './format/state-check.ts';
import { hashUnder, markOf, standTexts } from './format/result-lines.ts';
import { playedUnder } from './verify.ts';

/** States kept beside the record: after which lines, newest first, and one of them. */
export type KeptStates = {
  lines(): readonly number[];
  load(line: number): Result<{ readonly hash: string; readonly state: State }>;
};

export type Restored = {
  readonly match: Match;
  /** Lines that make the record whole again; to be written before play goes on. */
  readonly missing: readonly string[];
  readonly path: Path;
  /** The kept state that play goes on from, where the orders no longer lead on. */
  readonly from?: KeptAt;
  /** What was done, to be said. */
  readonly notices: readonly Problem[];
};

export type RestoreOptions = {
  /** Where the dice of an order come from whose results were lost. */
  readonly dice?: DiceSource | undefined;
  readonly kept?: KeptStates | undefined;
  readonly tick?: (() => void) | undefined;
  /** Orders that rules or data no longer lead on from may be left out; nobody loses any without having said so. */
  readonly leavesOut?: boolean | undefined;
};

/** The kept state a record names, if it is still that one. */
export const namedState =
  (kept: KeptStates) =>
  (at: KeptAt): Result<State> => {
    const found = kept.load(at.line);
    if (!found.ok) return found;
    return found.value.hash === at.hash
      ? worked(found.value.state)
      : failed(problem('STATE.OTHER', { line: at.line }));
  };

const clockParams = (match: Match): Params => {
  const { turn, phase, phasing } = match.state.clock;
  return { turn, phase, phasing };
};

/** The line of the last hash: up to there the states are known to be the same, whatever is said of them. */
const lastHash = (record: GameRecord): number =>
  record.blocks.findLast(({ hashes }) => hashes.length > 0)?.hashes.at(-1)?.line ?? 0;

const replayed = (record: GameRecord, playing: Playing, options: RestoreOptions): Result<Step> => {
  const kept = options.kept === undefined ? undefined : namedState(options.kept);
  let last: Result<Step> = failed(problem('RECORD.NOT-STARTED'));
  const { dice, tick } = options;
  for (const step of replaySteps(record, playing, { dice, kept, full: lastHash(record), tick })) {
    last = step;
    if (!step.ok) break;
    const { block, texts } = step.value;
    const differs =
      texts === undefined ? undefined : firstDifference(step.value, block === record.blocks.at(-1));
    if (differs !== undefined) return failed(differs);
  }
  return last;
};

/** The results of the last act that are not in the record. */
const lost = ({ block, texts = [] }: Step): readonly string[] => texts.slice(block.results.length);

const reapplied = (step: Step, missing: readonly string[]): readonly Problem[] => {
  if (missing.length === 0) return [];
  const { act, line, results } = step.block;
  const params = { line, order: act.kind === 'orders' ? act.orders.join('; ') : actText(act) };
  return [problem(results.length === 0 ? 'RESUME.REAPPLIED' : 'RESUME.COMPLETED', params)];
};

const sameRules = (record: GameRecord, playing: Playing): boolean => {
  const was = playedUnder(record);
  return was.rules === playing.rules.version && was.data === playing.data;
};

/** The rules or data are others than the record was played under, but lead to the same. */
const underOther = (record: GameRecord, playing: Playing): { act: Act; notice: Problem } | undefined => {
  if (sameRules(record, playing)) return undefined;
  const was = playedUnder(record);
  const rules = playing.rules.version;
  const { data, program } = playing;
  const act: Act = { kind: 'resumed', rules, data, program };
  return {
    act,
    notice: problem('RESUME.SAME', {
      was: was.rules,
      is: rules,
      rules: was.rules !== rules,
      data: was.data !== data,
    }),
  };
};

const whole = (record: GameRecord, playing: Playing, step: Step, missing: readonly string[]): Restored => {
  const path = pathAt(record.blocks);
  const notices = reapplied(step, missing);
  const other = underOther(record, playing);
  // After the seed was shown nothing more is played, so nothing is gone on with.
  if (other === undefined || record.blocks.some(({ act }) => act.kind === 'seed')) {
    return { match: step.match, missing, path, notices };
  }
  return {
    match: step.match,
    missing: [...missing, actText(other.act)],
    path,
    notices: [...notices, other.notice],
  };
};

/**
 * How many orders stand that were given after a line; undefined where play has been taken back to before it.
 * A game that was gone on with from a kept state has behind it what led to that state, and nothing later.
 */
const ordersSince = (record: GameRecord, line: number, upto = Infinity): number | undefined => {
  const blocks = record.blocks.filter((block) => block.line <= upto);
  const { live } = pathAt(blocks);
  const base = blocks.findLast(({ act }) => act.kind === 'resumed' && act.from !== undefined);
  if (base?.act.kind === 'resumed' && base.act.from !== undefined && line < base.line) {
    const from = Math.min(base.act.from.line, base.line - 1);
    const before = line > from ? undefined : ordersSince(record, line, from);
    return before === undefined ? undefined : before + live.length;
  }
  const then = pathAt(blocks, line).live;
  const left = then.length > live.length || then.at(-1) !== live[then.length - 1];
  return left ? undefined : live.length - then.length;
};

/** The newest kept state that no take-back has left behind. */
const lastKept = (
  record: GameRecord,
  playing: Playing,
  kept: KeptStates,
): { readonly at: KeptAt; readonly state: State; readonly orders: number } | undefined => {
  for (const line of kept.lines()) {
    const orders = ordersSince(record, line);
    if (orders === undefined) continue;
    const found = kept.load(line);
    if (!found.ok || !playable(playing, found.value.state)) continue;
    return { at: { line, hash: found.value.hash }, state: found.value.state, orders };
  }
  return undefined;
};

/**
 * Under the very rules and data it was played under, a record that leads elsewhere was altered, or the fault is ours.
 * Nothing of it is left out unasked: the first line that differs is named, and how far all is as it should be.
 */
const altered = (record: GameRecord, playing: Playing, options: RestoreOptions, wrong: Problem): Problem => {
  const kept = options.kept === undefined ? undefined : namedState(options.kept);
  let stand: Params = {};
  let before = 0;
  for (const step of replaySteps(record, playing, { kept, full: 0 })) {
    const last = step.ok && step.value.block === record.blocks.at(-1);
    const first = step.ok ? firstDifference(step.value, last) : step.error;
    if (step.ok && first === undefined) {
      before = step.value.block.last;
      stand = { good: before, upto: before, ...clockParams(step.value.match) };
      continue;
    }
    const { code, params } = first ?? wrong;
    return problem('RECORD.ALTERED', { line: params['line'] ?? before + 1, why: code, ...stand });
  }
  return problem('RECORD.ALTERED', { ...wrong.params, why: wrong.code });
};

const fromKept = (
  record: GameRecord,
  playing: Playing,
  options: RestoreOptions,
  wrong: Problem,
): Result<Restored, readonly Problem[]> => {
  if (typeof wrong.params['line'] !== 'number') return failed([wrong]);
  const { line } = wrong.params;
  if (sameRules(record, playing)) return failed([altered(record, playing, options, wrong)]);
  const last = options.kept === undefined ? undefined : lastKept(record, playing, options.kept);
  const shown = record.blocks.some(({ act }) => act.kind === 'seed');
  if (last === undefined || shown) return failed([{ ...wrong, params: { ...wrong.params, good: line - 1 } }]);
  const match = matchFrom(playing.rules, keptFor(playing, last.state, drawnIn(record)));
  const { data, program, rules } = playing;
  const act: Act = { kind: 'resumed', rules: rules.version, data, program, from: last.at };
  const path = pathAt(record.blocks);
  follow(path, act, record.lines.length + 1);
  const was = playedUnder(record);
  const params = {
    was: was.rules,
    is: rules.version,
    rules: was.rules !== rules.version,
    data: was.data !== data,
    from: last.at.line,
    orders: last.orders,
    why: wrong.code,
    line,
    ...clockParams(match),
  };
  if (last.orders > 0 && options.leavesOut !== true) return failed([problem('RESUME.WOULD-LEAVE', params)]);
  return worked({
    match,
    missing: [actText(act), ...standTexts(markOf(playing, match.state), hashOf(match.state))],
    path,
    from: last.at,
    notices: [problem('RESUME.FROM-KEPT', params)],
  });
};

/**
 * A last order of which nothing came, and that fails again, is a fault in the rules: it alone is dropped.
 * Nobody was told anything by it.
 */
const withoutLast = (
  record: GameRecord,
  playing: Playing,
  options: RestoreOptions,
  wrong: Problem,
): Restored | undefined => {
  const last = record.blocks.at(-1);
  if (last?.act.kind !== 'orders' || last.results.length > 0 || wrong.params['line'] !== last.line) {
    return undefined;
  }
  // It was checked under these rules before it was written down: one they refuse was not given.
  if (sameRules(record, playing) && wrong.code !== 'REPLAY.FAULT') return undefined;
  const before = upToLine(record, last.line - 1);
  const step = replayed(before, playing, options);
  if (!step.ok) return undefined;
  const { state } = step.value.match;
  const stand = standTexts(markOf(playing, state), hashUnder(state, playedUnder(before).rules));
  const rest = whole(before, playing, step.value, []);
  const params = { line: last.line, order: last.act.orders.join('; '), why: wrong.code };
  return {
    ...rest,
    missing: [actText({ kind: 'dropped' }), ...stand, ...rest.missing],
    notices: [problem('RESUME.DROPPED', params), ...rest.notices],
  };
};

/**
 * Plays the record again. A last order that cannot be carried out is dropped. Where other orders no longer
 * lead where they led, because rules or data have changed, play goes on from the last kept state.
 */
export const restore = (
  record: GameRecord,
  playing: Playing,
  options: RestoreOptions = {},
): Result<Restored, readonly Problem[]> => {
  const step = replayed(record, playing, options);
  if (step.ok) return worked(whole(record, playing, step.value, lost(step.value)));
  // The last order was given while the seed was not there, and waits for its die.
  const waits =
    options.dice === undefined ? step : replayed(record, playing, { ...options, dice: undefined });
  if (waits.ok && lost(waits.value).length === 0) return worked(whole(record, playing, waits.value, []));
  const dropped = withoutLast(record, playing, options, step.error);
  return dropped === undefined ? fromKept(record, playing, options, step.error) : worked(dropped);
};

/** How far the good part of a damaged record goes, for the sentence that says so; a game can be gone on with from there. */
export const standOf = (record: GameRecord, playing: Playing, options: RestoreOptions = {}): Params => {
  const step = replayed(record, playing, options);
  return step.ok ? { upto: record.lines.length, ...clockParams(step.value.match) } : {};
};
