// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rule-set.ts';
import type { Procedure, Rules } from '../../core/rule-set.ts';
import { missionsOf } from './air/missions.ts';
import { armiesOf } from './armies/strong-sides.ts';
import { barred } from './barred-verbs.ts';
import type { Printed } from './data/sheet.ts';
import { groundCombat } from './ground-attacks/index.ts';
import { problems } from './invariants.ts';
import { procedures as pulses } from './sequence/pulse-phases.ts';
import { procedures as stepA } from './sequence/step-a.ts';
import { game, turn } from './sequence/turn.ts';
import { setUpOf } from './set-up/deployment.ts';
import { setup, VERSION } from './set-up/setup.ts';
import { overstack } from './stacking/stacking.ts';
import type { Own } from './state.ts';
import { view } from './view.ts';
import { weather } from './weather/weather-die.ts';

const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  game: game(p),
  setUp: setUpOf(p).procedure('russian'),
  turn: turn(p),
  weather: weather(p),
  overstack: overstack(p),
  inactive: armiesOf(p).inactive,
  ...stepA(p),
  ...pulses(p),
  ...groundCombat(p).procedures,
  ...missionsOf(p).procedures,
});

export const rulesOf = (p: Printed): Rules =>
  ruleSet<Own>({
    id: 'typhoon',
    version: VERSION,
    sides: ['german', 'russian'],
    procedures: procedures(p),
    setup: setup(p),
    view: view(p),
    barred: barred(p),
    problems: problems(p),
  });
