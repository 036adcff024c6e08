// Chapter 8: where and when new units come in, on both sides.
import { expect, it } from '@jest/globals';
import { apply, settle } from '../../../../../src/core/kernel.ts';
import { readOrder } from '../../../../kit/lines.ts';
import { barbarossa, p, rule, stateOf } from '../kit.ts';
import { entryScene } from '../../../../../src/games/barbarossa/08-reinforcements/8.1-entry-context.ts';
import { entryHexes } from '../../../../../src/games/barbarossa/08-reinforcements/8.1-entry-hexes.ts';

const GERMAN = 'phase german-administration';
const SOVIET = 'phase soviet-administration';
/** Where a unit of the German side could enter. */
const hexesOf = (text: string, unit: string): readonly string[] => {
  const s = stateOf(text);
  return entryHexes(p, s, entryScene(p, s, 'german', [], false), unit);
};

rule('barbarossa:8.1a', 'nobody but those whose turn has come is placed', ({ given, then }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3; 26inf@2117; 16ra@track-3`);
  then.decides('german', 'germanAdministration@enter');
  then.refused('place 26inf 2117', 'PLACE.NOT-WAITING');
  then.refused('place 16ra 2117', 'PLACE.NOT-YOURS');
  then.allowed('place 27inf 2117');
});

rule('barbarossa:8.1c', 'nobody comes before the turn', ({ given, then }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3; 59inf@track-6`);
  then.refused('place 59inf 2117', 'PLACE.NOT-YET');
  given(`${SOVIET}; turn 3; 33ra@track-3; 52ra@track-4`);
  then.refused('place 52ra 1606', 'PLACE.NOT-YET');
});

rule('barbarossa:8.1b', 'what the Soviet does not place goes to the RVGK box', ({ given, when, then }) => {
  given(`${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3`);
  when('place 33ra 1606', 'end');
  then.event('units.to-rvgk', { units: ['34ra'] });
  then.at('34ra', 'rvgk');
  then.at('33ra', '1606');
});

rule(
  'barbarossa:8.1d',
  'what the German does not enter is lost, once he has been told',
  ({ given, when, then }) => {
    given(`${GERMAN}; turn 3; 27inf@track-3`);
    when('end');
    then.decides('german', 'germanAdministration@enter');
    then.at('27inf', 'track-3');
    when('end');
    then.event('unit.forfeit', { unit: '27inf' });
    then.at('27inf', 'out');
  },
);

rule('barbarossa:8.1d', 'without a hex to enter by it is lost at once', ({ given, then }) => {
  given(
    `${GERMAN}; turn 2; 40pz@track-2; ${p.objectives.map((hex) => `held ${hex} soviet`).join('; ')}; ${p
      .area('german-sources')
      .map((hex) => `held ${hex} soviet`)
      .join('; ')}`,
  );
  then.event('unit.forfeit', { unit: '40pz' });
});

rule('barbarossa:8.1e', 'in the RVGK Phase only what is in the box comes', ({ given, then }) => {
  given('phase soviet-rvgk; turn 4; 16ra@rvgk; 18ra@dead; 52ra@track-4');
  then.allowed('place 16ra 1606');
  then.refused('place 18ra 1606', 'RVGK.NOT-IN-BOX');
  then.refused('place 52ra 1606', 'RVGK.NOT-IN-BOX');
});

rule('barbarossa:8.1f', 'a hex takes five in a turn, whatever they are', ({ given, when, then }) => {
  given(
    `${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3; 37ra@track-3; 38ra@track-3; 40ra@track-3; 42ra@track-3; 16ra@dead`,
  );
  then.refused('place 33ra 34ra 37ra 38ra 40ra 42ra 1606', 'ENTRY.HEX-FULL');
  when('place 33ra 34ra 37ra 38ra 1606', 'replace 16ra 1606');
  then.refused('place 42ra 1606', 'ENTRY.HEX-FULL');
  then.allowed('place 42ra 1407');
});

it('barbarossa:R98 the five count over the administrative segment and the RVGK Phase', () => {
  const s = stateOf('phase soviet-rvgk; turn 3; 33ra@rvgk; own turn.entered {"1606":5}');
  const scene = entryScene(p, s, 'soviet', [], false);
  expect(entryHexes(p, s, scene, '33ra')).not.toContain('1606');
  expect(entryHexes(p, s, scene, '33ra')).toContain('1407');
});

