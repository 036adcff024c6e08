// How a game stands between equals: `npm run balance -- GAME [--scenario ID] [--pairs 12] [--seed 1] [--player level:1]
// [--fog on|off|both] [--effort 1,2] [--data FOLDER] [--bounds FOLDER] [--minutes N] [--results FILE]`. A player plays
// against itself, past victory to the last turn; said is who would have won, and the points and the front of each turn
// beside history's. Games stand in the file of results, and none is played twice: a run that was stopped goes on, and
// with `--bounds` the same games are reckoned by the checks of other files.
import { parseArgs } from 'node:util';
import { loadGame } from '../../src/cli/load/game.ts';
import { processIo } from '../../src/cli/io.ts';
import { BOARDS, GAMES } from '../../src/games/registry.ts';
import { shippedData } from '../../src/paths.ts';
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { toolsOf } from '../games.ts';
import { setIn } from '../games/shipped-data.ts';
import { ENTRANTS } from '../ladder/entrants.ts';
import { boutOf, play } from './course.ts';
import type { Played, Spec } from './course.ts';
import { note } from '../ledger.ts';
import { readCourses } from './ledger.ts';
import { playerOf } from './player.ts';
import { programHash } from './program.ts';
import { report } from './report.ts';

const best = ENTRANTS.at(-1) ?? 'random';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    pairs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: best },
    fog: { type: 'string', default: 'both' },
    effort: { type: 'string', default: '1' },
    data: { type: 'string' },
    bounds: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
  },
});

const setting = { io: processIo(), games: GAMES, boards: BOARDS, shipped: shippedData() };
const game = await loadGame(setting, positionals[0] ?? '', values.data);
if (game === undefined) process.exit(2);
const name = values.player;
if (!ENTRANTS.includes(name)) {
  console.error(`No player ${name}. There are ${ENTRANTS.join(', ')}.`);
  process.exit(2);
}
const scenarios = game.scenarios.filter(({ id }) => id === (values.scenario ?? id));
if (scenarios.length === 0) {
  console.error(
    `No scenario ${values.scenario}. There are ${game.scenarios.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(2);
}
if (values.bounds !== undefined && (await loadGame(setting, game.id, values.bounds)) === undefined)
  process.exit(2);

const { gauge } = toolsOf(game.id);
const outlook = await outlookOf(game);
const path = values.results ?? `balance-${game.id}.jsonl`;
const ledger = new Map(readCourses(path));
const fogs = values.fog === 'both' ? ['on', 'off'] : [values.fog];
const efforts = values.effort.split(',').map(Number);
const program = programHash(game.id);
const until = performance.now() + Number(values.minutes) * 60_000;

type Row = Pick<Spec, 'scenario' | 'fog' | 'effort'>;
const specsOf = (row: Row): readonly Spec[] =>
  Array.from({ length: 2 * Number(values.pairs) }, (_, i) => ({
    ...row,
    game: game.id,
    player: name,
    seed: Number(values.seed) + Math.floor(i / 2),
    dice: 2 * Number(values.seed) + i,
    changed: i % 2 === 1,
    data: game.dataHash,
    program,
  }));

const playedOf = async (spec: Spec): Promise<Played | undefined> => {
  const bout = boutOf(spec);
  const before = ledger.get(bout);
  if (before !== undefined || performance.now() > until) return before;
  const player = await playerOf(game, name, spec.effort);
  const played = { bout, spec, course: play({ game, gauge, outlook, player }, spec) };
  note(path, played);
  ledger.set(bout, played);
  return played;
};

for (const { id: scenario } of scenarios)
  for (const fog of fogs)
    for (const effort of efforts) {
      const specs = specsOf({ scenario, fog, effort });
      const played: Played[] = [];
      for (const spec of specs) {
        const found = await playedOf(spec);
        if (found !== undefined) played.push(found);
      }
      const left = specs.length - played.length;
      const title = `${game.title}, ${scenario}, fog ${fog}: ${name} against itself, effort ${effort}, ${played.length} games`;
      console.log(
        report({
          title: left === 0 ? title : `${title}, ${left} still to be played`,
          sides: game.rules.sides.map((side) => ({ side, name: game.sideWords[side]?.name ?? side })),
          courses: played.map(({ course }) => course),
          checks: gauge?.checks(setIn(game.id, values.bounds ?? values.data), scenario) ?? [],
          history: gauge?.history(setIn(game.id, values.data), scenario) ?? [],
          gauge,
        }).join('\n'),
      );
      if (played.some(({ course }) => course.fault !== undefined)) process.exitCode = 1;
    }
