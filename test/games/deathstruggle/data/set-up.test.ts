// The set-up of 22 June 1941: everybody where the rules and history have them.
import { describe, expect, it } from '@jest/globals';
import { openingOf } from '../../../../src/board/scenario.ts';
import { distance } from '../../../../src/hex/distance.ts';
import { campaign, set, tables, unit, units } from './kit.ts';

const { stacks } = openingOf(set, 'campaign');
const placeOf = new Map([...stacks].flatMap(([hex, ids]) => ids.map((id): [string, string] => [id, hex])));
const at = (id: string): string => placeOf.get(id) ?? 'off the map';
const hexOf = (name: string): string =>
  Object.entries(set.board.map.hexes).find(([, { features = {} }]) =>
    Object.values(features).some((feature) => feature.name === name),
  )?.[0] ?? 'nowhere';
const { grid } = set.board;
const far = (a: string, b: string): number => distance(grid, grid.index(a), grid.index(b));

describe('the set-up', () => {
  it.each([
    ['SET.11', '1para', 'Leningrad'],
    ['SET.11', '2para', 'Odessa'],
    ['SET.11', '3para', 'Minsk'],
    ['SET.11', '4para', 'Moscow'],
    ['SET.11', '5para', 'Kiev'],
    ['SET.13', '1kat', 'Moscow'],
    ['AIR.23', '6iak', 'Moscow'],
    ['AIR.23', '7iak', 'Leningrad'],
  ])('deathstruggle:%s: %s is in %s', (_rule, id, city) => {
    expect(at(id)).toBe(hexOf(city));
  });

  it('deathstruggle:SET.9 has a rifle corps in each major city and fortress behind the border', () => {
    const cities = units
      .filter(
        ({ type, size, setup }) =>
          type === 'rifle' && size === 'corps' && setup !== undefined && 'hex' in setup,
      )
      .map(
        ({ id }) =>
          Object.values(set.board.map.hexes[at(id)]?.features ?? {}).find(({ name }) => name)?.name ?? '',
      );
    expect(cities.toSorted()).toEqual([
      'Dnepropetrovsk',
      'Gorky',
      'Kharkov',
      'Kiev',
      'Kovno',
      'Krasnodar',
      'Leningrad',
      'Lvov',
      'Minsk',
      'Mogilev',
      'Moscow',
      'Novograd-Volynsky',
      'Odessa',
      'Polotsk',
      'Riga',
      'Rostov',
      'Sevastopol',
      'Smolensk',
      'Stalingrad',
      'Stalino',
      'Tallinn',
      'Tula',
      'Voronezh',
      'Zaporozhye',
    ]);
  });

  it('deathstruggle:SET.4 has the panzer groups within two hexes of their places', () => {
    for (const line of tables.setUp.filter(({ id }) => id.startsWith('pzgr')))
      for (const id of campaign.free[line.id]?.units ?? [])
        expect([id, far(at(id), line.hex ?? '') <= 2]).toEqual([id, true]);
  });

  it('deathstruggle:SET.5 has each German infantry corps within two hexes of an army of its group', () => {
    const armies = { agn: ['16armee', '18armee'], agc: ['4armee', '9armee'], ags: ['6armee', '17armee'] };
    for (const [group, of] of Object.entries(armies))
      for (const id of campaign.free[group]?.units ?? [])
        expect([id, of.some((army) => far(at(id), at(army)) <= 2)]).toEqual([id, true]);
  });

  it('deathstruggle:SET.8 has a rifle corps within two hexes of each army on the border', () => {
    const armies = units.filter(
      ({ id, size, side }) => side === 'russian' && size === 'army' && placeOf.has(id),
    );
    expect(armies).toHaveLength(10);
    for (const { id } of armies) {
      const corps = campaign.free[`${id}-corps`]?.units ?? [];
      expect([id, corps.length, far(at(id), at(corps[0] ?? '')) <= 2]).toEqual([id, 1, true]);
    }
  });

  it('deathstruggle:SET.3, deathstruggle:R108 has the Germans marked Rm and the Rumanians in Rumania', () => {
    for (const id of campaign.free['rumania']?.units ?? [])
      expect([id, set.board.map.hexes[at(id)]?.country]).toEqual([id, 'rumania']);
    expect(far(at('11armee'), hexOf('Iasi'))).toBe(1);
  });

  it('deathstruggle:R110 has the rail heads at the ends of the German lines', () => {
    const towns = ['Tilsit', 'Insterburg', 'Biala Podlaska', 'Lublin', 'Rzeszow'];
    expect(campaign.markers['railhead']).toEqual(towns.map(hexOf));
  });

  it('deathstruggle:SET.14 has no Russian division on the map', () => {
    const there = [...placeOf.keys()].filter(
      (id) => unit(id).side === 'russian' && unit(id).size === 'division',
    );
    expect(there).toEqual([]);
  });

  it('deathstruggle:SET.6, deathstruggle:SET.7 has those German divisions that the text names', () => {
    const there = [...placeOf.keys()].filter(
      (id) =>
        unit(id).nationality === 'german' &&
        ['division', 'brigade', 'regiment'].includes(unit(id).size ?? ''),
    );
    const others = there.filter((id) => unit(id).type !== 'panzer').toSorted();
    expect(others).toEqual(['1cav', '29mot', '900l', 'gd', 'ssah', 'ssr', 'sst', 'ssw']);
    expect(there).toHaveLength(8 + 17);
  });

  it('deathstruggle:SET.10, deathstruggle:REP.7, deathstruggle:SET.12, deathstruggle:SIB.2 has the rest on the track', () => {
    const late = Object.entries(campaign.track).map(([turn, ids]) => [
      Number(turn),
      ids.filter((id) => unit(id).type === 'rifle').length,
    ]);
    expect(late.filter(([, n]) => n !== 0)).toEqual([1, 2, 3, 4, 5, 6, 7].map((turn) => [turn, 2]));
    expect(campaign.track['8']).toEqual(expect.arrayContaining(['6para', '1gcc', '250inf', '4kat']));
    expect(campaign.track['6']).toEqual(expect.arrayContaining(['2pz', '5pz']));
  });

  it.each([
    ['18armee', 'Tilsit', 3],
    ['9armee', 'Suwalki', 2],
    ['4armee', 'Brest-Litovsk', 3],
    ['6mc', 'Grodno', 3],
    ['4mc', 'Lvov', 0],
    ['12mc', 'Shauliai', 0],
    ['8a', 'Shauliai', 2],
    ['12a', 'Lvov', 6],
    ['3ruma', 'Botosani', 1],
  ])('has the %s near %s, as history had it', (id, place, most) => {
    expect(far(at(id), hexOf(place))).toBeLessThanOrEqual(most);
  });

  it('has every counter in one place, and every unit on land of its own side', () => {
    const { control } = openingOf(set, 'campaign');
    const odd = [...placeOf].filter(([id, hex]) => control.get(hex) !== unit(id).side);
    expect(odd).toEqual([]);
  });
});
