// Taking back, trying out, notes and marks, practice copies, positions, the dice and their proof.
import { hashOf } from '../../../core/canonical-json.ts';
import { barrier, matchHash, redo, undo, undoAnyway, undoable } from '../../../core/match.ts';
import type { Entry, Match } from '../../../core/match.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Params, Refusal } from '../../../core/types.ts';
import type { View } from '../../../api/view.ts';
import { writeOrders } from '../../../language/canonical-write.ts';
import { atPhaseStart, writePositionLine } from '../../../record/position.ts';
import { sayEvents } from '../../../text/say-events.ts';
import { sayProblem } from '../../../text/say-refusal.ts';
import { askYes } from '../../confirm.ts';
import { questionLines } from '../../pending.ts';
import type { Desk, Journal, Reply } from '../../session.ts';
import {
  answer,
  asRefusal,
  deciding,
  done,
  foggy,
  isHandedOver,
  maySeeAll,
  played,
  speaker,
  startTrial,
  tell,
  unkeptKey,
  viewOf,
  voiceOf,
} from '../../session.ts';
import { refuse } from '../../give-orders.ts';
import { markLines, marksOf } from './replay.ts';

const named = (desk: Desk, entries: readonly Entry[]): string =>
  entries.map((entry) => writeOrders(desk.registry, entry.orders)).join(', ');

/** Units that are somewhere else than before: what coming back means to whoever hears it. */
const cameBack = (desk: Desk, before: View): string | undefined => {
  const was = new Map(before.units.map(({ id, at }) => [id, at]));
  const moved = viewOf(desk).units.filter(({ id, at, known }) => known && was.has(id) && was.get(id) !== at);
  if (moved.length === 0) return undefined;
  const places = [...new Set(moved.map(({ at }) => at))];
  return places
    .map((at) => {
      const units = moved.filter((unit) => unit.at === at).map(({ id }) => id);
      return tell(desk, 'undone.units', { units, at })[0]?.replace(/\.$/, '');
    })
    .join(', ');
};

/** In a trial every line says that it is one. */
const marked = (desk: Desk, lines: readonly string[]): readonly string[] =>
  desk.trial === undefined ? lines : lines.map((text) => `Trial: ${text}`);

/** In an attack the sides are asked in turns; that is no end of a turn. */
const othersNow = (desk: Desk, { entries, state }: Match): Refusal => {
  const last = entries.at(-1);
  const { by = '', verb = '' } = last?.orders.at(-1) ?? {};
  const params = { line: entries.length, verb };
  return last?.clock.phasing === state.clock.phasing
    ? refusal('UNDO.OTHERS', 'hexfront:undo', { ...params, by, now: speaker(desk) })
    : refusal('UNDO.HANDED-OVER', 'hexfront:undo', params);
};

/** Not taken back; of a game that is not kept there is no practice copy either. */
const notBack = (desk: Desk, refused: Refusal): Reply =>
  refuse(
    desk,
    desk.journal === undefined ? { ...refused, params: { ...refused.params, unkept: true } } : refused,
  );

export const takeBack = (desk: Desk, how: { readonly anyway: boolean; readonly count: number }): Reply => {
  const match = played(desk);
  const stopped = how.anyway ? undefined : barrier(match);
  if (stopped !== undefined) return notBack(desk, stopped);
  if (isHandedOver(desk)) return notBack(desk, othersNow(desk, match));
  if (how.anyway && (desk.twoPeople || foggy(desk)))
    return notBack(desk, refusal('UNDO.NOT-ALONE', 'hexfront:undo', { line: match.entries.length }));
  const most = how.anyway ? match.entries.length : undoable(match);
  if (how.count > most && how.count > 1)
    return refuse(desk, refusal('UNDO.TOO-MANY', 'hexfront:undo', { count: how.count, most }));
  const before = deciding(desk);
  const view = viewOf(desk);
  const taken = how.anyway ? undoAnyway(match, how.count) : undo(match, how.count);
  if (!taken.ok) return refuse(desk, taken.refusal);
  desk.halted = undefined;
  desk.openPhase = undefined;
  const what = cameBack(desk, view) ?? named(desk, taken.entries);
  const told = marked(
    desk,
    tell(desk, how.anyway ? 'undone.anyway' : 'undone', { what, left: undoable(match) }),
  );
  return done(told, questionLines(desk, before));
};

export const giveAgain = (desk: Desk, count: number): Reply => {
  const match = played(desk);
  const before = deciding(desk);
  const next = match.undone[0]?.orders[0]?.by;
  if (foggy(desk) && next !== undefined && next !== speaker(desk)) {
    return refuse(desk, refusal('REDO.NOTHING', 'hexfront:undo', {}));
  }
  const most = match.undone.length;
  if (count > most && most > 0)
    return refuse(desk, refusal('REDO.TOO-MANY', 'hexfront:undo', { count, most }));
  const taken = redo(match, count);
  if (!taken.ok) return refuse(desk, taken.refusal);
  const listener = foggy(desk) ? speaker(desk) : 'both';
  const [first = named(desk, taken.entries), ...rest] = taken.entries.flatMap(({ events }) =>
    sayEvents(voiceOf(desk), events, listener),
  );
  const again = tell(desk, 'redone', { what: first.replace(/\.$/, ''), left: match.undone.length });
  const told = marked(desk, [...again.slice(0, 1), ...rest, ...again.slice(1)]);
  return done(told, questionLines(desk, before));
};

