// What a computer player does in its administration: rail heads as far as they go, everybody on the map who can come, airfields up to the
// front, Russians near the enemy into the ground, and tank factories away before the enemy is there (SEQ.A1, SEQ.B1).
import type { Said } from '../../../api/outlook.ts';
import type { OpenChoice } from '../../../core/rule-set.ts';
import { distance } from '../../../hex/distance.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { baseChoice } from '../air/airfields.ts';
import { hexesOf } from '../air/aircraft.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { armiesOf, entrenchOf } from '../ground-units.ts';
import { buildChoice } from '../replacements/build.ts';
import { replaceChoice } from '../replacements/panzers.ts';
import type { Own, Seeing } from '../state.ts';
import { evacuateChoice } from '../strategic-movement/evacuation.ts';
import { railOf } from '../strategic-movement/rail.ts';
import { convertChoice } from '../supply/rail-heads.ts';
import { isFullHex } from '../supply/supplied.ts';
import { classOf } from '../unit-data/classes.ts';
import { factorsOf } from '../unit-data/factors.ts';

const IDLE = { proc: '', step: '', vars: {} } as const;

const nearest = (p: Printed, hexes: readonly string[]): ((hex: string) => number) => {
  const all = hexes.map(p.grid.index);
  return (hex) => {
    const at = p.grid.index(hex);
    return all.reduce((least, other) => Math.min(least, distance(p.grid, at, other)), Infinity);
  };
};

const enemyFrom = (p: Printed, s: Seeing, side: Who): ((hex: string) => number) =>
  nearest(p, hexesOf(p, s, p.other(side)));

const everyOrder = (s: Seeing, choice: OpenChoice<Own>, only?: string): readonly Said[] =>
  choice.every === undefined || choice.idle?.(s, IDLE) !== undefined
    ? []
    : [...choice.every(s, IDLE, only)].flatMap((args) =>
        args === undefined ? [] : [{ verb: choice.verb, args }],
      );

/** The farthest from home that each comes. */
const converting = (p: Printed, s: Seeing): readonly Said[] => {
  const enemy = enemyFrom(p, s, 'axis');
  return everyOrder(s, convertChoice(p))
    .map((said) => ({ said, near: enemy(said.args['path']?.at(-1) ?? said.args['from']?.[0] ?? '') }))
    .filter(({ said, near }) => near < enemy(said.args['from']?.[0] ?? ''))
    .toSorted((a, b) => a.near - b.near)
    .map(({ said }) => said);
};

/** An airfield stands so many hexes behind the front where it can, with ground units; it goes where it gains so much by that. */
const BEHIND = 3;
const UNGUARDED = 2;
const WORTH_IT = 2;

const basing = (p: Printed, s: Seeing, side: Who): readonly Said[] => {
  const enemy = enemyFrom(p, s, side);
  const guarded = new Set(hexesOf(p, s, side));
  const off = (hex: string): number =>
    isFullHex(p, s, side, hex)
      ? Math.abs(enemy(hex) - BEHIND) + (guarded.has(hex) ? 0 : UNGUARDED)
      : Infinity;
  const choice = baseChoice(p, side);
  return (choice.subjects?.(s, IDLE) ?? []).flatMap((unit): readonly Said[] => {
    const here = placeOf(s.own, unit);
    const now = p.isHex(here) ? off(here) : Infinity;
    if (now < WORTH_IT) return [];
    return everyOrder(s, choice, unit)
      .filter(({ args }) => args['how'] === undefined)
      .map((said) => ({ said, hex: said.args['path']?.[0] ?? '' }))
      .map(({ said, hex }) => ({ said, hex, cost: off(hex) }))
      .filter(({ cost }) => cost + WORTH_IT <= now && cost < Infinity)
      .toSorted((a, b) => a.cost - b.cost || (a.hex < b.hex ? -1 : 1))
      .slice(0, 1)
      .map(({ said }) => said);
  });
};

/** All armies that can show their strong side. */
const turning = (p: Printed, s: Seeing): readonly Said[] => {
  const { verb, subjects } = armiesOf(p).flip('axis');
  const units = subjects?.(s, IDLE) ?? [];
  return units.length === 0 ? [] : [{ verb, args: { units: units.toSorted() } }];
};

/** Who is farther from the enemy than a march goes by rail to where it can recover behind the front: the strongest first. */
const REAR = 10;
/** So many are tried one after the other: some have no way, or no room where they would go. */
const ASKED = 6;

const travelling = (p: Printed, s: Seeing, side: Who): readonly Said[] => {
  const enemy = enemyFrom(p, s, side);
  const { travellers, goalsFrom } = railOf(p, side);
  const { attack } = factorsOf(p);
  const crowd = (hex: string): number => unitsAt(s.own, hex).length;
  return travellers(s)
    .filter((each) => !classOf(p, each).isAir && enemy(placeOf(s.own, each)) > REAR)
    .toSorted((a, b) => attack(s, b) - attack(s, a) || (a < b ? -1 : 1))
    .slice(0, ASKED)
    .flatMap((unit) => {
      const here = placeOf(s.own, unit);
      return goalsFrom(s, here)
        .filter((hex) => enemy(hex) < enemy(here))
        .map((hex) => ({ hex, off: Math.abs(enemy(hex) - BEHIND) + crowd(hex) }))
        .toSorted((a, b) => a.off - b.off || (a.hex < b.hex ? -1 : 1))
        .slice(0, 3)
        .map(({ hex }): Said => ({ verb: 'rail', args: { units: [unit], path: [hex] } }));
    });
};

/** Who is so near to the enemy digs in; the Axis only once it is late. */
const NEAR = 2;

const digging = (p: Printed, s: Seeing, side: Who, isLate: boolean): readonly Said[] => {
  if (side === 'axis' && !isLate) return [];
  const enemy = enemyFrom(p, s, side);
  const choice = entrenchOf(p, side);
  const units = (choice.subjects?.(s, IDLE) ?? []).filter((unit) => enemy(placeOf(s.own, unit)) <= NEAR);
  return units.length === 0 ? [] : [{ verb: choice.verb, args: { units: units.toSorted() } }];
};

/** A factory leaves before the enemy is so near. */
const THREAT = 6;

const leaving = (p: Printed, s: Seeing): readonly Said[] => {
  const enemy = enemyFrom(p, s, 'russian');
  return evacuateChoice(p)
    .list(s, IDLE)
    .map((args): Said => ({ verb: 'evacuate', args }))
    .filter(({ args }) =>
      Object.values(args)
        .flat()
        .some((place) => p.isHex(place) && enemy(place) <= THREAT),
    );
};

export const administrationOrders = (p: Printed, s: Seeing, side: Who, isLate: boolean): readonly Said[] => {
  const isSafe = s.clock.turn >= p.limit('reserve-safe');
  return [
    ...(side === 'axis' ? [...converting(p, s), ...turning(p, s)] : leaving(p, s)),
    ...(side === 'axis' ? everyOrder(s, replaceChoice(p)).slice(0, 1) : []),
    ...(side === 'russian' && isSafe ? [{ verb: 'gamble', args: {} }] : []),
    { verb: 'enter', args: { how: ['default'] } },
    ...everyOrder(s, buildChoice(p, side)).slice(0, 1),
    ...basing(p, s, side),
    ...travelling(p, s, side),
    ...digging(p, s, side, isLate),
    { verb: 'end', args: {} },
  ];
};
