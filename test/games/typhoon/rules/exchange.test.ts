// Exchanges and what eliminated attackers pay. 5114 and the hexes round it are open ground: 5115 west, 5215 south-west.
// 35ik has 5 factors and four divisions, 24pz 6 and 4, 42tb 1, 22a 3, 9a 2 and 4.
import { describe } from '@jest/globals';
import { frontOf } from '../../../../src/games/typhoon/combat-results/front.ts';
import { billFor, purses } from '../../../../src/mechanics/combat/front/exchange.ts';
import type { PayKind } from '../../../../src/mechanics/combat/front/exchange.ts';
import { coverable } from '../../../../src/mechanics/combat/allocated/exchange.ts';
import type { SeenFrame } from '../../../../src/core/rule-set.ts';
import { fight } from './combat-kit.ts';
import { placeOf, unitsAt } from '../../../../src/mechanics/places.ts';
import { p, rule, stateOf } from './kit.ts';
import { factorsOf } from '../../../../src/games/typhoon/unit-data/factors.ts';

const law = frontOf(p);
const GERMAN = 'phase german-movement; turn 5';

/** A battle under way, as its sums see it. */
const frame = (text: string, hex: string, units: string, attackers = 'X'): SeenFrame => {
  const s = stateOf(text);
  const counted = Object.fromEntries(units.split(' ').map((unit) => [unit, factorsOf(p).attack(s, unit)]));
  return {
    proc: 'pay',
    step: 'next',
    vars: { ...fight(text, hex, units), counted, attackers },
  };
};

const pays = (text: string, units: string, kind: PayKind = 'exchange'): readonly string[] =>
  purses(law, stateOf(text), frame(text, '5114', units), kind).map(
    ({ unit, pays: all }) => `${unit} ${all.map(({ kind: how, worth }) => `${how} ${worth}`).join(', ')}`,
  );

describe('what attackers can pay', () => {
  const text = `${GERMAN}; 35ik@5115; 24pz@5115 under; 9a@5215; gd@5215 under; 22a@5114`;

  rule(
    ['typhoon:RES.X.7', 'typhoon:RES.X.8', 'typhoon:RES.X.10', 'typhoon:R11'],
    'one factor for breaking up and one a division; a panzer corps its difference, then the rest; a strong army absorbs',
    ({ given, then }) => {
      given(GERMAN);
      then.means(pays(text, '35ik'), ['35ik break 1, part 1, part 1, part 1, part 1'], 'typhoon:RES.X.7');
      then.means(pays(text, '24pz'), ['24pz flip 2, die 4'], 'typhoon:RES.X.8');
      then.means(pays(`${text}; own strong ["9a"]`, '9a'), ['9a absorb 2, die 2'], 'typhoon:RES.X.10');
      then.means(pays(text, '9a gd'), ['9a die 2', 'gd die 1'], 'typhoon:R11');
    },
  );

  rule(
    ['typhoon:R85', 'typhoon:RES.AE.1'],
    'nothing but units where attackers are eliminated',
    ({ given, then }) => {
      given(GERMAN);
      then.means(
        pays(`${text}; own strong ["9a"]`, '35ik 24pz 9a', 'eliminated'),
        ['35ik die 5', '24pz die 6', '9a die 4'],
        'typhoon:R85',
      );
      then.means(pays(text, 'gd', 'eliminated'), ['gd die 1'], 'typhoon:RES.AE.1');
    },
  );

  rule('typhoon:R62', 'no more than they have counted for out of supply', ({ given, then }) => {
    given(GERMAN);
    const short = `${text}; own unsupplied ["35ik","24pz","gd"]`;
    then.means(pays(short, '35ik 24pz gd'), ['35ik break 1, part 1', '24pz flip 1, die 2']);
  });

  rule('typhoon:RES.X.9', 'a reduced panzer corps has its back alone', ({ given, then }) => {
    given(GERMAN);
    then.means(pays(`${GERMAN}; 24pz@5115; hits 24pz 1; 22a@5114`, '24pz'), ['24pz die 4']);
  });
});

