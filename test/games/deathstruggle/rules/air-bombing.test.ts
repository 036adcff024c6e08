// Bombs, flak and interception by the table. 3945 and 4049 are open ground, 3946 and 3947 forest, 4044 swamp forest, 4045 swamp; Smolensk is
// 3330.
import { describe } from '@jest/globals';
import { airOf } from '../../../../src/games/deathstruggle/air/air-law.ts';
import { supporterOf, supportOn } from '../../../../src/games/deathstruggle/combat/close-support.ts';
import { bombingRow, meetingRow } from '../../../../src/mechanics/air/rows.ts';
import { p, rule, stateOf } from './kit.ts';

const AXIS =
  'phase axis-movement; turn 2; 4armee@4049; 8fk@4049 under; 2fk@4049 under; 8a@3945; wair@3945 under';
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
const column = (side: string): readonly string[] => ROWS.map((row) => airOf(p).cell(side, row));
const does = (text: string, side: string, hex: string, target: string, cell: string): string =>
  airOf(p).effect(stateOf(text), side, hex, target, cell).does;
const bombed = (text: string, unit: string, target: string, row: number, far?: true): number =>
  bombingRow(airOf(p), stateOf(text), { unit, ...(far && { far }) }, target, row);

describe('bombs', () => {
  rule(
    ['deathstruggle:CRT.11', 'deathstruggle:CRT.12', 'deathstruggle:R49', 'deathstruggle:CRT.2'],
    'fall by a column of either side, row A0 as A1',
    ({ given, when, then, dice }) => {
      then.means(column('axis'), ['D', 'D', 'D', 'D', 'D*', '-', 'AA', 'AA'], 'deathstruggle:CRT.11');
      then.means(column('russian'), ['D', 'D', 'D', 'D*', '-', '-', 'AA', 'AA'], 'deathstruggle:CRT.12');
      then.means(column('axis')[0], column('axis')[1], 'deathstruggle:R49');
      given(`option die-index=b; ${AXIS}`);
      dice(6);
      when('bomb 3945 with 8fk', 'end', 'pass');
      then.event('air.bombs', { die: 6, row: 1, does: 'disrupt' }, 'deathstruggle:AIR.16');
      then.means(airOf(p).row(stateOf(`option die-index=b; ${AXIS}`), 6), 1, 'deathstruggle:CRT.2');
      given(AXIS);
      dice(5);
      when('bomb 3945 with 8fk', 'end', 'pass');
      then.event('air.bombs', { row: 5, result: '-', does: 'nothing' }, 'deathstruggle:CRT.11');
    },
  );

  rule(
    ['deathstruggle:AIR.11', 'deathstruggle:AIR.16'],
    'are rolled for each ground unit from the top, and who is hit stays where it is',
    ({ given, when, then, dice, state }) => {
      given(`${AXIS}; 10a@3945 under; 42td@3945 under`);
      dice(1, 5, 3);
      when('bomb 3945 with 8fk', 'end', 'pass');
      then.event('air.bombs', { target: '8a', does: 'disrupt' }, 'deathstruggle:AIR.16');
      then.event('air.bombs', { target: '10a', does: 'nothing' }, 'deathstruggle:CRT.11');
      then.event('air.bombs', { target: '42td', does: 'disrupt' }, 'deathstruggle:AIR.16');
      then.at('8a', '3945');
      then.means(state().own.disrupted.toSorted(), ['42td', '8a'], 'deathstruggle:AIR.16');
      then.means(
        airOf(p).targets(
          stateOf('phase russian-movement; turn 2; 35ik@4049; 4armee@4049 under'),
          'russian',
          '4049',
        ),
        ['4armee', '35ik'],
        'deathstruggle:AIR.11',
      );
    },
  );

  rule('deathstruggle:AIR.14', 'break a corps down that can be', ({ given, when, then, dice, state }) => {
    given(AXIS.replace('8a@3945', '8a@3945; 1rc@3945 under; 10rd@pool; 90rd@pool; 125rd@pool'));
    dice(5, 1);
    when('bomb 3945 with 8fk', 'end', 'pass');
    then.event('air.bombs', { target: '1rc', does: 'disrupt' }, 'deathstruggle:AIR.16');
    then.means(
      (state().own.places['3945'] ?? []).some((unit) => unit === '1rc'),
      false,
      'deathstruggle:AIR.14',
    );
  });

  rule(
    ['deathstruggle:AIR.20', 'deathstruggle:R52', 'deathstruggle:TER.9'],
    'D* spares armour, the entrenched, and who is in forest, hills, mountains or a city of note',
    ({ given, then }) => {
      given(AXIS);
      const at = (unit: string, hex: string, more = ''): string =>
        does(`phase axis-movement; turn 2; ${unit}@${hex}${more}`, 'axis', hex, unit, 'D*');
      then.means(
        [at('8a', '3945'), at('42td', '3945'), at('8a', '3945', '; own entrenched ["8a"]')],
        ['disrupt', 'nothing', 'nothing'],
        'deathstruggle:AIR.20',
      );
      then.means(
        [at('8a', '3947'), at('8a', '4044'), at('8a', '4045')],
        ['nothing', 'nothing', 'disrupt'],
        'deathstruggle:TER.9',
      );
      then.means(
        // Brest-Litovsk, Minsk, Smolensk; Kobrin is but a town.
        ['4248', '3539', '3330', '4247'].map((hex) => at('8a', hex)),
        ['nothing', 'nothing', 'nothing', 'disrupt'],
        'deathstruggle:R52',
      );
      then.means([at('8a', '2129'), at('8a', '5154')], ['nothing', 'nothing'], 'deathstruggle:AIR.20');
    },
  );

  rule(
    ['deathstruggle:AIR.21', 'deathstruggle:R55', 'deathstruggle:AIR.18'],
    'AA is flak over Russian victory cities, and over German armies in good order',
    ({ given, when, then, dice, state }) => {
      const russian = 'phase russian-movement; turn 2; 4armee@4049; 35ik@4049 under; wair@3945; 8a@3945';
      then.means(
        [
          does(AXIS, 'axis', '3945', '8a', 'AA'),
          does('phase axis-movement; turn 2; 8a@3330', 'axis', '3330', '8a', 'AA'),
          does(russian, 'russian', '4049', '4armee', 'AA'),
          does(russian, 'russian', '4049', '35ik', 'AA'),
          does(`${russian}; own disrupted ["4armee"]`, 'russian', '4049', '4armee', 'AA'),
        ],
        ['nothing', 'down', 'down', 'nothing', 'nothing'],
        'deathstruggle:R55',
      );
      given(russian);
      dice(6);
      when('bomb 4049 with wair', 'end');
      then.event('air.down', { unit: 'wair', turn: 3, of: 'russian' }, 'deathstruggle:AIR.21');
      then.means(state().own.downed, { wair: 6 }, 'deathstruggle:AIR.18');
    },
  );

  rule(
    ['deathstruggle:AIR.24', 'deathstruggle:AIR.26', 'deathstruggle:FST.4'],
    'are a row worse from afar, a row better on the Disrupted, and in the first turn a row better for the Luftwaffe',
    ({ given, then }) => {
      given(AXIS);
      const shaken = `${AXIS}; own disrupted ["8a"]`;
      const first = AXIS.replace('turn 2', 'turn 1');
      then.means(
        [bombed(AXIS, '8fk', '8a', 3), bombed(AXIS, '8fk', '8a', 3, true)],
        [3, 4],
        'deathstruggle:AIR.24',
      );
      then.means(
        [bombed(AXIS, '8fk', '8a', 6, true), bombed(shaken, '8fk', '8a', 1)],
        [7, 0],
        'deathstruggle:AIR.26',
      );
      then.means(
        [
          bombed(first, '8fk', '8a', 3),
          bombed(first, 'wair', '4armee', 3),
          bombed(first, 'wair', '4armee', 6, true),
        ],
        [2, 4, 7],
        'deathstruggle:FST.4',
      );
      then.means(airOf(p).range('8fk'), { normal: 4, most: 8 }, 'deathstruggle:AIR.24');
    },
  );
});

