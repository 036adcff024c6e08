// Victory conditions. All towns are of one side but for those that are named: so is everything in supply.
import { describe, expect, it } from '@jest/globals';
import { HEX, has, hexBits } from '../../../../src/mechanics/ground/ground.ts';
import { citiesOf } from '../../../../src/games/typhoon/victory/verdict.ts';
import { p, rule, stateOf, typhoon } from './kit.ts';

const TOWNS = p.grid.ids.filter((hex) => has(hexBits(p, hex), HEX.town));
const CITY = {
  moscow: '2309',
  voronezh: '4903',
  smolensk: '2926',
  roslavl: '3425',
  glukhov: '4921',
  kursk: '4913',
} as const;
const SEVEN = ['Kalinin', 'Volokolamsk', 'Mozhaisk', 'Kaluga', 'Yelets', 'Yefremov', 'Kursk'];
const FREE = ['34ik', '35ik', '5ik', '6ik', '8ik', '23ik', '27ik'];

/** Everything is one side's; `others`: hexes of the other one. */
const land = (of: 'german' | 'russian', ...others: readonly string[]): string =>
  TOWNS.map((hex) => {
    const enemy = of === 'german' ? 'russian' : 'german';
    return `held ${hex} ${others.includes(hex) ? enemy : of}`;
  }).join('; ');

/** The supply step, which is over when it is ended: then it is looked who has won. */
const step = (turn: number, ...more: readonly string[]): string =>
  [`phase supply; turn ${turn}`, ...more].join('; ');

const inSeven = FREE.map((unit, i) => `${unit}@${p.placeNamed(SEVEN[i] ?? '')}`).join('; ');
const RUSSIAN_FIRST = 'option first-move=russian';

describe('the step of victory', () => {
  rule(
    ['typhoon:VIC.1', 'typhoon:VIC.2'],
    'Moscow wins when it is checked, not as it falls, and only with units in supply there',
    ({ given, when, then, dice, state }) => {
      given(
        `phase german-movement; turn 5; ${land('german', CITY.moscow)}; 35ik@2310; 5ik@2310 under; 22a@5000; own pulse.number 1`,
      );
      dice(1);
      when('attack 2309 from 35ik 5ik', 'end', 'fight 2309', 'russian: pass', 'pass', 'advance 35ik 2309');
      then.means([state().own.fallen, state().over], [[CITY.moscow], undefined], 'typhoon:VIC.1');
      given(step(5, land('german'), '24pz@2309', '22a@5000'));
      when('end');
      then.over('german', 'typhoon:VIC.2');
      then.means(state().over?.games, undefined);
      // Nobody is there; nobody can be supplied there.
      given(step(5, land('german'), '24pz@2409', '22a@5000'));
      when('end');
      then.means(state().over, undefined);
      given(step(5, land('russian', CITY.moscow), '24pz@2309', '22a@5000'));
      when('end');
      then.means([state().own.unsupplied, state().over], [['24pz'], undefined], 'typhoon:VIC.2');
    },
  );

  rule(
    'typhoon:VIC.3',
    'a raid into any of three cities wins for the Russians',
    ({ given, when, then, state }) => {
      for (const hex of [CITY.smolensk, CITY.roslavl, CITY.glukhov]) {
        given(step(5, land('russian'), `22a@${hex}`, '34ik@5219'));
        when('end');
        then.over('russian');
      }
      given(step(5, land('russian'), '22a@2826', '34ik@5219'));
      when('end');
      then.means(state().over, undefined);
    },
  );

  rule(
    ['typhoon:VIC.4', 'typhoon:VIC.5'],
    'seven cities after the unhistorical first move, with Moscow for two games',
    ({ given, when, then, state }) => {
      given(step(5, RUSSIAN_FIRST, land('german', CITY.moscow), inSeven, '22a@5000'));
      when('end');
      then.over('german', 'typhoon:VIC.4');
      given(step(5, RUSSIAN_FIRST, land('german'), inSeven, '24pz@2309', '22a@5000'));
      when('end');
      then.over('german', 'typhoon:VIC.5');
      then.means(state().over?.games, 2, 'typhoon:VIC.5');
      // Not all seven; not without that move.
      given(step(5, RUSSIAN_FIRST, land('german', CITY.moscow), inSeven.replace('34ik@1615', '34ik@1616')));
      when('end');
      then.means(state().over, undefined);
      given(step(5, land('german', CITY.moscow), inSeven, '22a@5000'));
      when('end');
      then.means(state().over, undefined);
    },
  );
});

