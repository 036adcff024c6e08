// The command that says what is loaded: hexes, counters, charts and scenarios, in lines and for programs.
import { describe, expect, it } from '@jest/globals';
import { addonShelf, changed, newFolder, tinyShelf, writeFiles } from '../../board/shelf.ts';
import { tinyMap, tinyUnits } from '../../board/tiny.ts';
import { newHome, run } from '../kit.ts';
import type { Ran } from '../kit.ts';

const shelf = tinyShelf();
const home = newHome();

const data = (...argv: readonly string[]): Promise<Ran> =>
  run(['data', 'tiny', ...argv], home, [], [], shelf);

const lines = async (...argv: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await data(...argv);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  for (const line of out) expect(line).toMatch(/^[\x20-\x7e]+\.$/);
  return out;
};

type Row = Readonly<Record<string, unknown>>;

const json = async (...argv: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await data(...argv, '--json');
  expect({ code, err, lines: out.length }).toEqual({ code: 0, err: [], lines: 1 });
  expect(out[0]).toMatch(/^[\x20-\x7e]+$/);
  return (JSON.parse(out[0] ?? '') as Row)['value'];
};

describe('the listing of a map', () => {
  it('has a line for every hex, row by row', async () => {
    const out = await lines('map');
    expect(out).toHaveLength(25);
    expect(out.slice(5, 8)).toEqual([
      '0201: rough, Westland, zone North.',
      '0202: clear, city Alderton, Westland, zone North, city objective worth 1 point, river Alder east and south-east.',
      '0203: clear, Eastland, zone North, Eastern fortified line, river Brook south-west, river Alder west and north-west.',
    ]);
    expect(out[13]).toBe('0304: lake, Lake Mirror.');
    expect(out[18]).toBe(
      '0404: clear, oil wells, Eastland, zone South, oil field objective worth 1 point, lake Lake Mirror north-east, river Sedge south-east.',
    );
  });

  it('says everything about one hex, by number or by name, and where it is from', async () => {
    const out = await lines('map', '--hex', '0302');
    expect(out).toEqual([
      '0302: clear, city Portsay, Westland, zone South, port on the Bay, river Alder east and south-east, sea Long Inlet west.',
      'Region the Lowlands.',
      'Next to 0202 north-east, 0303 east, 0402 south-east, 0401 south-west, 0301 west, 0201 north-west.',
      'terrain: clear. Reconstructed.',
      'From the lie of the land, as a traveller drew it.',
      'country: Westland. Given by rule 1.1.',
      'zone: South. Given by rule 1.1.',
      'city: Portsay. Given by rule 1.1.',
      'port: the Bay. Reconstructed.',
      'From the lie of the land, as a traveller drew it.',
      'East: river Alder. Reconstructed.',
      'From the lie of the land, as a traveller drew it.',
      'South-east: river Alder. Reconstructed.',
      'From the lie of the land, as a traveller drew it.',
      'West: sea Long Inlet. Reconstructed.',
      'From the lie of the land, as a traveller drew it.',
    ]);
    expect(await lines('map', '--hex', 'portsay')).toEqual(out);
  });

  it('says of a value what is special to it, sentence by sentence', async () => {
    const out = await lines('map', '--hex', '03 03');
    expect(out.slice(3, 6)).toEqual([
      'terrain: marsh. Reconstructed.',
      'From the lie of the land, as a traveller drew it.',
      'The Brook floods here each spring.',
    ]);
  });
});

