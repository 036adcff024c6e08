// Lines that show how each verb is typed where nothing like it can be done: each could be at some moment of the game.
import type { Samples } from '../../api/game.ts';

export const samples: Samples = {
  words: {
    phase: 'axis-movement',
    unit: '7pz',
    standing: '7pz',
    hex: '3349',
    to: '3348',
    target: '3348',
    to2: '3347',
    row: '33',
    col: '00',
    place: 'lost units',
    town: 'moscow',
    order: 'move 7pz 3348',
  },
  lines: {
    bomb: ['bomb 3348 with 8fk', 'bomb 3348 with 2fk 8fk'],
    resupply: ['resupply 3349 with 8fk'],
    recall: ['recall 3348'],
    intercept: ['intercept 3348 with 8fk'],
    base: ['base 8fk 3349', 'base 8fk 3050 by rail'],
    chances: ['chances 3348 with 8fk', 'chances 3348'],
    place: ['place default'],
    choose: ['choose 7pz'],
    flip: ['flip 9armee'],
    entrench: ['entrench 8a'],
    rail: ['rail 21rc 2820'],
    retreat: ['retreat 8a 2747'],
  },
};
