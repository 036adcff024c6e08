// What is asked of the command that shows a board and cannot be done as asked: options that do not go together, places
// and units by other names, terminals that are too narrow, folders that are not there.
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';
import { changed, newFolder, tinyShelf, writeFiles } from '../board/shelf.ts';
import { tinyMap, tinyUnits } from '../board/tiny.ts';
import { newHome, run } from './kit.ts';
import type { Ran } from './kit.ts';

const shelf = tinyShelf();
const home = newHome();
const show = (...argv: readonly string[]): Promise<Ran> =>
  run(['show', 'tiny', ...argv], home, [], [], shelf);

const atTerminal = async (columns: number, ...argv: readonly string[]): Promise<Ran> => {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    input: Readable.from([]),
    inputIsTerminal: true,
    outputIsTerminal: true,
    env: { HEXFRONT_HOME: home, NO_COLOR: '1' },
    terminal: { columns, lines: 40, colorDepth: () => 8 },
    out: (line) => void out.push(line),
    write: (text) => void out.push(text),
    err: (line) => void err.push(line),
    onInterrupt: () => () => undefined,
  };
  const code = await main(['show', 'tiny', ...argv], { io, games: [], ...shelf });
  return { code, out, err };
};

describe('options that would be passed over', () => {
  it.each([
    [['--svg', '-', '--layer', 'control', '--at', '0202'], '--layer and --at'],
    [['--svg', '-', '--words', '--ascii'], '--words and --ascii'],
    [['--svg', '-', '--zoom', '2', '--width', '80', '--unicode'], '--zoom, --width and --unicode'],
    [['--svg', '-', '--counters', '--scenario', 'meeting'], '--scenario'],
    [['--svg', '-', '--counters', '--at', '0202'], '--at'],
    [['--words', '--zoom', '2', '--width', '80'], '--zoom and --width'],
    [['--words', '--at', '0202', '--layer', 'rivers'], '--layer'],
    [['--words', '--unicode'], '--unicode'],
  ])('in %j are refused by name, in one sentence', async (argv, names) => {
    const { code, out, err } = await show(...argv);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toEqual([expect.stringMatching(new RegExp(`: leave out ${names}\\.$`))]);
  });

  it.each([
    [['--svg', '-', '--scenario', 'meeting']],
    [['--words', '--layer', 'rivers', '--scenario', 'meeting', '--json']],
    [['--words', '--at', '0202', '--ascii']],
    [['--at', '0202', '--zoom', '3', '--layer', 'control', '--width', '40', '--json']],
  ])('are not those in %j', async (argv) => {
    expect(await show(...argv)).toMatchObject({ code: 0, err: [] });
  });
});

describe('a place by another name', () => {
  const folder = writeFiles(newFolder(), {
    'map.json': changed(
      changed(
        changed(tinyMap, ['hexes', '0202', 'features', 'city', 'name'], 'Alder-Brook'),
        ['hexes', '0405', 'label'],
        'Alderbrook',
      ),
      ['hexes', '0305', 'features', 'city', 'name'],
      'K\u00f6nigsfeld',
    ),
  });
  const whereIs = async (typed: string): Promise<string | undefined> =>
    (await show('--data', folder, '--words', '--at', typed)).out[0]?.split(',')[0]?.replace(' ', '');

  it('is found without its punctuation, a city before a label', async () => {
    for (const typed of ['alder-brook', 'Alderbrook', 'alder brook'])
      expect(await whereIs(typed)).toBe('0202');
    expect(await whereIs('oilwells')).toBe('0404');
  });

  it('is found however its umlauts are written', async () => {
    for (const typed of ['K\u00f6nigsfeld', 'Konigsfeld', 'Koenigsfeld', 'KONIGSFELD'])
      expect(await whereIs(typed)).toBe('0305');
  });

  it.each([
    ['aldertown', 'Alderton, 0202'],
    ['portsai', 'Portsay, 0302'],
    ['oil', 'oil wells, 0404'],
  ])('%s that is none is answered with the nearest', async (typed, near) => {
    expect(await show('--at', typed)).toEqual({
      code: 2,
      out: [],
      err: [`No place is called ${typed}.`, `Nearest: ${near}.`],
    });
  });

  it('that several have is answered with all of them', async () => {
    const twice = changed(tinyMap, ['hexes', '0101', 'label'], 'ford');
    const ford = writeFiles(newFolder(), { 'map.json': changed(twice, ['hexes', '0405', 'label'], 'Ford') });
    expect((await show('--data', ford, '--at', 'ford')).err).toEqual([
      'Which place? 2 match ford.',
      'They are in 0101 and 0405.',
    ]);
  });
});

