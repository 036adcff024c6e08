// What the greedy yardstick makes of a board and of a view: prizes, factors by hex, who holds what.
import type { Game } from '../../../src/api/game.ts';
import type { View } from '../../../src/api/view.ts';
import type { Side } from '../../../src/core/types.ts';
import type { Grid } from '../../../src/hex/grid.ts';
import { tideOf } from './weights.ts';
import type { Weights } from './weights.ts';

export type Prize = { readonly hex: number; readonly worth: number; readonly steps: Uint8Array };

export type Land = {
  readonly game: Game;
  readonly grid: Grid;
  readonly prizes: readonly Prize[];
  readonly prizeAt: ReadonlyMap<number, Prize>;
};

const WATER: ReadonlySet<string> = new Set(['sea', 'lake', 'Western Pripyat Marsh']);
const FAR = 99;
/** What a unit has whose factors are covered, or rolled for. */
const UNKNOWN = 3;

const stepsFrom = ({ count, neighbours }: Grid, isLand: readonly boolean[], hex: number): Uint8Array => {
  const steps = new Uint8Array(count).fill(FAR);
  steps[hex] = 0;
  const queue = [hex];
  for (const at of queue)
    for (const to of neighbours.subarray(at * 6, at * 6 + 6))
      if (to >= 0 && isLand[to] === true && steps[to]! > steps[at]! + 1) {
        steps[to] = steps[at]! + 1;
        queue.push(to);
      }
  return steps;
};

export const landOf = (game: Game): Land => {
  const { grid, hex } = game.board;
  const isLand = grid.ids.map((id) => !WATER.has(hex(id).terrain));
  const prizes = grid.ids.flatMap((id): Prize[] => {
    const worth = hex(id).facts['points'];
    const at = grid.index(id);
    return typeof worth === 'number' ? [{ hex: at, worth, steps: stepsFrom(grid, isLand, at) }] : [];
  });
  return { game, grid, prizes, prizeAt: new Map(prizes.map((prize) => [prize.hex, prize])) };
};

export type Body = {
  readonly unit: string;
  readonly side: Side;
  readonly hex: number;
  readonly attack: number;
  readonly defence: number;
};

export type Table = {
  readonly view: View;
  /** On the map. */
  readonly bodies: readonly Body[];
  holder(hex: number): Side | undefined;
};

export const tableOf = ({ game, grid }: Land, view: View): Table => {
  const bodies = view.units.flatMap(({ id, side, at, factors = {} }): Body[] => {
    const hex = grid.index(at);
    const { attack = factors['combat'] ?? UNKNOWN, defence = factors['combat'] ?? UNKNOWN } = factors;
    return hex < 0 ? [] : [{ unit: id, side, hex, attack, defence }];
  });
  return {
    view,
    bodies,
    holder: (hex) => {
      const id = grid.id(hex);
      const held = view.hexes[id]?.['holder'] ?? game.board.hex(id).facts['holder'];
      return typeof held === 'string' ? held : undefined;
    },
  };
};

/** An own prize is looked after when an enemy is so near. */
const NEAR = 4;
/** What is left of a pull one step farther off. */
const FADE = 0.75;

const FADED = Float64Array.from({ length: FAR + 1 }, (_, steps) => {
  let left = 1;
  for (let i = 0; i < steps; i++) left *= FADE;
  return left;
});

/** How each hex draws a side. */
export const goalsOf = (land: Land, table: Table, side: Side, weights: Weights): Float64Array => {
  const goals = new Float64Array(land.grid.count);
  const foes = table.bodies.filter((body) => body.side !== side);
  const push = weights.push * tideOf(land.game.id, side, table.view.clock.turn);
  for (const { hex, worth, steps } of land.prizes) {
    const isMine = table.holder(hex) === side;
    if (isMine && !foes.some((foe) => steps[foe.hex]! <= NEAR)) continue;
    const amount = (isMine ? 1.2 - push * 0.5 : push) * worth;
    for (let at = 0; at < goals.length; at++) goals[at]! += amount * FADED[steps[at]!]!;
  }
  return goals;
};

export type Goals = Readonly<Record<Side, Float64Array>>;
