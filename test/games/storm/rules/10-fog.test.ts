// What each side sees of a stack, and what comes of a drop for those who dropped.
import { describe } from '@jest/globals';
import { NATIONS } from '../../../../src/games/storm/02-counters.ts';
import { ableTogether } from '../../../../src/games/storm/10-prepared-assaults/10.3-attackers.ts';
import { fogOf, isKnown } from '../../../../src/games/storm/10-prepared-assaults/10.7-fog-of-war.ts';
import { cityPoints, points } from '../../../../src/games/storm/04-victory/4.2-points.ts';
import { p, rule, stateOf } from './kit.ts';

const AIR = 'phase soviet-combat; turn 2; own plan.order "fight-move"; own turn.air "soviet"';

describe('10.7: fog', () => {
  rule(
    ['storm:10.7a', 'storm:6.3', 'storm:6.4', 'storm:6.5a'],
    'a stack is no larger than the nation of those who are seen may have it',
    ({ given, then }) => {
      given(`${AIR}; 6rd@N1731`);
      const { most, range } = fogOf(p);
      then.means(most([]), 12);
      then.means([most(['10rd']), most(['1ha'])], [12, 12], 'storm:6.5a');
      then.means([most(['1pz']), most(['slov'])], [8, 8], 'storm:6.4');
      then.means([most(['9r']), most(['16h'])], [3, 3], 'storm:6.3');
      then.means(range(3, ['1pz']), { least: 1, most: 7 });
    },
  );

  rule(
    ['storm:2.9c', 'storm:10.7b'],
    'the static unit is known wherever it lies, others while they are shown',
    ({ given, then }) => {
      const stack = '5inf@S2029; 10flak@S2029 under; 6inf@S2029 under';
      given(`${AIR}; ${stack}`);
      const known = (more: string): readonly boolean[] =>
        ['5inf', '10flak', '6inf'].map((unit) =>
          isKnown(p, stateOf(`${AIR}; ${stack}${more}`), unit, 'soviet'),
        );
      then.means(known(''), [true, true, false], 'storm:2.9c');
      then.means(known('; own shown ["6inf"]'), [true, true, true], 'storm:10.7b');
    },
  );
});

describe('11.10: who has dropped', () => {
  rule(
    ['storm:11.10m', 'storm:11.10k'],
    'attacks no more in that phase, for the reason that it dropped',
    ({ given, dice, when, then }) => {
      given(
        `${AIR}; 1ab@airborne; 2ab@airborne; 1td@N1732; 3td@N1732 under; 221sec@N1731; 281sec@N1730; 5inf@N1534`,
      );
      dice(1);
      when('attack N1731 from 1td 3td drop 1ab 2ab', 'pass');
      then.at('1ab', 'N1731');
      then.event('drop.landed', { units: ['1ab', '2ab'] }, 'storm:11.10h');
      then.refused('attack N1730 from 1ab', 'ATTACK.UNIT-AGAIN', 'storm:11.10m');
      then.means(p.unit('1ab').type, 'airborne', 'storm:11.10k');
    },
  );
});

describe('10.24: an advance', () => {
  rule(
    ['storm:10.24b', 'storm:R86'],
    'goes nowhere that movement does not go, closed countries among it',
    ({ given, dice, when, then }) => {
      const text =
        'phase german-combat; turn 2; own plan.order "move-fight"; 1pz@S1525; 3pz@S1525 under; 7pz@S1525 under; 20pz@S1525 under; 6rd@S1425; 86rd@N4242';
      given(`${text}; option bulgaria=closed`);
      dice(1);
      when('attack S1425 from 1pz 20pz 3pz 7pz');
      then.decides('german', 'german-combat@orders');
      then.refused('advance 20pz S1425', 'MOVE.BULGARIA', 'storm:R86');
      given(text);
      dice(1);
      when('attack S1425 from 1pz 20pz 3pz 7pz', 'lose 1pz');
      then.allowed('advance 20pz S1425');
      then.event('battle.odds', { hex: 'S1425' }, 'storm:10.8a');
      then.means(p.hex('S1425').country, 'bulgaria', 'storm:10.24b');
    },
  );
});

describe('nations and ledgers', () => {
  rule(
    ['storm:2.12b', 'storm:R85'],
    'each nation is one of four, the Slovakian a German',
    ({ given, then }) => {
      given(`${AIR}; 6rd@N1731`);
      then.means([...NATIONS].toSorted(), ['german', 'hungarian', 'romanian', 'soviet']);
      for (const unit of ['5inf', '16h', '9r', '6rd']) then.means(ableTogether(p, [unit]), [unit]);
      then.means(ableTogether(p, ['slov', '5inf']), ['slov', '5inf'], 'storm:R85');
    },
  );

  rule(['storm:4.2b', 'storm:4.1c'], 'points and city points are sums of their own', ({ given, then }) => {
    given(`${AIR}; 6rd@N1731`);
    const s = stateOf(`${AIR}; 6rd@N1731`);
    then.means(cityPoints(p, s).of, 'cities');
    then.means(points(p, s).of, 'points', 'storm:4.1c');
  });
});