describe('close air support', () => {
  rule(
    [
      'deathstruggle:AIR.6',
      'deathstruggle:AIR.7',
      'deathstruggle:AIR.10',
      'deathstruggle:R50',
      'deathstruggle:AIR.24',
    ],
    'is two columns, four of the 8th Fliegerkorps, one of Russians, and one less from beyond half range',
    ({ given, when, then, dice, state }) => {
      const columns = (unit: string, far?: true): number =>
        supporterOf(p, { unit, ...(far && { far }) }).columns;
      given(AXIS);
      then.means([columns('2fk'), columns('2fk', true)], [2, 1], 'deathstruggle:AIR.6');
      then.means([columns('8fk'), columns('8fk', true)], [4, 3], 'deathstruggle:R50');
      then.means([columns('wair'), columns('wair', true)], [1, 0], 'deathstruggle:AIR.24');
      then.means(
        ['2fk', '8fk', 'wair'].map((unit) => supporterOf(p, { unit }).rule),
        ['deathstruggle:AIR.6', 'deathstruggle:AIR.7', 'deathstruggle:AIR.10'],
        'deathstruggle:AIR.10',
      );
      given(`${AXIS}; 35ik@3946`);
      when('attack 3945 from 35ik', 'bomb 3945 with 8fk');
      then.means(
        supportOn(p, state(), '3945').map(({ unit }) => unit),
        ['8fk'],
        'deathstruggle:AIR.7',
      );
      dice(5);
      when('end', 'pass');
      then.event('air.supports', { unit: '8fk', hex: '3945' }, 'deathstruggle:AIR.7');
      then.means(state().own.pulse.support, [{ hex: '3945', unit: '8fk' }], 'deathstruggle:AIR.6');
      // From 4049 it is four hexes to 3945, from 3951 six.
      given(`${AXIS.replace('8fk@4049 under', '8fk@3951')}; 35ik@3946`);
      when('attack 3945 from 35ik', 'bomb 3945 with 8fk');
      dice(5);
      when('end', 'pass');
      then.means(state().own.pulse.support, [{ hex: '3945', unit: '8fk', far: true }], 'deathstruggle:R50');
    },
  );
});

