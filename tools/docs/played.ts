// Turns told in a paper: of each block of play the typed lines stand, and what the program answers is put below them.
import { openDesk } from '../../src/session/session.ts';
import { take } from '../../src/session/dispatch.ts';
import { newMatch } from '../../src/core/match.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import type { Game } from '../../src/api/game.ts';
import { fullOptions } from '../../src/record/optional-rules.ts';

const BLOCK = /^```play\n([\s\S]*?)^```$/gm;

const linesIn = (block: string): readonly string[] =>
  block.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));

/** One game from the first block to the last, with dice that never change. */
export const playedText = (game: Game, text: string): string => {
  const options = fullOptions(game, {});
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const dice = seeded(openSeed('told'));
  const desk = openDesk(game, newMatch(game.rules, game.scenarios[0]?.id ?? '', options.value, { dice }));
  return text.replaceAll(BLOCK, (_, block: string) => {
    const told = linesIn(block).flatMap((line) => [`> ${line}`, ...take(desk, line).lines]);
    return ['```play', ...told, '```'].join('\n');
  });
};
