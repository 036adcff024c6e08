// The lines of play: what was done, and under it, begun with a blank, what came of it. Each kind is written and read here.
import { canonicalJson } from '../../core/canonical-json.ts';
import { TAKE_BACKS } from '../../core/keeper.ts';
import type { TakeBack } from '../../core/keeper.ts';
import type { Event, Json, Params, RuleId, Side } from '../../core/types.ts';
import { jsonIn } from './json.ts';

/** Something that was done; what came of it stands on the lines under it. */
export type Act =
  | { readonly kind: 'opening' }
  /** Orders given together, in their canonical form. */
  | { readonly kind: 'orders'; readonly side: Side; readonly orders: readonly string[] }
  | { readonly kind: 'taken'; readonly verb: TakeBack; readonly count: number }
  /** The order on the line above could not be carried out, and was not. */
  | { readonly kind: 'dropped' }
  /** Gone on with under other rules or data; from a kept state where the orders no longer lead to it. */
  | {
      readonly kind: 'resumed';
      readonly rules: string;
      readonly data: string;
      readonly program: string;
      readonly from?: KeptAt;
    }
  /** `by`: the side whose alone it is, while the sides hide something from each other. */
  | { readonly kind: 'note'; readonly text: string; readonly by?: Side }
  | { readonly kind: 'mark'; readonly name: string; readonly by?: Side }
  /** The seed, shown after the end: nothing is played after it. */
  | { readonly kind: 'seed'; readonly seed: string };

/** A state kept beside the record: after which line, and its hash. */
export type KeptAt = { readonly line: number; readonly hash: string };

export type ResultLine =
  | { readonly kind: 'event'; readonly event: Event }
  /** What the others see in place of the event before. */
  | { readonly kind: 'veil'; readonly veiled: NonNullable<Event['veiled']> }
  | { readonly kind: 'hash'; readonly hash: string }
  | {
      readonly kind: 'question';
      readonly by: Side;
      readonly at: string;
      readonly rule: RuleId;
      readonly choices: readonly string[];
    };

/** Between orders given together, and between choices. Inside an order it stands only in quotes. */
const BETWEEN = '; ';

/** Parts a text at every `; ` that is not in quotes. */
export const splitOrders = (text: string): readonly string[] => {
  if (!text.includes('"')) return text.split(BETWEEN);
  const orders: string[] = [];
  let start = 0;
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (inside && char === '\\') i += 1;
    else if (char === '"') inside = !inside;
    else if (!inside && char === ';' && text[i + 1] === ' ') {
      orders.push(text.slice(start, i));
      start = i + BETWEEN.length;
    }
  }
  return [...orders, text.slice(start)];
};

/** A text that looks as if it had an owner is given one that nobody is. */
const owned = (by: Side | undefined, text: string): string => {
  if (by !== undefined) return `for=${by} ${text}`;
  return text.startsWith('for=') ? `for=all ${text}` : text;
};

const ownerOf = (by: string | undefined): { readonly by?: Side } =>
  by === undefined || by === 'all' ? {} : { by };

export const actText = (act: Act): string => {
  switch (act.kind) {
    case 'opening':
    case 'dropped':
      return act.kind;
    case 'orders':
      return `> ${act.side} ${act.orders.join(BETWEEN)}`;
    case 'taken':
      return `${act.verb} ${act.count}`;
    case 'resumed': {
      const from = act.from === undefined ? '' : ` line=${act.from.line} hash=${act.from.hash}`;
      return `resumed rules=${act.rules} data=${act.data} program=${act.program}${from}`;
    }
    case 'note':
      return `note ${owned(act.by, act.text)}`;
    case 'mark':
      return `mark ${owned(act.by, act.name)}`;
    case 'seed':
      return `seed ${act.seed}`;
  }
};

type Reader = {
  readonly form: string;
  readonly pattern: RegExp;
  read(words: readonly (string | undefined)[]): Act | undefined;
};

