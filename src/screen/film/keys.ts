// Keys while the opponent plays. Those of the film lead through it; any other does what it does in a replay, and the film
// stands still meanwhile.
import type { Desk } from '../../session/session.ts';
import { keyNames } from '../keys/keymap.ts';
import type { KeyMap } from '../keys/keymap.ts';
import type { Key } from '../terminal/key-parser.ts';
import type { Sitting } from '../screen-state.ts';
import { sent } from '../line-editor.ts';
import { forward, over, paced, pacedTo, paused, toggled } from './film.ts';

/** On the command line letters are words. */
const isWord = ({ at }: Sitting, key: Key): boolean =>
  at === 'line' && key.name === 'text' && /^[a-z]/i.test(key.text);

const filmKey = (desk: Desk, keys: KeyMap, before: Sitting, key: Key): Sitting | undefined => {
  if (before.at === 'log' || before.typing.text !== '' || isWord(before, key)) return undefined;
  const [name = ''] = keyNames(key);
  if (/^[1-5]$/.test(name)) return pacedTo(desk, before, Number(name));
  switch (keys.action(name)) {
    case 'select':
      return forward(desk, before);
    case 'add':
      return toggled(desk, before);
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
const stopped = (desk: Desk, before: Sitting): Sitting =>
  over(desk, before.busy === undefined ? before : { ...before, busy: 'stopping' });

/** What a key does while nobody thinks and nothing is shown. */
type Otherwise = (before: Sitting, key: Key) => Sitting;

/** Keys that look about on the map also where the command line has them, as long as nothing is typed there. */
const LOOKS: ReadonlySet<string> = new Set(['left', 'right', 'up', 'down', '+', '-', '=', '.']);

const looked = (before: Sitting, key: Key, otherwise: Otherwise): Sitting => {
  const isLook = before.typing.text === '' && keyNames(key).every((name) => LOOKS.has(name));
  if (before.at !== 'line' || !isLook) return otherwise(before, key);
  const now = otherwise({ ...before, at: 'map' }, key);
  return now.at === 'map' ? { ...now, at: 'line' } : now;
};

const oneKey = (desk: Desk, keys: KeyMap, before: Sitting, key: Key, otherwise: Otherwise): Sitting => {
  // What is shown goes first; once nothing is, the same key stops who thinks.
  if (key.name === 'interrupt') return before.film === undefined ? stopped(desk, before) : over(desk, before);
  if (isHalt(keys, before, key)) return stopped(desk, { ...before, typing: sent(before.typing) });
  if (before.film === undefined) return looked(before, key, otherwise);
  // Whoever types an order has seen enough of what was done.
  const isLine = key.name === 'enter' && before.typing.text.trim() !== '';
  if (before.film.kind === 'news' && isLine) return otherwise(over(desk, before), key);
  const done = filmKey(desk, keys, before, key);
  if (done !== undefined) return done;
  const index = desk.replay?.index;
  const now = looked(before, key, otherwise);
  const isElsewhere = desk.replay === undefined || desk.replay.index !== index;
  // Whoever goes elsewhere in a replay has left its film.
  return isElsewhere ? over(desk, now) : paused(desk, now);
};

/** Text that came in one piece is one key after the other, but for words on the command line. */
export const whileBusy = (
  desk: Desk,
  keys: KeyMap,
  before: Sitting,
  key: Key,
  otherwise: Otherwise,
): Sitting => {
  const isWords = before.at === 'line' && (before.typing.text !== '' || isWord(before, key));
  if (key.name !== 'text' || key.text.length === 1 || isWords)
    return oneKey(desk, keys, before, key, otherwise);
  const now = oneKey(desk, keys, before, { ...key, text: key.text.charAt(0) }, otherwise);
  // What was typed to skip it is not meant for what comes after.
  if (before.film !== undefined && now.film === undefined) return now;
  return whileBusy(desk, keys, now, { ...key, text: key.text.slice(1) }, otherwise);
};
