// Names and ways on maps drawn as bricks: a name is whole where there is any room for it, and small zooms have both.
import { describe, expect, it } from '@jest/globals';
import { drawPlayed, playedPicture } from '../../../src/draw/text/game-map.ts';
import { wholeMap } from '../../../src/draw/viewport.ts';
import type { MapWindow, Zoom } from '../../../src/draw/viewport.ts';
import type { SideLine } from '../../../src/board/data-types.ts';
import type { UnitView } from '../../../src/api/view.ts';
import type { ShortHex } from '../../board/vocabularies.ts';
import { smallTable, smallView, unit } from '../small.ts';

type Position = {
  readonly hexes?: Readonly<Record<string, ShortHex>>;
  readonly sides?: readonly SideLine[];
  readonly units?: readonly UnitView[];
  readonly window?: Partial<MapWindow>;
};

const drawn = (zoom: Zoom, { hexes = {}, sides = [], units = [], window = {} }: Position): string[] => {
  const table = smallTable(undefined, hexes, sides);
  const picture = playedPicture(table, smallView(...units), zoom, { theme: 'dark', isUnicode: true });
  const seen = { ...wholeMap(table.board.grid, zoom, 'bricks'), ...window };
  return drawPlayed(picture, seen).rows.map(({ text }) => text.trimEnd());
};

const river = (...between: readonly [string, string]): SideLine => ({
  between,
  kind: 'river',
  river: 'alder',
});

describe('a name at zoom 2', () => {
  it('stands before its sign where the window ends, or another name begins, behind it', () => {
    const hexes = { '0104': { city: 'Metropolis' } };
    expect(drawn(2, { hexes })[0]).toBe('         Metropolis●');
    const two = { '0103': { city: 'Metropolis' }, '0104': { city: 'Brod' } };
    expect(drawn(2, { hexes: two })[0]).toBe('   Metropolis●     ●Brod');
  });

  it('goes on from the sign beside a counter where a river takes the line beneath it', () => {
    const position = {
      hexes: { '0101': { city: 'Ostrow' } },
      sides: [river('0101', '0201')],
      units: [unit('r1', '0101')],
    };
    expect(drawn(2, position)[0]).toBe('  4  ●Ostrow');
  });
});

describe('a name at zoom 3', () => {
  it('takes the place of the number where two counters and a river leave no line', () => {
    const position = {
      hexes: { '0101': { city: 'Ostrow' } },
      sides: [river('0101', '0201')],
      units: [unit('r1', '0101'), unit('r2', '0101')],
    };
    expect(drawn(3, position)[0]).toMatch(/^ ●Ostrow /);
    expect(drawn(3, { ...position, units: [] })[0]).toMatch(/^ 0101 /);
  });
});

describe('zoom 1', () => {
  it('names places whole, over a river if they are great, and never over a counter', () => {
    const hexes = { '0101': { city: 'Brod' } };
    expect(drawn(1, { hexes })[0]).toBe('●Brod');
    expect(drawn(1, { hexes, sides: [river('0102', '0201'), river('0102', '0202')] })[0]).toBe('●Brod');
    expect(drawn(1, { hexes, units: [unit('r1', '0102')] })[0]).toBe('●  4');
  });
});