const COUNT = '([1-9]\\d{0,8})';
const takeBack = (verb: TakeBack): Reader => ({
  form: `${verb} <n>`,
  pattern: new RegExp(`^${verb} ${COUNT}$`),
  read: ([count]) => ({ kind: 'taken', verb, count: Number(count) }),
});

const ACTS = new Map<string, readonly Reader[]>(
  Object.entries({
    opening: [{ form: 'opening', pattern: /^opening$/, read: () => ({ kind: 'opening' }) }],
    '>': [
      {
        form: '> <side> <orders>',
        pattern: /^> (\S+) (\S.*)$/,
        read: ([side = '', rest = '']) => {
          const orders = splitOrders(rest);
          return orders.some((order) => order.trim() === '') ? undefined : { kind: 'orders', side, orders };
        },
      },
    ],
    dropped: [{ form: 'dropped', pattern: /^dropped$/, read: () => ({ kind: 'dropped' }) }],
    undo: [takeBack(TAKE_BACKS[1]), takeBack(TAKE_BACKS[0])],
    redo: [takeBack(TAKE_BACKS[2])],
    resumed: [
      {
        form: 'resumed rules=<version> data=<hash> program=<version> [line=<n> hash=<8 digits>]',
        pattern: /^resumed rules=(\S+) data=(\S+) program=(\S+)(?: line=([1-9]\d{0,8}) hash=([0-9a-f]{8}))?$/,
        read: ([rules = '', data = '', program = '', line, hash]) => ({
          kind: 'resumed',
          rules,
          data,
          program,
          ...(line === undefined || hash === undefined ? {} : { from: { line: Number(line), hash } }),
        }),
      },
    ],
    note: [
      {
        form: 'note [for=<side>] <text>',
        pattern: /^note (?:for=(\S+) )?(.*\S)$/,
        read: ([by, text = '']) => ({ kind: 'note', text, ...ownerOf(by) }),
      },
    ],
    mark: [
      {
        form: 'mark [for=<side>] <name>',
        pattern: /^mark (?:for=(\S+) )?(.*\S)$/,
        read: ([by, name = '']) => ({ kind: 'mark', name, ...ownerOf(by) }),
      },
    ],
    seed: [
      {
        form: 'seed <64 digits>',
        pattern: /^seed ([0-9a-f]{64})$/,
        read: ([seed = '']) => ({ kind: 'seed', seed }),
      },
    ],
  }),
);

/** An act, or the form a line that begins so must have. */
export const readAct = (text: string): Act | { readonly form: string } => {
  const readers = ACTS.get(text.split(' ', 1)[0] ?? '');
  for (const reader of readers ?? []) {
    const words = reader.pattern.exec(text);
    const act = words === null ? undefined : reader.read(words.slice(1));
    if (act !== undefined) return act;
  }
  return { form: (readers ?? [...ACTS.values()].flat()).map((reader) => reader.form).join(' | ') };
};

export const isResult = (text: string): boolean => text.startsWith(' ');

type Die = {
  readonly n: number;
  readonly result: number;
  readonly sides: number;
  readonly purpose: string;
  readonly by: Side;
};

const whole = (value: Json | undefined): value is number => Number.isInteger(value) && Number(value) >= 0;

/** A die as every source draws it; one with more to say is written like any other event. */
const plainDie = ({ kind, to, data }: Event): Die | undefined => {
  const { n, result, sides, purpose, by } = data;
  if (kind !== 'die' || to !== undefined || Object.keys(data).length !== 5) return undefined;
  if (!whole(n) || !whole(result) || !whole(sides)) return undefined;
  return typeof purpose === 'string' && typeof by === 'string'
    ? { n, result, sides, purpose, by }
    : undefined;
};

