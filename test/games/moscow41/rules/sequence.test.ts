// Sequence, weather, set-up, supply and the railway.
import { describe } from '@jest/globals';
import type { RuleId } from '../../../../src/core/types.ts';
import { weatherOf } from '../../../../src/mechanics/ground/weather.ts';
import { isSupplied, supplyMap } from '../../../../src/games/moscow41/supply/lines.ts';
import { railOf } from '../../../../src/games/moscow41/movement/rail.ts';
import { mayEntrench } from '../../../../src/games/moscow41/ground-units.ts';
import { turnOrder } from '../../../../src/games/moscow41/sequence/player-turns.ts';
import { p, rule, stateOf } from './kit.ts';

const FAR = '34ik@3719; 22a@3600';
const RUSSIAN = 'phase russian-administration; turn 1';
const GERMAN = 'phase german-movement; turn 1';
const sky = (turn: number, die: 'mud' | 'good') =>
  weatherOf(p, stateOf(`phase german-movement; turn ${turn}; own weather "${die}"`));

describe('the turn', () => {
  rule(
    ['moscow41:INH.SEQ', 'moscow41:R12'],
    'a player turn of each side, the Russian first in Snow',
    ({ given, when, then, state }) => {
      given(`phase german-movement; turn 4; own weather "mud"; ${FAR}`);
      when('end');
      then.event('pulse.begins', { side: 'russian', nth: 1, last: true }, 'moscow41:INH.SEQ');
      const order = (turn: number) =>
        turnOrder(p, stateOf(`phase german-movement; turn ${turn}; own weather "mud"; ${FAR}`));
      then.means(
        [order(1), order(5)],
        [
          ['german', 'russian'],
          ['russian', 'german'],
        ],
        'moscow41:R12',
      );
      then.means(state().clock.phasing, 'russian', 'moscow41:INH.SEQ');
    },
  );

  rule(
    ['moscow41:INH.SET', 'moscow41:R166'],
    'an unhistorical first move of the Russians',
    ({ given, then }) => {
      given(`${GERMAN}; ${FAR}`);
      const order = (turn: number) =>
        turnOrder(p, stateOf(`phase german-movement; turn ${turn}; option first-move=russian; ${FAR}`));
      then.means(
        [order(1), order(3)],
        [
          ['russian', 'german'],
          ['german', 'russian'],
        ],
        'moscow41:R166',
      );
      given('base campaign; turn 1; phase set-up');
      then.refused('place 22a 3719', 'SETUP.NOT-THERE', 'moscow41:INH.SET');
    },
  );

  rule(
    [
      'moscow41:WEA.16',
      'moscow41:WEA.18',
      'moscow41:WEA.19',
      'moscow41:WEA.20',
      'moscow41:WEA.21',
      'moscow41:R11',
    ],
    'Good, Mud, frost after early Mud or Snow after late, and Snow',
    ({ given, then }) => {
      given(`${GERMAN}; ${FAR}`);
      then.means([sky(1, 'mud'), sky(1, 'good')], ['good', 'good'], 'moscow41:WEA.16');
      then.means([sky(3, 'mud'), sky(3, 'good')], ['mud', 'mud'], 'moscow41:WEA.18');
      then.means([sky(4, 'mud'), sky(4, 'good')], ['hard-frost', 'snow'], 'moscow41:WEA.19');
      then.means(sky(4, 'good'), 'snow', 'moscow41:WEA.20');
      then.means(
        [5, 6, 7, 8].map((turn) => sky(turn, 'mud')),
        ['snow', 'snow', 'snow', 'snow'],
        'moscow41:WEA.21',
      );
      then.means([sky(2, 'mud'), sky(2, 'good')], ['mud', 'good'], 'moscow41:R11');
    },
  );

  rule(
    ['moscow41:WEA.18', 'moscow41:WEA.19', 'moscow41:WEA.20', 'moscow41:WEA.21'],
    'the weather of a turn is told under its own rule',
    ({ given, when, then }) => {
      const told = (turn: number, die: string, weather: string, rule: RuleId) => {
        given(`phase russian-supply; turn ${turn - 1}; own weather "${die}"; ${FAR}; own air "left"`);
        when('end');
        then.event('weather.now', { weather }, rule);
      };
      told(3, 'good', 'mud', 'moscow41:WEA.18');
      told(4, 'mud', 'hard-frost', 'moscow41:WEA.19');
      told(4, 'good', 'snow', 'moscow41:WEA.20');
      told(5, 'mud', 'snow', 'moscow41:WEA.21');
    },
  );

  rule(['moscow41:WEA.17', 'moscow41:R146'], 'a die in turn 2: Mud on 1 to 4', ({ given, then }) => {
    given(`phase turn-start; turn 2; dice 4; ${FAR}`);
    then.event('weather.die', { die: 4, weather: 'mud' });
    given(`phase turn-start; turn 2; dice 5; ${FAR}`);
    then.event('weather.die', { die: 5, weather: 'good' }, 'moscow41:WEA.17');
    then.means(sky(2, 'good'), 'good', 'moscow41:R146');
  });

  rule(
    ['moscow41:INH.DIS', 'moscow41:R182'],
    'recovery as the own turn ends, and of other Russians in the German one',
    ({ given, when, then, state }) => {
      given(
        `phase german-movement; turn 1; ${FAR}; 7grd@3601; own disrupted ["34ik","22a","7grd"]; own pulse.healing ["22a"]; 161inf@3619`,
      );
      when('end');
      then.event('units.recovered', { units: ['22a'] }, 'moscow41:INH.DIS');
      then.event('units.recovered', { units: ['34ik'] }, 'moscow41:INH.DIS');
      then.means(state().own.disrupted, ['7grd'], 'moscow41:INH.DIS');
      when('end', 'end');
      then.event('units.recovered', { units: ['7grd'] }, 'moscow41:INH.DIS');
      then.means(state().own.disrupted, [], 'moscow41:R182');
    },
  );
});

