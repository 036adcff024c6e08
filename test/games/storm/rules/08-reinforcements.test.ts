// Chapters 5 and 8: reserve, reinforcements, replacements, and the end of a turn.
import { describe } from '@jest/globals';
import { placeOf, unitsAt } from '../../../../src/mechanics/places.ts';
import { linkedTo } from '../../../../src/games/storm/08-reinforcements/5.10-access.ts';
import { replacementsLeft } from '../../../../src/games/storm/08-reinforcements/8.4-replacements.ts';
import { fateOf } from '../../../../src/games/storm/08-reinforcements/8.4-dead-pile.ts';
import { p, rule, stateOf } from './kit.ts';

const RELEASE =
  'phase german-release; turn 2; own plan.order "move-fight"; 2pz@reserve; 5pz@reserve; 15inf@reserve';
const CREATION = 'phase german-creation; turn 2; own plan.order "move-fight"';
const SOVIET = 'phase soviet-reinforcement; turn 2; 98rd@track-2; 112rd@track-2; 145rd@track-3';
const GERMAN =
  'phase german-reinforcement; turn 3; 227inf@track-3; 246inf@track-3; hmc@track-2; 81inf@track-4';

describe('5.5, 5.6: the reserve', () => {
  rule(
    ['storm:5.5a', 'storm:5.5c', 'storm:5.5e'],
    'out of the reserve into cities and onto the edge',
    ({ given, when, then }) => {
      given(RELEASE);
      then.allowed('place 2pz N2628', 'place 2pz N2020', 'place default');
      then.refused('place 2pz N1731', 'ENTRY.NOT-THERE', 'storm:5.5e');
      when('place 2pz N2628');
      then.event('units.entered', { hex: 'N2628' }, 'storm:5.5c');
      when('place 15inf 5pz N2020');
      then.event('units.entered', { hex: 'N2020' }, 'storm:5.5e');
      then.refused('place 81inf N2020', 'PLACE.NOT-RESERVE', 'storm:5.5a');
    },
  );

  rule(['storm:5.5b'], 'where there is room', ({ given, then }) => {
    const full = ['5inf', '6inf', '26inf', '28inf', '35inf', '8inf', '161inf', '162inf'];
    given(`${RELEASE}; ${full.map((unit) => `${unit}@N2628 under`).join('; ')}; 16h@S3621`);
    then.refused('place 2pz N2628', 'STACK.FULL', 'storm:6.4');
    then.refused('place 2pz S3621', 'STACK.NATIONS', 'storm:6.2a');
    then.means(unitsAt(stateOf(RELEASE).own, 'N2628'), [], 'storm:5.5b');
  });

  rule(['storm:5.5c', 'storm:5.5d'], 'into no place that was Soviet once', ({ given, then }) => {
    given(`${RELEASE}; held N2628 german back`);
    then.refused('place 2pz N2628', 'ENTRY.FALLEN', 'storm:5.5c');
    then.allowed('place 2pz S2029');
    given(`${RELEASE}; held S2029 german back`);
    then.refused('place 2pz S2029', 'ENTRY.FALLEN', 'storm:5.5d');
    const ring = p
      .neighbours('S2029')
      .filter((hex) => p.isLand(hex))
      .map((hex, i) => `${['2rd', '8rd', '13rd', '86rd', '113rd', '155rd'][i] ?? ''}@${hex}`)
      .join('; ');
    given(`${RELEASE}; ${ring}`);
    then.refused('place 2pz S2029', 'ENTRY.CUT-OFF', 'storm:5.5d');
  });

  rule('storm:5.5e', 'into no source with an enemy in it', ({ given, then }) => {
    given(`${RELEASE}; 6rd@N2020`);
    then.refused('place 2pz N2020', 'ENTRY.ENEMY');
  });

  rule(
    ['storm:5.5f', 'storm:5.6c', 'storm:5.5g'],
    'who was released does not go back in the same turn',
    ({ given, when, then, state }) => {
      given(`${RELEASE}; 3pz@N2628`);
      when('place 2pz N2628', 'end');
      then.refused('withdraw 2pz', 'WITHDRAW.RELEASED', 'storm:5.6c');
      then.allowed('withdraw 3pz');
      then.means(state().own.turn.released, ['2pz'], 'storm:5.5f');
      when('end');
      then.allowed('move 2pz N2728');
      then.means(placeOf(state().own, '2pz'), 'N2628', 'storm:5.5g');
    },
  );

  rule(
    ['storm:5.6a', 'storm:5.6d', 'storm:R67'],
    'from one hex, Germans that move',
    ({ given, when, then, state }) => {
      given(`${CREATION}; 1pz@N1731; 5inf@N1731 under; 6pz@N1732; rcc@S3334; 10flak@S2029`);
      then.refused('withdraw rcc', 'WITHDRAW.NOT-GERMAN', 'storm:R67');
      then.refused('withdraw 10flak', 'WITHDRAW.NOT-GERMAN', 'storm:9.2c');
      then.refused('withdraw 1pz 6pz', 'WITHDRAW.HEX', 'storm:5.6a');
      when('withdraw 1pz');
      then.event('reserve.withdrawn', { units: ['1pz'], hex: 'N1731' }, 'storm:5.6a');
      then.refused('withdraw 6pz', 'WITHDRAW.HEX', 'storm:5.6a');
      then.allowed('withdraw 5inf');
      then.means(placeOf(state().own, '1pz'), 'reserve', 'storm:5.6d');
    },
  );

  rule(['storm:5.6b', 'storm:5.6e'], 'over land, attenuated or not', ({ given, then }) => {
    const ring = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join(
      '; ',
    );
    given(`${CREATION}; ${ring}; 1pz@N1731`);
    then.refused('withdraw 1pz', undefined, 'storm:5.6b');
    given(`${CREATION}; 1pz@N1731; held S2029 soviet`);
    then.allowed('withdraw 1pz');
    then.means(stateOf(`${CREATION}; held S2029 soviet`).own.held['S2029'], 'soviet', 'storm:5.6e');
    given(`${CREATION.replace('turn 2', 'turn 1')}; ${ring}; 1pz@N1731; 6pz@N2020`);
    then.refused('withdraw 1pz', 'WITHDRAW.SUPPLY', 'storm:5.6b');
  });

  rule('storm:5.6f', 'on turn 1, too', ({ given, when, then, state }) => {
    given(`${CREATION.replace('turn 2', 'turn 1')}; 6pz@N2020`);
    then.decides('german', 'german-creation@orders');
    when('withdraw 6pz');
    then.event('reserve.withdrawn', { units: ['6pz'] }, 'storm:5.6a');
    then.means(state().clock.turn, 1);
  });
});

