// The Siberian Reserve.
import { describe } from '@jest/globals';
import { reserveNow } from '../../../../src/games/deathstruggle/replacements/arrivals.ts';
import { p, rule, stateOf } from './kit.ts';

const B1 = 'phase russian-administration; side russian';
const WAITING = ['1sh', '5grd', '1stb', '2sh', '6grd', '2stb', '3sh', '7grd', '3stb', '4sh', '8grd', '4stb']
  .map((unit) => `unit ${unit} reserve`)
  .join('; ');

/** The end of the German turn before. */
const before = (turn: number): string =>
  `phase axis-breakthrough; side axis; turn ${turn}; 8a@2820; 18armee@4054; ${WAITING}`;

describe('the reserve', () => {
  rule(
    ['deathstruggle:SIB.1', 'deathstruggle:R63'],
    'four turns, each with a shock army, a brigade and a Guards division',
    ({ given, when, dice, then }) => {
      given(`${B1}; turn 9; 8a@2820; 18armee@4054; ${WAITING}`);
      dice(6, 6);
      when('gamble');
      then.event('reserve.begins', { side: 'russian' });
      when('enter 1sh 2820');
      then.refused('enter 2sh 2820', 'ENTER.NOT-DUE', 'deathstruggle:SIB.1');
      const now = (turn: number): readonly string[] =>
        reserveNow(p, stateOf(`${B1}; turn ${turn}; own reserve 9; ${WAITING}`)).toSorted();
      then.means(now(9), ['1sh', '1stb', '5grd']);
      then.means([now(10).length, now(12).length, now(13).length], [6, 12, 12], 'deathstruggle:R63');
    },
  );

  rule('deathstruggle:SIB.2', 'the 1st Guards Cavalry Corps comes in October', ({ given, when, then }) => {
    given(`${B1}; turn 8; unit 1gcc track-8; 8a@3027`);
    when('enter 1gcc 3027');
    then.event('unit.arrived', { unit: '1gcc', line: 'guards-cavalry' });
    given(`${B1}; turn 7; unit 1gcc track-8; 8a@3027`);
    then.refused('enter 1gcc 3027', 'ENTER.NOT-DUE', 'deathstruggle:SIB.2');
  });

  rule(
    'deathstruggle:SIB.3',
    'in December it begins by itself, and no die falls',
    ({ given, when, then, state }) => {
      given(before(12));
      when('axis: end');
      then.event('reserve.begins', { side: 'russian' });
      then.noEvent('gamble.rolled');
      then.means(state().own.reserve, 12);
      // From a position that stands in that step, too.
      given(`${B1}; turn 12; 8a@2820; 18armee@4054; ${WAITING}`);
      when('gamble');
      then.event('reserve.begins', { side: 'russian' });
      then.noEvent('gamble.rolled');
    },
  );

  rule(
    ['deathstruggle:SIB.4', 'deathstruggle:R63', 'deathstruggle:R94'],
    'begun sooner, two dice are rolled in each turn, and both of 1 or 2 lose the game',
    ({ given, when, dice, then }) => {
      given(`${B1}; turn 9; 8a@2820; 18armee@4054; ${WAITING}`);
      dice(2, 3);
      when('gamble');
      then.event('gamble.rolled', { lost: false });
      then.refused('gamble', 'GAMBLE.BEGUN', 'deathstruggle:SIB.1');
      given(`${B1}; turn 9; 8a@2820; 18armee@4054; ${WAITING}`);
      dice(2, 1);
      when('gamble');
      then.over('axis');
      // Also in turns after the first, and after the four, until December.
      given(`${before(11)}; own reserve 6`);
      dice(1, 6);
      when('axis: end');
      then.event('gamble.rolled', { lost: false });
      given(`${before(12)}; own reserve 6`);
      when('axis: end');
      then.noEvent('gamble.rolled', 'deathstruggle:R63');
      given(`${B1}; turn 9; option die-index=b; 8a@2820; 18armee@4054; ${WAITING}`);
      dice(5, 6);
      when('gamble');
      then.over('axis', 'deathstruggle:SIB.4', 'deathstruggle:R94');
    },
  );

  rule(
    'deathstruggle:SIB.5',
    'at the eastern edge, with or beside a supplied unit, or in a supplied town',
    ({ given, then }) => {
      given(`${B1}; turn 9; own reserve 9; 8a@3027; 18armee@4054; ${WAITING}`);
      then.allowed('enter 1sh 1200', 'enter 1sh 3027', 'enter 1sh 3026', 'enter 1sh 2423');
      then.refused('enter 1sh 2515', 'ENTER.NOT-THERE');
      then.refused('enter 1sh 4054', 'ENTER.NOT-THERE');
    },
  );

  rule('deathstruggle:SIB.6', 'shock armies come on their strong side', ({ given, when, then, state }) => {
    given(`${B1}; turn 9; own reserve 9; 8a@3027; ${WAITING}`);
    when('enter 1sh 3027', 'enter 1stb 3027');
    then.means(state().own.strong, ['1sh']);
  });
});
