// How strong the computer player is: `npm run ladder -- GAME [--pairs 20] [--seed 1] [--scenario ID]`. Each rung plays the
// one below it in duplicate pairs, with what can be hidden and without; said is what its games came to, between which
// bounds at 95 percent, and as each side. Fails where a rung is not above the one below it, or a player had nothing legal to say.
import { parseArgs } from 'node:util';
import { loadGame } from '../src/cli/load/game.ts';
import { processIo } from '../src/cli/io.ts';
import { openSeed, seeded } from '../src/core/dice.ts';
import { settle } from '../src/core/kernel.ts';
import type { State } from '../src/core/types.ts';
import { BOARDS, GAMES } from '../src/games/registry.ts';
import { shippedData } from '../src/paths.ts';
import { OWN_PLAYERS, playerMaker } from '../src/players/own-players.ts';
import { playPairs, scorePairs } from '../src/players/pairs.ts';
import type { Entrant, Estimate } from '../src/players/pairs.ts';

const MOST_ORDERS = 20_000;
/** What its games must be worth at least, at the lower bound: better than the one below. */
const EVEN = 0.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
  },
});

const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
const game = await loadGame(setting, positionals[0] ?? '', undefined);
if (game === undefined) process.exit(2);
const scenario = values.scenario ?? game.scenarios[0]?.id ?? '';
const [pairs, seed] = [Number(values.pairs), Number(values.seed)];

const opening = (fog: string): State => {
  const standard = Object.fromEntries(game.options.map((option) => [option.id, option.standard]));
  const s = game.rules.setup(scenario, { ...standard, fog });
  settle(game.rules, s, seeded(openSeed(String(seed))));
  return s;
};

const shown = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

let failed = false;
for (const [i, name] of OWN_PLAYERS.entries()) {
  const below = OWN_PLAYERS[i - 1];
  if (below === undefined) continue;
  const entrants: readonly [Entrant, Entrant] = [
    { name, player: await playerMaker(game, name) },
    { name: below, player: await playerMaker(game, below) },
  ];
  for (const fog of ['on', 'off']) {
    const before = performance.now();
    const settings = { state: opening(fog), entrants, pairs, seed, mostOrders: MOST_ORDERS };
    const played = [...playPairs(game, settings)];
    const [score] = scorePairs(game, settings, played);
    const { won, drawn, lost, open } = score.games;
    const faults = played.flatMap(({ bouts }) => bouts.flatMap(({ fault }) => fault ?? []));
    const seconds = ((performance.now() - before) / 1000).toFixed(0);
    console.log(
      [
        `${game.id} ${scenario}, fog ${fog}: ${name} against ${below}, ${pairs} pairs in ${seconds} s`,
        `  worth ${shown(score.worth)}; pairs ${score.pairs.won} won, ${score.pairs.equal} equal, ${score.pairs.lost} lost`,
        `  games ${won} won, ${drawn} drawn, ${lost} lost, ${open} open`,
        ...game.rules.sides.map((side) => {
          const worth = score.sides[side];
          return worth === undefined ? '' : `  as ${side}: ${shown(worth)}`;
        }),
        ...faults.map((fault) => `  fault: ${JSON.stringify(fault)}`),
      ].join('\n'),
    );
    if (score.worth.low <= EVEN || faults.length > 0) failed = true;
  }
}
if (failed) process.exitCode = 1;
