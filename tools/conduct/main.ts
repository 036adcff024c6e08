// How the computer player behaves: `npm run conduct -- GAME [--player level:1] [--scenario ID] [--games 20] [--seed 1]
// [--turns 6] [--fog on|off] [--minutes N] [--results FILE]`. It plays against itself, and what a person would shake his head
// at is counted: `bounds.json` says how much of it is borne. Fails beyond that. Games stand in the file of results, and
// none is played twice by the same program.
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { asked, FOGS, gameAsked, scenariosAsked } from '../arguments.ts';
import { commandLine } from '../command-line.ts';
import { ENTRANTS, STRONGEST } from '../entrants.ts';
import { playedOnce } from '../ledger.ts';
import { programHash } from '../program-hash.ts';
import { BOUNDS } from './bounds.ts';
import { isSeen, lookOn } from './game.ts';
import type { Seen, Spec } from './game.ts';
import { reportOf } from './report.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: STRONGEST },
    scenario: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    turns: { type: 'string', default: '6' },
    fog: { type: 'string', default: 'on' },
    minutes: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
  },
});

const game = await gameAsked(positionals[0]);
const [player = ''] = asked('player', values.player, ENTRANTS);
const [fog = ''] = asked('fog', values.fog, FOGS);

const outlook = await outlookOf(game);
const path = values.results ?? `conduct-${game.id}.jsonl`;
const program = programHash(game.id);
const seenOf = playedOnce<Spec, Seen>({ path, is: isSeen, minutes: Number(values.minutes) }, (spec) =>
  lookOn(game, outlook, spec),
);
const common = { game: game.id, fog, player, turns: Number(values.turns), data: game.dataHash, program };

for (const scenario of scenariosAsked(game, values.scenario)) {
  const games: Seen[] = [];
  for (let i = 0; i < Number(values.games); i++) {
    const seen = await seenOf({ ...common, scenario, seed: Number(values.seed) + i });
    if (seen !== undefined) games.push(seen);
  }
  const { lines, wrong } = reportOf(games, game.rules.sides, BOUNDS[game.id]);
  console.log(
    [`${game.id} ${scenario}, fog ${fog}: ${player} in ${games.length} games`, ...lines].join('\n'),
  );
  if (wrong.length > 0) process.exitCode = 1;
}
