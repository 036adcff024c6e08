// The map in the form of a data file: two banks and the river between them, for describing and drawing it.
import { printBoard } from '../../../../src/board/board.ts';
import type { HexLine, SideLine } from '../../../../src/board/data-types.ts';
import type { GridScheme } from '../../../../src/hex/numbering.ts';
import { mapFile } from '../../../board/vocabularies.ts';
import { grid, printedHex } from '../board.ts';
import { FORDS, HEXES, RIVER, SCHEME } from './index.ts';

const isNorth = (id: string): boolean => Number(id) < 1400;

const lineOf = (id: string): HexLine => {
  const { terrain, town } = printedHex(id);
  return {
    terrain: terrain === 'wood' ? 'rough' : 'clear',
    country: isNorth(id) ? 'north' : 'south',
    ...(town !== undefined && { features: { city: { name: town, points: 2 } } }),
  };
};

const ids = Object.keys(HEXES);

const river = RIVER.filter((side) => !FORDS.includes(side)).map((side): SideLine => {
  const [from = '', to = ''] = side.split('/');
  return { between: [from, to], kind: 'river', river: 'stream' };
});

export const printedBoard = printBoard(
  mapFile({
    game: 'ford',
    title: 'Ford',
    grid: SCHEME as GridScheme,
    countries: {
      north: { name: 'North', adjective: 'North', holder: 'north' },
      south: { name: 'South', adjective: 'South', holder: 'south' },
    },
    rivers: { stream: { name: 'Stream', begins: 'edge', ends: 'edge' } },
    regions: {
      north: { name: 'North bank', hexes: ids.filter(isNorth) },
      south: { name: 'South bank', hexes: ids.filter((id) => !isNorth(id)) },
    },
    hexes: Object.fromEntries(ids.map((id) => [id, lineOf(id)])),
    hexsides: river,
  }),
  grid,
);
