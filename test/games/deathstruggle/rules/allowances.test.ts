// What each sort of unit may spend on the march, and who stays where he is.
import { describe } from '@jest/globals';
import {
  allowance,
  allowanceSum,
  allowanceWithout,
  bonusOf,
  HALVES,
} from '../../../../src/games/deathstruggle/movement/allowance.ts';
import { refuseIdle } from '../../../../src/games/deathstruggle/movement/idle.ts';
import { SORTS, p, rule, stateOf } from './kit.ts';

describe('the allowance of one of every sort', () => {
  const GOOD = 'phase axis-movement; turn 4';
  const factors = (text: string): string =>
    SORTS.map((unit) => (allowance(p, stateOf(text), unit) - bonusOf(p, stateOf(text), unit)) / HALVES).join(
      ' ',
    );
  const sum = (text: string, unit: string): string => {
    const { entries, total } = allowanceSum(p, stateOf(text), unit);
    const told = entries.map(({ op, n, rule }) => `${op} ${n} ${rule.replace('deathstruggle:', '')}`);
    return [...told, `= ${total}`].join(', ');
  };

  rule(
    [
      'deathstruggle:OMF.1',
      'deathstruggle:WEA.6',
      'deathstruggle:SUP.15',
      'deathstruggle:MOV.13',
      'deathstruggle:R78',
      'deathstruggle:R34',
    ],
    'is a factor that weather, oil and the breakthrough take from',
    ({ given, then }) => {
      given(GOOD);
      then.means(
        factors(GOOD),
        '3 3 6 5 5 5 4 4 4 4 4 3 4 5 5 4 4 3 3 3 4 5 5 5 5 5 3 3 5',
        'deathstruggle:OMF.1',
      );
      then.means(
        factors('phase axis-movement; turn 9'),
        '1 1 3 2 2 2 2 2 2 2 2 1 2 2 2 2 2 2 2 2 2 3 3 3 3 3 2 2 3',
        'deathstruggle:WEA.6',
      );
      then.means(
        factors('phase axis-movement; turn 12'),
        factors('phase axis-movement; turn 9'),
        'deathstruggle:WEA.6',
      );
      then.means(
        factors(`${GOOD}; held 7145 russian`),
        '3 3 4 4 4 4 4 4 4 4 4 3 4 5 4 4 4 3 3 3 4 5 5 5 5 5 3 3 5',
        'deathstruggle:SUP.15',
      );
      then.means(
        factors(`${GOOD}; held 7211 axis`),
        '3 3 6 5 5 5 4 4 4 4 4 3 4 5 5 4 4 3 3 3 4 5 5 4 4 4 3 3 4',
        'deathstruggle:SUP.15',
      );
      then.means(
        factors('phase axis-breakthrough; turn 4'),
        '1 1 4 3 3 3 2 2 2 2 2 1 2 3 3 2 2 1 1 1 2 3 3 3 3 3 1 1 3',
        'deathstruggle:MOV.13',
      );
      then.means(
        factors('phase russian-breakthrough; turn 9'),
        '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
        'deathstruggle:R78',
      );
      const worst = 'phase axis-breakthrough; turn 9; held 7145 russian';
      then.means(
        sum(worst, '39mk'),
        'set 5 OMF.2, set 4 SUP.15, set 2 WEA.6, add -2 MOV.13, set 1 R78, add 2 MOV.6, = 3',
        'deathstruggle:R34',
      );
      // Three less two is the least there is.
      then.means(
        sum('phase russian-breakthrough; turn 4', '8a'),
        'set 3 OMF.8, add -2 MOV.13, add 3 MOV.6, = 4',
        'deathstruggle:R78',
      );
      then.means(sum(GOOD, '7pz'), 'set 6 OMF.1, add 3 MOV.5, = 9', 'deathstruggle:R34');
      then.means(
        sum('phase russian-movement; turn 4', '8a'),
        'set 3 OMF.8, add 5 MOV.5, = 8',
        'deathstruggle:R34',
      );
      then.means(
        sum('phase russian-breakthrough; turn 4', '1td'),
        'set 5 OMF.5, add -2 MOV.13, add 3 MOV.6, = 6',
      );
      then.means(allowance(p, stateOf(`${GOOD}; 5fk@4054`), '5fk'), 0, 'deathstruggle:R34');
    },
  );

  rule(
    ['deathstruggle:MOV.1', 'deathstruggle:WEA.6', 'deathstruggle:SUP.15', 'deathstruggle:MOV.13'],
    'and would be more without one of these',
    ({ given, then }) => {
      const worst = 'phase axis-breakthrough; turn 9; held 7145 russian';
      given(GOOD);
      const without = (id: 'WEA.6' | 'SUP.15' | 'MOV.13' | 'MOV.1'): number =>
        allowanceWithout(p, stateOf(worst), '7pz', `deathstruggle:${id}`) / HALVES;
      then.means(
        [without('MOV.1'), without('WEA.6'), without('SUP.15'), without('MOV.13')],
        [3, 4, 3, 4],
        'deathstruggle:MOV.13',
      );
      then.means(without('MOV.1'), allowance(p, stateOf(worst), '7pz') / HALVES, 'deathstruggle:MOV.1');
      then.means(without('WEA.6'), 4, 'deathstruggle:WEA.6');
      then.means(without('SUP.15'), 3, 'deathstruggle:SUP.15');
    },
  );
});

