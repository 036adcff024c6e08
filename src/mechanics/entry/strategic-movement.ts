// Strategic movement: units that go any distance in one order, as many as an allowance carries, by land or by rail; where
// they may go and what stops them is the law's.
import type { Ctx, OpenChoice, Pick as Draw, Seen } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import { legalOf, ofOne, setsOf } from '../../core/subsets.ts';
import type { Args, Message, Order, Refusal, RuleId, Side } from '../../core/types.ts';
import { distance } from '../../hex/distance.ts';
import type { FloodQuestion } from '../../hex/cost-flood.ts';
import { reachedHexes } from '../../hex/search.ts';
import { placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';

/** `C`: what setting out depends on, looked at once, such as which hexes are supplied. */
export type StrategicLaw<O extends Placed, C = undefined> = {
  readonly verb: string;
  readonly rule: RuleId;
  readonly side: Side;
  look(s: Seen<O>): C;
  /** Those of the side that could be asked whether they set out, in order. */
  movers(s: Seen<O>): readonly string[];
  /** Why a unit cannot set out, after others that take of the allowance before it. */
  refuseTraveller(s: Seen<O>, scene: C, unit: string, before: readonly string[]): Refusal | undefined;
  /** One step. */
  refuseHop(s: Seen<O>, unit: string, from: string, to: string): Refusal | undefined;
  /** Whether a hex that was come into is where the way ends; the one it begins in never is. */
  isStop(s: Seen<O>, hex: string): boolean;
  refuseRoom(s: Seen<O>, units: readonly string[], hex: string): Refusal | undefined;
  /** What a search for ways asks of the map: sources are put in. */
  ground(s: Seen<O>, unit: string): Omit<FloodQuestion, 'sources'>;
  /** Hexes that a random player heads for. */
  goals(s: Seen<O>): readonly string[];
  /** A unit goes its way. */
  go(ctx: Ctx<O>, unit: string, path: readonly string[]): void;
  readonly says: {
    noPath(unit: string): Refusal;
    noHex(unit: string, place: string): Refusal;
    noWay(unit: string, hex: string): Refusal;
    pastEnemy(unit: string, hex: string, next: string): Refusal;
    twice(unit: string): Refusal;
    apart(units: readonly string[]): Refusal;
  };
};

export type Travelled = { readonly place: string; readonly cost: number };

export type StrategicMovement<O extends Placed> = {
  readonly choice: OpenChoice<O>;
  /** Who could set out now. */
  travellers(s: Seen<O>): readonly string[];
  /** Everywhere one order can take a unit, with the steps it takes. */
  reach(s: Seen<O>, unit: string): readonly Travelled[];
};

export const strategicMovement = <O extends Placed, C = undefined>(
  p: Sheet,
  law: StrategicLaw<O, C>,
): StrategicMovement<O> => {
  const { says } = law;
  const at = (s: Seen<O>, unit: string): string => placeOf(s.own, unit);
  const order = (units: readonly string[], path: readonly string[]): Order => ({
    by: law.side,
    verb: law.verb,
    args: { units, path },
  });

  const travellersOf = atRest((_: Sheet, s: Seen<O>): readonly string[] => {
    const scene = law.look(s);
    return law.movers(s).filter((unit) => {
      if (law.refuseTraveller(s, scene, unit, []) !== undefined) return false;
      const hex = at(s, unit);
      return p.neighbours(hex).some((to) => law.refuseHop(s, unit, hex, to) === undefined);
    });
  });
  const travellers = (s: Seen<O>): readonly string[] => travellersOf(p, s);

  const refuseWay = (
    s: Seen<O>,
    unit: string,
    path: readonly string[],
    units: readonly string[],
  ): Refusal | undefined => {
    if (path.length === 0) return says.noPath(unit);
    let from = at(s, unit);
    const walked: string[] = [];
    for (const to of path) {
      if (!p.isHex(to)) return says.noHex(unit, to);
      const blocked =
        walked.length > 0 && law.isStop(s, from)
          ? says.pastEnemy(unit, from, to)
          : law.refuseHop(s, unit, from, to);
      if (blocked !== undefined)
        return walked.length === 0 ? blocked : { ...blocked, instead: order(units, walked) };
      walked.push(to);
      from = to;
    }
    return new Set([at(s, unit), ...path]).size <= path.length ? says.twice(unit) : undefined;
  };

  /** As many of the first as the allowance and the last hex have room for. */
  const fewer = (s: Seen<O>, refused: Refusal, { units = [], path = [] }: Args): Refusal => {
    for (let n = units.length - 1; n > 0; n--) {
      const some = units.slice(0, n);
      if (refuse(s, { units: some, path }) === undefined) return { ...refused, instead: order(some, path) };
    }
    return refused;
  };

  /** Each unit moves by itself, so those of one hex that go one way may be told to in one order. */
  const refuse = (s: Seen<O>, args: Args): Refusal | undefined => {
    const units = args['units'] ?? [];
    const path = args['path'] ?? [];
    const scene = law.look(s);
    for (const [i, unit] of (units.length === 0 ? [''] : units).entries()) {
      const refused = law.refuseTraveller(s, scene, unit, units.slice(0, i));
      if (refused !== undefined) return i === 0 ? refused : fewer(s, refused, args);
    }
    if (new Set(units.map((unit) => at(s, unit))).size > 1) return says.apart(units);
    for (const unit of units) {
      const blocked = refuseWay(s, unit, path, units);
      if (blocked !== undefined) return blocked;
    }
    const full = law.refuseRoom(s, units, path.at(-1) ?? '');
    return full === undefined ? undefined : fewer(s, full, args);
  };

  const question = (s: Seen<O>, unit: string, from: string): FloodQuestion => ({
    sources: [p.grid.index(from)],
    ...law.ground(s, unit),
  });

  const reach = (s: Seen<O>, unit: string): readonly Travelled[] => {
    const found = p.search.flood(question(s, unit, at(s, unit)));
    return reachedHexes(found)
      .slice(1)
      .map((hex) => ({ place: p.grid.id(hex), cost: found.cost[hex] ?? 0 }));
  };

  /** Every way without a hex twice: few where most of the land is shut, else more than anybody counts. */
  function* ways(
    s: Seen<O>,
    units: readonly string[],
    trail: readonly string[],
  ): Generator<readonly string[]> {
    const from = trail.at(-1) ?? '';
    if (trail.length > 1 && law.isStop(s, from)) return;
    for (const to of p.neighbours(from)) {
      if (trail.includes(to) || units.some((unit) => law.refuseHop(s, unit, from, to) !== undefined))
        continue;
      const next = [...trail, to];
      yield next.slice(1);
      yield* ways(s, units, next);
    }
  }

  function* every(s: Seen<O>, only?: string): Generator<Args> {
    const able = ofOne(travellers(s), only);
    for (const from of new Set(able.map((unit) => at(s, unit))))
      for (const units of setsOf(able.filter((unit) => at(s, unit) === from)))
        for (const path of ways(s, units, [from])) yield { units, path };
  }

  const complete = (s: Seen<O>, args: Args): { readonly args: Args; readonly note?: Message } | Refusal => {
    const units = args['units'] ?? [];
    const [unit = ''] = units;
    const goals = args['path'] ?? [];
    const refused = law.refuseTraveller(s, law.look(s), unit, []);
    if (refused !== undefined) return refused;
    if (goals.some((hex) => !p.isHex(hex))) return { args };
    const path: string[] = [];
    let here = at(s, unit);
    for (const goal of goals) {
      if (p.areAdjacent(here, goal)) path.push(goal);
      else {
        const way = p.search.cheapestPath(question(s, unit, here), p.grid.index(goal));
        if (way === undefined) return says.noWay(unit, goal);
        path.push(...way.hexes.slice(1).map(p.grid.id));
      }
      here = goal;
    }
    return { args: { units, path } };
  };

  /** Off to a hex nearer to a goal than most of what is in reach. */
  const sample = (s: Seen<O>, pick: Draw): Args | undefined => {
    const units = travellers(s);
    const unit = units[pick(Math.max(1, units.length))];
    if (unit === undefined) return undefined;
    const goals = law.goals(s);
    const goal = goals[pick(Math.max(1, goals.length))];
    const open = reach(s, unit);
    const far = (hex: string): number =>
      goal === undefined ? 0 : distance(p.grid, p.grid.index(hex), p.grid.index(goal));
    const drawn = Array.from({ length: 6 }, () => open[pick(Math.max(1, open.length))]?.place ?? '')
      .filter((place) => place !== '')
      .toSorted((a, b) => far(a) - far(b));
    const full = drawn[0] === undefined ? undefined : complete(s, { units: [unit], path: [drawn[0]] });
    return full !== undefined && 'args' in full ? full.args : undefined;
  };

  return {
    travellers,
    reach,
    choice: {
      kind: 'open',
      verb: law.verb,
      rule: law.rule,
      sets: ['units'],
      subjects: travellers,
      reach: (s, _, unit) => (travellers(s).includes(unit) ? reach(s, unit) : []),
      complete: (s, _, args) => complete(s, args),
      refuse: (s, _, args) => refuse(s, args),
      every: (s, _, only) => legalOf(every(s, only), (args) => refuse(s, args)),
      sample: (s, _, pick) => sample(s, pick),
      take: (ctx, _, args) => {
        for (const unit of args['units'] ?? []) law.go(ctx, unit, args['path'] ?? []);
      },
    },
  };
};
