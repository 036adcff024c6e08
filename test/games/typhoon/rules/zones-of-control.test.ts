// Zones of control. 5114 and the hexes around it are open ground; 4922 and 4822 are forest; 2309 is Moscow.
import { describe } from '@jest/globals';
import { zoneOf } from '../../../../src/mechanics/zones.ts';
import {
  exertersInto,
  isInEnemyZone,
  zonesOf,
} from '../../../../src/games/typhoon/zones-of-control/zones.ts';
import type { Who } from '../../../../src/games/typhoon/data/sheet.ts';
import { p, rule, stateOf } from './kit.ts';

const RUSSIAN = 'phase russian-movement; turn 5';
const GERMAN = 'phase german-movement; turn 5';

const isIn = (text: string, hex: string, of: Who): boolean =>
  isInEnemyZone(p, stateOf(text), hex, of === 'german' ? 'russian' : 'german');
const size = (text: string, of: Who): number =>
  zoneOf(zonesOf(p), stateOf(text), of).reduce((sum, each) => sum + each, 0);

describe('who has a zone, and where it reaches', () => {
  rule(
    ['typhoon:ZOC.1', 'typhoon:ZOC.4', 'typhoon:R28', 'typhoon:R73'],
    'corps level and above over the six hexes next to them, smaller units none',
    ({ given, then }) => {
      given(RUSSIAN);
      then.means(
        [size(`${RUSSIAN}; 34ik@5114`, 'german'), isIn(`${RUSSIAN}; 34ik@5114`, '5113', 'german')],
        [6, true],
        'typhoon:ZOC.1',
      );
      then.means(
        [size(`${RUSSIAN}; 22a@5114`, 'russian'), size(`${RUSSIAN}; yermakov@5114`, 'russian')],
        [6, 6],
        'typhoon:R28',
      );
      then.means(size(`${RUSSIAN}; dovator@5114`, 'russian'), 6, 'typhoon:R73');
      then.means(
        [
          size(`${RUSSIAN}; 42tb@5114; 1kat@5114`, 'russian'),
          size(`${RUSSIAN}; 161inf@5114; gd@5114`, 'german'),
        ],
        [0, 0],
        'typhoon:ZOC.4',
      );
    },
  );

  rule(
    ['typhoon:ZOC.3', 'typhoon:R39'],
    'two German divisions have one together, stacked or from two hexes, unless one is Disrupted',
    ({ given, then }) => {
      given(RUSSIAN);
      then.means(size(`${RUSSIAN}; 161inf@5114; 112inf@5114`, 'german'), 6, 'typhoon:ZOC.3');
      then.means(
        size(`${RUSSIAN}; 161inf@5114; 112inf@5114; own disrupted ["112inf"]`, 'german'),
        0,
        'typhoon:ZOC.3',
      );
      // 5113 and 5115 are two apart: 5114 alone is next to both.
      const apart = `${RUSSIAN}; 161inf@5113; 112inf@5115`;
      then.means([size(apart, 'german'), isIn(apart, '5114', 'german')], [1, true], 'typhoon:R39');
      then.means(size(`${RUSSIAN}; 42tb@5114; 287rd@5114; 7grd@5114`, 'russian'), 0, 'typhoon:ZOC.3');
    },
  );

  rule(
    'typhoon:ZOC.5',
    'mobile units not into forest or major cities, unless a friend is there',
    ({ given, then }) => {
      given(RUSSIAN);
      const text = `${RUSSIAN}; 24pz@4921`;
      then.means([isIn(text, '4922', 'german'), isIn(text, '5021', 'german')], [false, true]);
      then.means(isIn(`${text}; 161inf@4922`, '4922', 'german'), true);
      then.means(isIn(`${RUSSIAN}; 34ik@4921`, '4922', 'german'), true);
      then.means(
        ['24pz', '34ik'].map((unit) => isIn(`${RUSSIAN}; ${unit}@2310; 22a@2309`, '2309', 'german')),
        [false, true],
      );
    },
  );

  rule('typhoon:R38', 'over rivers, but over no lake that is not frozen', ({ given, then }) => {
    given(RUSSIAN);
    then.means(isIn(`${RUSSIAN}; 34ik@5015`, '4914', 'german'), true);
    const lake = p.set.board.map.hexsides.find(({ kind }) => kind === 'lake')?.between ?? ['', ''];
    const text = (turn: number) => `phase russian-movement; turn ${turn}; own weather "mud"; 34ik@${lake[0]}`;
    then.means([isIn(text(5), lake[1], 'german'), isIn(text(8), lake[1], 'german')], [false, true]);
  });
});