describe('supply', () => {
  rule(
    ['moscow41:SUP.1', 'moscow41:SUP.2', 'moscow41:SUP.3'],
    'to roads, for Russians railroads and rivers, to the edge, to Moscow, to an army',
    ({ given, then }) => {
      given(`${GERMAN}; ${FAR}`);
      const fed = (text: string, side: 'german' | 'russian', hex: string) =>
        supplyMap(p, stateOf(text), side).overland(hex);
      then.means(
        [fed(GERMAN, 'german', '2515'), fed(GERMAN, 'russian', '3408')],
        [true, true],
        'moscow41:SUP.1',
      );
      then.means(
        [fed(GERMAN, 'german', '3719'), fed(GERMAN, 'russian', '1806')],
        [true, true],
        'moscow41:SUP.2',
      );
      const out =
        p.grid.ids.find(
          (hex) => !fed(GERMAN, 'german', hex) && p.hex(hex).features.length === 0 && hex.startsWith('2'),
        ) ?? '';
      then.means(
        [
          fed(GERMAN, 'german', out),
          supplyMap(p, stateOf(`${GERMAN}; 9a@2515`), 'german').fed[p.grid.index('2515')],
        ],
        [false, 1],
        'moscow41:SUP.3',
      );
    },
  );

  rule(
    ['moscow41:SUP.4', 'moscow41:SUP.5', 'moscow41:R192'],
    'six hexes, four in Mud and for Germans in Snow',
    ({ given, then }) => {
      given(`${GERMAN}; ${FAR}`);
      then.means(
        p.tables.supply.map(({ weather, german, russian }) => [weather, german, russian]),
        [
          ['good', 6, 6],
          ['hard-frost', 6, 6],
          ['mud', 4, 4],
          ['snow', 4, 6],
        ],
        'moscow41:SUP.4',
      );
      const size = (turn: number) =>
        supplyMap(p, stateOf(`phase german-movement; turn ${turn}; own weather "mud"`), 'german').fed.reduce(
          (sum, each) => sum + each,
          0,
        );
      then.means([size(1) > size(3), size(3) === size(6)], [true, true], 'moscow41:SUP.5');
      then.means(size(1) === size(4), true, 'moscow41:R192');
    },
  );

  rule(
    ['moscow41:SUP.6', 'moscow41:SUP.7', 'moscow41:SUP.8'],
    'barred by towns and zones of the enemy, but not for the paratroops',
    ({ given, then }) => {
      given(`${GERMAN}; ${FAR}`);
      const ring = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';
      const s = stateOf(`${GERMAN}; 7grd@2818; 5para@2818; ${ring}`);
      then.means(isSupplied(p, s, '7grd'), false, 'moscow41:SUP.7');
      then.means(isSupplied(p, s, '5para'), true, 'moscow41:SUP.8');
      then.means(
        supplyMap(p, stateOf(`${GERMAN}; 34ik@3719`), 'german').overland('3408'),
        false,
        'moscow41:SUP.6',
      );
    },
  );

  rule(
    'moscow41:SUP.12',
    'who is out of supply and Disrupted as his turn ends is lost',
    ({ given, when, then, state }) => {
      const ring = '34ik@2717; 35ik@2917; 5ik@2817; 6ik@2819; 8ik@2718; 23ik@2918';
      given(
        `phase russian-movement; turn 1; 7grd@2818; 238rd@2818; 22a@3600; ${ring}; own disrupted ["7grd"]`,
      );
      when('end');
      then.event('unit.eliminated', { unit: '7grd', cause: 'supply' });
      then.means(
        [state().own.places['dead']?.includes('7grd'), state().own.places['2818']],
        [true, ['238rd']],
      );
    },
  );
});

