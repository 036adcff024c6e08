import { describe, expect, it } from '@jest/globals';
import type { UnitView } from '../../src/api/view.ts';
import type { HexInfo } from '../../src/api/game.ts';
import { viewNames } from '../../src/text/view-names.ts';
import type { Naming } from '../../src/text/view-names.ts';
import { sayKey } from '../../src/text/say.ts';
import { voice } from './voices.ts';

const unit = (id: string, name: string, known = true): UnitView => ({
  id,
  name,
  side: 'german',
  at: '2608',
  known,
  strength: '8',
  spent: false,
  facts: {},
});

const HEXES: Readonly<Record<string, HexInfo>> = {
  '2411': { terrain: 'city', glyph: 'O ', name: 'Vyazma', facts: {} },
  '2608': { terrain: 'forest', glyph: 'ff', facts: {} },
};

const naming: Naming = {
  sideWords: { german: { name: 'Germans', adjective: 'German', letter: 'G' } },
  board: {
    grid: {
      index: (id) => Object.keys(HEXES).indexOf(id),
      id: (index) => Object.keys(HEXES)[index] ?? '',
      // 2608 lies east of 2411.
      neighbours: Int32Array.from([-1, 1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1]),
    },
    places: { 'dead pile': 'dead' },
    hex: (id) => {
      const found = HEXES[id];
      if (found === undefined) throw new Error(`No hex ${id}`);
      return found;
    },
  },
};

const names = viewNames(naming, {
  units: [unit('24pz', '24 Panzer Corps'), unit('?2608.2', 'covered unit', false)],
  places: [{ id: 'reserve', name: 'reserve box', facts: {} }],
});

describe('names by one side', () => {
  it('are those of the units it sees, covered ones by what is seen of them', () => {
    expect(names.unit('24pz')).toBe('24 Panzer Corps');
    expect(names.unit('?2608.2')).toBe('covered unit');
  });

  it('leave out a unit it does not see', () => {
    expect(names.unit('16a')).toBeUndefined();
    expect(sayKey(voice({ 'test.line': 'Lost: {x:unit}.' }, { names }), 'test.line', { x: '16a' })).toEqual([
      'Lost: an unknown unit.',
    ]);
  });

  it('are those of places that are not hexes', () => {
    expect(names.place('reserve')).toBe('reserve box');
    expect(names.place('2608')).toBeUndefined();
    expect(names.place('dead')).toBe('Dead pile');
    expect(names.place('nowhere')).toBeUndefined();
  });

  it('are those of hexes that have one', () => {
    expect(names.hexName?.('2411')).toBe('Vyazma');
    expect(names.hexName?.('2608')).toBeUndefined();
    expect(names.hexName?.('reserve')).toBeUndefined();
  });

  it('are those of the sides, and of nothing that every record has', () => {
    expect(names.side('german')?.name).toBe('Germans');
    expect(names.side('constructor')).toBeUndefined();
  });
});
