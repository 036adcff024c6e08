// What is looked for in a position beside garrisons and masses: on a few roads, with units that are made up.
import { describe, expect, it } from '@jest/globals';
import { barRungs } from '../../../../src/players/opponent/situations/bars.ts';
import { cutRungs } from '../../../../src/players/opponent/situations/cuts.ts';
import { grabRungs } from '../../../../src/players/opponent/situations/grabs.ts';
import { keeperRungs } from '../../../../src/players/opponent/situations/keepers.ts';
import { at, prize, said, scene } from './made-up.ts';

/** One road from north to south, and one that leaves it to the east. */
const ROAD = ['2008', '2009', '2010', '2011', '2012', '2013', '2014'];
const SIDE = ['1912', '1812', '1712'];

describe('an enemy whose supply comes down one road', () => {
  const given = {
    roads: [...ROAD, ...SIDE],
    soviet: { ra: '2010' },
    sources: { soviet: '2014', german: '1712' },
  };

  it('is cut off by whoever comes to stand on it', () => {
    const posts = cutRungs(scene({ ...given, german: { pz: '1812' } })).get(at('2010')) ?? [];
    const ways = posts.map(({ hexes }) => said(hexes).join());
    expect(ways).toContain('pz 2012');
    expect(posts.every(({ gain, task }) => gain > 0 && task.kind === 'cut')).toBe(true);
  });

  it('is not, where nobody can come there', () => {
    const far = { ...given, roads: ROAD, german: { pz: '2008' } };
    expect(cutRungs(scene(far)).size).toBe(0);
  });

  it('stays cut off only as long as somebody stays there', () => {
    const [rungs = []] = keeperRungs(scene({ ...given, german: { pz: '2011' } }));
    expect(rungs.map(({ hexes }) => said(hexes))).toEqual([['pz 2011']]);
    expect(keeperRungs(scene({ ...given, german: { pz: '1812' } }))).toEqual([]);
  });
});

describe('a prize that nobody of the enemy stands in', () => {
  const open = { roads: ROAD, prizes: [prize('2012', 'soviet')] };

  it('is gone to by who can be there', () => {
    const [rungs = []] = grabRungs(scene({ ...open, german: { pz: '2009' } }));
    expect(rungs.map(({ hexes, task }) => [task.kind, ...said(hexes)])).toEqual([['take', 'pz 2012']]);
  });

  it('is no task where somebody stands in it, or where it is too far', () => {
    expect(grabRungs(scene({ ...open, german: { pz: '2009' }, soviet: { ra: '2012' } }))).toEqual([]);
    expect(grabRungs(scene({ ...open, roads: ['2007', ...ROAD], german: { pz: '2007' } }))).toEqual([]);
  });
});

describe('a hole through which the enemy could walk to what counts', () => {
  const hole = { roads: [...ROAD, ...SIDE], soviet: { ra: '2012' }, prizes: [prize('2009', 'german', 4)] };

  it('is filled by who is near', () => {
    const rungs = barRungs(scene({ ...hole, german: { inf: '1812' }, soviet: { ra: '2013' } })).flat();
    const [best] = rungs.toSorted((a, b) => b.gain - a.gain);
    expect(best?.task.kind).toBe('bar');
    expect(said(best!.hexes)[0]).toMatch(/^inf 20(09|10|11|12)$/);
  });

  it('is none behind somebody who stands in the way', () => {
    expect(barRungs(scene({ ...hole, german: { inf: '2011', pz: '2008' } })).flat()).toEqual([]);
  });
});

describe('ground before the line', () => {
  const ahead = { roads: [...ROAD, ...SIDE], sources: { german: '2008' } };

  it('is dangerous where one stack of the enemy could come between', () => {
    const { table } = scene({ ...ahead, german: { inf: '2009' }, soviet: { ra: '1812' } });
    expect(table.risk[at('2014')]).toBeGreaterThan(0.5);
    expect(table.risk[at('2009')]).toBe(0);
  });

  it('is not, where somebody stands in the way of him', () => {
    const { table } = scene({ ...ahead, german: { inf: '2013', pz: '1912' }, soviet: { ra: '1812' } });
    expect(table.risk[at('2014')]).toBe(0);
  });
});

describe('what lies open to the enemy', () => {
  const open = { roads: ROAD, soviet: { ra: '2013' }, prizes: [prize('2010', 'german')] };

  it('is all he can walk to, and nothing behind somebody who stands there', () => {
    const gaps = scene({ ...open, german: {} }).table.gaps!;
    expect([gaps.walks(at('2010')), gaps.comes(at('2008')), gaps.walks(at('2008'))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(gaps.shut(at('2012'))).toBeGreaterThan(gaps.shut(at('2010')));
    gaps.moved(at('2012'), true);
    expect([gaps.walks(at('2011')), gaps.shut(at('2011'))]).toEqual([false, 0]);
    gaps.moved(at('2012'), false);
    expect(gaps.walks(at('2011'))).toBe(true);
  });

  it('costs whoever leaves what he shuts', () => {
    const { table } = scene({ ...open, german: { inf: '2012', pz: '2009' } });
    expect(table.leave[at('2012')]).toBeGreaterThan(0);
    expect(table.leave[at('2009')]).toBe(0);
  });
});

describe('a unit that is cut off', () => {
  const ring = { roads: [...ROAD, ...SIDE], sources: { german: '2008' } };

  it('makes those worth more without whom it would be supplied', () => {
    const { table } = scene({ ...ring, german: { pz: '2012' }, soviet: { ra: '2010', other: '1712' } });
    expect([...table.relief.keys()]).toEqual([at('2010')]);
  });

  it('is freed by nobody where two stand in its way', () => {
    const { table } = scene({ ...ring, german: { pz: '2012' }, soviet: { ra: '2011', other: '2010' } });
    expect(table.relief.size).toBe(0);
  });
});
