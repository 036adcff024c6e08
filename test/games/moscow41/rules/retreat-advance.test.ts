// Retreats and advances of the second edition. 3218 and the hexes round it are open ground: 3219 west, 3318 south-west, 3217 east,
// 3216 and 3215 beyond it.
import { describe } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { law } from './combat-kit.ts';
import { rule } from './kit.ts';

const OPEN = 'phase german-movement; turn 4';

describe('retreat', () => {
  rule(
    ['moscow41:RES.DN.1', 'moscow41:RES.DN.2', 'moscow41:INH.RET'],
    'up to as many hexes as the result says, by the way of the defender',
    ({ given, when, then, dice, state }) => {
      // 6 to 2 is 3:1, D3 on the second row.
      given(`${OPEN}; 35ik@3219; 5ik@3219 under; 34ik@3318; 22a@3218`);
      dice(2);
      when('attack 3218 from 34ik 35ik 5ik', 'end', 'fight 3218', 'russian: pass');
      then.event('battle.result-D3', {}, 'moscow41:RES.DN.1');
      then.offered('drive', ['drive 0', 'drive 1', 'drive 2', 'drive 3']);
      when('drive 2');
      then.event('units.disrupted', { units: ['22a'] }, 'moscow41:RES.DN.2');
      then.means(state().own.disrupted, ['22a']);
      // Nothing more after D3.
      then.refused('retreat 22a 3217 3216 3215', 'RETREAT.NOT-SO-FAR', 'moscow41:RES.DN.4');
      then.refused('retreat 22a 3118', 'RETREAT.BESIDE-ATTACKER', 'moscow41:INH.RET');
      then.allowed('retreat 22a 3217 3216');
    },
  );

  rule(
    ['moscow41:RES.DN.3', 'moscow41:RES.DN.4', 'moscow41:RES.D.1', 'moscow41:RES.D.2'],
    'two hexes farther after D1, one after D2, three after D',
    ({ given, when, then, dice, state }) => {
      const fought = (face: number, ...more: readonly string[]) => {
        given(`${OPEN}; 35ik@3219; 22a@3218`);
        dice(face);
        when('attack 3218 from 35ik', 'end', 'fight 3218', 'russian: pass', ...more);
      };
      fought(2, 'drive 1', 'russian: retreat 22a 3217 3216 3215');
      then.means(placeOf(state().own, '22a'), '3215', 'moscow41:RES.DN.3');
      fought(1, 'drive 0', 'russian: retreat 22a 3217');
      then.means(placeOf(state().own, '22a'), '3217', 'moscow41:RES.DN.4');
      fought(3);
      then.event('units.disrupted', { units: ['22a'] }, 'moscow41:RES.D.1');
      when('russian: retreat 22a 3217 3216 3215');
      then.means(placeOf(state().own, '22a'), '3215', 'moscow41:RES.D.2');
    },
  );

  rule('moscow41:TER.19', 'no more than one hex from Moscow', ({ given, when, then, dice }) => {
    // Six at least, out of supply, to a tank, which is not doubled: D2 or D3 on the sixth row.
    given(
      `${OPEN}; 24pz@1706; 5ik@1706 under; 41pz@1705; 35ik@1705 under; 46pz@1805; 42tb@1806; own fallen ["1806"]`,
    );
    dice(6);
    when('attack 1806 from 24pz 35ik 41pz 46pz 5ik', 'end', 'fight 1806', 'russian: pass');
    then.offered('drive', ['drive 0', 'drive 1']);
    then.refused('drive 2', 'DRIVE.NOT-SO-FAR', 'moscow41:TER.19');
    then.means(law.cityCodes('2406', 'russian').most, undefined);
  });
});

describe('advance', () => {
  rule(
    ['moscow41:INH.ADV', 'moscow41:R15', 'moscow41:RES.DE', 'moscow41:RES.BR.1'],
    'one hex for all, three for armour after defenders are gone',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 24pz@3219; 35ik@3219 under; 22a@3218`);
      // 6 to 2 is 3:1, DE on the first row, and BR for who is ridden down.
      dice(1);
      when('attack 3218 from 24pz 35ik', 'end', 'fight 3218', 'russian: pass');
      then.event('battle.result-BR', {}, 'moscow41:RES.BR.1');
      when('advance 24pz 3218', 'advance 24pz 3217', 'advance 24pz 3216');
      then.refused('advance 24pz 3215', 'ADVANCE.FAR', 'moscow41:R15');
      when('advance 35ik 3218');
      then.means(
        [placeOf(state().own, '24pz'), placeOf(state().own, '35ik')],
        ['3216', '3218'],
        'moscow41:INH.ADV',
      );
      given(`${OPEN}; 35ik@3219; 5ik@3219 under; 34ik@3318; 22a@3218`);
      dice(1);
      when('attack 3218 from 34ik 35ik 5ik', 'end', 'fight 3218', 'russian: pass');
      then.event('battle.result-DE', {}, 'moscow41:RES.DE');
    },
  );

  rule('moscow41:R117', 'ground off the road stops the second hex', ({ given, when, then, dice }) => {
    // 24pz comes over a defence line.
    given(`phase german-movement; turn 1; 24pz@2414; 34ik@2414; 287rd@2413; 22a@1000`);
    dice(1);
    when('attack 2413 from 24pz 34ik', 'end', 'fight 2413', 'russian: pass', 'advance 24pz 2413');
    then.refused('advance 24pz 2412', 'ADVANCE.ADVERSE');
  });

  rule(
    ['moscow41:R26', 'moscow41:RES.DN.5'],
    'farther by as many hexes as they went beyond what they had to; not in Mud nor, for Germans, in Snow',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 24pz@3219; 19a@3218`);
      // 4 to 3 is 1:1, D1 on the second row.
      dice(2);
      when('attack 3218 from 24pz', 'end', 'fight 3218', 'russian: pass', 'drive 1');
      when(
        'russian: retreat 19a 3217 3216 3215',
        'advance 24pz 3218',
        'advance 24pz 3317',
        'advance 24pz 3417',
      );
      then.means(placeOf(state().own, '24pz'), '3417', 'moscow41:RES.DN.5');
      given(`phase german-movement; turn 6; 24pz@3219; 5ik@3219 under; 19a@3218`);
      dice(2);
      when(
        'attack 3218 from 24pz 5ik',
        'end',
        'fight 3218',
        'russian: pass',
        'drive 1',
        'russian: retreat 19a 3217 3216 3215',
      );
      when('advance 24pz 3218');
      then.refused('advance 24pz 3317', 'ADVANCE.FAR', 'moscow41:R15');
      then.means(placeOf(state().own, '24pz'), '3218', 'moscow41:R26');
    },
  );
});
