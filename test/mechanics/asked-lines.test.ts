// Lines of supply that are sought hex by hex, while things come into their way and out of it: as a flood over the whole map has them.
import { describe, expect, it } from '@jest/globals';
import { makeGrid } from '../../src/hex/grid.ts';
import { makeSearch } from '../../src/hex/search.ts';
import { makeCostTable, makeOpenTable } from '../../src/hex/side-tables.ts';
import { hasLine } from '../../src/mechanics/supply/asked-lines.ts';
import { trace } from '../../src/mechanics/supply/trace.ts';
import type { LineLaw, LineLimit } from '../../src/mechanics/supply/trace.ts';
import { picker } from '../../src/players/prng.ts';

const grid = makeGrid({
  digits: 'RRCC',
  columnsFrom: 'west',
  rowsRise: 'south',
  shifted: { rows: 'even', toward: 'east' },
  sheets: [{ prefix: '', firstRow: 10, lastRow: 17 }],
  columns: { default: [10, 21] },
});
const board = { grid, search: makeSearch(grid) };
const steps = makeOpenTable(grid, () => true);
const cost = makeCostTable(grid, (_, to) => 1 + (to % 3));
const hexes = [...grid.ids.keys()];

describe('lines that are asked for hex by hex', () => {
  it.each<[string, LineLimit | undefined]>([
    ['as long as they like', undefined],
    ['of so many hexes', { kind: 'hexes', most: 5 }],
    ['of so many points', { kind: 'points', cost, most: 9 }],
  ])('are what one flood finds, %s, whatever has changed since they were found', (_, limit) => {
    const pick = picker(7, 0);
    const some = (count: number): readonly number[] =>
      Array.from({ length: count }, () => hexes[pick(hexes.length)] ?? 0).toSorted((a, b) => a - b);
    const own = steps.slice();
    let law: LineLaw = {
      sources: some(4),
      steps: own,
      barriers: { closed: [], sealed: [] },
      ...(limit && { limit }),
    };
    for (let turn = 0; turn < 60; turn++) {
      const { closed, sealed } = law.barriers;
      const sources = turn % 9 === 8 ? some(4) : law.sources;
      const barriers = {
        closed: [...closed.slice(pick(3)), ...some(pick(4))],
        sealed: [...sealed.slice(pick(4)), ...some(pick(5))],
      };
      law = { ...law, sources, barriers };
      const flooded = trace(board, { ...law, steps: steps.slice() });
      const asked = some(turn % 4 === 3 ? 60 : 6).filter((hex) => !barriers.closed.includes(hex));
      const wrong = asked.filter((hex) => hasLine(board, law, hex) !== (flooded.has[hex] === 1));
      expect({ turn, wrong }).toEqual({ turn, wrong: [] });
    }
  });
});
