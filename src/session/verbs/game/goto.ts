// The verb `goto`: to a line, a turn or a mark in a replay, with what came of the order there.
import { stateAfter } from '../../../core/match.ts';
import type { Args, Refusal, Side } from '../../../core/types.ts';
import { refusal } from '../../../core/rule-set.ts';
import { writeOrders } from '../../../language/canonical-write.ts';
import { sayEvents } from '../../../text/say-events.ts';
import type { Desk } from '../../session.ts';
import type { Mark } from '../../journal.ts';
import type { Reply } from '../../reply.ts';
import { answer } from '../../reply.ts';
import { foggy, speaker, tell, viewerOf, voiceOf } from '../../session.ts';
import { refuse } from '../../give-orders.ts';
import { voiceAt, voiceBetween } from '../../known-names.ts';
import { clockAt, firstOfTurn, replayAt } from './replay-position.ts';
import { marksOf, markLines } from '../keep/mark.ts';

const RULE = 'hexfront:replay';

export const no = (desk: Desk, code: string, params: Refusal['params'] = {}): Reply =>
  refuse(desk, refusal(code, RULE, params));

/** What came of the order the replay stands at, as far as it is this side's to hear. */
const orderLines = (desk: Desk): readonly string[] => {
  const { index = 0 } = desk.replay ?? {};
  const orders = desk.match.entries.length;
  const entry = desk.match.entries[index - 1];
  if (entry === undefined) return tell(desk, 'replay.start', { orders });
  const who = viewerOf(desk);
  const before = voiceAt(desk, stateAfter(desk.match, index - 1), who);
  const [first, ...rest] = sayEvents(voiceBetween(before, voiceOf(desk)), entry.events, who);
  const by = entry.orders[0]?.by ?? '';
  const isOwn = who === 'both' || who === by;
  const typed = isOwn ? writeOrders(desk.registry, entry.orders) : undefined;
  const what = first?.replace(/\.$/, '') ?? typed;
  const other = by === entry.clock.phasing ? {} : { by };
  return [
    ...tell(desk, 'replay.order', { order: index, orders, ...other, ...(what !== undefined && { what }) }),
    ...rest,
  ];
};

/** Said when a step has led into another phase. */
const phaseLines = (desk: Desk, from: number | undefined): readonly string[] => {
  const { replay, match } = desk;
  if (replay === undefined || replay.index === 0) return [];
  const [now, before] = [clockAt(match, replay.index), from === undefined ? undefined : clockAt(match, from)];
  if (now === undefined) return [];
  const isSame =
    before !== undefined &&
    now.turn === before.turn &&
    now.phase === before.phase &&
    now.phasing === before.phasing;
  const { turn, phase, phasing } = now;
  return isSame ? [] : tell(desk, 'replay.phase', { turn, phase, phasing });
};

/** Going on, those on the way are told; going back only those at the place itself. */
const passed = (desk: Desk, from: number, to: number): readonly Mark[] =>
  marksOf(desk).filter(({ order }) => order === to || (order > from && order < to));

export const moveTo = (desk: Desk, index: number, who: Side | 'both', opening: readonly string[]): Reply => {
  const was = desk.replay;
  const marks = passed(desk, was?.index ?? index, index);
  desk.replay = replayAt(desk.match, index, { who, widest: was?.widest ?? replayViewer(desk) });
  desk.here = undefined;
  const phase = phaseLines(desk, was?.index);
  return answer([...opening, ...phase, ...orderLines(desk), ...markLines(desk, marks)]);
};

/** Whose view a replay has: all of it where nothing is hidden, or not any more. */
export const replayViewer = (desk: Desk): Side | 'both' => {
  const over = desk.match.state.over !== undefined;
  return over || !foggy(desk) ? 'both' : speaker(desk);
};

type Place = { readonly index: number } | { readonly refused: Reply };

const placeOfLine = (desk: Desk, order: number): Place => {
  const orders = desk.match.entries.length;
  return order <= orders ? { index: order } : { refused: no(desk, 'REPLAY.NO-ORDER', { order, orders }) };
};

const placeOfTurn = (desk: Desk, turn: number): Place => {
  const { entries, state } = desk.match;
  const index = firstOfTurn(entries, turn);
  if (index !== undefined) return { index };
  const params = { turn, first: entries[0]?.clock.turn ?? 0, last: state.clock.turn };
  return { refused: no(desk, 'REPLAY.NO-TURN', params) };
};

/** A mark by its whole name, else by the only one that begins so. */
const placeOfMark = (desk: Desk, typed: string): Place => {
  const low = typed.toLowerCase();
  const marks = marksOf(desk).filter(({ kind }) => kind === 'mark');
  const begins = marks.filter(({ text }) => text.toLowerCase().startsWith(low));
  const found =
    marks.findLast(({ text }) => text.toLowerCase() === low) ?? (begins.length === 1 ? begins[0] : undefined);
  if (found !== undefined) return { index: found.order };
  return { refused: no(desk, 'REPLAY.NO-MARK', { typed, marks: marks.map(({ text }) => text) }) };
};

const placeOf = (desk: Desk, typed: string): Place => {
  const [, word = 'line', number] = /^(?:(line|order|turn) +)?(\d{1,9})$/i.exec(typed) ?? [];
  if (number !== undefined)
    return /^turn$/i.test(word) ? placeOfTurn(desk, Number(number)) : placeOfLine(desk, Number(number));
  return placeOfMark(desk, typed.replace(/^mark +/i, ''));
};

export const start = (desk: Desk, index: number, who: Side | 'both'): Reply => {
  const fresh = desk.replay === undefined;
  if (fresh) desk.trial = undefined;
  const orders = desk.match.entries.length;
  return moveTo(desk, index, who, fresh ? tell(desk, 'replay.on', { orders }) : []);
};

export const isNothingPlayed = (desk: Desk): boolean => desk.match.entries.length === 0;

export const goTo = (desk: Desk, typed: string): Reply => {
  if (isNothingPlayed(desk)) return answer(tell(desk, 'replay.nothing'));
  const place = placeOf(desk, typed);
  return 'refused' in place
    ? place.refused
    : start(desk, place.index, desk.replay?.who ?? replayViewer(desk));
};

export const goto = (desk: Desk, args: Args): Reply => goTo(desk, args['where']?.[0]?.trim() ?? '');
