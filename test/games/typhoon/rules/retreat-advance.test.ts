// Retreats, advances and rockets. 5114 and the hexes round it are open ground: 5115 west, 5015 north-west, 5215 south-west,
// 5014 north-east, 5113 east, 5214 south-east; 5112 and 5213 beyond.
import { describe } from '@jest/globals';
import { retreatWays } from '../../../../src/mechanics/combat/allocated/retreat-steps.ts';
import type { RetreatGround } from '../../../../src/mechanics/combat/allocated/retreat-steps.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { rule } from './kit.ts';

const GERMAN = 'phase german-movement; turn 5';
/** 35ik and 5ik bring 9 to 3: 3:1. */
const three = '35ik@5115; 5ik@5115 under; 22a@5114';
const fought = ['attack 5114 from 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass'] as const;

describe('retreat', () => {
  rule(
    ['typhoon:RES.D2.2', 'typhoon:RES.D2.3', 'typhoon:RES.D2.4', 'typhoon:RES.D2.1'],
    'D2: the attacker says how far up to two, the defender which way and whether one more',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${three}`);
      dice(1);
      when(...fought);
      then.event('battle.result-D2', {}, 'typhoon:RES.D2.1');
      then.offered('drive', ['drive 0', 'drive 1', 'drive 2']);
      then.refused('drive 3', 'DRIVE.NOT-SO-FAR', 'typhoon:RES.D2.2');
      when('drive 1');
      then.refused('pass', 'RETREAT.MUST', 'typhoon:RES.D2.3');
      then.allowed('retreat 22a 5113', 'retreat 22a 5113 5112', 'retreat 22a 5214 5213');
      then.refused('retreat 22a 5113 5112 5111', 'RETREAT.NOT-SO-FAR', 'typhoon:RES.D2.4');
      when('retreat 22a 5113 5112');
      then.event('unit.retreated', { hex: '5112' }, 'typhoon:RES.D2.4');
      then.means(placeOf(state().own, '22a'), '5112', 'typhoon:RES.D2.4');
    },
  );

  rule(
    ['typhoon:RES.D1.1', 'typhoon:RES.D1.2', 'typhoon:RES.D1.3'],
    'D1: one hex at most, and one or two more',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${three}`);
      dice(4);
      when(...fought);
      then.event('battle.result-D1', {}, 'typhoon:RES.D1.1');
      then.offered('drive', ['drive 0', 'drive 1']);
      then.refused('drive 2', 'DRIVE.NOT-SO-FAR', 'typhoon:RES.D1.1');
      when('drive 0');
      then.event('battle.driven', { hexes: 0 }, 'typhoon:RES.D1.1');
      then.event('units.disrupted', { units: ['22a'] }, 'typhoon:RES.D1.2');
      then.means(state().own.disrupted, ['22a'], 'typhoon:RES.D1.2');
      then.allowed('pass', 'retreat 22a 5113', 'retreat 22a 5113 5112');
      then.refused('retreat 22a 5113 5112 5111', 'RETREAT.NOT-SO-FAR', 'typhoon:RES.D1.3');
      when('pass');
      then.means(placeOf(state().own, '22a'), '5114', 'typhoon:RES.D1.3');
    },
  );

  rule(
    ['typhoon:RES.D.1', 'typhoon:RES.D.2', 'typhoon:R10'],
    'D: nobody must go; each unit may by itself, up to three hexes',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${three}; 42tb@5114 under; 34ik@5215`);
      // 12 to 4 is 3:1, D on the fifth row.
      dice(5);
      when('attack 5114 from 34ik 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('units.disrupted', { units: ['22a', '42tb'] }, 'typhoon:RES.D.1');
      then.allowed('pass', 'retreat 42tb 5113 5112 5111');
      then.refused('retreat 34ik 5113', 'RETREAT.NOT-THESE', 'typhoon:R10');
      when('retreat 42tb 5113 5112 5111', 'pass');
      then.at('22a', '5114');
      then.event('unit.retreated', { units: ['42tb'] }, 'typhoon:RES.D.2');
      then.noEvent('unit.advanced');
      then.means(placeOf(state().own, '42tb'), '5111', 'typhoon:RES.D.2');
    },
  );

  rule(
    ['typhoon:RET.1', 'typhoon:RET.4', 'typhoon:RET.2'],
    'away from the hex, not beside an attacker, and into no enemy zone',
    ({ given, when, then, dice }) => {
      given(`${GERMAN}; ${three}; 34ik@5012`);
      dice(1);
      when(...fought, 'drive 1');
      then.refused('retreat 22a 5015', 'RETREAT.BESIDE-ATTACKER', 'typhoon:RET.4');
      then.refused('retreat 22a 5115', 'RETREAT.ENEMY', 'typhoon:RET.2');
      // 5112 is next to the corps in 5012.
      then.refused('retreat 22a 5113 5112', 'RETREAT.ZONE', 'typhoon:RET.2');
      then.refused('retreat 22a 5113 5014', 'RETREAT.TOWARD', 'typhoon:RET.1');
      then.allowed('retreat 22a 5113', 'retreat 22a 5214 5213');
    },
  );

  rule(
    'typhoon:RET.5',
    'onto friends in a zone, but not where an attack is still to come',
    ({ given, when, then, dice }) => {
      given(`${GERMAN}; ${three}; 34ik@5012; 287rd@5113`);
      dice(1);
      when(...fought, 'drive 1');
      then.allowed('retreat 22a 5113');
      given(`${GERMAN}; ${three}; 34ik@5013; 287rd@5113`);
      dice(1);
      when('attack 5113 from 34ik', ...fought, 'drive 1');
      then.refused('retreat 22a 5113', 'RETREAT.UNDER-ATTACK');
    },
  );

  rule(
    ['typhoon:RET.6', 'typhoon:R21'],
    'who crowds friends Disrupts them, too',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${three}; 3a@5113; 287rd@5214`);
      dice(1);
      when(...fought, 'drive 1', 'retreat 22a 5113');
      then.event('units.disrupted', { units: ['3a'] }, 'typhoon:RET.6');
      given(`${GERMAN}; ${three}; 287rd@5113`);
      dice(1);
      when(...fought, 'drive 1', 'retreat 22a 5113');
      then.means(state().own.disrupted, ['22a'], 'typhoon:R21');
    },
  );

  rule(
    ['typhoon:RET.7', 'typhoon:R89'],
    'over the edge it is lost, if it must go',
    ({ given, when, then, dice, state }) => {
      const edge = '35ik@5214; 5ik@5213; 22a@5313; 34ik@5311; 53ik@5315; 23ik@5316';
      given(`${GERMAN}; ${edge}`);
      dice(1);
      when('attack 5313 from 35ik 5ik', 'end', 'fight 5313', 'russian: pass', 'pass', 'drive 1');
      then.event('unit.eliminated', { unit: '22a', cause: 'retreat' });
      given(`${GERMAN}; ${edge}`);
      dice(1);
      when('attack 5313 from 35ik 5ik', 'end', 'fight 5313', 'russian: pass', 'pass', 'drive 0');
      then.at('22a', '5313');
      then.means(placeOf(state().own, '22a'), '5313', 'typhoon:R89');
    },
  );

  rule(
    ['typhoon:RET.3', 'typhoon:R96'],
    'no nearer to an attacker, where there is another way',
    ({ given, then }) => {
      given(GERMAN);
      // A board on which the way on from `a` to `near` leads away from the hex and nearer to the attacker, and `far` does not.
      const next: Readonly<Record<string, readonly string[]>> = { hex: ['a'], a: ['near', 'far', 'hex'] };
      const away: Readonly<Record<string, number>> = { hex: 0, a: 1, near: 2, far: 2 };
      const toSource: Readonly<Record<string, number>> = { a: 3, near: 2, far: 3 };
      const ground = (closed: readonly string[]): RetreatGround => ({
        around: (hex) => next[hex] ?? [],
        distance: (a, b) => (b === 'source' ? toSource[a] : away[a]) ?? 0,
        isFatal: () => false,
        isClosed: (_, __, to) => closed.includes(to),
      });
      const ways = (closed: readonly string[]) =>
        retreatWays(ground(closed), 'u', { hex: 'hex', sources: ['source'] }, { least: 2, most: 2 });
      then.means(ways([]), [['a', 'far']], 'typhoon:R96');
      then.means(ways(['far']), [['a', 'near']], 'typhoon:RET.3');
    },
  );
});

