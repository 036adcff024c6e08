// Both openings: every counter in its place, lists as printed, stacks within limits, fronts without a hole, points that add up.
import { describe, expect, it } from '@jest/globals';
import { resolveSource } from '../../../../src/board/provenance.ts';
import type { ScenarioFile } from '../../../../src/board/data-types.ts';
import {
  file,
  firstTurn,
  holders,
  ids,
  isGerman,
  isKind,
  isSatellite,
  ofKind,
  scenarios,
  sorted,
  stacks,
  unit,
  units,
  unknownRules,
} from './counters.ts';
import type { UnitLine } from './counters.ts';
import { all, area, at, cityHex, countryOf, grid, holderOf, isLand, line, list, readJson } from './kit.ts';

const { campaign, 'road-back': roadBack } = scenarios;
const both = Object.entries(scenarios);

const places = ({ fixed, free, boxes, track }: ScenarioFile): readonly string[] =>
  [fixed, ...Object.values(free).map(({ historical }) => historical), boxes, track].flatMap((lists) =>
    Object.values(lists).flat(),
  );

describe.each(both)('%s', (_, scenario) => {
  it('has every counter in exactly one place', () => {
    expect(sorted(places(scenario).join(' '))).toBe(sorted(ids(units)));
  });

  it('barbarossa:6.3 stacks at most five', () => {
    expect([...stacks(scenario)].filter(([, some]) => some.length > 5)).toEqual([]);
  });

  it('barbarossa:6.4a puts no two satellites into a hex', () => {
    expect([...stacks(scenario)].filter(([, some]) => some.filter(isSatellite).length > 1)).toEqual([]);
  });

  it('has both sides in hexes of their own, on land', () => {
    const wrong = [...stacks(scenario)].filter(
      ([hex, some]) => !isLand(at(hex)) || new Set(some.map(({ side }) => side)).size !== 1,
    );
    expect(wrong.map(([hex]) => hex)).toEqual([]);
  });

  it('barbarossa:3.6c has every unit in a hex that its side holds', () => {
    const held = holders(scenario);
    const wrong = [...stacks(scenario)].filter(([hex, some]) => held.get(at(hex)) !== some[0]?.side);
    expect(wrong.map(([hex, some]) => `${hex} ${ids(some)}`)).toEqual([]);
  });

  it('barbarossa:10.22a has the Axis satellites south of the boundary', () => {
    const north = [...stacks(scenario)].filter(
      ([hex, some]) => some.some(isKind('axis-satellite')) && line(at(hex)).zone !== 'south',
    );
    expect(north.map(([hex]) => hex)).toEqual([]);
  });

  it('barbarossa:4.2a adds up to its victory points', () => {
    const held = holders(scenario);
    const german = all.filter((hex) => held.get(hex) === 'german');
    const points = german.reduce((sum, hex) => sum + (line(hex).points ?? 0), 0);
    // 12.6 with 4.3: a captured Hero City counts one more.
    const spent = (scenario.markers['hc'] ?? []).filter((place) => place === 'out').length;
    expect(points + spent).toBe(scenario.points);
  });

  it('shows its victory points and its turn on the tracks', () => {
    const shown = (id: string): number => Number(scenario.markers[id]?.[0]?.split('-')[1]);
    expect(10 * shown('vp10') + shown('vp1')).toBe(scenario.points);
    expect(shown('turn')).toBe(scenario.turns.first);
  });

  it('has every marker somewhere', () => {
    const placed = Object.fromEntries(
      Object.entries(scenario.markers).map(([id, some]) => [id, some.length]),
    );
    expect(placed).toEqual(Object.fromEntries(file.markers.map(({ id, count }) => [id, count])));
  });

  it('has nobody on the track who comes at another time', () => {
    const wrong = Object.entries(scenario.track).flatMap(([turn, some]) =>
      some.map(unit).filter((one) => firstTurn(one) !== Number(turn) && turn !== '27'),
    );
    expect(ids(wrong)).toBe('');
  });

  it('names only rules that the rulebook has', () => {
    expect(unknownRules(scenario)).toEqual([]);
  });

  it('says where each of its parts is from', () => {
    const fields = [
      'turns',
      'points',
      'firstCheck',
      'rules',
      'control',
      'fixed',
      'boxes',
      'track',
      'markers',
    ];
    const shared = scenario.defaults?.['scenario'] ?? {};
    const bare = fields.filter((field) => {
      const ref = shared[field];
      return ref === undefined || resolveSource(scenario.sources, ref) === undefined;
    });
    expect(bare).toEqual([]);
  });
});

