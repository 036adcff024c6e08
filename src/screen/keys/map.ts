// What keys do while the map has them.
import type { Desk } from '../../session/session.ts';
import { deciding, isOpponents, tell } from '../../session/session.ts';
import { bareNumber } from '../../api/rule-ids.ts';
import { add, select } from './enter-space.ts';
import { ordersMenu } from '../command-menu.ts';
import { keyLines } from '../view/hints.ts';
import { lined, steppedBack, unaimed } from '../selection.ts';
import { reeled } from '../film/film.ts';
import { leapt, nextUnit } from './jumps.ts';
import type { Aim } from './jumps.ts';
import type { Action, KeyMap } from './keymap.ts';
import { logKey, toLog } from './log.ts';
import { isMovedIn } from '../digit-menu.ts';
import { beginning } from '../start-cursor.ts';
import { atHex, stepped } from './arrows.ts';
import type { Step } from './arrows.ts';
import { nextOverlay } from '../view/overlay-names.ts';
import { questioned, remarked, sendLine } from '../send-line.ts';
import { replayLine } from './replay.ts';
import type { Sitting } from '../screen-state.ts';
import { boxed } from './box.ts';
import { ended, ending, left, letGo } from './end-phase.ts';
import { digit, inList, offList } from './lists.ts';
import { odds } from './odds.ts';
import { withLine } from '../line-editor.ts';

const STEPS: Partial<Readonly<Record<Action, Step>>> = {
  west: 'w',
  east: 'e',
  'north-west': 'nw',
  'north-east': 'ne',
  'south-west': 'sw',
  'south-east': 'se',
  up: 'up',
  down: 'down',
};

const LEAPS: Partial<Readonly<Record<Action, readonly [Aim, 1 | -1]>>> = {
  'next-enemy': ['enemy', 1],
  'last-enemy': ['enemy', -1],
  'next-objective': ['objective', 1],
  'last-objective': ['objective', -1],
  'next-contact': ['contact', 1],
  'last-contact': ['contact', -1],
};

/** It is the opponent's move, and it waits to be told to play on. */
const isHalted = (desk: Desk): boolean => isOpponents(desk) && desk.replay === undefined;

const folding = (before: Sitting, part: 'panel' | 'log'): Sitting => ({
  ...before,
  folded: { ...before.folded, [part]: !before.folded[part] },
});

/** The whole map, and the same key brings back what was seen before. */
const overviewed = (before: Sitting): Sitting => ({
  ...before,
  folded: { ...before.folded, overview: !before.folded.overview },
  centred: before.centred + 1,
});

/** A replay goes on by itself from where it stands. */
const running = (desk: Desk, before: Sitting): Sitting => {
  if (desk.replay === undefined) return before;
  if (desk.settings.film === 'off') desk.settings.film = 'normal';
  const { index: from, who } = desk.replay;
  const now = reeled(desk, before, { kind: 'replay', from, who });
  return now === before ? remarked(before, tell(desk, 'replay.last')) : now;
};

/** For one line; then the keys go back to the map. */
const toLine = (before: Sitting): Sitting => ({ ...before, at: 'line' });

const unboxed = (before: Sitting): Sitting | undefined =>
  before.box === undefined ? undefined : { ...before, box: undefined };

/** One step back; a question of the desk is dropped. With nothing to take back the keys stay where they are. */
const back = (desk: Desk, before: Sitting): Sitting =>
  unboxed(before) ??
  steppedBack(desk, before) ??
  (desk.asked === undefined ? before : sendLine(desk, before, ''));

/** The hex in full, and each unit in hand. */
const fullText = (desk: Desk, before: Sitting): Sitting => {
  if (before.cursor === undefined) return before;
  const looked = questioned(desk, before, `look ${before.cursor}`);
  return (before.picked?.units ?? []).reduce((now, unit) => questioned(desk, now, `unit ${unit}`), looked);
};

const ruleText = (desk: Desk, before: Sitting): Sitting => {
  if (desk.refused !== undefined) return questioned(desk, before, 'why');
  const rule = deciding(desk)?.rule;
  return rule === undefined ? before : questioned(desk, before, `rule ${bareNumber(desk.game.id, rule)}`);
};

/** Words that open the line with a verb; the keys come back to the map when it is sent. */
const typing = (before: Sitting, line: string): Sitting => ({
  ...before,
  at: 'line',
  typing: withLine(before.typing, line),
});