describe('5.10, 8.2: Soviet reinforcements', () => {
  rule(
    ['storm:5.10a', 'storm:5.10b', 'storm:8.1a'],
    'some or all, now or later',
    ({ given, when, then, state }) => {
      given(SOVIET);
      then.allowed('place 98rd N4244', 'end');
      then.refused('place 145rd N4244', 'PLACE.NOT-YET', 'storm:5.10a');
      when('place 98rd N4244');
      then.event('units.entered', { units: ['98rd'] }, 'storm:5.10d');
      when('end');
      then.means(placeOf(state().own, '112rd'), 'track-2', 'storm:5.10b');
      given(SOVIET.replace('turn 2', 'turn 4'));
      then.allowed('place 112rd N4244');
      then.means(p.set.scenarios['campaign']?.track['2']?.includes('98rd'), true, 'storm:8.1a');
    },
  );

  rule(['storm:5.10d'], 'on the east edge, without Germans, with room', ({ given, then }) => {
    const full = ['10rd', '90rd', '48rd', '125rd', '5rd', '33rd'];
    given(`${SOVIET}; 1pz@N4244; ${full.map((unit) => `${unit}@N4044 under`).join('; ')}`);
    then.refused('place 98rd N4244', 'ENTRY.ENEMY', 'storm:5.10d');
    then.refused('place 98rd N4044', 'STACK.FULL', 'storm:6.5a');
  });

  rule(['storm:5.10e'], 'in cities that were never German, with a line', ({ given, then }) => {
    given(SOVIET);
    then.allowed('place 98rd N1231', 'place 98rd N2334');
    // West of the border, and a city that Germans began with.
    given(`${SOVIET}; held N2628 soviet`);
    then.refused('place 98rd N2628', 'ENTRY.FALLEN', 'storm:5.10e');
    given(`${SOVIET}; held N1231 soviet back`);
    then.refused('place 98rd N1231', 'ENTRY.FALLEN', 'storm:5.10e');
    const ring = p
      .neighbours('N1231')
      .map((hex, i) => `${['31inf', '34inf', '45inf', '167inf', '255inf', '293inf'][i] ?? ''}@${hex}`)
      .join('; ');
    given(`${SOVIET}; ${ring}`);
    then.refused('place 98rd N1231', 'ENTRY.CUT-OFF', 'storm:5.10e');
  });

  rule(
    ['storm:5.10f', 'storm:9.18d', 'storm:R90'],
    'along corridors joined to the east',
    ({ given, then }) => {
      given(SOVIET);
      then.allowed('place 98rd N2633', 'place 98rd S2037');
      then.refused('place 98rd N2632', 'ENTRY.CORRIDOR', 'storm:5.10f');
      given(`${SOVIET}; held S2142 german`);
      then.refused('place 98rd S2042', 'ENTRY.CORRIDOR', 'storm:5.10f');
      then.means(linkedTo(p, stateOf(SOVIET), 'danube-corridor', 'german').at(-1), 'S2036', 'storm:9.18d');
      then.means(linkedTo(p, stateOf(`${SOVIET}; 1pz@S2343`), 'danube-corridor', 'soviet'), [], 'storm:R90');
    },
  );

  rule('storm:8.2b', 'airborne brigades come in no such way', ({ given, then }) => {
    given(`${SOVIET}; 1ab@airborne`);
    then.refused('place 1ab N4244', 'PLACE.AIRBORNE');
  });
});

