// What keys do while the map has them.
import type { Desk } from '../../session/session.ts';
import { deciding, isOpponents, tell, viewOf, speaker } from '../../session/session.ts';
import { choiceAt, fewChoices } from '../../session/pending.ts';
import { endingVerb, hexSlot, isLegal, openNow, specOf, waysOf } from '../../session/legal-ways.ts';
import { fightHex } from '../../session/verbs/game/odds.ts';
import { bareNumber } from '../../api/rule-ids.ts';
import { sceneOf } from '../../session/dispatch.ts';
import { understand } from '../../language/parse/line.ts';
import { questionLine, specAsked } from '../question-line.ts';
import { BEST } from '../../api/questions.ts';
import { add, allOrNone, allTaken, oneOf, select, toggled } from './enter-space.ts';
import { begin, groupMenu, ordersMenu, withUnit } from '../command-menu.ts';
import { keyLines } from '../view/hints.ts';
import { aimed, lined, NOTHING_IN_HAND, steppedBack, unaimed } from '../selection.ts';
import { reeled } from '../film/film.ts';
import { leapt, nextUnit } from './jumps.ts';
import type { Aim } from './jumps.ts';
import type { Action, KeyMap } from './keymap.ts';
import { logKey, toLog } from './log.ts';
import { isStack, isWhole, itemAt, litIn, litNext, turned } from '../digit-menu.ts';
import type { Choosing, Menu } from '../digit-menu.ts';
import { beginning } from '../start-cursor.ts';
import { atHex, stepped } from './arrows.ts';
import type { Step } from './arrows.ts';
import { nextOverlay } from '../view/overlay-names.ts';
import { oddsUnits } from '../view/battle-odds.ts';
import { questioned, remarked, sendLine } from '../send-line.ts';
import { replayLine } from './replay.ts';
import type { Sitting } from '../screen-state.ts';
import { ended, left, letGo } from './typed-words.ts';
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

const toLine = (before: Sitting): Sitting => ({ ...before, at: 'line', home: 'line' });

/** One step back; a question of the desk is dropped. With nothing to take back the keys stay where they are. */
const back = (desk: Desk, before: Sitting): Sitting =>
  steppedBack(desk, before) ?? (desk.asked === undefined ? before : sendLine(desk, before, ''));

/** The end of a phase is a line like any other: Enter sends it. */
const ending = (desk: Desk, before: Sitting): Sitting => {
  const verb = endingVerb(desk);
  return verb === undefined ? sendLine(desk, before, 'end') : lined(before, before.cursor ?? '', verb);
};

/** Without the word at its end that keeps nothing apart, where it is understood as well without it. */
const plainly = (desk: Desk, line: string): string => {
  const short = line.replace(/ to$/, '');
  const [whole, cut] = [line, short].map((text) =>
    JSON.stringify(understand(desk.registry, sceneOf(desk), text)),
  );
  return whole === cut ? short : line;
};

const odds = (desk: Desk, before: Sitting, isBest: boolean): Sitting => {
  const { cursor, picked, target } = before;
  const by = speaker(desk);
  const isEnemy = (hex: string | undefined): boolean =>
    viewOf(desk).units.some(({ at, side }) => at === hex && side !== by);
  const fight = fightHex(desk);
  const hex =
    [target?.hex, cursor].find((at) => isEnemy(at) || (at !== undefined && at === fight)) ??
    (isBest ? undefined : fight);
  const verb = specAsked(desk, 'odds');
  if (verb === undefined) return before;
  const targets = hex === undefined && isBest ? questionLine(desk, { verb: 'targets', args: {} }) : undefined;
  if (targets !== undefined) return questioned(desk, before, targets);
  if (hex === undefined) return remarked(before, tell(desk, 'screen.no-odds'));
  const takes = (name: string): boolean => verb.slots.some((slot) => slot.name === name);
  const line = questionLine(desk, {
    verb: 'odds',
    args: {
      target: [hex],
      ...(isBest && takes('how') && { how: [BEST] }),
      ...(!isBest && picked !== undefined && takes('from') && { from: picked.units }),
    },
  });
  const now = questioned(desk, before, plainly(desk, line ?? ''));
  if (!isBest) return now;
  const { log, fresh, scroll } = before;
  // What is drafted is told in the box of the battle, and not in the log as well.
  const draft = bestDrafted(desk, { ...now, log, fresh, scroll }, hex);
  return draft.target === undefined && draft.menu === undefined ? now : draft;
};

