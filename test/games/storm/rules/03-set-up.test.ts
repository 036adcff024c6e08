// Chapter 3: set-up and hex control.
import { describe, expect } from '@jest/globals';
import { seenBy } from '../../../../src/api/game.ts';
import { holder } from '../../../../src/mechanics/control.ts';
import { unitsAt } from '../../../../src/mechanics/places.ts';
import { setUpFaults } from './set-up-kit.ts';
import { p, rule, storm } from './kit.ts';

const START = 'start campaign';

describe('3.1 to 3.3: what stands before anybody is placed', () => {
  rule(
    ['storm:3.1c', 'storm:3.8b', 'storm:3.1b'],
    'the border says who holds what',
    ({ given, then, state }) => {
      given(START);
      const of = (hex: string) => holder(p, state(), hex);
      then.means(
        [of('N4234'), of('N4134'), of('S1842'), of('S1741')],
        ['soviet', 'german', 'soviet', 'german'],
        'storm:3.8b',
      );
      then.means([of('N1721'), of('S1729')], ['german', 'german'], 'storm:3.1c');
      const cities = [...p.withFeature('city'), ...p.withFeature('major-city')];
      then.means(
        cities.every((hex) => of(hex) !== undefined),
        true,
        'storm:3.1b',
      );
    },
  );

  rule(
    ['storm:3.2a', 'storm:3.4a'],
    'the initial Soviet force waits to be placed',
    ({ given, then, state }) => {
      given(START);
      then.means(unitsAt(state().own, 'setup').length, 203, 'storm:3.2a');
      then.decides('soviet', 'setUp@soviet');
      then.allowed('place 6rd N2334', 'place 6rd N4244');
      then.refused('place 6rd N2333', 'SETUP.NOT-THERE', 'storm:3.4a');
    },
  );

  rule(
    ['storm:3.2b', 'storm:3.3a'],
    'reinforcements wait in the boxes of their turns',
    ({ given, then, state }) => {
      given(START);
      const box = (turn: number): readonly string[] => unitsAt(state().own, `track-${turn}`);
      then.means(box(2).includes('hmc'), true, 'storm:3.3a');
      then.means(box(3).filter((unit) => p.sideOf(unit) === 'soviet').length > 0, true, 'storm:3.2b');
      then.means([box(1).length, box(10).length], [0, 0], 'storm:3.2b');
      then.refused('place 98rd N4244', 'SETUP.FIXED', 'storm:3.2b');
      then.refused('place hmc N4244', 'SETUP.FIXED', 'storm:3.3a');
    },
  );

  rule('storm:3.3b', 'the German reserve waits off the map', ({ given, then, state }) => {
    given(START);
    then.means(
      [unitsAt(state().own, 'reserve').length, unitsAt(state().own, 'reserve').includes('2pz')],
      [27, true],
    );
  });

  rule(['storm:3.3c', 'storm:3.3d'], 'the Axis stands where its counters say', ({ given, then, state }) => {
    given(START);
    then.at('1pz', 'N3431');
    then.means(unitsAt(state().own, 'N3431'), ['1pz'], 'storm:3.3d');
    then.refused('place 1pz N3430', 'SETUP.FIXED', 'storm:3.3c');
  });

  rule(
    ['storm:3.4c', 'storm:3.4d'],
    'sixteen airborne brigades wait off the map',
    ({ given, then, state }) => {
      given(START);
      const waiting = unitsAt(state().own, 'airborne');
      then.means(waiting.length, 16, 'storm:3.4d');
      then.refused(`place ${waiting[0] ?? ''} N2334`, 'SETUP.FIXED', 'storm:3.4c');
      then.means(
        waiting.every((unit) => p.unit(unit).type === 'airborne'),
        true,
        'storm:3.4c',
      );
    },
  );

  rule(
    ['storm:3.6b', 'storm:3.6c', 'storm:3.6a', 'storm:3.6f'],
    'losses begin at nothing, markers at hand, on turn 1',
    ({ given, then, state }) => {
      given(START);
      const { lost, markers } = state().own;
      then.means(lost.german, 0, 'storm:3.6b');
      then.means(lost.soviet, 0, 'storm:3.6c');
      then.means([markers['air']?.length, markers['aerial']], [10, ['hand']], 'storm:3.6a');
      then.means(state().clock.turn, 1, 'storm:3.6f');
    },
  );
});

