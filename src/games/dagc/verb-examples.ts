// Lines that show how each verb is typed where nothing like it can be done: each could be at some moment of the game.
import type { Samples } from '../../api/game.ts';

export const samples: Samples = {
  // The 5th Army stands before the 6th Corps, south of Vitebsk.
  words: {
    phase: 'soviet-movement',
    unit: '5a',
    standing: '5a',
    hex: '3400',
    to: '3501',
    target: '3501',
    to2: '3502',
    row: '34',
    col: '00',
    place: 'dead pile',
    town: 'minsk',
    order: 'attack 3501 from 5a',
  },
  lines: {
    place: ['place 1pol 4500', 'place default'],
    replace: ['replace 5a'],
    top: ['top 11g'],
    choose: ['choose 5a'],
    exclude: ['exclude 26inf', 'exclude default'],
    lower: ['lower 1'],
    ardor: ['ardor', 'spirit'],
    air: ['air'],
    armour: ['armour'],
    stand: ['stand 6inf'],
    lose: ['lose 5a'],
    retreat: ['retreat 6inf 3502'],
    advance: ['advance 5a 3501', 'advance 5a'],
    interdict: ['interdict 6inf'],
  },
};
