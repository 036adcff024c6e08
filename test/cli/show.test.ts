// The command that shows a board: what it draws for whom, and what it says when it cannot.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';
import { LAYERS } from '../../src/draw/layer-names.ts';
import { changed, newFolder, tinyShelf, writeFiles } from '../board/shelf.ts';
import { tinyMap } from '../board/tiny.ts';
import { newHome, run } from './kit.ts';
import type { Ran } from './kit.ts';

const shelf = tinyShelf();
const home = newHome();

const show = (...argv: readonly string[]): Promise<Ran> =>
  run(['show', 'tiny', ...argv], home, [], [], shelf);

/** The same at a terminal. */
const atTerminal = async (
  columns: number,
  lines: number,
  argv: readonly string[],
  env: Io['env'] = { TERM: 'xterm-256color' },
  depth = 8,
): Promise<readonly string[]> => {
  const out: string[] = [];
  const io: Io = {
    input: Readable.from([]),
    inputIsTerminal: true,
    outputIsTerminal: true,
    env: { HEXFRONT_HOME: home, ...env },
    terminal: { columns, lines, colorDepth: () => depth },
    out: (line) => void out.push(line),
    write: (text) => void out.push(text),
    err: () => undefined,
    onInterrupt: () => () => undefined,
  };
  await main(['show', 'tiny', ...argv], { io, games: [], ...shelf });
  return out;
};

describe('hexfront show', () => {
  it('draws the whole map at zoom 1, in plain ASCII and without colour through a pipe', async () => {
    const { code, out, err } = await show();
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out.slice(0, 7)).toEqual([
      '   01 02 03 04 05',
      '01 .. .. ^^ .. ^^  01',
      '02  ^^ O! .% "" .. 02',
      '03 .. Op "" -- O!  03',
      '04  ~~ .. .. *! ,, 04',
      '05 ~~ ~~ .. .. ,,  05',
      '   01 02 03 04 05',
    ]);
    for (const line of out) expect(line).toMatch(/^[\x20-\x7e]*[\x21-\x7e]$/);
  });

  it('draws around a hex at zoom 2, and marks it, however it is typed', async () => {
    const { out } = await show('--at', '0202');
    expect(out[3]).toBe('       ^^   [O!  ]/.. %  ""    ..');
    for (const typed of ['02 02', '02-02', 'alderton', 'ALDERTON'])
      expect((await show('--at', typed)).out).toEqual(out);
  });

  it('draws the counters of a scenario and who holds what in it', async () => {
    expect((await show('--scenario', 'meeting')).out[2]).toBe('02  ^^ W4 .% "" .. 02');
    const { out } = await show('--scenario', 'Meeting', '--layer', 'control');
    expect(out.slice(1, 3)).toEqual(['01 ww ww W4 ee ee  01', '02  ww W4 ww ee ee 02']);
  });

  it('lays layers over one another in the order they are given', async () => {
    const { out } = await show('--layer', 'terrain', '--layer', 'names');
    expect(out[2]).toBe('02  ^^ Al .% "" .. 02');
  });

  it('gives programs the same as JSON, with the place of every hex', async () => {
    const { out } = await show('--json', '--zoom', '2', '--at', '0303', '--scenario', 'meeting');
    expect(out).toHaveLength(1);
    const json = JSON.parse(out[0] ?? '') as {
      readonly lines: readonly string[];
      readonly legend: readonly object[];
      readonly hexes: readonly { readonly hex: string; readonly line: number; readonly column: number }[];
    };
    expect(json).toMatchObject({
      game: 'tiny',
      zoom: 2,
      at: '0303',
      scenario: 'meeting',
      layers: ['terrain'],
    });
    expect(json.legend).toContainEqual({ sign: '""', text: 'marsh' });
    for (const { hex, line, column } of json.hexes)
      expect(json.lines[line + 1]?.slice(column + 1, column + 5)).toBe(hex);
  });

  it('has other signs with --unicode', async () => {
    expect((await show('--unicode')).out[1]).toBe(
      '01 \u00b7\u00b7 \u00b7\u00b7 \u25b2\u25b2 \u00b7\u00b7 \u25b2\u25b2  01',
    );
  });

  it('describes instead of drawing', async () => {
    const { code, out } = await show('--words', '--at', '0202');
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^02 02, Alderton: clear/);
    const layer = await show('--words', '--layer', 'rivers', '--json');
    expect(
      (JSON.parse(layer.out[0] ?? '') as { readonly lines: readonly string[] }).lines.join(' '),
    ).toContain('Alder');
  });

  it.each(LAYERS)('draws the layer of %s', async (layer) => {
    expect((await show('--layer', layer)).code).toBe(0);
  });
});

