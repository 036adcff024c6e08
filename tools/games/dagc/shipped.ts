// DAGC from its shipped data, for tools and tests: what is printed, and the game made of it.
import { makeGame } from '../../../src/games/dagc/game.ts';
import { printedOf } from '../../../src/games/dagc/data/sheet.ts';
import { shippedSet } from '../shipped-data.ts';

export const p = printedOf(shippedSet('dagc'));
export const dagc = makeGame(p);
