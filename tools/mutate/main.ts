// Alters cited code in memory and sees whether the tests of its chapter notice: `npm run mutate -- [CHAPTER...]
// [--sample N] [--seed S] [--list] [--json FILE] [--again FILE] [--jobs N] [--aim PERCENT] [--game GAME]`. Chapters
// are numbers, `common` the files without one. --list says what would be altered and tries nothing. Survivors are
// written to --json, and --again tries those of such a file alone. Exit code 1 below the aim, or where the list of
// equivalents is out of date.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled } from './bundle.ts';
import { COMMON, bookOf, chapterOfFile, chaptersOfTest, isTestOf } from './chapters.ts';
import { instrument } from './instrument.ts';
import type { Numbered } from './instrument.ts';
import { mutantsIn } from './mutants.ts';
import { change, isSame, reported, scoreOf } from './report.ts';
import type { Equivalent, Tally, Written } from './report.ts';
import { learn, tryAll } from './trial.ts';
import { treeOf } from './tree.ts';

const root = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'barbarossa' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
    again: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    aim: { type: 'string', default: '90' },
  },
});
const { game } = values;
const folder = `src/games/${game}`;
const testFolder = `test/rules/${game}`;
if (!existsSync(join(root, folder)) || !existsSync(join(root, testFolder))) {
  console.error('Usage: npm run mutate -- [CHAPTER...] [--game GAME], with a game that has rules and tests.');
  process.exit(2);
}

const book = bookOf(root, game);
const wanted = positionals.map((chapter) => (chapter === COMMON ? chapter : chapter.padStart(2, '0')));

type Placed = Numbered & { readonly file: string; readonly chapter: string; readonly at: string };

/** Told from the generator of the same name by its seed alone, so that a sample can be had again. */
const shuffled = <T>(all: readonly T[], seed: number): readonly T[] => {
  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return all
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
};

const altered = new Map<string, string>();
const all: Placed[] = [];
for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))) {
  const file = `${folder}/${name}`;
  const chapter = chapterOfFile(file);
  if (wanted.length > 0 && !wanted.includes(chapter)) continue;
  const tree = treeOf(readFileSync(join(root, file), 'utf8'));
  const lines = tree.text.split('\n');
  const mutants = mutantsIn(tree, book.isRule).map((mutant, i) => ({
    ...mutant,
    n: all.length + i,
    file,
    chapter,
    at: (lines[mutant.line - 1] ?? '').trim(),
  }));
  if (mutants.length > 0) altered.set(join(root, file), instrument(tree, mutants));
  all.push(...mutants);
}

const equivalents = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
) as readonly Equivalent[];
const isEquivalent = (mutant: Placed): boolean => equivalents.some((one) => isSame(one, mutant));
const again =
  values.again === undefined
    ? undefined
    : (JSON.parse(readFileSync(values.again, 'utf8')) as readonly Written[]);
const open = again === undefined ? all : all.filter((mutant) => again.some((one) => isSame(one, mutant)));
const chosen =
  values.sample === undefined
    ? open
    : shuffled(open, Number(values.seed))
        .slice(0, Number(values.sample))
        .toSorted((a, b) => a.n - b.n);

if (values.list) {
  for (const mutant of chosen)
    console.log(`${mutant.file}:${mutant.line} ${mutant.ids.join(', ')}: ${change(mutant)}`);
  console.log(`${chosen.length} alterations.`);
  process.exit(0);
}

const started = Date.now();
const scratch = mkdtempSync(join(tmpdir(), 'mutate-'));
const path = join(scratch, 'bundle.cjs');
const tests = readdirSync(join(root, testFolder))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${testFolder}/${name}`);
writeFileSync(path, await bundled(root, tests, altered));

const chapters = new Set(chosen.map(({ chapter }) => chapter));
const ids = [...new Set(chosen.flatMap((mutant) => mutant.ids))];
const lessons = await learn(
  path,
  ({ file, name }) =>
    chapters.has(COMMON) ||
    [...chapters].some((chapter) => isTestOf(book, { chapter, ids }, chaptersOfTest(book, file, name))),
);
const broken = [...lessons.learnt.values()].filter(({ fault }) => fault !== undefined);
for (const { test, fault } of broken)
  console.error(`Fails as it is: ${lessons.tests[test]?.name ?? ''}: ${fault ?? ''}`);
if (broken.length > 0) process.exit(1);

const chaptersOf = lessons.tests.map(({ file, name }) => chaptersOfTest(book, file, name));
const reach = new Map<number, number[]>();
for (const { test, reached } of lessons.learnt.values())
  for (const n of reached) reach.set(n, [...(reach.get(n) ?? []), test]);
const everyTest = [...lessons.learnt.keys()];
const trials = chosen.map((mutant) => {
  const reaching = lessons.loading.has(mutant.n) ? everyTest : (reach.get(mutant.n) ?? []);
  return {
    mutant: mutant.n,
    tests: reaching.filter((test) => isTestOf(book, mutant, chaptersOf[test] ?? [])),
  };
});

const tallies = new Map<string, Tally>();
const stale: Placed[] = [];
let done = 0;
await tryAll(path, trials, lessons, Number(values.jobs), ({ mutant: n, tests: ran }, outcome) => {
  const mutant = all[n];
  if (mutant === undefined) return;
  done += 1;
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${trials.length}`);
  const before = tallies.get(mutant.chapter) ?? { killed: 0, survived: [], equivalent: 0 };
  const known = isEquivalent(mutant);
  if (known && outcome !== undefined) stale.push(mutant);
  const { file, line, ids: cited, kind, at, was, becomes } = mutant;
  const written: Written = { file, line, ids: cited, kind, at, was, becomes, reached: ran.length > 0 };
  tallies.set(
    mutant.chapter,
    known
      ? { ...before, equivalent: before.equivalent + 1 }
      : outcome === undefined
        ? { ...before, survived: [...before.survived, written] }
        : { ...before, killed: before.killed + 1 },
  );
});
if (process.stderr.isTTY) process.stderr.write('\r');
rmSync(scratch, { recursive: true });

for (const told of reported(tallies)) console.log(told);
for (const mutant of stale)
  console.log(`Not equivalent, a test fails: ${mutant.file}:${mutant.line} ${change(mutant)}`);
const gone =
  again === undefined && wanted.length === 0
    ? equivalents.filter((one) => !all.some((mutant) => isSame(one, mutant)))
    : [];
for (const one of gone) console.log(`No such code any more: ${one.file} ${one.at}`);
console.log(`${lessons.learnt.size} tests, ${Math.round((Date.now() - started) / 1000)} seconds.`);
if (values.json !== undefined)
  writeFileSync(
    values.json,
    `${JSON.stringify(
      [...tallies.values()].flatMap(({ survived }) => survived),
      undefined,
      2,
    )}\n`,
  );
if (scoreOf([...tallies.values()]) < Number(values.aim) || stale.length + gone.length > 0)
  process.exitCode = 1;
