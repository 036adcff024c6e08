// Chapter 6: stacking.
import { describe } from '@jest/globals';
import {
  overstacks,
  refuseStack,
  stackProblems,
} from '../../../../src/games/storm/06-stacking/6.1-stacking.ts';
import { p, rule, stateOf } from './kit.ts';

const EIGHT = ['5inf', '6inf', '26inf', '28inf', '35inf', '8inf', '161inf', '162inf'];
const SIX = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd'];
const at = (units: readonly string[], hex: string): string =>
  units.map((unit) => `${unit}@${hex} under`).join('; ');
const german = 'phase german-movement; turn 2; own plan.order "move-fight"';

describe('6.2 to 6.7: how many, and who', () => {
  rule(['storm:6.2a', 'storm:2.12b'], 'no two nations of the Axis', ({ given, then }) => {
    const text = `${german}; 5inf@N1022`;
    given(text);
    then.means(refuseStack(p, stateOf(text), 'N1022', 'german', ['16h'])?.rule, 'storm:6.2a', 'storm:6.2a');
    then.means(refuseStack(p, stateOf(text), 'N1022', 'german', ['slov']), undefined, 'storm:2.12b');
  });

  rule(
    ['storm:6.3', 'storm:6.4', 'storm:6.5a'],
    'three allies, eight Germans, six Soviets and six guns',
    ({ given, then }) => {
      const text = `${german}; ${at(EIGHT, 'N1731')}; ${at(['16h', '17h', '18h'], 'S3623')}; ${at(SIX, 'N1134')}`;
      given(text);
      const rule = (hex: string, side: 'german' | 'soviet', unit: string) =>
        refuseStack(p, stateOf(text), hex, side, [unit])?.rule;
      then.means(rule('S3623', 'german', '19h'), 'storm:6.3', 'storm:6.3');
      then.means(rule('N1731', 'german', '1pz'), 'storm:6.4', 'storm:6.4');
      then.means(
        [rule('N1134', 'soviet', '6rd'), rule('N1134', 'soviet', '1ha')],
        ['storm:6.5a', undefined],
        'storm:6.5a',
      );
    },
  );

  rule(
    ['storm:6.1e', 'storm:6.6a', 'storm:R44', 'storm:6.6b'],
    'what is over the limit is found',
    ({ given, then }) => {
      const text = `${german}; ${at([...EIGHT, '1pz'], 'N1731')}`;
      given(`${german}; 1pz@N1731`);
      then.means(overstacks(p, stateOf(text)), [{ hex: 'N1731', side: 'german', surplus: 1 }], 'storm:6.1e');
      then.means(
        stackProblems(p, 'N1731', [...EIGHT, '1pz']).map(({ code }) => code),
        ['STATE.STACK'],
        'storm:R44',
      );
      then.means(
        stackProblems(p, 'N1731', ['1pz', '16h']).map(({ code }) => code),
        ['STATE.NATIONS'],
        'storm:6.6a',
      );
      then.means(overstacks(p, stateOf(`${german}; ${at(EIGHT, 'N1731')}`)), [], 'storm:6.6b');
    },
  );

  rule('storm:6.6a', 'the opponent says who goes', ({ given, when, then }) => {
    given(`${german}; ${at([...EIGHT, '1pz'], 'N1731')}; 3pz@N1733`);
    then.decides('soviet', 'overstack@choose');
    when('choose 1pz');
    then.event('unit.eliminated', { unit: '1pz', cause: 'overstack' });
    then.decides('german', 'german-movement@orders');
  });

  rule('storm:6.7', 'markers are no units', ({ given, then }) => {
    const text = `${german}; ${at(EIGHT, 'N1731')}; marker air N1731; marker aerial N1731; own turn.air "german"`;
    given(text);
    then.means(overstacks(p, stateOf(text)), []);
  });
});