describe('what defenders cost', () => {
  rule(
    ['typhoon:RES.X.4', 'typhoon:RES.X.5'],
    'each its factor and entrenchment; the wood with the last infantry, as far as can be covered',
    ({ given, then }) => {
      given(GERMAN);
      const source = p.neighbours('1505')[0] ?? '';
      const text = `${GERMAN}; 35ik@${source}; 22a@1505; 287rd@1505 under; 42tb@1505 under; own entrenched ["22a"]`;
      const s = stateOf(text);
      const bill = billFor(law, s, frame(text, '1505', '35ik'), ['22a', '287rd', '42tb']);
      then.means(
        [bill.owed.map(({ factor }) => factor), bill.dues, bill.percent],
        [[4, 1, 1], [{ factor: 1, of: ['22a', '287rd'] }], 100],
        'typhoon:RES.X.4',
      );
      then.means(
        coverable(bill, 5).map((set) => set.toSorted()),
        [
          ['22a', '42tb'],
          ['22a', '287rd'],
        ]
          .map((set) => set.toSorted())
          .slice(0, 1),
        'typhoon:RES.X.5',
      );
    },
  );

  rule(
    'typhoon:RES.X.6',
    'half, rounded up, for X/2, and one and a half times for a forced D',
    ({ given, then }) => {
      given(GERMAN);
      const text = `${GERMAN}; 35ik@5115; 22a@5114`;
      const percent = (code: string) =>
        billFor(law, stateOf(text), frame(text, '5114', '35ik', code), ['22a']).percent;
      then.means([percent('X/2'), percent('X'), percent('3/2X')], [50, 100, 150]);
    },
  );
});

