// The hint line and the list of keys, both out of the one table of keys.
import { fewChoices } from '../desk/choosing.ts';
import { isAsked } from '../desk/doable.ts';
import type { Desk } from '../desk/desk.ts';
import { tell } from '../desk/desk.ts';
import { ACTIONS, keyWord, saysOf, wordOf } from './keymap.ts';
import type { Action, KeyMap } from './keymap.ts';
import type { Sitting } from './sitting.ts';

type Hint = readonly [Action, word?: string];

const MOST = 6;

/** The most useful first: what finds no room is left out. */
const hintsOf = ({ at, target, picked, menu, making }: Sitting): readonly Hint[] => {
  if (at === 'log')
    return [
      ['select', 'to the hex'],
      ['up', 'line up'],
      ['down', 'line down'],
      ['back', 'to the map'],
    ];
  if (target !== undefined)
    return [['select', 'do it'], ['back', 'not this'], ['odds'], ['line', 'edit'], ['keys']];
  if (menu !== undefined && picked === undefined)
    return [['back', 'drop'], ['next-unit', 'next hex'], ['select', 'choose hex'], ['keys']];
  if (picked !== undefined)
    return [
      ['select', 'aim here'],
      ['add', 'add'],
      ['next-enemy', 'enemy'],
      ['odds'],
      ['back', 'drop'],
      ['keys'],
    ];
  if (making.verb !== undefined)
    return [['select', 'choose'], ['next-unit', 'next hex'], ['back', 'drop'], ['keys']];
  return [['select'], ['next-unit'], ['next-enemy', 'enemy'], ['orders'], ['end'], ['keys']];
};

const LINE_HINT = 'Enter do it  Tab complete  Up earlier line  Esc map  Page Up log';
const READY_HINT = 'Type ready and press Enter';

export const hintOf = (desk: Desk, keys: KeyMap, now: Sitting): string => {
  if (now.at === 'line') return desk.waiting === undefined ? LINE_HINT : READY_HINT;
  const isNumbered =
    now.at === 'map' && now.target === undefined && isAsked(desk) && (fewChoices(desk) ?? []).length > 0;
  const digits = now.menu !== undefined ? ['1-9 choose'] : isNumbered ? ['0-9 answer'] : [];
  const hints = hintsOf(now).flatMap(([action, word = wordOf(action)]) => {
    const [key] = keys.keys(action);
    return key === undefined ? [] : [`${keyWord(key)} ${word}`];
  });
  return [...digits, ...hints].slice(0, MOST).join('  ');
};

const isWorking = (desk: Desk, { at }: Sitting, action: Action): boolean => {
  if (at === 'log') return ['up', 'down', 'select', 'back', 'line', 'log', 'keys'].includes(action);
  const verbs: Partial<Readonly<Record<Action, string>>> = {
    odds: 'odds',
    'best-attack': 'odds',
    halt: 'halt',
    undo: 'undo',
    redo: 'redo',
  };
  const verb = verbs[action];
  return verb === undefined || desk.registry.named(verb) !== undefined;
};

/** Steps of the cursor in one line, and then a line for each key. */
export const keyLines = (desk: Desk, keys: KeyMap, now: Sitting): readonly string[] => [
  ...tell(desk, 'keys.now'),
  ...ACTIONS.filter((action) => isWorking(desk, now, action) && keys.keys(action).length > 0).map(
    (action) => `${keys.keys(action).map(keyWord).join(' ')}: ${saysOf(action)}.`,
  ),
];