const act = (desk: Desk, keys: KeyMap, before: Sitting, action: Action): Sitting => {
  const step = STEPS[action];
  if (step !== undefined) {
    const { cursor } = before;
    return atHex(desk, offList(before), cursor === undefined ? beginning(desk) : stepped(desk, cursor, step));
  }
  const leap = LEAPS[action];
  if (leap !== undefined) return leapt(desk, offList(before), ...leap);
  switch (action) {
    case 'line':
      return toLine(before);
    case 'back':
      return back(desk, before);
    case 'select':
      if (before.box !== undefined) return boxed(desk, before);
      // An empty line lets a halted opponent play on.
      if (isHalted(desk)) return sendLine(desk, before, '');
      return ended(desk, before) ?? select(desk, before);
    case 'box':
      return boxed(desk, before);
    case 'add':
      return desk.replay === undefined ? add(desk, before) : running(desk, before);
    case 'next-unit':
      return nextUnit(desk, offList(before), 1);
    case 'last-unit':
      return nextUnit(desk, offList(before), -1);
    case 'orders':
      return ordersMenu(desk, before);
    case 'odds':
      return odds(desk, before, false);
    case 'best-attack':
      return odds(desk, before, true);
    case 'text':
      return fullText(desk, before);
    case 'rule':
      return ruleText(desk, before);
    case 'undo':
      return sendLine(desk, before, 'undo');
    case 'redo':
      return sendLine(desk, before, 'redo');
    case 'log':
      return toLog(before);
    case 'zoom-in':
      if (before.folded.overview) return overviewed(before);
      return before.zoom === 3
        ? remarked(before, tell(desk, 'screen.largest'))
        : { ...before, zoom: before.zoom === 1 ? 2 : 3 };
    case 'zoom-out':
      return before.zoom === 1
        ? remarked(before, tell(desk, 'screen.smallest'))
        : { ...before, zoom: before.zoom === 3 ? 2 : 1 };
    case 'centre':
      return { ...before, centred: before.centred + 1, focus: before.cursor ?? before.focus };
    case 'go-to':
      return typing(before, 'look ');
    case 'overlay':
      return {
        ...before,
        overlay: nextOverlay(desk.game, before.overlay),
      };
    case 'overlay-back':
      return { ...before, overlay: nextOverlay(desk.game, before.overlay, -1) };
    case 'overlay-off':
      return { ...before, overlay: 'none' };
    case 'overview':
      return overviewed(before);
    case 'fold-panel':
      return folding(before, 'panel');
    case 'fold-log':
      return folding(before, 'log');
    case 'halt':
      return sendLine(desk, before, 'halt');
    case 'end':
      return ending(desk, before);
    case 'leave':
      return lined(before, before.cursor ?? '', 'quit');
    case 'keys':
      return remarked(before, keyLines(desk, keys, before));
    default:
      return before;
  }
};

/** Keys that take up the line that is shown. */
const TAKES_UP: readonly (Action | undefined)[] = ['select', 'line', 'back'];

/** While a whole line is shown, a letter that has nothing to do with it cancels it and does nothing else. */
const cancelled = (before: Sitting, key: string, wanted: Action | undefined): boolean =>
  before.at === 'map' &&
  before.target !== undefined &&
  before.picked === undefined &&
  /^[a-z]$/i.test(key) &&
  !BESIDE_LINE.has(wanted);

/** Keys that ask about what is shown, or show it otherwise. */
const BESIDE_LINE: ReadonlySet<Action | undefined> = new Set<Action | undefined>([
  ...TAKES_UP,
  ...(Object.keys(STEPS) as Action[]),
  'odds',
  'best-attack',
  'add',
  'text',
  'rule',
  'zoom-in',
  'zoom-out',
  'centre',
  'overlay',
  'overlay-back',
  'overlay-off',
  'overview',
  'fold-panel',
  'fold-log',
  'keys',
]);

export const mapKey = (desk: Desk, keys: KeyMap, before: Sitting, key: string): Sitting => {
  const wanted = keys.action(key);
  if (cancelled(before, key, wanted))
    return remarked(unaimed(before), tell(desk, 'screen.cancelled', { line: before.target?.line ?? '' }));
  const unheld = TAKES_UP.includes(wanted) ? before : letGo(desk, before);
  // Whoever goes on has read what was said.
  const now = unheld.at === 'log' || unheld.scroll === undefined ? unheld : { ...unheld, scroll: undefined };
  return left(before, keyed(desk, keys, now, key));
};

const keyed = (desk: Desk, keys: KeyMap, before: Sitting, key: string): Sitting => {
  const wanted = keys.action(key);
  if (before.at === 'log') return logKey(desk, before, wanted);
  const step = wanted === undefined ? undefined : replayLine(desk, wanted);
  if (step !== undefined) return sendLine(desk, before, step);
  const { menu } = before;
  const done = /^\d$/.test(key)
    ? digit(desk, before, key)
    : menu === undefined || !isMovedIn(menu)
      ? undefined
      : inList(desk, before, menu, wanted);
  if (done !== undefined) return done;
  return wanted === undefined ? before : act(desk, keys, before, wanted);
};
