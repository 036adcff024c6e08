// Who sets out for a city that is worth a whole garrison, in DAGC: in time, nobody in the place of others, and nobody out of another.
import { describe, expect, it } from '@jest/globals';
import type { Outlook } from '../../../../src/api/outlook.ts';
import { outlookOf } from '../../../../src/players/opponent/bare.ts';
import { groundOf } from '../../../../src/players/opponent/ground.ts';
import { LEVELS } from '../../../../src/players/opponent/levels.ts';
import { garrisonRungs } from '../../../../src/players/opponent/posts.ts';
import { called, coming, timely } from '../../../../src/players/opponent/situations/calls.ts';
import { tableOf } from '../../../../src/players/opponent/table.ts';
import type { Mover, Table } from '../../../../src/players/opponent/table.ts';
import { dagc } from '../../../../tools/games/dagc/shipped.ts';
import { positionOf } from '../../../kit/position.ts';

const shipped = await outlookOf(dagc);
/** In a game in which all cities that the side holds are worth a whole garrison. */
const outlook: Outlook = {
  ...shipped,
  prizes: (s) =>
    shipped
      .prizes(s)
      .map((prize) => (prize.worth === 4 && prize.holder === 'german' ? { ...prize, isKey: true } : prize)),
};
const { grid } = dagc.board;
const ground = groundOf(grid, outlook);

/** Everybody of `may` can still move, a hex at a time; the others of the side have gone already. */
const tableWith = (
  units: string,
  may: readonly string[],
  level = '2',
): readonly [Table, readonly Mover[]] => {
  const { state } = positionOf(dagc, `phase german-movement; turn 4; option fog=off; ${units}`);
  const movers = outlook.forces(state).flatMap((force): readonly Mover[] => {
    const here = grid.index(force.hex);
    const reach = [...ground.near(here, 1)].filter((hex) => hex !== here);
    return may.includes(force.unit) ? [{ force, here, reach }] : [];
  });
  const { weights } = LEVELS[level]!;
  return [tableOf({ ground, outlook, weights, sides: dagc.rules.sides }, state, 'german', movers), movers];
};

const names = (movers: readonly Mover[]): readonly string[] => movers.map(({ force }) => force.unit);
const [KAUNAS, VILNIUS] = [grid.index('3116'), grid.index('3313')];

/** Two Soviet turns from Kaunas. */
const FOE = '5a@3206';

describe('a city three turns from the enemy', () => {
  it('is thought of by those who keep no line before it, and by the others a turn later', () => {
    const keysAt = (level: string): number | undefined =>
      tableWith('5a@3200; 6inf@3120', ['6inf'], level)[0].keys.get(KAUNAS);
    expect([keysAt('1'), keysAt('2')]).toEqual([3, undefined]);
  });
});

describe('a city two turns from the enemy', () => {
  it('calls those who are in no other prize first, then the nearest', () => {
    const [table, movers] = tableWith(`${FOE}; 6inf@3120; 27inf@3122; 39pz@2714`, ['6inf', '27inf', '39pz']);
    expect(table.keys.get(KAUNAS)).toBe(2);
    expect(names(called(table, movers, KAUNAS, 0))).toEqual(['6inf', '27inf']);
  });

  it('calls nobody in the place of two who have set out already', () => {
    const [table, movers] = tableWith(`${FOE}; 6inf@3120; 27inf@3119; 39pz@3121`, ['39pz']);
    expect(coming(table, movers, KAUNAS).map(({ unit }) => unit)).toEqual(
      expect.arrayContaining(['6inf', '27inf']),
    );
    expect(garrisonRungs(table, movers, KAUNAS)).toEqual([]);
  });

  it('calls nobody out of a prize that is worth as much', () => {
    const [table, movers] = tableWith(`${FOE}; 6inf@3313`, ['6inf']);
    expect(names(called(table, movers, KAUNAS, 0))).toEqual([]);
    expect(table.held[VILNIUS]).toBe(table.held[KAUNAS]);
  });

  it('counts those little who come a turn late, and later ones not at all', () => {
    const [table, movers] = tableWith(`${FOE}; 6inf@3120; 27inf@3126; 39pz@4924`, ['6inf', '27inf', '39pz']);
    const parts = movers.map((mover) => [mover.force.unit, timely(table, mover, KAUNAS)]);
    expect(Object.fromEntries(parts)).toEqual({ '6inf': 1, '27inf': 0.4, '39pz': 0 });
    expect(names(called(table, movers, KAUNAS, 0))).toEqual(['6inf', '27inf']);
  });
});
