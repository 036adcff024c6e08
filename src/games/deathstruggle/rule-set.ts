// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rule-set.ts';
import type { Procedure, Rules } from '../../core/rule-set.ts';
import { airProcedures } from './air/missions.ts';
import { barred } from './barred-verbs.ts';
import type { Printed } from './data/sheet.ts';
import { problems } from './invariants.ts';
import { procedures as phases } from './sequence/player-phases.ts';
import { game, turn } from './sequence/turn.ts';
import { setUpOf } from './set-up/deployment.ts';
import { setup, VERSION } from './set-up/setup.ts';
import { stackingOf } from './stacking/stacking.ts';
import type { Own } from './state.ts';
import { view } from './view.ts';

const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  game: game(p),
  setUp: setUpOf(p).procedure('russian'),
  turn: turn(p),
  overstack: stackingOf(p).excess,
  ...phases(p),
  ...airProcedures(p),
});

export const rulesOf = (p: Printed): Rules =>
  ruleSet<Own>({
    id: 'deathstruggle',
    version: VERSION,
    sides: ['axis', 'russian'],
    procedures: procedures(p),
    setup: setup(p),
    view: view(p),
    barred: barred(p),
    problems: problems(p),
  });
