// The command that checks data files, as an owner uses it: with sound files, with slips in them, and with hostile ones.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { changed, newFolder, tinyShelf, writeFiles } from '../../board/shelf.ts';
import { tinyMap, tinyUnits } from '../../board/tiny.ts';
import { newHome, run } from '../kit.ts';
import type { Ran } from '../kit.ts';

const shelf = tinyShelf();
const home = newHome();
const PRINTABLE = /^[\x20-\x7e]*$/;

const validate = (...more: readonly string[]): Promise<Ran> =>
  run(['validate', 'tiny', ...more], home, [], [], shelf);

/** What is said of an owner's folder with these files in it. */
const own = async (files: Readonly<Record<string, unknown>>, ...more: readonly string[]): Promise<Ran> => {
  const ran = await validate('--data', writeFiles(newFolder(), files), ...more);
  for (const line of [...ran.out, ...ran.err]) {
    expect(line).toMatch(PRINTABLE);
    expect(line.length).toBeLessThanOrEqual(more.includes('--json') ? 1e6 : 320);
    expect(line).not.toMatch(/\bat .*\.(ts|js):|Error:/);
  }
  return ran;
};

describe('validate', () => {
  it('says that nothing is wrong, and what there is in each file', async () => {
    const { code, out, err } = await validate();
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toEqual([
      'Nothing is wrong: 7 files of Tiny.',
      'map.json, shipped: 25 hexes, 12 hexsides, 3 rivers, 2 areas, 2 regions.',
      '144 values: 70 given, 0 implied, 74 reconstructed.',
      'units.json, shipped: 8 counters, 6 units, 2 markers.',
      '88 values: 70 given, 0 implied, 18 reconstructed.',
      'tables.json, shipped: 2 charts, 3 lines.',
      '2 values: 1 given, 0 implied, 1 reconstructed.',
      'turns.json, shipped: 1 chart, 2 lines.',
      '2 values: 2 given, 0 implied, 0 reconstructed.',
      'scenarios/meeting.json, shipped: turns 1 to 6, 3 counters in given hexes, 1 for their owner to place, 1 in boxes, 1 on the track.',
      '12 values: 12 given, 0 implied, 0 reconstructed.',
      'rules.json, shipped: 3 rules.',
      'rulings.json, shipped: 1 ruling.',
    ]);
  });

  it('says whose each file is, and which of an owner nobody reads', async () => {
    const { code, out } = await own({ 'map.json': tinyMap, 'unit.json': {}, 'scenarios/mine.json': {} });
    expect(code).toBe(0);
    expect(out[3]).toMatch(/^map\.json, yours: /);
    expect(out[5]).toMatch(/^units\.json, shipped: /);
    expect(out.slice(1, 3)).toEqual([
      'scenarios/mine.json in your folder is not a file of this board. It is not read.',
      'unit.json in your folder is not a file of this board. It is not read.',
    ]);
  });

  it('takes line ends of any system and a byte-order mark', async () => {
    const text = `\ufeff${JSON.stringify(tinyMap, null, 1).replaceAll('\n', '\r\n')}`;
    expect((await own({ 'map.json': text })).code).toBe(0);
  });

  it('says by file, line and place what is wrong, and what should be there', async () => {
    const map = changed(tinyMap, ['hexes', '0303', 'terrain'], 'swamp');
    const text = JSON.stringify(map, null, 1);
    const line = text.slice(0, text.indexOf('"swamp"')).split('\n').length;
    const { code, out } = await own({ 'map.json': text });
    expect(code).toBe(1);
    expect(out.slice(0, 3)).toEqual([
      '1 thing is wrong: 7 files of Tiny.',
      `map.json, line ${line}, hexes.0303.terrain: there is no terrain swamp.`,
      'There are clear, rough, marsh, desert-steppe, all-sea and all-lake.',
    ]);
  });

  it('finds what does not fit together between an own file and the shipped ones', async () => {
    const { code, out } = await own({ 'units.json': changed(tinyUnits, ['units', 2], undefined) });
    expect(code).toBe(1);
    expect(out.slice(0, 3)).toEqual([
      '1 thing is wrong: 7 files of Tiny.',
      expect.stringMatching(
        /^scenarios\/meeting\.json, line \d+, free\.a\.historical\.0103\.number 1: there is no counter w3\.$/,
      ),
      'More is checked when that is mended.',
    ]);
  });

  it('says for programs all that it says for people', async () => {
    const map = changed(
      changed(tinyMap, ['hexes', '0101', 'zone'], undefined),
      ['sources', 'lie', 'why'],
      'So.',
    );
    const { code, out } = await own({ 'map.json': map }, '--json');
    expect(code).toBe(1);
    const said = JSON.parse(out.join('')) as Record<string, unknown>;
    expect(said).toMatchObject({ game: 'tiny', ok: false, strays: [] });
    expect(said['errors']).toEqual([
      {
        file: 'map.json',
        line: expect.any(Number),
        at: 'sources.lie',
        code: 'SOURCE.WHY',
        params: { least: 20 },
        message: expect.stringMatching(/sources\.lie: what is reconstructed needs a reason/),
      },
      expect.objectContaining({ file: 'map.json', at: 'hexes.0101', code: 'HEX.LACKS' }),
    ]);
    expect(said['files']).toHaveLength(7);
  });

  it('stops listing where a list is no use any more', async () => {
    const sources = changed(tinyMap, ['defaults', 'hexes'], {});
    const { out } = await own({ 'map.json': sources });
    expect(out[0]).toMatch(/^\d\d things are wrong/);
    expect(out[51]).toMatch(/^\d+ more\.$/);
  });
});

