// Counts how much of a rulebook is in the code and in the tests: `npm run coverage:rules -- GAME [--finished]`.
// An id is cited where it stands in a source of the game, bare or with the game before it; it has a block where a
// `rule(...)` begins with it or a test names it in full. So with rulings; one that settles values of the data needs no
// code, one that settles the wording of the book no test either. Ids that are in no book, and blocks that expect nothing,
// are faults; with --finished so is everything that is not both cited and tested.
import {
  blocksIn,
  bookOf,
  citedIn,
  codeFolder,
  expectsNothing,
  hasBook,
  knownIds,
  sourcesIn,
  testFolder,
  testedIn,
} from './citations.ts';
import { commandLine } from './command-line.ts';

/** Statements that a program can keep or break; the others are facts of the sheets, advice and notes. */
const KINDS = ['rule', 'optional', 'example'];

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: { finished: { type: 'boolean', default: false } },
});
const [game = ''] = positionals;
if (!hasBook(game)) {
  console.error('Usage: npm run coverage:rules -- GAME [--finished], with a game that has a rules.json.');
  process.exit(2);
}

const book = bookOf(game);
const { rules, rulings } = book;
const code = sourcesIn(codeFolder(game));
const tests = sourcesIn(testFolder(game));

const cited = citedIn(game, code);
const named = testedIn(game, tests);
const known = knownIds(book);
const full = testedIn(game, [...code, ...tests]);
const unknown = [...full.keys()].filter((id) => !known.has(id));
const empty = tests.flatMap(({ text }) => blocksIn(text)).filter(expectsNothing);

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
