// Replacements, the Siberian Reserve, the 2nd Fliegerkorps, and victory. Moscow is 1806.
import { describe } from '@jest/globals';
import { placeOf } from '../../../../src/mechanics/places.ts';
import { HEX, has, hexBits } from '../../../../src/mechanics/ground/ground.ts';
import { credits } from '../../../../src/games/moscow41/replacements/replacements.ts';
import { citiesOf } from '../../../../src/games/moscow41/victory/verdict.ts';
import { p, rule, stateOf } from './kit.ts';

const ADMINISTRATION = 'phase russian-administration; turn 3';
const TOWNS = p.grid.ids.filter((hex) => has(hexBits(p, hex), HEX.town));
const MOSCOW = p.placeNamed('Moscow');
const FAR = '34ik@3719; 22a@1100';

/** Everything is one side's but `others`. */
const land = (of: 'german' | 'russian', ...others: readonly string[]): string =>
  TOWNS.map((hex) => {
    const enemy = of === 'german' ? 'russian' : 'german';
    return `held ${hex} ${others.includes(hex) ? enemy : of}`;
  }).join('; ');

/** The player turn of a side is over when its movement is ended: then the other looks whether he has won. */
const turnOf = (side: string, turn: number, ...more: readonly string[]): string =>
  [`phase ${side}-movement; turn ${turn}; own weather "mud"`, ...more].join('; ');

describe('replacements', () => {
  rule(
    ['moscow41:R16', 'moscow41:INH.REP'],
    'one Siberian unit, three tank and nine rifle credits in a half month',
    ({ given, when, then, state }) => {
      given(`${ADMINISTRATION}; ${FAR}; 5a@pool; 4tb@pool; 5tb@pool; 8tb@pool; 9tb@pool; 44cd@siberia`);
      then.means(credits(p).left(state()), { rifle: 9, tank: 3, siberian: 1, shock: 0 }, 'moscow41:R16');
      when(`replace 4tb ${MOSCOW}`, `replace 5tb ${MOSCOW}`);
      when(`replace 8tb ${MOSCOW}`);
      then.refused(`replace 9tb ${MOSCOW}`, 'REPLACE.CREDITS', 'moscow41:R16');
      when(`replace 5a ${MOSCOW}`);
      then.event('units.disrupted', { units: ['5a'] }, 'moscow41:INH.REP');
      then.means(credits(p).left(state())['rifle'], 7);
      given(`phase russian-administration; turn 1; ${FAR}; 5a@pool`);
      then.refused('replace 5a', 'REPLACE.TOO-EARLY');
    },
  );

  rule(
    ['moscow41:RAIL.5', 'moscow41:R16'],
    'replace default has them all, where there is room for them, Moscow first',
    ({ given, when, then, state }) => {
      given('phase russian-administration; turn 2; 5a@pool; 26a@pool; 4tb@pool; 34ik@3719; 22a@2000');
      when('replace default');
      then.event('unit.replaced', { hex: '1806' }, 'moscow41:RAIL.5');
      const armies = ['5a', '26a'].map((unit) => placeOf(state().own, unit));
      // One army in a hex: the other comes to a town beside.
      then.means(
        [armies.filter((hex) => hex === '1806').length, new Set(armies).size],
        [1, 2],
        'moscow41:R16',
      );
    },
  );

  rule(
    ['moscow41:R157', 'moscow41:R183', 'moscow41:RAIL.5'],
    'by rail to a town, or on foot over the east edge, and Disrupted when the player turn is over',
    ({ given, when, then, state }) => {
      given(`${ADMINISTRATION}; ${FAR}; 5a@pool; 26a@pool`);
      when(`replace 26a ${MOSCOW}`);
      then.event('unit.replaced', { unit: '26a' }, 'moscow41:RAIL.5');
      when('replace 5a');
      then.event('unit.walks', { unit: '5a' }, 'moscow41:R157');
      when('end');
      then.decides('russian', 'russian-movement@orders');
      when('enter 5a 1400');
      then.at('5a', '1400');
      when('end');
      then.event('units.disrupted', { units: ['5a'] }, 'moscow41:R183');
      then.means(state().own.turn.bought.length <= 2, true, 'moscow41:R157');
    },
  );
});

describe('the Siberian Reserve', () => {
  rule(
    ['moscow41:INH.SIB', 'moscow41:R159', 'moscow41:R16'],
    'is begun at the risk of the game, or comes by itself on turn 5',
    ({ given, when, then, dice, state }) => {
      given(`${ADMINISTRATION}; ${FAR}; kair@kalinin`);
      dice(3, 4);
      when('gamble low');
      then.event('gamble.rolled', { risk: 'low', total: 7 }, 'moscow41:R159');
      then.means([state().own.reserve, state().over], [3, undefined], 'moscow41:INH.SIB');
      then.at('kair', 'russian-air');
      given(`${ADMINISTRATION}; ${FAR}`);
      dice(1, 2);
      when('gamble low');
      then.over('german', 'moscow41:INH.SIB');
      then.means(state().over?.games, 2);
      given(`phase turn-start; turn 5; ${FAR}; own weather "mud"`);
      when('end');
      then.means(state().own.reserve, 5, 'moscow41:R16');
    },
  );

  rule(
    'moscow41:R159',
    'is rolled for in every turn to turn 4, or in its three turns alone',
    ({ given, then }) => {
      given(`${ADMINISTRATION}; ${FAR}; own reserve 2`);
      then.decides('russian', 'gamble@ask');
      then.means(stateOf(`${ADMINISTRATION}; ${FAR}; own reserve 2`).own.reserve, 2);
      given(`phase russian-administration; turn 4; ${FAR}; own reserve 1; option gamble-rolls=active`);
      then.decides('russian', 'russian-administration@orders');
      given(`phase russian-administration; turn 4; ${FAR}; own reserve 1; option gamble-rolls=all`);
      then.decides('russian', 'gamble@ask');
    },
  );
});

