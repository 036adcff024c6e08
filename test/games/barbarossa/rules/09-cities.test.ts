// Chapter 9: Hero Cities and Fortress Cities.
import { expect, it } from '@jest/globals';
import { offers, settle } from '../../../../src/core/kernel.ts';
import type { Ctx } from '../../../../src/core/rule-set.ts';
import type { Event } from '../../../../src/core/types.ts';
import { captureMarkers, isFortressCity, isHeroCity } from '../../../../src/games/barbarossa/09-cities.ts';
import { refuseStack } from '../../../../src/games/barbarossa/06-stacking.ts';
import { supplyOf } from '../../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { barbarossa, p, rule, stateOf } from './kit.ts';

const MOVES = 'phase german-movement; plan order move-fight; 24pz@2117; 16ra@1607';
const ENEMIES = ['3ra', '4ra', '13ra', '18ra', '19ra', '20ra'];
const ring = (hex: string): string =>
  p
    .neighbours(hex)
    .filter(p.isLand)
    .map((next, i) => `${ENEMIES[i] ?? ''}@${next}`)
    .join('; ');

rule('barbarossa:9.1a', 'five Hero City markers come on turn 4', ({ given, then, state }) => {
  given('base campaign; phase turn-start; turn 4');
  then.event('markers.arrive', { marker: 'hc', count: 5 });
  expect(state().own.markers['hc']).toEqual(['hand', 'hand', 'hand', 'hand', 'hand']);
});

rule('barbarossa:9.1b', 'the Soviet declares cities of the USSR, at any time', ({ given, when, then }) => {
  given(`${MOVES}; turn 5; marker hc hand; marker hc hand; held 2311 german`);
  then.refused('soviet: declare 1607', 'DECLARE.NO-CITY');
  then.refused('soviet: declare 2311', 'DECLARE.NOT-HELD');
  // R93: neither the Baltic Republics nor the General Government.
  then.refused('soviet: declare 1415', 'DECLARE.NOT-USSR');
  when('soviet: declare 1606');
  then.event('city.hc', { hex: '1606', left: 1 });
  then.refused('soviet: declare 1606', 'DECLARE.ALREADY');
  then.decides('german', 'movement@orders');
});

it('barbarossa:R93 Tallinn, Riga and Vilnius are no Hero Cities', () => {
  expect(['1114', '1415', '1714'].map((hex) => p.hex(hex).country)).toEqual([
    'estonia',
    'latvia',
    'lithuania',
  ]);
});

rule('barbarossa:9.1b', 'annexed Poland is in the USSR (R94)', ({ given, when, then }) => {
  given(`${MOVES}; turn 5; marker hc hand`);
  when('soviet: declare 2415');
  then.event('city.hc', { hex: '2415' });
});

const captured = (
  text: string,
  hex: string,
  by: 'german' | 'soviet',
): { own: Own; lost: readonly string[] } => {
  const s = stateOf(text);
  const events: Event[] = [];
  const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>;
  return { own: s.own, lost: captureMarkers(ctx, hex, by) };
};

rule('barbarossa:9.1c', 'a Hero City is one until the German takes it', ({ then }) => {
  const text = 'phase german-movement; turn 5; marker hc 1606';
  then.means(
    [captured(text, '1606', 'soviet').lost, captured(text, '1606', 'german').own.markers['hc']?.[0]],
    [[], 'out'],
  );
});

rule('barbarossa:9.2a', 'the first Fortress City marker comes on turn 13', ({ given, then, state }) => {
  given('base campaign; phase turn-start; turn 13');
  then.event('markers.arrive', { marker: 'fc', count: 1 });
  expect(state().own.markers['fc']?.[0]).toBe('hand');
});

rule('barbarossa:9.2b', 'four more on turn 28', ({ given, then }) => {
  given('base campaign; phase turn-start; turn 28');
  then.event('markers.arrive', { marker: 'fc', count: 4 });
});

rule('barbarossa:9.2c', 'the German declares cities of his, at any time', ({ given, then }) => {
  given(`${MOVES}; turn 15; marker fc hand; held 1813 german`);
  then.refused('german: declare 1812', 'DECLARE.NO-CITY');
  then.refused('german: declare 1606', 'DECLARE.NOT-HELD');
  then.allowed('declare 2023', 'declare 1813');
});

rule('barbarossa:9.2d', 'the first in any city', ({ given, when, then }) => {
  given(`${MOVES}; turn 15; marker fc hand; held 2501 german`);
  when('declare 2501');
  then.event('city.fc', { hex: '2501', left: 0 });
});

rule('barbarossa:9.2e', 'the others at home only', ({ given, when, then, state }) => {
  given(`${MOVES}; turn 29; marker fc out; marker fc hand; marker fc hand; held 1813 german`);
  then.refused('declare 1813', 'DECLARE.NOT-HOME');
  then.refused('declare 3114', 'DECLARE.NOT-HOME');
  when('declare 2117');
  then.event('city.fc', { hex: '2117', left: 1 });
  when('declare 2820');
  then.event('city.fc', { hex: '2820' });
  expect(state().own.markers['fc']?.slice(0, 3)).toEqual(['out', '2117', '2820']);
});

