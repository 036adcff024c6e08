// The formats of slots: how a value of a message becomes words. `{x:hex}`, `{n:count:unit|units}` and the others.
import { ruleNumber } from '../core/strings.ts';
import type { Json, Order, Params } from '../core/types.ts';
import { directions, windWords } from '../hex/directions.ts';
import type { Wind } from '../hex/directions.ts';
import { ascii } from './ascii.ts';
import {
  joinWords,
  LIST_BUDGET,
  LIST_STYLES,
  sayAll,
  sayChance,
  sayColumn,
  sayColumnName,
  sayCount,
  sayDate,
  sayFaces,
  sayHash,
  sayNumber,
  sayOdds,
  sayOrdinal,
  sayPeriod,
  saySigned,
  saySpan,
} from './number-words.ts';
import { shell, text, typed } from './typed-text.ts';
import { sayInside, sayNamed, sayNumberOf, sayPlace, sayShort, saySpot, sayWhole } from './say-place.ts';
import { sayWay } from './say-way.ts';
import { joinUnits } from './unit-lists.ts';
import type { ListStyle } from './number-words.ts';
import type { Voice } from './voice.ts';

/** Looks up a phrase of the message table; undefined when there is none of that key. */
export type Phrase = (voice: Voice, key: string, params: Params) => string | undefined;

export type Format = {
  readonly name: string;
  /** Undefined: the value is not of the kind this format can say. */
  readonly say: (value: Json, voice: Voice, args: readonly string[], phrase: Phrase) => string | undefined;
  /** What is wrong with the words after the format's name. */
  readonly wrongArgs: (args: readonly string[]) => string | undefined;
  /** Gets a capital letter where it opens a sentence. */
  readonly capitals: boolean;
  /** A value it can say, for tests of a table. */
  readonly sample: Json;
};

type Say = Format['say'];

const noArgs = (args: readonly string[]): string | undefined =>
  args.length === 0 ? undefined : 'takes no words of its own';

const oneAndMany = (args: readonly string[]): string | undefined =>
  args.length === 2 ? undefined : 'needs the words for one and for many, such as unit|units';

const oneLength = (args: readonly string[]): string | undefined =>
  args.length === 0 || (args.length === 1 && /^[1-9]\d$/.test(args[0]!))
    ? undefined
    : 'is followed by a length, or nothing';

const isListStyle = (text: string): text is ListStyle => LIST_STYLES.some((style) => style === text);

const listStyle = (args: readonly string[]): string | undefined =>
  args.length === 0 || (args.length === 1 && isListStyle(args[0]!))
    ? undefined
    : `is followed by one of ${LIST_STYLES.join(', ')}, or nothing`;

const phrasePrefix = (args: readonly string[]): string | undefined =>
  args.length === 0 || (args.length === 1 && /^(word|sum)\.(.+\.)?$/.test(args[0]!))
    ? undefined
    : 'is followed by where to look, word.something. or sum.';

const isNumber = (value: Json | undefined): value is number => typeof value === 'number';
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ofNumber =
  (say: (n: number) => string): Say =>
  (value) =>
    isNumber(value) ? say(value) : undefined;

const ofText =
  (say: (value: string, voice: Voice) => string | undefined): Say =>
  (value, voice) =>
    typeof value === 'string' ? say(value, voice) : undefined;

/** How many: a number, or the length of a list. */
const size = (value: Json): number | undefined => {
  if (isNumber(value)) return value;
  return isList(value) ? value.length : undefined;
};

/** What units are worth, one by one, is heard whole in most battles. */
const PHRASES_BUDGET = 107;

/** One value counts as a list of one. */
const each =
  (say: Say, budget = LIST_BUDGET): Say =>
  (value, voice, args, phrase) => {
    const items = (isList(value) ? value : [value]).map((item) => say(item, voice, args, phrase));
    const style = args[0] !== undefined && isListStyle(args[0]) ? args[0] : 'list';
    const known = items.filter((item) => item !== undefined);
    return known.length === items.length ? joinWords(known, style, budget) : undefined;
  };

const unit: Say = ofText((id, voice) => voice.names.unit(id) ?? 'an unknown unit');

const units: Say = (value, voice, [style]) => {
  const names = (isList(value) ? value : [value]).map((item) => unit(item, voice, [], () => undefined));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length
    ? joinUnits(known, style !== undefined && isListStyle(style) ? style : 'list')
    : undefined;
};

