import { describe, expect, it } from '@jest/globals';
import { painter, themeFor } from '../../src/screen/roles.ts';
import type { Row } from '../../src/screen/rows.ts';

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

describe('painting', () => {
  it('adds nothing at all in one colour', () => {
    expect(painter('mono')(LINE)).toBe('ab cd ef');
  });

  it('colours what has a role and nothing else', () => {
    expect(painter('dark')(LINE)).toBe('\x1b[38;5;75mab\x1b[39m \x1b[7mcd\x1b[27m ef');
    expect(painter('light')(LINE)).toBe('\x1b[38;5;25mab\x1b[39m \x1b[7mcd\x1b[27m ef');
    expect(painter('16')(LINE)).toBe('\x1b[96mab\x1b[39m \x1b[7mcd\x1b[27m ef');
  });
});
