// Chapters 1 and 2: numbers, and what units are.
import { describe } from '@jest/globals';
import {
  attackFactor,
  corpsOf,
  defenceFactor,
  isAlly,
  isAssaulter,
  isCavalry,
  isFlak,
  isMech,
  isMountain,
  isStatic,
  isTank,
  nationOf,
} from '../../../../src/games/storm/02-counters.ts';
import { allowanceSum } from '../../../../src/games/storm/09-movement/9.1-allowance.ts';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { p, rule, stateOf } from './kit.ts';

const points = (text: string, unit: string) => allowanceSum(p, stateOf(text), unit);
const german = 'phase german-movement; turn 2';
const soviet = 'phase soviet-movement; turn 2';

describe('1 and 2: numbers and classes', () => {
  rule(['storm:1.1a', 'storm:2.6a'], 'every unit is of one of two sides', ({ given, then }) => {
    given(soviet);
    then.means(new Set(p.unitIds.map((unit) => p.sideOf(unit))).size, 2, 'storm:1.1a');
    then.means(new Set(p.unitIds.map((unit) => nationOf(p, unit))).size, 4, 'storm:2.6a');
  });

  rule(['storm:1.3a', 'storm:1.3b', 'storm:5.13f'], 'half of five is three', ({ given, then }) => {
    given(german);
    const text = 'phase german-movement; turn 1; rcc@S3334; 1pz@N3431; 5inf@N3335';
    then.entry(points(text, 'rcc'), 'allowance.rounded', 0, 'storm:1.3a');
    then.means(points(text, 'rcc').total, 3, 'storm:1.3b');
    then.means([points(text, '1pz').total, points(text, '5inf').total], [5, 3], 'storm:5.13f');
  });

  rule(
    ['storm:1.5e', 'storm:1.4b'],
    'a corner is of both its edges, the seam of one row',
    ({ given, then }) => {
      given(soviet);
      then.means(
        [p.inArea('north-east-edge', 'N4244'), p.inArea('soviet-sources', 'N4244')],
        [true, true],
        'storm:1.5e',
      );
      then.means([p.isHex('N1030'), p.areAdjacent('N1030', 'S4130')], [true, true], 'storm:1.4b');
    },
  );

  rule('storm:2.2a', 'a unit is in one place at a time', ({ given, then, state }) => {
    given(`${soviet}; 6rd@N2334`);
    then.means(placeOf(state().own, '6rd'), 'N2334');
  });

  rule(
    ['storm:2.9a', 'storm:2.9b', 'storm:2.9c', 'storm:6.5b'],
    'mechanized, not, or static',
    ({ given, then }) => {
      given(soviet);
      then.means([isMech(p, '1pz'), isMech(p, '5inf'), isMech(p, '6rd')], [true, false, false], 'storm:2.9a');
      then.means(
        [isMech(p, '1cav'), isCavalry(p, '1cav'), isMech(p, '6cc')],
        [true, true, true],
        'storm:2.9b',
      );
      then.means(
        p.unitIds.filter((unit) => isStatic(p, unit)),
        ['10flak'],
        'storm:2.9c',
      );
      then.means(isMech(p, '1ha'), true, 'storm:6.5b');
    },
  );

  rule(
    ['storm:2.12a', 'storm:R62', 'storm:12.1e'],
    'Hungarians and Romanians have five',
    ({ given, then }) => {
      given(german);
      const text = `${german}; rcc@S3334; rmc@S3332; hmc@N1022; held S2029 soviet`;
      then.means(
        ['rcc', 'rmc', 'hmc'].map((unit) => points(text, unit).total),
        [5, 5, 5],
        'storm:2.12a',
      );
      then.means(
        [isCavalry(p, 'rcc'), isMountain(p, 'rmc'), isMech(p, 'hmc')],
        [true, true, true],
        'storm:R62',
      );
      then.entry(points(text, 'rcc'), 'allowance.factor', 5, 'storm:12.1e');
    },
  );

  rule(
    ['storm:2.12b', 'storm:R31', 'storm:R85'],
    'the Slovakian division is German and mechanized',
    ({ given, then }) => {
      given(german);
      then.means([nationOf(p, 'slov'), isAlly(p, 'slov')], ['german', false], 'storm:2.12b');
      then.means(
        [isAssaulter(p, 'slov'), isAssaulter(p, 'gd'), isAssaulter(p, '900l'), isAssaulter(p, '1cav')],
        [true, true, true, false],
        'storm:R31',
      );
      then.means(points(`${german}; slov@N1224`, 'slov').total, 10, 'storm:R85');
    },
  );

  rule(
    ['storm:2.10', 'storm:2.13a', 'storm:10.10c', 'storm:11.7a'],
    'factors and one step',
    ({ given, then }) => {
      given(german);
      then.means([attackFactor(p, '1pz'), defenceFactor(p, '1pz')], [8, 6], 'storm:2.10');
      then.means(
        p.unitIds.every((unit) => p.unit(unit).faces.length === 1),
        true,
        'storm:2.13a',
      );
      then.means(
        [attackFactor(p, '10flak'), defenceFactor(p, '1ha'), isFlak(p, '10flak')],
        [0, 0, true],
        'storm:10.10c',
      );
      then.means(attackFactor(p, '1ha'), 1, 'storm:11.7a');
    },
  );

  rule(['storm:R47', 'storm:5.13n'], 'tanks are tank divisions and T-34 brigades', ({ given, then }) => {
    given(soviet);
    then.means(
      ['1td', '1tb', '163md', '6cc', '1ha'].map((unit) => isTank(p, unit)),
      [true, true, false, false, false],
      'storm:R47',
    );
    then.means([corpsOf(p, '1td'), corpsOf(p, '6rd')], ['1mc', undefined], 'storm:5.13n');
  });

  rule(
    ['storm:2.11a', 'storm:12.1f', 'storm:7.6a', 'storm:7.8b'],
    'movement factors by class and supply',
    ({ given, then }) => {
      given(german);
      const here = `${german}; 1pz@N3431; 5inf@N3335`;
      then.entry(points(here, '1pz'), 'allowance.factor', 10, 'storm:12.1a');
      then.means(points(here, '5inf').total, 6, 'storm:2.11a');
      const lost = `${here}; held S2029 german back`;
      then.entry(points(lost, '1pz'), 'allowance.attenuated', 7, 'storm:7.8b');
      then.means(points(lost, '5inf').total, 4, 'storm:12.1f');
      const ring = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join(
        '; ',
      );
      const cut = `${german}; ${ring}; 1pz@N1731; 5inf@N1731 under`;
      then.entry(points(cut, '1pz'), 'allowance.oos', 4, 'storm:7.6a');
      then.means(points(cut, '5inf').total, 2, 'storm:7.6a');
    },
  );

  rule(['storm:2.11a', 'storm:7.6a'], 'and of the Soviets', ({ given, then }) => {
    given(soviet);
    const text = `${soviet}; 1td@N2334; 6rd@N2334 under`;
    then.means([points(text, '1td').total, points(text, '6rd').total], [8, 5], 'storm:2.11a');
    const ring = [
      '31inf@N1832',
      '34inf@N1732',
      '45inf@N1632',
      '167inf@N1631',
      '255inf@N1730',
      '293inf@N1831',
    ].join('; ');
    const cut = `${soviet}; ${ring}; 1td@N1731; 6rd@N1731 under`;
    then.means([points(cut, '1td').total, points(cut, '6rd').total], [4, 2], 'storm:7.6a');
  });
});
