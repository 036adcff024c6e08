// Chapter 7: what bars a line on the map alone, by which rule a unit is supplied, and the one supply by air.
import { describe } from '@jest/globals';
import { printedOf } from '../../../../src/games/storm/data/sheet.ts';
import { isAlwaysSupplied, ruleOf } from '../../../../src/games/storm/07-supply/7.2-supply.ts';
import type { SupplyState } from '../../../../src/games/storm/07-supply/7.2-supply.ts';
import { linesOn } from '../../../../src/games/storm/07-supply/7.4-lines.ts';
import { refuseAirlift } from '../../../../src/games/storm/07-supply/7.9-aerial-supply.ts';
import { shippedSet } from '../../../../tools/games/shipped-data.ts';
import { p, rule, stateOf } from './kit.ts';

const AT = '1pz@N1731; 7r@S3334; 24rd@N4244';
/** A panzer division that no line reaches, for the air. */
const CUT = '1pz@N3343; 2rd@N3342; 8rd@N3443; 13rd@N3444; 86rd@N3243; 113rd@N3244';

describe('by which rule a unit is supplied', () => {
  rule(
    ['storm:7.1b', 'storm:5.13d', 'storm:7.9b', 'storm:7.8a', 'storm:7.2a', 'storm:7.2b'],
    'its nation, the turn, or what it has',
    ({ given, then }) => {
      const late = stateOf(`phase german-combat; turn 2; ${AT}`);
      const early = stateOf(`phase german-combat; turn 1; ${AT}`);
      given(`phase german-combat; turn 2; ${AT}`);
      const by = (unit: string, state: SupplyState, s = late) => ruleOf(p, s, unit, state);
      then.means(
        [by('7r', 'overland'), by('7r', 'overland', early)],
        ['storm:7.1b', 'storm:7.1b'],
        'storm:7.1b',
      );
      then.means(
        [by('1pz', 'overland', early), by('24rd', 'overland', early)],
        ['storm:5.13d', 'storm:5.13d'],
        'storm:5.13d',
      );
      then.means(by('1pz', 'aerial'), 'storm:7.9b', 'storm:7.9b');
      then.means(by('1pz', 'attenuated'), 'storm:7.8a', 'storm:7.8a');
      then.means([by('1pz', 'out'), by('1pz', 'overland')], ['storm:7.2a', 'storm:7.2a'], 'storm:7.2a');
      then.means(by('24rd', 'out'), 'storm:7.2b', 'storm:7.2b');
      then.means(
        [
          isAlwaysSupplied(p, early, '1pz'),
          isAlwaysSupplied(p, late, '1pz'),
          isAlwaysSupplied(p, late, '7r'),
        ],
        [true, false, true],
      );
    },
  );
});

describe('what bars a line', () => {
  rule(
    ['storm:7.4c', 'storm:7.4b', 'storm:R36', 'storm:R86'],
    'the sea, water between two hexes, the other sheet, and Bulgaria where it is closed',
    ({ given, then }) => {
      given(`phase german-combat; turn 2; ${AT}`);
      const { bar, steps } = linesOn(printedOf(shippedSet('storm')));
      const why = (line: 'open' | 'without-bulgaria', from: string, to: string) => bar(line, from, to)?.why;
      then.means(
        [why('open', 'N3726', 'N3827'), why('open', 'N1731', 'N1732')],
        ['supply.bar.sea', undefined],
        'storm:7.4c',
      );
      then.means(why('open', 'N3727', 'N3728'), 'supply.bar.sea');
      then.means(why('open', 'N1020', 'S4120'), 'supply.bar.seam', 'storm:7.4b');
      then.means(why('open', 'N1020', 'N1021'), undefined, 'storm:R36');
      then.means(
        [why('open', 'S1524', 'S1425'), why('without-bulgaria', 'S1524', 'S1425')],
        [undefined, 'supply.bar.bulgaria'],
        'storm:R86',
      );
      const open = (hex: string): number =>
        steps('open')
          .slice(p.grid.index(hex) * 6)
          .slice(0, 6)
          .reduce((all, one) => all + one, 0);
      then.means([open('N3827'), open('N1731')], [0, 6]);
    },
  );
});

describe('the supply by air', () => {
  rule(
    ['storm:7.9a', 'storm:7.9b', 'storm:R38'],
    'is for Germans in the air alone, once',
    ({ given, when, then, state }) => {
      const text = `phase german-order; turn 2; own turn.air "german"; ${CUT}`;
      const code = (more: string) => refuseAirlift(p, stateOf(more))?.code;
      then.means(code(text.replace('"german"', '"soviet"')), 'AERIAL.AIR', 'storm:7.9a');
      given(text);
      then.offered('airlift', ['airlift N3343']);
      when('airlift N3343');
      then.event('aerial.placed', { side: 'german', hex: 'N3343' }, 'storm:7.9b');
      then.means([state().own.turn.lifted, state().own.markers['aerial']], [['1pz'], ['N3343']]);
      when('choose fight-move');
      while (state().clock.turn === 2) when('end');
      then.event('aerial.over', { hex: 'N3343' }, 'storm:7.9b');
      then.means(state().own.markers['aerial'], ['spent'], 'storm:R38');
    },
  );
});
