// Replacements, the Siberian Reserve, and who has won. Moscow is 1806, Voronezh 3402, Smolensk 2217.
import { describe } from '@jest/globals';
import { HEX, has, hexBits } from '../../../../src/mechanics/ground/ground.ts';
import { credits } from '../../../../src/games/moscow41/replacements/replacements.ts';
import { citiesOf } from '../../../../src/games/moscow41/victory/verdict.ts';
import { p, rule, stateOf } from './kit.ts';

const TOWNS = p.grid.ids.filter((hex) => has(hexBits(p, hex), HEX.town));
const FAR = '34ik@3719';
const inPool = (...units: readonly string[]): string => units.map((unit) => `${unit}@pool`).join('; ');

/** Everything is one side's; `others`: hexes of the other one. */
const land = (of: 'german' | 'russian', ...others: readonly string[]): string => {
  const enemy = of === 'german' ? 'russian' : 'german';
  return TOWNS.map((hex) => `held ${hex} ${others.includes(hex) ? enemy : of}`).join('; ');
};

describe('replacements', () => {
  rule(
    ['moscow41:R16', 'moscow41:INH.REP', 'moscow41:R157'],
    'one Siberian unit, three tank brigades, nine rifle divisions, by rail, Disrupted',
    ({ given, when, then, state }) => {
      given(`phase russian-administration; turn 2; ${inPool('17rd', '18rd', '4tb')}; 44cd@siberia; ${FAR}`);
      then.means(credits(p).left(state()), { rifle: 9, tank: 3, siberian: 1, shock: 0 }, 'moscow41:R16');
      when('replace 17rd 1806');
      then.event('units.disrupted', { units: ['17rd'] }, 'moscow41:INH.REP');
      then.at('17rd', '1806');
      given(
        `phase russian-movement; turn 2; 18rd@track-2; own turn.bought [{"unit":"18rd","from":"pool"}]; 22a@1806; ${FAR}`,
      );
      when('enter 18rd 2000');
      then.means(state().own.pulse.walked, ['18rd'], 'moscow41:R157');
    },
  );

  rule('moscow41:R183', 'who walks on is Disrupted when the turn is over', ({ given, when, then, state }) => {
    given(
      `phase russian-movement; turn 2; 18rd@track-2; own turn.bought [{"unit":"18rd","from":"pool"}]; 22a@1806; ${FAR}`,
    );
    when('enter 18rd 2000', 'end');
    then.event('units.disrupted', { units: ['18rd'] });
    then.means(state().own.disrupted, ['18rd']);
  });

  rule(
    ['moscow41:INH.SIB', 'moscow41:R159'],
    'the gamble for the Siberian Reserve, and the reserve by itself on turn 5',
    ({ given, dice, when, then, state }) => {
      given(`phase russian-administration; turn 2; 22a@2406; ${FAR}`);
      dice(3, 4);
      when('gamble low');
      then.event('reserve.begins', {}, 'moscow41:INH.SIB');
      given(`phase russian-administration; turn 3; 22a@2406; ${FAR}; own reserve 2`);
      then.decides('russian', 'gamble@ask');
      dice(1, 1);
      when('gamble low');
      then.over('german', 'moscow41:INH.SIB');
      given(`phase russian-administration; turn 5; 22a@2406; ${FAR}`);
      then.means(state().own.reserve, 5, 'moscow41:R159');
    },
  );
});

describe('victory', () => {
  rule(
    ['moscow41:INH.VIC', 'moscow41:R163'],
    'Moscow in supply wins for the German, as the Russian turn ends; a raid for the Russian as the German one does',
    ({ given, when, then, state }) => {
      given(`phase german-movement; turn 1; ${land('german')}; 24pz@1806; 22a@3600`);
      when('end');
      then.means(state().over, undefined, 'moscow41:R163');
      given(`phase russian-movement; turn 1; ${land('german')}; 24pz@1806; 22a@3600`);
      when('end');
      then.over('german', 'moscow41:INH.VIC');
      given(`phase german-movement; turn 1; ${land('russian')}; 22a@2217; ${FAR}`);
      when('end');
      then.over('russian', 'moscow41:INH.VIC');
    },
  );

  rule(
    ['moscow41:R17', 'moscow41:R160'],
    'the turns of this edition',
    ({ given, dice, when, then, state }) => {
      given(`phase russian-movement; turn 2; 22a@3600; 2fk@german-air; ${FAR}`);
      when('end');
      then.decides('german', 'keepAir@ask');
      dice(3);
      when('keep');
      then.means(state().own.air, 'kept', 'moscow41:R160');
      then.means(
        [citiesOf(p).holdingFrom, citiesOf(p).isHoldingChecked(stateOf('phase german-movement; turn 5'))],
        [6, false],
        'moscow41:R17',
      );
    },
  );

  rule('moscow41:R164', 'a holding that has failed once is lost', ({ given, when, then, state }) => {
    given(`phase german-movement; turn 6; ${land('german')}; 22a@3600; ${FAR}`);
    when('end');
    then.event('holding.lapsed', { turn: 6 }, 'moscow41:INH.VIC');
    then.means(state().own.lapsed, 6);
  });
});