describe('the railway and entrenchment', () => {
  rule('moscow41:RAIL.1', 'leads into no hex that the enemy holds, at the edge either', ({ given, then }) => {
    // 3707 is where the railroad leaves the map.
    const text = 'phase russian-administration; turn 4; own weather "mud"; 154rd@3507; 22a@3607';
    given(`${text}; 35ik@3707`);
    then.refused('rail 154rd 3707', 'RAIL.NO-WAY');
    given(text);
    then.allowed('rail 154rd 3707');
  });

  rule(
    ['moscow41:RAIL.1', 'moscow41:RAIL.2', 'moscow41:RAIL.3'],
    'any distance in supply, Disrupted at the end',
    ({ given, when, then, state }) => {
      given(`${RUSSIAN}; 22a@3408; 42tb@3408; 34ik@3719; own disrupted ["42tb"]`);
      then.refused('rail 42tb 3407', 'RAIL.DISRUPTED', 'moscow41:RAIL.1');
      when('rail 22a 3407');
      then.event('unit.railed', { unit: '22a', hex: '3407' }, 'moscow41:RAIL.1');
      then.event('units.disrupted', { units: ['22a'] }, 'moscow41:RAIL.3');
      given(`${RUSSIAN}; 22a@3408; 34ik@3306`);
      then.refused('rail 22a 3407', 'RAIL.ZONE', 'moscow41:RAIL.2');
      then.means(railOf(p).goalsFrom(state(), '3408').includes('3407'), false, 'moscow41:RAIL.2');
    },
  );

  rule('moscow41:RAIL.4', 'off the map by one gate and back by another', ({ given, then, state }) => {
    given(`${RUSSIAN}; 22a@3408; 34ik@3719`);
    const gates = railOf(p).usableGates(state());
    const [gate = ''] = gates;
    then.means(
      gates.length > 1 && gates.every((other) => railOf(p).goalsFrom(state(), gate).includes(other)),
      true,
    );
  });

  rule('moscow41:ENT.1', 'Russian armies and German infantry corps', ({ given, then }) => {
    given(`${RUSSIAN}; ${FAR}`);
    then.means(
      ['22a', '34ik', '24pz', '9a', '7grd', 'yermakov'].map((unit) => mayEntrench(p, unit)),
      [true, true, false, false, false, false],
    );
  });
});
