// How strong the computer player is: `npm run ladder -- GAME [PLAYER] [--against PLAYER] [--scenario ID] [--fog on|off|both]
// [--start opening|any] [--pairs 4] [--seed 1] [--minutes N] [--results FILE] [--table]`. Players sit down in duplicate pairs; without
// a name each level plays all those that `bars.json` names. Pairs stand in the file of results, and none is played twice
// by the same program: a run that was stopped goes on. Fails where a player is clearly below its bar, takes too long,
// says what is refused, or finds nothing legal to say.
import { asked, fogsAsked, gameAsked, scenariosAsked } from '../arguments.ts';
import { commandLine } from '../command-line.ts';
import { ENTRANTS } from '../entrants.ts';
import { playedOnce } from '../ledger.ts';
import { programHash } from '../program-hash.ts';
import { BARS } from './bars.ts';
import { isPlayed, play } from './pair.ts';
import type { Played, Spec } from './pair.ts';
import { faultsOf, reportOf, shortOf, summaryOf, tableOf } from './report.ts';
import type { Row } from './report.ts';

const { values, positionals } = commandLine({
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

const [id, player] = positionals;
const game = await gameAsked(id);
for (const name of [player, values.against]) asked('player', name, ENTRANTS);
const scenarios = scenariosAsked(game, values.scenario);
const fogs = fogsAsked(game, values.fog);
const [start = 'opening'] = asked('start', values.start, ['opening', 'any'] as const);

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
const program = programHash(game.id);
const playedOf = playedOnce<Spec, Played>({ path, is: isPlayed, minutes: Number(values.minutes) }, (spec) =>
  play(game, spec),
);

type Meeting = {
  readonly entrants: readonly [string, string];
  readonly scenario: string;
  readonly fog: string;
  readonly played: Played[];
};
const all = meetings.flatMap((entrants) =>
  scenarios.flatMap((scenario) => fogs.map((fog): Meeting => ({ entrants, scenario, fog, played: [] }))),
);
// A run that is stopped by the clock has as many pairs of each.
for (let i = 0; i < Number(values.pairs); i++)
  for (const { entrants, scenario, fog, played } of all) {
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
    const pair = await playedOf(spec);
    if (pair !== undefined) played.push(pair);
  }

const rows: Row[] = [];
for (const { entrants, scenario, fog, played } of all) {
  if (played.length === 0) continue;
  const summary = summaryOf(game, played);
  rows.push({ game: `${game.title}, ${scenario}`, fog, entrants, pairs: played.length, summary });
  const [one, other] = entrants;
  const bar = named.find((each) => each.player === one && each.against === other);
  const wrong = [...faultsOf(summary), ...(bar === undefined ? [] : shortOf(summary, bar))];
  const title = `${one} against ${other}: ${game.id} ${scenario}, fog ${fog}, ${played.length} pairs`;
  const lines = reportOf(title, summary, (side) => game.sideWords[side]?.name ?? side);
  console.log([...lines, ...wrong.map((what) => `  WRONG: ${what}`)].join('\n'));
  if (wrong.length > 0) process.exitCode = 1;
}
if (values.table) {
  const [first, second] = game.rules.sides.map((side) => game.sideWords[side]?.name ?? side);
  console.log(tableOf(rows, [first ?? '', second ?? '']).join('\n'));
}
