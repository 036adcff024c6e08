// Whether the computer player keeps its laws: `npm run laws -- GAME [--level 1] [--games 200] [--orders 150] [--seed 1]
// [--scenario ID] [--fog on|off] [--minutes N]`. Games from turns drawn at random, both sides played by it. Each order must
// be legal and its own; the same, with the same reasons, where other things are hidden from it; the same from a player
// built anew; and made within its bound. `--minutes` stops after so long and says which seed comes next.
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { LEVELS } from '../../src/players/opponent/levels.ts';
import { asked, FOGS, gameAsked, scenariosAsked } from '../arguments.ts';
import { commandLine } from '../command-line.ts';
import { toolsOf } from '../games.ts';
import { MOST_SPENT, newTally, tryLaws } from './trial.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    level: { type: 'string' },
    games: { type: 'string', default: '200' },
    orders: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    fog: { type: 'string', default: 'on' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

const game = await gameAsked(positionals[0]);
const levels = asked('level', values.level, Object.keys(LEVELS)).flatMap((name) => LEVELS[name] ?? []);
const scenarios = scenariosAsked(game, values.scenario);
const [fog = ''] = asked('fog', values.fog, FOGS);

const outlook = await outlookOf(game);
const { scramble } = toolsOf(game.id);
const until = performance.now() + Number(values.minutes) * 60_000;
const first = Number(values.seed);

for (const level of levels) {
  const tally = newTally();
  let games = 0;
  for (; games < Number(values.games) && performance.now() < until; games++) {
    const seed = first + games;
    const scenario = scenarios[games % scenarios.length] ?? '';
    const [mostOrders, mostSpent] = [Number(values.orders), MOST_SPENT[level.name] ?? Infinity];
    tryLaws({ game, outlook, level, scramble, scenario, fog, seed, mostOrders, mostSpent }, tally);
  }
  const { decisions, compared, anew, spent, slice, breaches } = tally;
  console.log(
    `${game.id}, level ${level.name}, fog ${fog}: ${games} games from seed ${first} on, the next would be ${first + games}.\n` +
      `  ${decisions} orders, ${compared} of them compared where other things are hidden, ${anew} by a player built anew; at most ${spent} positions played on, and ${slice.toFixed(0)} ms without a pause.\n` +
      `  ${breaches.length} breaches.`,
  );
  for (const breach of breaches.slice(0, 10)) console.log(`  ${breach}`);
  if (breaches.length > 0) process.exitCode = 1;
}
