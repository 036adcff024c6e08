// Zones of control: which hexes the units of a side have in their grip, and what it costs to come in and go out.
import { entry } from '../core/ledger.ts';
import type { Sink } from '../core/ledger.ts';
import { atRestBy } from '../core/state-cache.ts';
import type { RuleId, Side } from '../core/types.ts';
import { hasUnitsOf, stacks, unitsAt, whileNobodyMoves } from './places.ts';
import type { Sight } from './places.ts';
import type { Sheet } from './sheet.ts';

/** Its functions are methods, so that a game may hand in its own with the fuller state it keeps. */
export type ZoneLaw = {
  readonly sheet: Sheet;
  /** Whether a unit has a zone, as it is now; absent: every unit has one. */
  exerts?(s: Sight, unit: string): boolean;
  /** Whether a zone reaches from a hex into the next; absent: everywhere. */
  into?(s: Sight, from: string, to: string, unit: string): boolean;
};

const zoneIn = (law: ZoneLaw, s: Sight, of: Side): Uint8Array => {
  const { sheet } = law;
  const { grid } = sheet;
  const zone = new Uint8Array(grid.count);
  for (const { place, hex, units, top, bottom } of stacks(sheet, s)) {
    if (top !== of && bottom !== of) continue;
    for (const unit of units) {
      if ((top !== bottom && sheet.sideOf(unit) !== of) || law.exerts?.(s, unit) === false) continue;
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = grid.neighbours[d] ?? -1;
        if (to < 0 || zone[to] === 1) continue;
        if (law.into?.(s, place, grid.id(to), unit) !== false) zone[to] = 1;
      }
      // Where zones reach everywhere, the rest of a stack adds nothing to that of one.
      if (law.into === undefined) break;
    }
  }
  return zone;
};

/** Of units that all have a zone, which reaches everywhere. */
const plainZone = whileNobodyMoves((sheet: Sheet, s: Sight, of: Side) => zoneIn({ sheet }, s, of));

/** By grid number: 1 for each hex in a zone of a side. */
export const zoneOf = atRestBy((law: ZoneLaw, s: Sight, of: Side): Uint8Array =>
  law.exerts === undefined && law.into === undefined ? plainZone(law.sheet, s, of) : zoneIn(law, s, of),
);

/** Whether a hex is in a zone of a side, whoever stands there. */
export const isInZone = (law: ZoneLaw, s: Sight, hex: string, of: Side): boolean => {
  const { sheet } = law;
  for (const from of sheet.neighbours(hex))
    for (const unit of unitsAt(s.own, from))
      if (
        sheet.sideOf(unit) === of &&
        law.exerts?.(s, unit) !== false &&
        law.into?.(s, from, hex, unit) !== false
      )
        return true;
  return false;
};

/** Whether it is, with nobody of the other side in the hex to make it nothing. */
export const isInOpenZone = (law: ZoneLaw, s: Sight, hex: string, of: Side): boolean =>
  isInZone(law, s, hex, of) && !hasUnitsOf(law.sheet, s.own, hex, law.sheet.other(of));

/** What it costs to come into a zone of the enemy and to go out of one; from one into the next both are paid. */
export type ZoneCosts = {
  readonly enter: number;
  readonly leave: number;
  readonly rules: { readonly enter: RuleId; readonly leave: RuleId };
};

export const zoneCost = (
  law: ZoneLaw,
  s: Sight,
  { enter, leave, rules }: ZoneCosts,
  side: Side,
  from: string,
  to: string,
  sink?: Sink,
): number => {
  const enemy = law.sheet.other(side);
  let cost = 0;
  if (isInZone(law, s, to, enemy)) {
    cost += enter;
    sink?.(entry('add', enter, 'cost.zone-in', rules.enter, { hex: to }));
  }
  if (isInZone(law, s, from, enemy)) {
    cost += leave;
    sink?.(entry('add', leave, 'cost.zone-out', rules.leave, { hex: from }));
  }
  return cost;
};

/** The same for the floods of one state, by number of hex. */
export const zoneCostOf = (
  law: ZoneLaw,
  s: Sight,
  { enter, leave }: ZoneCosts,
  side: Side,
): ((from: number, to: number) => number) => {
  const zone = zoneOf(law, s, law.sheet.other(side));
  return (from, to) => (zone[to] === 1 ? enter : 0) + (zone[from] === 1 ? leave : 0);
};

/** For whoever looks at the map: the hexes in the zones of each side. Only for games where everybody may know them. */
export const zonesSeen = (law: ZoneLaw, s: Sight): ReadonlyMap<Side, ReadonlySet<string>> => {
  const { grid, sides } = law.sheet;
  const hexesIn = (side: Side): ReadonlySet<string> => {
    const zone = zoneOf(law, s, side);
    return new Set(grid.ids.filter((_, hex) => zone[hex] === 1));
  };
  return new Map(sides.map((side) => [side, hexesIn(side)]));
};
