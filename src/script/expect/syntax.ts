// The forms of the checks of a script: what may stand after `expect`, and the lines that are checks by themselves.
import { FACES } from '../../core/dice.ts';
import { unquoted, wordsOf } from '../lex.ts';
import type { Check, Fact, Refused, Saying, Typed } from '../statement.ts';

/** Undefined: the words are not of this form. */
export type CheckForm = {
  readonly form: string;
  readonly read: (words: readonly string[], text: string) => Check | undefined;
};

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,9}$/.test(word);
const isFace = (word: string | undefined): word is string =>
  word !== undefined && /^[1-9]$/.test(word) && Number(word) <= FACES;

/** A face, as it stands in the forms. */
export const FACE_FORM = `from 1 to ${FACES}`;

export const facesOf = (words: readonly string[]): readonly number[] | undefined =>
  words.length > 0 && words.every(isFace) ? words.map(Number) : undefined;

/** `as south react s1 1504`, or an order by the side that decides. */
export const typedOf = (text: string): Typed | undefined => {
  const [, by, line] = /^as\s+(\S+)\s+(\S.*)$/i.exec(text) ?? [];
  if (by !== undefined && line !== undefined) return { by: by.toLowerCase(), line };
  return text === '' || /^as\b/i.test(text) ? undefined : { line: text };
};

const factOf = (word: string): Fact | undefined => {
  const at = word.indexOf('=');
  return at > 0 ? { name: word.slice(0, at), value: unquoted(word.slice(at + 1)) } : undefined;
};

/** `name=value`, each of them. */
const pairs = (words: readonly string[]): readonly Fact[] | undefined => {
  const found = words.map(factOf).filter((fact) => fact !== undefined);
  return found.length === words.length ? found : undefined;
};

/** `name=value` or `name value`; a name at the end with nothing after it is said to be so. */
const facts = (words: readonly string[]): readonly Fact[] | undefined => {
  const [name, value = 'yes'] = words;
  if (name === undefined) return [];
  const fact = factOf(name) ?? (name.includes('=') ? undefined : { name, value: unquoted(value) });
  const rest = fact === undefined ? undefined : facts(words.slice(factOf(name) === undefined ? 2 : 1));
  return fact === undefined || rest === undefined ? undefined : [fact, ...rest];
};

/** A code, and perhaps the rule it must cite. */
const codeAndRule = (words: readonly string[]): { code: string; rule?: string } | undefined => {
  const [code, mark, rule, more] = words;
  if (code === undefined || more !== undefined) return undefined;
  if (mark === undefined) return { code: code.toUpperCase() };
  return mark.toLowerCase() === 'rule' && rule !== undefined ? { code: code.toUpperCase(), rule } : undefined;
};

/** A code as it is written: `ATTACK.NOBODY`. */
const isCode = (word: string | undefined): word is string =>
  word !== undefined && /^[A-Z][A-Z0-9-]*(\.[A-Z0-9-]+)+$/i.test(word);

/** How a line is refused: by a code, under a rule, both, or however it may be. */
const refusalOf = (words: readonly string[]): Refused | undefined => {
  const [first, ...rest] = words;
  if (first === undefined) return {};
  if (first.toLowerCase() !== 'rule') return isCode(first) ? codeAndRule([first, ...rest]) : undefined;
  const [rule, more] = rest;
  return rule === undefined || more !== undefined ? undefined : { rule };
};

/** The words of an order, and how it is to be refused: `move 24pz 2115 rule 10.2a`, `move 24pz 2115 MOVE.CLOSED`. */
const rejected = (text: string): { readonly line: string; readonly refused: Refused } => {
  const [, words = text, rule] = /^(.*\S)\s+rule\s+(\S+)$/is.exec(text) ?? [];
  const [, line = words, code] =
    /^(.*\S)\s+code\s+(\S+)$/is.exec(words) ??
    /^(.*\S)\s+([A-Z][A-Z0-9-]*(?:\.[A-Z0-9-]+)+)$/s.exec(words) ??
    [];
  return {
    line,
    refused: { ...(code !== undefined && { code: code.toUpperCase() }), ...(rule !== undefined && { rule }) },
  };
};

/** A place is one word, or a hex in two pairs of digits. */
const placeOf = (words: readonly string[]): { place: string; rest: readonly string[] } | undefined => {
  const [one, two] = words;
  if (one === undefined) return undefined;
  const isPair = /^\d\d$/.test(one) && two !== undefined && /^\d\d$/.test(two);
  return isPair ? { place: `${one} ${two}`, rest: words.slice(2) } : { place: one, rest: words.slice(1) };
};

