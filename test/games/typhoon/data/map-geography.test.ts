// The maps of the two Moscow games beside the earth: places, banks of rivers, woods, lines of defence, ways to supply.
import { describe, expect, it } from '@jest/globals';
import { mapKit } from './map-kit.ts';

const GAMES = [
  ['typhoon', 20, 9],
  ['moscow41', 32, 6],
] as const;

/** As the crow flies, in kilometres. */
const DISTANCES = [
  ['Smolensk', 'Moscow', 369],
  ['Roslavl', 'Moscow', 364],
  ['Vyazma', 'Moscow', 218],
  ['Mozhaisk', 'Moscow', 104],
  ['Kalinin', 'Moscow', 162],
  ['Tula', 'Moscow', 173],
  ['Roslavl', 'Vyazma', 167],
  ['Dukhovshchina', 'Vyazma', 120],
  ['Glukhov', 'Orel', 205],
  ['Orel', 'Tula', 170],
  ['Kursk', 'Voronezh', 207],
  ['Yelets', 'Yefremov', 65],
  ['Rzhev', 'Vyazma', 117],
  ['Kaluga', 'Tula', 95],
] as const;

const GERMAN = ['Smolensk', 'Roslavl', 'Glukhov'];
const RUSSIAN =
  'Moscow Kalinin Volokolamsk Mozhaisk Kaluga Yelets Yefremov Kursk Voronezh Torzhok Rzhev Vyazma Tula Orel'.split(
    ' ',
  );

/** The places that a line protects, and places before it. */
const DEFENCES = [
  ['Rzhev-Vyazma line', ['Ostashkov', 'Vyazma', 'Spas-Demensk', 'Kirov'], ['Bely', 'Dorogobuzh', 'Nelidovo']],
  [
    'Mozhaisk line',
    ['Volokolamsk', 'Mozhaisk', 'Maloyaroslavets', 'Kaluga'],
    ['Gzhatsk', 'Medyn', 'Yukhnov'],
  ],
  ['Moscow zone', ['Moscow'], ['Istra']],
  ['Bryansk line', ['Zhukovka', 'Bryansk'], ['Pochep', 'Kletnya']],
  ['Tula line', ['Tula'], ['Belev']],
] as const;

const BANKS = [
  ['dnepr', 'Smolensk', 'left'],
  ['dnepr', 'Yartsevo', 'right'],
  ['upper-volga', 'Rzhev', 'right'],
  ['upper-volga', 'Kalinin', 'right'],
  ['volga', 'Kalyazin', 'right'],
  ['volga', 'Kimry', 'left'],
  ['desna', 'Bryansk', 'right'],
  ['desna', 'Zhukovka', 'left'],
  ['desna', 'Novgorod-Seversky', 'right'],
  ['sudost', 'Pochep', 'right'],
  ['oka', 'Kaluga', 'left'],
  ['oka', 'Belev', 'left'],
  ['oka', 'Serpukhov', 'left'],
  ['oka', 'Kashira', 'right'],
  ['oka', 'Ryazan', 'right'],
  ['ugra', 'Yukhnov', 'right'],
  ['moskva', 'Moscow', 'left'],
  ['moskva', 'Mozhaisk', 'right'],
  ['moskva', 'Kolomna', 'right'],
  ['upa', 'Tula', 'left'],
  ['seim', 'Kursk', 'right'],
  ['don', 'Voronezh', 'left'],
  ['don', 'Zadonsk', 'left'],
  ['klyazma', 'Vladimir', 'left'],
  ['lama', 'Volokolamsk', 'right'],
] as const;

