// Stacks that must be attacked together, in Typhoon: from which hexes a few are massed, and when a neighbour is attacked as well.
import { describe, expect, it } from '@jest/globals';
import { outlookOf } from '../../../../src/players/opponent/bare.ts';
import { groundOf } from '../../../../src/players/opponent/ground.ts';
import { LEVELS, leaning } from '../../../../src/players/opponent/levels.ts';
import { garrisonRungs } from '../../../../src/players/opponent/posts.ts';
import type { Post } from '../../../../src/players/opponent/posts.ts';
import { thrustRungs } from '../../../../src/players/opponent/situations/thrusts.ts';
import { tableOf } from '../../../../src/players/opponent/table.ts';
import type { Mover, Table } from '../../../../src/players/opponent/table.ts';
import type { Seen } from '../../../../src/core/rule-set.ts';
import { barbarossa } from '../../../../tools/games/barbarossa/shipped.ts';
import { typhoon } from '../../../../tools/games/typhoon/shipped.ts';
import { positionOf } from '../../../kit/position.ts';

const outlook = await outlookOf(typhoon);
const { grid } = typhoon.board;
const ground = groundOf(grid, outlook);

type Put = { readonly s: Seen<unknown>; readonly table: Table; readonly movers: readonly Mover[] };

/** All Germans can go three hexes. */
const put = (units: string, more: Partial<typeof outlook> = {}): Put => {
  const { state } = positionOf(typhoon, `phase german-movement; turn 5; ${units}`);
  const foes = outlook.forces(state).flatMap(({ side, hex }) => (side === 'german' ? [] : [grid.index(hex)]));
  const movers = outlook.forces(state).flatMap((force): readonly Mover[] => {
    const here = grid.index(force.hex);
    const reach = [...ground.near(here, 3)].filter((hex) => hex !== here && !foes.includes(hex));
    return force.side === 'german' ? [{ force, here, reach }] : [];
  });
  const weights = leaning(LEVELS['2']!.weights, outlook.leanings!(state.clock, 'german'));
  const scales = { ground, outlook: { ...outlook, ...more }, weights, sides: typhoon.rules.sides };
  return { s: state, table: tableOf(scales, state, 'german', movers), movers };
};

const plans = ({ s, table, movers }: Put): readonly Post[] => (thrustRungs(table, s, movers) ?? []).flat();
const targetsOf = ({ units }: Post): readonly string[] =>
  units.flatMap((unit) => (unit.startsWith('@') ? [grid.id(Number(unit.slice(1)))] : []));
const against = (all: readonly Post[], ...hexes: readonly string[]): Post | undefined =>
  all.filter((post) => targetsOf(post).join() === hexes.join()).toSorted((a, b) => b.gain - a.gain)[0];

describe('who is massed against a stack', () => {
  const PAIR = '22a@3016; 30a@3116; 27ik@3018; 40pz@2918';

  it('stands where nobody else must be attacked because of it (MAN.1)', () => {
    const alone = against(plans(put(PAIR)), '3016');
    const entails = outlook.entails!(put(PAIR).s, 'german');
    expect(alone).toBeDefined();
    for (const hex of alone!.hexes.values()) expect(entails(grid.id(hex), ['3016'])).toEqual([]);
  });

  it('may be massed against both, each by somebody', () => {
    const both = against(plans(put(PAIR)), '3016', '3116');
    expect(both?.hexes.size).toBe(2);
  });

  it('is in no two plans against one stack', () => {
    const all = plans(put(PAIR)).filter((post) => targetsOf(post).includes('3016'));
    expect(all.length).toBeGreaterThan(1);
    expect(all.every(({ units }) => units.includes(`@${grid.index('3016')}`))).toBe(true);
  });

  it('is worth less over a river', () => {
    const strength = (kept: number): number =>
      Math.max(
        0,
        ...plans(put('145tb@3016; 27ik@3018', { crossing: () => kept })).map(({ task }) => task.have),
      );
    expect(strength(0.5)).toBeCloseTo(strength(1) / 2);
  });

  it('counts an army that must move by its weak side (ARM.5)', () => {
    const strength = (text: string): number =>
      Math.max(0, ...plans(put(`22a@3016; ${text}; own strong ["9a"]`)).map(({ task }) => task.have));
    expect(strength('9a@3018')).toBeLessThan(strength('9a@3017'));
  });
});

describe('a game in which nobody is asked to attack others as well', () => {
  it('masses as it did', async () => {
    const plain = await outlookOf(barbarossa);
    expect(plain.entails).toBeUndefined();
    const { entails: _, ...rest } = outlook;
    const { s, table, movers } = put('22a@3016; 27ik@3018');
    const without = { ...table, scales: { ...table.scales, outlook: rest } };
    expect(thrustRungs(without, s, movers)).toBeUndefined();
  });
});

describe('a post that is full', () => {
  it('is kept by those in it: nobody is waited for who finds no room (VIC.3)', () => {
    const { table, movers } = put('9a@3425; 27ik@3425; 1cav@3426; 22a@3421');
    const rungs = garrisonRungs(table, movers, grid.index('3425'));
    expect(rungs.length).toBeGreaterThan(0);
    for (const { units } of rungs) expect(units).not.toContain('1cav');
    const open = put('9a@3425; 1cav@3426; 22a@3421');
    const others = garrisonRungs(open.table, open.movers, grid.index('3425')).flatMap(({ units }) => units);
    expect(others).toContain('1cav');
  });
});

describe('a post that loses the game when it is lost (VIC.3)', () => {
  const ROSLAVL = grid.index('3425');
  const bestOf = (units: string): Post | undefined => {
    const { table, movers } = put(units);
    return garrisonRungs(table, movers, ROSLAVL).toSorted((a, b) => b.gain - a.gain)[0];
  };

  it('is kept by a corps besides where armies could be there in two turns', () => {
    expect(bestOf('161inf@3425; 27ik@3427; 22a@3420; 19a@3420')?.units).toContain('27ik');
  });

  it('and by one unit where they are farther away', () => {
    expect(bestOf('161inf@3425; 27ik@3427; 22a@3412; 19a@3412')?.units).toEqual(['161inf']);
  });

  it('takes nobody out of another', () => {
    const { table, movers } = put('161inf@3425; 9a@2926; 27ik@3427; 22a@3420; 19a@3420');
    const far = movers.map((mover) =>
      mover.force.unit === '9a' ? { ...mover, reach: [...mover.reach, ROSLAVL] } : mover,
    );
    const units = garrisonRungs(table, far, ROSLAVL).flatMap((post) => post.units);
    expect(units).not.toContain('9a');
    expect(units).toContain('27ik');
  });
});
