// Lines that show how each verb is typed where nothing like it can be done: each could be at some moment of the game.
import type { Samples } from '../../api/game.ts';

export const samples: Samples = {
  words: {
    phase: 'german-movement',
    unit: '24pz',
    standing: '24pz',
    hex: '3414',
    to: '3413',
    target: '3413',
    to2: '3312',
    row: '34',
    col: '00',
    place: 'lost units',
    town: 'moscow',
    order: 'move 24pz 3413',
  },
  lines: {
    place: ['place default'],
    choose: ['choose 24pz'],
    flip: ['flip 9a'],
    entrench: ['entrench 22a'],
    rail: ['rail 5para 1806'],
    attack: ['attack 3413 from 24pz'],
    cancel: ['cancel 3413'],
    fight: ['fight 3413'],
    stand: ['stand'],
    force: ['force'],
    drive: ['drive 1'],
    lose: ['lose 24pz'],
    advance: ['advance 24pz 3413'],
    retreat: ['retreat 22a 3312'],
    fire: ['fire 1kat 3413'],
  },
};