describe('going into zones and out of them', () => {
  rule(
    ['typhoon:ZOC.2', 'typhoon:R37'],
    'who comes into a zone stops; who begins in one may leave it',
    ({ given, when, then }) => {
      given(`${RUSSIAN}; 42tb@5116; 34ik@5113`);
      when('move 42tb 5115 5114');
      then.refused('move 42tb 5214', 'MOVE.STOPPED');
      given(`${RUSSIAN}; 42tb@5114; 34ik@5113`);
      when('move 42tb 5115 5116');
      then.event('units.moved', { hex: '5116', cost: 2 }, 'typhoon:SEQ.5');
      then.means(p.areAdjacent('5114', '5113'), true, 'typhoon:R37');
    },
  );

  rule(
    ['typhoon:ZOC.6', 'typhoon:ZOC.7', 'typhoon:ZOC.9'],
    'not from hex to hex of one unit’s zone, but onto a friend, and into the zone of another unit',
    ({ given, then }) => {
      given(`${RUSSIAN}; 42tb@5114; 34ik@5113`);
      then.refused('move 42tb 5014', 'MOVE.SAME-ZONE');
      given(`${RUSSIAN}; 42tb@5114; 34ik@5113; 287rd@5014`);
      then.allowed('move 42tb 5014');
      then.means(
        exertersInto(p, stateOf(`${RUSSIAN}; 34ik@5113`), '5014', 'german'),
        ['34ik'],
        'typhoon:ZOC.7',
      );
      // 5115 is next to 5216 alone of the two.
      given(`${RUSSIAN}; 42tb@5114; 34ik@5113; 35ik@5216`);
      then.allowed('move 42tb 5115');
      then.means(isIn(`${RUSSIAN}; 34ik@5113; 35ik@5216`, '5115', 'german'), true, 'typhoon:ZOC.9');
    },
  );

  rule('typhoon:ZOC.2', 'bars a hex that points would do for but for the way round', ({ given, then }) => {
    // Three hexes through the zone, five and a half factors by the cheapest way round it and over the river.
    given(`${GERMAN}; 24pz@5116; 22a@5114`);
    then.refused('move 24pz 5016 4915 4914 5014', 'MOVE.STOPPED');
    // Past the enemy, where a friend has gone before, and not through him.
    given(`${GERMAN}; 24pz@5115; 5ik@5015; 22a@5114`);
    then.refused('move 24pz 5016 4915 4914 5014', 'MOVE.STOPPED');
    // Who would go another way round has too few points for it, and so has who is too far off in any case.
    then.refused('move 24pz 5016 5017 4916 4915 4914 5014', 'MOVE.FAR', 'typhoon:MOV.1');
    given(`${GERMAN}; 24pz@5117; 22a@5114`);
    then.refused('move 24pz 5017 4916 4915 4914 5014', 'MOVE.FAR', 'typhoon:MOV.1');
  });

  rule('typhoon:ZOC.8', 'the friend may have come in the same phase', ({ given, when, then }) => {
    given(`${RUSSIAN}; 42tb@5114; 34ik@5113; 287rd@4914`);
    then.refused('move 42tb 5014', 'MOVE.SAME-ZONE', 'typhoon:ZOC.6');
    when('move 287rd 5014');
    when('move 42tb 5014');
    then.event('units.moved', { units: ['42tb'], hex: '5014' }, 'typhoon:SEQ.5');
    then.means(p.areAdjacent('5014', '5113'), true);
  });

  rule(
    ['typhoon:INH.ZOC', 'typhoon:R40'],
    'a German does not go from zone to zone across a line that a Russian beside it holds',
    ({ given, then }) => {
      // The line runs between 2411 and 2310, which it protects.
      const near = `${GERMAN}; 24pz@2411; 42tb@2410; 22a@2309; 30a@2511`;
      given(near);
      then.refused('move 24pz 2310', 'MOVE.HELD-LINE', 'typhoon:INH.ZOC');
      given(`${near}; own disrupted ["42tb"]`);
      then.allowed('move 24pz 2310');
      then.means(p.sideKinds('2411', '2310').includes('defence-line'), true, 'typhoon:R40');
    },
  );
});
