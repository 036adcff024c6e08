// Disrupted units, recovery, entrenchment and strong sides. 6101 and the hexes around it are open ground.
import { describe } from '@jest/globals';
import { disrupt } from '../../../../src/games/deathstruggle/disruption/disrupt.ts';
import { mayEntrench } from '../../../../src/games/deathstruggle/ground-units.ts';
import { levelOf } from '../../../../src/games/deathstruggle/supply/supplied.ts';
import { factorsOf } from '../../../../src/games/deathstruggle/unit-data/factors.ts';
import type { Own } from '../../../../src/games/deathstruggle/state.ts';
import type { Ctx } from '../../../../src/core/rule-set.ts';
import { p, rule, stateOf } from './kit.ts';

const AXIS = 'phase axis-movement; turn 1';
const RUSSIAN = 'phase russian-movement; turn 1';
/** German and Russian ground, in supply on the first turn. */
const FRONT = '9armee@3550; 10a@3240';

const struck = (text: string, ...units: readonly string[]): Own => {
  const s = stateOf(text);
  disrupt(p, { s, seen: s, emit: () => undefined } as unknown as Ctx<Own>, units, 'deathstruggle:DIS.1');
  return s.own;
};

describe('a Disruption', () => {
  rule(['deathstruggle:DIS.1', 'deathstruggle:DIS.4'], 'leaves a unit where it is', ({ given, then }) => {
    given(`${AXIS}; 1ik@6101; 8a@2820; own disrupted ["1ik"]`);
    then.refused('move 1ik 6202', 'MOVE.DISRUPTED');
    then.means(
      struck(`${AXIS}; 1ik@6101; own disrupted ["1ik"]`, '1ik').disrupted,
      ['1ik'],
      'deathstruggle:DIS.4',
    );
  });

  rule(
    [
      'deathstruggle:DIS.2',
      'deathstruggle:DIS.3',
      'deathstruggle:R13',
      'deathstruggle:R14',
      'deathstruggle:R105',
      'deathstruggle:ENT.3',
    ],
    'takes trenches, of armies instead of anything else',
    ({ given, then }) => {
      given(`${AXIS}; 1ik@6101; 8a@2820`);
      const dug = `${AXIS}; 8a@6101; 10rc@6302; own entrenched ["8a","10rc"]`;
      const { disrupted, entrenched } = struck(dug, '8a', '10rc');
      then.means([disrupted, entrenched], [['10rc'], []], 'deathstruggle:DIS.2');
      then.means(entrenched.includes('10rc'), false, 'deathstruggle:DIS.3');
      then.means(entrenched, [], 'deathstruggle:R14');
      then.means(disrupted.includes('8a'), false, 'deathstruggle:R105');
      then.means(struck(`${AXIS}; 8a@6101`, '8a').disrupted, ['8a'], 'deathstruggle:R13');
      const rumanians = struck(`${AXIS}; 3ruma@6101; own entrenched ["3ruma"]`, '3ruma');
      then.means([rumanians.disrupted, rumanians.entrenched], [['3ruma'], []], 'deathstruggle:DIS.3');
      const twice = struck(`${dug}; own disrupted ["10rc"]`, '10rc');
      then.means(twice.entrenched, ['8a'], 'deathstruggle:ENT.3');
    },
  );
});

