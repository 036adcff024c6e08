// Chapter 4: points and who wins.
import { describe } from '@jest/globals';
import { cityPoints, points } from '../../../../src/games/storm/04-victory/4.2-points.ts';
import { finalVerdict } from '../../../../src/games/storm/04-victory/4.11-verdict.ts';
import { p, rule, stateOf } from './kit.ts';

const T = 'phase administration; turn 9';
/** A German unit in Hungary takes the Hungary point away. */
const HOME = `${T}; 5inf@N1022`;
const has = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(points(p, stateOf(text)).entries.map(({ why, n }) => [why.replace('points.', ''), n]));
const held = (hexes: readonly string[], side = 'soviet'): string =>
  hexes.map((hex) => `held ${hex} ${side}`).join('; ');
const cities = [...p.withFeature('city'), ...p.withFeature('major-city')];
const west = cities.filter((hex) => p.hex(hex).country !== 'ussr');

describe('4.2 to 4.10: points', () => {
  rule(
    ['storm:4.2a', 'storm:4.2b', 'storm:4.2c', 'storm:4.2d', 'storm:4.2e', 'storm:3.6e'],
    'cities count one, major cities two, from eleven on',
    ({ given, then }) => {
      given(HOME);
      then.means(cityPoints(p, stateOf(HOME)).total, 11, 'storm:4.2c');
      then.means(cityPoints(p, stateOf('base campaign; phase soviet-order; turn 1')).total, 11, 'storm:3.6e');
      const some = `${HOME}; ${held(['N2628', 'N2623', 'N3730', 'S1729', 'N2030', 'N2227', 'N2024'])}`;
      then.means(cityPoints(p, stateOf(some)).total, 11 + 8 + 3, 'storm:4.2b');
      then.means(has(some)['advantage'], undefined, 'storm:4.2e');
      then.entry(points(p, stateOf(`${some}; held N1624 soviet`)), 'points.advantage', 1, 'storm:4.2a');
      const ring = ['2rd@N1832'];
      then.means(cityPoints(p, stateOf(`${some}; ${ring.join('; ')}`)).total, 22, 'storm:4.2d');
    },
  );

  rule('storm:4.2f', 'a majority of all points', ({ given, then }) => {
    given(HOME);
    then.means(cityPoints(p, stateOf(`${HOME}; ${held(west.filter((hex) => hex !== 'N1022'))}`)).total, 44);
  });

  rule(['storm:4.3a', 'storm:4.3b', 'storm:R7'], 'two for Ploesti', ({ given, then }) => {
    given(HOME);
    then.entry(points(p, stateOf(`${HOME}; held S2029 soviet`)), 'points.ploesti', 2, 'storm:4.3a');
    then.means(has(`${HOME}; held S2029 german back`)['ploesti'], undefined, 'storm:4.3b');
    then.means(has(`${HOME}; held S2029 soviet`)['ploesti'], 2, 'storm:R7');
  });

  rule(['storm:4.4', 'storm:4.5'], 'one for all of each corridor', ({ given, then }) => {
    given(HOME);
    const [pripyet = [], danube = []] = [p.routes('pripyet-corridor')[0], p.routes('danube-corridor')[0]];
    then.entry(points(p, stateOf(`${HOME}; ${held(pripyet)}`)), 'points.pripyet-corridor', 1, 'storm:4.4');
    then.entry(points(p, stateOf(`${HOME}; ${held(danube)}`)), 'points.danube-corridor', 1, 'storm:4.5');
    then.means(has(`${HOME}; ${held(danube.slice(1))}`)['danube-corridor'], undefined, 'storm:4.5');
  });

  rule(
    ['storm:4.6', 'storm:R71', 'storm:R93'],
    'one for Hungary without Germans and Hungarians',
    ({ given, then }) => {
      given(HOME);
      then.entry(points(p, stateOf(`${T}; 9r@S3621`)), 'points.hungary', 1, 'storm:4.6');
      then.means(
        [has(`${T}; 16h@S3621`)['hungary'], has(`${T}; slov@N1022`)['hungary']],
        [undefined, undefined],
        'storm:R71',
      );
      then.means(has(`${T}; 1pz@reserve; hmc@track-2`)['hungary'], 1, 'storm:R93');
    },
  );

  rule(['storm:4.7a', 'storm:4.7d', 'storm:4.8a', 'storm:R26'], 'losses', ({ given, then }) => {
    given(HOME);
    then.entry(
      points(p, stateOf(`${HOME}; own lost {"german":150,"soviet":0}`)),
      'points.german-losses',
      1,
      'storm:4.7a',
    );
    then.means(has(`${HOME}; own lost {"german":149,"soviet":199}`), {}, 'storm:4.7d');
    then.entry(
      points(p, stateOf(`${HOME}; own lost {"german":0,"soviet":200}`)),
      'points.soviet-losses',
      -1,
      'storm:4.8a',
    );
    then.means(p.tables.limits.find(({ id }) => id === 'german-losses')?.value, 150, 'storm:R26');
  });

  rule(
    ['storm:4.9', 'storm:4.10', 'storm:R70', 'storm:R8'],
    'Germans on the east edge, in supply',
    ({ given, then }) => {
      given(HOME);
      then.entry(points(p, stateOf(`${HOME}; 1pz@N4244`)), 'points.north-edge', -1, 'storm:4.9');
      then.entry(points(p, stateOf(`${HOME}; 1pz@S4143`)), 'points.south-edge', -1, 'storm:4.10');
      const around = p
        .neighbours('N4244')
        .map((hex, i) => `${['2rd', '8rd', '13rd', '86rd'][i] ?? ''}@${hex}`)
        .join('; ');
      then.means(has(`${HOME}; 1pz@N4244; ${around}`)['north-edge'], undefined, 'storm:R70');
      then.means(
        [p.inArea('south-east-edge', 'S4143'), p.inArea('south-east-edge', 'N1044')],
        [true, false],
        'storm:R8',
      );
    },
  );
});

