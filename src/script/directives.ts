// The words a line of a script may begin with besides those of the command language, and what must follow each.
import type { Problem, Result } from '../core/types.ts';
import { failed, problem, worked } from '../core/problem.ts';
import { nearestWord } from '../language/parse/did-you-mean.ts';
import { ANSWER, EXPECTATIONS, FACE_FORM, facesOf, HASH, PERFT, REJECT, typedOf } from './expect/syntax.ts';
import type { CheckForm } from './expect/syntax.ts';
import { inTwo, unquoted, wordsOf } from './lex.ts';
import type { Act, Check } from './statement.ts';

/** `include` is dealt with while the files are read, `position` by itself is a question. */
export type Read = Act | { readonly kind: 'include'; readonly name: string };

type Directive = {
  readonly form: string;
  readonly read: (words: readonly string[], text: string) => Read | undefined;
};

const named = (words: readonly string[], make: (name: string) => Read): Read | undefined => {
  const [name, more] = words;
  return name === undefined || name === '""' || more !== undefined ? undefined : make(unquoted(name));
};

const OPTION = /^([A-Za-z][\w-]*)=(\S+)$/;

const readNew = ([game, ...rest]: readonly string[]): Read | undefined => {
  const [scenario] = rest[0]?.includes('=') === false ? rest : [];
  const options = rest.slice(scenario === undefined ? 0 : 1).map((word) => OPTION.exec(word));
  if (game === undefined || options.includes(null)) return undefined;
  return {
    kind: 'new',
    game: game.toLowerCase(),
    options: Object.fromEntries(options.map((found) => [found?.[1] ?? '', found?.[2] ?? ''])),
    ...(scenario !== undefined && { scenario: scenario.toLowerCase() }),
  };
};

const OPPONENT = /^(\S+) level (\S+) seed (\d{1,9})( phase)?$/i;

const readOpponent = (words: readonly string[]): Read | undefined => {
  const said = words.join(' ');
  if (said.toLowerCase() === 'off') return { kind: 'no-opponent' };
  const [, side, level, seed, phase] = OPPONENT.exec(said) ?? [];
  if (side === undefined || level === undefined) return undefined;
  return { kind: 'opponent', side, level, seed: Number(seed), ...(phase !== undefined && { phase: true }) };
};

const checks = ({ form, read }: CheckForm): Directive => ({
  form,
  read: (words, text) => {
    const check = read(words, text);
    return check === undefined ? undefined : { kind: 'check', check };
  },
});

const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const headOf = (text: string): { readonly word: string; readonly rest: string } => {
  const [word = ''] = text.split(/\s/, 1);
  return { word: word.toLowerCase(), rest: text.slice(word.length).trim() };
};

/** What may stand after `expect`, by its first word; any other must be a question. */
const formOf = (text: string): CheckForm | undefined => {
  const known = own(EXPECTATIONS, headOf(text).word);
  return known ?? (/\s=(\s|$)/.test(text) ? ANSWER : undefined);
};

const readCheck = (text: string): Check | undefined => {
  const form = formOf(text);
  const rest = form === ANSWER ? text : headOf(text).rest;
  return form?.read(wordsOf(rest), rest);
};

/** What comes after `best 10`, and after `never`. */
const readBest = ([word, ...rest]: readonly string[]): Read | undefined => {
  const points = /^[1-9]\d{0,2}$/.test(word ?? '') ? Number(word) : undefined;
  const check = readCheck(rest.join(' '));
  return points === undefined || check === undefined ? undefined : { kind: 'score', points, check };
};

const readNever = (_: readonly string[], text: string): Read | undefined => {
  const check = readCheck(text);
  return check === undefined ? undefined : { kind: 'score', check };
};

export const DIRECTIVES: Readonly<Record<string, Directive>> = {
  new: { form: 'new <game> [scenario] [option=value ...]', read: readNew },
  load: {
    form: 'load <file.pos>',
    read: (words) => named(words, (name) => ({ kind: 'load', name, from: '' })),
  },
  include: {
    form: 'include <file.hxf>',
    read: (words) => named(words, (name) => ({ kind: 'include', name })),
  },
  dice: {
    form: `dice <face ${FACE_FORM}> [face ...]`,
    read: (words) => {
      const faces = facesOf(words);
      return faces === undefined ? undefined : { kind: 'dice', faces };
    },
  },
  seed: { form: 'seed <word>', read: (words) => named(words, (word) => ({ kind: 'seed', word })) },
  as: {
    form: 'as <side> <order>',
    read: (_, text) => {
      const typed = typedOf(`as ${text}`);
      return typed === undefined ? undefined : { kind: 'typed', typed };
    },
  },
  opponent: {
    form: 'opponent <side> level <number> seed <number> [phase], or opponent off',
    read: readOpponent,
  },
  // Read apart: what follows says which form it has.
  expect: { form: 'expect <what must be so>', read: () => undefined },
  hash: checks(HASH),
  'skip-if': {
    form: 'skip-if no game <name>, or skip-if and what may stand after expect',
    read: (words, text) => {
      const [no, game, name, more] = words.map((word) => word.toLowerCase());
      if (no === 'no' && game === 'game')
        return name === undefined || more !== undefined
          ? undefined
          : { kind: 'skip', when: { noGame: name }, to: 0 };
      const when = readCheck(text);
      return when === undefined ? undefined : { kind: 'skip', when, to: 0 };
    },
  },
  best: { form: 'best <points> <what may stand after expect>', read: readBest },
  never: { form: 'never <what may stand after expect>', read: readNever },
  reject: checks(REJECT),
  perft: checks(PERFT),
  snapshot: {
    form: 'snapshot <name>',
    read: (words) => named(words, (name) => ({ kind: 'snapshot', name })),
  },
  restore: { form: 'restore <name>', read: (words) => named(words, (name) => ({ kind: 'restore', name })) },
};

export const DIRECTIVE_WORDS: readonly string[] = Object.keys(DIRECTIVES);

const wrongForm = (typed: string, form: string): Result<never> =>
  failed<Problem>(problem('SCRIPT.FORM', { typed, form }));

const readBy = (directive: Directive, typed: string, rest: string): Result<Read> => {
  const act = directive.read(wordsOf(rest), rest);
  return act === undefined ? wrongForm(typed, directive.form) : worked(act);
};

const wrongExpectation = (typed: string, text: string): Result<never> => {
  const form = formOf(text);
  if (form !== undefined) return wrongForm(typed, form.form);
  const names = Object.keys(EXPECTATIONS);
  const { word, rest } = headOf(text);
  const near = nearestWord(word, names);
  const line = near === undefined ? undefined : `expect ${near} ${rest}`.trim();
  return failed<Problem>(
    problem('SCRIPT.EXPECT', {
      typed: word,
      ...inTwo(names),
      form: ANSWER.form,
      ...(line !== undefined && { line }),
    }),
  );
};

/** A line that is not blank. A full stop at its end means nothing, as in any typed line. */
export const readDirective = (line: string): Result<Read> => {
  const text = line.replace(/\.$/, '').trimEnd();
  const { word, rest } = headOf(text);
  const directive = own(DIRECTIVES, word);
  // With nothing after them, these are questions.
  const isQuestion = (word === 'dice' || word === 'hash') && rest === '';
  if (directive === undefined || isQuestion) return worked({ kind: 'typed', typed: { line } });
  if (word !== 'expect') return readBy(directive, line, rest);
  const check = readCheck(rest);
  return check === undefined ? wrongExpectation(line, rest) : worked({ kind: 'check', check });
};