describe('advance', () => {
  rule(
    ['typhoon:ADV.1', 'typhoon:ADV.6', 'typhoon:ADV.7', 'typhoon:R94'],
    'first as much as defended goes in, then anybody beside it into an empty hex without zones',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; ${three}; gd@5115 under`);
      dice(1);
      when(
        'attack 5114 from 35ik 5ik gd',
        'end',
        'fight 5114',
        'russian: pass',
        'pass',
        'drive 2',
        'retreat 22a 5113 5112',
      );
      then.refused('pass', 'ADVANCE.STRENGTH', 'typhoon:ADV.6');
      then.refused('advance 5ik 5015', 'ADVANCE.STRENGTH', 'typhoon:ADV.6');
      when('advance gd 5114');
      then.event('unit.advanced', { units: ['gd'] }, 'typhoon:ADV.1');
      then.refused('advance 5ik 5015', 'ADVANCE.STRENGTH', 'typhoon:ADV.6');
      when('advance 35ik 5114', 'advance 5ik 5015');
      then.event('unit.advanced', { units: ['5ik'], hex: '5015' }, 'typhoon:ADV.7');
      then.means(placeOf(state().own, '5ik'), '5015', 'typhoon:R94');
    },
  );

  rule('typhoon:R22', 'not into a hex that holds enemies', ({ given, when, then, dice }) => {
    given(`${GERMAN}; ${three}; 287rd@5015`);
    dice(2);
    when(...fought, 'drive 2', 'retreat 22a 5113 5112', 'advance 35ik 5114');
    then.refused('advance 5ik 5015', 'ADVANCE.ENEMY');
  });

  rule('typhoon:ADV.7', 'not into a zone, nor where somebody is', ({ given, when, then, dice }) => {
    given(`${GERMAN}; ${three}; 3a@4914; 287rd@5316`);
    dice(2);
    when(...fought, 'drive 2', 'retreat 22a 5113 5112', 'advance 35ik 5114');
    then.refused('advance 5ik 5015', 'ADVANCE.ZONE');
    then.allowed('advance 5ik 5215');
  });

  rule(
    ['typhoon:ADV.4', 'typhoon:R8'],
    'armour goes two hexes after D2 or better in Good weather',
    ({ given, when, then, dice, state }) => {
      given(`${GERMAN}; 24pz@5115; 35ik@5115 under; 19a@5114; 22a@5114 under; 42tb@5114 under`);
      // 11 to 8 is 1:1, D2 on the first row: too much infantry to be ridden down.
      dice(1);
      when('attack 5114 from 24pz 35ik', 'end', 'fight 5114', 'russian: pass', 'pass', 'drive 2');
      when('retreat 19a 5113 5112', 'retreat 22a 5214 5213', 'retreat 42tb 5113 5112');
      when('advance 24pz 5114', 'advance 24pz 5014');
      then.event('unit.advanced-on', { units: ['24pz'], hex: '5014' }, 'typhoon:ADV.4');
      then.refused('advance 24pz 4914', 'ADVANCE.FAR', 'typhoon:ADV.4');
      then.refused('advance 35ik 5113', 'ADVANCE.FIRST', 'typhoon:ADV.1');
      then.means(placeOf(state().own, '24pz'), '5014', 'typhoon:R8');
    },
  );

  rule(
    ['typhoon:ADV.5', 'typhoon:R24'],
    'in Mud and Snow Russian tanks alone',
    ({ given, when, then, dice, state }) => {
      for (const turn of [3, 8]) {
        given(`phase german-movement; turn ${turn}; 24pz@5115; 22a@5114; 35ik@5115 under`);
        dice(1);
        when('attack 5114 from 24pz 35ik', 'end', 'fight 5114', 'russian: pass', 'pass');
        if (turn === 3) when('drive 2', 'retreat 22a 5113 5112');
        when('advance 24pz 5114');
        then.refused('advance 24pz 5014', 'ADVANCE.FAR', 'typhoon:ADV.4');
        given(
          `phase russian-movement; turn ${turn}; 108td@5115; 42tb@5115 under; 161inf@5114; gd@5114 under`,
        );
        dice(2);
        when('attack 5114 from 108td 42tb', 'end', 'fight 5114', 'german: pass');
        then.event('battle.result-D1', {}, 'typhoon:RES.D1.1');
        when('drive 1', 'german: retreat 161inf gd 5113 5112', 'advance 108td 5114', 'advance 108td 5014');
        then.event('unit.advanced-on', { units: ['108td'] }, 'typhoon:ADV.4');
        then.means(placeOf(state().own, '108td'), '5014', turn === 3 ? 'typhoon:ADV.5' : 'typhoon:R24');
      }
    },
  );

  rule(
    ['typhoon:ADV.2', 'typhoon:RES.D.3'],
    'as far as they have gone, where they went farther than they had to',
    ({ given, when, then, dice, state }) => {
      const text = `${GERMAN}; 24pz@5115; 35ik@5115 under; 19a@5114; 22a@5114 under; 42tb@5114 under`;
      const go = (path: string) => {
        given(text);
        // 11 to 8 is 1:1, D on the third row.
        dice(3);
        when('attack 5114 from 24pz 35ik', 'end', 'fight 5114', 'russian: pass', 'pass');
        when(
          `retreat 19a ${path}`,
          'retreat 22a 5214 5213',
          'retreat 42tb 5014 4914 4814',
          'advance 24pz 5114',
        );
      };
      go('5113');
      then.refused('advance 24pz 5015', 'ADVANCE.FAR', 'typhoon:ADV.4');
      go('5113 5112');
      when('advance 24pz 5015');
      then.means(placeOf(state().own, '24pz'), '5015', 'typhoon:RES.D.3');
      given(`${GERMAN}; 24pz@5115; 34ik@5115 under; 19a@5114; 42tb@5114 under`);
      // 9 to 5 is 3:2, D1 on the second row.
      dice(2);
      when('attack 5114 from 24pz 34ik', 'end', 'fight 5114', 'russian: pass', 'pass', 'drive 1');
      when('retreat 19a 42tb 5113 5112', 'advance 24pz 5114', 'advance 24pz 5015');
      then.means(placeOf(state().own, '24pz'), '5015', 'typhoon:ADV.2');
    },
  );

  rule(
    ['typhoon:ADV.3', 'typhoon:R90'],
    'over a line into no enemy zone',
    ({ given, when, then, dice, state }) => {
      // The line protects 1423 against 1424 and 1523; 22a keeps it in its zone from 1422, and not from 1421.
      const attack = [
        'attack 1423 from 35ik 53ik 5ik',
        'end',
        'fight 1423',
        'russian: pass',
        'pass',
        'drive 1',
      ];
      const back = (path: string) => {
        given(`${GERMAN}; 35ik@1424; 5ik@1424 under; 53ik@1523; 22a@1423; 30a@5000`);
        dice(2);
        when(...attack, `retreat 22a ${path}`);
      };
      back('1422 1421');
      then.allowed('advance 35ik 1423');
      back('1422');
      then.noEvent('advance.declined');
      then.means(placeOf(state().own, '35ik'), '1424', 'typhoon:R90');
      then.means([state().clock.phase, placeOf(state().own, '35ik')], ['russian-movement', '1424']);
    },
  );
});
