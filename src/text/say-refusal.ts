// Refusals as sentences: what did not happen, why, by which rule, what would work, and that nothing changed.
import { wordKey } from '../api/game-words.ts';
import type { Params, Problem, Refusal } from '../core/types.ts';
import { isKey, rankOf, sayKey, sayUpTo, templateOf } from './say.ts';
import { mentions } from './template.ts';
import type { Said, Template } from './template.ts';
import type { Voice } from './voice.ts';

/** Past this length the rule's number gets a line to itself. */
const ROOMY = 110;

/** The number closes the cause: the last line that is said at normal. */
const withRule = (lines: readonly Said[], rule: string): Said[] => {
  const at = lines.findLastIndex((line) => line.level < 2);
  const cause = lines[at];
  if (cause === undefined) return [...lines];
  if (cause.text.length + rule.length > ROOMY) return lines.toSpliced(at + 1, 0, { level: 1, text: rule });
  return lines.with(at, { level: cause.level, text: `${cause.text} ${rule}` });
};

const opening = (voice: Voice, key: string, params: Params): Said[] => sayUpTo(voice, key, params, 2);

/** A game's rule is always named; a rule of this program only where its sentence names it. */
const namesItself = (refusal: Refusal, template: Template | undefined): boolean =>
  refusal.rule.startsWith('hexfront:') || mentions(template, 'rule');

/** The cause may be another refusal's sentence, which names its rule. */
const isNamedIn = (lines: readonly Said[], rule: string): boolean => {
  const name = rule.replace(/\.$/, '').toLowerCase();
  return lines.some(({ text, level }) => level < 2 && text.toLowerCase().endsWith(`, ${name}.`));
};

/** When an order can be given at all, where a game says so of its verb. */
const timely = (voice: Voice, { code, params }: Refusal): Said[] => {
  const key = wordKey('when', typeof params['verb'] === 'string' ? params['verb'] : '');
  return code === 'ORDER.NOT-NOW' && isKey(voice.book, key) ? opening(voice, key, {}) : [];
};

const body = (voice: Voice, refusal: Refusal): Said[] => {
  const { code, rule, instead } = refusal;
  const template = templateOf(voice.book, code);
  const params: Params = { code, ...refusal.params, rule, ...(instead !== undefined && { instead }) };
  const told = opening(voice, code, params);
  const number = sayKey(voice, 'refusal.rule', { rule })[0] ?? '';
  const lines = namesItself(refusal, template) || isNamedIn(told, number) ? told : withRule(told, number);
  const cause = lines.filter((line) => line.level < 2);
  const detail = lines.filter((line) => line.level === 2);
  const works =
    instead === undefined || voice.write === undefined || mentions(template, 'instead')
      ? []
      : opening(voice, 'refusal.instead', { instead });
  return [
    ...cause.slice(0, 1),
    ...timely(voice, refusal),
    ...cause.slice(1),
    ...works,
    ...detail,
    ...opening(voice, 'refusal.code', { code }),
  ];
};

const upTo = (lines: readonly Said[], rank: number): string[] =>
  lines.filter((line) => line.level <= rank).map((line) => line.text);

/** Which of several orders it was; a sentence of its own may tell it already. */
const amongThem = (voice: Voice, { code, among }: Refusal): readonly string[] =>
  among === undefined || mentions(templateOf(voice.book, code), 'index')
    ? []
    : sayKey(voice, 'refusal.among', among);

/** A refused order: its lines are cut from the end by level; that nothing changed is said at all of them. */
export const sayRefusal = (voice: Voice, refusal: Refusal): string[] => [
  ...upTo(body(voice, refusal), rankOf(voice.level)),
  ...amongThem(voice, refusal),
  ...sayKey(voice, 'refusal.closed'),
];

/** What is wrong with a typed line, a file or a position. `closed`: it was to be an order, and nothing changed. */
export const sayProblem = (voice: Voice, problem: Problem, closed = false): string[] => {
  const { code, at } = problem;
  const params: Params = { code, ...problem.params, ...(at !== undefined && { at }) };
  const lines = [...opening(voice, code, params), ...opening(voice, 'refusal.code', { code })];
  return [...upTo(lines, rankOf(voice.level)), ...(closed ? sayKey(voice, 'refusal.closed') : [])];
};

/** Nobody reads thousands; whoever has mended these sees the others. */
const MOST_SAID = 40;

/** What is wrong with a file, one after the other. `one`: how each is said. */
export const sayProblems = (
  voice: Voice,
  problems: readonly Problem[],
  one: (problem: Problem) => readonly string[] = (each) => sayProblem(voice, each),
): readonly string[] => {
  const more = problems.length - MOST_SAID;
  const first = problems.slice(0, MOST_SAID).flatMap(one);
  return more > 0 ? [...first, ...sayKey(voice, 'problems.more', { more })] : first;
};
