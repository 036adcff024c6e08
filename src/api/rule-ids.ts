// Rules by what people type: a statement, a paragraph of lettered statements, or a chapter. One way for play and program.
import type { RuleId } from '../core/types.ts';

/** The number alone: `7.10b` of `game:7.10b`. */
const numberOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** By code the rules of a game, out of their numbers with blanks between: `7.10b 7.11`. */
export const rulesByCode = (
  game: string,
  numbers: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly RuleId[]>> =>
  Object.fromEntries(
    Object.entries(numbers).map(([code, text]) => [
      code,
      text.split(' ').map((number): RuleId => `${game}:${number}`),
    ]),
  );

/** `7.10` is a family of its lettered statements, not of `7.101` and not a part of `7.1`. */
const isInFamily = (number: string, typed: string): boolean =>
  number === typed || (number.startsWith(typed) && /^\.?[A-Za-z]/.test(number.slice(typed.length)));

/** A statement or a whole paragraph, as typed, else in any case: a few ids differ in nothing but that. */
export const familyOf = <Id extends string>(ids: readonly Id[], typed: string): readonly Id[] => {
  const exact = ids.filter((id) => isInFamily(numberOf(id), typed));
  if (exact.length > 0) return exact;
  const small = typed.toLowerCase();
  return ids.filter((id) => isInFamily(numberOf(id).toLowerCase(), small));
};

/** `7` is the chapter of 7.1 to the last of its paragraphs. */
export const chapterOf = <Id extends string>(ids: readonly Id[], typed: string): readonly Id[] =>
  /^\d+$/.test(typed) ? ids.filter((id) => numberOf(id).startsWith(`${typed}.`)) : [];

/** What was typed without the name of its game, a blank or a full stop too many. */
export const bareNumber = (game: string, typed: string): string => {
  const trimmed = typed.trim().replace(/\.$/, '');
  const own = `${game}:`;
  return trimmed.toLowerCase().startsWith(own) ? trimmed.slice(own.length).trim() : trimmed;
};

/** The paragraph a statement belongs to: `7.10` of `7.10b`, `7.7A` of `7.7A.a`. */
export const paragraphOf = (id: RuleId | string): string =>
  /^\d+\.\d+[A-Z]?/.exec(numberOf(id))?.[0] ?? numberOf(id);

/** What players write short, as rules spell it out. */
const SHORT: Readonly<Record<string, string>> = {
  crt: 'combat results',
  mp: 'movement point',
  oos: 'out of supply',
  zoc: 'zone of control',
};

/** A rule's words that mention what was typed, in any case. */
export const mentions = ({ title, summary }: { title: string; summary: string }, typed: string): boolean => {
  const word = typed.toLowerCase();
  const words = `${title} ${summary}`.toLowerCase();
  return words.includes(word) || words.includes(SHORT[word] ?? word);
};

const sharedStart = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
};

const numbers = (id: string): readonly number[] => (id.match(/\d+/g) ?? []).map(Number);

/** Chapters weigh more than paragraphs. */
const apart = (a: string, b: string): number => {
  const [chapter = 0, paragraph = 0] = numbers(a);
  const [other = 0, another = 0] = numbers(b);
  return Math.abs(chapter - other) * 1000 + Math.abs(paragraph - another);
};

/** The paragraph or statement that begins most like a number there is none of; of several the nearest by number, then the shortest. */
export const nearestRule = (ids: readonly string[], typed: string): string | undefined => {
  const small = typed.toLowerCase();
  const numbersOf = ids.map(numberOf);
  const paragraphs = numbersOf.map((id) => /^\d+\.\d+/.exec(id)?.[0] ?? id);
  const alike = (id: string): number => sharedStart(id.toLowerCase(), small);
  return [...new Set([...paragraphs, ...numbersOf])]
    .filter((id) => alike(id) > 0)
    .toSorted((a, b) => alike(b) - alike(a) || apart(a, small) - apart(b, small) || a.length - b.length)[0];
};
