// Ground combat results of the second edition. 3218 and the hexes round it are open ground and in supply from both sides: 3219
// west, 3318 south-west, 3118 north-west, 3217 east. Infantry corps have 2 and 1, 24pz 4 and 2, 22a 2, 19a 3.
import { describe, expect, it } from '@jest/globals';
import { ladder } from '../../../../src/mechanics/combat/front/table.ts';
import { defence, law, row, rungs } from './combat-kit.ts';
import { rule, stateOf } from './kit.ts';

const OPEN = 'phase german-movement; turn 4';
const RUSSIAN = 'phase russian-movement; turn 4';
const at = (units: string, hex: string): string =>
  units
    .split(' ')
    .map((unit) => `${unit}@${hex}`)
    .join('; ');

describe('the table', () => {
  it.each([
    ['moscow41:CRT.3', 1, 'D/AE D D D2 D2 D2 D3 DE BR BR BR BR BR BR'],
    ['moscow41:CRT.4', 2, 'AE AD - D1 D1 D1 D2 D3 DE BR BR BR BR BR'],
    ['moscow41:CRT.5', 3, 'AE D/AE AD - D D1 D1 D2 D3 DE BR BR BR BR'],
    ['moscow41:CRT.6', 4, 'AE AE D/AE AD - D D1 D1 D2 D3 DE BR BR BR'],
    ['moscow41:CRT.7', 5, 'AE AE AE D/AE AD X D D D1 D2 D3 DE BR BR'],
    ['moscow41:CRT.8', 6, 'AE AE AE AE D/AE AD X X X D1 D2 D3 DE BR'],
  ] as const)('%s is its row', (_, a, printed) => {
    const cells = Array.from({ length: 14 }, (__, rung) => ladder(law).column(rung).results[a - 1]);
    expect(cells.join(' ')).toBe(printed);
  });

  rule('moscow41:CRT.9', 'nobody attacks below 1:5', ({ given, then }) => {
    given(`${OPEN}; ${at('gd', '3219')}; ${at('19a 22a 287rd', '3218')}`);
    then.refused('attack 3218 from gd', 'ATTACK.LOW-ODDS');
  });

  rule(
    ['moscow41:CRT.11', 'moscow41:R2'],
    'a dash does nothing to anybody',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; ${at('35ik', '3219')}; ${at('22a', '3218')}`);
      dice(4);
      when('attack 3218 from 35ik', 'end', 'fight 3218', 'russian: pass');
      then.event('battle.result--', {}, 'moscow41:CRT.11');
      then.means(state().own.disrupted, [], 'moscow41:R2');
      then.at('35ik', '3219');
      then.at('22a', '3218');
    },
  );

  rule(
    ['moscow41:CRT.10', 'moscow41:R3'],
    'Germans, and only they, may expand their odds',
    ({ given, when, then }) => {
      given(`${OPEN}; ${at('35ik', '3219')}; ${at('22a', '3218')}`);
      const text = `${OPEN}; ${at('35ik', '3219')}; ${at('22a', '3218')}`;
      // 1:1, read as 3:2 and as 1:2.
      const pressed = [1, 2, 3, 4, 5, 6].map((a) => row(text, '3218', '35ik', a, { pressed: true })[0]);
      then.means(pressed, ['D2', 'D1', 'D1', 'AD', 'D/AE', 'AE'], 'moscow41:R3');
      given(`${RUSSIAN}; ${at('35ik', '3219')}; ${at('22a', '3218')}`);
      when('attack 3219 from 22a', 'end');
      then.refused('fight 3219 press', 'PRESS.NEVER', 'moscow41:CRT.10');
    },
  );
});

describe('shifts', () => {
  const battle = (phase: string, turn: number): string =>
    `phase ${phase}-movement; turn ${turn}; own weather "mud"; ${at('35ik', '3219')}; ${at('22a', '3218')}`;
  const whys = (phase: string, turn: number, hex: string, unit: string): readonly string[] =>
    rungs(battle(phase, turn), hex, unit).entries.map(({ why, n }) => `${why} ${n}`);

  rule('moscow41:WEA.1', 'attacks of both sides lose a column in Mud', ({ given, then }) => {
    given(OPEN);
    then.entry(rungs(battle('german', 3), '3218', '35ik'), 'shift.mud', -1);
    then.means(whys('russian', 3, '3219', '22a').includes('shift.mud -1'), true);
    then.means(whys('german', 4, '3218', '35ik').includes('shift.mud -1'), false);
  });

  rule('moscow41:WEA.9', 'German ones in Snow', ({ given, then }) => {
    given(OPEN);
    then.entry(rungs(battle('german', 6), '3218', '35ik'), 'shift.snow', -1);
    then.means(whys('russian', 6, '3219', '22a').includes('shift.snow -1'), false);
  });

  rule(
    ['moscow41:TER.13', 'moscow41:R22'],
    'over a river, unless somebody attacks from the defenders’ side',
    ({ given, then }) => {
      given(OPEN);
      // 1407 is over the river from 1406, and 1305 is not.
      const text = `${OPEN}; ${at('35ik', '1407')}; ${at('5ik', '1305')}; ${at('22a', '1406')}`;
      then.entry(rungs(text, '1406', '35ik'), 'shift.river', -1, 'moscow41:TER.13');
      const both = rungs(text, '1406', '35ik 5ik').entries.some(({ why }) => why === 'shift.river');
      then.means(both, false, 'moscow41:R22');
    },
  );

  rule(['moscow41:SUP.10', 'moscow41:SUP.11'], 'out of supply at that moment', ({ given, then }) => {
    given(OPEN);
    // Nobody brings supply to Germans before Moscow.
    const text = `${OPEN}; ${at('35ik 5ik', '1906')}; ${at('22a', '1905')}`;
    then.means(law.attack(stateOf(text), '35ik'), 1, 'moscow41:SUP.10');
    const russian = `${RUSSIAN}; ${at('35ik', '1906')}; ${at('22a', '1905')}`;
    then.entry(rungs(russian, '1906', '22a'), 'shift.unsupplied', 1, 'moscow41:SUP.11');
  });
});

describe('what a hex adds', () => {
  const bonus = (text: string, hex: string, units: string): Record<string, number> =>
    Object.fromEntries(
      defence(text, hex, units)
        .entries.filter(({ why }) => why.startsWith('bonus.'))
        .map(({ why, n }) => [why.slice(6), n]),
    );

  rule(
    ['moscow41:TER.1', 'moscow41:R19'],
    'a wood to one large unit, none to divisions',
    ({ given, then }) => {
      given(OPEN);
      const text = (units: string) => `${OPEN}; ${at('35ik', '1013')}; ${at(units, '1112')}`;
      then.entry(defence(text('22a 19a'), '1112', '35ik'), 'bonus.forest', 1, 'moscow41:TER.1');
      then.means(bonus(text('287rd'), '1112', '35ik'), {}, 'moscow41:R19');
    },
  );

  rule('moscow41:TER.21', 'a major city to one infantry unit of any size', ({ given, then }) => {
    given(OPEN);
    const text = (units: string) => `${OPEN}; ${at('35ik', '1410')}; ${at(units, '1409')}`;
    then.entry(defence(text('287rd'), '1409', '35ik'), 'bonus.major-city', 1);
    then.means(bonus(text('42tb'), '1409', '35ik'), {});
  });

  rule(
    ['moscow41:TER.14', 'moscow41:TER.16', 'moscow41:R20', 'moscow41:ENT.2'],
    'Moscow doubles infantry with its entrenchment, and has two of its own',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; ${at('35ik', '1906')}; ${at('22a 42tb', '1806')}; own entrenched ["22a"]`;
      const sum = defence(text, '1806', '35ik');
      then.entry(sum, 'bonus.garrison', 2, 'moscow41:TER.14');
      then.entry(sum, 'bonus.moscow', 3, 'moscow41:TER.16');
      then.entry(sum, 'bonus.entrenched', 1, 'moscow41:ENT.2');
      // (2 + 1) twice, a tank, and the city.
      then.means(sum.total, 9, 'moscow41:R20');
    },
  );

  rule('moscow41:TER.17', 'Tula matches two', ({ given, then }) => {
    given(OPEN);
    const text = (units: string) => `${OPEN}; ${at('35ik', '2405')}; ${at(units, '2406')}`;
    then.entry(defence(text('22a'), '2406', '35ik'), 'bonus.tula', 2);
    then.means(bonus(text('287rd'), '2406', '35ik')['tula'], 1);
  });

  rule(
    ['moscow41:TER.25', 'moscow41:TER.26', 'moscow41:R10'],
    'a line to one army or parachute unit, unless it is flanked',
    ({ given, then }) => {
      given(OPEN);
      const text = (units: string) =>
        `${OPEN}; ${at('35ik', '1409')}; ${at('5ik', '1408')}; ${at(units, '1508')}`;
      then.entry(defence(text('22a'), '1508', '35ik'), 'bonus.defence-line', 1, 'moscow41:TER.25');
      then.means(bonus(text('22a'), '1508', '35ik 5ik')['defence-line'], undefined, 'moscow41:TER.26');
      then.means(bonus(text('287rd'), '1508', '35ik')['defence-line'], undefined, 'moscow41:R10');
    },
  );
});

