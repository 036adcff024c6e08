// Lines that show how each verb is typed where nothing like it can be done: each could be at some moment of the game.
import type { Samples } from '../../api/game.ts';

export const samples: Samples = {
  // Soviets and Germans face each other over the Bug at Brest-Litovsk.
  words: {
    phase: 'soviet-movement',
    unit: '6rd',
    standing: '6rd',
    hex: 'N2334',
    to: 'N2333',
    target: 'N2333',
    to2: 'N2332',
    row: '23',
    col: '34',
    place: 'dead pile',
    town: 'warsaw',
    order: 'attack N2333 from 6rd',
  },
  lines: {
    place: ['place 6rd N2334', 'place default'],
    replace: ['replace 1pz N2020', 'replace 1pz at reserve'],
    withdraw: ['withdraw 1pz'],
    move: ['move 6rd N2335'],
    assault: ['assault 3pz N2334'],
    attack: ['attack N2333 from 6rd', 'attack N2333', 'attack N2333 best'],
    lose: ['lose 6rd'],
    advance: ['advance 6rd N2333', 'advance 6rd'],
    choose: ['choose fight-move'],
    air: ['air N2333', 'air default'],
    airlift: ['airlift N2433'],
  },
};