/** The same of names. */
const namesOfUnits: Say = (value, _voice, [style]) => {
  const names = (isList(value) ? value : [value]).filter((name) => typeof name === 'string');
  return joinUnits(names, style !== undefined && isListStyle(style) ? style : 'list');
};

/** Whose units these are. */
const owner: Say = (value, voice) => {
  const sides = new Set(
    (isList(value) ? value : [value]).map((id) => (typeof id === 'string' ? voice.names.owner?.(id) : id)),
  );
  const [only] = sides;
  return sides.size === 1 && typeof only === 'string' ? (voice.names.side(only)?.name ?? only) : 'they';
};

const hex: Say = ofText(sayShort);

const inside: Say = (value, voice, [how]) =>
  typeof value === 'string' ? sayInside(value, voice, how === 'named' ? sayNamed : sayShort) : undefined;

const namedOrNot = (args: readonly string[]): string | undefined =>
  args.length === 0 || (args.length === 1 && args[0] === 'named')
    ? undefined
    : 'is followed by named, or nothing';

/** A list too long for its names is one of numbers: more of them are heard. */
const byNameOrNumber =
  (say: Say): Say =>
  (value, voice, args, phrase) => {
    const names = (isList(value) ? value : [value]).map((item) => say(item, voice, args, phrase) ?? '');
    const isLong = names.join(', ').length > LIST_BUDGET;
    return each(say)(value, isLong ? { ...voice, hexNames: 'number' } : voice, args, phrase);
  };

/** Of a way too long for its names: those there are. By number it is a list like any other. */
const way: Say = (value, voice, args, phrase) => {
  const isNamed = voice.hexNames === 'name' || voice.hexNames === 'mixed';
  if (!isNamed || !isList(value)) return byNameOrNumber(hex)(value, voice, args, phrase);
  const ids = value.filter((id) => typeof id === 'string');
  const said = ids.map((id) => hex(id, voice, [], phrase) ?? id);
  return sayWay(
    said,
    ids.flatMap((id) => voice.names.hexName?.(id) ?? []),
  );
};

const side: Say = ofText((id, voice) => voice.names.side(id)?.name ?? id);
const adjective: Say = ofText((id, voice) => voice.names.side(id)?.adjective ?? id);

/** "rule 7.10b": the number alone, since the game is known; a rule of the program has no number. */
const rule: Say = ofText((id) =>
  id.startsWith('hexfront:') ? 'rule of this program' : `rule ${ruleNumber(id)}`,
);

const RATIO = /^\d+(:|-| to )\d+$/;

/** A ratio; a column of a table of differences goes by its name. */
const odds: Say = (value) => {
  if (typeof value === 'string' && value !== '' && !RATIO.test(value)) return sayColumnName(value);
  const parts = typeof value === 'string' ? value.split(/[:-]| to /).map(Number) : value;
  const [attack, defence, ...more]: readonly Json[] = isList(parts) ? parts : [];
  return isNumber(attack) && isNumber(defence) && more.length === 0 ? sayOdds(attack, defence) : undefined;
};

const chance: Say = (value) => {
  const [faces, of]: readonly Json[] = isList(value) ? value : [value, 6];
  return isNumber(faces) && isNumber(of) ? sayChance(faces, of) : undefined;
};

const faces =
  (say: (list: readonly number[]) => string): Say =>
  (value) => {
    const list = isList(value) ? value : [value];
    const numbers = list.filter(isNumber);
    return numbers.length === list.length ? say(numbers) : undefined;
  };

const direction: Say = (value) => {
  const key = isNumber(value) ? directions[value] : value;
  if (typeof key !== 'string') return undefined;
  return Object.hasOwn(windWords, key) ? windWords[key as Wind] : undefined;
};

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'by' in value && 'verb' in value && 'args' in value;

const order: Say = (value, voice) => {
  if (!isOrder(value)) return undefined;
  return voice.advise?.(value) ?? voice.write?.(value) ?? value.verb;
};

const withoutStop = (said: string): string => (said.endsWith('.') ? said.slice(0, -1) : said);

/** A key of the table, or a whole message; words that are no key are said as they are. */
const phrase: Say = (value, voice, args, look) => {
  if (isRecord(value)) {
    const key = value['key'];
    const params = value['params'] ?? {};
    if (typeof key !== 'string' || !isRecord(params)) return undefined;
    const said = look(voice, key, params);
    return said === undefined ? undefined : withoutStop(said);
  }
  if (typeof value !== 'string') return undefined;
  // With a place to look given, nothing else is looked up: a verb may have the name of an event.
  return withoutStop(look(voice, (args[0] ?? '') + value, {}) ?? ascii(value));
};