describe.each(GAMES)('the map of %s', (game, km, supply) => {
  const kit = mapKit(game);
  const { banksOf, board, held, ids, hexOf, placeOf } = kit;
  const { map } = board;
  const terrainOf = (hex: string): unknown => map.hexes[hex]?.terrain;

  it.each(DISTANCES)('has %s as far from %s as %d kilometres are in hexes', (from, to, far) => {
    expect(Math.abs(kit.apart(hexOf(from), hexOf(to)) - far / km)).toBeLessThanOrEqual(
      0.155 * (far / km) + 1,
    );
  });

  it('has one Moscow, one Tula, and the places of the victory conditions in the right hands', () => {
    expect([kit.placesOf('moscow'), kit.placesOf('tula')]).toEqual([['Moscow'], ['Tula']]);
    expect(GERMAN.filter((name) => held.get(hexOf(name)) !== 'german')).toEqual([]);
    expect(RUSSIAN.filter((name) => held.get(hexOf(name)) !== 'russian')).toEqual([]);
  });

  it('has every place of the victory conditions on a road, and all Russian ones on a railroad', () => {
    const off = (line: 'road' | 'rail') => (name: string) =>
      !kit.neighbours(hexOf(name)).some((next) => kit.isWay(line, hexOf(name), next));
    expect([...GERMAN, ...RUSSIAN].filter(off('road'))).toEqual([]);
    expect(RUSSIAN.filter(off('rail'))).toEqual([]);
  });

  it.each(BANKS)('%s passes %s, if it touches its hex, on the %s bank', (river, town, bank) => {
    expect(['', bank]).toContain(banksOf(river, hexOf(town)).join(' and '));
  });

  it.each([
    ['dnepr', 'Smolensk'],
    ['upper-volga', 'Rzhev'],
    ['upper-volga', 'Kalinin'],
    ['oka', 'Kaluga'],
    ['oka', 'Ryazan'],
    ['moskva', 'Moscow'],
    ['desna', 'Bryansk'],
    ['upa', 'Tula'],
    ['don', 'Voronezh'],
    ['seim', 'Kursk'],
  ])('%s runs by %s', (river, town) => {
    expect(banksOf(river, hexOf(town))).toHaveLength(1);
  });

  it.each(DEFENCES)(
    'the %s stands before the towns behind it, facing the Germans',
    (name, behind, before) => {
      const line = map.hexsides.filter((side) => side.kind === 'defence-line' && side.name === name);
      const walls = new Set(line.map(({ between }) => between.toSorted().join('/')));
      const protectedHexes = line.map(({ of = '' }) => of);
      const exposed = line.map(({ between, of }) => (between[0] === of ? between[1] : between[0]));
      const mean = (hexes: readonly string[]): number =>
        hexes.reduce((sum, hex) => sum + placeOf(hex)[0], 0) / hexes.length;
      expect(mean(protectedHexes)).toBeGreaterThan(mean(exposed) + 0.3);
      const near = kit.flood(protectedHexes, (a, b) => !walls.has([a, b].toSorted().join('/')));
      const out = kit.flood(exposed, (a, b) => !walls.has([a, b].toSorted().join('/')));
      const isBehind = (town: string): boolean =>
        (near.get(hexOf(town)) ?? Infinity) <= (out.get(hexOf(town)) ?? Infinity);
      expect(behind.filter((town) => !isBehind(town))).toEqual([]);
      expect(before.filter(isBehind)).toEqual([]);
    },
  );

  it('names every side of a line of defence for one of its two hexes, and has all five lines', () => {
    const lines = map.hexsides.filter(({ kind }) => kind === 'defence-line');
    expect(new Set(lines.map(({ name }) => name)).size).toBe(5);
    expect(lines.filter(({ of = '', between }) => !between.includes(of))).toEqual([]);
  });

  it('has the woods of Bryansk, the Meshchera, the bogs of Bely and open land at Kursk and Yelets', () => {
    const east = placeOf(hexOf('Bryansk'));
    const about = (town: string, far: number): readonly unknown[] =>
      ids.filter((hex) => kit.apart(hex, hexOf(town)) <= far).map(terrainOf);
    expect(about('Bryansk', 3).filter((terrain) => terrain === 'forest').length).toBeGreaterThan(9);
    expect(about('Bely', 3).filter((terrain) => String(terrain).startsWith('swamp')).length).toBeGreaterThan(
      2,
    );
    expect([...new Set([...about('Kursk', 3), ...about('Yelets', 2)])]).toEqual(['clear']);
    const meshchera = ids.filter((hex) => terrainOf(hex) === 'swampy-forest' && placeOf(hex)[0] > east[0]);
    expect(meshchera.length).toBeGreaterThan(10);
    const woods = ids.filter((hex) => String(terrainOf(hex)).endsWith('forest')).length / ids.length;
    expect([woods > 0.18, woods < 0.3]).toEqual([true, true]);
  });

  it('has Lake Seliger and the Moscow Sea along hexsides, which part the land nowhere for good', () => {
    const waters = map.hexsides.flatMap(({ kind, water }) => (kind === 'lake' ? [water] : []));
    expect([...new Set(waters)]).toEqual(['seliger', 'moscow-sea']);
    const reached = kit.flood([hexOf('Moscow')], (a, b) => !kit.isShut(a, b));
    expect(reached.size).toBe(ids.length);
  });

  it('leads the canal from the Volga to the Moskva', () => {
    const { begins, ends } = map.rivers['moscow-volga-canal'] ?? {};
    expect([begins, ends]).toEqual(['volga', 'moskva']);
    const canal = map.hexsides.filter(({ river }) => river === 'moscow-volga-canal');
    expect(new Set(canal.map(({ kind }) => kind))).toEqual(new Set(['canal']));
  });

  it.each(['german', 'russian'])('puts every hex of the %s side in supply when the game begins', (side) => {
    const own = (_: string, next: string): boolean => held.get(next) === side;
    const roads = kit.flood(
      kit.area(`${side}-edge`),
      (a, b) => own(a, b) && (kit.isWay('road', a, b) || (side === 'russian' && kit.isWay('rail', a, b))),
    );
    const reached = kit.flood([...roads.keys()], (a, b) => own(a, b) && !kit.isShut(a, b));
    const far = ids.filter((hex) => held.get(hex) === side && (reached.get(hex) ?? Infinity) > supply);
    expect(far).toEqual([]);
  });
});
