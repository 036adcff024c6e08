// An offensive with no more units than a line needs, in Moscow vs. Barbarossa: who is massed by what the attack would gain, what
// a line keeps the enemy from while it still stands, and cities that defend themselves.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/players/opponent/bare.ts';
import { groundOf } from '../../../../src/players/opponent/ground.ts';
import { LEVELS, leaning } from '../../../../src/players/opponent/levels.ts';
import type { Post } from '../../../../src/players/opponent/posts.ts';
import { thrustRungs } from '../../../../src/players/opponent/situations/thrusts.ts';
import { tableOf } from '../../../../src/players/opponent/table.ts';
import type { Mover, Table } from '../../../../src/players/opponent/table.ts';
import type { Seen } from '../../../../src/core/rule-set.ts';
import { moscow41 } from '../../../../tools/games/moscow41/shipped.ts';
import { positionOf } from '../../../kit/position.ts';

const outlook = await outlookOf(moscow41);
const { grid } = moscow41.board;
const ground = groundOf(grid, outlook);
const MOSCOW = '1806';

type Put = { readonly s: Seen<unknown>; readonly table: Table; readonly movers: readonly Mover[] };

/** All units of the side that moves can go two hexes. */
const put = (units: string, more: Partial<typeof outlook> = {}, side = 'german'): Put => {
  const { state } = positionOf(moscow41, `phase ${side}-movement; turn 2; own weather "good"; ${units}`);
  const forces = outlook.forces(state);
  const foes = forces.flatMap((force) => (force.side === side ? [] : [grid.index(force.hex)]));
  const movers = forces.flatMap((force): readonly Mover[] => {
    const here = grid.index(force.hex);
    const reach = [...ground.near(here, 2)].filter((hex) => hex !== here && !foes.includes(hex));
    return force.side === side ? [{ force, here, reach }] : [];
  });
  const weights = leaning(LEVELS['2']!.weights, outlook.leanings!(state.clock, side));
  const scales = { ground, outlook: { ...outlook, ...more }, weights, sides: moscow41.rules.sides };
  return { s: state, table: tableOf(scales, state, side, movers), movers };
};

const against = ({ s, table, movers }: Put, hex: string): readonly Post[] =>
  (thrustRungs(table, s, movers) ?? []).flat().filter(({ units }) => units.includes(`@${grid.index(hex)}`));
const best = (all: readonly Post[]): number => Math.max(0, ...all.map(({ gain }) => gain));

describe('who is massed against a stack', () => {
  const WEAK = '30a@1914; 11tb@1914; 17tb@1914; 161inf@1916';
  const STRONG = '30a@1914; 40pz@1916; 47pz@1916; 57pz@1816';

  it('is so where the attack gains by the table, and not by the odds alone', () => {
    expect(against(put(STRONG), '1914').length).toBeGreaterThan(0);
    expect(against(put(WEAK), '1914')).toEqual([]);
    const losing = put(STRONG, { blow: () => () => -1 });
    expect(against(losing, '1914')).toEqual([]);
    expect(against(put(STRONG, { blow: () => undefined }), '1914').length).toBeGreaterThan(0);
  });

  it('is worth more where bombs have fallen', () => {
    const bombed = put(`${STRONG}; own pulse.supported ["1914"]`);
    expect(best(against(bombed, '1914'))).toBeGreaterThan(best(against(put(STRONG), '1914')));
  });

  it('is reckoned so for the Germans alone', () => {
    const { s } = put(STRONG);
    expect(outlook.blow?.(s, 'german')).toBeDefined();
    expect(outlook.blow?.(s, 'russian')).toBeUndefined();
  });
});

describe('a city that defends itself (TER.14)', () => {
  const near = '40pz@1808; 47pz@1808; 57pz@1908';

  it('is attacked though nobody is in it', () => {
    expect(outlook.bastions?.(put(near).s, 'german').get(MOSCOW)).toBe(2);
    expect(against(put(near), MOSCOW).length).toBeGreaterThan(0);
  });

  it('is no longer once a German has been there', () => {
    expect(against(put(`${near}; own fallen ["${MOSCOW}"]`), MOSCOW)).toEqual([]);
  });
});

describe('a line that still stands', () => {
  const LINE = '5ik@1916; 6ik@2116; 22a@1914; 30a@2014; 19a@2114';

  it('costs whoever leaves it, though nobody can walk past it yet', () => {
    const { table } = put(LINE);
    expect(table.leave[grid.index('1916')]).toBeGreaterThan(0);
  });

  it('costs nothing where nobody heeds what lies behind', () => {
    const { table } = put(LINE, { rear: () => 0, lineCare: 0 });
    const { table: heeding } = put(LINE);
    expect(table.leave[grid.index('1916')]).toBeLessThan(heeding.leave[grid.index('1916')]!);
  });
});