describe('who stays where he is', () => {
  const by = (text: string, unit: string): readonly (string | undefined)[] => {
    const refused = refuseIdle(p, stateOf(text), unit);
    return [refused?.code.replace('MOVE.', ''), refused?.rule.replace('deathstruggle:', '')];
  };
  const AXIS = '1ik@2846; 3ruma@6846; 5fk@2848; 8a@2820; 6iak@2820';

  rule(
    [
      'deathstruggle:SEQ.A3',
      'deathstruggle:SEQ.A6',
      'deathstruggle:SEQ.B3',
      'deathstruggle:MOV.12',
      'deathstruggle:R79',
      'deathstruggle:ENT.1',
      'deathstruggle:PRO.1',
      'deathstruggle:DIS.1',
      'deathstruggle:AIR.2',
    ],
    'and by what',
    ({ given, then }) => {
      const main = `phase axis-movement; turn 4; ${AXIS}`;
      given(main);
      const late = main.replace('movement', 'breakthrough');
      const theirs = main.replace('axis-movement', 'russian-movement');
      const proriv = main.replace('axis-movement', 'russian-breakthrough');
      then.means(
        [by(main, '1ik'), by(late, '1ik'), by(theirs, '8a')].flat().every((each) => each === undefined),
        true,
      );
      then.means(
        [by(main, '5fk'), by(late, '5fk')],
        [
          ['AIR', 'AIR.2'],
          ['AIR', 'AIR.2'],
        ],
        'deathstruggle:AIR.2',
      );
      then.means(by(`${main}; own disrupted ["1ik"]`, '1ik'), ['DISRUPTED', 'DIS.1'], 'deathstruggle:DIS.1');
      then.means(
        by(`${main}; own entrenched ["1ik"]; own pulse.dug ["1ik"]`, '1ik'),
        ['DUG-IN', 'ENT.1'],
        'deathstruggle:ENT.1',
      );
      then.means(by(`${main}; own entrenched ["1ik"]`, '1ik'), [undefined, undefined], 'deathstruggle:ENT.1');
      then.means(by(`${theirs}; own pulse.dug ["8a"]`, '8a'), ['PROMOTED', 'PRO.1'], 'deathstruggle:PRO.1');
      then.means(
        by(`${main}; own pulse.used ["1ik"]`, '1ik'),
        ['ATTACKED-FIRST', 'SEQ.A3'],
        'deathstruggle:SEQ.A3',
      );
      then.means(
        by(`${late}; own pulse.used ["1ik"]`, '1ik'),
        ['ATTACKED-FIRST', 'SEQ.A6'],
        'deathstruggle:R79',
      );
      then.means(
        by(`${theirs}; own pulse.used ["8a"]`, '8a'),
        ['ATTACKED-FIRST', 'SEQ.B3'],
        'deathstruggle:SEQ.B3',
      );
      then.means(
        by(`${proriv}; own pulse.used ["8a"]`, '8a'),
        ['ATTACKED-FIRST', 'MOV.12'],
        'deathstruggle:R79',
      );
      then.means(
        [by(main, '3ruma'), by(late, '3ruma')],
        [
          [undefined, undefined],
          ['ALLIES', 'SEQ.A6'],
        ],
        'deathstruggle:SEQ.A6',
      );
      const gone = '; own pulse.gone ["1ik"]';
      then.means(
        [by(main + gone, '1ik'), by(late + gone, '1ik')],
        [
          [undefined, undefined],
          ['HAS-GONE', 'MOV.12'],
        ],
        'deathstruggle:MOV.12',
      );
      const fought = '; own pulse.fought ["1ik"]';
      then.means(
        [by(main + fought, '1ik'), by(late + fought, '1ik')],
        [
          [undefined, undefined],
          ['HAS-GONE', 'SEQ.A6'],
        ],
        'deathstruggle:SEQ.A6',
      );
    },
  );
});
