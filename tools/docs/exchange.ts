// What plain text looks like: lines typed at the beginning of the campaign, and what the program answers.
import { newMatch } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Game } from '../../src/api/game.ts';
import { fullOptions } from '../../src/record/optional-rules.ts';
import { toolsOf } from '../games.ts';

/** The first scenario with its standard rules, set up as history had it, with dice that never change. */
export const openingDesk = (game: Game): Desk => {
  const options = fullOptions(game, {});
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const dice = seeded(openSeed('readme'));
  const desk = openDesk(game, newMatch(game.rules, game.scenarios[0]?.id ?? '', options.value, { dice }));
  for (const line of toolsOf(game.id).shown.begin) take(desk, line);
  return desk;
};

export const exchangeLines = (game: Game): readonly string[] => {
  const desk = openingDesk(game);
  return toolsOf(game.id).shown.exchange.flatMap((line) => [`> ${line}`, ...take(desk, line).lines]);
};
