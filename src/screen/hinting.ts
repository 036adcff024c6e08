// The hint line and the list of keys, both out of the one table of keys.
import { fewChoices } from '../desk/choosing.ts';
import { isAsked } from '../desk/doable.ts';
import type { Desk } from '../desk/desk.ts';
import { tell } from '../desk/desk.ts';
import { ACTIONS, keyWord, saysOf, wordOf } from './keymap.ts';
import type { Action, KeyMap } from './keymap.ts';
import type { Menu } from './menu.ts';
import { replayLine } from './replaying.ts';
import type { Sitting } from './sitting.ts';

type Hint = readonly [Action, word?: string];

const MOST = 6;
const GAP = '  ';

/** Units to be taken and left, rather than one thing to be chosen. */
const isStack = ({ items }: Menu): boolean => items[0]?.does.kind === 'toggle';

/** The most useful first: what finds no room is left out. */
const hintsOf = (desk: Desk, { at, target, picked, menu, making, marks }: Sitting): readonly Hint[] => {
  if (at === 'log')
    return [
      ['select', 'to the hex'],
      ['up', 'line up'],
      ['down', 'line down'],
      ['back', 'to the map'],
    ];
  if (desk.replay !== undefined)
    return [['replay-on'], ['replay-back'], ['replay-attack'], ['replay-phase'], ['replay-turn'], ['leave']];
  const isAnswer = isAsked(desk) || making.verb !== undefined;
  const next: Hint = ['next-unit', isAnswer ? 'next that will do' : wordOf('next-unit')];
  if (target !== undefined)
    return [['select', 'do it'], ['back', 'not this'], ['odds'], ['line', 'edit'], ['keys']];
  if (menu !== undefined && !isStack(menu))
    return [
      ...(marks.size > 0 && picked === undefined ? [next, ['select', 'choose hex'] as const] : []),
      ['back', 'not this'],
      ['keys'],
    ];
  if (picked !== undefined)
    return [
      ['select', 'aim here'],
      isAnswer ? next : ['next-enemy', 'enemy'],
      ['add', 'add'],
      ['odds'],
      ['back', 'drop'],
      ['keys'],
    ];
  if (making.verb !== undefined) return [['select', 'choose'], next, ['back', 'drop'], ['keys']];
  return [['select'], next, ['orders'], ['end', isAsked(desk) ? 'decline' : 'end'], ['keys'], ['leave']];
};

const LINE_HINT = '? help  quit to leave  Esc map  Tab complete  Up earlier line  Page Up log';
const REPLAY_HINT = 'next  prev  next turn  goto 12  leave  Esc keys of the replay';
const READY_HINT = 'Type ready and press Enter  quit to leave';

const digitsOf = (desk: Desk, { at, target, menu }: Sitting): readonly string[] => {
  if (menu !== undefined) {
    const last = Math.min(menu.items.length, 9);
    const word = isStack(menu) ? 'take or leave' : 'choose';
    return last === 0 ? [] : [`1${last > 1 ? `-${last}` : ''} ${word}`];
  }
  const isNumbered = at === 'map' && target === undefined && isAsked(desk);
  return isNumbered && (fewChoices(desk) ?? []).length > 0 ? ['0-9 answer'] : [];
};

export const hintOf = (desk: Desk, keys: KeyMap, now: Sitting): string => {
  if (now.at === 'line') {
    if (desk.waiting !== undefined) return READY_HINT;
    return desk.replay === undefined ? LINE_HINT : REPLAY_HINT;
  }
  const hints = hintsOf(desk, now).flatMap(([action, word = wordOf(action)]) => {
    const [key] = keys.keys(action);
    return key === undefined ? [] : [`${keyWord(key)} ${word}`];
  });
  return [...digitsOf(desk, now), ...hints].slice(0, MOST).join(GAP);
};

/** As many hints as find room, none of them cut. */
export const hintWithin = (hint: string, columns: number): string => {
  let text = '';
  for (const part of hint.split(GAP)) {
    const longer = text === '' ? part : text + GAP + part;
    if (longer.length > columns) break;
    text = longer;
  }
  return text;
};

const isWorking = (desk: Desk, { at }: Sitting, action: Action): boolean => {
  if (at === 'log') return ['up', 'down', 'select', 'back', 'line', 'log', 'keys'].includes(action);
  if (action.startsWith('replay-')) return replayLine(desk, action) !== undefined;
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
