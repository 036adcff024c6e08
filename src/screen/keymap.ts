// The keys of the screen when the command line does not have them: one table from what is done to the keys that do it.
import type { Key } from './keys.ts';

export type Action = keyof typeof STANDARD_KEYS;

/** A printed character stands for itself; the others are named as in keys.ts. */
const STANDARD_KEYS = {
  west: ['left', 'a', '4'],
  east: ['right', 'd', '6'],
  'north-west': ['w', '7'],
  'north-east': ['e', '9'],
  'south-west': ['z', '1'],
  'south-east': ['x', '3'],
  up: ['up', '8'],
  down: ['down', '2'],
  line: [':', '/'],
  back: ['escape'],
  'zoom in': ['+', '='],
  'zoom out': ['-'],
  overlay: ['v'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Keys by what they do; what a player has changed stands in place of the standard keys. */
export type KeyWishes = Readonly<Record<string, readonly string[]>>;

export type KeyMap = {
  action(key: string): Action | undefined;
  keys(action: Action): readonly string[];
};

const isAction = (name: string): name is Action => Object.hasOwn(STANDARD_KEYS, name);

export const ACTIONS: readonly Action[] = Object.keys(STANDARD_KEYS).filter(isAction);

export const keyMap = (wishes: KeyWishes = {}): KeyMap => {
  const keys = (action: Action): readonly string[] => wishes[action] ?? STANDARD_KEYS[action];
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
