// Exchanges, each against a sum made by hand. 1ik has 6-6 (divisions of 2, 2 and 1), 26ik 5-6, 38ik 3-4 (1 and 1), 7pz and 6pz 4-3 and
// on their backs 2-2, 8a 3-6, 10rc 2-4, 10rd 1-2, 1td 3-2, 1tb 2-1.
import { describe } from '@jest/globals';
import { placeOf, unitsAt } from '../../../../../src/mechanics/places.ts';
import { at, law, OPEN, row, RUSSIAN } from './combat-kit.ts';
import { rule } from '../kit.ts';

const PARTS = `${at('11inf 21inf 1inf', 'components')}; 58inf@components; 254inf@components`;

describe('an exchange', () => {
  rule(
    ['deathstruggle:RES.X.1', 'deathstruggle:RES.X.2', 'deathstruggle:RES.X.7'],
    'X costs as much as is removed; a corps that falls apart gives one factor free and its divisions',
    ({ given, when, then, dice, state }) => {
      // 3 to 2 is 3:2, X on the fifth row: two of three.
      given(`${OPEN}; 38ik@2846; 10rd@2845; 90rd@2743; ${PARTS}`);
      dice(5);
      when('attack 2845 from 38ik', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('battle.result-X', {}, 'deathstruggle:RES.X.1');
      then.event('exchange.price', { has: 2, need: 2 }, 'deathstruggle:RES.X.1');
      then.event('corps.broken-up', { unit: '38ik', units: ['58inf', '254inf'] }, 'deathstruggle:RES.X.7');
      when('lose 58inf');
      then.means(
        [placeOf(state().own, '10rd'), placeOf(state().own, '58inf'), placeOf(state().own, '254inf')],
        ['dead', 'dead', '2846'],
        'deathstruggle:RES.X.1',
      );
      // 17 to 4 is 4:1, X/2 on the sixth row: two of seventeen.
      given(`${OPEN}; ${at('1ik 2ik 26ik', '2846')}; 10rc@2845; ${PARTS}`);
      dice(6);
      when('attack 2845 from 1ik 26ik 2ik', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('exchange.price', { has: 4, need: 2 }, 'deathstruggle:RES.X.1');
      then.means(law.charts.results.find(({ id }) => id === '2X')?.pays, 200, 'deathstruggle:RES.X.2');
    },
  );

  rule(
    'deathstruggle:RES.X.7',
    'a corps that was built up pays with the divisions it was built of, and is forgotten when all is over',
    ({ given, when, then, dice, state }) => {
      // 3 to 2 is 3:2, X on the fifth row: the corps itself and one of its divisions.
      given(
        `${OPEN}; 38ik@2846; 10rd@2845; 90rd@2743; ${at('1inf 217inf', 'components')}; own components {"38ik":["1inf","217inf"]}`,
      );
      dice(5);
      when('attack 2845 from 38ik', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('corps.broken-up', { unit: '38ik', units: ['1inf', '217inf'] }, 'deathstruggle:RES.X.7');
      then.offered('lose', ['lose 1inf', 'lose 217inf']);
      when('lose 1inf', 'advance 217inf 2845');
      then.means([placeOf(state().own, '1inf'), placeOf(state().own, '217inf')], ['dead', '2845']);
      then.means(state().own.components, {}, 'deathstruggle:RES.X.7');
    },
  );

  rule(
    ['deathstruggle:RES.X.3', 'deathstruggle:RES.X.5', 'deathstruggle:R9'],
    'who cannot cover all loses all he has, beside as many as he can cover; the rest of the defence is Disrupted',
    ({ given, when, then, dice, state }) => {
      // 9 to 8 is 1:1, 2X on the sixth row: 16 for all; of nine, four cover a division.
      given(`${OPEN}; ${at('1ik 38ik', '2846')}; ${at('8a 10rd', '2845')}; ${PARTS}`);
      dice(6);
      when('attack 2845 from 1ik 38ik', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('exchange.price', { units: ['10rd'], has: 2, need: 4 }, 'deathstruggle:RES.X.1');
      then.event('unit.eliminated', { unit: '1ik' }, 'deathstruggle:RES.X.3');
      then.event('units.disrupted', { units: ['8a'] }, 'deathstruggle:RES.X.5');
      then.at('8a', '2845');
      then.means(placeOf(state().own, '10rd'), 'dead', 'deathstruggle:R9');
    },
  );

  rule(
    'deathstruggle:R9',
    'among equal ones the defender says who is lost',
    ({ given, when, then, dice }) => {
      // 2 to 4 is 1:2, X on the third row: two cover one of two divisions.
      given(`${OPEN}; 29mot@2846; ${at('10rd 90rd', '2845')}`);
      dice(3);
      when('attack 2845 from 29mot', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.decides('russian', 'battle@remove');
      then.offered('lose', ['lose 10rd', 'lose 90rd']);
      then.refused('lose 10rd 90rd', 'LOSE.NOT-THIS-SET', 'deathstruggle:RES.X.1');
      then.refused('lose 29mot', 'LOSE.NOT-IN-BATTLE', 'deathstruggle:RES.X.1');
      when('lose 90rd');
      then.at('90rd', 'dead');
      then.event('units.disrupted', { units: ['10rd'] }, 'deathstruggle:RES.X.5');
      then.means(law.charts.results.find(({ id }) => id === 'X')?.pays, 100);
    },
  );

  rule(
    ['deathstruggle:RES.X.4', 'deathstruggle:RES.X.8'],
    'a panzer division is turned over for the difference, and survivors advance one hex',
    ({ given, when, then, dice, state }) => {
      // 4 to 2 is 2:1, X on the fifth row.
      given(`${OPEN}; 7pz@2846; 10rd@2845; 90rd@2743`);
      dice(5);
      when('attack 2845 from 7pz', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('unit.reduced', { unit: '7pz' }, 'deathstruggle:RES.X.8');
      then.means(state().own.hits, { '7pz': 1 }, 'deathstruggle:RES.X.8');
      when('advance 7pz 2845');
      then.means(
        state().stack.some(({ proc }) => proc === 'advance'),
        false,
        'deathstruggle:RES.X.4',
      );
    },
  );

  rule(
    ['deathstruggle:RES.X.6', 'deathstruggle:R98', 'deathstruggle:R10'],
    'Germans may refuse it in Good weather and are Disrupted; not in Hard Frost, not with allies; nobody else may',
    ({ given, when, then, dice, state }) => {
      given(`${OPEN}; 7pz@2846; 10rd@2845`);
      dice(5);
      when('attack 2845 from 7pz', 'end', 'fight 2845', 'russian: pass');
      then.decides('axis', 'battle@decline');
      when('decline');
      then.event('battle.declined', { side: 'axis' }, 'deathstruggle:RES.X.6');
      then.event('units.disrupted', { units: ['7pz'] }, 'deathstruggle:RES.AD');
      then.means(placeOf(state().own, '10rd'), '2845', 'deathstruggle:R10');
      given(`phase axis-movement; turn 11; 7pz@2846; 10rd@2845`);
      dice(5);
      when('attack 2845 from 7pz', 'end', 'fight 2845', 'russian: pass');
      then.noEvent('battle.declined');
      then.means(state().own.hits, { '7pz': 1 }, 'deathstruggle:R98');
    },
  );

  rule(
    'deathstruggle:RES.X.9',
    'armies on their strong side give the difference for nothing',
    ({ given, when, then, dice, state }) => {
      // 4 to 2 is 2:1, X on the fifth row.
      given(`${OPEN}; 18armee@2846; 10rd@2845; own strong ["18armee"]`);
      dice(5);
      when('attack 2845 from 18armee', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('exchange.absorbed', { unit: '18armee', worth: 2 }, 'deathstruggle:RES.X.9');
      then.means([placeOf(state().own, '10rd'), placeOf(state().own, '18armee')], ['dead', '2846']);
    },
  );

  rule(
    ['deathstruggle:RES.X.10', 'deathstruggle:RES.X.11'],
    'Russian armour pays first for panzers, motorized infantry and armies, panzers for tanks',
    ({ given, when, then, dice, state }) => {
      // 6 to 3 is 2:1, X on the fifth row: three, of an army or a tank division.
      given(`${RUSSIAN}; ${at('8a 1td', '2844')}; 7pz@2845`);
      dice(5);
      when('attack 2845 from 1td 8a', 'end', 'fight 2845', 'axis: pass');
      then.event('unit.eliminated', { unit: '1td' }, 'deathstruggle:RES.X.1');
      then.means(placeOf(state().own, '8a'), '2844', 'deathstruggle:RES.X.10');
      // 7 to 2 is 3:1, X on the sixth row: two, of panzers or of a corps of infantry.
      given(`${OPEN}; ${at('7pz 38ik', '2846')}; 1td@2845; ${PARTS}`);
      dice(6);
      when('attack 2845 from 38ik 7pz', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.means(
        [state().own.hits, placeOf(state().own, '38ik')],
        [{ '7pz': 1 }, '2846'],
        'deathstruggle:RES.X.11',
      );
      then.means(law.account?.asksFirst({} as never, '1mc'), false, 'deathstruggle:RES.X.11');
    },
  );

  rule(
    ['deathstruggle:RES.X.12', 'deathstruggle:R11'],
    'a price of less than a factor is none; any other is rounded up to what there is',
    ({ given, when, then, dice, state }) => {
      // 4 to 1 is 4:1, X/2 on the sixth row: half a factor.
      given(`${OPEN}; 23ik@2846; 1tb@2845`);
      dice(6);
      when('attack 2845 from 23ik', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('exchange.price', { has: 1, need: 0 }, 'deathstruggle:RES.X.12');
      then.means(
        [placeOf(state().own, '1tb'), placeOf(state().own, '23ik')],
        ['dead', '2846'],
        'deathstruggle:RES.X.12',
      );
      // A half of three is one and a half: two.
      given(`${OPEN}; ${at('7pz 6pz 8pz', '2846')}; ${at('10rd 1tb', '2845')}`);
      dice(6);
      when('attack 2845 from 6pz 7pz 8pz', 'end', 'fight 2845', 'russian: pass', 'pass');
      then.event('exchange.price', { has: 3, need: 2 }, 'deathstruggle:RES.X.1');
      then.means(law.account?.least, 1, 'deathstruggle:R11');
    },
  );
});

describe('a forced exchange', () => {
  rule(
    ['deathstruggle:FEX.1', 'deathstruggle:FEX.2', 'deathstruggle:FEX.4', 'deathstruggle:R18'],
    'the German forces it once he knows the die, with those who hold, on the table as it is printed',
    ({ given, when, then, dice, state }) => {
      // 6 to 6 is 1:1, D1 on the second row: D for who holds, X if it is forced.
      given(`${OPEN}; 1ik@2846; 8a@2845; ${PARTS}`);
      dice(2);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: stand 8a');
      then.event('battle.result-D', {}, 'deathstruggle:RES.D.1');
      then.decides('axis', 'battle@forceLate');
      when('force');
      then.event('battle.forced', { side: 'axis' }, 'deathstruggle:FEX.1');
      then.event('battle.converted', { from: 'D1', to: 'X' }, 'deathstruggle:FEX.2');
      then.means(
        [placeOf(state().own, '8a'), placeOf(state().own, '1ik')],
        ['dead', 'pool'],
        'deathstruggle:FEX.4',
      );
      // Nobody who holds, nothing to force.
      given(`${OPEN}; 1ik@2846; 8a@2845; ${PARTS}`);
      dice(2);
      when('attack 2845 from 1ik', 'end', 'fight 2845', 'russian: pass');
      then.decides('axis', 'battle@drive');
      then.means(unitsAt(state().own, '2845'), ['8a'], 'deathstruggle:R18');
    },
  );

  rule(
    'deathstruggle:R142',
    'who has no order is read as without the force, and the price is of those who have one',
    ({ then }) => {
      // 6 to 4 is 3:2: D1 on the third row.
      const text = `${OPEN}; 1ik@2846; ${at('10rd 90rd', '2845')}`;
      then.means(row(text, '2845', '1ik', 3, { forced: true, firm: ['90rd'] }), ['X', '10rd D1', '90rd X']);
    },
  );

  rule(
    'deathstruggle:FEX.2',
    'D3 at a third, D2 at half, D1 at one, D at one and a half, X at two; AD is AE, the rest stays',
    ({ then }) => {
      const reads = Object.fromEntries(
        (law.charts.conversions as readonly { set: string; code: string; result: string }[])
          .filter(({ set }) => set === 'forced')
          .map(({ code, result }) => [code, result]),
      );
      then.means(reads, { D3: 'X/3', D2: 'X/2', D1: 'X', D: '3/2X', X: '2X', AD: 'AE' });
      const pays = ['X/3', 'X/2', 'X', '3/2X', '2X'].map(
        (code) => law.charts.results.find(({ id }) => id === code)?.pays,
      );
      then.means(pays, [34, 50, 100, 150, 200]);
    },
  );

  rule(
    'deathstruggle:FEX.5',
    'who has no order is in no forced exchange and cannot escape one',
    ({ given, when, then, dice }) => {
      // 6 to 6 is 1:1, X on the fourth row against the Disrupted half of it at 3:2: D.
      given(`${RUSSIAN}; ${at('8a 11a', '2844')}; ${at('38ik 29mot', '2845')}; ${PARTS}`);
      dice(4);
      when('attack 2845 from 11a 8a', 'end', 'fight 2845', 'axis: stand 38ik', 'force');
      then.event('battle.converted', { from: 'X', to: '2X', units: ['38ik'] }, 'deathstruggle:FEX.2');
      when('axis: decline');
      then.event('battle.part', { units: ['38ik'], result: 'D3' }, 'deathstruggle:RES.DN.1');
      then.event('battle.part', { units: ['29mot'], result: 'X' }, 'deathstruggle:RES.X.1');
      then.event('battle.declined', { side: 'axis' });
      then.event('exchange.price', { units: ['29mot'], has: 2, need: 2 }, 'deathstruggle:RES.X.1');
    },
  );

  rule(
    ['deathstruggle:FEX.3', 'deathstruggle:FEX.5', 'deathstruggle:R19'],
    'the Russian says so before the die; Germans escape it by a D3, allies do not',
    ({ given, when, then, dice, state }) => {
      // 6 to 4 is 3:2, D1 on the second row.
      given(`${RUSSIAN}; ${at('8a 1td', '2844')}; 38ik@2845; ${PARTS}`);
      dice(2);
      when('attack 2845 from 1td 8a', 'end', 'fight 2845', 'axis: stand 38ik');
      then.decides('russian', 'battle@force');
      when('force');
      then.event('battle.forced', { side: 'russian' }, 'deathstruggle:FEX.1');
      then.decides('axis', 'battle@decline');
      then.means(state().stack.at(-1)?.vars['die'], 2, 'deathstruggle:FEX.3');
      when('axis: decline');
      then.event('battle.declined', { side: 'axis' }, 'deathstruggle:FEX.5');
      then.offered('drive', ['drive 0', 'drive 1', 'drive 2', 'drive 3']);
      when('drive 1');
      then.decides('axis', 'retreat@choose');
      then.means(state().stack.at(-1)?.vars['firm'], [], 'deathstruggle:R19');
    },
  );
});
