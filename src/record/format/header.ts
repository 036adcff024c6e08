// The head of a record: which game, which rules and data, which options, which dice.
import type { Options } from '../../core/rule-set.ts';
import type { Json, Problem, Result, Side } from '../../core/types.ts';
import type { ChainedLine } from './line-chain.ts';
import { jsonIn } from './json.ts';
import { failed, problem, worked } from '../../core/problem.ts';

export const FORMAT = 1;

/** `seeded` dice are sealed: only the commitment is known. `open` ones come from a seed anybody can read. */
export type DiceKind =
  | { readonly kind: 'seeded'; readonly commit: string }
  | { readonly kind: 'open'; readonly seed: string }
  | { readonly kind: 'scripted' }
  | { readonly kind: 'manual' };

/** A copy of another record up to a line; the dice drawn in that part come from the other one's seed. */
export type BranchOf = { readonly of: string; readonly line: number; readonly drawn: number };

export type OpponentOf = { readonly side: Side; readonly name: string };

export type Header = {
  readonly game: string;
  readonly rules: string;
  readonly data: string;
  readonly program: string;
  readonly scenario: string;
  readonly options: Options;
  readonly dice: DiceKind;
  readonly branch?: BranchOf;
  /** Two people take turns at one keyboard, and must not see each other's side. */
  readonly people?: 'two';
  /** Who plays a side by itself, and how it is typed: `level 1 seed 7`. */
  readonly opponent?: OpponentOf;
  /** Begun from this position, in its one-line form, and not from the scenario's set-up. */
  readonly position?: string;
};

const OPTION_NAME = /^[A-Za-z][\w-]*$/;
const PLAIN_WORD = /^(?!(?:true|false|null)$)[A-Za-z][\w.-]*$/;

const optionValue = (value: Json): string =>
  typeof value === 'string' && PLAIN_WORD.test(value) ? value : JSON.stringify(value);

const readOptionValue = (text: string): Json | undefined => {
  return PLAIN_WORD.test(text) ? text : jsonIn(text);
};

const diceText = (dice: DiceKind): string => {
  if (dice.kind === 'seeded') return `seeded commit=${dice.commit}`;
  return dice.kind === 'open' ? `open seed=${dice.seed}` : dice.kind;
};

const readDice = (text: string): DiceKind | undefined => {
  if (text === 'scripted' || text === 'manual') return { kind: text };
  const [, commit] = /^seeded commit=([0-9a-f]{64})$/.exec(text) ?? [];
  if (commit !== undefined) return { kind: 'seeded', commit };
  const [, seed] = /^open seed=([0-9a-f]{64})$/.exec(text) ?? [];
  return seed === undefined ? undefined : { kind: 'open', seed };
};

const readBranch = (text: string): BranchOf | undefined => {
  const [, of, line, drawn] = /^of=(\S+) line=(\d{1,9}) drawn=(\d{1,9})$/.exec(text) ?? [];
  return of === undefined ? undefined : { of, line: Number(line), drawn: Number(drawn) };
};

const halves = (text: string, at: string): readonly [string, string] => {
  const i = text.indexOf(at);
  return i < 0 ? [text, ''] : [text.slice(0, i), text.slice(i + 1)];
};

const readOpponent = (text: string): OpponentOf | undefined => {
  const [side, name] = halves(text, ' ');
  return /^[a-z][\w-]*$/.test(side) && name.trim() === name && name !== '' ? { side, name } : undefined;
};

export const headerTexts = (header: Header): readonly string[] => [
  `record ${FORMAT}`,
  `game ${header.game}`,
  `rules ${header.rules}`,
  `data ${header.data}`,
  `program ${header.program}`,
  `scenario ${header.scenario}`,
  ...Object.keys(header.options)
    .toSorted()
    .map((name) => `option ${name}=${optionValue(header.options[name] ?? null)}`),
  ...(header.position === undefined ? [] : [`position ${header.position}`]),
  ...(header.people === undefined ? [] : [`people ${header.people}`]),
  ...(header.opponent === undefined ? [] : [`opponent ${header.opponent.side} ${header.opponent.name}`]),
  `dice ${diceText(header.dice)}`,
  ...(header.branch === undefined
    ? []
    : [`branch of=${header.branch.of} line=${header.branch.line} drawn=${header.branch.drawn}`]),
];