describe('a map for programs', () => {
  it('is a list of hexes with named fields, sides, neighbours, and the source of each value', async () => {
    const hexes = (await json('map')) as readonly Row[];
    expect(hexes).toHaveLength(25);
    const found = hexes.find(({ hex }) => hex === '0404');
    expect(found).toEqual({
      hex: '0404',
      terrain: 'clear',
      country: 'eastland',
      zone: 'south',
      label: 'oil wells',
      features: { oil: { points: 1 } },
      countryName: 'Eastland',
      region: 'lowlands',
      regionName: 'the Lowlands',
      areas: [],
      neighbours: { ne: '0305', e: '0405', se: '0505', sw: '0504', w: '0403', nw: '0304' },
      sides: {
        ne: { kind: 'lake', name: 'Lake Mirror', water: 'mirror', provenance: expect.anything() },
        se: { kind: 'river', name: 'Sedge', river: 'sedge', provenance: expect.anything() },
      },
      provenance: {
        terrain: {
          status: 'reconstructed',
          rules: [],
          why: 'From the lie of the land, as a traveller drew it.',
        },
        country: { status: 'given', rules: ['tiny:1.1'] },
        zone: { status: 'given', rules: ['tiny:1.1'] },
        label: expect.objectContaining({ status: 'reconstructed' }),
        oil: { status: 'given', rules: ['tiny:1.1'] },
        'oil.points': { status: 'given', rules: ['tiny:1.1'] },
      },
    });
  });

  it('has the same side from both of its hexes, and none where the map ends', async () => {
    const hexes = (await json('map')) as readonly Row[];
    const side = (hex: string, way: string): unknown =>
      (hexes.find((one) => one['hex'] === hex)?.['sides'] as Row | undefined)?.[way];
    expect(side('0404', 'se')).toEqual(side('0505', 'nw'));
    expect(await json('map', '--hex', '0101')).toMatchObject({ neighbours: { ne: null, nw: null, w: null } });
  });

  it('is written in the characters of the keyboard, whatever the names are', async () => {
    const folder = writeFiles(newFolder(), {
      'map.json': changed(tinyMap, ['hexes', '0101', 'label'], 'K\u00f6nigsstuhl'),
    });
    expect(await json('map', '--hex', '0101', '--data', folder)).toMatchObject({
      label: 'K\u00f6nigsstuhl',
    });
    expect((await lines('map', '--data', folder))[0]).toBe('0101: clear, Konigsstuhl, Westland, zone North.');
  });
});

describe('counters', () => {
  it('are listed one a line, markers last', async () => {
    const out = await lines('units');
    expect(out).toHaveLength(7);
    expect(out.slice(1, 3)).toEqual([
      'w2: 2 West Tank Corps, Western side, tank, mech corps, attack 8, defence 6, begins in 0202.',
      'w3: 3 West Army, Western side, infantry, non-mech army, attack 4, defence 5, begins in group a.',
    ]);
    expect(out[4]).toMatch(/attack d6, defence 5, doubles, enters in turn 3\.$/);
    expect(out.at(-1)).toBe('depot: Depot, Western side, marker, 2 of them.');
  });

  it('are told of one by one, with where each value is from', async () => {
    const out = await lines('units', '--unit', 'E2');
    expect(out[0]).toMatch(/^e2: 2 East Guards Army/);
    expect(out).toContain('attack: d6. Reconstructed.');
    expect(out).toContain('entry: turn 3, by area, area East road. Given by rule 1.1.');
    expect((await lines('units', '--unit', 'depot'))[0]).toMatch(/^depot: /);
    expect(await json('units', '--unit', 'w1')).toMatchObject({
      id: 'w1',
      setup: { hex: '0202' },
      provenance: { attack: { status: 'reconstructed' } },
    });
  });

  it('come for programs with sides, types and colours', async () => {
    const units = (await json('units')) as Row;
    expect(Object.keys(units)).toEqual([
      'game',
      'title',
      'sides',
      'factors',
      'sizes',
      'marks',
      'states',
      'nationalities',
      'types',
      'colours',
      'kinds',
      'formations',
      'units',
      'markers',
    ]);
    expect(units['units']).toHaveLength(6);
    expect(units['types']).toMatchObject({
      tank: { mobility: 'mech', provenance: { name: { status: 'given' } } },
    });
  });
});

