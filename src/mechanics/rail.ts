// Movement by rail: any distance along railroads that are open, off the map by one of its gates and back by another.
import { refusal } from '../core/rule-set.ts';
import type { Ctx, OpenChoice, Pick as Draw, Seen } from '../core/rule-set.ts';
import { atRest, atRestBy } from '../core/state-cache.ts';
import { ofOne } from '../core/subsets.ts';
import type { Args, Refusal, RuleId, Side } from '../core/types.ts';
import { SIDE, groundOf } from './ground.ts';
import { placeOf } from './places.ts';
import type { Placed } from './places.ts';
import type { Sheet } from './sheet.ts';

export type RailLaw<O extends Placed> = {
  readonly verb: string;
  readonly rule: RuleId;
  readonly side: Side;
  readonly rules: {
    readonly way: RuleId;
    readonly end: RuleId;
  };
  /** Units of the side that might go, in order. */
  units(s: Seen<O>): readonly string[];
  /** Why a unit does not go at all; asked of any word. */
  refuseUnit(s: Seen<O>, unit: string): Refusal | undefined;
  /** By grid number: 1 in hexes through which it goes. */
  open(s: Seen<O>): Uint8Array;
  /** Hexes of the map's edge that are joined with each other beyond it. */
  gates(s: Seen<O>): readonly string[];
  /** Why a unit may not end its way in a hex. */
  refuseEnd(s: Seen<O>, unit: string, hex: string): Refusal | undefined;
  arrive(ctx: Ctx<O>, unit: string, from: string, hex: string): void;
};

export type Rail<O extends Placed> = {
  readonly choice: OpenChoice<O>;
  /** Who could go now. */
  travellers(s: Seen<O>): readonly string[];
  /** Hexes that the railroad reaches from one of them, by grid number: 1. */
  reachedFrom(s: Seen<O>, hexes: readonly string[]): Uint8Array;
};

export const rail = <O extends Placed>(p: Sheet, law: RailLaw<O>): Rail<O> => {
  const { grid } = p;
  const flood = (s: Seen<O>, from: readonly string[]): Uint8Array => {
    const open = law.open(s);
    const { sides } = groundOf(p);
    const gates = law.gates(s).map(grid.index);
    const found = new Uint8Array(grid.count);
    const queue = from.map(grid.index).filter((hex) => hex >= 0);
    for (const hex of queue) found[hex] = 1;
    const reach = (hex: number): void => {
      if (found[hex] === 1 || open[hex] !== 1) return;
      found[hex] = 1;
      queue.push(hex);
    };
    for (let i = 0; i < queue.length; i++) {
      const hex = queue[i] ?? 0;
      for (let side = hex * 6; side < hex * 6 + 6; side++)
        if (((sides[side] ?? 0) & SIDE.railroad) !== 0) reach(grid.neighbours[side] ?? hex);
      if (gates.includes(hex)) gates.forEach(reach);
    }
    return found;
  };
  const from = atRestBy((_: Sheet, s: Seen<O>, hex: string) => flood(s, [hex]));

  const refuse = (s: Seen<O>, args: Args): Refusal | undefined => {
    const [unit = '', more] = args['units'] ?? [];
    const [hex, other] = args['path'] ?? [];
    if (unit === '' || more !== undefined || hex === undefined || other !== undefined)
      return refusal('RAIL.FORM', law.rule, { side: law.side });
    const refused = law.refuseUnit(s, unit);
    if (refused !== undefined) return refused;
    const here = placeOf(s.own, unit);
    if (hex === here) return refusal('MOVE.THERE', law.rule, { units: [unit], hex });
    if (!p.isHex(hex) || from(p, s, here)[grid.index(hex)] !== 1)
      return refusal('RAIL.NO-WAY', law.rules.way, { unit, place: hex });
    return law.refuseEnd(s, unit, hex);
  };

  const goalsOf = (s: Seen<O>, unit: string): readonly string[] => {
    const here = placeOf(s.own, unit);
    const reached = from(p, s, here);
    return grid.ids.filter(
      (hex, i) => reached[i] === 1 && hex !== here && law.refuseEnd(s, unit, hex) === undefined,
    );
  };

  /** The railroad leads somewhere from a hex. */
  const isServed = (s: Seen<O>, hex: string): boolean => {
    const at = grid.index(hex);
    const { sides } = groundOf(p);
    const open = law.open(s);
    for (let side = at * 6; side < at * 6 + 6; side++)
      if (((sides[side] ?? 0) & SIDE.railroad) !== 0 && open[grid.neighbours[side] ?? 0] === 1) return true;
    return law.gates(s).includes(hex) && law.gates(s).length > 1;
  };

  const travellersAt = atRest((_: Sheet, s: Seen<O>): readonly string[] =>
    law
      .units(s)
      .filter((unit) => law.refuseUnit(s, unit) === undefined && isServed(s, placeOf(s.own, unit)))
      .filter((unit) => goalsOf(s, unit).length > 0),
  );
  const travellers = (s: Seen<O>): readonly string[] => travellersAt(p, s);

  return {
    travellers,
    reachedFrom: flood,
    choice: {
      kind: 'open',
      verb: law.verb,
      rule: law.rule,
      idle: (s) =>
        travellers(s).length > 0 ? undefined : refusal('RAIL.NOBODY', law.rule, { side: law.side }),
      subjects: travellers,
      reach: (s, _, unit) =>
        travellers(s).includes(unit) ? goalsOf(s, unit).map((place) => ({ place })) : [],
      refuse: (s, _, args) => refuse(s, args),
      every: function* (s, _, only) {
        for (const unit of ofOne(travellers(s), only))
          for (const hex of goalsOf(s, unit)) yield { units: [unit], path: [hex] };
      },
      sample: (s, _, pick: Draw) => {
        const units = travellers(s);
        const unit = units[pick(Math.max(1, units.length))];
        if (unit === undefined) return undefined;
        const goals = goalsOf(s, unit);
        const hex = goals[pick(Math.max(1, goals.length))];
        return hex === undefined ? undefined : { units: [unit], path: [hex] };
      },
      take: (ctx, f, args) => {
        const [unit = ''] = args['units'] ?? [];
        const [hex = ''] = args['path'] ?? [];
        law.arrive(ctx, unit, placeOf(ctx.seen.own, unit), hex);
        ctx.goto(f.step);
      },
    },
  };
};