const NEEDED = ['game', 'rules', 'data', 'program', 'scenario'] as const;
const isWord = (key: string): boolean => NEEDED.some((each) => each === key);
const ONCE: readonly string[] = [...NEEDED, 'position', 'people', 'opponent', 'dice', 'branch'];

/** What a header line of each kind looks like, for whoever finds a wrong one. */
const FORMS: Readonly<Record<string, string>> = {
  option: 'option <name>=<value>',
  people: 'people two',
  opponent: 'opponent <side> level <n> seed <n> | engine <command>',
  dice: 'dice seeded commit=<sha256> | open seed=<hex> | scripted | manual',
  branch: 'branch of=<name> line=<n> drawn=<n>',
};

const wrong = (line: number, form: string): Problem => problem('RECORD.LINE', { line, form });

/** A file from the future is told as one. */
const readFormat = (lines: readonly ChainedLine[]): Problem | undefined => {
  const [, format] = /^record (\d+)$/.exec(lines[0]?.text ?? '') ?? [];
  if (format === undefined) return wrong(1, `record ${FORMAT}`);
  if (Number(format) === FORMAT) return undefined;
  if (Number(format) < FORMAT) return wrong(1, `record ${FORMAT}`);
  return problem('RECORD.TOO-NEW', { format: Number(format), most: FORMAT });
};

/** Reads the header; the lines after it begin at `next`, an index. */
export const readHeader = (
  lines: readonly ChainedLine[],
): Result<{ readonly header: Header; readonly next: number }, readonly Problem[]> => {
  const format = readFormat(lines);
  if (format !== undefined) return failed([format]);
  const found = new Map<string, string>();
  const options: Record<string, Json> = {};
  const problems: Problem[] = [];
  let next = 1;
  for (; next < lines.length; next++) {
    const line = next + 1;
    const [key, rest] = halves(lines[next]?.text ?? '', ' ');
    if (key === 'option') {
      const [name, value] = halves(rest, '=');
      const known = readOptionValue(value);
      if (!OPTION_NAME.test(name) || known === undefined) problems.push(wrong(line, FORMS['option'] ?? ''));
      else if (Object.hasOwn(options, name))
        problems.push(problem('RECORD.TWICE', { line, key: `option ${name}` }));
      else options[name] = known;
    } else if (!ONCE.includes(key)) break;
    else if (found.has(key)) problems.push(problem('RECORD.TWICE', { line, key }));
    else if (rest === '' || (isWord(key) && /\s/.test(rest)))
      problems.push(wrong(line, FORMS[key] ?? `${key} <word>`));
    else found.set(key, rest);
  }
  const dice = readDice(found.get('dice') ?? '');
  const branch = readBranch(found.get('branch') ?? '');
  const lineOf = (key: string): number => lines.findIndex((each) => each.text.startsWith(`${key} `)) + 1;
  for (const key of [...NEEDED, 'dice']) {
    if (!found.has(key)) problems.push(problem('RECORD.HEADER', { line: next + 1, key }));
  }
  if (found.has('dice') && dice === undefined) problems.push(wrong(lineOf('dice'), FORMS['dice'] ?? ''));
  if (found.has('branch') && branch === undefined)
    problems.push(wrong(lineOf('branch'), FORMS['branch'] ?? ''));
  const opponent = readOpponent(found.get('opponent') ?? '');
  if (found.has('opponent') && opponent === undefined)
    problems.push(wrong(lineOf('opponent'), FORMS['opponent'] ?? ''));
  const people = found.get('people');
  if (people !== undefined && people !== 'two') problems.push(wrong(lineOf('people'), FORMS['people'] ?? ''));
  if (problems.length > 0 || dice === undefined) return failed(problems);
  const word = (key: (typeof NEEDED)[number]): string => found.get(key) ?? '';
  const position = found.get('position');
  const header: Header = {
    game: word('game'),
    rules: word('rules'),
    data: word('data'),
    program: word('program'),
    scenario: word('scenario'),
    options,
    dice,
    ...(branch === undefined ? {} : { branch }),
    ...(position === undefined ? {} : { position }),
    ...(people === 'two' && { people }),
    ...(opponent !== undefined && { opponent }),
  };
  return worked({ header, next });
};
