// The Siberian Reserve and the gamble for it.
import { describe } from '@jest/globals';
import { isReserve } from '../../../../src/mechanics/replacements/credits.ts';
import { p, rule, stateOf } from './kit.ts';

const stepA = (turn: number, more = ''): string =>
  `phase russian-administration; turn ${turn}; 22a@3309${more === '' ? '' : `; ${more}`}`;

describe('the gamble', () => {
  rule(
    ['typhoon:SIB.1', 'typhoon:SIB.9'],
    'begins the reserve, with Kalinin aviation',
    ({ given, dice, when, then, state }) => {
      given(stepA(3, 'kair@kalinin'));
      then.refused('gamble', 'GAMBLE.FORM', 'typhoon:SIB.7');
      dice(3, 4);
      when('gamble low');
      then.event('reserve.begins', {}, 'typhoon:SIB.1');
      then.event('reserve.comrades', { units: ['kair'] }, 'typhoon:SIB.9');
      then.at('kair', 'russian-air');
      then.means(state().own.reserve, 3);
      then.refused('gamble high', 'GAMBLE.BEGUN', 'typhoon:SIB.1');
    },
  );

  rule(
    ['typhoon:SIB.7', 'typhoon:SIB.8'],
    'loses the game with the totals that were named, and counts for two',
    ({ given, dice, when, then, state }) => {
      const lost = (risk: string, ...faces: readonly [number, number]): unknown => {
        given(stepA(3));
        dice(...faces);
        when(`gamble ${risk}`);
        then.event('gamble.rolled', { risk, total: faces[0] + faces[1] }, 'typhoon:SIB.7');
        return state().over?.winner;
      };
      then.means(
        [lost('low', 1, 1), lost('low', 1, 2), lost('low', 2, 2), lost('low', 6, 6)],
        ['german', 'german', undefined, undefined],
        'typhoon:SIB.7',
      );
      then.means(
        [lost('high', 6, 6), lost('high', 5, 6), lost('high', 5, 5), lost('high', 1, 1)],
        ['german', 'german', undefined, undefined],
      );
      lost('high', 6, 6);
      then.over('german', 'typhoon:SIB.8');
      then.means(state().over?.games, 2, 'typhoon:SIB.8');
      then.event('game.over', { winner: 'german', games: 2 }, 'typhoon:SIB.8');
    },
  );

  rule('typhoon:R59', 'is rolled anew in every turn before the seventh', ({ given, dice, when, then }) => {
    given(stepA(4, 'own reserve 3'));
    then.decides('russian', 'gamble@ask');
    then.offered('gamble', ['gamble low', 'gamble high']);
    dice(6, 6);
    when('gamble low');
    then.decides('russian', 'russian-administration@orders');
    // Its three turns are over.
    given(stepA(6, 'own reserve 2'));
    then.decides('russian', 'gamble@ask');
    given(stepA(6, 'own reserve 2; option gamble-rolls=active'));
    then.decides('russian', 'russian-administration@orders');
    given(stepA(4, 'own reserve 2; option gamble-rolls=active'));
    then.decides('russian', 'gamble@ask');
    given(stepA(7, 'own reserve 6'));
    then.decides('russian', 'russian-administration@orders');
    then.means(isReserve(p, stateOf(stepA(8, 'own reserve 6'))), true);
  });

  rule('typhoon:SIB.6', 'is no gamble from turn 7 on', ({ given, then, state }) => {
    given(stepA(7, 'kair@kalinin'));
    then.event('reserve.begins', {});
    then.noEvent('gamble.rolled');
    then.means(state().own.reserve, 7);
    then.refused('gamble low', 'GAMBLE.BEGUN');
    given(stepA(6));
    then.noEvent('reserve.begins');
  });
});

describe('the reserve', () => {
  rule('typhoon:SIB.5', 'lasts three turns', ({ given, then }) => {
    given(stepA(9, 'own reserve 7'));
    const on = [6, 7, 8, 9, 10].map((turn) => isReserve(p, stateOf(stepA(turn, 'own reserve 7'))));
    then.means(on, [false, true, true, true, false]);
  });

  rule(
    ['typhoon:SIB.2', 'typhoon:SIB.3'],
    'brings the shock armies, one a turn, beside all the others',
    ({ given, when, then }) => {
      given(stepA(7, '1sh@shock; 3sh@shock; 17rd@pool'));
      when('replace 1sh 2309');
      then.refused('replace 3sh 2309', 'REPLACE.CREDITS', 'typhoon:SIB.3');
      then.allowed('replace 17rd 2309');
      given(stepA(10, 'own reserve 7; 3sh@shock'));
      then.refused('replace 3sh 2309', 'REPLACE.SHOCK', 'typhoon:SIB.2');
    },
  );

  rule(
    'typhoon:SIB.4',
    'brings the strongest first, and nobody Disrupted',
    ({ given, when, then, state }) => {
      given(stepA(7, '238rd@siberia; 58td@siberia; 78rd@siberia; 17rd@pool'));
      then.refused('replace 238rd 2309', 'REPLACE.STRONGEST');
      then.refused('replace 58td 2309', 'REPLACE.STRONGEST');
      when('replace 78rd 2309', 'replace 17rd 2309');
      then.event('unit.replaced', { unit: '78rd' });
      then.means(state().own.disrupted, []);
      given(
        'phase russian-movement; turn 7; own reserve 7; own pulse.number 1; 17rd@track-7; own turn.bought [{"unit":"17rd","from":"pool"}]; 22a@3309',
      );
      when('enter 17rd 2500', 'end');
      then.noEvent('units.disrupted');
    },
  );
});
