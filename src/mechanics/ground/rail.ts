// Movement by rail: any distance along railroads that are open, off the map by one of its gates and back by another.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, OpenChoice, Pick as Draw, Seen } from '../../core/rule-set.ts';
import { atRest, atRestBy } from '../../core/state-cache.ts';
import type { Args, Refusal, RuleId, Side } from '../../core/types.ts';
import { drawn, unitOrder } from '../entry/unit-orders.ts';
import { SIDE, groundOf } from './ground.ts';
import { lazy } from '../lazy.ts';
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
  /** Whether who stands in a hex that is shut has a railroad there to set out on; absent: wherever one leads to an open hex. */
  mayStart?(s: Seen<O>, hex: string): boolean;
  /** Hexes of the map's edge that are joined with each other beyond it. */
  gates(s: Seen<O>): readonly string[];
  /** Why nobody may end his way in a hex. */
  refuseEnd(s: Seen<O>, hex: string): Refusal | undefined;
  /** Why this unit may not, where units differ. */
  refuseArrival?(s: Seen<O>, unit: string, hex: string): Refusal | undefined;
  arrive(ctx: Ctx<O>, unit: string, from: string, hex: string): void;
};

export type Rail<O extends Placed> = {
  readonly choice: OpenChoice<O>;
  /** Who could go now. */
  travellers(s: Seen<O>): readonly string[];
  /** Where a unit that is in a hex could end its way. */
  goalsFrom(s: Seen<O>, hex: string): readonly string[];
  /** Whether one of those is this hex. */
  isGoal(s: Seen<O>, from: string, hex: string): boolean;
};

/** The railroads that are open: what they were found for, by grid number the piece from 1, and the hexes of each piece in order. */
type Pieces = {
  readonly open: Uint8Array;
  readonly gates: readonly string[];
  readonly of: Int16Array;
  readonly hexes: readonly (readonly string[])[];
};

/** Of so many hexes drawn at random the first in which the ride may end. */
const TRIES = 6;

