// Options of a verb: `--name`, `--name value`, `name=value`, or the bare name of one that is on or off.
import parser from 'yargs-parser';
import type { Args, Refusal, Result } from '../../core/types.ts';
import { wrong } from '../errors.ts';
import type { Flag, VerbSpec } from '../../api/verb-spec.ts';
import { LEVELS } from '../../api/settings.ts';
import type { Level } from '../../api/settings.ts';
import type { Word } from './lex.ts';

export type Sorted = {
  readonly words: readonly Word[];
  readonly flags: Args;
  /** How much this reply alone says: an option of every verb whose words are not a text, and no part of an order. */
  readonly level?: Level;
};

export const FLAG_ON = 'yes';

const NONE: Args = {};

/** How an option word names its flag: `--pressed`, `--losses=2`, `losses=2`, `pressed`. */
const NAMED = /^(?:--)?([a-z][a-z0-9-]*)(?:=|$)/;

const flagOf = (word: Word, flags: readonly Flag[]): Flag | undefined => {
  if (word.quoted || flags.length === 0) return undefined;
  const name = NAMED.exec(word.low)?.[1];
  const flag = flags.find((known) => known.name === name);
  const isBare = !word.text.startsWith('--') && !word.text.includes('=');
  return isBare && flag?.takes !== undefined ? undefined : flag;
};

/** Words that are no options go through the parser as their numbers, so that they keep their place in the line. */
const SLOT = '\n';

/** A level is on or off. */
const LEVEL_VALUE = new RegExp(`^--(?:${LEVELS.join('|')})=`);

const SETTINGS = {
  'boolean-negation': false,
  'camel-case-expansion': false,
  'dot-notation': false,
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'short-option-groups': false,
  'unknown-options-as-args': true,
};

/** As they are typed, those of the level last. */
export const optionNames = ({ flags = [] }: VerbSpec): readonly string[] =>
  [...flags.map(({ name }) => name), ...LEVELS].map((name) => `--${name}`);

const refuseValue = (spec: VerbSpec, flag: Flag, typed: string): Refusal | undefined => {
  const isGood =
    flag.takes === 'number'
      ? /^\d{1,9}$/.test(typed)
      : typed !== '' && (flag.values?.includes(typed) ?? true);
  return isGood
    ? undefined
    : wrong('OPTION.VALUE', { verb: spec.name, option: flag.name, typed, values: flag.values });
};

const optionText = (word: Word): string => {
  const end = word.text.indexOf('=');
  const name = end < 0 ? word.text : word.text.slice(0, end);
  const dashed = name.startsWith('--') ? name : `--${name}`;
  return dashed.toLowerCase() + (end < 0 ? '' : word.text.slice(end));
};

const readFlags = (
  spec: VerbSpec,
  flags: readonly Flag[],
  words: readonly Word[],
): Result<Sorted, Refusal> => {
  const texts = words.map((word, i) =>
    (word.text.startsWith('--') && !word.quoted) || flagOf(word, flags) !== undefined
      ? optionText(word)
      : SLOT + String(i),
  );
  const named = (takes: boolean): string[] =>
    flags.filter((flag) => (flag.takes !== undefined) === takes).map(({ name }) => name);
  const found: Record<string, unknown> = parser(texts, {
    string: named(true),
    boolean: [...named(false), ...LEVELS],
    configuration: SETTINGS,
  });
  const typedAt = (text: unknown): string => {
    const said = String(text);
    return said.startsWith(SLOT) ? (words[Number(said.slice(1))]?.text ?? '') : said;
  };
  const left: Word[] = [];
  for (const text of (found['_'] as unknown[]).map(String)) {
    const word = text.startsWith(SLOT) ? words[Number(text.slice(1))] : undefined;
    if (word === undefined) {
      const [option = ''] = text.split('=', 1);
      return {
        ok: false,
        error: wrong('OPTION.UNKNOWN', { verb: spec.name, option, options: optionNames(spec) }),
      };
    }
    left.push(word);
  }
  const args: Record<string, readonly string[]> = {};
  for (const flag of flags) {
    const value = found[flag.name];
    if (flag.takes === undefined) {
      if (value === true) args[flag.name] = [FLAG_ON];
    } else if (value !== undefined) {
      const values = (Array.isArray(value) ? value : [value]).map(typedAt);
      const refused = values.map((typed) => refuseValue(spec, flag, typed)).find((r) => r !== undefined);
      if (refused !== undefined) return { ok: false, error: refused };
      args[flag.name] = values;
    }
  }
  const valued = words.find(({ low, quoted }) => !quoted && LEVEL_VALUE.test(low));
  if (valued !== undefined) {
    const [option = '', typed = ''] = valued.text.split('=', 2);
    return { ok: false, error: wrong('OPTION.VALUE', { verb: spec.name, option, typed }) };
  }
  const level = LEVELS.findLast((name) => found[name] === true);
  return { ok: true, value: { words: left, flags: args, ...(level !== undefined && { level }) } };
};

/**
 * Takes the options out of the words after a verb. The parser costs more than all else that is done to a line,
 * so it is asked only where there is an option.
 */
export const sortOptions = (spec: VerbSpec, words: readonly Word[]): Result<Sorted, Refusal> => {
  const flags = spec.flags ?? [];
  const has = words.some(
    (word) => (!word.quoted && word.text.startsWith('--')) || flagOf(word, flags) !== undefined,
  );
  return has ? readFlags(spec, flags, words) : { ok: true, value: { words, flags: NONE } };
};
