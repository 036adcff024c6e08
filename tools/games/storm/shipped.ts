// Operation Storm from its shipped data, for tools and tests: what is printed, and the game made of it.
import { makeGame } from '../../../src/games/storm/game.ts';
import { printedOf } from '../../../src/games/storm/data/sheet.ts';
import { shippedSet } from '../shipped-data.ts';

export const p = printedOf(shippedSet('storm'));
export const storm = makeGame(p);
