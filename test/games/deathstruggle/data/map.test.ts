// The map of Death Struggle beside the earth and the book: places, seas, banks, borders, railroads, lines, who holds what.
import { describe, expect, it } from '@jest/globals';
import { edges } from '../../../../src/hex/map-edges.ts';
import { mapKit } from '../../typhoon/data/map-kit.ts';

const kit = mapKit('deathstruggle');
const { area, banksOf, board, flood, held, hexOf, ids, neighbours, placesOf } = kit;
const { grid, map } = board;

const terrainOf = (hex: string): unknown => map.hexes[hex]?.terrain;
const isLand = (hex: string): boolean => !String(terrainOf(hex)).startsWith('all-');
const land = ids.filter(isLand);
const isStep = (a: string, b: string): boolean => isLand(b) && !kit.isShut(a, b);
const isRail = (a: string, b: string): boolean => kit.isWay('rail', a, b);
const onRail = (hex: string): boolean => neighbours(hex).some((next) => isRail(hex, next));
const named = (names: string): readonly string[] => names.split(', ');

const VICTORY =
  'Moscow, Leningrad, Stalingrad, Smolensk, Kiev, Voronezh, Odessa, Rostov, Sevastopol, Warsaw, Bucharest';
const FORTRESSES = 'Tallinn, Kovno, Polotsk, Mogilev, Brest-Litovsk, Grodno, Novograd-Volynsky';
const MAJOR =
  'Koenigsberg, Minsk, Riga, Lvov, Kharkov, Dnepropetrovsk, Zaporozhye, Stalino, Krasnodar, Gorky, Tula';

describe('the grid', () => {
  it('has 67 rows of 59 hexes, and odd rows half a hex farther west', () => {
    expect([grid.count, ids[0], ids.at(-1)]).toEqual([3953, '1000', '7658']);
    expect(neighbours('1101')).toEqual(['1001', '1100', '1201', '1202', '1102', '1002']);
    const { north, east, south, west } = edges(grid);
    const rim = [north, east, south, west].map((edge) => new Set(edge.map(({ hex }) => hex)).size);
    expect(rim).toEqual([59, 67, 59, 67]);
  });

  it.each([
    ['Brest-Litovsk', 'Minsk', 325],
    ['Suwalki', 'Minsk', 303],
    ['Minsk', 'Smolensk', 307],
    ['Smolensk', 'Moscow', 369],
    ['Pskov', 'Leningrad', 262],
    ['Moscow', 'Leningrad', 634],
    ['Kiev', 'Kharkov', 409],
    ['Rostov', 'Stalingrad', 393],
    ['Rostov', 'Maikop', 292],
    ['Odessa', 'Sevastopol', 301],
    ['Bucharest', 'Ploesti', 57],
    ['Warsaw', 'Brest-Litovsk', 186],
    ['Voronezh', 'Stalingrad', 501],
  ])('has %s as far from %s as %d kilometres are in hexes of 32', (from, to, far) => {
    const hexes = far / 32;
    expect(Math.abs(kit.apart(hexOf(from), hexOf(to)) - hexes)).toBeLessThanOrEqual(0.155 * hexes + 1);
  });
});