describe('an exchange', () => {
  // 35ik and 5ik bring 9 to 3: 3:1, of which the sixth row is X.
  const text = `${GERMAN}; 35ik@5115; 5ik@5115 under; 22a@5114`;

  rule(
    ['typhoon:RES.X.5', 'typhoon:RES.X.7', 'typhoon:R76', 'typhoon:RES.X.12'],
    'corps break up and lose divisions, and whoever is left advances one hex',
    ({ given, when, then, dice, state }) => {
      given(text);
      dice(6);
      when('attack 5114 from 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.decides('german', 'battle@decline');
      when('pass');
      then.event('exchange.price', { has: 3, need: 3 }, 'typhoon:RES.X.4');
      then.decides('german', 'pay@choose');
      then.offered('lose', ['lose 35ik', 'lose 5ik']);
      when('lose 35ik');
      then.event('corps.broken-up', { unit: '35ik' }, 'typhoon:RES.X.7');
      when('lose 95inf', 'lose 262inf');
      then.event('unit.eliminated', { unit: '95inf', cause: 'exchange' }, 'typhoon:RES.X.5');
      then.event('unit.eliminated', { unit: '22a', cause: 'exchange' }, 'typhoon:RES.X.4');
      when('advance 5ik 5114');
      then.refused('advance 5ik 5113', 'ADVANCE.FAR', 'typhoon:ADV.4');
      then.allowed('advance 293inf 5114');
      then.means(placeOf(state().own, '5ik'), '5114', 'typhoon:RES.X.12');
      then.means(unitsAt(state().own, '5115').toSorted(), ['293inf', '296inf'], 'typhoon:R76');
    },
  );

  rule(
    ['typhoon:RES.X.1', 'typhoon:RES.X.2', 'typhoon:R13'],
    'Germans decline it in attack and are Disrupted, but not in Snow nor where they forced it',
    ({ given, when, then, dice, state }) => {
      given(text);
      dice(6);
      when('attack 5114 from 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass', 'decline');
      then.event('battle.declined', {}, 'typhoon:RES.X.1');
      then.event('units.disrupted', { units: ['35ik', '5ik'] }, 'typhoon:RES.AD.1');
      then.means(state().own.disrupted, ['35ik', '5ik'], 'typhoon:RES.X.2');
      given(text.replace('turn 5', 'turn 8'));
      dice(6);
      when('attack 5114 from 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.decides('german', 'pay@choose');
      given(text);
      dice(3);
      when('attack 5114 from 35ik 5ik', 'end', 'fight 5114', 'russian: pass', 'force');
      then.event('battle.forced', {}, 'typhoon:FEX.1');
      then.event('battle.result-X', {}, 'typhoon:RES.X.5');
      then.decides('german', 'pay@choose');
      then.means(state().stack.at(-1)?.proc, 'pay', 'typhoon:R13');
    },
  );

  rule(
    ['typhoon:RES.X.3', 'typhoon:R86'],
    'in defence they suffer D2 instead, which is DE for who has no way out',
    ({ given, when, then, dice, state }) => {
      // 22a, 3a and 13a bring 9 to 4: 2:1, of which the fifth row is X.
      const russians = '22a@5114; 3a@5215; 13a@5015; 5ik@5115';
      given(`phase russian-movement; turn 5; ${russians}`);
      dice(5);
      when('attack 5115 from 13a 22a 3a', 'end', 'fight 5115', 'german: pass', 'german: decline');
      then.event('battle.result-D2', {}, 'typhoon:RES.D2.1');
      then.decides('russian', 'battle@drive');
      then.means(state().own.disrupted, [], 'typhoon:RES.X.3');
      given(`phase russian-movement; turn 5; ${russians}; 50a@5017; 19a@5217`);
      dice(5);
      when('attack 5115 from 13a 22a 3a', 'end', 'fight 5115', 'german: stand 5ik', 'german: decline');
      then.event('unit.eliminated', { unit: '5ik', cause: 'combat' }, 'typhoon:RES.DE');
      then.means(placeOf(state().own, '5ik'), 'dead', 'typhoon:R86');
    },
  );

  rule(
    ['typhoon:RES.X.11', 'typhoon:R11'],
    'panzers pay first where Russian tanks are removed',
    ({ given, when, then, dice, state }) => {
      // 24pz and 35ik bring 11 to 5: 2:1, X on the fifth row.
      given(`${GERMAN}; 24pz@5115; 35ik@5215; 22a@5114; 108td@5114 under`);
      dice(5);
      when('attack 5114 from 24pz 35ik', 'end', 'fight 5114', 'russian: pass', 'pass', 'pass');
      // Five factors, two of them tanks: the panzers turn over for two, the corps pays three.
      then.refused('lose 101mrd', 'LOSE.NOT-IN-BATTLE', 'typhoon:RES.X.5');
      then.event('corps.reduced', { unit: '24pz' }, 'typhoon:RES.X.8');
      then.refused('lose 24pz', 'LOSE.TOO-MUCH', 'typhoon:R11');
      then.offered('lose', ['lose 95inf', 'lose 262inf', 'lose 293inf', 'lose 296inf']);
      when('lose 95inf', 'lose 262inf');
      then.at('108td', 'dead');
      then.at('24pz', '5115');
      // Three tanks for three: all of the panzers, and nothing of the corps.
      given(`${GERMAN}; 24pz@5115; 34ik@5215; 42tb@5114; 108td@5114 under`);
      dice(6);
      when('attack 5114 from 24pz 34ik', 'end', 'fight 5114', 'russian: pass', 'pass', 'pass');
      then.event('unit.eliminated', { unit: '24pz' }, 'typhoon:RES.X.5');
      then.means(placeOf(state().own, '34ik'), '5215', 'typhoon:RES.X.11');
    },
  );

  rule(
    ['typhoon:RES.X.4', 'typhoon:RES.D.1'],
    'what cannot be covered survives and is Disrupted',
    ({ given, when, then, dice, state }) => {
      // A corps out of supply counts two.
      given(`${GERMAN}; 35ik@5115; 22a@5114; own unsupplied ["35ik"]; own disrupted ["22a"]`);
      // 2 to 3 is 1:2, and 1:1 for who is Disrupted; forced, the first row is X/2 and takes the army for two.
      dice(1);
      when('attack 5114 from 35ik', 'end', 'fight 5114', 'russian: pass', 'force');
      then.event('exchange.price', { has: 3, need: 2 }, 'typhoon:RES.X.4');
      then.means(placeOf(state().own, '22a'), 'dead', 'typhoon:RES.X.4');
      given(`${GERMAN}; 35ik@5115; 22a@5114; own unsupplied ["35ik"]`);
      // The second row is D1 and X: three cannot be paid with two.
      dice(2);
      when('attack 5114 from 35ik', 'end', 'fight 5114', 'russian: pass', 'force');
      then.event('exchange.price', { has: 0, need: 0 }, 'typhoon:RES.X.4');
      then.event('units.disrupted', { units: ['22a'] }, 'typhoon:RES.D.1');
    },
  );

  rule(
    ['typhoon:RES.X.4', 'typhoon:FEX.5'],
    'the defender says who goes, of those who are as many',
    ({ given, when, then, dice }) => {
      // 3 to 3 is 1:1, D on the third row; at one and a half times the price three factors pay for two.
      given(`${GERMAN}; 34ik@5115; 110rd@5114; 113rd@5114 under; 126rd@5114 under`);
      dice(3);
      when('attack 5114 from 34ik', 'end', 'fight 5114', 'russian: pass', 'force');
      then.event('battle.converted', { from: 'D', to: '3/2X' }, 'typhoon:FEX.5');
      then.decides('russian', 'battle@remove');
      then.offered('lose', ['lose 110rd 113rd', 'lose 110rd 126rd', 'lose 113rd 126rd']);
      when('russian: lose 110rd 113rd');
      then.event('exchange.price', { has: 2, need: 3 }, 'typhoon:RES.X.4');
      then.event('units.disrupted', { units: ['126rd'] }, 'typhoon:RES.D.1');
      then.at('34ik', 'out');
    },
  );
});

describe('attackers eliminated', () => {
  rule(
    ['typhoon:RES.AE.1', 'typhoon:RES.AE.3', 'typhoon:R12'],
    'as many factors as defend, or all; who is left is Disrupted',
    ({ given, when, then, dice, state }) => {
      // 5ik and gd bring 5 to 4: 1:1, of which the sixth row is AE.
      given(`${GERMAN}; 34ik@5115; gd@5115 under; 900l@5215; 22a@5114; 287rd@5114 under`);
      dice(6);
      when('attack 5114 from 34ik 900l gd', 'end', 'fight 5114', 'russian: pass', 'pass');
      then.event('battle.result-AE', {}, 'typhoon:RES.AE.1');
      then.offered('lose', ['lose 34ik', 'lose 900l', 'lose gd']);
      when('lose 34ik', 'lose gd');
      then.event('units.disrupted', { units: ['900l'] }, 'typhoon:RES.AE.1');
      then.means(state().own.disrupted, ['900l'], 'typhoon:RES.AE.3');
      // Four of four: no more is given up than must be.
      then.means(placeOf(state().own, '900l'), '5215', 'typhoon:R12');
    },
  );

  rule('typhoon:RES.AE.2', 'armour meets armour first', ({ given, when, then, dice, state }) => {
    // 19pzd 2 and 5ik 4 against five, two of them tanks: without the rule 5ik and nobody else could not pay, with it the
    // division goes in any case.
    given(`${GERMAN}; 19pzd@5115; 35ik@5215; 19a@5114; 42tb@5114 under`);
    dice(6);
    when('attack 5114 from 19pzd 35ik', 'end', 'fight 5114', 'russian: pass', 'pass');
    // Seven to five is 1:1. The corps alone would be five of five, but one of them is a tank.
    then.means([placeOf(state().own, '19pzd'), placeOf(state().own, '35ik')], ['dead', 'dead']);
  });
});