describe('4.1, 4.11: who wins', () => {
  const lost = '; own lost {"german":150,"soviet":0}';
  const verdict = (text: string) => finalVerdict(p, stateOf(text));

  rule(['storm:4.1a', 'storm:4.1c', 'storm:R94'], 'judged when turn 10 is over', ({ given, then, state }) => {
    given('phase administration; turn 10; 5inf@N1022; 98rd@track-10');
    then.over('german', 'storm:4.11a');
    then.means(state().over?.reason, 'points', 'storm:4.1a');
    then.means(state().clock.turn, 10, 'storm:R94');
    then.means(points(p, state()).total, 0, 'storm:4.1c');
  });

  rule('storm:4.1b', 'a side may give up at any time', ({ given, when, then, state }) => {
    given('phase german-movement; turn 5; 1pz@N2020');
    when('resign');
    then.means(state().over?.winner, 'soviet');
  });

  rule('storm:4.11a', 'four win, three draw', ({ given, then }) => {
    given(HOME);
    const three = `${HOME}; held S2029 soviet${lost}`;
    const four = `${T}; held S2029 soviet${lost}`;
    then.means(
      [verdict(HOME).winner, verdict(three).winner, verdict(four).winner],
      ['german', 'draw', 'soviet'],
    );
  });

  rule(['storm:4.11d', 'storm:R77'], 'with the option one wins, none draws', ({ given, then }) => {
    given(HOME);
    const on = 'option pro-luftwaffe=on';
    then.means(
      [
        verdict(`${on}; ${HOME}`).winner,
        verdict(`${on}; ${T}`).winner,
        verdict(`${on}; ${HOME}; 1pz@N4244`).winner,
      ],
      ['draw', 'soviet', 'german'],
      'storm:4.11d',
    );
    then.means(verdict(`${on}; ${HOME}`).rule, 'storm:4.11d', 'storm:R77');
  });
});