describe('recovery', () => {
  rule(
    ['deathstruggle:REC.1', 'deathstruggle:SEQ.A9'],
    'of Germans as their player turn ends',
    ({ given, when, then, state }) => {
      given(`phase axis-breakthrough; turn 1; ${FRONT}; 5ik@3550 under; own disrupted ["5ik"]`);
      when('end');
      then.event('units.recovered', { units: ['5ik'] });
      then.means(state().own.disrupted, [], 'deathstruggle:SEQ.A9');
    },
  );

  rule(
    ['deathstruggle:REC.2', 'deathstruggle:SEQ.B8', 'deathstruggle:R16'],
    'of red Russians as theirs ends',
    ({ given, when, then, state }) => {
      given(
        `phase russian-breakthrough; turn 1; ${FRONT}; 1sh@2820; 11a@2820 under; own disrupted ["11a","1sh"]`,
      );
      when('end');
      then.event('units.recovered', { units: ['1sh'] });
      then.decides('axis', 'axis-administration@orders', 'deathstruggle:SEQ.B8');
      then.means(state().own.disrupted, ['11a'], 'deathstruggle:R16');
    },
  );

  rule(
    ['deathstruggle:SEQ.A4', 'deathstruggle:REC.3', 'deathstruggle:R103'],
    'of other Russians after the movement of the Axis',
    ({ given, when, then, state }) => {
      given(`${AXIS}; ${FRONT}; 11a@2820; 1sh@2820 under; own disrupted ["11a","1sh"]`);
      when('end');
      then.event('units.recovered', { side: 'russian', units: ['11a'] });
      then.decides('axis', 'axis-breakthrough@orders', 'deathstruggle:R103');
      then.means(state().own.disrupted, ['1sh'], 'deathstruggle:REC.3');
    },
  );

  rule(
    ['deathstruggle:SEQ.B4', 'deathstruggle:REC.5'],
    'of allies after that of the Russians',
    ({ given, when, then, state }) => {
      given(`${RUSSIAN}; ${FRONT}; 1rumc@6242; own disrupted ["1rumc"]`);
      when('end');
      then.event('units.recovered', { side: 'axis', units: ['1rumc'] });
      then.means(state().own.disrupted, [], 'deathstruggle:REC.5');
    },
  );

  rule('deathstruggle:REC.6', 'not out of supply', ({ given, when, then, state }) => {
    // A German army deep in Russia.
    given(
      `phase axis-breakthrough; turn 1; ${FRONT}; 16armee@6101; 1ik@3550 under; own disrupted ["16armee"]`,
    );
    then.means(levelOf(p, state(), '16armee'), 'isolated');
    when('end');
    then.noEvent('units.recovered');
  });
});

describe('trenches and strong sides', () => {
  rule(
    ['deathstruggle:ENT.1', 'deathstruggle:R102', 'deathstruggle:SEQ.B1'],
    'infantry-type units dig in, and stay',
    ({ given, when, then }) => {
      given('phase axis-administration; turn 1; 1ik@3550; 7pz@3550 under; 8a@2820');
      then.refused('entrench 7pz', 'ENTRENCH.KIND');
      when('entrench 1ik', 'end');
      then.refused('move 1ik 3551', 'MOVE.DUG-IN');
      const may = (units: readonly string[]) => units.map((unit) => mayEntrench(p, unit));
      then.means(
        may(['1ik', '1para', '49mtk', '8a', '9armee', '10rd']),
        [true, true, true, true, true, true],
        'deathstruggle:R102',
      );
      then.means(
        may(['39mk', '7pz', '2cc', '1mc', '1kat', '8fk']),
        [false, false, false, false, false, false],
        'deathstruggle:R102',
      );
      given('phase russian-administration; turn 1; 1ik@3550; 8a@2820');
      then.allowed('entrench 8a', 'deathstruggle:SEQ.B1');
      when('entrench 8a');
      then.event('units.entrenched', { units: ['8a'] }, 'deathstruggle:ENT.1');
    },
  );

  rule('deathstruggle:ENT.3', 'who goes leaves his trench', ({ given, when, then }) => {
    given(`${RUSSIAN}; 8a@6101; 1ik@4150; own entrenched ["8a"]`);
    when('move 8a 6202');
    then.event('entrenchment.lost', { units: ['8a'] });
  });

  rule(
    ['deathstruggle:SEQ.A1', 'deathstruggle:R116'],
    'German armies turn to their strong side, and back by going',
    ({ given, when, then, state }) => {
      given('phase axis-administration; turn 1; 9armee@3550; 3ruma@6242; 8a@2820');
      then.refused('flip 3ruma', 'FLIP.NO-SIDE');
      when('flip 9armee', 'end');
      then.means(factorsOf(p).fullAttack(state(), '9armee'), 4, 'deathstruggle:SEQ.A1');
      when('move 9armee 3551');
      then.event('strong-side.lost', { units: ['9armee'] }, 'deathstruggle:R116');
    },
  );
});
