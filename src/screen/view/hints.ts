// The hint line and the list of keys, both out of the one table of keys.
import { fewChoices, numberedFrom } from '../../session/pending.ts';
import { endingVerb, isAsked } from '../../session/legal-ways.ts';
import type { Desk } from '../../session/session.ts';
import { isOpponents, speaker, tell, viewOf } from '../../session/session.ts';
import { unitsAt } from '../../language/parse/scope.ts';
import { KEY_GROUPS, keyWord, wordOf } from '../keys/keymap.ts';
import type { Action, KeyMap } from '../keys/keymap.ts';
import { isStack, litIn } from '../digit-menu.ts';
import { hasMore } from '../keys/command-line.ts';
import { replayLine } from '../keys/replay.ts';
import type { Sitting } from '../screen-state.ts';

type Hint = readonly [Action, word?: string];

const MOST = 6;
const GAP = '  ';

const LOG_HINTS: readonly Hint[] = [
  ['select', 'to the hex'],
  ['up', 'line up'],
  ['down', 'line down'],
  ['back', 'to the map'],
];

const REPLAY_HINTS: readonly Hint[] = [
  ['add', 'run'],
  ['replay-on'],
  ['replay-back'],
  ['replay-attack'],
  ['replay-phase'],
  ['replay-turn'],
  ['leave'],
];

const FILM_HINTS: readonly Hint[] = [
  ['add', 'stop or on'],
  ['select', 'next'],
  ['back', 'skip all'],
];

const isEnemy = (desk: Desk, hex: string | undefined): boolean =>
  hex !== undefined && unitsAt(viewOf(desk), hex).some(({ side }) => side !== speaker(desk));

const isWanted = (desk: Desk, { making }: Sitting): boolean => isAsked(desk) || making.verb !== undefined;

const nextHint = (desk: Desk, now: Sitting): Hint => [
  'next-unit',
  isWanted(desk, now) ? 'next choice' : wordOf('next-unit'),
];

const oddsHint = (desk: Desk, { target, cursor }: Sitting): readonly Hint[] =>
  isEnemy(desk, target?.hex ?? cursor) ? [['odds']] : [];

/** Nothing is in hand. */
const openHints = (desk: Desk, now: Sitting): readonly Hint[] => {
  const { marks, making } = now;
  if (isOpponents(desk)) return [['select', 'let them play on'], ['undo'], ['keys'], ['leave']];
  const next = nextHint(desk, now);
  const odds = oddsHint(desk, now);
  if (making.verb !== undefined) return [['select', 'choose'], next, ['back', 'drop'], ['keys']];
  const verb = endingVerb(desk);
  const end: readonly Hint[] = verb === undefined ? [] : [['end', verb === 'pass' ? 'decline' : 'end']];
  if (isAsked(desk) && marks.size === 0) return [['orders'], ...end, ['text'], ['keys'], ['leave']];
  if (odds.length > 0 && !isAsked(desk))
    return [['select', 'best attack'], ...odds, next, ...end, ['keys'], ['leave']];
  return [['select'], next, ['orders'], ...end, ['keys'], ['leave']];
};

/** The most useful first: what finds no room is left out. */
const hintsOf = (desk: Desk, now: Sitting): readonly Hint[] => {
  const { at, target, picked, menu, cursor } = now;
  if (at === 'log') return LOG_HINTS;
  if (now.film !== undefined) return FILM_HINTS;
  if (now.box !== undefined) return [['select', 'other corner'], ['back', 'not this'], ['keys']];
  if (desk.replay !== undefined) return REPLAY_HINTS;
  const next = nextHint(desk, now);
  const odds = oddsHint(desk, now);
  if (target !== undefined && /^\d+$/.test(target.line))
    return [['select', `answer ${target.line}`], ['back', 'not this'], ['keys']];
  if (target !== undefined && (target.hex === (cursor ?? '') || picked === undefined))
    return [['select', 'do it'], ['back', 'not this'], ...odds, ['line', 'edit'], ['keys']];
  if (menu !== undefined && !isStack(menu))
    return [
      ...(litIn(menu) === undefined
        ? [next, ['select', 'choose hex'] as const]
        : [['select', 'take it'] as const]),
      ['back', 'not this'],
      ['keys'],
    ];
  if (picked === undefined) return openHints(desk, now);
  const on: Hint = isWanted(desk, now) ? next : ['next-enemy', 'enemy'];
  return [['select', 'aim here'], on, ['back', 'drop'], ...odds, ['add', 'add'], ['keys']];
};