rule('barbarossa:6.3', 'who is there already counts as well (R98)', ({ given, then }) => {
  given(`${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3; 16ra@1606; 18ra@1606; 19ra@1606; 20ra@1606`);
  then.allowed('place 33ra 1606');
  then.refused('place 33ra 34ra 1606', 'STACK.FULL');
});

rule('barbarossa:8.1g', 'entry is by supplied cities and the edge', ({ given, then }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3; held 1813 german; held 2000 german; held 2501 soviet`);
  then.allowed('place 27inf 2117', 'place 27inf 1813', 'place 27inf 1924');
  then.refused('place 27inf 2419');
  then.refused('place 27inf 2216');
  then.refused('place 27inf 2501');
  then.refused('place 27inf 2000');
  given(`${GERMAN}; turn 3; 27inf@track-3; held 1924 soviet; 3ra@2124`);
  then.refused('place 27inf 1924');
  then.refused('place 27inf 2124');
  // Cut off by units all around, a city takes nobody in.
  given(`${GERMAN}; turn 3; 27inf@track-3; 3ra@2017; 4ra@2018; 13ra@2116; 16ra@2118; 18ra@2217; 19ra@2218`);
  then.refused('place 27inf 2117');
  given(`${SOVIET}; turn 3; 33ra@track-3`);
  then.allowed('place 33ra 1606', 'place 33ra 3100', 'place 33ra 3200', 'place 33ra 1000');
  then.refused('place 33ra 2800');
});

rule('barbarossa:8.1h', 'each unit has a hex of its own choice', ({ given, when, then }) => {
  given(`${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3; 37ra@track-3`);
  then.refused('place 33ra', 'PLACE.WHERE');
  then.refused('place 33ra 1606 default', 'PLACE.DEFAULT-ALONE');
  when('place 33ra 1606', 'place 34ra 37ra 2600');
  then.at('33ra', '1606');
  then.at('37ra', '2600');
});

rule('barbarossa:8.1i', 'entry over the edge is charged to the next move', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3`);
  when('place 27inf 1924');
  then.means(state().own.turn.owed, { '27inf': 1 });
});

