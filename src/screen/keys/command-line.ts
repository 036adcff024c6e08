// What keys do while the command line has them.
import type { Desk } from '../../session/session.ts';
import { isAsked } from '../../session/legal-ways.ts';
import { interruptLines } from '../../session/verbs/keep/quit.ts';
import { take } from '../../session/dispatch.ts';
import { completionAt } from '../../session/intent/completion.ts';
import { joinWords } from '../../text/number-words.ts';
import type { Key } from '../terminal/key-parser.ts';
import type { InSight, Scroll } from '../view/log-window.ts';
import type { KeyMap } from './keymap.ts';
import { withMarks } from '../selection.ts';
import { beginning } from '../start-cursor.ts';
import { atHex, onMark } from './arrows.ts';
import { questioned, remarked, send } from '../send-line.ts';
import type { Sitting } from '../screen-state.ts';
import { typeKey, withLine } from '../line-editor.ts';

/** What a key needs to know besides: whether Ctrl-C came just before it, and which lines of the log are in sight. */
export type Pressed = { readonly warned: boolean; readonly inSight: InSight | undefined };

const startOf = (words: readonly string[]): string => {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others) while (!word.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
};

/** One word that fits is filled in; of several what they have in common, and then they are listed. */
const completed = (desk: Desk, before: Sitting): Sitting => {
  const { typing } = before;
  if (desk.waiting !== undefined || typing.at < typing.text.length) return before;
  const { from, candidates } = completionAt(desk, typing.text);
  const [only] = candidates;
  if (only === undefined) return before;
  const common = candidates.length === 1 ? `${only} ` : startOf(candidates);
  const line = typing.text.slice(0, from) + common;
  if (line.length > typing.text.length) return { ...before, typing: withLine(typing, line) };
  return remarked(before, [`${joinWords(candidates)}.`]);
};

/** The first Ctrl-C drops what is asked, or says that nothing is lost; the one after that leaves. */
const interrupted = (desk: Desk, before: Sitting, warned: boolean): Sitting => {
  if (desk.asked !== undefined) return send(desk, { ...before, typing: withLine(before.typing, '') });
  if (warned) return { ...before, end: { how: 'interrupted', lines: take(desk, 'quit').lines } };
  return { ...remarked(before, interruptLines(desk)), typing: withLine(before.typing, '') };
};

const scrolled = (before: Sitting, scroll: Scroll): Sitting => ({ ...before, scroll });

/** A page back; a line of the one before stays in sight, where it has several. */
const pageUp = (before: Sitting, { inSight }: Pressed): Sitting => {
  const { length } = before.log;
  const { first, next } = inSight ?? { first: length, next: length };
  return first === 0 ? before : scrolled(before, { to: next - first > 1 ? first + 1 : first });
};

/** At the end of what was said, what was kept back follows. */
export const hasMore = (desk: Desk): boolean => desk.heldBack.length > 0 && desk.waiting === undefined;

const pageDown = (desk: Desk, before: Sitting, { inSight }: Pressed): Sitting => {
  const { first, next } = inSight ?? { first: 0, next: before.log.length };
  if (next < before.log.length) return scrolled(before, { from: Math.max(next, first + 1) });
  return hasMore(desk) ? toldMore(desk, before) : before;
};

const toldMore = (desk: Desk, before: Sitting): Sitting => ({
  ...questioned(desk, before, 'more'),
  typing: before.typing,
});

/** With the line empty its keys can be given to the map; while a hand-over waits there is none. */
const toMap = (desk: Desk, before: Sitting): Sitting => {
  if (desk.waiting !== undefined) return before;
  const there = atHex(desk, { ...before, at: 'map', home: 'map' }, before.cursor ?? beginning(desk));
  const marked = withMarks(desk, there);
  // What is asked is answered where the answers are.
  return isAsked(desk) ? onMark(desk, marked) : marked;
};

/** What gives the keys to the line lets them stay there where the line has them already. */
const isForLine = (keys: KeyMap, { typing }: Sitting, key: Key): key is Key & { readonly name: 'text' } =>
  key.name === 'text' &&
  typing.text === '' &&
  /^[^\w\s?]/.test(key.text) &&
  keys.action(key.text.charAt(0)) === 'line';

export const lineKey = (desk: Desk, keys: KeyMap, was: Sitting, pressed: Key, when: Pressed): Sitting => {
  const stays = isForLine(keys, was, pressed);
  const key = stays ? { ...pressed, text: pressed.text.slice(1) } : pressed;
  const before = stays ? { ...was, home: 'line' as const } : was;
  switch (key.name) {
    case 'enter':
      return send(desk, before);
    case 'tab':
      return completed(desk, before);
    case 'interrupt':
      return interrupted(desk, before, when.warned);
    case 'end of input':
      return before.typing.text === ''
        ? { ...before, end: { how: 'left', lines: take(desk, 'quit').lines } }
        : before;
    case 'escape':
      return before.typing.text === ''
        ? toMap(desk, before)
        : { ...before, typing: typeKey(before.typing, key) };
    case 'page up':
      return pageUp(before, when);
    case 'page down':
      return pageDown(desk, before, when);
    default:
      return { ...before, typing: typeKey(before.typing, key) };
  }
};