describe('victory', () => {
  rule(
    ['moscow41:INH.VIC', 'moscow41:R12', 'moscow41:R163'],
    'is looked for by the enemy of whose player turn it is',
    ({ given, when, then, state }) => {
      given(turnOf('russian', 3, land('german'), `24pz@${MOSCOW}`, '22a@1100'));
      when('end');
      then.over('german', 'moscow41:INH.VIC');
      given(turnOf('german', 3, land('german'), `24pz@${MOSCOW}`, '34ik@3719', '22a@1100'));
      when('end');
      then.means(state().over, undefined, 'moscow41:R12');
      for (const place of ['Smolensk', 'Roslavl', 'Glukhov']) {
        given(turnOf('german', 3, land('russian'), `22a@${p.placeNamed(place)}`, '34ik@3719'));
        when('end');
        then.over('russian', 'moscow41:INH.VIC');
      }
      // Both have what they need: each wins in his own determination.
      given(
        turnOf(
          'german',
          3,
          land('russian', MOSCOW),
          `22a@${p.placeNamed('Roslavl')}`,
          `24pz@${MOSCOW}`,
          '34ik@3719',
        ),
      );
      when('end');
      then.over('russian', 'moscow41:INH.VIC');
      then.means(state().over?.winner, 'russian', 'moscow41:R163');
    },
  );

  rule(
    ['moscow41:INH.VIC', 'moscow41:R197', 'moscow41:R166'],
    'seven cities after the unhistorical first move, with Moscow for two games; a city is had by control and supply',
    ({ given, when, then, state }) => {
      const seven = ['Kalinin', 'Volokolamsk', 'Mozhaisk', 'Kaluga', 'Yelets', 'Yefremov', 'Kursk'];
      const units = ['34ik', '35ik', '5ik', '6ik', '8ik', '23ik', '27ik'];
      const inSeven = units.map((unit, i) => `${unit}@${p.placeNamed(seven[i] ?? '')}`).join('; ');
      given(turnOf('russian', 3, 'option first-move=russian', land('german', MOSCOW), inSeven, '22a@1100'));
      when('end');
      then.over('german', 'moscow41:INH.VIC');
      given(
        turnOf(
          'russian',
          3,
          'option first-move=russian',
          land('german'),
          inSeven,
          `24pz@${MOSCOW}`,
          '22a@1100',
        ),
      );
      when('end');
      then.means(state().over?.games, 2, 'moscow41:R166');
      given(turnOf('russian', 3, land('german', MOSCOW), inSeven, '22a@1100'));
      when('end');
      then.means(state().over, undefined);
      const held = stateOf(turnOf('german', 8, land('russian'), FAR));
      const open = citiesOf(p)
        .standings(held)
        .find(({ line }) => line.id === 'holding');
      then.means(open?.isMet, true, 'moscow41:R197');
    },
  );

  rule(
    ['moscow41:R164', 'moscow41:R17'],
    'of who holds Moscow and Voronezh at every check from turn 6 to the end; else a draw',
    ({ given, when, then, state }) => {
      given(turnOf('german', 6, land('russian', MOSCOW), FAR));
      when('end');
      then.event('holding.lapsed', { turn: 6 }, 'moscow41:R164');
      given(turnOf('german', 8, land('russian', p.placeNamed('Tula')), FAR));
      when('end');
      then.over('russian', 'moscow41:INH.VIC');
      then.means([state().over?.reason, state().clock.turn], ['holding', 8], 'moscow41:R17');
      given(turnOf('german', 8, land('russian', p.placeNamed('Tula')), FAR, 'own lapsed 7'));
      when('end');
      then.over('draw', 'moscow41:R164');
    },
  );

  rule(
    ['moscow41:R160', 'moscow41:INH.VIC', 'moscow41:R17'],
    'the 2nd Fliegerkorps leaves at the end of turn 2, or is kept, and Moscow alone wins no more',
    ({ given, when, then, dice, state }) => {
      const end = `phase russian-movement; turn 2; own weather "good"; ${FAR}; 2fk@german-air`;
      given(end);
      when('end');
      then.decides('german', 'keepAir@ask');
      when('pass');
      then.at('2fk', 'out');
      then.means(state().own.air, 'left', 'moscow41:R17');
      given(end);
      dice(3);
      when('end', 'keep');
      then.means(state().own.air, 'kept', 'moscow41:R160');
      given(
        turnOf(
          'russian',
          3,
          'own air "kept"',
          land('german', p.placeNamed('Voronezh')),
          `24pz@${MOSCOW}`,
          '22a@1100',
        ),
      );
      when('end');
      then.means(state().over, undefined, 'moscow41:INH.VIC');
    },
  );
});
