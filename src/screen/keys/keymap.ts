// The keys of the screen while the command line does not have them: one table of what is done, by which keys, in words.
import type { Key } from '../terminal/key-parser.ts';

export type Action = keyof typeof TABLE;

type Entry = {
  /** A printed character stands for itself; the others are named as in keys.ts. */
  readonly keys: readonly string[];
  /** In the hint line. */
  readonly word: string;
  /** In the paper about keys. */
  readonly says: string;
};

const entry = (keys: readonly string[], word: string, says = word): Entry => ({ keys, word, says });

/** How the keys are listed: those of a group in one line. */
export const KEY_GROUPS = {
  step: ['west', 'east', 'north-west', 'north-east', 'south-west', 'south-east', 'up', 'down'],
  leap: [
    'next-unit',
    'last-unit',
    'next-enemy',
    'last-enemy',
    'next-objective',
    'last-objective',
    'next-contact',
    'last-contact',
    'go-to',
  ],
  act: ['select', 'add', 'box', 'back', 'orders', 'end', 'undo', 'redo', 'halt'],
  ask: ['odds', 'best-attack', 'text', 'rule', 'log', 'keys'],
  see: [
    'zoom-in',
    'zoom-out',
    'centre',
    'overlay',
    'overlay-back',
    'overlay-off',
    'overview',
    'fold-panel',
    'fold-log',
  ],
  replay: [
    'replay-on',
    'replay-back',
    'replay-attack',
    'replay-attack-back',
    'replay-phase',
    'replay-phase-back',
    'replay-turn',
    'replay-turn-back',
    'replay-view',
  ],
  film: ['slower', 'faster'],
  away: ['line', 'leave'],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

const TABLE = {
  west: entry(['left', 'a', '4'], 'west'),
  east: entry(['right', 'd', '6'], 'east'),
  'north-west': entry(['w', '7'], 'north-west'),
  'north-east': entry(['e', '9'], 'north-east'),
  'south-west': entry(['z', '1'], 'south-west'),
  'south-east': entry(['x', '3'], 'south-east'),
  up: entry(['up', '8'], 'up', 'up, to and fro'),
  down: entry(['down', '2'], 'down', 'down, to and fro'),
  'next-unit': entry(['tab'], 'next unit', 'next unit of yours still to act, or next answer'),
  'last-unit': entry(['shift tab'], 'last unit', 'the one before'),
  'next-enemy': entry(['m'], 'enemy', 'next enemy, nearest first'),
  'last-enemy': entry(['M'], 'enemy back', 'enemy before'),
  'next-objective': entry(['o'], 'objective', 'next objective, nearest first'),
  'last-objective': entry(['O'], 'objective back', 'objective before'),
  'next-contact': entry(['f'], 'front', 'next unit of yours at the front, nearest first'),
  'last-contact': entry(['F'], 'front back', 'unit at the front before'),
  select: entry(['enter'], 'select', 'take units in hand, then aim, then do it; on an enemy the best attack'),
  add: entry(['space'], 'add', 'add units of another hex, or a hex on the way; in a replay: run, and stop'),
  box: entry(['B'], 'box', 'all who can act between two corners: once at each'),
  back: entry(['escape'], 'back', 'one step back; where there is none, nothing'),
  line: entry([':', '/'], 'command line'),
  orders: entry(['c'], 'orders', 'all orders and questions, to choose from'),
  odds: entry(['p'], 'odds', 'odds of an attack on this hex'),
  'best-attack': entry(['P'], 'best attack', 'best attack on this hex; elsewhere all, to choose from'),
  text: entry(['i'], 'full text', 'this hex and its units in full'),
  rule: entry(['I'], 'rule', 'the rule of the last refusal, or of what is asked'),
  undo: entry(['u'], 'undo'),
  redo: entry(['U'], 'redo'),
  log: entry(['l'], 'log', 'the log; Enter there goes to the hex'),
  'zoom-in': entry(['+', '='], 'zoom in'),
  'zoom-out': entry(['-'], 'zoom out'),
  centre: entry(['.'], 'centre', 'centre the map here'),
  'go-to': entry(['g'], 'go to', 'go to a hex, by number or name'),
  overlay: entry(['v'], 'overlay', 'next overlay'),
  'overlay-back': entry(['V'], 'overlay back', 'the overlay before'),
  'overlay-off': entry([','], 'no overlay', 'no overlay over the map'),
  overview: entry(['A'], 'whole front', 'the whole map at once, and back'),
  'fold-panel': entry([']'], 'panel', 'fold the panel away, and back'),
  'fold-log': entry(['['], 'log away', 'fold the log away, and back'),
  halt: entry(['h'], 'halt', 'let the other side break in, or let it be'),
  end: entry(['t'], 'end', 'end the phase, or decline; asks first'),
  'replay-on': entry(['n'], 'next order', 'in a replay: the next order'),
  'replay-back': entry(['N'], 'order back', 'the order before'),
  'replay-attack': entry(['k'], 'attack', 'the next attack'),
  'replay-attack-back': entry(['K'], 'attack back', 'the attack before'),
  'replay-phase': entry(['s'], 'phase', 'the next phase'),
  'replay-phase-back': entry(['S'], 'phase back', 'the phase before'),
  'replay-turn': entry(['r'], 'turn', 'the next turn'),
  'replay-turn-back': entry(['R'], 'turn back', 'the turn before'),
  'replay-view': entry(['b'], 'view', 'as the other side, or as both, where that may be seen'),
  slower: entry(['<'], 'slower', 'while a film is shown: slower'),
  faster: entry(['>'], 'faster', 'faster'),
  leave: entry(['q'], 'leave', 'leave the game, which is kept, or a replay'),
  keys: entry(['?'], 'keys', 'the keys that work now'),
} as const satisfies Readonly<Record<string, Entry>>;

const isAction = (name: string): name is Action => Object.hasOwn(TABLE, name);

export const ACTIONS: readonly Action[] = Object.keys(TABLE).filter(isAction);

/** Keys by what they do; what a player has changed stands in place of the standard keys. */
export type KeyWishes = Readonly<Record<string, readonly string[]>>;

export type KeyMap = {
  action(key: string): Action | undefined;
  keys(action: Action): readonly string[];
};

export const wordOf = (action: Action): string => TABLE[action].word;
export const saysOf = (action: Action): string => TABLE[action].says;

/** In the file of settings a name has no blanks. */
export const nameInFile = (action: Action): string => action.replaceAll(' ', '-');

export const keyMap = (wanted: KeyWishes = {}): KeyMap => {
  const wishes: Partial<Record<Action, readonly string[]>> = {};
  for (const action of ACTIONS) {
    const keys = wanted[action] ?? wanted[nameInFile(action)];
    if (keys !== undefined) wishes[action] = keys;
  }
  const keys = (action: Action): readonly string[] => wishes[action] ?? TABLE[action].keys;
  const wished = ACTIONS.filter((action) => wishes[action] !== undefined);
  const actions = new Map<string, Action>();
  // A key the player has given away no longer does what it did.
  for (const action of [...ACTIONS, ...wished]) for (const key of keys(action)) actions.set(key, action);
  return {
    action: (key) => actions.get(key),
    keys: (action) => keys(action).filter((key) => actions.get(key) === action),
  };
};

/** What was pressed, one key at a time: text that came in one piece is as many keys. */
export const keyNames = (key: Key): readonly string[] =>
  key.name === 'text' ? key.text.split('').map((letter) => (letter === ' ' ? 'space' : letter)) : [key.name];

const SHORT: Readonly<Record<string, string>> = { escape: 'Esc', 'shift tab': 'Shift-Tab' };

/** A key as it is printed on a keyboard. */
export const keyWord = (key: string): string =>
  key.length === 1
    ? key
    : (SHORT[key] ??
      key.replace(/(^| )([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase()));
