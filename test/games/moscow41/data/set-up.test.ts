// The set-up of Moscow vs. Barbarossa: every counter in its place, where the armies were.
import { describe, expect, it } from '@jest/globals';
import { setUpFindings } from '../../../../src/games/moscow41/data/check-set-up.ts';
import { openingOf } from '../../../../src/board/scenario.ts';
import { campaign, set, unit, units } from './kit.ts';

const { fixed, free, boxes, track, begins = {} } = campaign;
const stacks = openingOf(set, 'campaign').stacks;
const hexOf = (id: string): string => [...stacks].find(([, ids]) => ids.includes(id))?.[0] ?? '';
const placed = [...stacks.values(), ...Object.values(boxes), ...Object.values(track)].flat();
const places = new Map(
  Object.entries(set.board.map.hexes).flatMap(([hex, { features = {} }]) =>
    Object.values(features).map(({ name = '' }) => [name, hex] as const),
  ),
);

describe('the set-up', () => {
  it('has every counter in one place, and none in a given hex', () => {
    expect(placed.toSorted()).toEqual(units.map(({ id }) => id).toSorted());
    expect(fixed).toEqual({});
  });

  it('moscow41:INH.SET has all Russian armies of the map entrenched', () => {
    const armies = (free['russian']?.units ?? []).filter((id) => unit(id).size === 'army');
    expect(Object.keys(begins)).toEqual(armies);
  });

  it('moscow41:INH.REP, moscow41:INH.SIB has what comes later in its box', () => {
    expect(track).toEqual({ 1: ['vatutin'] });
    expect(['pool', 'siberia', 'shock', 'kalinin'].map((box) => boxes[box]?.length)).toEqual([59, 11, 3, 1]);
  });

  it('moscow41:R165 leaves no hex of the start line bare', () => {
    expect(set.board.map.areas['german-start-line']?.hexes).toHaveLength(26);
    expect([hexOf('24pz'), hexOf('47pz')]).toEqual(['3413', '3414']);
  });

  it.each([
    ['16a', 'Yartsevo'],
    ['24a', 'Yelnya'],
    ['5para', 'Moscow'],
    ['4a', 'Roslavl'],
    ['24pz', 'Glukhov'],
  ])('has the %s at %s', (id, place) => {
    expect([id, hexOf(id)]).toEqual([id, places.get(place)]);
  });
});

describe('what is wrong with a set-up', () => {
  /** The scenario with this changed in it. */
  const found = (change: object): string =>
    JSON.stringify(setUpFindings({ ...set, scenarios: { campaign: { ...campaign, ...change } } }));

  it('is told with where it stands, and what ought to stand there', () => {
    const turns = found({ turns: { first: 1, last: 9 } });
    for (const word of ['WEA.21', '"turns"', 'turns 1 to 8"', '1 to 9']) expect(turns).toContain(word);
    const track = found({ track: { 1: ['5a', '26a'] } });
    for (const word of ['INH.REP', '"track","1"', 'Operational Group Vatutin"', '5a, 26a'])
      expect(track).toContain(word);
  });
});