describe('width and colour', () => {
  it('follow the terminal', async () => {
    const wide = await atTerminal(60, 24, ['--zoom', '3', '--at', '0303', '--color', 'never']);
    const narrow = await atTerminal(30, 14, ['--zoom', '3', '--at', '0303', '--color', 'never']);
    expect(Math.max(...wide.map((line) => line.length))).toBeGreaterThan(40);
    expect(Math.max(...narrow.map((line) => line.length))).toBeLessThanOrEqual(30);
    expect(narrow.length).toBeLessThan(wide.length);
  });

  it('are a matter of the environment unless the command line says otherwise', async () => {
    const isColoured = async (argv: readonly string[], env?: Io['env']): Promise<boolean> =>
      (await atTerminal(80, 24, argv, env)).join('').includes('\x1b[');
    expect(await isColoured([])).toBe(true);
    expect(await isColoured([], { TERM: 'xterm', NO_COLOR: '1' })).toBe(false);
    expect(await isColoured(['--color', 'always'], { TERM: 'xterm', NO_COLOR: '1' })).toBe(true);
    expect(await isColoured(['--color', 'never'])).toBe(false);
    expect(await isColoured([], { TERM: 'dumb' })).toBe(false);
    expect((await show('--color', 'always')).out.join('')).toContain('\x1b[38;5;175m');
  });

  it('leave a text that is the same without its colours, where they are sixteen', async () => {
    const coloured = await atTerminal(80, 24, ['--zoom', '3'], undefined, 4);
    const bare = await atTerminal(80, 24, ['--zoom', '3', '--color', 'never']);
    // oxlint-disable-next-line no-control-regex
    expect(coloured.map((line) => line.replaceAll(/\x1b\[[\d;]*m/g, '').trimEnd())).toEqual(bare);
  });

  it('make bricks of the map where there are enough, in the characters of the locale', async () => {
    const env = { TERM: 'xterm-256color', LANG: 'C.UTF-8' };
    const drawn = async (...argv: string[]): Promise<string> =>
      (await atTerminal(80, 24, argv, env)).join('\n');
    // oxlint-disable-next-line no-control-regex
    const bare = (text: string): string => text.replaceAll(/\x1b\[[\d;]*m/g, '');
    expect(await drawn('--zoom', '2')).toContain('48;5;');
    expect(bare(await drawn('--zoom', '2'))).toContain(' \u25c8Alderton');
    expect(bare(await drawn('--zoom', '2', '--ascii'))).toContain(' !Alderton');
    expect(bare(await drawn('--zoom', '2', '--color', 'never'))).not.toContain('Alderton');
  });
});

describe('names in other letters', () => {
  const folder = writeFiles(newFolder(), {
    'map.json': changed(tinyMap, ['hexes', '0305', 'features', 'city', 'name'], 'Mla\u0161\u0142'),
  });

  it('are drawn in plain ones, and found by them', async () => {
    const { code, out } = await show('--data', folder, '--at', 'mlasl', '--zoom', '3');
    expect(code).toBe(0);
    expect(out.join('\n')).toContain(' MLASL ');
    expect(out.join('\n')).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('are drawn as they are with --unicode', async () => {
    const { out } = await show('--data', folder, '--at', '0305', '--zoom', '3', '--unicode');
    expect(out.join('\n')).toContain(' MLA\u0160\u0141 ');
  });
});

describe('a picture', () => {
  it('says that its name is as it was typed where it cannot be said so', async () => {
    const file = join(newFolder(), 'S\u00fcd karte.svg');
    const { out } = await show('--svg', file);
    expect(existsSync(file)).toBe(true);
    expect(out[0]).toMatch(/^Picture written to .*Sud karte\.svg, \d+ bytes\.$/);
    expect(out[1]).toMatch(/^Its name is as you typed it/);
  });

  it('is written to a file that is not there yet, and leaves one alone that is', async () => {
    const file = join(newFolder(), 'tiny.svg');
    const first = await show('--svg', file, '--scenario', 'meeting');
    expect(first.code).toBe(0);
    expect(first.out).toEqual([expect.stringMatching(/^Picture written to .*tiny\.svg, \d+ bytes\.$/)]);
    expect(readFileSync(file, 'utf8')).toMatch(/^<(\?xml|svg)/);
    const second = await show('--svg', file);
    expect(second.code).toBe(4);
    expect(second.err[0]).toMatch(/it exists already\.$/);
  });

  it('writes the counter sheet instead where it is asked for, and only as a picture', async () => {
    const sheet = (await show('--svg', '-', '--counters')).out.join('\n');
    const map = (await show('--svg', '-')).out.join('\n');
    expect(sheet).toContain('</svg>');
    expect(sheet).not.toBe(map);
    const bare = await show('--counters');
    expect(bare.code).toBe(2);
    expect(bare.err.join(' ')).toContain('hexfront show tiny --counters --svg counters.svg');
  });

  it('goes to standard output for a dash', async () => {
    const { code, out } = await show('--svg', '-');
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('</svg>');
    expect(existsSync('-')).toBe(false);
  });
});

describe('a slip', () => {
  it.each([
    [['--at', '0299'], 'No hex 0299. On this map rows run 01 to 05 and columns 01 to 05.'],
    [['--at', 'atlantis'], 'No place is called atlantis.'],
    [['--scenario', 'waterloo'], 'No scenario is called waterloo.'],
    [['--zoom', '2', '--width', '30'], 'Not wide enough: the whole map takes 36 columns at zoom 2.'],
  ])('in %j is answered with what would work', async (argv, first) => {
    const { code, out, err } = await show(...argv);
    expect({ code, out, first: err[0] }).toEqual({ code: 2, out: [], first });
  });

  it.each([
    [['--at', 'atlantis'], /Example of a hex: 0\d0\d\.$/],
    [['--scenario', 'waterloo'], /meeting/],
    [['--zoom', '2', '--width', '30'], /Type --width 36, or for a part of it --at 0\d0\d\.$/],
    [['--layer', 'roads'], /It can be terrain, control/],
    [['--zoom', '4'], /from 1 to 3/],
    [['--ascii', '--unicode'], /leave out --ascii or --unicode/],
  ])('in %j names it', async (argv, hint) => {
    const { code, err } = await show(...argv);
    expect(code).toBe(2);
    expect(err.join(' ')).toMatch(hint);
  });

  it('in the width is none where only a part is asked for', async () => {
    const { code, out } = await show('--zoom', '2', '--width', '30', '--at', '0303');
    expect(code).toBe(0);
    expect(Math.max(...out.map((line) => line.length))).toBeLessThanOrEqual(30);
  });

  it('in the name of the board is answered with those there are', async () => {
    const { code, err } = await run(['show', 'tinny'], home, [], [], shelf);
    expect(code).toBe(2);
    expect(err.join(' ')).toContain('tiny');
  });
});
