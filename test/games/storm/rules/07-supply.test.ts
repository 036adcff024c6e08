// Chapter 7: supply.
import { describe } from '@jest/globals';
import { isOut, stateOf as supplyOf } from '../../../../src/games/storm/07-supply/7.2-supply.ts';
import { isOverland, supplyMap } from '../../../../src/games/storm/07-supply/7.4-tracing.ts';
import { sheetOf } from '../../../../src/games/storm/07-supply/7.4-lines.ts';
import { p, rule, stateOf } from './kit.ts';

const at = (text: string, unit: string): string => supplyOf(p, stateOf(text), unit);
const RING = 'N2435 N2335 N2235 N2234 N2333 N2434';
/** 6th Rifle in N2334 with Germans all round it. */
const ringed = (rest: string): string =>
  ['31inf', '34inf', '45inf', '167inf', '255inf', '293inf']
    .map((unit, i) => `${unit}@${RING.split(' ')[i]}`)
    .concat(rest)
    .join('; ');

describe('7.1 to 7.4: who is in supply', () => {
  rule(
    ['storm:7.1a', 'storm:7.2b', 'storm:7.4a'],
    'Soviets have a line to the east edge or none',
    ({ given, then }) => {
      const free = 'phase soviet-movement; turn 2; 6rd@N2334';
      given(free);
      then.means(at(free, '6rd'), 'overland', 'storm:7.1a');
      then.means(supplyMap(p, stateOf(free), 'soviet').line('N2334').length > 5, true, 'storm:7.4a');
      then.means(at(ringed('6rd@N2334; phase soviet-movement; turn 2'), '6rd'), 'out', 'storm:7.2b');
    },
  );

  rule(
    ['storm:7.2a', 'storm:7.8a', 'storm:7.8f'],
    'Germans are attenuated once Ploesti has been Soviet',
    ({ given, then }) => {
      const text = 'phase german-movement; turn 2; 1pz@N3431; 6rd@N2334';
      given(text);
      then.means(at(text, '1pz'), 'overland', 'storm:7.2a');
      const lost = `${text}; held S2029 soviet`;
      then.means(at(lost, '1pz'), 'attenuated', 'storm:7.8a');
      then.means(at(`${text}; held S2029 german back`, '1pz'), 'attenuated', 'storm:7.8a');
      then.means(at(lost, '6rd'), 'overland', 'storm:7.8f');
    },
  );

  rule('storm:7.1b', 'Hungarians and Romanians never want for supply', ({ given, then }) => {
    const text = 'phase german-movement; turn 2; held S2029 soviet; rcc@S3334';
    given(text);
    then.means(at(text, 'rcc'), 'overland');
  });

  rule('storm:5.13d', 'on turn 1 nobody does', ({ given, then }) => {
    const text = ringed('6rd@N2334; turn 1; phase soviet-movement');
    given(text);
    then.means([at(text, '6rd'), isOverland(p, stateOf(text), 'N2334', 'soviet')], ['overland', false]);
  });

  rule(
    ['storm:7.3a', 'storm:7.3b', 'storm:R9'],
    'Germans draw from the west edge, Soviets from the east',
    ({ given, then }) => {
      const text = 'phase german-movement; turn 2';
      given(text);
      const of = (side: 'german' | 'soviet') => supplyMap(p, stateOf(text), side).sources;
      then.means(
        of('german').every((hex) => hex.endsWith('20')),
        true,
        'storm:7.3a',
      );
      then.means(
        [of('german').includes('N4220') || !p.isLand('N4220'), of('german').includes('N1044')],
        [true, false],
        'storm:R9',
      );
      then.means(
        [of('soviet').includes('N4244'), of('soviet').includes('S1944')],
        [true, false],
        'storm:7.3b',
      );
    },
  );

  rule(['storm:7.3c', 'storm:7.3d'], 'a source gives nothing while an enemy is in it', ({ given, then }) => {
    given('phase german-movement; turn 2');
    const sources = (text: string) =>
      supplyMap(p, stateOf(`phase german-movement; turn 2${text}`), 'soviet').sources;
    then.means(sources('; 1pz@N4244').includes('N4244'), false, 'storm:7.3c');
    then.means(sources('; held N4244 german').includes('N4244'), true, 'storm:7.3d');
  });

  rule(
    ['storm:7.4b', 'storm:R36', 'storm:R37'],
    'no line goes from one sheet to the other',
    ({ given, then }) => {
      // The seam row is of the North map: with Germans all along its rows to the east the South sheet is no way out.
      const wall = p.grid.ids.filter((hex) => /^N1[01]/.test(hex) && p.isLand(hex) && hex.endsWith('44'));
      const text = `phase german-movement; turn 2; ${wall.map((hex, i) => `${['1inf', '11inf', '21inf', '5inf'][i] ?? '1inf'}@${hex}`).join('; ')}`;
      given(text);
      then.means([sheetOf(p, 'N1030'), sheetOf(p, 'S4130')], ['north-map', 'south-map'], 'storm:R36');
      const map = supplyMap(p, stateOf(text), 'soviet');
      then.means(
        map.line('N1030').every((hex) => hex.startsWith('N')),
        true,
        'storm:7.4b',
      );
      then.means(
        map.line('S4130').every((hex) => hex.startsWith('S')),
        true,
        'storm:R37',
      );
    },
  );

  rule(
    ['storm:7.4c', 'storm:7.4d', 'storm:1.5f'],
    'over any ground, and only units bar the way',
    ({ given, then }) => {
      const text = ringed('6rd@N2334; phase soviet-movement; turn 2').replace('34inf@N2335; ', '');
      given(text);
      // One gap in the ring is enough, whoever stands beside it and whoever holds it.
      then.means(at(`${text}; held N2335 german`, '6rd'), 'overland', 'storm:7.4d');
      then.means(at(text, '6rd'), 'overland', 'storm:1.5f');
      then.means(
        supplyMap(p, stateOf(text), 'soviet')
          .line('N2335')
          .some((hex) => !p.isLand(hex)),
        false,
        'storm:7.4c',
      );
    },
  );

  rule('storm:R86', 'by agreement nothing comes out of Bulgaria', ({ given, then }) => {
    given('phase german-movement; turn 2');
    const bulgarian = (option: string) =>
      supplyMap(
        p,
        stateOf(`phase german-movement; turn 2; option bulgaria=${option}`),
        'german',
      ).sources.filter((hex) => p.hex(hex).country === 'bulgaria').length;
    then.means([bulgarian('open') > 0, bulgarian('closed')], [true, 0]);
  });
});

