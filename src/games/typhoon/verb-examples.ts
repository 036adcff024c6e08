// Lines that show how each verb is typed where nothing like it can be done: each could be at some moment of the game.
import type { Samples } from '../../api/game.ts';

export const samples: Samples = {
  words: {
    phase: 'german-movement',
    unit: '24pz',
    standing: '24pz',
    hex: '5020',
    to: '4919',
    target: '4919',
    to2: '4818',
    row: '34',
    col: '00',
    place: 'lost units',
    town: 'moscow',
    order: 'move 24pz 4919',
  },
  lines: {
    place: ['place default'],
    choose: ['choose 24pz'],
    flip: ['flip 9a'],
    entrench: ['entrench 22a'],
    attack: ['attack 4919 from 24pz'],
    cancel: ['cancel 4919'],
    fight: ['fight 4919'],
    stand: ['stand'],
    force: ['force'],
    decline: ['decline'],
    drive: ['drive 1'],
    lose: ['lose 24pz'],
    advance: ['advance 24pz 4919'],
    retreat: ['retreat 22a 4818'],
    fire: ['fire 1kat 4919'],
    rail: ['rail 5para 2309'],
  },
};
