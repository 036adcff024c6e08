// What keys do in a list: digits choose or answer what is asked, arrows move in it, and Enter takes what is lit.
import { choiceAt, fewChoices, numberedFrom } from '../../session/pending.ts';
import { endingVerb } from '../../session/legal-ways.ts';
import { deciding, tell } from '../../session/session.ts';
import type { Desk } from '../../session/session.ts';
import { begin, groupMenu, withUnit } from '../command-menu.ts';
import { isWhole, itemAt, litIn, litNext, turned } from '../digit-menu.ts';
import type { Choosing, Menu } from '../digit-menu.ts';
import { lined } from '../selection.ts';
import { remarked, sendLine } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';
import { ending } from './end-phase.ts';
import { allOrNone, allTaken, oneOf, toggled } from './enter-space.ts';
import type { Action } from './keymap.ts';
import { targetChosen } from './odds.ts';

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
    case 'target':
      return targetChosen(desk, before, does.hex);
    case 'fill':
      return begin(desk, before, does.verb, does.args);
  }
};

/** In a list Up and Down move, Left and Right turn its pages, and Enter takes what is lit; other keys are not the list's. */
export const inList = (
  desk: Desk,
  before: Sitting,
  menu: Menu,
  wanted: Action | undefined,
): Sitting | undefined => {
  const lit = litIn(menu);
  const isBeside = (menu.onMap === true || menu.isAway === true) && lit === undefined;
  const item = lit === undefined ? undefined : itemAt(menu, lit + 1);
  if (menu.isAway === true) {
    // Enter is the hex's, where those in hand are to come.
    if (isBeside || wanted === 'select') return undefined;
    if (wanted === 'add') return item === undefined ? undefined : choose(desk, before, item.does);
  }
  switch (wanted) {
    case 'up':
      return { ...before, menu: litNext(menu, -1) };
    case 'down':
      return { ...before, menu: litNext(menu, 1) };
    case 'select':
      return item === undefined ? undefined : choose(desk, before, item.does);
    case 'west':
    case 'east':
      return isBeside ? undefined : { ...before, menu: turned(menu, wanted === 'east' ? 1 : -1) };
    default:
      return undefined;
  }
};

/** Whoever goes on over the map no longer means an item of the list beside it. */
export const offList = (before: Sitting): Sitting =>
  before.menu?.onMap === true || before.menu?.isAway === true
    ? { ...before, menu: { ...before.menu, lit: undefined } }
    : before;

/** More answers than there are digits. */
const MOST_AT_ONCE = 9;

/** The last number that answers what is asked now. */
const lastAnswer = (desk: Desk): number | undefined => {
  if (desk.replay !== undefined) return undefined;
  if (desk.asked?.kind === 'which') return desk.asked.possible.length;
  const now = deciding(desk);
  if (now?.kind === 'roll' && now.dice?.length === 1) return 9;
  const choices = fewChoices(desk) ?? [];
  return choices.length === 0 ? undefined : choices.length - 1 + numberedFrom(choices);
};

/** Up to nine answers a digit is sent at once; with more every number waits for Enter. */
const numbered = (desk: Desk, before: Sitting, typed: string, last: number): Sitting => {
  const number = Number(typed);
  const isFirst = typed.length === 1;
  if (number > last && !isFirst) return remarked(before, tell(desk, 'pick.no-number', { number, last }));
  return last > MOST_AT_ONCE ? lined(before, before.cursor ?? '', typed) : sendLine(desk, before, typed);
};

/** What ends a phase is shown before it is done, also where it has a number. */
const endsBy = (desk: Desk, key: string): boolean => {
  const verb = choiceAt(fewChoices(desk) ?? [], Number(key))?.verb;
  return verb !== undefined && verb !== 'pass' && verb === endingVerb(desk);
};

/** Digits choose from a list, or answer what is asked; else they are the keys of a keypad. */
export const digit = (desk: Desk, before: Sitting, key: string): Sitting | undefined => {
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