export const rail = <O extends Placed>(p: Sheet, law: RailLaw<O>): Rail<O> => {
  const { grid } = p;
  const isRail = (side: number): boolean => ((groundOf(p).sides[side] ?? 0) & SIDE.railroad) !== 0;

  const onRail = lazy(() =>
    Uint8Array.from(grid.ids, (_, hex) => {
      for (let side = hex * 6; side < hex * 6 + 6; side++) if (isRail(side)) return 1;
      return 0;
    }),
  );

  const piecesIn = (open: Uint8Array, joined: readonly string[]): Pieces => {
    const gates = joined.map(grid.index);
    const isOnRail = onRail();
    const of = new Int16Array(grid.count);
    const hexes: string[][] = [[]];
    for (let start = 0; start < grid.count; start++) {
      if (of[start] !== 0 || open[start] !== 1 || isOnRail[start] !== 1) continue;
      const piece = hexes.length;
      const queue = [start];
      of[start] = piece;
      const reach = (hex: number): void => {
        if (of[hex] !== 0 || open[hex] !== 1) return;
        of[hex] = piece;
        queue.push(hex);
      };
      for (const hex of queue) {
        for (let side = hex * 6; side < hex * 6 + 6; side++)
          if (isRail(side)) reach(grid.neighbours[side] ?? hex);
        if (gates.includes(hex)) gates.forEach(reach);
      }
      hexes.push(queue.map(grid.id).toSorted());
    }
    return { open, gates: joined, of, hexes };
  };

  /** Most orders alter nothing that opens a railroad or shuts it. */
  let last: Pieces | undefined;

  /** The open railroads of a moment, each hex with the number of its piece; 0 where none is, or it is shut. */
  const pieces = atRest((_: Sheet, s: Seen<O>): Pieces => {
    const open = law.open(s);
    const gates = law.gates(s);
    if (last?.open !== open || last.gates.join() !== gates.join()) last = piecesIn(open, gates);
    return last;
  });

  /** The pieces that begin at a hex: its own, or those next to it where it is shut itself. */
  const piecesAt = (s: Seen<O>, hex: string): readonly number[] => {
    const { of } = pieces(p, s);
    const at = grid.index(hex);
    const own = of[at] ?? 0;
    if (own !== 0) return [own];
    if (law.mayStart?.(s, hex) === false) return [];
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
    if (refusedEnd !== undefined) return { ...refusedEnd, params: { ...refusedEnd.params, unit } };
    return law.refuseArrival?.(s, unit, hex);
  };

  const isEnd = (s: Seen<O>, hex: string): boolean => law.refuseEnd(s, hex) === undefined;
  const mayArrive = (s: Seen<O>, unit: string, hex: string): boolean =>
    law.refuseArrival?.(s, unit, hex) === undefined;
  const goalsOfPiece = atRestBy((_: Sheet, s: Seen<O>, piece: number): readonly string[] =>
    (pieces(p, s).hexes[piece] ?? []).filter((hex) => isEnd(s, hex)),
  );
  const goalsFrom = (s: Seen<O>, hex: string): readonly string[] => {
    const [only, ...more] = piecesAt(s, hex);
    if (only === undefined) return [];
    const goals = goalsOfPiece(p, s, only);
    return more.length === 0
      ? goals
      : [only, ...more].flatMap((piece) => goalsOfPiece(p, s, piece)).toSorted();
  };
  const goalsOf = (s: Seen<O>, unit: string): readonly string[] => {
    const here = placeOf(s.own, unit);
    return goalsFrom(s, here).filter((hex) => hex !== here && mayArrive(s, unit, hex));
  };
  const isGoal = (s: Seen<O>, from: string, hex: string): boolean => {
    const piece = pieces(p, s).of[grid.index(hex)] ?? 0;
    return piece !== 0 && piecesAt(s, from).includes(piece) && isEnd(s, hex);
  };

  const travellersAt = atRest((_: Sheet, s: Seen<O>): readonly string[] => {
    const { hexes } = pieces(p, s);
    const leads = (here: string, unit: string): boolean =>
      piecesAt(s, here).some(
        (piece) =>
          hexes[piece]?.some((hex) => hex !== here && isEnd(s, hex) && mayArrive(s, unit, hex)) === true,
      );
    return law
      .units(s)
      .filter((unit) => law.refuseUnit(s, unit) === undefined && leads(placeOf(s.own, unit), unit));
  });
  const travellers = (s: Seen<O>): readonly string[] => travellersAt(p, s);

  /** Where units differ it takes long to look at all hexes: some are tried. */
  const tried = (s: Seen<O>, unit: string, pick: Draw): string | undefined => {
    const here = placeOf(s.own, unit);
    const hexes = goalsFrom(s, here);
    for (let n = 0; n < TRIES; n++) {
      const hex = drawn(hexes, pick);
      if (hex !== undefined && hex !== here && mayArrive(s, unit, hex)) return hex;
    }
    return undefined;
  };

  return {
    travellers,
    goalsFrom,
    isGoal,
    choice: unitOrder<O>({
      verb: law.verb,
      rule: law.rule,
      nobody: refusal('RAIL.NOBODY', law.rule, { side: law.side }),
      able: travellers,
      ways: (s, unit) => goalsOf(s, unit).map((hex) => ({ units: [unit], path: [hex] })),
      refuse,
      draw: (s, unit, pick) => {
        const hex = law.refuseArrival === undefined ? drawn(goalsOf(s, unit), pick) : tried(s, unit, pick);
        return hex === undefined ? undefined : { units: [unit], path: [hex] };
      },
      take: (ctx, args) => {
        const [unit = ''] = args['units'] ?? [];
        const [hex = ''] = args['path'] ?? [];
        law.arrive(ctx, unit, placeOf(ctx.seen.own, unit), hex);
      },
    }),
  };
};