describe('the campaign', () => {
  it('barbarossa:3.2b begins with 14 points on Game Turn 1, barbarossa:4.14a and is checked first on 3', () => {
    const { turns, points, firstCheck, control } = campaign;
    expect({ turns, points, firstCheck, control }).toEqual({
      turns: { first: 1, last: 32 },
      points: 14,
      firstCheck: 3,
      control: {},
    });
  });

  it('barbarossa:3.4b has the Soviet units in the hexes on their reverse', () => {
    const onCounters = units.flatMap(({ id, setup }) =>
      setup !== undefined && 'hex' in setup ? [`${setup.hex} ${id}`] : [],
    );
    const onMap = Object.entries(campaign.fixed).flatMap(([hex, some]) => some.map((id) => `${hex} ${id}`));
    expect(onMap.toSorted()).toEqual(onCounters.toSorted());
  });

  it('barbarossa:3.6b has the Soviet units in the USSR and the Baltic Republics', () => {
    const countries = new Set(Object.keys(campaign.fixed).map((hex) => countryOf(at(hex))));
    expect([...countries].toSorted()).toEqual(['latvia', 'lithuania', 'ussr']);
  });

  it.each([
    ['N', 'agn', 'barbarossa:3.3d'],
    ['C', 'agc', 'barbarossa:3.3e'],
    ['S', 'ags', 'barbarossa:3.3f'],
    ['Rom', 'rom', 'barbarossa:3.3c'],
  ])('%s: the group of %s is placed by %s', (group, key, rule) => {
    const there = campaign.free[group]!;
    const some = units.filter(
      ({ setup }) => setup !== undefined && 'group' in setup && setup.group === group,
    );
    expect({ ...there, units: sorted(there.units.join(' ')), historical: null, from: null }).toEqual({
      side: 'german',
      area: key,
      units: sorted(ids(some)),
      historical: null,
      rules: [rule],
      from: null,
    });
    expect(sorted(Object.values(there.historical).flat().join(' '))).toBe(sorted(there.units.join(' ')));
    expect(Object.keys(there.historical).filter((hex) => !area(key).has(at(hex)))).toEqual([]);
  });

  it('barbarossa:3.2a has every reinforcement on the track', () => {
    const due = units.filter((one) => firstTurn(one) !== undefined);
    expect(sorted(Object.values(campaign.track).flat().join(' '))).toBe(sorted(ids(due)));
  });

  it('has the markers in the boxes of the turns that bring them', () => {
    const { arrivals } = readJson<{
      readonly arrivals: readonly {
        readonly turn: number;
        readonly marker: string;
        readonly count: number;
      }[];
    }>('../../../../data/barbarossa/turns.json');
    const due = arrivals.flatMap(({ turn, marker, count }) =>
      Array.from({ length: count }, () => `${marker} track-${turn}`),
    );
    const waiting = Object.entries(campaign.markers)
      .filter(([id]) => id !== 'turn')
      .flatMap(([id, some]) =>
        some.filter((place) => place.startsWith('track-')).map((place) => `${id} ${place}`),
      );
    expect(waiting.toSorted()).toEqual(due.toSorted());
  });

  it('barbarossa:11.23a has as many Luftwaffe markers as any turn uses, and the two of 4.18', () => {
    const { luftwaffe } = readJson<{ readonly luftwaffe: readonly { readonly markers: number }[] }>(
      '../../../../data/barbarossa/turns.json',
    );
    const most = Math.max(...luftwaffe.map(({ markers }) => markers));
    const expected = [...Array.from({ length: most }, () => 'hand'), 'aside', 'aside'];
    expect(campaign.markers['luftwaffe']).toEqual(expected);
  });

  it('barbarossa:3.5 sets aside only what comes by an event', () => {
    const aside = (campaign.boxes['aside'] ?? []).map(unit);
    const counterparts = ofKind('oversized').map(({ counterpart }) => unit(counterpart ?? ''));
    const expected = [...ofKind('communist-satellite'), ...ofKind('gambit'), ...counterparts];
    expect(sorted(ids(aside))).toBe(sorted(ids(expected)));
  });
});

type Lists = Readonly<Record<string, string>>;
const printed = readJson<{
  readonly soviet: Lists;
  readonly german: Lists;
  readonly boxes: Lists;
  readonly withdrawn: string;
  readonly heroCities: string;
  readonly heroCitiesSpent: number;
  readonly fortressCity: string;
}>('road-back.json');

