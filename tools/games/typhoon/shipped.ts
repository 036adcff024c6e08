// Typhoon from its shipped data, for tools and tests: what is printed, and the game made of it.
import { makeGame } from '../../../src/games/typhoon/game.ts';
import { printedOf } from '../../../src/games/typhoon/data/sheet.ts';
import { shippedSet } from '../shipped-data.ts';

export const p = printedOf(shippedSet('typhoon'));
export const typhoon = makeGame(p);