describe('charts, turns, scenarios, rules', () => {
  it('are listed a record a line', async () => {
    expect(await lines('rules')).toContain('2.1: Set-up. Counters stand where they say.');
    expect(await lines('rulings')).toEqual(['R1: Lake sides. It may not.']);
    expect(await lines('scenarios')).toEqual([
      'meeting: Tiny, the meeting, turns 1 to 6, 1 point at the start, first victory check in turn 2.',
      'Westerners hold 8 hexes.',
      'Easterners hold 13 hexes.',
      '0103: w3.',
      '0202: w1, w2.',
      '0303: e1.',
      'reserve: e3.',
      'track 3: e2.',
      'Marker Depot at 0302.',
    ]);
  });

  it('come for programs with sources in place of their keys', async () => {
    expect(await json('tables')).toMatchObject({
      crt: [
        { roll: 1, result: 'DR', provenance: { result: { status: 'reconstructed' } } },
        { roll: 2, result: 'AS', provenance: { result: { status: 'given', rules: ['tiny:1.1'] } } },
      ],
    });
    expect(await json('turns')).toMatchObject({ turns: [{ label: 'spring' }, { label: 'summer' }] });
    expect(await json('rules')).toHaveLength(3);
    expect(await json('rulings')).toMatchObject([{ id: 'R1', ruling: 'It may not.' }]);
  });

  it('have scenarios with where everything stands when they begin', async () => {
    expect(await json('scenarios')).toMatchObject([
      {
        id: 'meeting',
        free: { a: { units: ['w3'], provenance: { units: { status: 'given' } } } },
        opening: {
          stacks: { '0103': ['w3'], '0202': ['w1', 'w2'], '0303': ['e1'] },
          control: { '0203': 'west', '0303': 'east' },
          markers: { '0302': ['depot'] },
          boxes: { reserve: ['e3'], 'track 3': ['e2'] },
        },
        provenance: { points: { status: 'given' } },
      },
    ]);
  });
});

describe('a slip', () => {
  it.each<[readonly string[], readonly string[]]>([
    [
      ['units', '--unit', 'e9'],
      ['No counter is called e9.', 'The nearest is e1.'],
    ],
    [['units', '--unit', 'nothing-like-it'], ['No counter is called nothing-like-it.']],
    [
      ['rules', '--unit', 'w1'],
      ['Nothing to say of one unit in rules. Type: hexfront data tiny units --unit w1.'],
    ],
    [
      ['units', '--hex', '0101'],
      ['Nothing to say of one hex in units. Type: hexfront data tiny map --hex 0101.'],
    ],
  ])('in %j is answered, with what would work', async (argv, err) => {
    expect(await data(...argv)).toEqual({ code: 2, out: [], err });
  });

  it('in a hex is answered with the hexes there are', async () => {
    const { code, err } = await data('map', '--hex', '0909');
    expect({ code, first: err[0] }).toEqual({
      code: 2,
      first: 'No hex 0909. On this map rows run 01 to 05 and columns 01 to 05.',
    });
    expect((await data('map', '--hex', 'atlantis')).code).toBe(2);
  });

  it('in the part or the board is answered with those there are', async () => {
    const part = await data('maps');
    expect(part.code).toBe(2);
    expect(part.err.join(' ')).toContain('map, units, tables, turns, scenarios, rules, rulings or addon');
    expect(await run(['data', 'chess', 'map'], home, [], [], shelf)).toMatchObject({
      code: 2,
      err: ['No board is called chess.', 'Boards here: tiny.'],
    });
  });

  it('in an own file keeps the board from being loaded, and is told by place', async () => {
    const folder = writeFiles(newFolder(), {
      'units.json': changed(tinyUnits, ['units', 0, 'side'], 'north'),
    });
    const { code, out, err } = await data('map', '--data', folder);
    expect({ code, out }).toEqual({ code: 4, out: [] });
    expect(err[0]).toMatch(/^The board is not loaded: \d+ things? (is|are) wrong in the data\.$/);
    expect(err[1]).toMatch(/^units\.json, line \d+, units\.w1\.side: there is no side north\.$/);
    expect(err[2]).toBe('There are west and east.');
  });

  it('of many in an own file is said of the first, with where to see the others', async () => {
    const hexes = Object.fromEntries(Object.keys(tinyMap.hexes).map((hex) => [hex, { terrain: 'swamp' }]));
    const folder = writeFiles(newFolder(), { 'map.json': { ...tinyMap, hexes } });
    const { err } = await data('map', '--data', folder);
    expect(err[0]).toBe('The board is not loaded: 25 things are wrong in the data.');
    expect(err.at(-1)).toBe(`13 more. Type: hexfront validate tiny --data ${folder}.`);
  });
});

