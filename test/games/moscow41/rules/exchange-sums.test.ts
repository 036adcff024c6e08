// Exchanges of the second edition reckoned by hand: what defenders cost, what each attacker pays, and what is at risk. 3218 and the
// hexes round it are open ground: 3219 west, 3318 south-west. Attack: 35ik 34ik 5ik 2, 24pz 40pz 4 and 2, 9a 1 and 3, gd 1; defence:
// 22a 29a 2, 19a 3, 42tb 108td 287rd 154rd 1, 5para 2.
import { describe } from '@jest/globals';
import { fateOf } from '../../../../src/games/moscow41/ground-units.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { defence } from './combat-kit.ts';
import { p, rule } from './kit.ts';

const OPEN = 'phase german-movement; turn 4';

const fought = (units: string, hex = '3218'): readonly string[] => [
  `attack ${hex} from ${units}`,
  'end',
  `fight ${hex}`,
  'russian: pass',
];

describe('who pays', () => {
  rule(
    ['moscow41:RES.X.3', 'moscow41:R6', 'moscow41:RES.X.4'],
    'an army on its strong side absorbs two and stays strong; tanks are no risk for it',
    ({ given, when, then, dice, state }) => {
      // 3 and 2 to 2: 2:1, X on the sixth row.
      given(`${OPEN}; 9a@3219; 34ik@3219 under; 42tb@3218; 287rd@3218 under; own strong ["9a"]`);
      dice(6);
      when(...fought('34ik 9a'));
      then.event('exchange.absorbed', { unit: '9a', worth: 2 }, 'moscow41:RES.X.3');
      then.noEvent('panzer.held');
      then.noEvent('unit.reduced');
      then.means([state().own.strong, state().own.hits], [['9a'], {}], 'moscow41:R6');
      then.means(
        [placeOf(state().own, '42tb'), placeOf(state().own, '287rd')],
        ['dead', 'dead'],
        'moscow41:RES.X.4',
      );
    },
  );

  rule(
    ['moscow41:RES.X.5', 'moscow41:RES.X.6', 'moscow41:RES.X.2'],
    'a weak panzer corps risks its two once, against one tank with two dice; the rest is for the infantry',
    ({ given, when, then, dice, state }) => {
      // 2 and 2 and 2 to 1 and 2: 2:1; three to pay, of which it absorbs two.
      given(`${OPEN}; 24pz@3219; hits 24pz 1; 35ik@3219 under; 5ik@3318; 42tb@3218; 22a@3218 under`);
      dice(6, 1, 4);
      when(...fought('24pz 35ik 5ik'));
      then.event('exchange.price', { has: 3, need: 3 }, 'moscow41:RES.X.1');
      then.offered('lose', ['lose 35ik', 'lose 5ik']);
      when('lose 5ik');
      then.event('unit.reduced', { unit: '5ik', steps: 1 }, 'moscow41:RES.X.2');
      then.event('panzer.held', { unit: '24pz', dice: [1, 4] }, 'moscow41:RES.X.6');
      then.event('die', { by: 'german', purpose: 'panzer-risk', sides: 6, result: 4 }, 'moscow41:RES.X.6');
      then.means(state().own.hits, { '24pz': 1, '5ik': 1 }, 'moscow41:RES.X.5');
    },
  );

  rule(
    'moscow41:RES.X.5',
    'a full one that loses its roll is weak from then on, and is told so',
    ({ given, when, then, dice }) => {
      given(`${OPEN}; 24pz@3219; 42tb@3218; 108td@3218 under`);
      dice(6, 2);
      when(...fought('24pz'));
      then.event('die', { by: 'german', purpose: 'panzer-risk', sides: 6, result: 2 });
      then.event('unit.reduced', { unit: '24pz', hex: '3219', steps: 1 });
    },
  );

  rule(
    ['moscow41:RES.X.4', 'moscow41:R111'],
    'panzers give up their last before the infantry, as far as there are tanks',
    ({ given, when, then, dice, state }) => {
      // 4 and 2 and 2 to 1, 1 and 1 and 1 (four tanks): 2:1; the corps absorbs two and pays two more.
      given(
        `${OPEN}; 24pz@3219; 35ik@3219 under; 5ik@3318; 42tb@3218; 108td@3218 under; 141tb@3218 under; 126tb@3218 under`,
      );
      dice(6);
      when(...fought('24pz 35ik 5ik'));
      then.means(
        [placeOf(state().own, '24pz'), placeOf(state().own, '35ik'), placeOf(state().own, '5ik')],
        ['dead', '3219', '3318'],
        'moscow41:RES.X.4',
      );
      then.event('exchange.price', { has: 4, need: 4 }, 'moscow41:RES.X.1');
      then.means(state().own.hits, {}, 'moscow41:R111');
    },
  );

  rule(
    'moscow41:RES.X.2',
    'a corps that is down to one pays with itself',
    ({ given, when, then, dice, state }) => {
      // 1 and 1 to 1: 2:1, X on the sixth row.
      given(`${OPEN}; 35ik@3219; hits 35ik 1; gd@3219 under; 287rd@3218`);
      dice(6);
      when(...fought('35ik gd'));
      then.offered('lose', ['lose 35ik', 'lose gd']);
      when('lose 35ik');
      then.event('unit.eliminated', { unit: '35ik', cause: 'exchange' }, 'moscow41:RES.X.1');
      then.means(placeOf(state().own, '35ik'), 'dead');
    },
  );
});