/** What was found best is the line that Enter sends: by the word for it where an order has one, else with its units. */
const bestDrafted = (desk: Desk, before: Sitting, hex: string): Sitting => {
  const fresh = { ...unaimed(before), ...NOTHING_IN_HAND };
  for (const { verb, ends } of openNow(desk)) {
    const slot = hexSlot(desk, verb)?.name;
    const how = specOf(desk, verb)?.slots.find(({ values }) => values?.includes(BEST) === true)?.name;
    if (ends || slot === undefined || how === undefined) continue;
    const args = { [slot]: [hex], [how]: [BEST] };
    if (isLegal(desk, verb, args)) return aimed(desk, fresh, { verb, args });
  }
  const units = oddsUnits(desk, hex);
  const ways = units.length === 0 ? [] : waysOf(desk, { units, to: hex });
  return ways.length === 0 ? before : oneOf(desk, fresh, ways);
};

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
      // An empty line lets a halted opponent play on.
      if (isHalted(desk)) return sendLine(desk, before, '');
      return ended(desk, before) ?? select(desk, before);
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

const choose = (desk: Desk, before: Sitting, does: Choosing): Sitting => {
  switch (does.kind) {
    case 'toggle':
      return toggled(desk, before, does.unit);
    case 'all':
      return allTaken(desk, before);
    case 'unit':
      return withUnit(desk, before, does.unit);
    case 'verb':
      return begin(desk, before, does.verb);
    case 'group':
      return groupMenu(desk, before, does.group);
    case 'way':
      return oneOf(desk, before, [does.way]);
    case 'fill':
      return begin(desk, before, does.verb, does.args);
  }
};

/** In a list Up and Down move, Left and Right turn its pages, and Enter takes what is lit; other keys are not the list's. */
const inList = (desk: Desk, before: Sitting, menu: Menu, wanted: Action | undefined): Sitting | undefined => {
  const lit = litIn(menu);
  const isBeside = menu.onMap === true && lit === undefined;
  switch (wanted) {
    case 'up':
      return { ...before, menu: litNext(menu, -1) };
    case 'down':
      return { ...before, menu: litNext(menu, 1) };
    case 'select': {
      const item = lit === undefined ? undefined : itemAt(menu, lit + 1);
      return item === undefined ? undefined : choose(desk, before, item.does);
    }
    case 'west':
    case 'east':
      return isBeside ? undefined : { ...before, menu: turned(menu, wanted === 'east' ? 1 : -1) };
    default:
      return undefined;
  }
};

/** Whoever goes on over the map no longer means an item of the list beside it. */
const offList = (before: Sitting): Sitting =>
  before.menu?.onMap === true ? { ...before, menu: { ...before.menu, lit: undefined } } : before;

/** The last number that answers what is asked now. */
const lastAnswer = (desk: Desk): number | undefined => {
  if (desk.replay !== undefined) return undefined;
  if (desk.asked?.kind === 'which') return desk.asked.possible.length;
  const now = deciding(desk);
  if (now?.kind === 'roll' && now.dice?.length === 1) return 9;
  const choices = fewChoices(desk) ?? [];
  return choices.length === 0 ? undefined : choices.length - (choices[0]?.verb === 'pass' ? 1 : 0);
};

/** A number is sent as soon as no longer one could be meant. */
const numbered = (desk: Desk, before: Sitting, typed: string, last: number): Sitting => {
  const number = Number(typed);
  const isFirst = typed.length === 1;
  if (number > last && !isFirst) return remarked(before, tell(desk, 'pick.no-number', { number, last }));
  return number > 0 && number * 10 <= last
    ? lined(before, before.cursor ?? '', typed)
    : sendLine(desk, before, typed);
};

/** What ends a phase is shown before it is done, also where it has a number. */
const endsBy = (desk: Desk, key: string): boolean => {
  const verb = choiceAt(fewChoices(desk) ?? [], Number(key))?.verb;
  return verb !== undefined && verb !== 'pass' && verb === endingVerb(desk);
};

/** Digits choose from a list, or answer what is asked; else they are the keys of a keypad. */
const digit = (desk: Desk, before: Sitting, key: string): Sitting | undefined => {
  const { menu, target } = before;
  if (menu !== undefined) {
    const item = itemAt(menu, Number(key));
    if (key === '0') return isWhole(menu) ? allOrNone(desk, before) : { ...before, menu: turned(menu) };
    return item === undefined ? before : choose(desk, before, item.does);
  }
  const begun = target !== undefined && /^\d+$/.test(target.line) ? target.line : undefined;
  const last = target === undefined || begun !== undefined ? lastAnswer(desk) : undefined;
  if (last === undefined) return undefined;
  if (begun === undefined && desk.asked === undefined && endsBy(desk, key)) return ending(desk, before);
  return numbered(desk, before, (begun ?? '') + key, last);
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
    : menu === undefined || isStack(menu)
      ? undefined
      : inList(desk, before, menu, wanted);
  if (done !== undefined) return done;
  return wanted === undefined ? before : act(desk, keys, before, wanted);
};
