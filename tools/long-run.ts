// Thousands of random games, to see that nothing grows: `npm run long-run -- GAME [--games 2000] [--seeds 1,100001]
// [--scenario ID] [--batch 100]`. Every scenario is played past victory to its last turn, from each seed an equal share;
// every 50th decision goes through text, and 20 games of each scenario are played with every check. Says of each batch
// its rate, its slowest order and the memory that is left when it is done; fails when memory has grown.
import { loadGame } from '../src/cli/load/game.ts';
import { processIo } from '../src/cli/io.ts';
import { BOARDS, GAMES } from '../src/games/registry.ts';
import type { Game } from '../src/api/game.ts';
import { registryFor } from '../src/language/verb-registry.ts';
import { write } from '../src/language/canonical-write.ts';
import { shippedData } from '../src/paths.ts';
import { fuzz } from '../src/players/fuzz/fuzz.ts';
import type { FuzzResult, FuzzSettings, Slowest } from '../src/players/fuzz/result.ts';
import { fuzzReport } from '../src/players/fuzz/report.ts';
import { commandLine } from './command-line.ts';
import { toolsOf } from './games.ts';

/** The long games themselves: what is cheap, always; what is dear, in the few games of the battery. */
const CHECKS = { invariants: 10, text: 50, offers: 0, reading: 0, secrets: 0, undo: 0, replay: 50, again: 0 };
const BATTERY = 20;

/** Memory left after a batch may differ so much from the middle of the first batches, in megabytes. */
const GROWTH = 16;
const FIRST = 5;

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    seeds: { type: 'string', default: '1,100001,200001,300001' },
    scenario: { type: 'string' },
    batch: { type: 'string', default: '100' },
  },
});

const { gc } = globalThis;
if (gc === undefined) {
  console.error('Memory can be measured only with --expose-gc.');
  process.exit(2);
}

const game = await loadGame(
  { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() },
  positionals[0] ?? '',
  undefined,
);
if (typeof game === 'number') process.exit(game);

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

const heapLeft = (): number => {
  gc();
  return megabytes(process.memoryUsage().heapUsed);
};

const settingsFor = (played: Game): Partial<FuzzSettings> => {
  const registry = registryFor(played);
  return {
    playOn: true,
    drawn: played.options.map(({ id }) => id),
    write: (order) => write(registry, order),
    now: () => performance.now(),
  };
};

const slower = (a: Slowest | undefined, b: Slowest | undefined): Slowest | undefined =>
  (b?.milliseconds ?? 0) > (a?.milliseconds ?? 0) ? b : a;

const slowWords = (slow: Slowest | undefined): string =>
  slow === undefined
    ? 'none'
    : `${slow.milliseconds.toFixed(0)} ms, ${slow.said} (seed ${slow.seed}, after ${slow.order} orders)`;

const failedIn = (result: FuzzResult): boolean => {
  if (result.failure === undefined) return false;
  console.log(fuzzReport(result).slice(0, 6).join('\n'));
  process.exitCode = 1;
  return true;
};

type Batch = { readonly games: number; readonly seed: number };

const batches = (): readonly Batch[] => {
  const seeds = values.seeds.split(',').map(Number);
  const share = Math.ceil(Number(values.games) / seeds.length);
  const size = Number(values.batch);
  return seeds.flatMap((seed) =>
    Array.from({ length: Math.ceil(share / size) }, (_, i) => ({
      seed: seed + i * size,
      games: Math.min(size, share - i * size),
    })),
  );
};

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const playScenario = (played: Game, scenario: string): void => {
  const how = { ...settingsFor(played), scenario };
  const heaps: number[] = [];
  let [games, decisions, seconds, peak] = [0, 0, 0, 0];
  let slowest: Slowest | undefined;
  for (const batch of batches()) {
    const result = fuzz(played, { ...how, ...batch, checks: CHECKS });
    if (failedIn(result)) return;
    games += result.tally.games;
    decisions += result.tally.decisions;
    seconds += result.seconds ?? 0;
    slowest = slower(slowest, result.slowest);
    peak = Math.max(peak, megabytes(process.memoryUsage().rss));
    heaps.push(heapLeft());
    console.log(
      `${scenario}, ${games} games: ${(result.tally.decisions / (result.seconds ?? 1)).toFixed(0)} decisions a second, ` +
        `${heaps.at(-1)?.toFixed(1)} MB left; slowest order ${slowWords(result.slowest)}`,
    );
  }
  const grown = middle(heaps.slice(-FIRST)) - middle(heaps.slice(0, FIRST));
  console.log(
    `${scenario}: ${games} games, ${decisions} decisions, ${(decisions / seconds).toFixed(0)} a second; ` +
      `at most ${peak.toFixed(0)} MB at the end of a batch; left ${heaps[0]?.toFixed(1)} MB after the first batch, ` +
      `${heaps.at(-1)?.toFixed(1)} after the last, grown by ${grown.toFixed(1)}; slowest order ${slowWords(slowest)}`,
  );
  if (grown > GROWTH) process.exitCode = 1;
  const battery = fuzz(played, {
    ...how,
    games: BATTERY,
    seed: Number(values.seeds.split(',')[0]),
    scramble: toolsOf(played.id).scramble,
  });
  if (!failedIn(battery))
    console.log(`${scenario}, ${BATTERY} games with every check: ${JSON.stringify(battery.checked)}\n`);
};

for (const { id } of game.scenarios) {
  if ((values.scenario ?? id) === id) playScenario(game, id);
}
