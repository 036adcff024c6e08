// The least that a unit can move, and what neither it nor a mobile assault reaches.
import { describe } from '@jest/globals';
import { allowance } from '../../../../../src/games/storm/09-movement/9.1-allowance.ts';
import { isOverland } from '../../../../../src/games/storm/07-supply/7.4-tracing.ts';
import { p, rule, stateOf } from '../kit.ts';

const moving = 'phase german-movement; turn 2; own plan.order "move-fight"';

describe('9.3: one hex', () => {
  rule(
    ['storm:9.3a', 'storm:9.3b'],
    'is reached with too few points, but not over closed ground',
    ({ given, when, then }) => {
      // N1027 and N1026 are mountains in the Beskids: both together are ringed.
      const inside = ['N1027', 'N1026'];
      const rifles = p.unitIds.filter((unit) => p.unit(unit).type === 'rifle');
      const ring = [...new Set(inside.flatMap((hex) => p.neighbours(hex)))].filter(
        (hex) => !inside.includes(hex),
      );
      const around = ring.map((hex, i) => `${rifles[i]}@${hex}`).join('; ');
      const text = `${moving}; 5inf@N1027; 1pz@N1027 under; ${around}`;
      given(text);
      // Two points without supply, of which the mountain wants three.
      then.means(allowance(p, stateOf(text), '5inf'), 2, 'storm:7.6a');
      then.refused('move 1pz N1026', 'MOVE.MOUNTAIN', 'storm:9.14b');
      when('move 5inf N1026');
      then.at('5inf', 'N1026');
      then.event('units.moved', { units: ['5inf'] });
      then.refused('move 5inf N1027', 'MOVE.FAR', 'storm:9.1a');
      then.means(p.hex('N1026').terrain, 'mountain', 'storm:9.3b');
    },
  );

  rule('storm:9.2c', 'is nothing to the static unit, which has no points at all', ({ given, then }) => {
    given(`${moving}; 10flak@S2029; 6rd@N4242`);
    then.means(allowance(p, stateOf(`${moving}; 10flak@S2029`), '10flak'), 0);
    then.refused('move 10flak S2129', 'MOVE.STATIC');
  });
});

describe('9.23, 9.24: a mobile assault', () => {
  rule(
    ['storm:9.24a', 'storm:9.23a', 'storm:9.24b'],
    'is made on somebody, and not in mountains or marsh',
    ({ given, then }) => {
      given(`${moving}; 1pz@N1027; 6rd@N1028; 5inf@N1731; 86rd@N4242`);
      then.refused('assault 1pz N1028', 'ASSAULT.TERRAIN');
      given(`${moving}; 1pz@N1731; 86rd@N1534`);
      then.refused('assault 1pz N1732', 'ASSAULT.NOBODY', 'storm:9.23a');
      given(`${moving}; 1pz@N2137; 6rd@N2136; 8rd@N2038`);
      then.refused('assault 1pz N2136', 'ASSAULT.TERRAIN', 'storm:9.24b');
    },
  );
});

describe('7.4: lines', () => {
  rule(
    ['storm:7.4a', 'storm:7.3c'],
    'lead over all ground, and keep out of Bulgaria alone where it is closed',
    ({ given, then }) => {
      given(`${moving}; 1pz@N1731; 86rd@N1534`);
      const fed = (option: string): readonly boolean[] =>
        ['S1425', 'S1525', 'N1731'].map((hex) =>
          isOverland(p, stateOf(`${moving}; ${option}; 1pz@N1731`), hex, 'german'),
        );
      then.means(fed('option bulgaria=open'), [true, true, true]);
      then.means(fed('option bulgaria=closed'), [false, true, true], 'storm:7.3c');
    },
  );
});
