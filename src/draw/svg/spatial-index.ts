// The sheet cut into squares, so that what lies near a point is found without asking everything on it.
import type { Point } from './geometry.ts';

const CELL = 64;
const STRIDE = 1 << 16;
const cellOf = (x: number, y: number): number => Math.floor(y / CELL) * STRIDE + Math.floor(x / CELL);

type Cells<T> = {
  /** Puts a thing wherever it may be asked for: within so much of a point. */
  put(thing: T, at: Point, across: number, down: number): void;
  /** In the order in which they were put. */
  near(at: Point): readonly T[];
};

export const newCells = <T>(): Cells<T> => {
  const cells = new Map<number, T[]>();
  return {
    put: (thing, [x, y], across, down) => {
      for (let v = Math.floor((y - down) / CELL); v <= Math.floor((y + down) / CELL); v++)
        for (let u = Math.floor((x - across) / CELL); u <= Math.floor((x + across) / CELL); u++) {
          const key = v * STRIDE + u;
          const cell = cells.get(key);
          if (cell === undefined) cells.set(key, [thing]);
          else cell.push(thing);
        }
    },
    near: ([x, y]) => cells.get(cellOf(x, y)) ?? [],
  };
};
