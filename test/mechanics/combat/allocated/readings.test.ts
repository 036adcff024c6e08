// One die in several columns, listed ratios, and results that pass through stages.
import { describe, expect, it } from '@jest/globals';
import { entry } from '../../../../src/core/ledger.ts';
import { listedLadder } from '../../../../src/mechanics/combat/columns.ts';
import {
  isBelowTable,
  isPressedBelow,
  leadingOf,
  readingsOf,
} from '../../../../src/mechanics/combat/allocated/readings.ts';
import type { Reckoning } from '../../../../src/mechanics/combat/allocated/readings.ts';
import { rewrite } from '../../../../src/mechanics/combat/allocated/stages.ts';

const RATIOS = [
  [1, 2],
  [1, 1],
  [3, 2],
  [2, 1],
] as const;
/** What stands in a cell is its column and its row. */
const ladder = listedLadder(
  RATIOS.map(([attack, defence]) => ({
    name: `${attack}:${defence}`,
    attack,
    defence,
    faces: [1, 2, 3, 4, 5, 6].map((row) => `${attack}:${defence} ${row}`),
  })),
);

const reckoning = (more: Partial<Reckoning<string>> = {}): Reckoning<string> => ({
  ladder,
  attack: 4,
  defence: 4,
  rules: { base: 'x:1', top: 'x:2' },
  shifts: [],
  own: () => [],
  faces: 6,
  ...more,
});

describe('a ladder of listed ratios', () => {
  it('rounds to the last column that is reached', () => {
    expect([ladder.rung(5, 4), ladder.rung(6, 4), ladder.rung(7, 4), ladder.rung(8, 4)]).toEqual([
      1, 2, 2, 3,
    ]);
    expect([ladder.rung(3, 4), ladder.rung(2, 4)]).toEqual([0, 0]);
  });

  it('has nothing above its last column, and goes on below its first by whole ratios', () => {
    expect(ladder.rung(40, 4)).toBe(3);
    expect([ladder.rung(4, 9), ladder.rung(4, 12), ladder.rung(4, 13)]).toEqual([-1, -1, -2]);
    expect([ladder.name(-1), ladder.name(-2), ladder.name(3)]).toEqual(['1:3', '1:4', '2:1']);
    expect(ladder.rung(0, 1)).toBeLessThan(-9);
  });

  it('knows what a column takes', () => {
    expect([ladder.attackFor(2, 3), ladder.attackFor(0, 3), ladder.attackFor(-1, 7)]).toEqual([5, 2, 3]);
  });
});

describe('readings', () => {
  const right = (unit: string) =>
    unit === 'down' ? [entry('add', 1, 'shift.disrupted', 'x:3', { unit })] : [];

  it('are one for each group of defenders that is shifted alike', () => {
    const [first, second, none] = readingsOf(reckoning({ own: right }), ['up', 'down', 'top']);
    expect([first?.units, first?.column]).toEqual([['up', 'top'], '1:1']);
    expect([second?.units, second?.column]).toEqual([['down'], '3:2']);
    expect(none).toBeUndefined();
    expect(second?.rolled[4]).toBe('3:2 5');
  });

  it('never leave the table upwards, whatever is added', () => {
    const shifts = [entry('add', 3, 'shift.air', 'x:4')];
    expect(readingsOf(reckoning({ shifts }), ['up'])[0]).toMatchObject({ column: '2:1', odds: { total: 3 } });
  });

  it('are read a column higher on the better faces and lower on the worse where they are pressed', () => {
    const pressing = { best: 1, worst: -1, rule: 'x:5' } as const;
    const [pressed] = readingsOf(reckoning({ pressing }), ['up']);
    expect(pressed?.rolled).toEqual(['3:2 1', '3:2 2', '3:2 3', '1:2 4', '1:2 5', '1:2 6']);
    const [top] = readingsOf(reckoning({ attack: 9, pressing }), ['up']);
    expect(top?.rolled).toEqual(['2:1 1', '2:1 2', '2:1 3', '3:2 4', '3:2 5', '3:2 6']);
  });

  it('are below the table when even the best placed is, and pressed below it when the worst is', () => {
    const both = ['up', 'down'];
    expect(isBelowTable(reckoning({ attack: 1, own: right }), both)).toBe(true);
    expect(isBelowTable(reckoning({ attack: 4, defence: 9, own: right }), both)).toBe(false);
    expect(isBelowTable(reckoning({ attack: 1 }), [])).toBe(true);
    const plain = readingsOf(reckoning({ attack: 2 }), ['up']);
    expect(isPressedBelow(ladder, plain, { best: 1, worst: -1, rule: 'x:5' })).toBe(true);
    expect(isPressedBelow(ladder, readingsOf(reckoning(), ['up']), { best: 1, worst: -1, rule: 'x:5' })).toBe(
      false,
    );
  });

  it('are below the table by what takes a defender out of it, unless that cannot be', () => {
    const own = () => [entry('add', -1, 'shift.dug', 'x:6')];
    expect(isBelowTable(reckoning({ attack: 2, own, leastOwn: -1 }), ['up'])).toBe(true);
    expect(isBelowTable(reckoning({ own, leastOwn: -1 }), ['up'])).toBe(false);
  });

  it('are led by the stronger part, and by the better column where both are as strong', () => {
    const readings = readingsOf(reckoning({ own: right }), ['up', 'down']);
    const worth = (of: Record<string, number>) => (units: readonly string[]) =>
      units.reduce((sum, unit) => sum + (of[unit] ?? 0), 0);
    expect(leadingOf(readings, worth({ up: 2, down: 1 })).units).toEqual(['up']);
    expect(leadingOf(readings, worth({ up: 1, down: 2 })).units).toEqual(['down']);
    expect(leadingOf(readings, worth({ up: 1, down: 1 })).units).toEqual(['down']);
  });
});

describe('stages', () => {
  const firm = { id: 'firm', rule: 'x:6', reads: { D1: 'D', D2: 'DE', DE: 'BR' } } as const;
  const forced = { id: 'forced', rule: 'x:7', reads: { D1: 'X', DE: 'DE' }, last: true } as const;

  it('read a code once each, in their order', () => {
    expect(rewrite([firm, firm], 'D2')).toEqual({
      result: 'BR',
      turned: [
        { id: 'firm', from: 'D2', to: 'DE', rule: 'x:6' },
        { id: 'firm', from: 'DE', to: 'BR', rule: 'x:6' },
      ],
    });
    expect(rewrite([firm], 'AD')).toEqual({ result: 'AD', turned: [] });
  });

  it('end with one that is the last for what it changes', () => {
    expect(rewrite([forced, firm], 'D1').result).toBe('X');
    expect(rewrite([forced, firm], 'DE').result).toBe('BR');
  });
});