describe('counters of another game', () => {
  const addon = addonShelf();
  const ask = (...argv: readonly string[]): Promise<Ran> =>
    run(['data', 'tiny', ...argv], home, [], [], addon);

  it('are listed as what they are, all or by chart', async () => {
    const { code, out } = await ask('addon');
    expect({ code, first: out[0] }).toEqual({
      code: 0,
      first: 'Chess: spare counters. For reference: nothing here plays by it.',
    });
    expect(out.filter((line) => line.startsWith('Chart '))).toEqual([
      'Chart counters.',
      'Chart costs.',
      'Chart places.',
    ]);
    expect((await ask('addon', 'costs')).out).toEqual([
      'Chess: spare counters. For reference: nothing here plays by it.',
      'Chart costs.',
      'id    title  points  rules',
      'king  King        7  1.1',
    ]);
  });

  it('come for programs with their sources', async () => {
    const { out } = await ask('addon', '--json');
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      part: 'addon',
      value: { costs: [{ id: 'king', points: 7, provenance: { points: { status: 'given' } } }] },
    });
  });

  it('are not there on most boards, which is said', async () => {
    expect(await data('addon')).toEqual({
      code: 2,
      out: [],
      err: [
        'Nothing of another game came with tiny.',
        'Type one of map, units, tables, turns, scenarios, rules or rulings in place of addon.',
      ],
    });
    expect((await ask('addon', 'prices')).err).toEqual([
      'No chart of addon is called prices.',
      'There are counters, costs, places.',
    ]);
  });

  it('are counted and checked with the rest of a board', async () => {
    const { code, out } = await run(['validate', 'tiny'], home, [], [], addon);
    expect(code).toBe(0);
    expect(out).toContain('addon.json, shipped: 3 charts, 3 lines.');
  });
});

describe('an own file', () => {
  it('takes the place of the shipped one, and may be unfinished in what does not keep it from being looked at', async () => {
    const map = changed(
      changed(tinyMap, ['hexes', '0101', 'terrain'], 'marsh'),
      ['defaults', 'hexes', 'zone'],
      undefined,
    );
    const folder = writeFiles(newFolder(), { 'map.json': map });
    expect((await lines('map', '--data', folder))[0]).toBe('0101: marsh, Westland, zone North.');
    expect((await lines('map', '--hex', '0101', '--data', folder)).at(-1)).toBe('zone: North.');
  });
});

describe('help', () => {
  it('shows an example with a board that there is', async () => {
    const { code, out } = await run(['data', '--help'], home, [], [], shelf);
    expect({ code, last: out.at(-1) }).toEqual({ code: 0, last: 'Example: hexfront data tiny tables' });
    expect((await run(['data', '--help'], home, [])).out.join(' ')).not.toContain('Example');
  });
});

describe('a board without rules', () => {
  it('is listed among the games, and not played', async () => {
    const listed = await run(['games'], home, [], [], shelf);
    expect(listed.out).toEqual([
      'tiny: Tiny, to look at only. Scenarios: meeting.',
      'Its rules are not in this version. Type: hexfront show tiny.',
      'Option flood, off or on, else off: Spring flood.',
    ]);
    const programs = await run(['games', '--json'], home, [], undefined, shelf);
    expect(JSON.parse(programs.out.join(''))).toMatchObject({
      games: [
        { id: 'ford', rules: expect.any(String) },
        { id: 'tiny', rules: null, scenarios: [{ id: 'meeting', title: 'Tiny, the meeting' }] },
      ],
    });
    for (const command of [
      ['play', 'Tiny'],
      ['fuzz', 'tiny'],
    ])
      expect(await run(command, home, [], [], shelf)).toEqual({
        code: 2,
        out: [],
        err: [
          'Tiny cannot be played: its rules are not in this version.',
          'There is a board to look at. Type: hexfront show tiny.',
        ],
      });
  });

  it('is offered where there is nothing to play', async () => {
    const { out } = await run([], home, ['quit'], [], shelf);
    expect(out).toEqual([
      'Hexfront. No game in this build.',
      'There is a board to look at. Type at the shell: hexfront show tiny.',
    ]);
  });
});