describe('places', () => {
  it('deathstruggle:VIC.3, deathstruggle:VIC.5: eleven victory cities are worth twelve points, Moscow two', () => {
    expect(placesOf('victory-city').toSorted()).toEqual(named(VICTORY).toSorted());
    const points = (name: string): number => map.hexes[hexOf(name)]?.features?.['victory-city']?.points ?? 0;
    expect(named(VICTORY).map(points)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('deathstruggle:STR.3: nineteen major cities are Russian when the war begins, those of victory among them', () => {
    expect(placesOf('major-city').toSorted()).toEqual(named(MAJOR).toSorted());
    const russian = [...named(VICTORY), ...named(MAJOR)].filter(
      (name) => held.get(hexOf(name)) === 'russian',
    );
    expect(russian).toHaveLength(19);
  });

  it('deathstruggle:TER.1: seven fortresses, all of them Russian', () => {
    expect(placesOf('fortress-city').toSorted()).toEqual(named(FORTRESSES).toSorted());
    expect(named(FORTRESSES).filter((name) => held.get(hexOf(name)) !== 'russian')).toEqual([]);
  });

  it('stand on land, one to a hex, and none in mountains where no tank goes', () => {
    const places = ['victory-city', 'major-city', 'fortress-city', 'town'].flatMap(placesOf);
    expect([places.length, new Set(places.map(hexOf)).size]).toEqual([223, 223]);
    expect(places.filter((name) => !isLand(hexOf(name)) || terrainOf(hexOf(name)) === 'mountain')).toEqual(
      [],
    );
  });

  it('deathstruggle:REP.5, deathstruggle:SUP.15: tank factories and oil stand where the text has them', () => {
    const having = (feature: string): readonly string[] =>
      land.filter((hex) => map.hexes[hex]?.features?.[feature] !== undefined).toSorted();
    expect(having('oilfield')).toEqual(['Ploesti', 'Maikop'].map(hexOf).toSorted());
    expect(having('tank-factory')).toEqual(['Leningrad', 'Stalingrad', 'Kharkov'].map(hexOf).toSorted());
  });

  it.each([
    [
      'axis',
      'Warsaw, Bucharest, Ploesti, Koenigsberg, Memel, Tilsit, Suwalki, Lublin, Iasi, Galati, Constanta',
    ],
    [
      'russian',
      'Brest-Litovsk, Grodno, Lvov, Przemysl, Chernovtsy, Kishinev, Libau, Riga, Maikop, Kerch, Taman',
    ],
  ])('are in %s hands on 22 June 1941: %s', (side, names) => {
    expect(named(names).filter((name) => held.get(hexOf(name)) !== side)).toEqual([]);
  });
});

describe('seas and lakes', () => {
  const waters = (water: string): readonly string[] => ids.filter((hex) => map.hexes[hex]?.water === water);

  it('deathstruggle:STR.7: the Baltic, the Black Sea and the Sea of Azov are each of one piece and touch nowhere', () => {
    for (const water of ['baltic', 'black-sea', 'azov']) {
      const all = waters(water);
      const [first = ''] = all;
      expect([water, flood([first], (_, next) => all.includes(next)).size]).toEqual([water, all.length]);
    }
    const meeting = waters('azov').filter((hex) =>
      neighbours(hex).some((next) => map.hexes[next]?.water === 'black-sea'),
    );
    expect(meeting).toEqual([]);
  });

  it('deathstruggle:STR.11: Kerch and Taman face each other over the straits', () => {
    const lines = kit.linesAt(hexOf('Kerch'), hexOf('Taman'));
    expect(lines.map(({ kind, water }) => [kind, water])).toEqual([['sea', 'azov']]);
  });

  it.each([
    ['baltic', 'Koenigsberg, Danzig, Memel, Libau, Ventspils, Riga, Parnu, Tallinn, Leningrad'],
    [
      'black-sea',
      'Constanta, Odessa, Nikolaev, Kherson, Sevastopol, Yevpatoriya, Feodosiya, Kerch, Novorossiysk, Tuapse',
    ],
    ['azov', 'Berdyansk, Mariupol, Taganrog, Rostov, Yeisk, Kerch'],
  ])('deathstruggle:STR.6: the ports of the %s are %s', (water, names) => {
    const ports = land.filter((hex) => map.hexes[hex]?.features?.['port']?.waters?.includes(water) === true);
    expect(ports).toEqual(ids.filter((hex) => named(names).map(hexOf).includes(hex)));
  });

  it('the Crimea has two ways in: Perekop and Chongar', () => {
    const crimea = flood([hexOf('Simferopol')], (a, b) => isStep(a, b) && b >= '6800');
    const ways = [...crimea.keys()].flatMap((hex) =>
      neighbours(hex)
        .filter((next) => !crimea.has(next) && isStep(hex, next))
        .map((next) => next),
    );
    expect(crimea.has(hexOf('Kerch'))).toBe(true);
    expect(new Set(ways)).toEqual(new Set([hexOf('Perekop'), '6724']));
  });

  it('deathstruggle:TER.18: no land is cut off but islands and the shores of those that take no part', () => {
    const main = flood([hexOf('Moscow')], isStep);
    const islands = ['sweden', 'finland', 'hiiumaa', 'saaremaa'].flatMap(area);
    expect(land.filter((hex) => !main.has(hex)).toSorted()).toEqual(islands.toSorted());
  });
});

describe('rivers', () => {
  it.each([
    ['vistula', 'Warsaw', 'left'],
    ['bug', 'Brest-Litovsk', 'right'],
    ['neman', 'Tilsit', 'left'],
    ['neman', 'Kovno', 'right'],
    ['neman', 'Grodno', 'right'],
    ['western-dvina', 'Riga', 'right'],
    ['western-dvina', 'Dvinsk', 'right'],
    ['western-dvina', 'Polotsk', 'right'],
    ['western-dvina', 'Vitebsk', 'left'],
    ['narva', 'Narva', 'left'],
    ['neva', 'Leningrad', 'left'],
    ['volkhov', 'Novgorod', 'left'],
    ['dnieper', 'Mogilev', 'right'],
    ['dnieper', 'Kiev', 'right'],
    ['dnieper', 'Kremenchug', 'left'],
    ['dnieper', 'Dnepropetrovsk', 'right'],
    ['dnieper', 'Zaporozhye', 'left'],
    ['dnieper', 'Kherson', 'right'],
    ['berezina', 'Bobruisk', 'right'],
    ['berezina', 'Borisov', 'left'],
    ['desna', 'Bryansk', 'right'],
    ['desna', 'Chernigov', 'right'],
    ['pripyat', 'Pinsk', 'left'],
    ['dniester', 'Mogilev-Podolsky', 'left'],
    ['dniester', 'Tiraspol', 'left'],
    ['prut', 'Iasi', 'right'],
    ['prut', 'Chernovtsy', 'right'],
    ['danube', 'Galati', 'left'],
    ['don', 'Voronezh', 'left'],
    ['don', 'Rostov', 'right'],
    ['donets', 'Izyum', 'right'],
    ['volga', 'Kalinin', 'right'],
    ['volga', 'Yaroslavl', 'right'],
    ['volga', 'Gorky', 'right'],
    ['lower-volga', 'Stalingrad', 'right'],
    ['lower-volga', 'Kamyshin', 'right'],
    ['oka', 'Kaluga', 'left'],
    ['oka', 'Ryazan', 'right'],
    ['kuban', 'Krasnodar', 'right'],
  ])('%s passes %s, if it touches its hex, on the %s bank', (river, town, bank) => {
    expect(['', bank]).toContain(banksOf(river, hexOf(town)).join(' and '));
  });

  it('runs the great ones by their cities', () => {
    const by = [
      ['vistula', 'Warsaw'],
      ['western-dvina', 'Riga'],
      ['western-dvina', 'Polotsk'],
      ['narva', 'Narva'],
      ['dnieper', 'Smolensk'],
      ['dnieper', 'Kiev'],
      ['dnieper', 'Dnepropetrovsk'],
      ['dnieper', 'Zaporozhye'],
      ['don', 'Voronezh'],
      ['don', 'Rostov'],
      ['lower-volga', 'Stalingrad'],
      ['volga', 'Gorky'],
      ['bug', 'Brest-Litovsk'],
      ['neman', 'Kovno'],
    ] as const;
    expect(by.filter(([river, town]) => banksOf(river, hexOf(town)).length === 0)).toEqual([]);
    expect(Object.keys(map.rivers)).toHaveLength(75);
  });
});

describe('the border', () => {
  const soviet = (hex: string): boolean => map.hexes[hex]?.country === 'ussr';
  const frontier = map.hexsides.filter(
    ({ kind, between: [a, b] }) => kind === 'border' && soviet(a) !== soviet(b),
  );
  const sides = new Set(frontier.map(({ between }) => between.toSorted().join('/')));

  it('deathstruggle:SUP.1: parts every Axis hex from every Russian one, from the Baltic to the Black Sea', () => {
    const axis = flood(
      area('axis-set-up').filter((hex) => hex === hexOf('Warsaw')),
      (a, b) => isStep(a, b) && !sides.has([a, b].toSorted().join('/')),
    );
    expect([...axis.keys()].filter((hex) => held.get(hex) !== 'axis')).toEqual([]);
    expect([...axis.keys()].toSorted()).toEqual([...area('axis-set-up')].toSorted());
  });

  it('runs along the Bug, the Prut and the Danube', () => {
    const along = (river: string): number =>
      map.hexsides.filter((side) => side.river === river && sides.has(side.between.toSorted().join('/')))
        .length;
    expect([along('bug') > 12, along('prut') > 15, along('danube') >= 4]).toEqual([true, true, true]);
  });

  it('deathstruggle:SET.3, deathstruggle:STK.8: Rumania and Hungary are countries of their own', () => {
    expect(area('rumania')).toContain(hexOf('Bucharest'));
    expect(area('hungary')).toContain(hexOf('Debrecen'));
    expect(area('rumania').filter((hex) => area('hungary').includes(hex))).toEqual([]);
  });
});

describe('railroads', () => {
  it('deathstruggle:STR.4: are one network that joins every victory city, major city and fortress', () => {
    const network = flood([hexOf('Moscow')], isRail);
    expect(land.filter((hex) => onRail(hex) && !network.has(hex))).toEqual([]);
    const cities = [...named(VICTORY), ...named(MAJOR), ...named(FORTRESSES)];
    expect(cities.filter((name) => !network.has(hexOf(name)))).toEqual([]);
  });

  it('deathstruggle:SUP.5: lead every Russian city over Russian land to the north-east, the east or the south-east', () => {
    const own = (a: string, b: string): boolean => isRail(a, b) && held.get(b) === 'russian';
    const sources = area('russian-edge').filter(onRail);
    const reached = flood(sources, own);
    const cities = [...named(VICTORY), ...named(MAJOR), ...named(FORTRESSES)].filter(
      (name) => held.get(hexOf(name)) === 'russian',
    );
    expect(sources.length).toBeGreaterThan(6);
    expect(cities.filter((name) => !reached.has(hexOf(name)))).toEqual([]);
  });

  it('deathstruggle:STR.4, deathstruggle:SUP.4: lead from the Axis edge to every place where a rail head begins', () => {
    const own = (a: string, b: string): boolean => isRail(a, b) && held.get(b) === 'axis';
    const reached = flood(area('axis-edge').filter(onRail), own);
    const heads = ['Tilsit', 'Insterburg', 'Biala Podlaska', 'Lublin', 'Rzeszow', 'Iasi'];
    expect(heads.filter((name) => !reached.has(hexOf(name)))).toEqual([]);
  });

  it('deathstruggle:SUP.5: are within six hexes of all Russian land but the Kalmyk Steppe', () => {
    const lines = land.filter((hex) => onRail(hex) && held.get(hex) === 'russian');
    const far = flood(lines, isStep);
    const beyond = land.filter(
      (hex) =>
        held.get(hex) === 'russian' &&
        !['hiiumaa', 'saaremaa'].some((key) => area(key).includes(hex)) &&
        map.regions['kalmyk-steppe']?.hexes.includes(hex) !== true &&
        (far.get(hex) ?? Infinity) > 6,
    );
    expect(beyond).toEqual([]);
  });

  it('deathstruggle:MOV.9: no way runs over water, and no road over a sea arm', () => {
    const routes = Object.values(map.networks).flatMap((network) => network.routes);
    expect(routes.flat().filter((hex) => !isLand(hex))).toEqual([]);
    const wet = routes.flatMap((route) =>
      route.filter((hex, i) => i > 0 && kit.isShut(route[i - 1] ?? hex, hex)),
    );
    expect(wet).toEqual([]);
  });
});

describe('fortification lines', () => {
  it.each([
    [
      'Stalin Line',
      'Pskov, Ostrov, Polotsk, Minsk, Korosten, Novograd-Volynsky',
      'Dvinsk, Vilna, Rovno, Tarnopol',
    ],
    ['Luga Line', 'Leningrad, Luga, Novgorod', 'Pskov'],
    ['Vyazma Line', 'Vyazma', 'Smolensk'],
    ['Mozhaisk Line', 'Moscow, Mozhaisk, Volokolamsk', 'Vyazma'],
    ['Perekop Line', 'Perekop, Simferopol', 'Kherson'],
    ['Odessa defence region', 'Odessa', 'Tiraspol, Nikolaev'],
    ['Sevastopol defence region', 'Sevastopol', 'Simferopol'],
  ])('deathstruggle:TER.4: the %s protects %s, and %s lies before it', (name, behind, before) => {
    const line = map.hexsides.filter((side) => side.kind === 'fortification-line' && side.name === name);
    const inside = line.map(({ of = '' }) => of);
    const outside = line.map(({ between: [a, b], of }) => (a === of ? b : a));
    const walls = new Set(line.map(({ between }) => between.toSorted().join('/')));
    const isFree = (a: string, b: string): boolean => isStep(a, b) && !walls.has([a, b].toSorted().join('/'));
    const [near, out] = [flood(inside, isFree), flood(outside, isFree)];
    const isBehind = (town: string): boolean =>
      (near.get(hexOf(town)) ?? Infinity) <= (out.get(hexOf(town)) ?? Infinity);
    expect(line.length).toBeGreaterThan(0);
    expect(named(behind).filter((town) => !isBehind(town))).toEqual([]);
    expect(named(before).filter(isBehind)).toEqual([]);
  });
});

describe('regions', () => {
  it('deathstruggle:MOV.4: the south is all below the line from Kovel to Kursk, by rows', () => {
    const south = new Set(area('south'));
    expect(['Kiev', 'Lvov', 'Kharkov', 'Stalingrad', 'Rostov'].every((name) => south.has(hexOf(name)))).toBe(
      true,
    );
    expect(['Gomel', 'Kursk', 'Voronezh', 'Saratov'].some((name) => south.has(hexOf(name)))).toBe(false);
    const below = (hex: string): boolean => hex.slice(0, 2) >= '48' && isLand(hex);
    expect(ids.filter((hex) => below(hex) && !south.has(hex))).toEqual([]);
  });

  it('deathstruggle:REP.1, deathstruggle:REP.7: each side comes in by land at its own edge', () => {
    expect(area('eastern-edge')).toEqual(ids.filter((hex) => hex.endsWith('00')).toSorted());
    expect(area('axis-edge').every((hex) => hex.endsWith('58') && isLand(hex))).toBe(true);
    expect(area('axis-edge').filter((hex) => held.get(hex) !== 'axis')).toEqual([]);
  });

  it('are each of one country', () => {
    for (const [key, { hexes }] of Object.entries(map.regions))
      expect([key, new Set(hexes.map((hex) => map.hexes[hex]?.country)).size]).toEqual([key, 1]);
  });
});

describe('terrain', () => {
  const about = (town: string, far: number): readonly unknown[] =>
    ids.filter((hex) => kit.apart(hex, hexOf(town)) <= far).map(terrainOf);
  const count = (found: readonly unknown[], ...terrains: readonly string[]): number =>
    found.filter((terrain) => terrains.includes(String(terrain))).length;

  it('deathstruggle:TER.11: has the Pripyat Marshes between Kovel and Mozyr, and the Meshchera', () => {
    expect(count(about('Pinsk', 3), 'swamp', 'swamp-forest')).toBeGreaterThan(18);
    expect(ids.filter((hex) => terrainOf(hex) === 'swamp-forest' && hex.slice(2) < '16')).not.toEqual([]);
  });

  it('deathstruggle:TER.8: has the woods of the north and of Bryansk, and open steppe in the south', () => {
    expect(count(about('Tikhvin', 4), 'forest')).toBeGreaterThan(30);
    expect(count(about('Bryansk', 3), 'forest')).toBeGreaterThan(8);
    expect(count(about('Kirovograd', 5), 'clear')).toBeGreaterThan(88);
    expect(count(about('Kursk', 4), 'clear')).toBe(61);
  });

  it('deathstruggle:TER.16: has mountains in the Carpathians, the Crimea and the Caucasus, and nowhere else', () => {
    const mountains = land.filter((hex) => terrainOf(hex) === 'mountain');
    expect(mountains.length).toBeGreaterThan(200);
    expect(mountains.filter((hex) => hex < '5000')).toEqual([]);
    const east = mountains.filter((hex) => hex.slice(2) < '42');
    expect(east.filter((hex) => hex < '7000')).toEqual([]);
  });
});