describe('a unit of a scenario', () => {
  it.each(['e1', 'E1', '1 East Army', '1 east army'])('%s is shown where it stands', async (typed) => {
    const { code, out } = await show('--scenario', 'meeting', '--words', '--at', typed);
    expect({ code, start: out[0]?.slice(0, 5) }).toEqual({ code: 0, start: '03 03' });
  });

  it('is asked for its scenario where none was named', async () => {
    expect((await show('--at', 'e1')).err).toEqual([
      '1 East Army stands nowhere without a scenario.',
      'Type beside it --scenario meeting.',
    ]);
  });

  it('that is not on the map is said to be elsewhere', async () => {
    expect((await show('--scenario', 'meeting', '--at', 'e3')).err).toEqual([
      '3 East Army does not stand on the map when this scenario begins.',
    ]);
  });
});

describe('a counter by what is printed on it', () => {
  const units = changed(changed(tinyUnits, ['units', 0, 'print'], '62A'), ['units', 3, 'print'], '62A');
  const folder = writeFiles(newFolder(), { 'units.json': changed(units, ['units', 1, 'print'], 'II Pz') });
  const unit = (typed: string): Promise<Ran> =>
    run(['data', 'tiny', 'units', '--unit', typed, '--data', folder], home, [], [], shelf);

  it.each(['iipz', 'II PZ', '2 West Tank Corps', 'W2'])('or by id or name is found: %s', async (typed) => {
    expect((await unit(typed)).out[0]).toMatch(/^w2: /);
  });

  it('is answered with those that begin so', async () => {
    expect((await unit('2')).err).toEqual([
      'No counter is called 2.',
      'There is w2 for 2 West Tank Corps and e2 for 2 East Guards Army.',
    ]);
  });

  it('is asked after where several have it', async () => {
    expect(await unit('62a')).toEqual({
      code: 2,
      out: [],
      err: ['Which counter? 2 counters are called 62a.', 'Type w1 for 1 West Army or e1 for 1 East Army.'],
    });
  });
});

describe('a terminal narrower than the map', () => {
  it('is told what fits: another zoom, or a part', async () => {
    expect(await atTerminal(30, '--zoom', '2')).toEqual({
      code: 2,
      out: [],
      err: [
        'Not wide enough: the whole map takes 36 columns at zoom 2, and the terminal has 30.',
        expect.stringMatching(/^Type --zoom 1 for the whole map, or for a part of it --at 0\d0\d\.$/),
      ],
    });
    const { code, err } = await atTerminal(18);
    expect(code).toBe(2);
    expect(err[1]).toMatch(/^Type --width 20, or for a part of it --at/);
  });

  it('is no matter where a part is asked for, or JSON, or through a pipe', async () => {
    for (const argv of [
      ['--zoom', '2', '--at', '0303'],
      ['--zoom', '2', '--json'],
      ['--zoom', '2', '--width', '80'],
    ])
      expect((await atTerminal(30, ...argv)).code).toBe(0);
    expect((await show('--zoom', '3')).code).toBe(0);
  });
});

describe('a picture in a folder that is not there', () => {
  it('is not written, and the folder is named', async () => {
    const folder = join(newFolder(), 'nodir');
    const file = join(folder, 'x.svg');
    expect(await show('--svg', file)).toEqual({
      code: 4,
      out: [],
      err: [`Could not write ${file}: there is no folder ${folder}.`],
    });
  });
});