describe('the 2nd Fliegerkorps', () => {
  rule(
    ['typhoon:VIC.6', 'typhoon:R60'],
    'stays with one chance in two, and Moscow alone wins no more',
    ({ given, dice, when, then, state }) => {
      const rolled = (face: number, more = ''): unknown => {
        given(step(3, '2fk@german-air; 34ik@5219', more));
        dice(face);
        when('end');
        then.means(state().clock.phase, 'turn-end', 'typhoon:VIC.6');
        when('keep');
        then.event('air.die', { unit: '2fk', die: face }, 'typhoon:VIC.6');
        return state().own.air;
      };
      then.means(
        [1, 3, 4, 6].map((face) => rolled(face)),
        ['kept', 'kept', 'left', 'left'],
        'typhoon:R60',
      );
      then.means([rolled(3, 'option die-index=b'), rolled(4, 'option die-index=b')], ['left', 'kept']);
      rolled(2);
      then.at('2fk', 'german-air');
      given(step(5, 'own air "kept"', land('german', CITY.voronezh), '24pz@2309', '22a@5000'));
      when('end');
      then.means(state().over, undefined);
      given(step(5, 'own air "kept"', land('german'), '24pz@2309', '22a@5000'));
      when('end');
      then.over('german', 'typhoon:VIC.6');
      given(step(5, 'own air "left"', land('german', CITY.voronezh), '24pz@2309', '22a@5000'));
      when('end');
      then.over('german', 'typhoon:VIC.2');
    },
  );

  rule(
    'typhoon:VIC.7',
    'kept, and the price not paid by the end, a Smashing victory of the Russians',
    ({ given, when, then, state }) => {
      given(step(12, 'own air "kept"', land('german', CITY.moscow), '34ik@5219', '22a@5000'));
      when('end');
      then.over('russian');
      then.means(state().over?.games, 2);
      given(step(11, 'own air "kept"', land('german', CITY.moscow), '34ik@5219', '22a@5000'));
      when('end');
      then.means(state().over, undefined);
      given(step(12, 'own air "left"', land('german', CITY.moscow), '34ik@5219', '22a@5000'));
      when('end');
      then.over('draw', 'typhoon:R64');
    },
  );
});

describe('holding out', () => {
  const heldOut = land('russian', CITY.kursk);

  rule(
    ['typhoon:VIC.8', 'typhoon:R64', 'typhoon:R97'],
    'Moscow and Voronezh held and in supply at every check from turn 8 win at the end',
    ({ given, when, then, state }) => {
      const ends = (turn: number, ...more: readonly string[]): unknown => {
        given(step(turn, ...more, '41pz@5219', '22a@5000'));
        when('end');
        return state().over?.winner;
      };
      // R97: nobody stands in either of them.
      then.means(ends(12, heldOut), 'russian', 'typhoon:R97');
      then.over('russian', 'typhoon:VIC.8');
      then.means(state().over?.games, undefined);
      then.means(ends(11, heldOut), undefined);
      then.means(ends(12, heldOut, 'own lapsed 9'), 'draw', 'typhoon:R64');
      then.over('draw', 'typhoon:R64');
      then.means(ends(12, heldOut, 'own fallen ["2309"]'), 'draw');
      then.means(ends(12, land('russian', CITY.kursk, CITY.voronezh)), 'draw');
      // Its own, and cut off by a ring of corps.
      const ring = p.neighbours(CITY.voronezh).map((hex, i) => `${FREE[i] ?? ''}@${hex}`);
      then.means(ends(12, heldOut, ...ring), 'draw', 'typhoon:VIC.8');
      ends(8, land('russian', CITY.voronezh));
      then.event('holding.lapsed', { turn: 8 }, 'typhoon:VIC.8');
      then.means(state().own.lapsed, 8);
      ends(7, land('russian', CITY.voronezh));
      then.means(state().own.lapsed, undefined);
    },
  );

  rule(
    'typhoon:VIC.9',
    'and with seven cities more it is a Smashing victory',
    ({ given, when, then, state }) => {
      given(step(12, land('russian'), '34ik@5219', '22a@5000'));
      when('end');
      then.over('russian');
      then.means(state().over?.games, 2);
      for (const name of ['Torzhok', 'Rzhev', 'Vyazma', 'Kaluga', 'Tula', 'Orel', 'Kursk']) {
        given(step(12, land('russian', p.placeNamed(name)), '34ik@5219', '22a@5000'));
        when('end');
        then.over('russian', 'typhoon:VIC.8');
      }
      given(step(12, land('russian'), 'own lapsed 10', '34ik@5219', '22a@5000'));
      when('end');
      then.over('draw', 'typhoon:R64');
    },
  );

  rule(
    'typhoon:R63',
    "the Germans' victory comes first, and a Smashing one before another of its side",
    ({ given, when, then }) => {
      const both = stateOf(step(5, land('german', CITY.glukhov), '24pz@2309', '22a@4921'));
      given(step(5));
      then.means(
        citiesOf(p)
          .standings(both)
          .filter(({ isMet }) => isMet).length,
        2,
      );
      then.means(citiesOf(p).verdictNow(both)?.winner, 'german');
      given(step(12, land('russian'), `22a@${CITY.smolensk}`, '34ik@5219'));
      when('end');
      then.over('russian', 'typhoon:VIC.9');
    },
  );
});

describe('how it stands', () => {
  it('is told line by line, with what is lacking and what it counts for', () => {
    const s = stateOf(step(9, RUSSIAN_FIRST, 'own air "kept"', land('german', CITY.moscow), 'own lapsed 9'));
    const told = typhoon.questions?.goal?.(s, 'german', {}) ?? [];
    const params = told.map((each) => ('params' in each ? each.params : {}));
    expect(params.map(({ id }) => id)).toEqual([
      undefined,
      'moscow-and-voronezh',
      'seven-cities',
      'seven-and-moscow',
      'raid',
      'holding',
      'counter-offensive',
      'fliegerkorps-failed',
    ]);
    expect(params[1]).toMatchObject({ side: 'german', lacks: [CITY.moscow] });
    expect(params[3]).toMatchObject({ games: 2 });
    expect(params[5]).toMatchObject({ lost: true });
    expect(typhoon.questions?.['score']?.(s, 'german', {})).toHaveLength(8);
  });
});
