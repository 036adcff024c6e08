// Tasks and rungs: the best of all choices in which nobody has two tasks, and no rung that gains nothing.
import { describe, expect, it } from '@jest/globals';
import { assemble } from '../../src/players/opponent/assemble.ts';
import type { Rung } from '../../src/players/opponent/assemble.ts';
import { picker } from '../../src/players/prng.ts';

const rung = (gain: number, ...units: readonly string[]): Rung => ({ gain, units });

const gains = (chosen: readonly (Rung | undefined)[]): readonly (number | undefined)[] =>
  chosen.map((one) => one?.gain);

/** Every choice there is, tried. */
const most = (tasks: readonly (readonly Rung[])[], busy: readonly string[] = []): number => {
  const [first, ...others] = tasks;
  if (first === undefined) return 0;
  const free = first.filter(({ units }) => !units.some((unit) => busy.includes(unit)));
  return Math.max(
    most(others, busy),
    ...free.map(({ gain, units }) => gain + most(others, [...busy, ...units])),
  );
};

describe('tasks', () => {
  it('that want the same units are done with fewer each, where that is more in all', () => {
    const tasks = [[rung(5, 'a', 'b'), rung(3, 'a')], [rung(4, 'b')]];
    expect(gains(assemble(tasks))).toEqual([3, 4]);
  });

  it('that gain nothing are left', () => {
    expect(gains(assemble([[rung(-1, 'a')], [rung(0, 'b')], []]))).toEqual([undefined, undefined, undefined]);
  });

  it('keep their places', () => {
    expect(gains(assemble([[], [rung(1, 'a')], [rung(2, 'b')]]))).toEqual([undefined, 1, 2]);
  });

  it('come to as much as every choice tried', () => {
    const pick = picker(7);
    for (let n = 0; n < 60; n++) {
      const tasks = Array.from({ length: 1 + pick(5) }, () =>
        Array.from({ length: pick(4) }, () =>
          rung(pick(20) - 4, ...new Set(Array.from({ length: 1 + pick(3) }, () => `u${pick(7)}`))),
        ),
      );
      const chosen = assemble(tasks).filter((one) => one !== undefined);
      const units = chosen.flatMap((one) => one.units);
      expect(new Set(units).size).toBe(units.length);
      expect(chosen.reduce((sum, { gain }) => sum + gain, 0)).toBe(most(tasks));
    }
  });
});