const readUnit = (words: readonly string[]): Check | undefined => {
  const at = words.findIndex((word) => word.toLowerCase() === 'at');
  const place = at < 1 ? undefined : placeOf(words.slice(at + 1));
  const told = place === undefined ? undefined : facts(place.rest);
  if (place === undefined || told === undefined) return undefined;
  return { kind: 'unit', unit: words.slice(0, at).join(' '), at: place.place, facts: told };
};

const readCount = (words: readonly string[]): Check | undefined => {
  const [said = '', units, side, where, ...place] = words;
  const count = said.replace(/\+$/, '');
  if (!isNumber(count) || side === undefined || !/^units?$/i.test(units ?? '')) return undefined;
  const least = said === count ? {} : ({ orMore: true } as const);
  const counted = { kind: 'count', count: Number(count), ...least, side } as const;
  if (where === undefined) return counted;
  const at = where.toLowerCase() === 'at' ? placeOf(place) : undefined;
  if (where.toLowerCase() === 'at' && at === undefined) return undefined;
  const told = facts(at?.rest ?? [where, ...place]);
  if (told === undefined) return undefined;
  return { ...counted, ...(at !== undefined && { at: at.place }), ...(told.length > 0 && { facts: told }) };
};

/** A place, and facts of it. */
const readPlace = (words: readonly string[]): Check | undefined => {
  const at = placeOf(words);
  const told = at === undefined ? undefined : facts(at.rest);
  if (at === undefined || told === undefined || told.length === 0) return undefined;
  return { kind: 'place', at: at.place, facts: told };
};

const readControl = (words: readonly string[]): Check | undefined => {
  const at = placeOf(words);
  const [holder, more] = at?.rest ?? [];
  if (at === undefined || holder === undefined || more !== undefined) return undefined;
  return { kind: 'control', at: at.place, holder: holder.toLowerCase() };
};

/** Facts belong to the key they stand behind. */
const sayings = (words: readonly string[]): readonly Saying[] => {
  const says: { key?: string; facts: Fact[] }[] = [];
  for (const word of words) {
    const fact = factOf(word);
    if (fact === undefined) says.push({ key: unquoted(word), facts: [] });
    else if (says.length === 0) says.push({ facts: [fact] });
    else says.at(-1)?.facts.push(fact);
  }
  return says;
};

/** `odds 2507 from 24pz = 3:1`: the question, and what must be in its answer. */
const readAnswer = (text: string): Check | undefined => {
  const at = text.search(/\s=\s/);
  const asked = at < 0 ? undefined : typedOf(text.slice(0, at).trim());
  const says = sayings(wordsOf(text.slice(at + 2)));
  return asked === undefined || says.length === 0 ? undefined : { kind: 'answer', asked, says };
};

/** `move n1 = 1303 1304`: every place such an order can end in, and no other. */
const readChoices = (text: string): Check | undefined => {
  const at = text.search(/(^|\s)=(\s|$)/);
  const order = typedOf(text.slice(0, at).trim());
  const ends = wordsOf(text.slice(at).replace(/^\s*=/, ''));
  const [verb, ...unit] = wordsOf(order?.line ?? '');
  if (order === undefined || verb === undefined || ends.length === 0) return undefined;
  return {
    kind: 'choices',
    verb: verb.toLowerCase(),
    ends: ends.length === 1 && ends[0]?.toLowerCase() === 'none' ? [] : ends,
    ...(order.by !== undefined && { by: order.by }),
    ...(unit.length > 0 && { unit: unit.join(' ') }),
  };
};

const readLegal = (wanted: boolean, text: string): Check | undefined => {
  const order = typedOf(text);
  return order === undefined ? undefined : { kind: 'legal', order, wanted };
};

const one = (words: readonly string[]): string | undefined => (words.length === 1 ? words[0] : undefined);

export const hashOf = (words: readonly string[]): string | undefined => {
  const hash = words.join('').toLowerCase();
  return /^[0-9a-f]{8}$/.test(hash) ? hash : undefined;
};

const wordCheck = (kind: 'game' | 'scenario'): CheckForm => ({
  form: `expect ${kind} <name>`,
  read: (words) => {
    const word = one(words);
    return word === undefined ? undefined : { kind, word: word.toLowerCase() };
  },
});

