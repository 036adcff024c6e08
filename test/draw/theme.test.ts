import { describe, expect, it } from '@jest/globals';
import { painter, themeFor, themeTaken } from '../../src/draw/theme.ts';
import type { Row } from '../../src/draw/styled-rows.ts';

const LINE: Row = {
  text: 'ab cd ef',
  patches: [
    { from: 0, to: 2, role: 'side 0' },
    { from: 3, to: 5, role: 'selected' },
  ],
};

describe('the theme', () => {
  it.each([
    ['dark', {}, 24],
    ['dark', {}, 8],
    ['16', {}, 4],
    ['16 on light', { COLORFGBG: '0;15' }, 4],
    ['mono', {}, 1],
    ['mono', { TERM: 'dumb' }, 8],
    ['mono', { NO_COLOR: '1' }, 24],
    ['dark', { NO_COLOR: '' }, 24],
    ['mono', { NO_COLOR: '1', FORCE_COLOR: '1' }, 24],
    ['dark', { FORCE_COLOR: '3', TERM: 'dumb' }, 8],
    ['16', { FORCE_COLOR: '1' }, 1],
    ['mono', { FORCE_COLOR: '0' }, 24],
    ['light', { COLORFGBG: '0;15' }, 8],
    ['dark', { COLORFGBG: '15;0' }, 8],
    ['dark', { COLORFGBG: '15;default;8' }, 8],
  ])('is %s with %j and %d bits of colour', (theme, env, depth) => {
    expect(themeFor(env, depth)).toBe(theme);
  });
});

describe('a theme that is wished for', () => {
  it.each([
    ['auto', 'light', 'light'],
    ['light', 'dark', 'light'],
    ['16', 'dark', '16'],
    ['mono', 'dark', 'mono'],
    ['dark', '16', '16'],
    ['16', 'light', '16 on light'],
    ['light', '16', '16 on light'],
    ['dark', '16 on light', '16'],
    ['auto', '16 on light', '16 on light'],
    ['mono', '16 on light', 'mono'],
    ['mono', '16', 'mono'],
    ['dark', 'mono', 'mono'],
  ] as const)('%s is, where %s suits the terminal, %s', (wish, suits, taken) => {
    expect(themeTaken(wish, suits)).toBe(taken);
  });
});

describe('painting', () => {
  it('adds nothing at all in one colour', () => {
    expect(painter('mono')(LINE)).toBe('ab cd ef');
  });

  it('colours what has a role and nothing else', () => {
    expect(painter('dark')(LINE)).toBe('\x1b[38;5;75mab\x1b[39m \x1b[7mcd\x1b[27m ef');
    expect(painter('light')(LINE)).toBe('\x1b[38;5;25mab\x1b[39m \x1b[7mcd\x1b[27m ef');
    expect(painter('16')(LINE)).toBe('\x1b[30m\x1b[46mab\x1b[49m\x1b[39m \x1b[7mcd\x1b[27m ef');
  });
});

describe('the colours of a theme', () => {
  const ROLES = ['side 0', 'side 1', 'objective', 'supply', 'water', 'dim'] as const;

  /** Of the 256 colours those that are not the terminal's own. */
  const channels = (colour: number): readonly number[] => {
    if (colour >= 232) return [0, 0, 0].map(() => 8 + 10 * (colour - 232));
    const cube = colour - 16;
    return [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((n) =>
      n === 0 ? 0 : 55 + 40 * n,
    );
  };
  const light = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((c) =>
      c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: readonly number[], b: readonly number[]): number => {
    const [dark = 0, bright = 0] = [light(a), light(b)].toSorted((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  const colourOf = (theme: 'dark' | 'light', role: (typeof ROLES)[number]): number => {
    const painted = painter(theme)({ text: 'x', patches: [{ from: 0, to: 1, role }] });
    return Number(/38;5;(\d+)m/.exec(painted)?.[1]);
  };

  it.each([
    ['dark', [0, 0, 0]],
    ['dark', [30, 30, 30]],
    ['light', [255, 255, 255]],
  ] as const)('can be read where it is %s, on %j', (theme, ground) => {
    for (const role of ROLES)
      expect(contrast(channels(colourOf(theme, role)), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('are on a light ground two of the sixteen that can be read there, as xterm and the console have them', () => {
    const paint = painter('16 on light');
    const painted = (['side 0', 'side 1'] as const).map((role) =>
      paint({ text: 'x', patches: [{ from: 0, to: 1, role }] }),
    );
    expect(painted).toEqual(['\x1b[97m\x1b[44mx\x1b[49m\x1b[39m', '\x1b[97m\x1b[41mx\x1b[49m\x1b[39m']);
    for (const colour of [
      [0, 0, 238],
      [205, 0, 0],
      [0, 0, 170],
      [170, 0, 0],
    ])
      expect(contrast(colour, [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['dark', 'light'] as const)('are all different where it is %s', (theme) => {
    expect(new Set(ROLES.map((role) => colourOf(theme, role))).size).toBe(ROLES.length);
  });

  it('mark what is legal, a target or selected without any colour', () => {
    const styled = (role: 'legal' | 'target' | 'selected'): string =>
      painter('16')({ text: 'x', patches: [{ from: 0, to: 1, role }] });
    expect([styled('legal'), styled('target'), styled('selected')]).toEqual([
      '\x1b[4mx\x1b[24m',
      '\x1b[1mx\x1b[22m',
      '\x1b[7mx\x1b[27m',
    ]);
  });
});