describe('a board, a folder or a file that is not there', () => {
  it('is said, with the boards there are', async () => {
    const { code, err } = await run(['validate', 'chess'], home, [], [], shelf);
    expect({ code, err }).toEqual({ code: 2, err: ['No board is called chess.', 'Boards here: tiny.'] });
  });

  it('is not passed over for the shipped files', async () => {
    const nowhere = await validate('--data', '/nowhere/at/all');
    expect(nowhere).toMatchObject({
      code: 4,
      err: ['Cannot open /nowhere/at/all: there is no such folder.'],
    });
    const empty = await own({ 'readme.txt': 'x' });
    expect(empty.code).toBe(4);
    expect(empty.err[0]).toMatch(/^Nothing to load in .*: none of the data files is there\.$/);
    const file = join(newFolder(), 'map.json');
    writeFileSync(file, '{}');
    expect(await validate('--data', file)).toMatchObject({
      code: 4,
      err: [`Cannot open ${file}: that is a file, not a folder.`, 'Type the folder in which your files lie.'],
    });
  });

  it('is said of a file that cannot be opened', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'map.json'));
    expect(await validate('--data', folder)).toMatchObject({
      code: 4,
      err: [`Cannot open ${folder}/map.json: it is a folder.`],
    });
    const linked = newFolder();
    symlinkSync(join(linked, 'gone.json'), join(linked, 'map.json'));
    expect(await validate('--data', linked)).toMatchObject({
      code: 4,
      err: [`Cannot open ${linked}/map.json: there is no such file.`],
    });
    const endless = newFolder();
    symlinkSync('/dev/zero', join(endless, 'map.json'));
    expect(await validate('--data', endless)).toMatchObject({
      code: 4,
      err: [`Cannot open ${endless}/map.json: it is not an ordinary file.`],
    });
  });

  it('is said of a file that is too long, or no text', async () => {
    const long = await own({ 'map.json': `"${'x'.repeat(9_000_000)}"` });
    expect(long.code).toBe(4);
    expect(long.err[1]).toBe('It has 9000002 bytes, 1048576 are the limit.');
    const folder = newFolder();
    writeFileSync(
      join(folder, 'map.json'),
      Buffer.from(JSON.stringify({ format: 1, game: 'tiny' }), 'utf16le'),
    );
    expect(await validate('--data', folder)).toMatchObject({ code: 1 });
    writeFileSync(join(folder, 'map.json'), Buffer.from([0xff, 0xfe, 0x7b, 0x00]));
    expect((await validate('--data', folder)).code).toBe(4);
  });
});

const lines = async (map: unknown): Promise<readonly string[]> => {
  const { code, out, err } = await own({ 'map.json': map });
  expect({ code, err }).toEqual({ code: 1, err: [] });
  return out.slice(
    0,
    out.findIndex((line) => line.startsWith('map.json, yours')),
  );
};

