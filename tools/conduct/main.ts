// How the computer player behaves: `npm run conduct -- GAME [--player level:1] [--scenario ID] [--games 20] [--seed 1]
// [--turns 6] [--fog on|off] [--minutes N] [--results FILE]`. It plays against itself, and what a person would shake his head
// at is counted: `bounds.json` says how much of it is borne. Fails beyond that. Games stand in the file of results, and
// none is played twice by the same program.
import { parseArgs } from 'node:util';
import { hashOf } from '../../src/core/canonical-json.ts';
import { loadGame } from '../../src/cli/load/game.ts';
import { processIo } from '../../src/cli/io.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { programHash } from '../balance/program.ts';
import { ENTRANTS } from '../ladder/entrants.ts';
import { note, readLedger } from '../ledger.ts';
import { BOUNDS } from './bounds.ts';
import { isSeen, lookOn } from './game.ts';
import type { Seen, Spec } from './game.ts';
import { reportOf } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: ENTRANTS.at(-1) ?? '' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    turns: { type: 'string', default: '6' },
    fog: { type: 'string', default: 'on' },
    minutes: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
  },
});

const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
const game = await loadGame(setting, positionals[0] ?? '', undefined);
if (game === undefined) process.exit(2);
const { player, fog } = values;
if (!ENTRANTS.includes(player)) {
  console.error(`No player ${player}. There are ${ENTRANTS.join(', ')}.`);
  process.exit(2);
}

const outlook = await outlookOf(game);
const path = values.results ?? `conduct-${game.id}.jsonl`;
const ledger = new Map(readLedger(path, isSeen).map((seen) => [seen.of, seen]));
const program = programHash(game.id);
const until = performance.now() + Number(values.minutes) * 60_000;
const common = { game: game.id, fog, player, turns: Number(values.turns), data: game.dataHash, program };

for (const { id: scenario } of game.scenarios.filter(({ id }) => id === (values.scenario ?? id))) {
  const games: Seen[] = [];
  for (let i = 0; i < Number(values.games); i++) {
    const spec: Spec = { ...common, scenario, seed: Number(values.seed) + i };
    const before = ledger.get(hashOf(spec));
    if (before === undefined && performance.now() > until) continue;
    const seen = before ?? (await lookOn(game, outlook, spec));
    if (before === undefined) note(path, seen);
    games.push(seen);
  }
  const { lines, wrong } = reportOf(games, game.rules.sides, BOUNDS[game.id]);
  console.log(
    [`${game.id} ${scenario}, fog ${fog}: ${player} in ${games.length} games`, ...lines].join('\n'),
  );
  if (wrong.length > 0) process.exitCode = 1;
}