describe('3.4: what the Soviet set-up must keep to', () => {
  rule('storm:3.4a', 'the default is sound, and so ends', ({ given, when, then }) => {
    given(START);
    when('place default');
    then.allowed('end');
    when('end');
    then.event('setup.done');
  });

  rule('storm:3.4a', 'nothing ends while somebody is to be placed', ({ given, then }) => {
    given(START);
    then.refused('end', 'SETUP.LEFT');
  });

  rule('storm:3.4b', 'every border hex has a unit that is no artillery', ({ given, when, then, state }) => {
    given(START);
    when('place default', 'place 16rd N4244');
    then.refused('end', 'SETUP.BARE');
    then.means(setUpFaults(state()).bare, ['N4234']);
    when('place 1ha N4234');
    then.refused('end', 'SETUP.BARE');
    when('place 16rd N4234');
    then.allowed('end');
  });

  rule(
    ['storm:5.13l', 'storm:3.4e'],
    'every mechanized corps stands in one hex',
    ({ given, when, then, state }) => {
      given(START);
      when('place default', 'place 163md N4244');
      then.refused('end', 'SETUP.CORPS', 'storm:5.13l');
      then.means(setUpFaults(state()).corps.length, 1, 'storm:3.4e');
      when('place 1td 3td N4244');
      then.allowed('end');
    },
  );

  rule('storm:5.13m', 'two corps may share a hex, and six units fill it', ({ given, when, then }) => {
    given(START);
    when('place 163md 1td 2td 3td 5td 84md N4244');
    then.event('setup.placed', { hex: 'N4244' }, 'storm:3.4a');
    then.allowed('place 1ha N4244');
    then.means(
      ['1td', '2td'].map((unit) => p.unit(unit).formation),
      ['1mc', '3mc'],
    );
    then.refused('place 6rd N4244', 'STACK.FULL', 'storm:6.5a');
    then.allowed('place 1ha N4244');
  });

  rule(
    ['storm:3.7b', 'storm:R5', 'storm:3.7c'],
    'by agreement the Germans follow, in Greater Germany',
    ({ given, when, then, state }) => {
      given('base campaign; option german-setup=free; turn 1; phase set-up');
      when('place default', 'end');
      then.decides('german', 'setUp@german');
      then.refused('place 1pz S2029', 'SETUP.NOT-THERE', 'storm:3.7b');
      then.refused('place rcc N3430', 'SETUP.FIXED', 'storm:3.3c');
      // 291st Infantry begins in N4034, next to the Soviets.
      when('place 291inf N4134', 'place default');
      then.at('291inf', 'N4134');
      then.means(p.sideOf(unitsAt(state().own, 'N4234')[0] ?? ''), 'soviet', 'storm:3.7c');
      then.event('setup.default', { side: 'german' }, 'storm:3.4a');
      then.means(unitsAt(state().own, 'S2029'), ['10flak'], 'storm:R5');
    },
  );
});

describe('3.8: hex control', () => {
  rule('storm:3.8a', 'every land hex has a holder', ({ given, then, state }) => {
    given(START);
    then.means(
      p.grid.ids.filter((hex) => p.isLand(hex) && holder(p, state(), hex) === undefined),
      [],
    );
  });

  rule('storm:10.7a', 'what is set up is hidden but for the top', ({ given, when, then, state }) => {
    given(START);
    when('place 6rd N2334', 'place 42rd N2334');
    const seen = seenBy(storm, state(), 'german').units.filter(({ at }) => at === 'N2334');
    expect(seen.map(({ id }) => id)).toEqual(['42rd', '?N2334.1']);
    then.means(seen.length, 2);
  });
});
