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
    place: ['place default'],
    choose: ['choose 7pz'],
    flip: ['flip 9armee'],
    entrench: ['entrench 8a'],
    rail: ['rail 21rc 2820'],
    convert: ['convert 4250 4147'],
    enter: ['enter 21rc 2700', 'enter default'],
    replace: ['replace 7pz', 'replace 7pz 4250 weak'],
    build: ['build 11inf 21inf 1inf'],
    promote: ['promote 21rc 10rd'],
    sail: ['sail 10rd 6634'],
    evacuate: ['evacuate 5121'],
    gamble: ['gamble'],
    claim: ['claim'],
    demand: ['demand'],
    retreat: ['retreat 8a 2747'],
  },
};
