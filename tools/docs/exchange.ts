// What plain text looks like: lines typed at the beginning of the campaign, and what the program answers.
import { newMatch } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { openDesk } from '../../src/session/session.ts';
import type { Desk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import type { Game } from '../../src/api/game.ts';
import { fullOptions } from '../../src/record/optional-rules.ts';

/** The first scenario with its standard rules, set up as history had it, with dice that never change. */
export const openingDesk = (game: Game): Desk => {
  const options = fullOptions(game, {});
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const dice = seeded(openSeed('readme'));
  const desk = openDesk(game, newMatch(game.rules, game.scenarios[0]?.id ?? '', options.value, { dice }));
  for (const line of ['place default', 'end']) take(desk, line);
  return desk;
};

const TYPED = [
  'look brest-litovsk',
  'move 24pz 2115',
  'odds 2115 from 24pz 47pz 12inf',
  'attack 2115 from 24pz 47pz 12inf',
  'pass',
];

export const exchangeLines = (game: Game): readonly string[] => {
  const desk = openingDesk(game);
  return TYPED.flatMap((line) => [`> ${line}`, ...take(desk, line).lines]);
};
