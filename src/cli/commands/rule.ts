// The command `hexfront rule`: what a paragraph of a rulebook says in our words, and what was ruled where it is unclear.
import type { RuleLine, RulesFile, RulingLine, RulingsFile } from '../../board/data-types.ts';
import { ruleNumber } from '../../core/strings.ts';
import type { Params } from '../../core/types.ts';
import type { BoardEntry } from '../../api/game-entry.ts';
import { bareNumber, chapterOf, familyOf, mentions, nearestRule, paragraphOf } from '../../api/rule-ids.ts';
import { problem } from '../../core/problem.ts';
import { ascii } from '../../text/ascii.ts';
import { sayKey } from '../../text/say.ts';
import { joinWords } from '../../text/number-words.ts';
import { loadBoard } from '../load/board.ts';
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { jsonReply } from '../../text/json-reply.ts';
import { complain, programVoice } from '../load/game.ts';
import type { Setting } from '../main.ts';
import { sentences, withoutStop } from '../show/sentences.ts';

export type RuleOptions = {
  readonly game: string;
  readonly id: string;
  readonly json?: boolean;
  readonly data?: string;
};

type Book = { readonly rules: RulesFile; readonly rulings: RulingsFile };

type Found = { readonly rules: readonly RuleLine[]; readonly rulings: readonly RulingLine[] };

const lookUp = ({ rules: { rules }, rulings: { rulings } }: Book, typed: string): Found => {
  const small = typed.toLowerCase();
  const found = new Set(
    familyOf(
      rules.map(({ id }) => id),
      typed,
    ),
  );
  return {
    rules: rules.filter(({ id }) => found.has(id)),
    rulings: rulings.filter(({ id }) => id.toLowerCase() === small),
  };
};

const touching = ({ rulings: { rulings, game } }: Book, rule: RuleLine): readonly string[] =>
  rulings.filter(({ rules }) => rules.includes(`${game}:${rule.id}`)).map(({ id }) => id);

const say = (key: string, params: Params): readonly string[] => sayKey(programVoice, `book.${key}`, params);

/** A line each; the first one may say what the text is. */
const sayText = (text: string, first = 'said'): readonly string[] =>
  sentences(ascii(text)).flatMap((said, i) => say(i === 0 ? first : 'said', { said: withoutStop(said) }));

/** All of them, however many: none is left out of an answer. */
const sayIds = (key: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : say(key, { count: ids.length, ids: joinWords(ids, 'and', Infinity) });

const sayRule = (book: Book, rule: RuleLine): readonly string[] => [
  ...say('rule', { id: rule.id, title: rule.title }),
  ...sayText(rule.summary),
  ...sayIds('touched', touching(book, rule)),
];

const sayRuling = ({ id, title, issue, ruling, reason, rules }: RulingLine): readonly string[] => [
  ...say('ruling', { id, title }),
  ...sayText(issue, 'issue'),
  ...sayText(ruling, 'decision'),
  ...sayText(reason, 'reason'),
  ...sayIds('touches', rules.map(ruleNumber)),
];

const inChapter = ({ rules: { rules } }: Book, typed: string): readonly RuleLine[] => {
  const found = new Set(
    chapterOf(
      rules.map(({ id }) => id),
      typed,
    ),
  );
  return rules.filter(({ id }) => found.has(id));
};

/** Number and title, a line each; a paragraph of several statements has theirs. */
const sayChapter = (chapter: string, rules: readonly RuleLine[]): readonly string[] => {
  const paragraphs = new Set(rules.map(({ id }) => paragraphOf(id)));
  return [
    ...say('chapter', { chapter, count: paragraphs.size }),
    ...[...paragraphs].flatMap((paragraph) => {
      const own = rules.filter(({ id }) => paragraphOf(id) === paragraph);
      const [first] = own;
      const more = own.length === 1 ? {} : { more: own.length - 1 };
      return first === undefined ? [] : say('paragraph', { paragraph, title: first.title, ...more });
    }),
  ];
};

/** A word, as in play: no number of a rule or a ruling begins with so many letters, or is so short. */
const WORD = /^[a-z]{3}[a-z -]*$/i;

/** Statements whose title or summary mentions a word. */
const mentioning = ({ rules: { rules } }: Book, typed: string): readonly RuleLine[] =>
  WORD.test(typed) ? rules.filter((rule) => mentions(rule, typed)) : [];

const sayMentions = (typed: string, rules: readonly RuleLine[]): readonly string[] => [
  ...say('found', { count: rules.length, typed }),
  ...rules.flatMap(({ id, title }) => say('one', { id, title })),
];

const nearestId = ({ rules: { rules }, rulings: { rulings } }: Book, typed: string): string | undefined =>
  nearestRule(
    [...rules, ...rulings].map(({ id }) => id),
    typed,
  );

/** A paragraph and a ruling of this book, to be typed instead. */
const exampleOf = ({ rules: { rules }, rulings: { rulings } }: Book, game: string): string => {
  const numbered = rules.find(({ id }) => /^\d/.test(id));
  const ids = [
    ...(numbered === undefined ? [] : [paragraphOf(numbered.id)]),
    ...rulings.slice(0, 1).map(({ id }) => id),
  ];
  return ids.map((id) => `hexfront rule ${game} ${id}`).join(', or ');
};

const complainOfNone = ({ io }: Setting, book: Book, entry: BoardEntry, typed: string): Exit => {
  const nearest = WORD.test(typed) ? undefined : nearestId(book, typed);
  const sort = /^r\d/i.test(typed) ? 'ruling' : 'rule';
  const ruling = book.rulings.rulings.find(({ id }) => id.toLowerCase() === `r${typed}`)?.id ?? '';
  const example = nearest === undefined && ruling === '' ? exampleOf(book, entry.id) : '';
  const params = { typed, sort, title: entry.title, nearest: nearest ?? '', ruling, example };
  complain(io, [problem('BOOK.NONE', params)]);
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

type Told = {
  readonly found: Found;
  readonly chapter: readonly RuleLine[];
  readonly mentions: readonly RuleLine[];
};

const sayFound = (book: Book, typed: string, { found, chapter, mentions }: Told): readonly string[] => {
  if (chapter.length > 0) return sayChapter(typed, chapter);
  if (mentions.length > 0) return sayMentions(typed, mentions);
  return [...found.rules.flatMap((line) => sayRule(book, line)), ...found.rulings.flatMap(sayRuling)];
};

export const rule = async (setting: Setting, options: RuleOptions): Promise<Exit> => {
  const { io } = setting;
  const loaded = await loadBoard(setting, options.game, options.data);
  if (typeof loaded === 'number') return loaded;
  const { entry, set } = loaded;
  const typed = bareNumber(entry.id, options.id);
  const exact = lookUp(set, typed);
  const chapter = exact.rules.length + exact.rulings.length === 0 ? inChapter(set, typed) : [];
  const named = chapter.length === 0 ? exact : { rules: chapter, rulings: [] };
  const mentions = named.rules.length + named.rulings.length === 0 ? mentioning(set, typed) : [];
  const found = mentions.length === 0 ? named : { rules: mentions, rulings: [] };
  if (typed === '' || found.rules.length + found.rulings.length === 0)
    return complainOfNone(setting, set, entry, typed);
  if (options.json === true) {
    io.out(jsonReply('rule', asRecord(set, found)));
    return EXIT.fine;
  }
  for (const line of sayFound(set, typed, { found, chapter, mentions })) io.out(line);
  return EXIT.fine;
};
