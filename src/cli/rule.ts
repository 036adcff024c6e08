// The command `hexfront rule`: what a paragraph of a rulebook says in our words, and what was ruled where it is unclear.
import type { RuleLine, RulesFile, RulingLine, RulingsFile } from '../board/types.ts';
import type { BoardEntry } from '../games/registry.ts';
import { ascii, clip } from '../words/ascii.ts';
import { joinWords } from '../words/speech.ts';
import { loadBoard } from './boards.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import type { Setting } from './main.ts';

export type RuleOptions = {
  readonly game: string;
  readonly id: string;
  readonly json?: boolean;
  readonly data?: string;
};

type Book = { readonly rules: RulesFile; readonly rulings: RulingsFile };

type Found = { readonly rules: readonly RuleLine[]; readonly rulings: readonly RulingLine[] };

/** `7.10` is a family of its lettered statements, not of `7.101` and not a part of `7.1`. */
const inFamily = (id: string, typed: string): boolean =>
  id === typed || (id.startsWith(typed) && /^\.?[A-Za-z]/.test(id.slice(typed.length)));

/** As typed, else in any case: a few ids differ in nothing but that. */
const lookUp = ({ rules: { rules }, rulings: { rulings } }: Book, typed: string): Found => {
  const small = typed.toLowerCase();
  const exact = rules.filter(({ id }) => inFamily(id, typed));
  const found = exact.length > 0 ? exact : rules.filter(({ id }) => inFamily(id.toLowerCase(), small));
  return { rules: found, rulings: rulings.filter(({ id }) => id.toLowerCase() === small) };
};

const touching = ({ rulings: { rulings, game } }: Book, rule: RuleLine): readonly string[] =>
  rulings.filter(({ rules }) => rules.includes(`${game}:${rule.id}`)).map(({ id }) => id);

const bare = (rule: string): string => rule.slice(rule.indexOf(':') + 1);

const sentences = (text: string): readonly string[] => ascii(text).split(/(?<=\.) (?=[A-Z\d])/);

const sayRule = (book: Book, rule: RuleLine): readonly string[] => {
  const rulings = touching(book, rule);
  const one = rulings.length === 1;
  return [
    `Rule ${rule.id}. ${ascii(rule.title)}.`,
    ...sentences(rule.summary),
    ...(rulings.length === 0
      ? []
      : [
          `${one ? 'Ruling' : 'Rulings'} ${joinWords(rulings, 'and', Infinity)} ${one ? 'touches' : 'touch'} it.`,
        ]),
  ];
};

const sayRuling = ({ id, title, issue, ruling, reason, rules }: RulingLine): readonly string[] => [
  `Ruling ${id}. ${ascii(title)}.`,
  ...sentences(`Issue: ${issue}`),
  ...sentences(`Ruling: ${ruling}`),
  ...sentences(`Reason: ${reason}`),
  ...(rules.length === 0
    ? []
    : [`It touches rule${rules.length === 1 ? '' : 's'} ${joinWords(rules.map(bare), 'and', Infinity)}.`]),
];

/** `7` is the chapter of 7.1 to the last of its paragraphs. */
const chapterOf = ({ rules: { rules } }: Book, typed: string): readonly RuleLine[] =>
  /^\d+$/.test(typed) ? rules.filter(({ id }) => id.startsWith(`${typed}.`)) : [];

/** The number of the paragraph a statement belongs to: `7.10` of `7.10b`, `7.7A` of `7.7A.a`. */
const paragraphOf = (id: string): string => /^\d+\.\d+[A-Z]?/.exec(id)?.[0] ?? id;

