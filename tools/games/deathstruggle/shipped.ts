// Death Struggle 20 from its shipped data, for tools and tests: what is printed, and the game made of it.
import { makeGame } from '../../../src/games/deathstruggle/game.ts';
import { printedOf } from '../../../src/games/deathstruggle/data/sheet.ts';
import { shippedSet } from '../shipped-data.ts';

export const p = printedOf(shippedSet('deathstruggle'));
export const deathstruggle = makeGame(p);
