// Alters cited code in memory and sees whether the tests of its chapter notice: `npm run mutate -- [CHAPTER...]
// [--in FOLDER]... [--sample N] [--seed S] [--list] [--json FILE] [--again FILE] [--jobs N] [--aim PERCENT] [--game GAME]`.
// --in takes only what lies in folders of the game that are called so, or files. Chapters are numbers, `common` the files without one, `mechanics` what games share, by the rules of the laws
// handed to it. --list says what would be altered and tries nothing. Survivors are
// written to --json, and --again tries those of such a file alone. Exit code 1 below the aim, or where the list of
// equivalents is out of date.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../command-line.ts';
import { GAME_IDS, shippedGame } from '../games.ts';
import { bundled } from './bundle.ts';
import { COMMON, SHARED, SHARED_TESTS, bookOf, chaptersOfTest, isTestOf } from './chapters.ts';
import { gathered, shuffled } from './gather.ts';
import type { Placed } from './gather.ts';
import { change, isSame, reported, scoreOf } from './report.ts';
import type { Equivalent, Tally, Written } from './report.ts';
import { MECHANICS } from './laws.ts';
import { learn, tryAll } from './trial.ts';

const root = join(import.meta.dirname, '../..');

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: GAME_IDS[0] ?? '' },
    in: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
    again: { type: 'string' },
    tests: { type: 'string', multiple: true },
    jobs: { type: 'string', default: '1' },
    aim: { type: 'string', default: '90' },
  },
});
const folder = `src/games/${values.game}`;
/** The tests of the rules, of the game as a whole, and of the files of its board. */
const testFolder = `test/games/${values.game}`;
if (![folder, testFolder].every((name) => existsSync(join(root, name)))) {
  console.error('Usage: npm run mutate -- [CHAPTER...] [--game GAME], with a game that has rules and tests.');
  process.exit(2);
}

const book = bookOf(root, values.game);
const wanted = positionals.map((chapter) =>
  [COMMON, SHARED].includes(chapter) ? chapter : chapter.padStart(2, '0'),
);
const { rules } = await shippedGame(values.game);
const { all, altered, bare } = gathered({
  root,
  game: folder,
  sides: rules.sides,
  isWanted: (chapter) => wanted.length === 0 || wanted.includes(chapter),
  isRule: book.isRule,
});
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const equivalents = read(join(import.meta.dirname, 'equivalent.json')) as readonly Equivalent[];
const again = values.again === undefined ? undefined : (read(values.again) as readonly Written[]);
const isIn = ({ file }: Placed): boolean =>
  values.in?.some((part) =>
    [`${folder}/${part}`, `${folder}/${part}.ts`].some((path) => `${file}/`.startsWith(`${path}/`)),
  ) !== false;
const open = all.filter((mutant) => isIn(mutant) && again?.some((one) => isSame(one, mutant)) !== false);
const chosen =
  values.sample === undefined
    ? open
    : shuffled(open, Number(values.seed))
        .slice(0, Number(values.sample))
        .toSorted((a, b) => a.n - b.n);

const tryChosen = async (): Promise<void> => {
  const started = Date.now();
  const scratch = mkdtempSync(join(tmpdir(), 'mutate-'));
  const path = join(scratch, 'bundle.cjs');
  const tests = [testFolder, SHARED_TESTS]
    .flatMap((name) =>
      readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => values.tests?.some((part) => file.includes(part)) !== false);
  writeFileSync(path, await bundled(root, tests, altered));

  const chapters = [...new Set(chosen.map(({ chapter }) => chapter))];
  const ids = [...new Set(chosen.flatMap((mutant) => mutant.ids))];
  const lessons = await learn(path, ({ file, name }) => {
    const own = chaptersOfTest(book, file, name);
    return chapters.some((chapter) => isTestOf(book, { chapter, ids }, own));
  });
  const broken = [...lessons.learnt.values()].filter(({ fault }) => fault !== undefined);
  for (const { test, fault } of broken)
    console.error(`Fails as it is: ${lessons.tests[test]?.name ?? ''}: ${fault ?? ''}`);
  if (broken.length > 0) {
    process.exitCode = 1;
    return;
  }

  const chaptersOf = lessons.tests.map(({ file, name }) => chaptersOfTest(book, file, name));
  const reach = new Map<number, number[]>();
  for (const { test, reached } of lessons.learnt.values())
    for (const n of reached) reach.set(n, [...(reach.get(n) ?? []), test]);
  const trials = chosen.map((mutant) => {
    const reaching = reach.get(mutant.n) ?? [];
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
    else if (done % 500 === 0) console.error(`${done} of ${trials.length}.`);
    const before = tallies.get(mutant.chapter) ?? { killed: 0, survived: [], equivalent: 0 };
    const isKnown = equivalents.some((one) => isSame(one, mutant));
    if (isKnown && outcome !== undefined) stale.push(mutant);
    const { file, line, ids: cited, kind, at, nth, was, becomes } = mutant;
    const one: Written = { file, line, ids: cited, kind, at, nth, was, becomes, reached: ran.length > 0 };
    const after = isKnown
      ? { equivalent: before.equivalent + 1 }
      : outcome === undefined
        ? { survived: [...before.survived, one] }
        : { killed: before.killed + 1 };
    tallies.set(mutant.chapter, { ...before, ...after });
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  rmSync(scratch, { recursive: true });

  for (const told of reported(tallies)) console.log(told);
  for (const mutant of stale)
    console.log(`Not equivalent, a test fails: ${mutant.file}:${mutant.line} ${change(mutant)}`);
  const gone =
    wanted.length === 0
      ? equivalents
          .filter(({ file }) => file.startsWith(`${folder}/`) || file.startsWith(`${MECHANICS}/`))
          .filter((one) => !all.some((mutant) => isSame(one, mutant)))
      : [];
  for (const one of gone) console.log(`No such code any more: ${one.file} ${one.at}`);
  console.log(`${lessons.learnt.size} tests, ${Math.round((Date.now() - started) / 1000)} seconds.`);
  if (values.json !== undefined) {
    const survived = [...tallies.values()].flatMap((tally) => tally.survived);
    writeFileSync(values.json, `${JSON.stringify(survived, undefined, 2)}\n`);
  }
  if (scoreOf([...tallies.values()]) < Number(values.aim) || stale.length + gone.length > 0)
    process.exitCode = 1;
};

if (values.list) {
  for (const mutant of chosen)
    console.log(`${mutant.file}:${mutant.line} ${mutant.ids.join(', ')}: ${change(mutant)}`);
  console.log(`${chosen.length} alterations.`);
  if (bare.length > 0) console.log(`No law reaches ${bare.join(', ')}.`);
} else await tryChosen();