export const tryOn = (desk: Desk): Reply => {
  startTrial(desk);
  return answer(tell(desk, 'trial.on'));
};

export const tryOff = (desk: Desk): Reply => {
  if (desk.trial === undefined) return answer(tell(desk, 'trial.none'));
  desk.trial = undefined;
  desk.trialBy = undefined;
  return answer(tell(desk, 'trial.off'));
};

/** What is written in the record needs one. */
export const notKept = (desk: Desk, verb: string): readonly string[] =>
  desk.tutor === undefined ? tell(desk, 'unkept.verb', { verb }) : tell(desk, unkeptKey(desk));

export const note = (desk: Desk, text: string): Reply => {
  const kept = desk.journal?.note(text, foggy(desk) ? speaker(desk) : undefined);
  if (kept === undefined) return answer(notKept(desk, 'note'));
  if (!kept.ok) return refuse(desk, asRefusal(kept.error));
  return done(tell(desk, 'note.kept', { number: kept.value, turn: desk.match.state.clock.turn, text }));
};

/** A mark without a name is called after the order it stands at. */
export const mark = (desk: Desk, typed: string): Reply => {
  const order = desk.match.entries.length;
  const name = typed === '' ? `order ${order}` : typed;
  if (marksOf(desk).some((one) => one.kind === 'mark' && one.text === name && one.order === order))
    return answer(tell(desk, 'mark.stands', { name, order }));
  const kept = desk.journal?.mark(name, foggy(desk) ? speaker(desk) : undefined);
  if (kept === undefined) return answer(notKept(desk, 'mark'));
  if (!kept.ok) return refuse(desk, asRefusal(kept.error));
  return done(tell(desk, 'mark.set', { name, order }));
};

export const branch = (desk: Desk, line: number): Reply => {
  const made = desk.journal?.branch(line);
  if (made === undefined) return answer(notKept(desk, 'branch'));
  if (!made.ok) return refuse(desk, asRefusal(made.error));
  return done(tell(desk, 'branch.made', { order: line, name: made.value, command: desk.command }));
};

const keptAs = ({ command }: Desk, { name, path = name }: Journal): Params => ({ name, path, command });

export const save = (desk: Desk): Reply => {
  const { journal } = desk;
  if (journal === undefined) return answer(tell(desk, unkeptKey(desk)));
  journal.want?.();
  const wrong = journal.saved();
  return wrong === undefined
    ? answer(tell(desk, 'saved', keptAs(desk, journal)))
    : refuse(desk, asRefusal(wrong));
};

/** An order that was answered is safe where its results could not be written; where the record is another's, nothing is. */
export const quit = (desk: Desk): Reply => {
  const { journal } = desk;
  if (journal === undefined) return { kind: 'left', lines: tell(desk, 'left.unsaved') };
  const wrong = journal.saved();
  const isIdle = wrong === undefined && desk.match.entries.length === 0;
  if (isIdle && journal.giveUp?.() === true) return { kind: 'left', lines: tell(desk, 'left.idle') };
  const lines = wrong?.code.startsWith('RECORD.')
    ? [...sayProblem(voiceOf(desk), wrong), ...tell(desk, 'left.unsaved')]
    : tell(desk, 'left', keptAs(desk, journal));
  return { kind: 'left', lines };
};

/** While something is hidden, of what is seen: a hash of the rest would let guesses be tried. */
export const hash = (desk: Desk): Reply => {
  const match = played(desk);
  const isHidden = foggy(desk) && match.state.over === undefined;
  return answer(tell(desk, 'hash.is', { hash: isHidden ? hashOf(viewOf(desk)) : matchHash(match) }));
};

/** Shows the seed: nothing can be played after it, so it is asked about first. */
const prove = (desk: Desk, seal: string): Reply => {
  const proof = desk.journal?.proof();
  if (proof === undefined) return answer(tell(desk, 'dice.no-seal'));
  if (!proof.ok) return refuse(desk, asRefusal(proof.error));
  return done([...tell(desk, 'dice.seal', { seal }), ...proof.value]);
};

export const dice = (desk: Desk): Reply => {
  const drawn = tell(desk, 'dice.drawn', { drawn: played(desk).state.drawn });
  const { journal } = desk;
  if (journal === undefined) return answer([...tell(desk, 'dice.no-seal'), ...drawn]);
  if (journal.seal === undefined) return answer([...tell(desk, `dice.${journal.dice}`), ...drawn]);
  const { seal } = journal;
  if (desk.match.state.over === undefined) {
    return answer([...tell(desk, 'dice.seal', { seal }), ...tell(desk, 'dice.secret'), ...drawn]);
  }
  const asked = {
    kind: 'confirm',
    yes: () => prove(desk, seal),
    dropped: { key: 'dice.kept', params: {} },
  } as const;
  return askYes(desk, asked, tell(desk, 'confirm.seed'));
};

export const position = (desk: Desk): Reply => {
  const { state } = played(desk);
  if (!maySeeAll(desk)) return refuse(desk, refusal('POSITION.FOG', 'hexfront:position', {}));
  if (!atPhaseStart(desk.game, state))
    return refuse(desk, refusal('POSITION.MIDDLE', 'hexfront:position', {}));
  return answer(tell(desk, 'position.is', { text: writePositionLine(desk.game, state) }));
};

export const marks = (desk: Desk): Reply => {
  const kept = marksOf(desk);
  if (kept.length === 0) return answer(tell(desk, 'marks.none'));
  return answer(markLines(desk, kept));
};
