// Movement by rail: any distance along railroads that are open, off the map by one of its gates and back by another.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Pick as Draw, Seen } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import { ofOne } from '../../core/subsets.ts';
import type { Args, Refusal, RuleId, Side } from '../../core/types.ts';
import { SIDE, groundOf } from './ground.ts';
import { placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';

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
  /** Why nobody may end his way in a hex. */
  refuseEnd(s: Seen<O>, hex: string): Refusal | undefined;
  arrive(ctx: Ctx<O>, unit: string, from: string, hex: string): void;
};

export type Rail<O extends Placed> = {
  readonly choice: OpenChoice<O>;
  /** Who could go now. */
  travellers(s: Seen<O>): readonly string[];
  /** Where a unit that is in a hex could end its way. */
  goalsFrom(s: Seen<O>, hex: string): readonly string[];
};

/** By grid number the piece of railroad, from 1; by piece the hexes in which a way may end. */
type Pieces = { readonly of: Int16Array; readonly goals: readonly (readonly string[])[] };

export const rail = <O extends Placed>(p: Sheet, law: RailLaw<O>): Rail<O> => {
  const { grid } = p;
  const { sides } = groundOf(p);
  const isRail = (side: number): boolean => ((sides[side] ?? 0) & SIDE.railroad) !== 0;

  /** The open railroads of a moment, each hex with the number of its piece; 0 where none is, or it is shut. */
  const pieces = atRest((_: Sheet, s: Seen<O>): Pieces => {
    const open = law.open(s);
    const gates = law.gates(s).map(grid.index);
    const of = new Int16Array(grid.count);
    const goals: string[][] = [[]];
    for (let start = 0; start < grid.count; start++) {
      if (of[start] !== 0 || open[start] !== 1 || !isOnRail(start)) continue;
      const piece = goals.length;
      const ends: string[] = [];
      goals.push(ends);
      const queue = [start];
      of[start] = piece;
      const reach = (hex: number): void => {
        if (of[hex] !== 0 || open[hex] !== 1) return;
        of[hex] = piece;
        queue.push(hex);
      };
      for (const hex of queue) {
        if (law.refuseEnd(s, grid.id(hex)) === undefined) ends.push(grid.id(hex));
        for (let side = hex * 6; side < hex * 6 + 6; side++)
          if (isRail(side)) reach(grid.neighbours[side] ?? hex);
        if (gates.includes(hex)) gates.forEach(reach);
      }
    }
    return { of, goals };
  });
  const isOnRail = (hex: number): boolean => {
    for (let side = hex * 6; side < hex * 6 + 6; side++) if (isRail(side)) return true;
    return false;
  };

  /** The pieces that begin at a hex: its own, or those next to it where it is shut itself. */
  const piecesAt = (s: Seen<O>, hex: string): readonly number[] => {
    const { of } = pieces(p, s);
    const at = grid.index(hex);
    const own = of[at] ?? 0;
    if (own !== 0) return [own];
    const found = new Set<number>();
    for (let side = at * 6; side < at * 6 + 6; side++)
      if (isRail(side)) found.add(of[grid.neighbours[side] ?? at] ?? 0);
    found.delete(0);
    return [...found];
  };

  const refuse = (s: Seen<O>, args: Args): Refusal | undefined => {
    const [unit = '', more] = args['units'] ?? [];
    const [hex, other] = args['path'] ?? [];
    if (unit === '' || more !== undefined || hex === undefined || other !== undefined)
      return refusal('RAIL.FORM', law.rule, { side: law.side });
    const refused = law.refuseUnit(s, unit);
    if (refused !== undefined) return refused;
    const here = placeOf(s.own, unit);
    if (hex === here) return refusal('MOVE.THERE', law.rule, { units: [unit], hex });
    const to = p.isHex(hex) ? (pieces(p, s).of[grid.index(hex)] ?? 0) : 0;
    if (to === 0 || !piecesAt(s, here).includes(to))
      return refusal('RAIL.NO-WAY', law.rules.way, { unit, place: hex });
    const refusedEnd = law.refuseEnd(s, hex);
    return refusedEnd === undefined ? undefined : { ...refusedEnd, params: { ...refusedEnd.params, unit } };
  };

  const goalsOf = (s: Seen<O>, unit: string): readonly string[] => {
    const here = placeOf(s.own, unit);
    const { goals } = pieces(p, s);
    return piecesAt(s, here)
      .flatMap((piece) => goals[piece] ?? [])
      .filter((hex) => hex !== here)
      .toSorted();
  };

  const travellersAt = atRest((_: Sheet, s: Seen<O>): readonly string[] => {
    const { goals } = pieces(p, s);
    const leads = (hex: string): boolean =>
      piecesAt(s, hex).some((piece) => (goals[piece] ?? []).some((goal) => goal !== hex));
    return law
      .units(s)
      .filter((unit) => leads(placeOf(s.own, unit)) && law.refuseUnit(s, unit) === undefined);
  });
  const travellers = (s: Seen<O>): readonly string[] => travellersAt(p, s);

  return {
    travellers,
    goalsFrom: (s, hex) => piecesAt(s, hex).flatMap((piece) => pieces(p, s).goals[piece] ?? []),
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
