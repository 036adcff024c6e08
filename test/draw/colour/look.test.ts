// How maps are drawn on a terminal, by what it says of itself and what is wished.
import { describe, expect, it } from '@jest/globals';
import { hasUnicode, lookOn, painterFor } from '../../../src/draw/look.ts';
import type { LookWish } from '../../../src/draw/look.ts';
import type { Environment } from '../../../src/draw/theme.ts';
import { groundIndexOf256, indexOf256, mixed, rgbOf } from '../../../src/draw/colour/colour-space.ts';
import { inkChanges } from '../../../src/draw/colour/ink-painter.ts';

const UTF8 = { LANG: 'de_DE.UTF-8', TERM: 'xterm-256color' };

const look = (depth: number, wish: LookWish = {}, env: Environment = UTF8): string => {
  const { theme, depth: inks, isUnicode, style } = lookOn({ env, depthOf: () => depth }, wish);
  return [theme, inks, isUnicode ? 'unicode' : 'ascii', style].join(', ');
};

describe('the characters of a drawing', () => {
  it.each([
    [true, { LANG: 'en_GB.UTF-8' }],
    [true, { LANG: 'C', LC_ALL: 'C.utf8' }],
    [false, { LANG: 'en_GB.UTF-8', LC_ALL: 'C' }],
    [false, { LANG: 'en_GB.ISO-8859-1' }],
    [false, {}],
    [false, { LANG: 'C.UTF-8', TERM: 'linux' }],
    [false, { LANG: 'C.UTF-8', TERM: 'dumb' }],
    [true, { WT_SESSION: 'x' }],
  ])('are all there are: %s with %j', (has, env) => {
    expect(hasUnicode(env)).toBe(has);
  });

  it('are what is wished, whatever the terminal says', () => {
    expect(look(24, { charset: 'ascii' })).toBe('dark, truecolor, ascii, bricks');
    expect(look(24, { charset: 'unicode' }, { TERM: 'linux' })).toContain('unicode');
  });
});

describe('the colours of a drawing', () => {
  it('are as many as the terminal has; with sixteen or none the map has outlines', () => {
    expect([24, 8, 4, 1].map((depth) => look(depth))).toEqual([
      'dark, truecolor, unicode, bricks',
      'dark, 256, unicode, bricks',
      '16, 256, unicode, outlines',
      'mono in bold, 256, unicode, outlines',
    ]);
  });

  it('are as many as the environment says in a multiplexer that has fewer of its own', () => {
    expect(look(8, {}, { ...UTF8, COLORTERM: 'truecolor' })).toBe('dark, truecolor, unicode, bricks');
  });

  it('are as many as is wished', () => {
    expect(look(4, { colour: 'truecolor' })).toBe('dark, truecolor, unicode, bricks');
    expect(look(24, { colour: '256' })).toBe('dark, 256, unicode, bricks');
    expect(look(24, { colour: '16' })).toBe('16, 256, unicode, outlines');
    expect(look(24, { colour: 'mono' })).toContain('mono in bold');
    expect(look(24, { theme: 'safe-light' })).toBe('safe-light, truecolor, unicode, bricks');
    expect(look(4, { theme: 'safe-light' })).toBe('16 on light, 256, unicode, outlines');
  });

  it('are none at all where the command line wants none or the terminal can show nothing', () => {
    expect(look(24, { color: 'never', colour: 'truecolor' })).toContain('mono, ');
    expect(look(24, {}, { ...UTF8, TERM: 'dumb' })).toContain('mono, ');
    expect(look(24, {}, { ...UTF8, NO_COLOR: '1' })).toContain('mono in bold');
  });
});

describe('inks on a terminal', () => {
  it('write what changes and nothing else', () => {
    const paint = painterFor(lookOn({ env: UTF8, depthOf: () => 24 }, {}));
    const painted = paint({
      text: 'abcd e',
      patches: [
        { from: 0, to: 1, role: '#ffffff on #102030' },
        { from: 1, to: 2, role: '#ffffff on #302010' },
        { from: 2, to: 4, role: 'bold #ffffff on #302010' },
      ],
    });
    expect(painted).toBe('\x1b[38;5;231;48;2;16;32;48ma\x1b[48;2;48;32;16mb\x1b[1mcd\x1b[m e');
  });

  it('turn to roles and back', () => {
    const paint = painterFor(lookOn({ env: UTF8, depthOf: () => 24 }, {}));
    const patches = [
      { from: 0, to: 1, role: '#ffffff on #102030' },
      { from: 1, to: 2, role: 'title' },
    ] as const;
    expect(paint({ text: 'ab', patches })).toBe('\x1b[38;5;231;48;2;16;32;48ma\x1b[m\x1b[1mb\x1b[22m');
  });

  it('are the nearest of the 256 where there are no more, a pale ground one of its own hue, dark land a darker grey', () => {
    const [code] = inkChanges('256')(undefined, '#ffffff on #5f87af');
    expect(code).toBe('\x1b[38;5;231;48;5;67m');
    expect([indexOf256('#000000'), indexOf256('#808080'), indexOf256('#af0000')]).toEqual([16, 244, 124]);
    // Sand on paper; of the sea by night its blue is left.
    expect([indexOf256('#cfdfc2'), groundIndexOf256('#cfdfc2'), groundIndexOf256('#09283d')]).toEqual([
      187, 151, 17,
    ]);
    const [clear, marsh] = [groundIndexOf256('#3b3a2c'), groundIndexOf256('#1f3d36')];
    expect(marsh).toBeGreaterThanOrEqual(232);
    expect(marsh).toBeLessThan(clear);
  });
});

describe('a mixture of colours', () => {
  it('lies between them, and is each of them at its end', () => {
    expect([mixed('#102030', '#ffeedd', 0), mixed('#102030', '#ffeedd', 1)]).toEqual(['#102030', '#ffeedd']);
    const [r, g, b] = rgbOf(mixed('#000000', '#ffffff', 0.5));
    expect(r).toBe(g);
    expect(g).toBe(b);
    expect(r).toBeGreaterThan(80);
    expect(r).toBeLessThan(120);
  });
});