/** Number and title, a line each; a paragraph of several statements has theirs. */
const sayChapter = (chapter: string, rules: readonly RuleLine[]): readonly string[] => {
  const paragraphs = new Set(rules.map(({ id }) => paragraphOf(id)));
  return [
    `Chapter ${chapter}: ${paragraphs.size} ${paragraphs.size === 1 ? 'paragraph' : 'paragraphs'}.`,
    ...[...paragraphs].flatMap((paragraph) => {
      const own = rules.filter(({ id }) => paragraphOf(id) === paragraph);
      const [first] = own;
      const more = own.length - 1;
      const rest = more === 0 ? '' : `, and ${more} more ${more === 1 ? 'statement' : 'statements'}`;
      return first === undefined ? [] : [`${paragraph}: ${ascii(first.title)}${rest}.`];
    }),
  ];
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

/** The id that begins most alike; of several the one nearest by number, then the shortest. */
const nearestId = ({ rules: { rules }, rulings: { rulings } }: Book, typed: string): string | undefined => {
  const small = typed.toLowerCase();
  const paragraphs = rules.map(({ id }) => /^\d+\.\d+/.exec(id)?.[0] ?? id);
  const ids = [...new Set([...paragraphs, ...rules.map(({ id }) => id), ...rulings.map(({ id }) => id)])];
  const alike = (id: string): number => sharedStart(id.toLowerCase(), small);
  return ids
    .filter((id) => alike(id) > 0)
    .toSorted((a, b) => alike(b) - alike(a) || apart(a, small) - apart(b, small) || a.length - b.length)[0];
};

/** A paragraph and a ruling of this book, to be typed instead. */
const example = ({ rules: { rules }, rulings: { rulings } }: Book, game: string): string => {
  const numbered = rules.find(({ id }) => /^\d/.test(id));
  const ids = [
    ...(numbered === undefined ? [] : [paragraphOf(numbered.id)]),
    ...rulings.slice(0, 1).map(({ id }) => id),
  ];
  return ids.length === 0 ? '' : ` Type: ${ids.map((id) => `hexfront rule ${game} ${id}`).join(', or ')}.`;
};

const complainOfNone = ({ io }: Setting, book: Book, entry: BoardEntry, typed: string): Exit => {
  const nearest = nearestId(book, typed);
  const sort = /^r\d/i.test(typed) ? 'ruling' : 'rule';
  const what =
    typed === '' ? 'No rule was named.' : `There is no ${sort} ${clip(typed)} in ${ascii(entry.title)}.`;
  const ruling = book.rulings.rulings.find(({ id }) => id.toLowerCase() === `r${typed}`);
  const beside = ruling === undefined ? '' : ` There is a ruling ${ruling.id}.`;
  io.err(
    nearest === undefined && beside === ''
      ? `${what}${example(book, entry.id)}`
      : `${what}${nearest === undefined ? '' : ` The nearest is ${nearest}.`}${beside}`,
  );
  return EXIT.usage;
};

const asRecord = (book: Book, { rules, rulings }: Found): object => {
  const { game } = book.rules;
  const whole = (id: string): string => `${game}:${id}`;
  return {
    game,
    rules: rules.map((rule) => ({ ...rule, id: whole(rule.id), rulings: touching(book, rule).map(whole) })),
    rulings: rulings.map((ruling) => ({ ...ruling, id: whole(ruling.id) })),
  };
};

export const rule = async (setting: Setting, options: RuleOptions): Promise<Exit> => {
  const { io } = setting;
  const loaded = await loadBoard(setting, options.game, options.data);
  if (typeof loaded === 'number') return loaded;
  const { entry, set } = loaded;
  const own = `${entry.id}:`;
  const trimmed = options.id.trim().replace(/\.$/, '');
  const typed = trimmed.toLowerCase().startsWith(own) ? trimmed.slice(own.length).trim() : trimmed;
  const exact = lookUp(set, typed);
  const chapter = exact.rules.length + exact.rulings.length === 0 ? chapterOf(set, typed) : [];
  const found = chapter.length === 0 ? exact : { rules: chapter, rulings: [] };
  if (typed === '' || found.rules.length + found.rulings.length === 0)
    return complainOfNone(setting, set, entry, typed);
  if (options.json === true) {
    io.out(JSON.stringify(asRecord(set, found)));
    return EXIT.fine;
  }
  const lines =
    chapter.length > 0
      ? sayChapter(typed, chapter)
      : [...found.rules.flatMap((line) => sayRule(set, line)), ...found.rulings.flatMap(sayRuling)];
  for (const line of lines) io.out(line);
  return EXIT.fine;
};
