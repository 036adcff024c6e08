// Lines that show how each verb is typed where nothing like it can be done: each could be at some moment of the war.
import type { Samples } from '../../api/game.ts';

export const samples: Samples = {
  // 24 Panzer Corps stands before Brest-Litovsk, with the road to Kobrin behind it.
  words: {
    phase: 'soviet-assault',
    unit: '24pz',
    standing: '24pz',
    hex: '2116',
    to: '2115',
    target: '2115',
    to2: '2015',
    row: '21',
    col: '15',
    place: 'dead pile',
    town: 'brest-litovsk',
    order: 'attack 2115 from 24pz',
  },
  lines: {
    place: ['place 24pz 2116', 'place default'],
    choose: ['choose DR', 'choose fight-move'],
    retreat: ['retreat 4ra 2114'],
    rail: ['rail 1inf 1811', 'rail 1813 1811'],
    roll: ['roll 24pz'],
    sail: ['sail 11inf sevastopol'],
    leave: ['leave 40pz'],
    return: ['return 40pz 3200'],
    marker: ['marker a 1810'],
    declare: ['declare minsk'],
    airlift: ['airlift 2309'],
    fortify: ['fortify 1607'],
    replace: ['replace 24pz warsaw', 'replace default'],
    lose: ['lose 24pz', 'lose'],
    die: ['die 4'],
  },
};
