// The map as it will be when those who have been told where to go are there, and what a hex is worth to a unit on it.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Force } from '../../api/outlook.ts';
import type { Scales } from './appraise.ts';
import { fieldsOf, pullOf } from './fields.ts';
import type { Fields } from './fields.ts';
import type { Weights } from './levels.ts';
import { menaceOf } from './menace.ts';
import type { Menace } from './menace.ts';
import { keysOf } from './situations/calls.ts';
import { gapsOf } from './situations/gaps.ts';
import type { Gaps, Zones } from './situations/gaps.ts';
import { reliefOf } from './situations/relief.ts';
import { riskOf } from './situations/risk.ts';

/** A unit that may move, and where to, its own hex left out. */
export type Mover = {
  readonly force: Force;
  readonly here: number;
  readonly reach: readonly number[];
  /** Those of them from which it could still attack; absent: all. */
  readonly strikes?: ReadonlySet<number>;
};

export type Table = {
  readonly scales: Scales;
  readonly side: Side;
  /** Of this side. */
  readonly own: readonly Force[];
  readonly fields: Fields;
  readonly pull: Float32Array;
  readonly count: Uint8Array;
  readonly defence: Float32Array;
  readonly attack: Float32Array;
  /** By hex: what those in it have of a zone that stops others. */
  readonly grip: Float32Array;
  readonly shelter: Float32Array;
  /** By hex: points of the game, for prizes of this side, and for those it could take. */
  readonly held: Float32Array;
  readonly open: Float32Array;
  /** Own prizes that are worth a whole garrison, by the turns in which the enemy could come to them before long. */
  readonly keys: ReadonlyMap<number, number>;
  /** Own prizes in which somebody stands always, by what could come against them before those who go now could be back. */
  readonly posts: ReadonlyMap<number, number>;
  readonly isFed: Uint8Array;
  /** By hex: what part of their attack units have there. */
  readonly vigour: Float32Array;
  readonly massing: number;
  /** By hex: how near a unit in it would be to losing its supply. */
  readonly risk: Float32Array;
  /** Undefined: nobody heeds it. */
  readonly menace: Menace | undefined;
  /** By the hex of a stack of the enemy: what its end would give back to those it cuts off, in factors. */
  readonly relief: ReadonlyMap<number, number>;
  readonly gaps: Gaps | undefined;
  /** Whether units find room in a hex together, with those who are there. */
  readonly fits: (units: readonly string[], hex: number) => boolean;
  /** By hex, for each unit in it: what would lie open to the enemy if all of them went, in factors. */
  readonly leave: Float32Array;
};

/** Who has to press hangs on longer lines. */
const pressing = (weights: Weights, push: number): Weights => ({
  ...weights,
  snag: weights.snag / Math.max(1, push * push),
});

/** Hexes along one line are cut once: each is worth its part of them all. */
const luresOf = (cuts: ReadonlyMap<number, number>, care: number): ReadonlyMap<number, number> =>
  new Map([...cuts].map(([hex, lost]) => [hex, (care * lost) / cuts.size]));

/** By hex in which units are supplied, what it is worth where the enemy could walk to it if nobody stood in his way who may move. */
const rearOf = (
  { ground, outlook }: Scales,
  forces: readonly Force[],
  side: Side,
  movers: readonly Mover[],
  lifeline: ReadonlySet<string> | undefined,
): ReadonlyMap<number, number> => {
  const found = new Map<number, number>();
  const rear = outlook.rear?.(side) ?? 0;
  if (rear === 0 || lifeline === undefined || movers.length === 0) return found;
  const { grid } = ground;
  const free = new Set(movers.map(({ force }) => force.unit));
  const fixed = forces.filter((force) => force.side !== side || !free.has(force.unit));
  const { walks } = gapsOf(ground, fixed, [], side);
  for (const id of lifeline) if (walks(grid.index(id))) found.set(grid.index(id), rear);
  return found;
};

/** What part of those is reckoned with who need one turn to come, two, or three. */
const IN_TURNS = [1, 0.8, 0.4] as const;

/** The attack that could come against a hex before long. */
const alarmAt = ({ ground }: Scales, forces: readonly Force[], side: Side, hex: string): number => {
  const steps = ground.stepsTo(ground.grid.index(hex));
  let sum = 0;
  for (const force of forces) {
    const away = steps[ground.grid.index(force.hex)] ?? Infinity;
    if (force.side === side) continue;
    const turns = Math.max(1, Math.ceil((away - 1) / Math.max(1, force.stride)));
    sum += (force.isFed ? 1 : 0.5) * force.attack * (IN_TURNS[turns - 1] ?? 0);
  }
  return sum;
};