rule('barbarossa:8.1j', 'entry in a city costs nothing', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 3; 27inf@track-3`);
  when('place 27inf 2117');
  then.means(state().own.turn.owed, {});
});

it('barbarossa:R104 a Romanian army comes back in the south alone', () => {
  const hexes = hexesOf(`${GERMAN}; turn 9; r3@track-9`, 'r3');
  expect(hexes).toContain('3114');
  expect(hexes).toContain('2724');
  expect(hexes.filter((hex) => p.zone(hex) === 'north')).toEqual([]);
});

rule('barbarossa:8.3a', 'eight units have places of their own', ({ then }) => {
  const text = `${GERMAN}; turn 29; held 3106 german; held 1415 german`;
  then.means(
    ['h1', 'h3', '6ssinf', 'ksc', '21mtn', '22mtn', '91inf'].map((unit) => hexesOf(text, unit).length),
    [1, 1, 1, 1, 6, 6, 6],
  );
  expect(hexesOf(text, 'army12')).toEqual(p.area('army12-entry'));
});

rule('barbarossa:8.3b', 'who finds no room there is lost', ({ given, then }) => {
  given(`${GERMAN}; turn 24; h1@track-24; 1inf@2820; 2inf@2820; 4inf@2820; 5inf@2820; 6inf@2820`);
  then.event('unit.forfeit', { unit: 'h1' });
  given(`${GERMAN}; turn 21; 6ssinf@track-21; held 1415 soviet`);
  then.event('unit.forfeit', { unit: '6ssinf' });
});

rule('barbarossa:8.3c', 'the Hungarian armies come in Budapest', ({ given, when, then }) => {
  given(`${GERMAN}; turn 24; h1@track-24`);
  then.refused('place h1 2722', 'ENTRY.NOT-THERE');
  when('place h1 2820');
  then.event('units.entered', { units: ['h1'], hex: '2820' });
});

rule('barbarossa:8.3d', '6 SS comes in Riga, if it is supplied', ({ given, when, then }) => {
  given(`${GERMAN}; turn 21; 6ssinf@track-21; held 1415 german`);
  then.refused('place 6ssinf 1717', 'ENTRY.NOT-THERE');
  when('place 6ssinf 1415');
  then.event('units.entered', { hex: '1415' });
  const ring = p.neighbours('1415').filter(p.isLand);
  const units = ['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'];
  then.means(
    hexesOf(
      `${GERMAN}; turn 21; held 1415 german; ${ring.map((hex, i) => `${units[i]}@${hex}`).join('; ')}`,
      '6ssinf',
    ),
    [],
  );
});

rule('barbarossa:8.3f', 'the 12th Army comes over the west edge', ({ given, when, then }) => {
  given(`${GERMAN}; turn 32; army12@track-32; held 2024 soviet`);
  then.refused('place army12 2023', 'ENTRY.NOT-THERE');
  then.refused('place army12 2024', 'ENTRY.NOT-THERE');
  when('place army12 2124');
  then.event('units.entered', { hex: '2124' });
});

rule('barbarossa:8.3g', 'the Kerch Straits Command comes in 3106', ({ given, when, then }) => {
  given(`${GERMAN}; turn 16; ksc@track-16; held 3106 german; held 3108 german`);
  then.refused('place ksc 3108', 'ENTRY.NOT-THERE');
  when('place ksc 3106');
  then.event('units.entered', { hex: '3106' });
});

rule(
  'barbarossa:8.3i',
  'the corps of the Balkans come over the edge of Yugoslavia',
  ({ given, when, then }) => {
    given(`${GERMAN}; turn 29; 21mtn@track-29; 22mtn@track-29`);
    then.refused('place 21mtn 2820', 'ENTRY.NOT-THERE');
    when('place 21mtn 3023');
    then.event('units.entered', { hex: '3023' });
    then.allowed('place 22mtn 3219');
  },
);

rule('barbarossa:8.3j', 'and go where they like afterwards', ({ given, then }) => {
  given('phase german-movement; turn 29; plan order move-fight; 21mtn@2921');
  then.allowed('move 21mtn 2920');
  then.means(p.unit('21mtn').bound, undefined);
});

rule('barbarossa:8.4a', 'six emergency units, one of them mechanized', ({ then }) => {
  const units = p.unitIds.filter((unit) => p.unit(unit).kinds?.includes('emergency') === true);
  then.means([units.length, units.filter((unit) => p.unit(unit).mobility === 'mech').length], [6, 1]);
});

rule(
  'barbarossa:8.4b',
  'emergency units come in with Germans or in any German city',
  ({ given, when, then }) => {
    given(`${GERMAN}; turn 31; wk2@track-31; wk3@track-31; wk20@track-31; 1inf@2022; held 2117 german`);
    then.refused('place wk2 2021', 'ENTRY.NOT-THERE');
    when('place wk2 2022');
    then.event('units.entered', { units: ['wk2'] });
    then.refused('place wk3 2022', 'ENTRY.NOT-THERE');
    then.allowed('place wk20 wk3 2023');
  },
);

rule('barbarossa:8.4c', 'each by itself', ({ given, when, then, state }) => {
  given(`${GERMAN}; turn 31; wk2@track-31; wk3@track-31; 1inf@2022`);
  when('place wk2 2022', 'place wk3 2320');
  then.means([state().own.places['2022']?.[0], state().own.places['2320']], ['wk2', ['wk3']]);
});

rule(
  'barbarossa:8.5a',
  'ten East Wall works, all of them, where the rule lets them',
  ({ given, when, then, state }) => {
    const held = [
      '1810',
      '1811',
      '1812',
      '1813',
      '1714',
      '1815',
      '1910',
      '1911',
      '1912',
      '1913',
      '2009',
      '2010',
      '2011',
    ];
    given(
      `${GERMAN}; turn 19; ${'marker eastwall track-19; '.repeat(10)}${held.map((hex) => `held ${hex} german`).join('; ')}`,
    );
    then.decides('german', 'germanAdministration@build');
    then.refused('fortify 1813', 'WALL.CITY');
    then.refused('fortify 2117', 'WALL.COUNTRY');
    then.refused('fortify 1606', 'WALL.CITY');
    then.refused('fortify', 'WALL.WHERE');
    then.refused(
      `fortify ${held.filter((hex) => hex !== '1813' && hex !== '1810').join(' ')}`,
      'WALL.TOO-MANY',
    );
    when('fortify 1811 1812');
    then.event('wall.built', { hexes: ['1811', '1812'] });
    then.refused('fortify 1811', 'WALL.THERE');
    then.decides('german', 'germanAdministration@build');
    when('fortify default');
    expect(state().own.markers['eastwall']?.filter(p.isHex)).toHaveLength(10);
  },
);

rule('barbarossa:8.5b', 'who stands there does not matter', ({ given, when, then, state }) => {
  given(
    `${GERMAN}; turn 19; ${'marker eastwall track-19; '.repeat(10)}1inf@1811; 2inf@1811; 4inf@1811; 5inf@1811; 6inf@1811`,
  );
  when('fortify 1811');
  then.means(state().own.markers['eastwall']?.filter(p.isHex), ['1811']);
});

rule('barbarossa:R109', 'with too few hexes the rest of the wall is lost', ({ given, when, then }) => {
  given(`${GERMAN}; turn 19; ${'marker eastwall track-19; '.repeat(10)}held 1811 german`);
  when('fortify 1811');
  then.event('wall.lost', { count: 9 });
});

it('places by default: all at once, near the front and not beside the enemy', () => {
  const s = stateOf(
    `${GERMAN}; turn 3; 27inf@track-3; 13ra@1713; held 1714 german; held 1813 german; held 1415 german`,
  );
  expect(entryHexes(p, s, entryScene(p, s, 'german', [], false), '27inf')).toContain('1714');
});

rule('barbarossa:8.27a', 'Group Popov comes to Soviet units in supply', ({ given, when, then }) => {
  given(`${SOVIET}; turn 15; mgp@track-15; 16ra@2403; 1inf@2501`);
  then.refused('place mgp 1606', 'ENTRY.NOT-THERE');
  then.refused('place mgp 2501', 'ENTRY.NOT-THERE');
  when('place mgp 2403');
  then.event('units.entered', { units: ['mgp'], hex: '2403' });
});

rule('barbarossa:8.27b', 'with enemies beside it as well', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 15; mgp@track-15; 16ra@2403; 1inf@2404`);
  when('place mgp 2403');
  then.means(state().own.places['2403'], ['mgp', '16ra']);
});

