// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rule-set.ts';
import type { Procedure, Rules } from '../../core/rule-set.ts';
import { lineOf } from '../../board/chart-lines.ts';
import type { RuleId } from '../../core/types.ts';
import { weatherProcedure } from '../../mechanics/ground/weather.ts';
import type { WeatherName } from '../../mechanics/ground/weather.ts';
import { missionsOf } from './air/air-law.ts';
import { groundCombat } from './combat/front.ts';
import { barred } from './barred-verbs.ts';
import type { Printed } from './data/sheet.ts';
import { armiesOf, stackingOf } from './ground-units.ts';
import { problems } from './invariants.ts';
import { procedures as phases } from './sequence/player-phases.ts';
import { game, turn } from './sequence/turn.ts';
import { setUpOf } from './set-up/deployment.ts';
import { setup, VERSION } from './set-up/setup.ts';
import type { Own } from './state.ts';
import { view } from './view.ts';

/** The rule that gives a turn its weather. */
const weatherRule = (turn: number, weather: WeatherName): RuleId => {
  const fourth = weather === 'snow' ? 'moscow41:WEA.20' : 'moscow41:WEA.19';
  const early = ['moscow41:WEA.16', 'moscow41:WEA.17', 'moscow41:WEA.18', fourth] as const;
  return early[turn - 1] ?? 'moscow41:WEA.21';
};

const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  game: game(p),
  setUp: setUpOf(p).procedure('russian'),
  turn: turn(p),
  // R146
  weather: weatherProcedure<Own>(p, {
    rules: { roll: 'moscow41:WEA.17', now: weatherRule },
    by: 'german',
    die: lineOf(p.tables.dice, 'weather').die,
  }),
  overstack: stackingOf(p).excess,
  inactive: armiesOf(p).inactive,
  ...phases(p),
  ...groundCombat(p).procedures,
  ...missionsOf(p).procedures,
});

export const rulesOf = (p: Printed): Rules =>
  ruleSet<Own>({
    id: 'moscow41',
    version: VERSION,
    sides: ['german', 'russian'],
    procedures: procedures(p),
    setup: setup(p),
    view: view(p),
    barred: barred(p),
    problems: problems(p),
  });