rule(
  'barbarossa:9.2e',
  'a marker that may go nowhere else is taken before the first',
  ({ given, when, then, state }) => {
    given(`${MOVES}; turn 29; marker fc hand; marker fc hand; held 1813 german`);
    when('declare 2117');
    then.event('city.fc', { hex: '2117' });
    expect(state().own.markers['fc']?.slice(0, 2)).toEqual(['hand', '2117']);
    then.allowed('declare 1813');
  },
);

rule('barbarossa:9.2f', 'a Fortress City is one until the Soviet takes it', ({ then }) => {
  const text = 'phase soviet-movement; turn 29; marker fc 2117';
  then.means(
    [captured(text, '2117', 'german').lost, captured(text, '2117', 'soviet').own.markers['fc']?.[0]],
    [[], 'out'],
  );
});

rule('barbarossa:9.2g', 'never in the industrial region', ({ given, then }) => {
  given(`${MOVES}; turn 29; marker fc hand`);
  then.refused('declare 2419', 'DECLARE.INDUSTRY');
});

rule('barbarossa:9.3a', 'the markers are no units', ({ then }) => {
  const five = '16ra@1606; 18ra@1606; 19ra@1606; 20ra@1606';
  const s = stateOf(`phase soviet-movement; turn 6; marker hc 1606; ${five}`);
  then.means(
    [refuseStack(p, s, '1606', 'soviet', ['21ra']), p.isUnit('hc'), p.isUnit('fc')],
    [undefined, false, false],
  );
});

rule('barbarossa:9.3b', 'they work in and out of supply', ({ then }) => {
  const s = stateOf(`phase soviet-movement; turn 30; marker fc 2117; marker hc 1606; ${ring('2117')}`);
  then.means(
    [isFortressCity(s.own, '2117'), isHeroCity(s.own, '1606'), isHeroCity(s.own, '2117')],
    [true, true, false],
  );
});

