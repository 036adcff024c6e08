// Keys while the opponent plays. Those of the film lead through it; any other does what it does in a replay, and the film
// stands still meanwhile.
import type { Desk } from '../../session/session.ts';
import { keyNames } from '../keys/keymap.ts';
import type { KeyMap } from '../keys/keymap.ts';
import type { Key } from '../terminal/key-parser.ts';
import type { Sitting } from '../screen-state.ts';
import { sent } from '../line-editor.ts';
import { forward, over, paced, paused } from './film.ts';

/** On the command line letters are words. */
const isWord = ({ at }: Sitting, key: Key): boolean =>
  at === 'line' && key.name === 'text' && /^\w/.test(key.text);

const filmKey = (desk: Desk, keys: KeyMap, before: Sitting, key: Key): Sitting | undefined => {
  if (before.at === 'log' || before.typing.text !== '' || isWord(before, key)) return undefined;
  const [name = ''] = keyNames(key);
  switch (keys.action(name)) {
    case 'select':
    case 'add':
      return forward(desk, before);
    case 'back':
    case 'leave':
      return over(desk, before);
    case 'slower':
      return paced(desk, before, -1);
    case 'faster':
      return paced(desk, before, 1);
    default:
      return undefined;
  }
};

/** The map's own key for it, or the word. */
const isHalt = (keys: KeyMap, { at, typing }: Sitting, key: Key): boolean =>
  at === 'map'
    ? keyNames(key).some((name) => keys.action(name) === 'halt')
    : key.name === 'enter' && /^\s*halt\s*\.?\s*$/i.test(typing.text);

/** Whatever is thought of comes to an end, and whatever is shown. */
const stopped = (desk: Desk, before: Sitting): Sitting => over(desk, { ...before, busy: 'stopping' });

/** `otherwise`: what the key does while nobody thinks and nothing is shown. */
export const whileBusy = (
  desk: Desk,
  keys: KeyMap,
  before: Sitting,
  key: Key,
  otherwise: () => Sitting,
): Sitting => {
  if (key.name === 'interrupt') return stopped(desk, before);
  if (isHalt(keys, before, key)) return stopped(desk, { ...before, typing: sent(before.typing) });
  if (before.film === undefined) return otherwise();
  // Text that came in one piece is one key after the other.
  const [first, rest] =
    key.name === 'text' ? [{ ...key, text: key.text.charAt(0) }, key.text.slice(1)] : [key, ''];
  const done = filmKey(desk, keys, before, first);
  if (done?.film !== undefined && rest !== '')
    return whileBusy(desk, keys, done, { name: 'text', text: rest }, () => done);
  if (done !== undefined) return done;
  const now = otherwise();
  return desk.replay === undefined ? over(desk, now) : paused(desk, now);
};
