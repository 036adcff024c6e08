// Barbarossa from its shipped data, for tools and tests: what is printed, and the game made of it.
import { makeGame } from '../../../src/games/barbarossa/game.ts';
import { printedOf } from '../../../src/games/barbarossa/data/sheet.ts';
import { shippedSet } from '../shipped-data.ts';

export const p = printedOf(shippedSet('barbarossa'));
export const barbarossa = makeGame(p);