rule('barbarossa:8.27c', 'and moves in that turn with all it has', ({ given, when, then, state }) => {
  given(`${SOVIET}; turn 15; mgp@track-15; 16ra@2403`);
  when('place mgp 2403');
  then.means(state().own.turn.owed, {});
});

it('barbarossa:R95 going into the box in the administrative segment is not counted', () => {
  const s = stateOf(`${SOVIET}; turn 3; 33ra@track-3; 34ra@track-3`);
  const { rules } = barbarossa;
  settle(rules, s);
  expect(apply(rules, s, readOrder(barbarossa, s, 'place 33ra 34ra at rvgk')).ok).toBe(true);
  expect([s.own.places['rvgk'], s.own.turn.rvgk]).toEqual([['33ra', '34ra'], 0]);
});

it('barbarossa:R97 a replacement that finds no place stays in the dead pile', () => {
  const all = [...p.objectives, ...p.area('german-sources')].map((hex) => `held ${hex} soviet`);
  const s = stateOf(`${GERMAN}; turn 8; 1inf@dead; 24pz@dead; ${all.join('; ')}`);
  settle(barbarossa.rules, s);
  expect(s.own.places['dead']).toEqual(['1inf', '24pz']);
  expect(s.clock.phase).not.toBe('german-administration');
});

it('barbarossa:R106 emergency units have their turn on the track', () => {
  const units = p.unitIds.filter((unit) => p.unit(unit).kinds?.includes('emergency') === true);
  expect(units.every((unit) => typeof p.unit(unit).entry?.[0]?.turn === 'number')).toBe(true);
});

it('barbarossa:R143 four armies begin The Road Back in the dead pile, 1 Tank is not among them', () => {
  const { own } = stateOf('base road-back; phase soviet-assault; turn 13');
  expect(own.places['dead']?.toSorted()).toEqual(['12ra', '2t', '4t', '63ra']);
  expect(own.places['2203']).toContain('1t');
});

it('barbarossa:R148, barbarossa:R149 in The Road Back nobody of turn 13 or before waits on the track', () => {
  const { own } = stateOf('base road-back; phase soviet-assault; turn 13');
  const due = Object.keys(own.places).filter((place) => /^track-([1-9]|1[0-3])$/.test(place));
  expect(due).toEqual([]);
  expect(own.places['track-15']).toContain('mgp');
  expect(own.places['out']).toContain('ica');
  // 37ra would have come on turn 3.
  expect(own.places['caucasus']).toContain('37ra');
});

rule('barbarossa:8.5a', 'only in overland supply', ({ given, then }) => {
  const units = ['3ra', '4ra', '13ra', '16ra', '18ra', '19ra'];
  const around = p.neighbours('1811').map((hex, i) => `${units[i] ?? ''}@${hex}`);
  given(
    `${GERMAN}; turn 19; ${'marker eastwall track-19; '.repeat(10)}1inf@1811; held 1715 german; ${around.join('; ')}`,
  );
  then.refused('fortify 1811', 'WALL.SUPPLY');
  then.allowed('fortify 1715');
});