describe('interception', () => {
  const meets = (text: string, row: number, ...flights: readonly { unit: string; far?: true }[]): number =>
    meetingRow(airOf(p), stateOf(text), row, flights);

  rule(
    ['deathstruggle:CRT.13', 'deathstruggle:R53', 'deathstruggle:FST.4', 'deathstruggle:AIR.24'],
    'is read in one column for both sides, against the side that is far from home, for the Luftwaffe in the first turn',
    ({ given, then }) => {
      given(AXIS);
      then.means(
        ROWS.map((row) => airOf(p).met(row)),
        ROWS.map((row) => ({
          side: row < 5 ? 'russian' : 'axis',
          fall: row < 2 || row === 7 ? 'down' : 'intercepted',
        })),
        'deathstruggle:CRT.13',
      );
      const near = [{ unit: '8fk' }, { unit: 'wair' }];
      then.means(meets(AXIS, 3, ...near), 3, 'deathstruggle:R53');
      then.means(meets(AXIS, 3, { unit: '8fk', far: true }, { unit: 'wair' }), 4, 'deathstruggle:AIR.24');
      then.means(meets(AXIS, 3, { unit: '8fk' }, { unit: 'wair', far: true }), 2, 'deathstruggle:AIR.24');
      then.means(
        meets(AXIS, 3, { unit: '8fk', far: true }, { unit: 'wair', far: true }),
        3,
        'deathstruggle:R53',
      );
      then.means(meets(AXIS.replace('turn 2', 'turn 1'), 1, ...near), 0, 'deathstruggle:FST.4');
    },
  );

  rule(
    ['deathstruggle:AIR.19', 'deathstruggle:AIR.17', 'deathstruggle:R54'],
    'prevents the mission at once; whoever is driven off is back as the next turn begins',
    ({ given, when, then, dice, state }) => {
      given(AXIS);
      dice(5);
      when('bomb 3945 with 8fk', 'end', 'intercept 3945 with wair');
      then.event('air.intercepted', { unit: '8fk', turn: 2, of: 'russian' }, 'deathstruggle:AIR.19');
      then.event('air.failed', { hex: '3945' }, 'deathstruggle:AIR.19');
      then.noEvent('air.bombs');
      then.means([state().own.downed, state().own.pulse.support], [{ '8fk': 4 }, []], 'deathstruggle:R54');
      then.means(state().own.disrupted, [], 'deathstruggle:AIR.17');
      then.at('8fk', '4049');
    },
  );

  rule(
    ['deathstruggle:AIR.18', 'deathstruggle:R54', 'deathstruggle:AIR.17'],
    'shoots down for two whole player turns, and what is left of the mission bombs',
    ({ given, when, then, dice, state }) => {
      given(AXIS);
      dice(1, 1);
      when('bomb 3945 with 8fk', 'end', 'intercept 3945 with wair');
      then.event('air.down', { unit: 'wair', turn: 3, of: 'axis' }, 'deathstruggle:AIR.18');
      then.event('air.bombs', { target: '8a', does: 'disrupt' }, 'deathstruggle:AIR.16');
      then.means(state().own.downed, { wair: 5 }, 'deathstruggle:AIR.17');
      given('phase russian-movement; turn 2; 4armee@4049; 8a@3945; wair@3945 under; own downed {"wair":5}');
      then.refused('bomb 4049 with wair', 'AIR.OUT');
      // Away until the Russian player turn ends: shot down in the last one, or intercepted in this turn.
      given('phase russian-movement; turn 2; 4armee@4049; 8a@3945; wair@3945 under; own downed {"wair":4}');
      then.refused('bomb 4049 with wair', 'AIR.OUT', 'deathstruggle:R54');
      given(
        'phase russian-movement; turn 2; 4armee@4049; 8a@3945; wair@3945 under; own downed {"wair":4}; own pulse.flown ["wair"]',
      );
      then.refused('bomb 4049 with wair', 'AIR.OUT', 'deathstruggle:AIR.19');
    },
  );

  rule(
    ['deathstruggle:R53', 'deathstruggle:AIR.12'],
    'hits one of several Luftwaffe units, and each interceptor once; several may meet a Russian',
    ({ given, when, then, dice, state }) => {
      given(AXIS);
      dice(6, 5);
      when('bomb 3945 with 2fk 8fk', 'end', 'intercept 3945 with wair', 'choose 2fk');
      then.means(state().own.downed, { '2fk': 4 }, 'deathstruggle:R53');
      then.event('air.bombs', { unit: '8fk' }, 'deathstruggle:CRT.11');
      given(
        'phase russian-movement; turn 2; 4armee@4049; 8fk@4049 under; 2fk@4049 under; 8a@3945; wair@3945 under',
      );
      dice(6, 2);
      when('bomb 4049 with wair', 'end', 'intercept 4049 with 2fk 8fk');
      // From four hexes away the Russian is beyond half his range.
      then.event('air.down', { unit: 'wair' }, 'deathstruggle:AIR.18');
      then.means(Object.keys(state().own.downed).toSorted().length, 2, 'deathstruggle:AIR.12');
    },
  );
});
