// Supply. 5220 is a German hex near the south edge; 5013 and the hexes around it are open ground south-east of Kursk.
import { describe } from '@jest/globals';
import { couldTrace } from '../../../../src/games/typhoon/supply/status.ts';
import { supplyMap } from '../../../../src/games/typhoon/supply/lines.ts';
import { factorsOf } from '../../../../src/games/typhoon/unit-data/factors.ts';
import { p, rule, stateOf } from './kit.ts';

const GERMAN = 'phase german-movement; turn 5';
const can = (text: string, unit: string): boolean => couldTrace(p, stateOf(text), unit);
const fed = (text: string, side: 'german' | 'russian', hex: string): boolean =>
  supplyMap(p, stateOf(text), side).overland(hex);

/** The hexes of a unit's line. */
const line = (text: string, unit: string, hex: string): readonly string[] =>
  supplyMap(p, stateOf(text), p.sideOf(unit)).line(hex);

describe('lines', () => {
  rule(
    ['typhoon:SUP.1', 'typhoon:SUP.2'],
    'to a road that leads back to the edge, or to the edge',
    ({ given, then }) => {
      given(GERMAN);
      // Roslavl, on the road to the west edge; and an edge hex far from any road.
      then.means(
        [can(`${GERMAN}; 34ik@3425`, '34ik'), can(`${GERMAN}; 34ik@5331`, '34ik')],
        [true, true],
        'typhoon:SUP.1',
      );
      then.means(line(`${GERMAN}; 34ik@5331`, '34ik', '5331'), ['5331'], 'typhoon:SUP.2');
      // Russians use railroads, too.
      then.means(can(`phase russian-movement; turn 3; 22a@5217`, '22a'), true, 'typhoon:SUP.1');
    },
  );

  rule(['typhoon:SUP.3', 'typhoon:R71'], 'Russians to Moscow, while it is theirs', ({ given, then }) => {
    given(GERMAN);
    const round = '34ik@2207; 35ik@2412; 5ik@2013; 6ik@2609; 8ik@2110; 22a@2310';
    then.means(fed(`phase russian-movement; turn 5; 22a@2310`, 'russian', '2310'), true, 'typhoon:SUP.3');
    const corps = ['34ik', '35ik', '5ik', '6ik', '8ik', '9ik'];
    const ring = p.neighbours('2309').map((hex, i) => `${corps[i]}@${hex}`);
    then.means(
      fed(`phase russian-movement; turn 5; 22a@2309; ${ring.join('; ')}`, 'russian', '2309'),
      true,
      'typhoon:R71',
    );
    then.means(
      fed(`phase russian-movement; turn 5; ${round}; held 2309 german`, 'russian', '2309'),
      false,
      'typhoon:R71',
    );
  });

  rule('typhoon:SUP.4', 'Germans to an army that can trace itself', ({ given, then }) => {
    given(GERMAN);
    const held = 'held 4914 german';
    const alone = `${GERMAN}; 34ik@4410; ${held}`;
    const chain = `${GERMAN}; 34ik@4410; 9a@4416; ${held}`;
    then.means([can(alone, '34ik'), fed(alone, 'german', '4416'), can(chain, '34ik')], [false, true, true]);
    then.means(can(`${chain}; own inactive ["9a"]`, '34ik'), false);
  });

  rule(
    ['typhoon:SUP.5', 'typhoon:SUP.6', 'typhoon:R92'],
    'nine hexes, in Mud five, in Snow five for Germans: the hex of the unit is not counted',
    ({ given, then }) => {
      given(GERMAN);
      const at = (turn: number, side: 'german' | 'russian') => {
        const map = supplyMap(p, stateOf(`phase german-movement; turn ${turn}; own weather "mud"`), side);
        return map.fed.reduce((sum, each) => sum + each, 0);
      };
      then.means(
        [at(1, 'german') === at(5, 'german'), at(1, 'german') > at(3, 'german')],
        [true, true],
        'typhoon:SUP.5',
      );
      then.means(
        [at(3, 'german') === at(8, 'german'), at(8, 'russian') === at(5, 'russian')],
        [true, true],
        'typhoon:SUP.6',
      );
      then.means(
        p.tables.supply.map(({ german }) => german),
        [9, 9, 5, 5],
        'typhoon:R92',
      );
    },
  );

  rule(['typhoon:SUP.7', 'typhoon:R72'], 'not through towns of the enemy', ({ given, when, then, state }) => {
    given(`${GERMAN}; 24pz@4920; 22a@5000`);
    then.means(
      [
        fed(`${GERMAN}; 24pz@4920`, 'german', '4913'),
        fed(`${GERMAN}; 24pz@4920; held 4913 german`, 'german', '4913'),
      ],
      [false, true],
    );
    when('move 24pz 4919');
    then.means(state().own.held['4919'], 'german', 'typhoon:R72');
  });

  rule(
    ['typhoon:SUP.8', 'typhoon:R41'],
    'not through zones of the enemy without a friend, nor through him',
    ({ given, then }) => {
      given(GERMAN);
      const text = (more: string) => `${GERMAN}; 34ik@5017; ${more}`;
      then.means(supplyMap(p, stateOf(text('22a@5014')), 'german').overland('5014'), false);
      const zoned = (hex: string, more: string) =>
        supplyMap(p, stateOf(text(more)), 'german')
          .line(hex)
          .includes('5015');
      then.means(
        [zoned('5013', '1kat@1000'), zoned('5013', '22a@4914')],
        [zoned('5013', '1kat@5114'), false],
        'typhoon:R41',
      );
      const own = supplyMap(p, stateOf(text('22a@5014; own disrupted ["22a"]')), 'german');
      then.means(own.line('5012').includes('5015'), false);
    },
  );

  rule('typhoon:SUP.9', 'the paratroops lack nothing', ({ given, then }) => {
    given(GERMAN);
    const ring = '34ik@3925; 35ik@4125; 5ik@4024; 6ik@4026';
    then.means(
      [can(`${GERMAN}; 5para@4025; ${ring}`, '5para'), can(`${GERMAN}; 7grd@4025; ${ring}`, '7grd')],
      [true, false],
    );
  });
});

describe('what it does', () => {
  rule(
    ['typhoon:SEQ.11', 'typhoon:R61'],
    'the marker is set once a turn, and good until the next',
    ({ given, when, then, state }) => {
      given(
        'phase russian-movement; turn 5; own pulse.number 6; 7grd@4025; 34ik@3925; 35ik@4125; 5ik@4024; 6ik@4026',
      );
      when('end');
      then.event('supply.out', { side: 'russian', units: ['7grd'] }, 'typhoon:SEQ.11');
      then.means(state().own.unsupplied, ['7grd'], 'typhoon:R61');
    },
  );

  rule(['typhoon:SUP.11', 'typhoon:R62'], 'half the attack, fractions dropped', ({ given, then }) => {
    given(GERMAN);
    const s = stateOf(
      `${GERMAN}; 24pz@5021; 19pzd@5021; 161inf@5021; 41pz@5121; own unsupplied ["24pz","161inf","41pz"]`,
    );
    then.means(
      [factorsOf(p).attack(s, '24pz'), factorsOf(p).attack(s, '41pz'), factorsOf(p).attack(s, '19pzd')],
      [3, 2, 2],
      'typhoon:SUP.11',
    );
    then.means(factorsOf(p).attack(s, '161inf'), 0, 'typhoon:R62');
  });
});