describe('results rewritten', () => {
  rule(
    ['moscow41:INH.NRO', 'moscow41:R14', 'moscow41:INH.OVR'],
    'D3 like D2: eliminated who holds, and who is ridden down',
    ({ given, then }) => {
      given(OPEN);
      // 6 to 2 is 3:1: D3 on the second row.
      const foot = `${OPEN}; ${at('35ik 5ik', '3219')}; ${at('34ik', '3318')}; ${at('22a', '3218')}`;
      then.means(row(foot, '3218', '34ik 35ik 5ik', 2), ['D3', '22a D3'], 'moscow41:R14');
      then.means(row(foot, '3218', '34ik 35ik 5ik', 2, { firm: ['22a'] })[0], 'DE', 'moscow41:INH.NRO');
      const armour = `${OPEN}; ${at('24pz 5ik', '3219')}; ${at('22a', '3218')}`;
      then.means(row(armour, '3218', '24pz 5ik', 2)[0], 'DE', 'moscow41:INH.OVR');
    },
  );

  rule('moscow41:WEA.7', 'in Mud a D3 alone is an overrun', ({ given, then }) => {
    given(OPEN);
    const text = `phase german-movement; turn 3; ${at('24pz 5ik', '3219')}; ${at('22a', '3218')}`;
    // 2:1 after the column that Mud takes: D3 on the first row, D2 on the second.
    then.means(row(text, '3218', '24pz 5ik', 1)[0], 'DE');
    then.means(row(text, '3218', '24pz 5ik', 2)[0], 'D2');
  });

  rule(
    ['moscow41:TER.18', 'moscow41:R126'],
    'D1 is D in Moscow and Tula; their garrison falls to D2',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; ${at('24pz 41pz', '2505')}; ${at('46pz', '2405')}; ${at('42tb', '2406')}; own fallen ["2406"]`;
      // Whatever the column, no D1 is left.
      const results = [1, 2, 3, 4, 5, 6].map((a) => row(text, '2406', '24pz 41pz 46pz', a)[0]);
      then.means(results.includes('D1'), false, 'moscow41:TER.18');
      const alone = `${OPEN}; ${at('35ik', '2405')}`;
      const fall = [1, 2, 3, 4, 5, 6].map((a) => row(alone, '2406', '35ik', a)[0]);
      then.means(fall.includes('D2') || fall.includes('D3'), false, 'moscow41:R126');
      then.means(fall.includes('D1'), false, 'moscow41:TER.18');
    },
  );
});