/** What those risk who may move is looked at near them alone. */
export const tableOf = (
  given: Scales,
  s: Seen<unknown>,
  side: Side,
  movers: readonly Mover[] = [],
): Table => {
  const push = given.outlook.push(s, side);
  const scales = { ...given, weights: pressing(given.weights, push) };
  const { ground, outlook, weights } = scales;
  const { grid } = ground;
  const forces = outlook.forces(s);
  const prizes = outlook.prizes(s);
  const fields = fieldsOf(ground, forces, side, (of) => outlook.rush(s, of));
  const held = new Float32Array(grid.count);
  const open = new Float32Array(grid.count);
  for (const { hex, worth, holder, isMany, isLater } of prizes) {
    if (holder === side && (isMany === true || isLater === true)) continue;
    const at = grid.index(hex);
    if (at >= 0) (holder === side ? held : open)[at] = worth;
  }
  const menace = weights.menace === 0 ? undefined : menaceOf(ground, forces, prizes, side);
  const zones: Zones = { drag: outlook.drag ?? 0, stop: outlook.stops === true };
  const bare = weights.gap === 0 ? undefined : gapsOf(ground, forces, prizes, side, zones);
  const { at: risk, cuts } =
    bare === undefined || weights.snag === 0
      ? { at: new Float32Array(grid.count), cuts: new Map<number, number>() }
      : riskOf(scales, s, side, forces, fields, bare, movers);
  const lifeline = outlook.lifeline?.(s, side);
  const lures = new Map([
    ...luresOf(cuts, outlook.lineCare ?? 0),
    ...rearOf(scales, forces, side, movers, lifeline),
  ]);
  const gaps =
    lures.size === 0 || bare === undefined || outlook.lineCare === undefined
      ? bare
      : gapsOf(ground, forces, prizes, side, zones, lures);
  const grip = new Float32Array(grid.count);
  for (const force of forces) if (force.side === side) grip[grid.index(force.hex)]! += force.grip ?? 1;
  const leave = new Float32Array(grid.count);
  if (gaps !== undefined)
    for (const [hex, count] of fields.own.count.entries()) {
      if (count === 0) continue;
      gaps.moved(hex, false);
      leave[hex] = (weights.gap * gaps.shut(hex)) / count;
      gaps.moved(hex, true, grip[hex]);
    }
  return {
    scales,
    side,
    own: forces.filter((force) => force.side === side),
    fields,
    pull: pullOf(ground, prizes, fields, side, push, weights),
    count: fields.own.count.slice(),
    defence: fields.own.defence.slice(),
    attack: fields.own.attack.slice(),
    grip,
    shelter: Float32Array.from(grid.ids, (hex) => outlook.shelter(hex, side)),
    held,
    open,
    keys: keysOf(ground, forces, prizes, side, weights.early),
    posts: new Map(
      prizes.flatMap(({ hex, holder, isPost }) =>
        isPost === true && holder === side ? [[grid.index(hex), alarmAt(scales, forces, side, hex)]] : [],
      ),
    ),
    isFed: Uint8Array.from(grid.ids, (hex) => (lifeline === undefined || lifeline.has(hex) ? 1 : 0)),
    vigour: Float32Array.from(grid.ids, outlook.vigour?.(s, side) ?? (() => 1)),
    massing: outlook.massing(s, side),
    risk,
    menace,
    relief: reliefOf(scales, s, side, forces),
    gaps,
    fits: (units, hex) => outlook.shuns?.(s, outlook.march(units, grid.id(hex))) !== true,
    leave,
  };
};

export const lift = (
  { count, defence, attack, grip, gaps }: Table,
  { force, here }: Mover,
  sign: 1 | -1,
  at = here,
): void => {
  count[at]! += sign;
  defence[at]! += sign * force.defence;
  attack[at]! += sign * force.attack;
  grip[at]! += sign * (force.grip ?? 1);
  gaps?.moved(at, count[at]! > 0, grip[at]);
};

export const hasRoom = ({ scales, count }: Table, hex: number): boolean =>
  (count[hex] ?? 0) < scales.outlook.room;

export const around = ({ scales: { ground } }: Table, hex: number, each: (next: number) => void): void => {
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const to = ground.next[side]!;
    if (to >= 0) each(to);
  }
};

/** How much of what could come against a hex a defence in it is: at 1 it is feared no more. */
export const share = (
  { scales: { weights }, fields, shelter, gaps }: Table,
  hex: number,
  defence: number,
): number => {
  const threat = fields.foe.threat[hex] ?? 0;
  return threat === 0 || gaps?.comes(hex) === false
    ? 1
    : Math.min(1, (defence * (shelter[hex] ?? 1) * weights.dread) / threat);
};

/** What a unit would lose that is cut off in a hex, or near to it. */
export const exposure = (
  { scales: { weights }, risk, isFed }: Table,
  { price }: Force,
  hex: number,
): number => weights.snag * (isFed[hex] === 1 ? (risk[hex] ?? 0) : 1) * price * (1 - weights.unfed);

/** What part of its use a unit loses that is cut off. */
const TRAPPED = 0.6;

/** What a unit is worth in a hex, the others being where they are or will be; itself lifted off the map. */
export const scoreAt = (table: Table, { force, here }: Mover, hex: number): number => {
  const { scales, fields, pull, count, defence, held, open, isFed, gaps, risk } = table;
  const { weights } = scales;
  const all = (defence[hex] ?? 0) + force.defence;
  const danger = 1 - share(table, hex, all);
  const hangs = risk[hex] ?? 0;
  let score = weights.march * Math.sqrt(force.attack) * (pull[hex] ?? 0) * (1 - TRAPPED * hangs);
  score -= exposure(table, force, hex);
  score += weights.take * (open[hex] ?? 0) * (count[hex] === 0 ? 1 : 0);
  if ((held[hex] ?? 0) > 0)
    score +=
      weights.garrison * (held[hex] ?? 0) * (share(table, hex, all) - share(table, hex, defence[hex] ?? 0));
  score -= weights.fear * danger * all;
  // Alone ahead of everybody is no line; neither is a heap.
  let friends = 0;
  around(table, hex, (next) => {
    if ((count[next] ?? 0) > 0 && next !== here) friends += 1;
  });
  if ((fields.foe.threat[hex] ?? 0) > 0) {
    if (count[hex] === 0) score += weights.line * (friends === 0 ? -1 : Math.min(2, friends));
    else if ((held[hex] ?? 0) === 0) score -= weights.line * 0.5 * (count[hex] ?? 0);
  }
  if (count[hex] === 0 && gaps !== undefined) score += weights.gap * gaps.shut(hex);
  if (isFed[hex] === 0) {
    let near = false;
    around(table, hex, (next) => {
      if (isFed[next] === 1) near = true;
    });
    score -= weights.cut * (near ? 0.4 : 1);
  }
  return score;
};
