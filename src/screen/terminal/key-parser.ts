// What a terminal sends, as keys. Ink cannot tell Backspace from Delete, so the screen reads the keyboard itself.

export type Key =
  | { readonly name: 'text'; readonly text: string }
  | {
      readonly name:
        | 'enter'
        | 'escape'
        | 'tab'
        | 'shift tab'
        | 'left'
        | 'right'
        | 'up'
        | 'down'
        | 'home'
        | 'end'
        | 'page up'
        | 'page down'
        | 'backspace'
        | 'delete'
        | 'drop word'
        | 'drop line'
        | 'interrupt'
        | 'suspend'
        | 'end of input';
    };

type PlainKey = Exclude<Key['name'], 'text'>;

const CONTROLS: Readonly<Record<string, PlainKey>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x01': 'home',
  '\x03': 'interrupt',
  '\x04': 'end of input',
  '\x05': 'end',
  '\x15': 'drop line',
  '\x17': 'drop word',
  '\x1a': 'suspend',
};

/** What follows ESC [ or ESC O, from xterm, rxvt, the Linux console, screen and tmux. */
const SEQUENCES: Readonly<Record<string, PlainKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  M: 'enter',
  Z: 'shift tab',
  '1~': 'home',
  '7~': 'home',
  '4~': 'end',
  '8~': 'end',
  '3~': 'delete',
  '5~': 'page up',
  '6~': 'page down',
};

const ESCAPE = '\x1b';
// oxlint-disable-next-line no-control-regex
const SEQUENCE = /^\x1b(?:O([\x20-\x7e])|\[(\[?[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]))/;
// oxlint-disable-next-line no-control-regex
const BEGUN = /^\x1b(?:O|\[\[?[\x30-\x3f]*[\x20-\x2f]*)?$/;
// oxlint-disable-next-line no-control-regex
const TEXT = /^[^\x00-\x1f\x7f]+/;

/** What follows ESC O from the keypad in application mode, in the order of the characters from j to y. */
const KEYPAD = '*+,-./0123456789';

const keypadText = (final: string | undefined): string | undefined =>
  final === undefined ? undefined : KEYPAD.charAt(final.charCodeAt(0) - 0x6a) || undefined;

/** Keys held with Shift, Ctrl or Alt count as the bare key. */
const sequenceKey = (body: string): Key | undefined => {
  const name = SEQUENCES[body] ?? SEQUENCES[body.replace(/^1?;\d+(?=[A-Z]$)/, '').replace(/;\d+~$/, '~')];
  return name === undefined ? undefined : { name };
};

const typed = (text: string): Key => ({ name: 'text', text });

export type Read = {
  readonly keys: readonly Key[];
  /** The beginning of a sequence whose end has not come yet; alone it is the Escape key. */
  readonly rest: string;
};

export const readKeys = (sent: string): Read => {
  const keys: Key[] = [];
  let left = sent;
  while (left !== '') {
    if (BEGUN.test(left)) return { keys, rest: left };
    const sequence = SEQUENCE.exec(left);
    const text = TEXT.exec(left)?.[0];
    if (sequence !== null) {
      const keypad = keypadText(sequence[1]);
      const key = keypad === undefined ? sequenceKey(sequence[1] ?? sequence[2] ?? '') : typed(keypad);
      if (key !== undefined) keys.push(key);
      left = left.slice(sequence[0].length);
    } else if (text !== undefined) {
      keys.push(typed(text));
      left = left.slice(text.length);
    } else if (left.startsWith(ESCAPE)) {
      keys.push({ name: 'escape' });
      left = left.slice(1);
    } else {
      const control = CONTROLS[left.charAt(0)];
      if (control !== undefined) keys.push({ name: control });
      left = left.slice(left.startsWith('\r\n') ? 2 : 1);
    }
  }
  return { keys, rest: '' };
};

/** What waits for an end that did not come was the Escape key, and perhaps letters after it. */
export const readRest = (rest: string): readonly Key[] => [
  { name: 'escape' },
  ...(rest.length > 1 ? readKeys(rest.slice(1)).keys : []),
];
