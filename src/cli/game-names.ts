// The names of the kept games, one to a line: for the completion of a shell.
import { userPaths } from '../paths.ts';
import { nameProblem, savedGames } from '../record/names.ts';
import { EXIT } from './io.ts';
import type { Exit, Io } from './io.ts';

/** Only what can be typed as a name: a shell may take other letters in the name of a file for more than a name. */
export const gameNames = (io: Io): Exit => {
  for (const { name } of savedGames(userPaths(io.env).games))
    if (nameProblem(name) === undefined) io.out(name);
  return EXIT.fine;
};
