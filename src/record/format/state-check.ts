// Whether what lies in a file can be a state: it has the form of one, and the rules can ask something in it.
import { decision } from '../../core/kernel.ts';
import type { State } from '../../core/types.ts';
import type { Playing } from '../playable.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isClock = (value: unknown): boolean =>
  isFields(value) && isCount(value['turn']) && isText(value['phase']) && isText(value['phasing']);

const isFrame = (value: unknown): boolean =>
  isFields(value) && isText(value['proc']) && isText(value['step']) && isFields(value['vars']);

const isVerdict = (value: unknown): boolean =>
  isFields(value) &&
  isText(value['winner']) &&
  isText(value['rule']) &&
  isText(value['reason']) &&
  (value['games'] === undefined || isCount(value['games']));

const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const isStanding = (value: unknown): boolean =>
  isFields(value) &&
  isCount(value['id']) &&
  isText(value['by']) &&
  isText(value['window']) &&
  isFields(value['when']) &&
  (value['lasting'] === undefined || value['lasting'] === true);

/** What every state has, whatever the game. */
export const isState = (value: unknown): value is State =>
  isFields(value) &&
  value['format'] === 1 &&
  ['game', 'rules', 'scenario'].every((key) => isText(value[key])) &&
  isFields(value['options']) &&
  isClock(value['clock']) &&
  isCount(value['drawn']) &&
  isListOf(value['standing'], isStanding) &&
  isListOf(value['stack'], isFrame) &&
  (value['over'] === undefined || isVerdict(value['over'])) &&
  (value['playOn'] === undefined || isListOf(value['playOn'], isVerdict));

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

/** A record of like things may lack some of them and have others; one of unlike things has them all. */
const isLike = (known: unknown, found: unknown): boolean => {
  if (kindOf(known) !== kindOf(found)) return false;
  if (Array.isArray(known) && Array.isArray(found)) {
    const [one] = known as readonly unknown[];
    return one === undefined || found.every((each) => isLike(one, each));
  }
  if (!isFields(known) || !isFields(found)) return true;
  const [one, ...more] = Object.values(known);
  const isTable = one !== undefined && more.every((each) => kindOf(each) === kindOf(one));
  if (isTable) return Object.values(found).every((each) => isLike(Array.isArray(one) ? [] : one, each));
  return Object.entries(known).every(([key, value]) => isLike(value, found[key]));
};

/** The rules now in force can ask something in this state, and find nothing broken in it. */
export const playable = ({ rules }: Playing, state: State): boolean => {
  try {
    if (state.game !== rules.id || !isLike(rules.setup(state.scenario, state.options).own, state.own))
      return false;
    if (rules.problems(state).length > 0) return false;
    return state.over !== undefined || decision(rules, state) !== undefined;
  } catch {
    return false;
  }
};
