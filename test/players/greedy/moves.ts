// Where the greedy yardstick sends its units: all in one pass, the strongest first, each to the hex that is best for it.
import type { Offer } from '../../../src/core/kernel.ts';
import type { Side } from '../../../src/core/types.ts';
import { distance } from '../../../src/hex/distance.ts';
import type { Seat } from '../../../src/players/player.ts';
import type { Body, Land, Table } from './table.ts';
import type { Weights } from './weights.ts';

export type Move = { readonly unit: string; readonly to: string };

const THREAT = { within: 4, most: 40 } as const;
/** What going must gain over staying. */
const STAY = 0.6;

/** What so much attack to one of defence is worth. */
const chance = (ratio: number): number => {
  if (ratio < 1) return 0;
  if (ratio < 2) return 0.25;
  if (ratio < 3) return 0.55;
  if (ratio < 4) return 0.85;
  return ratio < 6 ? 1 : 1.15;
};

type Fields = {
  readonly own: Float64Array;
  readonly foe: Float64Array;
  /** Own attack beside a hex of the enemy. */
  readonly beside: Float64Array;
  readonly threat: Float64Array;
};

const around = ({ grid }: Land, hex: number): readonly number[] =>
  [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((to) => to >= 0);

const fieldsOf = (land: Land, { bodies }: Table, side: Side): Fields => {
  const { grid } = land;
  const [own, foe, beside, threat, attack] = Array.from({ length: 5 }, () => new Float64Array(grid.count));
  const fields = { own: own!, foe: foe!, beside: beside!, threat: threat! };
  for (const body of bodies) {
    if (body.side === side) fields.own[body.hex]! += body.defence;
    else {
      fields.foe[body.hex]! += body.defence;
      attack![body.hex]! += body.attack;
    }
  }
  for (const [from, strength] of attack!.entries()) {
    if (strength === 0) continue;
    for (let to = 0; to < grid.count; to++)
      if (distance(grid, from, to) <= THREAT.within) fields.threat[to]! += strength;
  }
  for (const body of bodies) if (body.side === side) shift(land, fields, body, body.hex, 1);
  return fields;
};

/** A unit comes to count as an attacker from a hex, or ceases to. */
const shift = (land: Land, { foe, beside }: Fields, { attack }: Body, hex: number, sign: 1 | -1): void => {
  for (const next of around(land, hex)) if (foe[next]! > 0) beside[next]! += sign * attack;
};

const scoreAt = (
  land: Land,
  table: Table,
  side: Side,
  fields: Fields,
  goals: Float64Array,
  weights: Weights,
  { hex: here, attack, defence }: Body,
  hex: number,
): number => {
  const { own, foe, beside, threat } = fields;
  const left = new Set(around(land, here));
  let best = 0;
  for (const next of around(land, hex)) {
    if (foe[next] === 0) continue;
    const others = beside[next]! - (left.has(next) ? attack : 0);
    const more = chance((others + attack) / foe[next]!) - chance(others / foe[next]!);
    best = Math.max(best, (land.prizeAt.has(next) ? 2.5 : 1) * (foe[next]! + 2) * more);
  }
  const mates = own[hex]! - (hex === here ? defence : 0);
  const danger = Math.min(threat[hex]!, THREAT.most);
  const isPrize = land.prizeAt.has(hex);
  const isOwn = isPrize && table.holder(hex) === side;
  const guarded = Math.min(defence, Math.max(0, danger / 3 - mates)) / Math.max(1, defence);
  return (
    best * 1.2 * weights.push +
    (isPrize && !isOwn ? weights.take : 0) +
    (isOwn && danger > 0 ? weights.guard * guarded : 0) +
    2.2 * Math.sqrt(attack) * goals[hex]! -
    weights.hold *
      weights.shy *
      Math.max(0, danger / Math.max(1, mates + defence) - 2.5) *
      Math.min(3, defence)
  );
};

export const movesOf = (
  land: Land,
  table: Table,
  seat: Seat,
  offer: Offer,
  goals: Float64Array,
  weights: Weights,
): readonly Move[] => {
  const { side } = seat;
  const fields = fieldsOf(land, table, side);
  const { own, foe } = fields;
  const bodies = new Map(table.bodies.map((body) => [body.unit, body]));
  const movers = seat
    .subjects(offer)
    .flatMap((unit) => bodies.get(unit) ?? [])
    .toSorted((a, b) => b.attack - a.attack || (a.unit < b.unit ? -1 : 1));
  const score = (body: Body, hex: number): number =>
    scoreAt(land, table, side, fields, goals, weights, body, hex);
  return movers.flatMap((body): Move[] => {
    let to = -1;
    let most = score(body, body.hex) + STAY;
    for (const { place } of seat.reach(offer, body.unit) ?? []) {
      const hex = land.grid.index(place);
      if (hex < 0 || foe[hex]! > 0) continue;
      const worth = score(body, hex);
      if (worth > most) [to, most] = [hex, worth];
    }
    if (to < 0) return [];
    own[body.hex]! -= body.defence;
    own[to]! += body.defence;
    shift(land, fields, body, body.hex, -1);
    shift(land, fields, body, to, 1);
    return [{ unit: body.unit, to: land.grid.id(to) }];
  });
};
