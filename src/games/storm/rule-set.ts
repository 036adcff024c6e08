// The rule set: every procedure by its name, made for one set of printed sheets.
import { ruleSet } from '../../core/rule-set.ts';
import type { Procedure, Rules } from '../../core/rule-set.ts';
import { setup, VERSION } from './03-set-up/3.1-setup.ts';
import { setUp } from './03-set-up/3.4-deployment.ts';
import { administration, terminalSupply } from './05-sequence/5.12-administration.ts';
import { game, turn } from './05-sequence/5.2-sequence.ts';
import { overstack } from './06-stacking/6.1-stacking.ts';
import { airliftOf } from './07-supply/7.9-aerial-supply.ts';
import { procedures as reinforcement } from './08-reinforcements/8.1-entry-phases.ts';
import { procedures as reserve } from './08-reinforcements/5.5-reserve-phases.ts';
import { procedures as movement } from './09-movement/9.1-movement-phases.ts';
import { procedures as combat } from './10-prepared-assaults/10.1-combat-phases.ts';
import { procedures as air } from './11-special-rules/5.3-air-superiority.ts';
import { barred } from './barred-verbs.ts';
import type { Printed } from './data/sheet.ts';
import { problems } from './invariants.ts';
import { redeal } from './redeal.ts';
import type { Own } from './state.ts';
import { isHidden } from './10-prepared-assaults/10.7-fog-of-war.ts';
import { view } from './view.ts';

const procedures = (p: Printed): Record<string, Procedure<Own>> => ({
  game: game(p),
  setUp: setUp(p),
  turn: turn(p),
  overstack: overstack(p),
  airlift: airliftOf(p),
  'terminal-supply': terminalSupply(p),
  administration: administration(p),
  ...air(p),
  ...reserve(p),
  ...movement(p),
  ...combat(p),
  ...reinforcement(p),
});

export const rulesOf = (p: Printed): Rules =>
  ruleSet<Own>({
    id: 'storm',
    version: VERSION,
    // 1.1a
    sides: ['german', 'soviet'],
    procedures: procedures(p),
    setup: setup(p),
    view: view(p),
    barred: barred(p),
    // R79: what has been seen of it is not taken back.
    hides: (s) => isHidden(p, s),
    redeal: redeal(p),
    problems: problems(p),
  });
