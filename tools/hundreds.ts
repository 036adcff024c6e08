// Many random games of every kind: `npm run hundreds -- GAME [--games 100] [--seed 1] [--scenario ID]`. Each scenario
// is played to its victory, past victory to the last turn, and from turns drawn at random, with options drawn as well.
// Says what each kind came to, and at the end what none of them ever visited or chose.
import { loadGame } from '../src/cli/load/game.ts';
import { processIo } from '../src/cli/io.ts';
import { BOARDS, GAMES } from '../src/games/registry.ts';
import { registryFor } from '../src/language/verb-registry.ts';
import { write } from '../src/language/canonical-write.ts';
import { shippedData } from '../src/paths.ts';
import { fuzz } from '../src/players/fuzz/fuzz.ts';
import { fuzzReport } from '../src/players/fuzz/report.ts';
import { never } from '../src/players/fuzz/statistics.ts';
import { commandLine } from './command-line.ts';
import { toolsOf } from './games.ts';

const KINDS = [{}, { playOn: true }, { anyTurn: true, playOn: true }] as const;

/** Seeds of two kinds are so far apart. */
const STRIDE = 1000;

/** Often enough for a fault to show in hundreds of games, and seldom enough for these to be played in minutes. */
const CHECKS = { text: 25, offers: 12, reading: 60, secrets: 30, undo: 30 };

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
  },
});

const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
const game = await loadGame(setting, positionals[0] ?? '', undefined);
if (typeof game === 'number') process.exit(game);

const registry = registryFor(game);
const steps: Record<string, number> = {};
const choices: Record<string, number> = {};

const add = (into: Record<string, number>, counts: Readonly<Record<string, number>>): void => {
  for (const [name, n] of Object.entries(counts)) into[name] = (into[name] ?? 0) + n;
};

const scenarios = game.scenarios.map(({ id }) => id).filter((id) => (values.scenario ?? id) === id);
for (const scenario of scenarios) {
  for (const [i, kind] of KINDS.entries()) {
    const result = fuzz(game, {
      ...kind,
      games: Number(values.games),
      seed: Number(values.seed) + STRIDE * i,
      scenario,
      drawn: game.options.map(({ id }) => id),
      checks: CHECKS,
      scramble: toolsOf(game.id).scramble,
      write: (order) => write(registry, order),
      now: () => performance.now(),
    });
    add(steps, result.tally.steps);
    add(choices, result.tally.choices);
    const shown = fuzzReport(result).filter((line) => !/^(Steps|Choices)/.test(line));
    console.log(`${shown.join('\n')}\n`);
    if (result.failure !== undefined) process.exitCode = 1;
  }
}

const untouched = (what: string, counts: Readonly<Record<string, number>>): string => {
  const missing = never(counts);
  return `${what}: ${Object.keys(counts).length - missing.length} of ${Object.keys(counts).length}. Never: ${missing.join(', ')}.`;
};
console.log(untouched('Steps visited', steps));
console.log(untouched('Choices taken', choices));