const LINE_HINT = '? help  quit to leave  Esc map  Tab complete  Up earlier line  Page Up log';
const LOOK_HINT = '1-5 speed  arrows look about';
const REPLAY_HINT = 'Space run  next  prev  next turn  goto 12  leave  Esc keys of the replay';
const MORE_HINT = 'Page Down more';
const CONFIRM_HINT = 'Type yes and press Enter  Enter alone drops it  quit to leave';
const READY_HINT = 'Type ready and press Enter  quit to leave';

/** Everybody of a stack is in hand. */
const isAllIn = ({ picked, making }: Sitting): boolean =>
  picked !== undefined && making.stack.length > 1 && making.stack.every((id) => picked.units.includes(id));

const digitsOf = (desk: Desk, keys: KeyMap, now: Sitting): readonly string[] => {
  const { at, target, menu } = now;
  if (menu !== undefined) {
    const last = Math.min(menu.items.length, 9);
    if (last === 0) return [];
    const digits = `1${last > 1 ? `-${last}` : ''}`;
    const arrows = (['up', 'down'] as const).flatMap((way) => keys.keys(way).slice(0, 1).map(keyWord));
    return isStack(menu)
      ? [`${digits} ${isAllIn(now) ? 'only that one' : 'take or leave'}`]
      : [`${digits} choose`, `${arrows.join(' ')} move`];
  }
  const isAnswered = at === 'map' && target === undefined && desk.replay === undefined;
  const choices = isAnswered ? (fewChoices(desk) ?? []) : [];
  if (choices.length === 0) return [];
  const from = numberedFrom(choices);
  const to = from + choices.length - 1;
  return [`${from}${to > from ? `-${to}` : ''} answer`];
};

export const hintOf = (desk: Desk, keys: KeyMap, now: Sitting): string => {
  if (now.at === 'line' && desk.waiting !== undefined) return READY_HINT;
  if (now.at === 'line' && desk.asked?.kind === 'confirm') return CONFIRM_HINT;
  const isFilm = now.film !== undefined && now.at !== 'log' && now.typing.text === '';
  const isFree = now.picked === undefined && now.menu === undefined && now.target === undefined;
  const more = isFree && hasMore(desk) ? [MORE_HINT] : [];
  if (now.at === 'line' && !isFilm)
    return [...more, desk.replay === undefined ? LINE_HINT : REPLAY_HINT].join(GAP);
  const hints = hintsOf(desk, now).flatMap(([action, word = wordOf(action)]) => {
    const [key] = keys.keys(action);
    return key === undefined ? [] : [`${keyWord(key)} ${word}`];
  });
  if (isFilm) return [...hints, LOOK_HINT].join(GAP);
  return [...digitsOf(desk, keys, now), ...more, ...hints].slice(0, MOST).join(GAP);
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

const isWorking = (desk: Desk, now: Sitting, action: Action): boolean => {
  const { at } = now;
  if (at === 'log') return ['up', 'down', 'select', 'back', 'line', 'log', 'keys'].includes(action);
  if (action === 'slower' || action === 'faster') return now.film !== undefined;
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

const keyWords = (keys: KeyMap, action: Action): string =>
  `${keys.keys(action).map(keyWord).join(' ')} ${wordOf(action)}`;

/** A line for each group of keys. */
export const keyLines = (desk: Desk, keys: KeyMap, now: Sitting): readonly string[] => [
  ...tell(desk, 'keys.now'),
  ...Object.entries(KEY_GROUPS).flatMap(([group, actions]) => {
    const working = actions.filter((action) => isWorking(desk, now, action) && keys.keys(action).length > 0);
    const words = working.map((action) => keyWords(keys, action)).join(', ');
    return working.length === 0 ? [] : tell(desk, `keys.${group}`, { keys: words });
  }),
];
