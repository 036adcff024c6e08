// The five scenarios: every counter in its place, stacks within limits, hexes of the right side, and what they differ in.
import { describe, expect, it } from '@jest/globals';
import { controlOf } from '../../../../src/board/scenario.ts';
import { distance } from '../../../../src/hex/distance.ts';
import { ids, ofKind, scenario, set, tables, units } from './kit.ts';

const { grid, map } = set.board;
const every = Object.keys(set.scenarios);
const sideOf = new Map(units.map(({ id, side }) => [id, side]));

const sorted = (text: string): string => text.split(' ').toSorted().join(' ');

describe('the scenarios', () => {
  it('dagc:3.5a are five', () => {
    expect(every).toEqual(['historical', 'bold-stroke', 'd-day-defeated', 'no-bomb-plot', 'combined']);
  });

  // The parts in the order of the options: see 3.10 and R16.
  it.each([
    ['3.1a', 'historical', '4004 off off track bound must'],
    ['3.6b', 'bold-stroke', '4720 on off track free may'],
    ['3.7a', 'd-day-defeated', '4004 off on track free may'],
    ['3.8a', 'no-bomb-plot', '4004 off off two free may'],
    ['3.9a', 'combined', '4004 off on three free may'],
  ])('dagc:%s: %s is %s', (_rule, id, expected) => {
    const parts = tables.options.filter(({ standard }) => standard === 'scenario');
    const { values = {} } = scenario(id);
    expect(parts.map((part) => values[part.id])).toEqual(expected.split(' '));
  });
});

describe.each(every)('%s', (id) => {
  const { fixed, boxes, track, markers, values = {} } = scenario(id);
  const stacks = Object.entries(fixed);

  it('has every counter in one place', () => {
    const placed = [fixed, boxes, track].flatMap((lists) => Object.values(lists).flat());
    expect(sorted(placed.join(' '))).toBe(sorted(ids(units)));
  });

  it('dagc:6.1 has no more than two in a hex, dagc:6.9 of one side', () => {
    expect(stacks.filter(([, some]) => some.length > 2)).toEqual([]);
    expect(stacks.filter(([, some]) => new Set(some.map((one) => sideOf.get(one))).size > 1)).toEqual([]);
  });

  it('dagc:3.3b, dagc:3.3c has every unit in a hex of its side', () => {
    const held = controlOf(map, scenario(id));
    const wrong = stacks.flatMap(([hex, some]) => some.filter((one) => held.get(hex) !== sideOf.get(one)));
    expect(wrong).toEqual([]);
  });

  it('dagc:3.2b has the marker where the offensive begins', () => {
    expect(markers['bagration']).toEqual([values['centre']]);
  });

  it('dagc:3.1e, dagc:3.1f has its corps on the track, to be set up, or left out', () => {
    const north = values['north-ukraine'] === 'on' ? track['3'] : boxes['absent'];
    const fifth = values['fifth-panzer'] === 'on' ? boxes['setup'] : boxes['absent'];
    for (const unit of ofKind('north-ukraine')) expect(north).toContain(unit.id);
    for (const unit of ofKind('panzer-army')) expect(fifth).toContain(unit.id);
    for (const unit of ofKind('optional')) expect(boxes['absent']).toContain(unit.id);
  });
});

describe('Bold Stroke', () => {
  it('dagc:3.6c has the nine armies to be set up, and room for them in range', () => {
    const { boxes, fixed } = scenario('bold-stroke');
    expect(boxes['setup']?.join(' ')).toBe('6g 5a cmo 11g 5gt 3a 65a cmp 28a');
    const held = controlOf(map, scenario('bold-stroke'));
    const centre = grid.index('4720');
    const room = grid.ids
      .filter((hex) => held.get(hex) === 'soviet' && distance(grid, centre, grid.index(hex)) <= 9)
      .reduce((sum, hex) => sum + 2 - (fixed[hex]?.length ?? 0), 0);
    expect(room).toBeGreaterThanOrEqual(9);
  });
});

describe('the first turn of history', () => {
  const { fixed } = scenario('historical');
  const hexOf = new Map(
    Object.entries(fixed).flatMap(([hex, some]) => some.map((one) => [one, hex] as const)),
  );
  const at = (id: string): number => grid.index(hexOf.get(id) ?? '');
  const soviet = units.filter(({ id, side }) => side === 'soviet' && hexOf.has(id));
  const activated = soviet.filter(({ id }) => distance(grid, grid.index('4004'), at(id)) <= 9);

  it('dagc:5.4a activates seventeen units', () => {
    expect(ids(activated)).toBe('4sh 6g 43a 39a 5a cmo 11g 5gt 31a 33a 49a 50a 3a 48a 65a cmp 28a');
  });

  it('dagc:11.1c has a German beside each of them', () => {
    const germans = units
      .filter(({ id, side }) => side === 'german' && hexOf.has(id))
      .map(({ id }) => at(id));
    const alone = activated.filter(({ id }) => !germans.some((hex) => distance(grid, at(id), hex) === 1));
    expect(ids(alone)).toBe('');
  });

  it('dagc:4.3a has every town and city in German hands', () => {
    const held = controlOf(map, scenario('historical'));
    const places = grid.ids.filter((_, i) =>
      set.board.hexes[i]!.features.some(({ kind }) => kind.place === true),
    );
    expect(places).toHaveLength(44);
    expect(places.filter((hex) => held.get(hex) !== 'german')).toEqual([]);
  });

  it('dagc:4.3b, dagc:4.3c can be worth 65 points in towns and cities', () => {
    const count = (feature: string): number =>
      set.board.hexes.filter(({ features }) => features.some(({ key }) => key === feature)).length;
    expect([count('town'), count('city'), count('town') + 4 * count('city')]).toEqual([37, 7, 65]);
  });

  it('has the localities in towns and cities', () => {
    const bare = ofKind('locality').filter(
      ({ id }) => !set.board.hexes[at(id)]!.features.some(({ kind }) => kind.place === true),
    );
    expect(ids(bare)).toBe('');
  });
});
