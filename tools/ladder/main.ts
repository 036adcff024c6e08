// How strong the computer player is: `npm run ladder -- GAME [PLAYER] [--against PLAYER] [--scenario ID] [--fog on|off|both]
// [--start opening|any] [--pairs 4] [--seed 1] [--minutes N] [--results FILE] [--table]`. Players sit down in duplicate pairs; without
// a name each level plays all those that `bars.json` names. Pairs stand in the file of results, and none is played twice
// by the same program: a run that was stopped goes on. Fails where a player is clearly below its bar, takes too long,
// says what is refused, or finds nothing legal to say.
import { parseArgs } from 'node:util';
import { hashOf } from '../../src/core/canonical-json.ts';
import { loadGame } from '../../src/cli/load/game.ts';
import { processIo } from '../../src/cli/io.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { programHash } from '../balance/program.ts';
import { note, readLedger } from '../ledger.ts';
import { BARS } from './bars.ts';
import { isCourse, play } from './course.ts';
import type { Course, Spec } from './course.ts';
import { ENTRANTS } from './entrants.ts';
import { faultsOf, reportOf, shortOf, summaryOf, tableOf } from './report.ts';
import type { Row } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    scenario: { type: 'string' },
    fog: { type: 'string', default: 'both' },
    start: { type: 'string', default: 'opening' },
    pairs: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
    table: { type: 'boolean', default: false },
  },
});

const fail = (text: string): never => {
  console.error(text);
  process.exit(2);
};

const [id = '', player] = positionals;
const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
const game = await loadGame(setting, id, undefined);
if (game === undefined) process.exit(2);
for (const name of [player, values.against])
  if (name !== undefined && !ENTRANTS.includes(name))
    fail(`No player ${name}. There are ${ENTRANTS.join(', ')}.`);
const scenarios = game.scenarios.filter((scenario) => scenario.id === (values.scenario ?? scenario.id));
if (scenarios.length === 0)
  fail(
    `No scenario ${values.scenario}. There are ${game.scenarios.map((scenario) => scenario.id).join(', ')}.`,
  );
const fogs = values.fog === 'both' ? ['on', 'off'] : [values.fog];
const start = values.start === 'any' ? 'any' : 'opening';

const named = BARS.filter(
  (bar) =>
    ENTRANTS.includes(bar.player) &&
    bar.player === (player ?? bar.player) &&
    bar.against === (values.against ?? bar.against),
);
const meetings: readonly (readonly [string, string])[] =
  named.length === 0 && player !== undefined
    ? [[player, values.against ?? 'random']]
    : named.map((bar) => [bar.player, bar.against]);

const path = values.results ?? `ladder-${game.id}.jsonl`;
const ledger = new Map(readLedger(path, isCourse).map((course) => [course.of, course]));
const program = programHash(game.id);
const until = performance.now() + Number(values.minutes) * 60_000;

const courseOf = async (spec: Spec): Promise<Course | undefined> => {
  const before = ledger.get(hashOf(spec));
  if (before !== undefined || performance.now() > until) return before;
  const course = await play(game, spec);
  note(path, course);
  return course;
};

type Meeting = {
  readonly entrants: readonly [string, string];
  readonly scenario: string;
  readonly fog: string;
  readonly courses: Course[];
};
const all = meetings.flatMap((entrants) =>
  scenarios.flatMap(({ id: scenario }) =>
    fogs.map((fog): Meeting => ({ entrants, scenario, fog, courses: [] })),
  ),
);
// A run that is stopped by the clock has as many pairs of each.
for (let i = 0; i < Number(values.pairs); i++)
  for (const { entrants, scenario, fog, courses } of all) {
    const seed = Number(values.seed) + i;
    const spec = {
      game: game.id,
      scenario,
      fog,
      start,
      entrants,
      seed,
      data: game.dataHash,
      program,
    } as const;
    const course = await courseOf(spec);
    if (course !== undefined) courses.push(course);
  }

const rows: Row[] = [];
for (const { entrants, scenario, fog, courses } of all) {
  if (courses.length === 0) continue;
  const summary = summaryOf(game, courses);
  rows.push({ game: `${game.title}, ${scenario}`, fog, entrants, pairs: courses.length, summary });
  const [one, other] = entrants;
  const bar = named.find((each) => each.player === one && each.against === other);
  const wrong = [...faultsOf(summary), ...(bar === undefined ? [] : shortOf(summary, bar))];
  const title = `${one} against ${other}: ${game.id} ${scenario}, fog ${fog}, ${courses.length} pairs`;
  const lines = reportOf(title, summary, (side) => game.sideWords[side]?.name ?? side);
  console.log([...lines, ...wrong.map((what) => `  WRONG: ${what}`)].join('\n'));
  if (wrong.length > 0) process.exitCode = 1;
}
if (values.table) {
  const [first, second] = game.rules.sides.map((side) => game.sideWords[side]?.name ?? side);
  console.log(tableOf(rows, [first ?? '', second ?? '']).join('\n'));
}
