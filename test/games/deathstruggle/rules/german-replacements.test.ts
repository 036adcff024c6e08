// Who comes back or in, and where: German replacements, and what is told of those who do not come.
import { describe } from '@jest/globals';
import type { Refusal } from '../../../../src/core/types.ts';
import { check, settle } from '../../../../src/core/kernel.ts';
import { distance } from '../../../../src/hex/distance.ts';
import { hexesOfLine } from '../../../../src/games/deathstruggle/replacements/arrivals.ts';
import { readOrder } from '../../../kit/lines.ts';
import { at } from './combat/combat-kit.ts';
import { deathstruggle, p, rule, stateOf } from './kit.ts';

const B1 = 'phase russian-administration; side russian';
const A1 = 'phase axis-administration; side axis';

const refusalOf = (text: string, line: string): Refusal | undefined => {
  const state = stateOf(text);
  settle(deathstruggle.rules, state);
  return check(deathstruggle.rules, state, readOrder(deathstruggle, state, line));
};

const hexesTold = (text: string, line: string): readonly string[] =>
  (refusalOf(text, line)?.params['hexes'] ?? []) as readonly string[];

describe('German replacements', () => {
  rule(
    ['deathstruggle:REP.9', 'deathstruggle:R93'],
    'a factor a turn, of which one is kept: one turns a panzer division over, two bring a lost one back whole',
    ({ given, when, then, state }) => {
      given(`${A1}; turn 2; 7pz@4250; 8pz@4250; unit 9pz dead; hits 7pz 1; own factors 1; 8a@2820`);
      then.refused('replace 8pz', 'REPLACE.WHOLE');
      then.refused('replace 8a', 'REPLACE.NOT-YOURS');
      then.refused('replace 7pz 4250', 'REPLACE.WHERE-IT-IS');
      then.refused('replace 7pz weak', 'REPLACE.WHERE-IT-IS');
      then.refused('replace 11pz 4250', 'REPLACE.NOT-LOST');
      then.refused('replace 9pz 4250', 'REPLACE.FACTORS', 'deathstruggle:REP.9');
      when('replace 7pz');
      then.event('panzer.replaced', { unit: '7pz', cost: 1 });
      then.means([state().own.hits, state().own.factors], [{}, 0], 'deathstruggle:REP.9');
      given(`${A1}; turn 2; unit 9pz dead; unit 10pz dead; own factors 2`);
      when('replace 9pz 4250');
      then.means([state().own.hits, state().own.factors], [{}, 0], 'deathstruggle:R93');
      given(`${A1}; turn 2; unit 9pz dead; own factors 2`);
      when('replace 9pz 4250 weak');
      then.means([state().own.hits, state().own.factors], [{ '9pz': 1 }, 1], 'deathstruggle:R93');
      // The next turn adds one, and no more than one was kept.
      for (const [kept, now] of [
        [0, 1],
        [1, 2],
        [2, 2],
      ] as const) {
        given(`phase russian-breakthrough; side russian; turn 2; own factors ${kept}; 8a@2820; 9pz@4054`);
        when('russian: end');
        then.means(state().own.factors, now, 'deathstruggle:REP.9');
      }
    },
  );

  rule('deathstruggle:R122', 'lost ones come back at the Axis edge or at a rail head', ({ given, then }) => {
    given(`${A1}; turn 2; unit 9pz dead; own factors 2`);
    then.refused('replace 9pz', 'REPLACE.WHERE');
    then.refused('replace 9pz 4054', 'ENTER.NOT-THERE');
    then.means(
      refusalOf(`${A1}; turn 2; unit 9pz dead; own factors 2`, 'replace 9pz 4054')?.params['line'],
      'german',
    );
    then.allowed('replace 9pz 4058', 'replace 9pz 2950');
  });

  rule(
    ['deathstruggle:R122', 'deathstruggle:REP.7'],
    'where that is, is told: nowhere that is full, or the enemy is',
    ({ given, then }) => {
      const text = `${A1}; turn 2; unit 9pz dead; unit 2armee track-2; own factors 2; 8a@3758; ${at('38ik 1ik 2ik', '2950')}`;
      for (const line of ['replace 9pz', 'enter 2armee']) {
        const found = hexesTold(text, line);
        then.means(
          ['4058', '4250', '2950', '3758', '4054'].map((hex) => found.includes(hex)),
          [true, true, false, false, false],
          'deathstruggle:R122',
        );
        then.means(found, found.toSorted());
      }
      given(text);
      then.refused('enter 2armee', 'ENTER.WHERE', 'deathstruggle:REP.7');
    },
  );

  rule('deathstruggle:SIB.5', 'and for the reserve', ({ given, then }) => {
    const text =
      'phase russian-administration; turn 12; own reserve 12; unit 1sh reserve; 8a@2820; 11ik@2622';
    given(text);
    then.refused('enter 1sh', 'ENTER.WHERE');
    then.means(
      ['2820', '2821', '2622', '2407', '4058'].map((hex) => hexesTold(text, 'enter 1sh').includes(hex)),
      [true, true, false, true, false],
    );
  });

  rule('deathstruggle:SIB.5', 'beside a unit, but over no water', ({ given, then }) => {
    const text =
      'phase russian-administration; turn 12; own reserve 12; unit 1sh reserve; 8a@4512; 11a@1937; 10a@1200; 11ik@7145';
    given(text);
    const found = hexesOfLine(p, stateOf(text), 'reserve');
    const round = (hex: string, far: number): readonly string[] =>
      [...found].filter((at) => distance(p.grid, p.grid.index(at), p.grid.index(hex)) <= far).toSorted();
    // No town is near.
    then.means(round('4512', 2), ['4512', ...p.neighbours('4512')].toSorted());
    // A lake lies between 1937 and 1938.
    then.means(
      round('1937', 1),
      ['1937', ...p.neighbours('1937')].filter((hex) => hex !== '1938').toSorted(),
    );
  });

  rule(
    'deathstruggle:REP.3',
    'with a corps its divisions are lost, but none that are elsewhere',
    ({ given, when, then, dice }) => {
      // 3 to 6 against trenches in Mud is 1:4: AE on the sixth row.
      given(
        'phase axis-movement; turn 9; 38ik@2846; 8a@2845; own entrenched ["8a"]; unit 58inf components; 254inf@2744',
      );
      dice(6);
      when('attack 2845 from 38ik', 'end', 'fight 2845', 'russian: pass');
      then.at('38ik', 'dead');
      then.at('58inf', 'dead', 'deathstruggle:REP.3');
      then.at('254inf', '2744');
    },
  );

  rule(
    [
      'deathstruggle:REP.9',
      'deathstruggle:REP.10',
      'deathstruggle:KAT.5',
      'deathstruggle:REP.3',
      'deathstruggle:REP.7',
    ],
    'what does not come now says by what it comes, or why it never does',
    ({ given, then }) => {
      const lost = ['9pz', '11inf', '29mot', '2td'].map((unit) => `unit ${unit} dead`).join('; ');
      given(`${A1}; turn 2; ${lost}; unit 20pz pool; 8a@2820; 1ik@4250`);
      then.refused('enter 9pz 4250', 'ENTER.NOT-DUE', 'deathstruggle:REP.9');
      then.refused('enter 11inf 4250', 'ENTER.NOT-DUE', 'deathstruggle:REP.10');
      then.refused('enter 29mot 4250', 'ENTER.NOT-DUE', 'deathstruggle:REP.10');
      then.refused('enter 20pz 4250', 'ENTER.NOT-DUE', 'deathstruggle:REP.7');
      given(`${B1}; turn 2; ${lost}; unit 1kat out; unit 2kat pool; 8a@2820; 1ik@4250`);
      then.refused('enter 1kat 2820', 'ENTER.NOT-DUE', 'deathstruggle:KAT.5');
      then.refused('enter 2kat 2820', 'ENTER.NOT-DUE', 'deathstruggle:REP.3');
      then.refused('enter 2td 2820', 'ENTER.NOT-DUE', 'deathstruggle:REP.3');
    },
  );

  rule('deathstruggle:REP.10', 'infantry and allies have none', ({ given, then }) => {
    given(`${A1}; turn 2; unit 11inf dead; unit rumtank dead; unit 29mot dead; own factors 2`);
    for (const unit of ['11inf', 'rumtank', '29mot']) then.refused(`replace ${unit} 4250`, 'REPLACE.NONE');
    then.refused('enter 11inf 4058', 'ENTER.NOT-DUE');
  });
});
