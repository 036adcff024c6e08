// Movement by rail as games of 1941 have it: along railroads in supply, in step A, and Disrupted where one gets off.
import { refusal } from '../../core/rule-set.ts';
import type { Ctx, Seen } from '../../core/rule-set.ts';
import { atRest } from '../../core/state-cache.ts';
import type { Frozen, Refusal, RuleId, Side } from '../../core/types.ts';
import { isHeldBy } from '../control.ts';
import type { Shaken } from '../formations/disruption.ts';
import { HEX, has, hexBits } from './ground.ts';
import { hasUnitsOf, onMap, placeOf } from '../places.ts';
import { rail } from './rail.ts';
import type { Rail } from './rail.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from '../formations/unit-classes.ts';

export type RailwayLaw<O extends Shaken> = {
  readonly rule: RuleId;
  /** Nobody gets off in a zone of the enemy. */
  readonly end: RuleId;
  readonly side: Side;
  /** The area of the edge hexes by which railroads leave the map. */
  readonly gates: string;
  /** By grid number: 1 in hexes in supply. */
  fed(s: Seen<O>): Uint8Array;
  /** By grid number: 1 in a zone of the enemy. */
  zone(s: Seen<O>): Uint8Array;
  enter(ctx: Ctx<O>, unit: string, hex: string): void;
  disrupt(ctx: Ctx<O>, unit: string, rule: RuleId): void;
};

export type Railways<O extends Shaken> = Rail<O> & {
  /** Gates that no enemy town, unit or zone is in, nor next to. */
  usableGates(s: Seen<O>): readonly string[];
};

type Sees = { readonly own: Frozen<Shaken>; readonly scenario: string };

export const railways = <O extends Shaken>(p: Sheet, law: RailwayLaw<O>): Railways<O> => {
  const { rule, side } = law;
  const enemy = p.other(side);
  const seen = (s: Seen<O>): Sees => s;
  const isBarred = (s: Seen<O>, hex: string): boolean =>
    (has(hexBits(p, hex), HEX.town) && isHeldBy(p, seen(s), hex, enemy)) ||
    law.zone(s)[p.grid.index(hex)] === 1 ||
    hasUnitsOf(p, seen(s).own, hex, enemy);
  const gatesNow = atRest((_: Sheet, s: Seen<O>): readonly string[] =>
    p.area(law.gates).filter((gate) => [gate, ...p.neighbours(gate)].every((hex) => !isBarred(s, hex))),
  );
  const usableGates = (s: Seen<O>): readonly string[] => gatesNow(p, s);
  const refuseUnit = (s: Seen<O>, unit: string): Refusal | undefined => {
    if (!p.isUnit(unit) || p.sideOf(unit) !== side) return refusal('RAIL.NOT-YOURS', rule, { unit });
    const place = placeOf(seen(s).own, unit);
    if (!p.isHex(place)) return refusal('RAIL.OFF-MAP', rule, { unit, place });
    if (classOf(p, unit).isAir) return refusal('RAIL.AIR', rule, { unit });
    return seen(s).own.disrupted.includes(unit) ? refusal('RAIL.DISRUPTED', rule, { unit }) : undefined;
  };
  return {
    ...rail<O>(p, {
      verb: 'rail',
      rule,
      side,
      rules: { way: rule, end: rule },
      units: (s) => onMap(p, seen(s), side),
      refuseUnit,
      open: law.fed,
      gates: usableGates,
      refuseEnd: (s, hex) =>
        law.zone(s)[p.grid.index(hex)] === 1 && !hasUnitsOf(p, seen(s).own, hex, side)
          ? refusal('RAIL.ZONE', law.end, { hex })
          : undefined,
      arrive: (ctx, unit, from, hex) => {
        law.enter(ctx, unit, hex);
        ctx.emit({ kind: 'unit.railed', rule, data: { unit, from, hex } });
        law.disrupt(ctx, unit, rule);
      },
    }),
    usableGates,
  };
};