describe('5.11, 8.3, 8.4: Axis reinforcements and replacements', () => {
  rule(['storm:5.11a', 'storm:5.11d'], 'on the west edge', ({ given, when, then }) => {
    given(GERMAN);
    then.refused('place 81inf N2020', 'PLACE.NOT-YET', 'storm:5.11a');
    when('place 227inf N2020');
    then.event('units.entered', { units: ['227inf'] }, 'storm:5.11d');
    when('end');
    then.at('246inf', 'track-3');
  });

  rule(
    ['storm:5.11e', 'storm:R69', 'storm:R105', 'storm:5.11f'],
    'in cities west of the border, along the Danube, not in Ploesti',
    ({ given, then }) => {
      given(GERMAN);
      then.allowed('place 227inf N2628', 'place 227inf S1729', 'place 227inf S1624');
      then.refused('place 227inf S2029', 'ENTRY.NOT-THERE', 'storm:R105');
      given(`${GERMAN}; held N2628 german back; held S1622 soviet; held N1231 german`);
      then.refused('place 227inf N1231', 'ENTRY.FALLEN', 'storm:5.11e');
      then.refused('place 227inf N2628', 'ENTRY.FALLEN', 'storm:5.11e');
      then.refused('place 227inf S1624', 'ENTRY.CORRIDOR', 'storm:5.11f');
      then.means(p.hex('S1729').country, 'romania', 'storm:R69');
      then.means(p.feature('S2029', 'oilfield') !== undefined, true, 'storm:R105');
    },
  );

  rule('storm:5.11c', 'where there is room', ({ given, then }) => {
    given(`${GERMAN}; 16h@S3621`);
    then.refused('place 227inf S3621', 'STACK.NATIONS', 'storm:6.2a');
    then.means(stateOf(GERMAN).own.places['track-3']?.length, 2);
  });

  rule(
    ['storm:5.11g', 'storm:5.11j'],
    'Hungarians on their own edge, and never in reserve',
    ({ given, then }) => {
      given(GERMAN);
      const [hex = ''] = p.area('hungarian-entry');
      then.allowed(`place hmc ${hex}`);
      then.refused('place hmc N2020', 'ENTRY.NOT-THERE', 'storm:5.11g');
      then.refused('place hmc at reserve', 'ENTRY.NO-RESERVE', 'storm:5.11j');
    },
  );

  rule('storm:5.11i', 'Germans may be kept in reserve', ({ given, when, then }) => {
    given(GERMAN);
    when('place 227inf at reserve');
    then.event('reserve.kept', { units: ['227inf'] });
    then.at('227inf', 'reserve');
  });

  const LOST =
    'phase german-reinforcement; turn 3; 1pz@dead; 3pz@dead; 4pz@dead; 5inf@dead; 6inf@dead; 26inf@dead; 28inf@dead; 35inf@dead; own fallen {"1pz":2,"3pz":2,"4pz":2,"5inf":2,"6inf":2,"26inf":2,"28inf":2,"35inf":3}';

  rule(
    ['storm:8.1b', 'storm:8.4d', 'storm:8.4e', 'storm:5.11h', 'storm:R75'],
    'the lost come back the turn after',
    ({ given, when, then, state }) => {
      given(LOST);
      then.refused('replace 35inf N2020', 'REPLACE.NOT-YET', 'storm:8.4d');
      when('replace 5inf N2020');
      then.event('units.entered', { units: ['5inf'] }, 'storm:5.11d');
      then.means(state().own.fallen['5inf'], undefined, 'storm:8.4e');
      then.means(state().own.replaced, 1, 'storm:8.1b');
      then.means(placeOf(state().own, '5inf'), 'N2020', 'storm:5.11h');
      then.means(state().own.fallen['35inf'], 3, 'storm:R75');
    },
  );

  rule(
    ['storm:8.4f', 'storm:8.4g', 'storm:R74'],
    'two mechanized and three others, or others instead',
    ({ given, when, then, state }) => {
      given(LOST);
      when('replace 1pz N2020', 'replace 3pz N2020');
      then.refused('replace 4pz N2020', 'REPLACE.MECHANIZED', 'storm:8.4f');
      then.means(replacementsLeft(p, state()), { all: 3, mechanized: 0 }, 'storm:R74');
      given(LOST.replace('"35inf":3', '"35inf":2'));
      when('replace 26inf 28inf 35inf 5inf 6inf N2020');
      then.refused('replace 1pz N2020', 'REPLACE.RATE', 'storm:8.4g');
    },
  );

  rule('storm:8.4f', 'from turn 2 on', ({ given, then }) => {
    given(
      LOST.replace('turn 3', 'turn 1')
        .replaceAll(':2', ':1')
        .replace(':3', ':1')
        .replace('1pz@dead', '1pz@dead; 227inf@track-1'),
    );
    then.refused('replace 5inf N2020', 'REPLACE.TURN');
  });

  rule(
    ['storm:R109', 'storm:R100'],
    'forty in the game, into the reserve as well',
    ({ given, then, when }) => {
      given(`${LOST}; own replaced 39`);
      then.refused('replace 5inf 6inf N2020', 'REPLACE.ALL', 'storm:R109');
      when('replace 5inf at reserve');
      then.event('reserve.kept', { units: ['5inf'] }, 'storm:R100');
    },
  );

  rule(
    ['storm:8.4a', 'storm:8.4b', 'storm:8.4c', 'storm:2.12c', 'storm:R39'],
    'some never come back',
    ({ given, then }) => {
      given(LOST);
      then.means(fateOf(p, '1pz', 'out'), { place: 'out', rule: 'storm:8.4a' }, 'storm:8.4a');
      then.means(fateOf(p, '1pz', 'aerial'), { place: 'out', rule: 'storm:8.4b' }, 'storm:8.4b');
      then.means(
        ['1cav', '10flak', '900l', 'gd'].map((unit) => fateOf(p, unit, 'overland').rule),
        ['storm:8.4c', 'storm:8.4c', 'storm:8.4c', 'storm:8.4c'],
        'storm:8.4c',
      );
      then.means(fateOf(p, 'slov', 'overland').place, 'out', 'storm:2.12c');
      then.means(
        ['6rd', 'rcc'].map((unit) => fateOf(p, unit, 'overland').rule),
        ['storm:8.1b', 'storm:8.1b'],
        'storm:R39',
      );
      then.means(fateOf(p, '1pz', 'attenuated').place, 'dead', 'storm:8.4a');
    },
  );
});

