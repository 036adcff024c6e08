// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rule-set.ts';
import type { Procedure, Rules } from '../../core/rule-set.ts';
import { setup, VERSION } from './03-set-up/3.1-setup.ts';
import { setUp } from './03-set-up/3.6-deployment.ts';
import { capture } from './04-victory/4.2-sudden-death.ts';
import { game, turn } from './05-sequence/5.2-sequence.ts';
import { overstack } from './06-stacking/6.1-stacking.ts';
import { procedures as supply } from './07-supply/7.9-picks.ts';
import { procedures as movement } from './09-movement/9.1-movement-phases.ts';
import { procedures as replacement } from './10-reinforcements/10.6-replacement-phase.ts';
import { procedures as combat } from './11-combat/11.1-combat-phases.ts';
import { procedures as air } from './13-air/13.3-interdiction-phase.ts';
import type { Printed } from './data/sheet.ts';
import { problems } from './invariants.ts';
import { redeal } from './redeal.ts';
import type { Own } from './state.ts';
import { view } from './view.ts';

const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  game: game(p),
  setUp: setUp(p),
  turn: turn(p),
  overstack: overstack(p),
  capture: capture(p),
  ...supply(p),
  ...replacement(p),
  ...combat(p),
  ...movement(p),
  ...air(p),
});

export const rulesOf = (p: Printed): Rules =>
  ruleSet<Own>({
    id: 'dagc',
    version: VERSION,
    sides: ['german', 'soviet'],
    procedures: procedures(p),
    setup: setup(p),
    view: view(p),
    hides: (s) => s.options['fog'] !== 'off',
    redeal: redeal(p),
    problems: problems(p),
  });
