// What a position is worth to a side, as one sum in factors: hope and points, units by supply and place, stacks in danger.
import type { Seen } from '../../core/rule-set.ts';
import type { Side } from '../../core/types.ts';
import type { Force, Outlook, Prize } from '../../api/outlook.ts';
import { fieldsOf, pullAt } from './fields.ts';
import type { Fields, Layer } from './fields.ts';
import type { Ground } from './ground.ts';
import type { Weights } from './levels.ts';

export type Scales = {
  readonly ground: Ground;
  readonly outlook: Outlook;
  readonly weights: Weights;
  readonly sides: readonly Side[];
};

const DECIDED = 1e5;

/** Factors in stacks that are too weak for what could come against them. */
const inDanger = ({ ground, outlook, weights }: Scales, side: Side, own: Layer, foe: Layer): number => {
  let sum = 0;
  for (let hex = 0; hex < own.count.length; hex++) {
    if (own.count[hex] === 0 || foe.threat[hex] === 0) continue;
    const stands = Math.max(1, own.defence[hex]! * outlook.shelter(ground.grid.id(hex), side));
    const excess = foe.threat[hex]! / stands - weights.dread;
    if (excess > 0) sum += Math.min(1.5, excess) * own.defence[hex]!;
  }
  return sum;
};

/** Points in own prizes that the enemy could come to, by how much of a garrison they lack. */
const bared = (
  { ground, outlook, weights }: Scales,
  prizes: readonly Prize[],
  side: Side,
  own: Layer,
  foe: Layer,
): number => {
  let sum = 0;
  for (const { hex, worth, holder, isMany } of prizes) {
    if (isMany === true) continue;
    const at = ground.grid.index(hex);
    const threat = foe.threat[at] ?? 0;
    if (holder !== side || (threat === 0 && foe.reach[at] === 0)) continue;
    const stands = (own.defence[at] ?? 0) * outlook.shelter(hex, side) * weights.dread;
    sum += worth * (stands === 0 ? 1 : 0.6 * (1 - Math.min(1, stands / Math.max(1, threat))));
  }
  return sum;
};

/** A side is never hidden from another whole; the first of the others stands for all. */
const otherOf = ({ sides }: Scales, side: Side): Side => sides.find((each) => each !== side) ?? side;

const unitsWorth = (
  scales: Scales,
  s: Seen<unknown>,
  side: Side,
  forces: readonly Force[],
  prizes: readonly Prize[],
  fields: Fields,
): number => {
  const { ground, outlook, weights } = scales;
  const foe = otherOf(scales, side);
  const turned: Fields = { own: fields.foe, foe: fields.own };
  const own = pullAt(ground, prizes, fields, side, outlook.push(s, side), weights);
  const theirs = pullAt(ground, prizes, turned, foe, outlook.push(s, foe), weights);
  let sum = 0;
  for (const force of forces) {
    const hex = ground.grid.index(force.hex);
    const isOwn = force.side === side;
    const pull = hex < 0 ? 0 : (isOwn ? own : theirs)(hex);
    const worth = force.price * (force.isFed ? 1 : weights.unfed) + weights.pull * force.attack * pull;
    sum += isOwn ? worth : -worth;
  }
  return sum;
};

/** What a position is worth, by where that comes from; in factors. */
export type Appraisal = {
  readonly points: number;
  readonly hope: number;
  /** Units by their price, supply and place, less those of the enemy. */
  readonly units: number;
  /** Stacks that are too weak for what could come against them. */
  readonly danger: number;
  /** Prizes that lie open. */
  readonly prizes: number;
};

const NOTHING: Appraisal = { points: 0, hope: 0, units: 0, danger: 0, prizes: 0 };

export const appraisal = (scales: Scales, s: Seen<unknown>, side: Side): Appraisal => {
  const { outlook, weights } = scales;
  if (s.over !== undefined) {
    const decided = s.over.winner === side ? DECIDED : -DECIDED;
    return { ...NOTHING, hope: s.over.winner === 'draw' ? 0 : decided };
  }
  const { points, hope } = outlook.standing(s, side);
  const forces = outlook.forces(s);
  const fields = fieldsOf(scales.ground, forces, side, (of) => outlook.rush(s, of));
  const prizes = outlook.prizes(s);
  const other = otherOf(scales, side);
  const { own, foe } = fields;
  const { fear, bare } = weights;
  return {
    points: weights.point * points,
    hope: weights.hope * (2 * hope - 1),
    units: unitsWorth(scales, s, side, forces, prizes, fields),
    danger: (fear / 2) * inDanger(scales, other, foe, own) - fear * inDanger(scales, side, own, foe),
    prizes:
      (bare / 2) * bared(scales, prizes, other, foe, own) - bare * bared(scales, prizes, side, own, foe),
  };
};

export const appraise = (scales: Scales, s: Seen<unknown>, side: Side): number => {
  const { points, hope, units, danger, prizes } = appraisal(scales, s, side);
  return points + hope + units + danger + prizes;
};
