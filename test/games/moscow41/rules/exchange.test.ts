// Exchanges of the second edition. 3218 and the hexes round it are open ground: 3219 west, 3318 south-west. Infantry corps have 2
// and 1, 24pz 4 and 2, 22a 2, 42tb and 108td 1.
import { describe } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { rule } from './kit.ts';

const OPEN = 'phase german-movement; turn 4';

describe('an exchange', () => {
  rule(
    ['moscow41:RES.X.1', 'moscow41:RES.X.2', 'moscow41:R4'],
    'takes all defenders; an infantry corps gives one factor, or two and is gone; nobody declines',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 35ik@3219; 5ik@3219 under; 22a@3218`);
      dice(6);
      // 4 to 2 is 2:1.
      when('attack 3218 from 35ik 5ik', 'end', 'fight 3218', 'russian: pass');
      then.event('battle.result-X', {}, 'moscow41:RES.X.1');
      then.decides('german', 'pay@choose');
      then.refused('decline', 'DECLINE.NEVER');
      when('lose 35ik');
      then.event('unit.reduced', { unit: '35ik' }, 'moscow41:RES.X.2');
      then.offered('lose', ['lose 35ik', 'lose 5ik']);
      when('lose 35ik');
      then.means(
        [placeOf(state().own, '35ik'), placeOf(state().own, '22a')],
        ['dead', 'dead'],
        'moscow41:R4',
      );
    },
  );

  rule(
    'moscow41:RES.X.1',
    'is neither declined nor forced, before the die either',
    ({ given, when, then }) => {
      given(`${OPEN}; 35ik@3219; 5ik@3219 under; 22a@3218`);
      when('attack 3218 from 35ik 5ik', 'end');
      then.refused('decline', 'DECLINE.NEVER');
      then.refused('force', 'FORCE.NEVER', 'moscow41:R3');
    },
  );

  rule(
    'moscow41:R4',
    'who cannot match the defenders is lost with all he has',
    ({ given, when, then, dice, state }) => {
      // 1 to 2 is 1:2; Disrupted and under air support it is 3:2, of which the fifth row is X.
      const text = `${OPEN}; gd@3219; 22a@3218; own disrupted ["22a"]; own pulse.supported ["3218"]`;
      given(text);
      dice(5);
      when('attack 3218 from gd', 'end', 'fight 3218', 'russian: pass');
      then.means([placeOf(state().own, 'gd'), placeOf(state().own, '22a')], ['dead', 'dead']);
      given(`${text}; option exchange-survivors=on`);
      dice(5);
      when('attack 3218 from gd', 'end', 'fight 3218', 'russian: pass');
      then.at('22a', '3218');
      then.at('gd', '3219');
    },
  );

  rule(
    ['moscow41:RES.X.3', 'moscow41:R6', 'moscow41:RES.X.7'],
    'a panzer corps absorbs its difference and stays full; survivors go one hex',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 24pz@3219; 22a@3218`);
      dice(6);
      when('attack 3218 from 24pz', 'end', 'fight 3218', 'russian: pass');
      then.event('exchange.absorbed', { unit: '24pz', worth: 2 }, 'moscow41:RES.X.3');
      then.noEvent('panzer.held');
      then.means(state().own.hits, {}, 'moscow41:R6');
      when('advance 24pz 3218');
      then.refused('advance 24pz 3217', 'ADVANCE.NO-BATTLE', 'moscow41:INH.ADV');
      then.means(placeOf(state().own, '24pz'), '3218', 'moscow41:RES.X.7');
    },
  );

  rule(
    ['moscow41:RES.X.5', 'moscow41:RES.X.4', 'moscow41:R5'],
    'against tanks as strong as what it absorbs it loses its full level with one die in two',
    ({ given, when, then, dice, state }) => {
      for (const [face, hits] of [
        [3, { '24pz': 1 }],
        [4, {}],
      ] as const) {
        given(`${OPEN}; 24pz@3219; 42tb@3218; 108td@3218 under`);
        dice(6, face);
        when('attack 3218 from 24pz', 'end', 'fight 3218', 'russian: pass');
        then.event(
          face === 3 ? 'panzer.lost' : 'panzer.held',
          { unit: '24pz', dice: [face] },
          'moscow41:RES.X.5',
        );
        then.means(state().own.hits, hits, 'moscow41:R5');
      }
      // The corps of infantry beside it gives nothing before the panzers have: two of two are tanks.
      given(`${OPEN}; 24pz@3219; 35ik@3219 under; 42tb@3218; 108td@3218 under`);
      dice(6, 4);
      when('attack 3218 from 24pz 35ik', 'end', 'fight 3218', 'russian: pass');
      then.means([state().own.hits, placeOf(state().own, '35ik')], [{}, '3219'], 'moscow41:RES.X.4');
    },
  );

  rule(
    ['moscow41:RES.X.6', 'moscow41:RES.X.5'],
    'against half of it two dice must both fail; a weak corps is lost for good',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 24pz@3219; 42tb@3218; 287rd@3218 under`);
      dice(6, 1, 5);
      when('attack 3218 from 24pz', 'end', 'fight 3218', 'russian: pass');
      then.event('panzer.held', { dice: [1, 5] }, 'moscow41:RES.X.6');
      then.means(state().own.hits, {}, 'moscow41:RES.X.6');
      given(`${OPEN}; 24pz@3219; hits 24pz 1; 42tb@3218`);
      dice(6, 1, 2);
      when('attack 3218 from 24pz', 'end', 'fight 3218', 'russian: pass');
      then.event('unit.eliminated', { unit: '24pz' }, 'moscow41:RES.X.5');
    },
  );
});

describe('several panzer corps', () => {
  rule(
    ['moscow41:R5', 'moscow41:RES.X.5', 'moscow41:RES.X.6'],
    'meet the tanks one after the other, the full ones first',
    ({ given, when, then, dice, state }) => {
      const tanks = '42tb@3218; 108td@3218 under; 22a@3218 under';
      const panzers = '24pz@3219; 40pz@3318';
      const fought = ['attack 3218 from 24pz 40pz', 'end', 'fight 3218', 'russian: pass'] as const;
      // 8 to 4 is 2:1, X on the sixth row: each absorbs two, and two tank factors are one corps's.
      given(`${OPEN}; ${panzers}; ${tanks}`);
      dice(6, 3);
      when(...fought);
      then.event('panzer.lost', { unit: '24pz', dice: [3] }, 'moscow41:RES.X.5');
      then.noEvent('panzer.held');
      then.means(state().own.hits, { '24pz': 1 });
      // A weak one comes after the full one and meets nobody: it risks nothing, and pays with itself.
      given(`${OPEN}; ${panzers}; hits 24pz 1; 42tb@3218; 108td@3218 under; 287rd@3218 under`);
      dice(6, 4);
      when(...fought);
      then.offered('lose', ['lose 24pz', 'lose 40pz']);
      when('lose 24pz');
      then.event('panzer.held', { unit: '40pz', dice: [4] }, 'moscow41:RES.X.5');
      then.at('24pz', 'dead');
      // Three tank factors against two and two: what is left is half of the second.
      given(`${OPEN}; ${panzers}; ${tanks.replace('22a', '58td')}`);
      dice(6, 4, 1, 1);
      when(...fought);
      then.event('panzer.held', { unit: '24pz', dice: [4] }, 'moscow41:RES.X.5');
      then.event('panzer.lost', { unit: '40pz', dice: [1, 1] }, 'moscow41:RES.X.6');
    },
  );
});

describe('attackers eliminated', () => {
  rule(
    ['moscow41:RES.AE.1', 'moscow41:RES.AE.2', 'moscow41:CRT.12', 'moscow41:RES.AD'],
    'as many as the defence, the rest Disrupted; with D the defenders, too',
    ({ given, when, then, dice, state }) => {
      // 3 to 3 is 1:1, of which the sixth row is D/AE.
      given(`${OPEN}; 35ik@3219; gd@3219 under; 19a@3218`);
      dice(6);
      when('attack 3218 from 35ik gd', 'end', 'fight 3218', 'russian: pass');
      then.event('unit.eliminated', { unit: '35ik' }, 'moscow41:RES.AE.1');
      then.event('units.disrupted', { units: ['19a'] }, 'moscow41:CRT.12');
      given(`${OPEN}; 34ik@3219; 35ik@3219 under; 5ik@3318; 900l@3318 under; 19a@3218; 22a@3218 under`);
      // 7 to 5 is 1:1: five of seven.
      dice(6);
      when(
        'attack 3218 from 34ik 35ik 5ik 900l',
        'end',
        'fight 3218',
        'russian: pass',
        'lose 34ik',
        'lose 35ik',
      );
      then.means(state().own.disrupted.includes('5ik'), true, 'moscow41:RES.AE.2');
      given(`${OPEN}; 35ik@3219; gd@3219 under; 19a@3218`);
      dice(5);
      when('attack 3218 from 35ik gd', 'end', 'fight 3218', 'russian: pass');
      then.event('units.disrupted', { units: ['35ik', 'gd'] }, 'moscow41:RES.AD');
    },
  );
});