describe('what defenders cost', () => {
  rule(
    ['moscow41:TER.16', 'moscow41:TER.14', 'moscow41:R20'],
    'in Moscow infantry twice with its entrenchment, tanks as they are, and two for the city',
    ({ given, then }) => {
      given(OPEN);
      const text = `${OPEN}; 35ik@1807; 22a@1806; 42tb@1806 under; own entrenched ["22a"]`;
      const sum = defence(text, '1806', '35ik');
      then.entry(sum, 'bonus.moscow', 3, 'moscow41:TER.16');
      then.entry(sum, 'bonus.garrison', 2, 'moscow41:TER.14');
      // 2 and 1, doubled, and 1 and 2.
      then.means(sum.total, 9, 'moscow41:R20');
    },
  );

  rule(
    ['moscow41:TER.1', 'moscow41:R19'],
    'in a forest one more for an army, an infantry corps or paratroops, and not for others',
    ({ given, then }) => {
      given(OPEN);
      const factors = (unit: string, attacker: string): number => {
        const phase = p.sideOf(unit) === 'german' ? 'russian-movement' : 'german-movement';
        return defence(`phase ${phase}; turn 4; ${attacker}@1304; ${unit}@1303`, '1303', attacker).total;
      };
      then.means(
        ['22a', '5para', '287rd', '42tb', 'dovator'].map((unit) => factors(unit, '35ik')),
        [3, 3, 1, 1, 1],
        'moscow41:TER.1',
      );
      // A weak corps and a panzer corps, by their defence: 35ik 2, 161inf 1, 24pz 3, 9a 2.
      then.means(
        ['35ik', '161inf', '24pz', '9a'].map((unit) => factors(unit, '22a')),
        [3, 1, 3, 3],
        'moscow41:R19',
      );
    },
  );
});

describe('what is lost', () => {
  rule(
    'moscow41:INH.REP',
    'may come again, the 16th Army only if it was given up or exchanged',
    ({ given, when, then }) => {
      given('phase russian-administration; turn 4; 16a@1806; 22a@2008');
      when('disband 16a', 'disband 22a');
      then.at('16a', 'dead');
      then.event('unit.eliminated', { unit: '16a', cause: 'voluntary' });
      then.means(
        (['combat', 'supply', 'overstack', 'exchange', 'voluntary'] as const).map(
          (cause) => fateOf(p, '16a', cause).place,
        ),
        ['out', 'out', 'out', 'dead', 'dead'],
      );
    },
  );
});