describe('The Road Back', () => {
  const onMap = (side: string): Lists =>
    Object.fromEntries(
      Object.entries(roadBack.fixed)
        .filter(([, some]) => unit(some[0] ?? '').side === side)
        .map(([hex, some]) => [hex, some.join(' ')]),
    );

  it('barbarossa:12.3 begins with 33 points on Game Turn 13 and is checked first on 16', () => {
    const { turns, points, firstCheck, free } = roadBack;
    expect({ turns, points, firstCheck, free }).toEqual({
      turns: { first: 13, last: 32 },
      points: 33,
      firstCheck: 16,
      free: {},
    });
  });

  it.each([
    ['barbarossa:12.24', 'soviet'],
    ['barbarossa:12.25', 'german'],
  ] as const)('%s sets up the %s units as listed', (_, side) => {
    expect(onMap(side)).toEqual(printed[side]);
  });

  it.each(Object.entries(printed.boxes))('barbarossa:12.9 to 12.22 has in the box %s: %s', (box, some) => {
    expect(sorted((roadBack.boxes[box] ?? []).join(' '))).toBe(sorted(some));
  });

  it('barbarossa:12.11b has the withdrawn armies come back on Game Turn 27', () => {
    expect(
      sorted((roadBack.track['27'] ?? []).filter((id) => list(printed.withdrawn).includes(id)).join(' ')),
    ).toBe(sorted(printed.withdrawn));
  });

  it('barbarossa:12.9a, 12.25a has 45 German corps: 33 infantry, 11 panzer, 1 mountain', () => {
    const there = [...Object.values(roadBack.fixed).flat(), ...(roadBack.boxes['caucasus'] ?? [])]
      .map(unit)
      .filter(isGerman);
    const count = (type: string): number => there.filter((one) => one.type === type).length;
    expect([there.length, count('infantry'), count('panzer'), count('mountain')]).toEqual([45, 33, 11, 1]);
  });

  it('barbarossa:12.10a has all German units of the first twelve turns in being', () => {
    const early = units.filter(
      (one) => isGerman(one) && (one.setup !== undefined || (firstTurn(one) ?? 99) <= 13),
    );
    const there = new Set([...Object.values(roadBack.fixed).flat(), ...(roadBack.boxes['caucasus'] ?? [])]);
    expect(ids(early.filter(({ id }) => !there.has(id)))).toBe('');
  });

  it('barbarossa:12.10c has only the dotted Soviet units of 1941 out of play', () => {
    const absent = (roadBack.boxes['absent'] ?? []).map(unit);
    const gone = (one: UnitLine): boolean => one.dot && one.side === 'soviet' && one.setup !== undefined;
    expect(sorted(ids(absent))).toBe(sorted(ids(units.filter(gone))));
  });

  it('barbarossa:R148 has nobody on the track who was due before', () => {
    expect(Math.min(...Object.keys(roadBack.track).map(Number))).toBe(14);
    expect(roadBack.track['15']).toContain('mgp');
  });

  it('barbarossa:12.6 has Hero Cities in Moscow, Leningrad and Tula, two spent, and a Fortress City at Stalingrad', () => {
    const cities = list(printed.heroCities).map((name) => grid.id(cityHex(name)));
    const spent = Array.from({ length: printed.heroCitiesSpent }, () => 'out');
    expect(roadBack.markers['hc']?.toSorted()).toEqual([...cities, ...spent].toSorted());
    expect(roadBack.markers['fc']?.[0]).toBe(printed.fortressCity);
  });

  it('barbarossa:11.23a has the Luftwaffe markers of turn 13 at hand, and the others aside', () => {
    const { luftwaffe } = readJson<{
      readonly luftwaffe: readonly { readonly turn: number; readonly markers: number }[];
    }>('../../../../data/barbarossa/turns.json');
    const ready = luftwaffe.find(({ turn }) => turn === 13)?.markers ?? 0;
    const expected = Array.from({ length: 5 }, (_, i) => (i < ready ? 'hand' : 'aside'));
    expect(roadBack.markers['luftwaffe']).toEqual(expected);
  });

  it('barbarossa:12.25c has the aerial supply marker at hand', () => {
    expect(roadBack.markers['aerial']).toEqual(['hand']);
  });

  it('holds only land of the USSR and the Baltic Republics beyond the holders of 1941', () => {
    const others = (roadBack.control['german'] ?? []).filter(
      (hex) => !isLand(at(hex)) || holderOf(at(hex)) !== 'soviet',
    );
    expect(others).toEqual([]);
    expect(Object.keys(roadBack.control)).toEqual(['german']);
  });
});
