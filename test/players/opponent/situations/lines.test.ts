// Ground of which every hex counts: the least line that keeps the enemy out of it, and who stands in it.
import { describe, expect, it } from '@jest/globals';
import type { Prize } from '../../../../src/api/outlook.ts';
import { groundOf } from '../../../../src/players/opponent/ground.ts';
import { leastCut, NEVER } from '../../../../src/players/opponent/situations/least-cut.ts';
import type { Cutting } from '../../../../src/players/opponent/situations/least-cut.ts';
import { lineRungs } from '../../../../src/players/opponent/situations/lines.ts';
import { picker } from '../../../../src/players/prng.ts';
import { at, prize, said, scene } from './made-up.ts';
import { barbarossa } from '../../../../tools/games/barbarossa/shipped.ts';

const { grid } = barbarossa.board;

describe('the least cut', () => {
  const FIELD = ['2010', '2011', '2012', '1910', '1911', '1912', '1810', '1811', '1812'];
  const hexes = FIELD.map(at);
  const { next } = groundOf(grid, { walks: (from, to) => FIELD.includes(from) && FIELD.includes(to) });

  /** What a line costs: its hexes, and all that they come into past it. */
  const priceOf = ({ isStart, hold, give, walked }: Cutting, line: readonly number[]): number => {
    const come = walked.filter(isStart);
    for (const hex of come)
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const to = next[side]!;
        if (walked.includes(to) && !line.includes(to) && !come.includes(to)) come.push(to);
      }
    return [...line.map(hold), ...come.map(give)].reduce((sum, one) => sum + one, 0);
  };

  const linesOf = (walked: readonly number[]): readonly (readonly number[])[] =>
    Array.from({ length: 2 ** walked.length }, (_, set) =>
      walked.filter((_hex, i) => ((set >> i) & 1) === 1),
    );

  it('is as cheap as the cheapest of all lines there are', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const pick = picker(seed, 1);
      const drawn = hexes.map((hex) => ({ hex, start: pick(4) === 0, hold: 1 + pick(9), give: 3 * pick(5) }));
      const of = (hex: number) => drawn.find((each) => each.hex === hex)!;
      const cutting: Cutting = {
        next,
        walked: hexes,
        isStart: (hex) => of(hex).start,
        hold: (hex) => (of(hex).start ? NEVER : of(hex).hold),
        give: (hex) => (of(hex).start ? 0 : of(hex).give),
      };
      const { line, behind } = leastCut(cutting);
      const least = Math.min(...linesOf(hexes).map((each) => priceOf(cutting, each)));
      expect({ seed, price: priceOf(cutting, line) }).toEqual({ seed, price: least });
      expect(line.every((hex) => behind.includes(hex))).toBe(true);
    }
  });
});

describe('ground of which every hex counts', () => {
  /** Two roads that come together at 20 13, and end where the ground is. */
  const ROADS = [
    '2008',
    '2009',
    '2010',
    '2011',
    '2012',
    '2013',
    '2014',
    '1912',
    '1812',
    '1712',
    '1711',
    '1710',
  ];
  const home = (hex: string): Prize => ({ ...prize(hex, 'german'), isMany: true, isEach: true });
  const given = { roads: ROADS, soviet: { ra: '2014' }, prizes: ['2010', '2011', '1912', '1812'].map(home) };
  const linesOf = (german: Readonly<Record<string, string>>, more = {}): readonly string[] =>
    lineRungs(scene({ ...given, german, ...more })).flatMap((rungs) =>
      rungs.flatMap((post) => said(post.hexes)),
    );

  it('is shut where the fewest do it', () => {
    expect(linesOf({ inf: '2009', pz: '1712' })).toHaveLength(1);
    expect(linesOf({ inf: '2009', pz: '1712' })[0]).toMatch(/^(inf|pz) 2013$/);
  });

  it('is shut by who stands there already rather than by somebody else', () => {
    expect(linesOf({ pz: '2012', inf: '2013' })).toEqual(['inf 2013']);
    expect(linesOf({ inf: '2012', pz: '2013' })).toEqual(['pz 2013']);
  });

  it('is no task where nobody of the enemy could walk to it, or where nobody can come in time', () => {
    expect(linesOf({ inf: '2009' }, { soviet: { ra: '1710' }, prizes: [home('2010')] })).toEqual([]);
    expect(linesOf({})).toEqual([]);
  });

  it('is no task where only one of its hexes counts once', () => {
    const prizes = given.prizes.map((each) => ({ ...prize(each.hex, 'german'), isMany: true }));
    expect(linesOf({ inf: '2009' }, { prizes })).toEqual([]);
  });

  it('is said as a line, with how many stand in it and how many they keep out', () => {
    const [[post] = []] = lineRungs(scene({ ...given, german: { inf: '2012' } }));
    expect(post?.task).toMatchObject({ kind: 'line', hex: '2013', units: 1, have: 1 });
    expect(post?.gain).toBeGreaterThan(0);
  });
});
