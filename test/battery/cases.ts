// Which steps a game's rule tests reach: they are run here once more, beside the random games, under a watch.
import { readdirSync } from 'node:fs';
import type { Rules } from '../../src/core/rule-set.ts';
import type { Game } from '../../src/api/game.ts';
import { newTally, watched } from '../../src/players/fuzz/statistics.ts';

/** Registers the rule tests of a game in the calling file; the counts fill up while they run. `tried`: the rules they play by. */
export const caseTests = async (
  game: Game,
  tried: Rules = game.rules,
): Promise<Readonly<Record<string, number>>> => {
  const { steps } = newTally(game.rules);
  // The watch has to be put on the very rules that the tests play by.
  const rules: { watch?: Rules['watch'] } = tried;
  rules.watch = watched(game.rules, steps).watch;
  const folder = new URL(`../games/${game.id}/rules/`, import.meta.url);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.test.ts')) await import(new URL(name, folder).href);
  }
  return steps;
};
