// The second edition of the drive on Moscow from its shipped data, for tools and tests: what is printed, and the game made of it.
import { makeGame } from '../../../src/games/moscow41/game.ts';
import { printedOf } from '../../../src/games/moscow41/data/sheet.ts';
import { shippedSet } from '../shipped-data.ts';

export const p = printedOf(shippedSet('moscow41'));
export const moscow41 = makeGame(p);
