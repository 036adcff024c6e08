// Counts how much of a rulebook is in the code and in the tests: `npm run coverage:rules -- GAME [--finished]`.
// An id is cited where it stands in a source of the game, bare or with the game before it; it has a block where a
// `rule(...)` begins with it or a test names it in full. So with rulings; one that settles values of the data needs no
// code, one that settles the wording of the book no test either. Ids that are in no book, and blocks that expect nothing,
// are faults; with --finished so is everything that is not both cited and tested.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RulesFile, RulingsFile } from '../src/board/data-types.ts';

const root = join(import.meta.dirname, '..');
/** Statements that a program can keep or break; the others are facts of the sheets, advice and notes. */
const KINDS = ['rule', 'optional', 'example'];

const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const found = (texts: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));

const ID = String.raw`(?:\d+\.\d+[A-Za-z]?(?:\.[a-z])?[a-z]?|ERR\.[A-Z]\d+|R\d+)`;
const EXPECTS = /\bthen\.|\bexpect\(/;

/** The text of every block, from its `rule(` to the next. */
const blocksIn = (text: string): readonly string[] => text.split(/^(?=rule\()/m).slice(1);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { finished: { type: 'boolean', default: false } },
});
const [game = ''] = positionals;
if (!existsSync(join(root, 'data', game, 'rules.json'))) {
  console.error('Usage: npm run coverage:rules -- GAME [--finished], with a game that has a rules.json.');
  process.exit(2);
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, 'data', game, name), 'utf8'));
const { rules } = read('rules.json') as RulesFile;
const { rulings } = read('rulings.json') as RulingsFile;
const code = sources(`src/games/${game}`);
const tests = sources(`test/games/${game}/rules`);

const full = new RegExp(`\\b${game}:(${ID})(?![\\w.]*\\w)`, 'g');
const cited = found(code, new RegExp(`(?<![\\d.\\w])(${ID})(?![\\w])`, 'g'));
const named = found(tests, full);
// A paragraph as a whole may be meant, such as 4.7 for 4.7a and 4.7b.
const known = new Set([...rules, ...rulings].flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]));
const unknown = [...found([...code, ...tests], full)].filter((id) => !known.has(id));
const empty = tests.flatMap(blocksIn).filter((block) => !EXPECTS.test(block));

const scope = rules.filter(({ kind }) => KINDS.includes(kind));
const chapters = [...new Set(scope.map(({ id }) => id.split('.')[0] ?? ''))];
const missing: string[] = [];
for (const chapter of chapters) {
  const ids = scope.map(({ id }) => id).filter((id) => id.startsWith(`${chapter}.`));
  const uncited = ids.filter((id) => !cited.has(id));
  const untested = ids.filter((id) => !named.has(id));
  missing.push(...uncited, ...untested);
  console.log(
    `Chapter ${chapter}: ${ids.length} statements, ${ids.length - uncited.length} cited, ${ids.length - untested.length} tested.`,
  );
  if (uncited.length > 0) console.log(`  Not cited: ${uncited.join(', ')}.`);
  if (untested.length > 0) console.log(`  Not tested: ${untested.join(', ')}.`);
}
const uncited = rulings.filter(({ id, kind }) => kind === undefined && !cited.has(id)).map(({ id }) => id);
const untested = rulings.filter(({ id, kind }) => kind !== 'wording' && !named.has(id)).map(({ id }) => id);
missing.push(...uncited, ...untested);
const ofPlay = rulings.filter(({ kind }) => kind === undefined).length;
const ofData = rulings.filter(({ kind }) => kind === 'data').length;
console.log(
  `Rulings: ${ofPlay} of play, ${ofPlay - uncited.length} cited; ${ofPlay + ofData} with those of data, ${ofPlay + ofData - untested.length} tested.`,
);
if (uncited.length > 0) console.log(`  Not cited: ${uncited.join(', ')}.`);
if (untested.length > 0) console.log(`  Not tested: ${untested.join(', ')}.`);
for (const id of unknown) console.log(`No rule or ruling is called ${id}.`);
for (const block of empty) console.log(`A block expects nothing: ${block.split('\n').slice(0, 2).join(' ')}`);
if (unknown.length + empty.length > 0 || (values.finished && missing.length > 0)) process.exitCode = 1;