describe('5.9, 5.12, 7.10: the end of a turn', () => {
  const ring = [
    '31inf@N1832',
    '34inf@N1732',
    '45inf@N1632',
    '167inf@N1631',
    '255inf@N1730',
    '293inf@N1831',
  ].join('; ');

  rule(
    ['storm:5.9a', 'storm:7.10a', 'storm:4.8b', 'storm:R73'],
    'Soviets out of supply are gone, and count twice',
    ({ given, then, state }) => {
      given(`phase terminal-supply; turn 2; ${ring}; 6rd@N1731; 13rd@N2334; 98rd@track-2`);
      then.event('supply.checked', { units: ['6rd'] }, 'storm:7.10a');
      then.at('6rd', 'out');
      then.at('13rd', 'N2334');
      then.means(state().own.lost.soviet, 2, 'storm:4.8b');
      then.means(state().own.lost.german, 0, 'storm:R73');
      then.event('unit.eliminated', { unit: '6rd' }, 'storm:7.10a');
      then.means(placeOf(state().own, '6rd'), 'out', 'storm:5.9a');
    },
  );

  rule(['storm:5.9b', 'storm:7.6f'], 'no others are', ({ given, then, state }) => {
    const soviets = ['2rd@N1832', '8rd@N1732', '13rd@N1632', '86rd@N1631', '113rd@N1730', '155rd@N1831'].join(
      '; ',
    );
    given(`phase terminal-supply; turn 2; ${soviets}; 1pz@N1731; 98rd@track-2`);
    then.at('1pz', 'N1731');
    then.noEvent('supply.checked');
    then.means(unitsAt(state().own, 'out').includes('1pz'), false, 'storm:5.9b');
    then.means(placeOf(state().own, '1pz'), 'N1731', 'storm:7.6f');
  });

  rule(['storm:R13', 'storm:5.13d'], 'nobody is on turn 1', ({ given, when, then, state }) => {
    given(`phase german-combat; turn 1; own plan.order "move-fight"; ${ring}; 6rd@N1731`);
    for (let n = 0; n < 3 && state().clock.phase.startsWith('german-c'); n++) when('end');
    then.noEvent('supply.checked');
    then.means(placeOf(state().own, '6rd'), 'N1731', 'storm:R13');
    then.means(state().own.lost.soviet, 0, 'storm:5.13d');
  });

  rule(
    ['storm:5.12', 'storm:11.6a', 'storm:11.6b', 'storm:7.9b'],
    'airpower comes back, aerial supply is spent',
    ({ given, then, state }) => {
      given(
        'phase administration; turn 2; own turn.air "german"; marker air N2333; marker aerial N2433; dice 3 3 3 3',
      );
      then.event('air.retrieved', { hexes: ['N2333'] }, 'storm:11.6a');
      then.means(
        state().own.markers['air']?.every((place) => place === 'hand'),
        true,
        'storm:11.6b',
      );
      then.event('aerial.over', { hex: 'N2433' }, 'storm:7.9b');
      then.means(state().clock.turn, 3, 'storm:5.12');
    },
  );
});