const quoted = (word: string): string => (/^[!#-~][!-~]*$/.test(word) ? word : JSON.stringify(word));

export const eventTexts = (event: Event): readonly string[] => {
  const { kind, rule, data, to, veiled } = event;
  const veil = veiled === undefined ? [] : [` ~ ${veiled.kind} ${canonicalJson(veiled.data)}`];
  const die = plainDie(event);
  if (die !== undefined) {
    const { n, result, sides, by, purpose } = die;
    return [` = die ${n} ${result}/${sides} ${by} ${quoted(purpose)} ${rule}`, ...veil];
  }
  const audience = to === undefined ? '' : ` to=${to.join(',')}`;
  return [` = ${kind} ${rule}${audience} ${canonicalJson(data)}`, ...veil];
};

export const hashText = (hash: string): string => ` = hash ${hash}`;

export const questionText = (
  by: Side,
  at: string,
  rule: RuleId,
  choices: readonly string[] | undefined,
): string => {
  const open = choices === undefined || choices.length === 0 ? '' : ` [${choices.join(BETWEEN)}]`;
  return ` ? ${by} ${at} ${rule}${open}`;
};

// What stands before a colon or an @ has none itself: a word of nothing else would be divided in every way there is.
const DIE = /^ = die (\d{1,9}) (\d{1,9})\/(\d{1,9}) (\S+) ("(?:[^"\\]|\\.)*"|\S+) ([^\s:]+:\S+)$/s;
const EVENT = /^ = (\S+) ([^\s:]+:\S+)(?: to=(\S*))? (\{.*\})$/s;
const VEIL = /^ ~ (\S+) (\{.*\})$/s;
const HASH = /^ = hash ([0-9a-f]{8})$/s;
const QUESTION = /^ \? (\S+) ([^\s@]+@\S+) ([^\s:]+:\S+)(?: \[(.*)\])?$/s;

const matched = (pattern: RegExp, text: string): readonly (string | undefined)[] | undefined =>
  pattern.exec(text)?.slice(1);

const json = (text: string | undefined): Params | undefined => {
  const value = text === undefined ? undefined : jsonIn(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Params) : undefined;
};

const readDie = (text: string): ResultLine | undefined => {
  const [n, result, sides, by, purpose = '', rule] = matched(DIE, text) ?? [];
  const word = purpose.startsWith('"') ? jsonIn(purpose) : purpose;
  if (rule === undefined || by === undefined || typeof word !== 'string') return undefined;
  const data = { n: Number(n), result: Number(result), sides: Number(sides), purpose: word, by };
  return { kind: 'event', event: { kind: 'die', rule: rule as RuleId, data } };
};

const readEvent = (text: string): ResultLine | undefined => {
  const [kind, rule, to, data] = matched(EVENT, text) ?? [];
  const params = json(data);
  if (kind === undefined || params === undefined) return undefined;
  const event = { kind, rule: rule as RuleId, data: params };
  return {
    kind: 'event',
    event: to === undefined ? event : { ...event, to: to === '' ? [] : to.split(',') },
  };
};

const readVeil = (text: string): ResultLine | undefined => {
  const [kind, data] = matched(VEIL, text) ?? [];
  const params = json(data);
  return kind === undefined || params === undefined
    ? undefined
    : { kind: 'veil', veiled: { kind, data: params } };
};

const readQuestion = (text: string): ResultLine | undefined => {
  const [by, at, rule, choices] = matched(QUESTION, text) ?? [];
  if (by === undefined || at === undefined) return undefined;
  return {
    kind: 'question',
    by,
    at,
    rule: rule as RuleId,
    choices: choices === undefined ? [] : splitOrders(choices),
  };
};

const readHash = (text: string): ResultLine | undefined => {
  const [hash] = matched(HASH, text) ?? [];
  return hash === undefined ? undefined : { kind: 'hash', hash };
};

const RESULT_FORMS =
  '= die <n> <face>/<faces> <side> <purpose> <rule> | = <event> <rule> [to=<sides>] {...} | ~ <event> {...} | ? <side> <question> <rule> [...] | = hash <8 digits>';

export const readResult = (text: string): ResultLine | { readonly form: string } =>
  readHash(text) ??
  readDie(text) ??
  readEvent(text) ??
  readQuestion(text) ??
  readVeil(text) ?? { form: RESULT_FORMS };