/** By the word after `expect`. */
export const EXPECTATIONS: Readonly<Record<string, CheckForm>> = {
  ok: { form: 'expect ok', read: (words) => (words.length === 0 ? { kind: 'ok' } : undefined) },
  refused: {
    form: 'expect refused [code] [rule <id>]',
    read: (words) => {
      const found = refusalOf(words);
      return found === undefined ? undefined : { kind: 'refused', ...found };
    },
  },
  event: {
    form: 'expect event <kind> [key=value ...]',
    read: ([event, ...rest]) => {
      const told = pairs(rest);
      return event === undefined || told === undefined ? undefined : { kind: 'event', event, facts: told };
    },
  },
  die: {
    form: `expect die <face ${FACE_FORM}> [face ...]`,
    read: (words) => {
      const faces = facesOf(words);
      return faces === undefined ? undefined : { kind: 'die', faces };
    },
  },
  unit: { form: 'expect unit <unit> at <place> [fact value ...]', read: readUnit },
  over: {
    form: 'expect over <side, draw or none> [rule <id>]',
    read: (words) => {
      const found = codeAndRule(words);
      if (found === undefined) return undefined;
      const { code, ...rule } = found;
      return { kind: 'over', winner: code.toLowerCase(), ...rule };
    },
  },
  turn: {
    form: 'expect turn <number>',
    read: (words) => {
      const turn = one(words);
      return isNumber(turn) ? { kind: 'turn', turn: Number(turn) } : undefined;
    },
  },
  phase: {
    form: 'expect phase <name>',
    read: (words) => {
      const phase = one(words);
      return phase === undefined ? undefined : { kind: 'phase', phase: phase.toLowerCase() };
    },
  },
  side: {
    form: 'expect side <side>',
    read: (words) => {
      const side = one(words);
      return side === undefined ? undefined : { kind: 'side', side };
    },
  },
  asks: {
    form: 'expect asks <side> [verb ...]',
    read: ([side, ...verbs]) => (side === undefined ? undefined : { kind: 'asks', side, verbs }),
  },
  legal: {
    form: 'expect legal <order>, or expect legal <verb> [unit] = <place ... or none>',
    read: (_, text) => (/(^|\s)=(\s|$)/.test(text) ? readChoices(text) : readLegal(true, text)),
  },
  illegal: { form: 'expect illegal <order>', read: (_, text) => readLegal(false, text) },
  hash: {
    form: 'expect hash <8 digits>',
    read: (words) => {
      const hash = hashOf(words);
      return hash === undefined ? undefined : { kind: 'hash', hash };
    },
  },
  count: { form: 'expect count <number>[+] units <side> [at <place>] [fact value ...]', read: readCount },
  control: { form: 'expect control <hex> <side or none>', read: readControl },
  place: { form: 'expect place <place> <fact> <value> [fact value ...]', read: readPlace },
  points: {
    form: 'expect points <side> <number>',
    read: ([side, points, more]) =>
      side !== undefined && points !== undefined && more === undefined && /^-?\d{1,9}$/.test(points)
        ? { kind: 'points', side, points: Number(points) }
        : undefined,
  },
  result: {
    form: 'expect result <code>',
    read: (words) => {
      const result = one(words);
      return result === undefined ? undefined : { kind: 'result', result };
    },
  },
  question: {
    form: 'expect question <key> [key=value ...]',
    read: ([question, ...rest]) => {
      const told = pairs(rest);
      return question === undefined || told === undefined
        ? undefined
        : { kind: 'question', question, facts: told };
    },
  },
  game: wordCheck('game'),
  scenario: wordCheck('scenario'),
  option: {
    form: 'expect option <name>=<value> [name=value ...]',
    read: (words) => {
      const told = pairs(words);
      return told === undefined || told.length === 0 ? undefined : { kind: 'option', facts: told };
    },
  },
};

/** Any other word after `expect` must be a question, and what it is to be answered with stands after it. */
export const ANSWER: CheckForm = {
  form: 'expect <question> = <key> [name=value ...]',
  read: (_, text) => readAnswer(text),
};

/** Alone, `hash` is the question. */
export const HASH: CheckForm = {
  form: 'hash <8 digits>',
  read: (words) => {
    const hash = hashOf(words);
    return hash === undefined ? undefined : { kind: 'hash', hash };
  },
};

export const REJECT: CheckForm = {
  form: 'reject <order> [code] [rule <id>]',
  read: (_, text) => {
    const { line, refused } = rejected(text);
    // A word that was to begin a code or a rule, with none after it.
    const order = /(^|\s)(code|rule)$/i.test(line) ? undefined : typedOf(line);
    return order === undefined ? undefined : { kind: 'reject', order, ...refused };
  },
};

/** Deeper counts are for the command of that name, which can be interrupted. */
export const PERFT: CheckForm = {
  form: `perft <depth from 1 to 9> [die <face ${FACE_FORM}>] = <count>`,
  read: (_, text) => {
    const [, depth, face = '1', count] = /^([1-9])(?:\s+die\s+(\d+))?\s*=\s*(\d{1,15})$/i.exec(text) ?? [];
    if (depth === undefined || count === undefined || !isFace(face)) return undefined;
    return { kind: 'perft', depth: Number(depth), face: Number(face), count: Number(count) };
  },
};
