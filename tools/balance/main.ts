// How a game stands between equals: `npm run balance -- GAME [--scenario ID] [--pairs 12] [--seed 1] [--player level:1]
// [--fog on|off|both] [--effort 1,2] [--data FOLDER] [--bounds FOLDER] [--minutes N] [--results FILE]`. A player plays
// against itself, past victory to the last turn; said is who would have won, and the points and the front of each turn
// beside history's. Games stand in the file of results, and none is played twice: a run that was stopped goes on, and
// with `--bounds` the same games are reckoned by the checks of other files.
import { outlookOf } from '../../src/players/opponent/bare.ts';
import { hashOf } from '../../src/core/canonical-json.ts';
import { asked, fogsAsked, gameAsked, scenariosAsked } from '../arguments.ts';
import { commandLine } from '../command-line.ts';
import { ENTRANTS, STRONGEST } from '../entrants.ts';
import { toolsOf } from '../games.ts';
import { setIn } from '../games/shipped-data.ts';
import { playedOnce } from '../ledger.ts';
import { programHash } from '../program-hash.ts';
import { playerOf } from './effort.ts';
import { isPlayed, play } from './game.ts';
import type { Played, Spec } from './game.ts';
import { report } from './report.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    pairs: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: STRONGEST },
    fog: { type: 'string', default: 'both' },
    effort: { type: 'string', default: '1' },
    data: { type: 'string' },
    bounds: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    results: { type: 'string' },
  },
});

const game = await gameAsked(positionals[0], values.data);
const [name = ''] = asked('player', values.player, ENTRANTS);
const scenarios = scenariosAsked(game, values.scenario);
// Whether it can be played by is said as of any other folder.
if (values.bounds !== undefined) await gameAsked(game.id, values.bounds);

const { gauge } = toolsOf(game.id);
const outlook = await outlookOf(game);
const path = values.results ?? `balance-${game.id}.jsonl`;
const fogs = fogsAsked(game, values.fog);
const efforts = values.effort.split(',').map(Number);
const program = programHash(game.id);

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

const playedOf = playedOnce<Spec, Played>(
  { path, is: isPlayed, minutes: Number(values.minutes) },
  async (spec) => {
    const player = await playerOf(game, name, spec.effort);
    return { of: hashOf(spec), spec, course: play({ game, gauge, outlook, player }, spec) };
  },
);

for (const scenario of scenarios)
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
