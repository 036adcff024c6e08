// Somebody at the screen: takes keys and time to the desk, and tells whoever draws when something else is to be shown.
import type { Desk } from '../session/session.ts';
import { NO_ANSWERS } from './answers.ts';
import { drawnAt } from './derived-state.ts';
import { withNews } from './film/film.ts';
import { errandsAt } from './film/opponent-turn.ts';
import type { Later } from './film/opponent-turn.ts';
import { keyMap, keyNames } from './keys/keymap.ts';
import type { KeyMap, KeyWishes } from './keys/keymap.ts';
import { NOTHING_TYPED } from './line-editor.ts';
import { NOTHING_FOLDED, pressed, shown } from './screen-state.ts';
import type { Sitting } from './screen-state.ts';
import { NOTHING_IN_HAND, withMarks } from './selection.ts';
import { logged, openQuestion, said } from './send-line.ts';
import { standing } from './session-summary.ts';
import { beginning } from './start-cursor.ts';
import type { Key } from './terminal/key-parser.ts';
import { NO_DESK } from './view/command-desk.ts';
import { NO_ODDS } from './view/hex-odds.ts';
import type { InSight } from './view/log-window.ts';

export type Seat = {
  now(): Sitting;
  /** Everything that came at once is one change. */
  press(keys: readonly Key[]): void;
  /** Told after every frame which lines of the log are in it: a page is scrolled from there. */
  showing(inSight: InSight): void;
  /** Calls back after every change until the function it returns is called. */
  onChange(heard: () => void): () => void;
  /** Nothing goes on here any more. */
  leave(): void;
};

/** Keys that lead through a film. */
const leadsOn = (keys: KeyMap, key: Key): boolean =>
  keyNames(key).every((name) => ['select', 'add'].includes(keys.action(name) ?? ''));

export type SeatWish = {
  readonly keys?: KeyWishes | undefined;
  readonly clears?: boolean;
  readonly later?: Later;
};

const timer: Later = (ms, then) => {
  const waiting = setTimeout(then, ms).unref();
  return () => clearTimeout(waiting);
};

/** Sits down at a desk. `greeting` is said first. */
export const sitDown = (
  desk: Desk,
  greeting: readonly string[],
  { keys = {}, clears = true, later = timer }: SeatWish = {},
): Seat => {
  const map = keyMap(keys);
  const question = openQuestion(desk, { clears, busy: undefined, film: undefined });
  const at = desk.replay === undefined ? 'line' : 'map';
  desk.here ??= beginning(desk);
  const first: Sitting = {
    ...standing(desk),
    question,
    asked: question,
    focus: desk.here,
    typing: NOTHING_TYPED,
    at,
    cursor: desk.here,
    zoom: 2,
    overlay: 'none',
    centred: 0,
    ...NOTHING_IN_HAND,
    over: new Map(),
    odds: NO_ODDS,
    due: new Set(),
    inHand: new Set(),
    panel: [],
    folded: NOTHING_FOLDED,
    box: undefined,
    replaying: false,
    answering: false,
    battle: undefined,
    answers: NO_ANSWERS,
    command: NO_DESK,
    deskLines: [],
    hint: '',
    logAt: undefined,
    home: at,
    jump: undefined,
    spelled: '',
    idleAt: desk.match.entries.length === 0 ? 0 : undefined,
    drawn: drawnAt(desk),
    busy: undefined,
    film: undefined,
    clears,
    ...logged([], said({ kind: 'done', lines: greeting }, question)),
  };
  let sitting = shown(desk, map, undefined, withMarks(desk, first));
  let warned = false;
  let inSight: InSight | undefined;
  const listeners = new Set<() => void>();
  const show = (next: Sitting): void => {
    if (next === sitting) return;
    sitting = shown(desk, map, sitting, next);
    for (const heard of listeners) heard();
  };
  /** Keys that came while nothing could be taken to the desk. */
  let kept: readonly Key[] = [];
  const free = (): void => {
    const keys = kept;
    kept = [];
    if (keys.length > 0) press(keys);
  };
  const errands = errandsAt(desk, { now: () => sitting, show, free }, later);
  const press = (all: readonly Key[]): void => {
    let next = sitting;
    for (const [i, key] of all.entries()) {
      if (next.end !== undefined) break;
      if (errands.isDeaf() && next.typing.text === '' && leadsOn(map, key)) continue;
      if (errands.isHeld()) {
        const isStop = key.name === 'interrupt';
        if (isStop) errands.stop();
        kept = isStop ? [] : [...kept, ...all.slice(i)];
        break;
      }
      const { busy, film } = next;
      const dropping = desk.asked !== undefined || busy !== undefined;
      const waited = desk.waiting !== undefined;
      next = withNews(desk, pressed(desk, map, next, key, { warned, inSight }), waited);
      warned = key.name === 'interrupt' && !dropping;
      const isShown = film !== undefined || next.film !== undefined;
      if (desk.opponent === undefined && desk.errand === undefined && !isShown) continue;
      show(next);
      errands.follow();
      next = sitting;
      // What was pressed to skip it is not meant for what comes after.
      if (film !== undefined && next.film === undefined) break;
    }
    show(next);
  };
  errands.follow();
  return {
    now: () => sitting,
    press,
    showing: (now) => {
      inSight = now;
    },
    onChange: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    leave: errands.leave,
  };
};