describe('a hostile file', () => {
  it.each<[string, string, RegExp]>([
    ['that is empty', '', /^map\.json, line 1: the end of the file stands where there should be a value/],
    [
      'that is cut off',
      JSON.stringify(tinyMap).slice(0, 500),
      /^map\.json, line 1: .*the end of the file stands/,
    ],
    [
      'with a comma too many',
      '{"format": 1,\n}',
      /^map\.json, line 2: "\}" stands where there should be another entry/,
    ],
    ['nested without end', '['.repeat(500_000), /^map\.json, line 1: more than 40 records and lists/],
    ['with a key twice', '{"a": 1,\n"a": 2}', /^map\.json, line 2: the key a stands here and in line 1\./],
    [
      'that would change all records',
      '{"__proto__": {"x": 1}}',
      /^map\.json, line 1: __proto__ cannot be a key\./,
    ],
    ['of escapes', '\u001b]0;gone\u0007', /^map\.json, line 1: "\\u001b" stands where/],
    ['that is a number', '7', /^map\.json: it is 7, and must be a record\./],
    ['that is a list', '[]', /^map\.json: it is an empty list, and must be a record\./],
    ['that is null', 'null', /^map\.json: it is null, and must be a record\./],
  ])('%s', async (_what, text, expected) => {
    const said = await lines(text);
    expect(said[1]).toMatch(expected);
    expect('x' in {}).toBe(false);
  });

  it('with names that every record has says that they are none here', async () => {
    for (const name of ['constructor', 'valueof', 'tostring']) {
      const map = changed(tinyMap, ['hexes', '0101', 'country'], name);
      expect((await lines(map))[1]).toMatch(
        new RegExp(`hexes\\.0101\\.country: there is no country ${name}\\.$`),
      );
    }
  });

  it('with names full of signals says so without sending them', async () => {
    const said = await lines(
      changed(tinyMap, ['hexes', '0101', 'label'], '\u001b[31mRed\u202e\r\nNothing is wrong.'),
    );
    expect(said).toHaveLength(3);
    expect(said[1]).toMatch(/^map\.json, line \d+, hexes\.0101\.label: it is "\\u001b\[31mRed\\u202e/);
  });

  it.each(['\u061c', '\u2060', '\u{e0041}', '\ud800', '\ue000'])(
    'with a name in which something cannot be seen says so: %j',
    async (unseen) => {
      const [, said] = await lines(changed(tinyMap, ['hexes', '0101', 'label'], `Red${unseen}`));
      expect(said).toMatch(/hexes\.0101\.label: it is "Red/);
    },
  );

  it('with a map as large as a country is not laid out', async () => {
    const huge = changed(tinyMap, ['grid', 'sheets'], [{ prefix: '', firstRow: 0, lastRow: 9999 }]);
    const wide = changed(huge, ['grid', 'columns', 'default'], [0, 9999]);
    expect((await lines(wide))[1]).toMatch(
      /grid: the grid would have 100000000 hexes, 20000 are the limit\.$/,
    );
  });

  it('with a thousand slips is still answered in a few lines', async () => {
    const hexes = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`${1000 + i}`, { terrain: i }]));
    const said = await lines({ ...tinyMap, hexes });
    expect(said[0]).toBe('3000 things are wrong: 7 files of Tiny.');
    expect(said.length).toBeLessThan(60);
  });

  it('of another game is told from one of this', async () => {
    expect((await lines({ ...tinyMap, game: 'other' }))[1]).toMatch(
      /game: the file is of other, and this is tiny\.$/,
    );
  });

  it('does not stop the check of the others', async () => {
    const { out } = await own({
      'map.json': '{',
      'units.json': changed(tinyUnits, ['units', 0, 'faces', 0, 'attack'], 100),
    });
    expect(out.slice(1, 3)).toEqual([
      expect.stringMatching(/^map\.json, line 1: /),
      expect.stringMatching(
        /^units\.json, line \d+, units\.w1\.faces\.number 1\.attack: it is 100, and must be/,
      ),
    ]);
  });
});
