// The text of a position: a fact a line, or all on one line for a message. What the facts mean is the game's own.
import { sha256 } from '../../core/canonical-json.ts';
import { withoutTail } from '../../core/strings.ts';
import type { Problem, Result } from '../../core/types.ts';
import type { PositionLine } from '../../api/game.ts';
import { failed, problem, worked } from '../../core/problem.ts';

export const POSITION_FORMAT = 1;
/** The longest have a few tens of thousands. */
const MOST_CHARACTERS = 1024 * 1024;
/** Options and what the head says count with them; a game has some hundreds. */
const MOST_FACTS = 5000;
/** Of the word by which a fact begins. */
const MOST_WORD = 40;

export const POSITION_KEYS = ['game', 'rules', 'scenario', 'base', 'turn', 'side', 'phase', 'data'] as const;
export type PositionKey = (typeof POSITION_KEYS)[number];

export type PositionText = {
  readonly header: Readonly<Partial<Record<PositionKey, string>>>;
  /** The lines that say it. */
  readonly said: Readonly<Partial<Record<PositionKey, number>>>;
  readonly options: Readonly<Record<string, string>>;
  /** The lines that say those. */
  readonly optionsSaid: Readonly<Record<string, number>>;
  readonly facts: readonly PositionLine[];
};

type Draft = {
  header: Partial<Record<PositionKey, string>>;
  said: Partial<Record<PositionKey, number>>;
  options: Record<string, string>;
  optionsSaid: Record<string, number>;
  facts: PositionLine[];
  problems: Problem[];
  count: number;
};

const draft = (): Draft => ({
  header: {},
  said: {},
  options: {},
  optionsSaid: {},
  facts: [],
  problems: [],
  count: 0,
});

const KEYS: ReadonlyMap<string, PositionKey> = new Map(POSITION_KEYS.map((key) => [key, key]));

const OPTION = /^([A-Za-z][\w-]*)=(\S+)$/;

const addOption = (to: Draft, line: number, text: string): void => {
  const [, name, value] = OPTION.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    to.problems.push(problem('POSITION.LINE', { line, form: 'option <name>=<value>' }));
  } else if (Object.hasOwn(to.options, name)) {
    to.problems.push(problem('POSITION.TWICE', { line, key: `option ${name}` }));
  } else {
    to.options[name] = value;
    to.optionsSaid[name] = line;
  }
};

const addHeader = (to: Draft, line: number, key: PositionKey, text: string): void => {
  if (text === '') to.problems.push(problem('POSITION.LINE', { line, form: `${key} <word>` }));
  else if (to.header[key] !== undefined) to.problems.push(problem('POSITION.TWICE', { line, key }));
  else {
    to.header[key] = text;
    to.said[key] = line;
  }
};

const splitWords = (text: string): readonly string[] => {
  const words = text.split(' ');
  return words.includes('') ? words.filter((word) => word !== '') : words;
};

/** One line without comment and blanks at its ends. */
const addLine = (to: Draft, line: number, text: string): void => {
  to.count += 1;
  if (to.count > MOST_FACTS) return;
  const blank = text.indexOf(' ');
  const first = blank < 0 ? text : text.slice(0, blank);
  const key = KEYS.get(first);
  // `side german` is the side to move; a longer line is a hexside.
  if (
    key !== undefined &&
    (key !== 'side' ||
      !text
        .slice(blank + 1)
        .trim()
        .includes(' '))
  ) {
    addHeader(to, line, key, blank < 0 ? '' : text.slice(blank + 1).trim());
  } else if (first === 'option') addOption(to, line, blank < 0 ? '' : text.slice(blank + 1).trim());
  else to.facts.push({ line, words: splitWords(text) });
};

const bare = (text: string): string => {
  const spaced = text.includes('\t') || text.includes('\r') ? text.replace(/[\t\r]/g, ' ') : text;
  const comment = spaced.includes('#') ? spaced.search(/(^|\s)#/) : -1;
  return (comment < 0 ? spaced : spaced.slice(0, comment)).trim();
};

const finished = ({ problems, count, ...text }: Draft): Result<PositionText, readonly Problem[]> => {
  if (count > MOST_FACTS) return failed([problem('POSITION.FACTS', { most: MOST_FACTS })]);
  return problems.length > 0 ? failed(problems) : worked(text);
};

const readFormat = (text: string, line: number): Problem | undefined => {
  const [, format] = /^position\s+(\d+)$/.exec(text) ?? [];
  if (format === undefined)
    return problem('POSITION.NOT-A-POSITION', { line, form: `position ${POSITION_FORMAT}` });
  if (Number(format) === POSITION_FORMAT) return undefined;
  return problem('POSITION.TOO-NEW', { format: Number(format), most: POSITION_FORMAT });
};

const readLines = (text: string): Result<PositionText, readonly Problem[]> => {
  const to = draft();
  let begun = false;
  let line = 0;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const each = bare(text.slice(start, end));
    start = end + 1;
    line += 1;
    if (each === '') continue;
    if (begun) {
      addLine(to, line, each);
      continue;
    }
    const wrong = readFormat(each, line);
    if (wrong !== undefined) return failed([wrong]);
    begun = true;
  }
  return begun ? finished(to) : failed([problem('POSITION.NOT-A-POSITION', { line: 1, form: 'position 1' })]);
};