/** In a list the word after the format's name is how it is joined, not where to look. */
const phraseInList: Say = (value, voice, _args, look) => phrase(value, voice, [], look);

const format = (
  name: string,
  sample: Json,
  say: Say,
  more: Partial<Pick<Format, 'wrongArgs' | 'capitals'>> = {},
): [string, Format] => [name, { name, sample, say, wrongArgs: noArgs, capitals: false, ...more }];

const OPENS = { capitals: true } as const;
const LISTED = { wrongArgs: listStyle, capitals: true } as const;
const COUNTED = { wrongArgs: oneAndMany, capitals: true } as const;

const ORDER_SAMPLE = { by: 'north', verb: 'move', args: { units: ['24pz'], path: ['2607'] } };

export const FORMATS: ReadonlyMap<string, Format> = new Map([
  format('text', 'words', text),
  format('typed', 'mvoe', typed, { wrongArgs: oneLength }),
  format('shell', 'a game.pos', shell),
  format('number', 3, ofNumber(sayNumber), OPENS),
  format('signed', -1, ofNumber(saySigned), OPENS),
  format(
    'sign',
    -1,
    ofNumber((n) => (n > 0 ? `+${n}` : String(n))),
  ),
  format('column', 15, ofNumber(sayColumn), OPENS),
  format('ordinal', 2, ofNumber(sayOrdinal), OPENS),
  format(
    'count',
    2,
    (value, _voice, args) => {
      const n = size(value);
      return n === undefined ? undefined : sayCount(n, args[0] ?? '', args[1] ?? '');
    },
    COUNTED,
  ),
  format(
    'all',
    2,
    (value, _voice, args) => {
      const n = size(value);
      return n === undefined ? undefined : sayAll(n, args[0] ?? '', args[1] ?? '').trim();
    },
    { wrongArgs: (args) => (args.length === 0 ? undefined : oneAndMany(args)), capitals: true },
  ),
  format(
    'plural',
    2,
    (value, _voice, args) => {
      const n = size(value);
      return n === undefined ? undefined : n === 1 ? args[0] : args[1];
    },
    COUNTED,
  ),
  format('list', ['one', 'two', 'three'], each(text), { wrongArgs: listStyle }),
  format('hex', '2608', hex, OPENS),
  format('hexnumber', '2608', ofText(sayNumberOf)),
  format('spot', '2608', ofText(saySpot)),
  format('hexwhole', '2608', ofText(sayWhole), OPENS),
  format('hexes', ['2608', '2607'], byNameOrNumber(hex), LISTED),
  format('towns', ['2608', '2607'], each(hex), LISTED),
  format('way', ['2608', '2607'], way, OPENS),
  format('place', '2608', ofText(sayPlace), OPENS),
  format('places', ['2608', '2607'], byNameOrNumber(ofText(sayPlace)), LISTED),
  format('named', '2608', ofText(sayNamed), OPENS),
  format('inside', '2608', inside, { wrongArgs: namedOrNot }),
  format('unit', '24pz', unit, OPENS),
  format('units', ['24pz', '3mot'], units, LISTED),
  format('names', ['24th Panzer Corps', '46th Panzer Corps'], namesOfUnits, LISTED),
  format('owner', ['24pz', '3mot'], owner, OPENS),
  format('side', 'north', side, OPENS),
  format('adjective', 'north', adjective, OPENS),
  format('direction', 'nw', direction, OPENS),
  format('rule', 'game:7.2', rule, OPENS),
  format('paragraph', 'game:7.2', ofText(ruleNumber)),
  format('order', ORDER_SAMPLE, order),
  format(
    'date',
    '1941-06-22',
    ofText((iso) => sayDate(iso) ?? ascii(iso)),
  ),
  format(
    'period',
    '22-30 June 1941',
    ofText((printed) => ascii(sayPeriod(printed))),
  ),
  format('faces', [2, 3, 4], faces(sayFaces), OPENS),
  format('span', [1, 2, 3], faces(saySpan), OPENS),
  format('chance', [3, 6], chance, OPENS),
  format('odds', '3:1', odds, OPENS),
  format('hash', '77ab19c0', ofText(sayHash)),
  format('phrase', 'movement', phrase, { wrongArgs: phrasePrefix, capitals: true }),
  format('phrases', ['movement', 'combat'], each(phraseInList, PHRASES_BUDGET), LISTED),
]);
