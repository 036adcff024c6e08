// A desk at which what takes time is waited for, as front ends do.
import { newMatch } from '../../../src/core/match.ts';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import type { Game } from '../../../src/api/game.ts';
import { nextErrand } from '../../../src/session/opponent/errand.ts';
import { openDesk } from '../../../src/session/session.ts';
import type { Desk, DeskOptions } from '../../../src/session/session.ts';
import { take } from '../../../src/session/dispatch.ts';

/** Types lines one after the other and gives all that was said to the last. */
export const typed = async (desk: Desk, ...lines: readonly string[]): Promise<readonly string[]> => {
  let said: readonly string[] = [];
  for (const line of lines) {
    said = take(desk, line).lines;
    for (let errand = nextErrand(desk); errand !== undefined; errand = nextErrand(desk))
      said = [...said, ...(await errand.run()).lines];
  }
  return said;
};

/** The beginning of a game with its dice from a seed. */
export const begun = (game: Game, options: DeskOptions = {}, fog: 'on' | 'off' = 'on'): Desk => {
  const [scenario] = game.scenarios;
  const match = newMatch(
    game.rules,
    scenario?.id ?? '',
    { fog },
    { dice: seeded(openSeed('seven')), audit: true },
  );
  return openDesk(game, match, options);
};