const ONE_LINE = /^([A-Za-z0-9]+)\/(\S+?)\s*(?:;|$)/;
const HASH = 'hash=';

const hashOfText = (text: string): string => sha256(text).slice(0, 8);

/** All on one line; a message may have broken it at blanks. A hash at its end must fit, but need not be there. */
const readOneLine = (raw: string): Result<PositionText, readonly Problem[]> => {
  // The question `position` gives it as a sentence.
  const whole = raw.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  const at = whole.lastIndexOf(HASH);
  const isTail = at >= 0 && !whole.includes(' ', at) && ' ;'.includes(whole.charAt(at - 1));
  const text = withoutTail(isTail ? whole.slice(0, at) : whole, ' ;');
  const expected = isTail ? whole.slice(at + HASH.length) : undefined;
  if (expected !== undefined && expected !== hashOfText(text)) {
    return failed([problem('POSITION.HASH', { expected, found: hashOfText(text) })]);
  }
  const to = draft();
  const [first = '', ...pieces] = text.split('; ');
  const slash = first.indexOf('/');
  addHeader(to, 1, 'game', first.slice(0, slash));
  addHeader(to, 1, 'rules', first.slice(slash + 1));
  for (const piece of pieces) {
    const [, turn, side, phase] = /^t(\d+) (\S+) (\S+)$/.exec(piece) ?? [];
    if (turn !== undefined && side !== undefined && phase !== undefined) {
      addHeader(to, 1, 'turn', turn);
      addHeader(to, 1, 'side', side);
      addHeader(to, 1, 'phase', phase);
      continue;
    }
    const blank = piece.indexOf(' ');
    const key = blank < 0 ? piece : piece.slice(0, blank);
    // Repeated before each fact, a long one would fill the memory; and it begins none.
    if (blank < 0 || blank > MOST_WORD) addLine(to, 1, piece);
    else for (const rest of piece.slice(blank + 1).split(', ')) addLine(to, 1, `${key} ${rest}`);
  }
  return finished(to);
};

/** Reads either form; any order of lines. */
export const parsePosition = (raw: string): Result<PositionText, readonly Problem[]> => {
  if (raw.length > MOST_CHARACTERS) {
    return failed([problem('POSITION.SIZE', { characters: raw.length, most: MOST_CHARACTERS })]);
  }
  const text = raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw;
  return ONE_LINE.test(text.trimStart()) ? readOneLine(text) : readLines(text);
};

export type PositionHead = {
  readonly header: Readonly<Record<PositionKey, string>>;
  readonly options: Readonly<Record<string, string>>;
};

const optionTexts = ({ options }: PositionHead): readonly string[] =>
  Object.keys(options)
    .toSorted()
    .map((name) => `${name}=${options[name] ?? ''}`);

export const positionLines = (head: PositionHead, facts: readonly string[]): string => {
  const { game, rules, scenario, base, turn, side, phase, data } = head.header;
  const options = optionTexts(head)
    .map((option) => `option ${option}\n`)
    .join('');
  return (
    `position ${POSITION_FORMAT}\ngame ${game}\nrules ${rules}\nscenario ${scenario}\nbase ${base}\n${options}` +
    `turn ${turn}\nside ${side}\nphase ${phase}\ndata ${data}\n${facts.join('\n')}${facts.length > 0 ? '\n' : ''}`
  );
};

/** Facts with the same first word share it, with commas between. */
export const positionLine = (head: PositionHead, facts: readonly string[]): string => {
  const { game, rules, scenario, base, turn, side, phase, data } = head.header;
  const options = optionTexts(head);
  const shared = options.length > 0 ? `; option ${options.join(', ')}` : '';
  let text = `${game}/${rules}; t${turn} ${side} ${phase}; scenario ${scenario}; base ${base}; data ${data}${shared}`;
  let group = '';
  for (const fact of facts) {
    const blank = fact.indexOf(' ');
    const key = blank < 0 ? '' : fact.slice(0, blank);
    text += key !== '' && key === group ? `, ${fact.slice(blank + 1)}` : `; ${fact}`;
    group = key;
  }
  return `${text}; hash=${hashOfText(text)}`;
};