rule('barbarossa:9.3c', 'captured they are gone, and count two', ({ then }) => {
  const events: Event[] = [];
  const s = stateOf('phase german-movement; turn 5; marker hc 1606');
  captureMarkers(
    { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>,
    '1606',
    'german',
  );
  then.means(
    events.map(({ rule: by }) => by),
    ['barbarossa:9.3c'],
  );
});

rule('barbarossa:9.3d', 'who takes the place back does not get the marker back', ({ then }) => {
  const { own } = captured('phase german-movement; turn 5; marker hc 1606', '1606', 'german');
  then.means(
    [isHeroCity(own, '1606'), own.markers['hc']?.filter((place) => place === 'hand').length],
    [false, 0],
  );
});

rule('barbarossa:9.3e', 'a new declaration costs another marker', ({ given, when, then }) => {
  given(`${MOVES}; turn 5; marker hc out; marker hc hand`);
  when('soviet: declare 1606');
  then.refused('soviet: declare 1407', 'DECLARE.NO-MARKER');
});

const inCity = (text: string, unit: string): string => supplyOf(p, stateOf(text), unit);

rule('barbarossa:9.4', 'a Hero City has garrison supply', ({ then }) => {
  const units = p.neighbours('1813').map((hex, i) => `${['1', '2', '4', '5', '6', '7'][i] ?? ''}inf@${hex}`);
  const text = `phase soviet-movement; turn 6; 16ra@1813; ${units.join('; ')}`;
  then.means([inCity(`${text}; marker hc 1813`, '16ra'), inCity(text, '16ra')], ['garrison', 'none']);
});

rule('barbarossa:9.5a', 'a Fortress City at home has garrison supply', ({ then }) => {
  const text = `phase german-movement; turn 30; 1inf@2117; ${ring('2117')}`;
  then.means([inCity(`${text}; marker fc 2117`, '1inf'), inCity(text, '1inf')], ['garrison', 'none']);
});

rule('barbarossa:9.5b', 'elsewhere it has none', ({ then }) => {
  then.means(
    inCity(`phase german-movement; turn 15; 1inf@2501; ${ring('2501')}; marker fc 2501`, '1inf'),
    'none',
  );
});

rule('barbarossa:9.6b', 'no mobile assault goes into a Hero City', ({ given, then }) => {
  given(
    'phase german-movement; turn 10; plan order move-fight; 24pz@2118; 41pz@2206; 46pz@2206; 16ra@2207; marker hc 2207',
  );
  then.refused('assault 41pz 46pz 2207', 'ASSAULT.CITY', 'barbarossa:10.25c');
  then.means(isHeroCity(stateOf('phase german-movement; turn 10; marker hc 2207').own, '2207'), true);
});

rule('barbarossa:9.7a', 'nobody declares while an attack is under way', ({ given, when, then }) => {
  given(
    'phase german-assault; turn 10; plan order fight-move; 24pz@2206; 41pz@2206; 16ra@2207; marker hc hand',
  );
  then.allowed('soviet: declare 2207');
  when('attack 2207 from 24pz 41pz');
  then.refused('soviet: declare 2207');
});

rule(
  'barbarossa:9.1b',
  'also where the Soviet is asked between two German moves, but not within one',
  ({ given, when, then, state }) => {
    const text =
      'phase german-movement; turn 4; plan order move-fight; marker hc hand; 24pz@1909; 1inf@2117; 3ra@1809';
    given(text);
    when('soviet: standing ask if emergency', 'move 1inf 2116');
    then.decides('soviet', 'movement@emergency');
    when('soviet: declare 1606');
    then.means(state().own.markers['hc']?.includes('1606'), true);
    then.decides('german', 'movement@orders');
    // Its last marker gone, nothing is left to ask for.
    given(text.replace('marker hc hand; ', ''));
    when('soviet: standing ask if emergency', 'move 1inf 2116');
    then.decides('german', 'movement@orders');
    // A mobile assault has been declared (9.7a).
    given(`${text}; 16ra@rvgk`);
    when('soviet: standing ask if emergency', 'assault 24pz 1809');
    then.decides('soviet', 'move@emergency');
    then.refused('soviet: declare 1606', 'DECLARE.ATTACK', 'barbarossa:9.7a');
    given('phase soviet-movement; turn 4; plan order move-fight; marker hc hand; 3ra@1809; 4ra@1809');
    when('standing ask if emergency', 'move 3ra 1808');
    then.decides('soviet', 'movement@orders');
  },
);

rule('barbarossa:9.2c', 'also while the Soviet places his supply markers', ({ given, when, then, state }) => {
  given(
    'phase soviet-markers; turn 14; plan order move-fight; marker fc hand; marker supplya hand; held 2311 german; 3ra@1809',
  );
  then.decides('soviet', 'supplyMarkers@place');
  when('german: declare 2311');
  then.means(state().own.markers['fc']?.includes('2311'), true);
});

rule(
  'barbarossa:9.1a',
  'on turn 4 nothing else comes, and what is there comes once',
  ({ given, then, state }) => {
    given('base campaign; phase turn-start; turn 4');
    then.event('markers.arrive', { side: 'soviet', marker: 'hc', count: 5 });
    then.means(state().own.markers['fc']?.includes('hand'), false);
    given('phase turn-start; turn 4; marker hc hand');
    then.noEvent('markers.arrive');
  },
);

rule(
  'barbarossa:9.2e',
  'home is Greater Germany, Hungary and the General Government',
  ({ given, when, then }) => {
    given(
      `${MOVES}; turn 29; marker fc out; marker fc hand; marker fc hand; marker fc hand; held 1813 german`,
    );
    for (const country of ['greater-germany', 'hungary', 'general-government']) {
      const city = p.objectives.find(
        (hex) =>
          p.hex(hex).country === country &&
          p.hex(hex).city !== undefined &&
          p.hex(hex).objective !== 'industry',
      );
      when(`declare ${city ?? ''}`);
      then.event('city.fc', { hex: city ?? '' });
    }
  },
);

rule('barbarossa:9.2d', 'the first is told as the first, the others as theirs', ({ given, when, then }) => {
  given(`${MOVES}; turn 29; marker fc hand; held 1813 german`);
  when('declare 1813');
  then.event('city.fc', { side: 'german', hex: '1813', left: 0 });
  given(`${MOVES}; turn 5; marker hc hand`);
  when('soviet: declare 1606');
  then.event('city.hc', { side: 'soviet', hex: '1606', left: 0 }, 'barbarossa:9.1b');
  then.means(p.hex('1606').city === undefined, false);
});

rule('barbarossa:8.18i', 'the fortified area falls by its own rule', ({ given, then }) => {
  given(`${MOVES}; turn 17; marker fa 1707`);
  const s = stateOf(`${MOVES}; turn 17; marker fa 1707; marker hc 1606`);
  const events: Event[] = [];
  const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Own>;
  captureMarkers(ctx, '1707', 'german');
  captureMarkers(ctx, '1606', 'german');
  then.means(
    events.map(({ kind, rule: by }) => [kind, by]),
    [
      ['captured.fa', 'barbarossa:8.18i'],
      ['captured.hc', 'barbarossa:9.3c'],
    ],
  );
});

rule('barbarossa:9.2c', 'each side declares by the rule of its own markers', ({ given, then }) => {
  const text = `${MOVES}; turn 28; held 2607 german; marker fc hand; marker hc hand; 1inf@2607`;
  given(text);
  const s = stateOf(text);
  settle(barbarossa.rules, s);
  then.means(
    offers(barbarossa.rules, s).flatMap(({ by, verb, rule: own }) => (verb === 'declare' ? [[by, own]] : [])),
    [
      ['german', 'barbarossa:9.2c'],
      ['soviet', 'barbarossa:9.1b'],
    ],
  );
});