describe('7.9: aerial supply', () => {
  const CUT =
    'phase air-superiority; turn 2; 1pz@N3343; 2rd@N3342; 8rd@N3443; 13rd@N3444; 86rd@N3243; 113rd@N3244';

  rule(
    ['storm:7.9a', 'storm:7.9b', 'storm:R38'],
    'once in a game, with the superiority',
    ({ given, when, then, state }) => {
      given(`${CUT}; dice 1 1 6 6`);
      when('air default');
      then.decides('german', 'airlift@ask');
      then.refused('airlift N3342', 'AERIAL.NOBODY');
      then.means(isOut(p, state(), '1pz'), true, 'storm:7.9a');
      when('airlift N3343');
      then.event('aerial.placed', { hex: 'N3343' }, 'storm:7.9b');
      then.means(supplyOf(p, state(), '1pz'), 'aerial', 'storm:7.9b');
      then.decides('soviet', 'turn@sovietOrder');
      then.means(isOverland(p, state(), 'N3343', 'german'), false, 'storm:R38');
    },
  );

  rule('storm:R38', 'else as the German player turn begins', ({ given, when, then, state }) => {
    given(`${CUT.replace('air-superiority', 'german-order')}; own turn.air "german"`);
    then.decides('german', 'airlift@ask');
    then.allowed('airlift N3343', 'pass');
    when('airlift N3343');
    then.event('aerial.placed', { hex: 'N3343' }, 'storm:7.9b');
    then.decides('german', 'turn@germanOrder');
    then.means(isOut(p, state(), '1pz'), false);
  });

  rule(
    'storm:R38',
    'for those who stay in the hex, and nobody who comes later',
    ({ given, when, then, state }) => {
      given(`${CUT.replace('air-superiority', 'german-order')}; 3pz@N3343 under; own turn.air "german"`);
      when('airlift N3343');
      then.means(supplyOf(p, state(), '3pz'), 'aerial');
      const later =
        'phase german-combat; turn 2; own turn.air "german"; marker aerial N3343; own turn.lifted ["3pz"]';
      const s = stateOf(`${CUT.replace('phase air-superiority; turn 2', later)}; 3pz@N3343 under`);
      then.means([supplyOf(p, s, '3pz'), supplyOf(p, s, '1pz')], ['aerial', 'out']);
    },
  );

  rule(
    ['storm:7.9b', 'storm:R38'],
    'in a position that names nobody, for those who are there as it begins',
    ({ given, when, then, state }) => {
      const rifles = [
        '27rd@N3939',
        '6rd@N4038',
        '42rd@N4039',
        '75rd@N3838',
        '13rd@N3839',
        '99rd@N3737',
      ].concat(['100rd@N3837', '5rd@N4037', '33rd@N4036', '188rd@N3935', '179rd@N3836']);
      given(
        `phase german-movement; turn 3; own plan.order "move-fight"; own turn.air "german"; marker aerial N3938; 1inf@N3938; 3pz@N3938 under; 1pz@N3937; ${rifles.join('; ')}`,
      );
      when('move 3pz N3937 N3938', 'move 1pz N3938');
      const found = ['1inf', '3pz', '1pz'].map((unit) => supplyOf(p, state(), unit));
      then.means(found, ['aerial', 'out', 'out'], 'storm:7.9b');
      then.at('3pz', 'N3938', 'storm:R38');
    },
  );

  rule('storm:7.9c', 'never for Soviets', ({ given, then }) => {
    const text = `${ringed('6rd@N2334')}; marker aerial N2334; phase soviet-movement; turn 2`;
    given(text);
    then.means(at(text, '6rd'), 'out');
  });
});
