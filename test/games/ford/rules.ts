// The rule set: every procedure by its name.
import { ruleSet } from '../../../src/core/rule-set.ts';
import { game, turn } from './01-turns.ts';
import { setup, VERSION } from './02-setup.ts';
import { movement, moving } from './04-movement.ts';
import { battle, combat, loss } from './06-combat.ts';
import { retreat } from './07-retreat.ts';
import { entry } from './09-entry.ts';
import { WHO } from './data/index.ts';
import { redeal } from './redeal.ts';
import type { Own } from './state.ts';
import { problems, view } from './view.ts';

export const rules = ruleSet<Own>({
  id: 'ford',
  version: VERSION,
  sides: WHO,
  procedures: { game, turn, entry, movement, move: moving, combat, battle, retreat, loss },
  setup,
  view,
  hides: (s) => s.options['fog'] === 'on',
  redeal,
  problems,
});
