// How far who has won may go, and what a result does in cities and swamps.
import { describe } from '@jest/globals';
import type { SeenFrame } from '../../../../src/core/rule-set.ts';
import { law } from './combat-kit.ts';
import { p, rule, stateOf } from './kit.ts';

const FROST = 'phase german-combat; turn 4';

/** A battle that is over: its result, how far the defenders were driven, and how far they went. */
const over = (attackers: string, driven = 0, went: Readonly<Record<string, number>> = {}): SeenFrame => ({
  proc: 'battle',
  step: 'forward',
  vars: { hex: '3218', units: ['24pz'], from: { '24pz': '3219' }, attackers, driven, went },
});
const reach = (text: string, unit: string, f: SeenFrame): number =>
  law.reach(stateOf(`${text}; ${unit}@3219`), f, unit);

describe('pure armour', () => {
  rule(
    ['moscow41:R15', 'moscow41:R126'],
    'goes as far as the number of the result, three hexes after DE and BR; others go one',
    ({ given, then }) => {
      given(FROST);
      const all = ['D1', 'D2', 'D3', 'DE', 'BR', 'X', 'D'];
      then.means(
        all.map((code) => reach(FROST, '24pz', over(code))),
        [1, 2, 3, 3, 3, 1, 1],
        'moscow41:R15',
      );
      then.means(
        all.map((code) => reach(FROST, '35ik', over(code))),
        all.map(() => 1),
        'moscow41:R126',
      );
      then.means(reach(FROST, 'gd', over('D3')), 1, 'moscow41:R15');
    },
  );

  rule(
    ['moscow41:RES.DN.5', 'moscow41:RES.D.2'],
    'goes as much farther as those went who went least beyond what they had to',
    ({ given, then }) => {
      given(FROST);
      const far = (code: string, driven: number, ...went: readonly number[]): number =>
        reach(
          FROST,
          '24pz',
          over(code, driven, Object.fromEntries(went.map((hexes, i) => [`u${i}`, hexes]))),
        );
      then.means(
        [far('D1', 1, 3), far('D1', 1, 1), far('D1', 0, 2), far('D2', 2, 3), far('D2', 1, 1)],
        [3, 1, 3, 3, 2],
      );
      then.means([far('D2', 2, 3, 2), far('D1', 1, 3, 2)], [2, 2]);
      // After D the advance is as long as the retreat, and never nothing.
      then.means(
        [far('D', 0, 3), far('D', 0, 1), far('D', 0, 0), far('D', 0)],
        [3, 1, 1, 1],
        'moscow41:RES.D.2',
      );
      then.means([far('DE', 0, 0), far('X', 0, 0)], [3, 1]);
    },
  );

  rule(
    'moscow41:R26',
    'goes no farther than one hex in Mud and Snow, but for Russian tanks',
    ({ given, then }) => {
      given(FROST);
      for (const turn of [
        'phase german-combat; turn 3; own weather "good"',
        'phase german-combat; turn 6; own weather "mud"',
      ]) {
        then.means([reach(turn, '24pz', over('DE')), reach(turn, '42tb', over('DE'))], [1, 3]);
      }
      then.means([reach(FROST, '42tb', over('DE')), reach(FROST, '22a', over('DE'))], [3, 1]);
    },
  );
});

describe('results in Moscow and Tula', () => {
  rule(
    ['moscow41:TER.18', 'moscow41:TER.19', 'moscow41:R20'],
    'drive no Russian by D1, none farther than a hex from Moscow, and take a garrison by D2 and D3',
    ({ given, then }) => {
      given(FROST);
      then.means(law.cityCodes('1806', 'russian'), {
        garrison: { D2: 'DE', D3: 'DE' },
        units: { D1: 'D' },
        rule: 'moscow41:TER.18',
        most: 1,
        cap: 'moscow41:TER.19',
      });
      then.means(law.cityCodes('1806', 'german').most, undefined, 'moscow41:TER.19');
      then.means(law.cityCodes('2406', 'russian').most, undefined, 'moscow41:R20');
      then.means(law.cityCodes('3218', 'russian'), { garrison: {}, units: {} });
    },
  );
});

describe('overruns', () => {
  const swamp = p.grid.ids.find((hex) => p.hex(hex).terrain === 'swamp') ?? '';
  const codes = (turn: string, hex: string) =>
    law.overrunCodes(stateOf(`phase german-combat; ${turn}`), 'german', hex);

  rule(
    ['moscow41:TER.8', 'moscow41:WEA.7', 'moscow41:R14'],
    'are none in a swamp that is not frozen, in Mud by D3 alone, else by D2, D3 and DE',
    ({ given, then }) => {
      given(FROST);
      const all = { D2: 'DE', D3: 'DE', DE: 'BR' };
      then.means(codes('turn 4', '3218'), all, 'moscow41:R14');
      then.means(codes('turn 4; own weather "mud"', swamp), undefined, 'moscow41:TER.8');
      then.means(codes('turn 6; own weather "mud"', swamp), all, 'moscow41:TER.8');
      then.means(codes('turn 3; own weather "good"', '3218'), { D3: 'DE' }, 'moscow41:WEA.7');
    },
  );
});

describe('a hex that is too full after advances', () => {
  rule('moscow41:INH.STK', 'is looked to by the side whose turn it is', ({ given, then }) => {
    given(FROST);
    const crowd = '35ik@3219; 34ik@3219 under; 5ik@3219 under';
    then.means(law.settle(stateOf(`phase german-combat; turn 4; ${crowd}`)), 'overstack');
    then.means(law.settle(stateOf(`phase russian-combat; turn 4; ${crowd}`)), undefined);
    then.means(law.settle(stateOf('phase german-combat; turn 4; 35ik@3219')), undefined);
  });
});
