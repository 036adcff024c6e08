// The law of movement of a second game: one unit at a time under zones of control that cost, on a board of twenty-five
// hexes.
//
//   w1 and w2 stand in 0202, beside e1 in the marsh 0303; w3 is in the rough 0103. 0203 is an eastern line.
import { entry } from '../../src/core/ledger.ts';
import { refusal } from '../../src/core/rule-set.ts';
import type { Seen } from '../../src/core/rule-set.ts';
import type { Refusal, State } from '../../src/core/types.ts';
import { control } from '../../src/mechanics/control.ts';
import type { Marching, MoveLaw } from '../../src/mechanics/movement/law.ts';
import { hasUnitsOf, placeOf, unitsAt } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { isInZone, zoneCost } from '../../src/mechanics/zones.ts';
import type { ZoneCosts, ZoneLaw } from '../../src/mechanics/zones.ts';
import { tinySet } from '../board/tiny.ts';

export type Own = Marching & { cut: Record<string, number> };
export type Seeing = Seen<Own>;

export const p = sheetOf(tinySet());
const door = control<Own>(p, { rule: 'tiny:3.3' });

export const zones: ZoneLaw = { sheet: p, exerts: (_, unit) => !p.isKind(unit, 'guard') };
const ZONE_COSTS: ZoneCosts = { enter: 1, leave: 1, rules: { enter: 'tiny:8.3', leave: 'tiny:8.4' } };
const GROUND: Readonly<Record<string, number>> = { clear: 1, rough: 2, marsh: 3, 'desert-steppe': 1 };
const ALLOWANCE = 5;

const isFast = (unit: string): boolean => p.unit(unit).type === 'tank';

/** No unit goes from zone to zone into a line of the enemy, and none of the west into one at all. */
const refuseLine = (s: Seeing, unit: string, from: string, to: string): Refusal | undefined => {
  const side = p.sideOf(unit);
  if (p.hex(to).fortified === undefined || p.hex(to).fortified === side) return undefined;
  if (side === 'west') return refusal('MOVE.LINE', 'tiny:9.12', { unit, hex: to });
  return isInZone(zones, s, from, 'west') && isInZone(zones, s, to, 'west')
    ? refusal('MOVE.ZONE-LINE', 'tiny:8.3', { unit, hex: to })
    : undefined;
};

export const law: MoveLaw = {
  sheet: p,
  rules: {
    move: 'tiny:9.2',
    phase: 'tiny:9.1',
    end: 'tiny:9.1',
    once: 'tiny:9.2',
    map: 'tiny:9.11',
    enemy: 'tiny:9.4',
    points: () => 'tiny:9.3',
    alone: 'tiny:6.3',
    together: 'tiny:6.3',
    parted: 'tiny:6.3',
    slowest: 'tiny:6.3',
    apart: 'tiny:6.3',
    split: 'tiny:6.3',
    sum: 'tiny:9.5',
  },
  allowance: (s: Seeing, unit, sink) => {
    const die = s.own.cut[s.own.phase.origins[unit] ?? placeOf(s.own, unit)];
    sink?.(entry('set', die ?? ALLOWANCE, 'allowance', 'tiny:7.3'));
    return die ?? ALLOWANCE;
  },
  refuseStep: (_, unit, from, to) =>
    !p.areAdjacent(from, to) ||
    !p.isLand(to) ||
    p.sideKinds(from, to).some((kind) => kind === 'sea' || kind === 'lake')
      ? refusal('MOVE.WATER', 'tiny:9.7', { unit, from, hex: to })
      : undefined,
  price: (_, unit, from, to, sink) => {
    const { terrain } = p.hex(to);
    const ground = isFast(unit) ? 1 : (GROUND[terrain] ?? 1);
    const river = p.sideKinds(from, to).includes('river') ? 1 : 0;
    sink?.(entry('add', ground, `cost.${terrain}`, 'tiny:9.5', { hex: to }));
    if (river > 0) sink?.(entry('add', river, 'cost.river', 'tiny:9.6', { hex: to }));
    return ground + river;
  },
  classOf: (_, unit) => ({ key: `${p.sideOf(unit)} ${isFast(unit)}`, lasts: true }),
  isApart: (from, to) => p.sideKinds(from, to).includes('strait'),
  bars: (s: Seeing, { units: [unit = ''], side }, from, to) => {
    if (hasUnitsOf(p, s.own, to, p.other(side)))
      return refusal('MOVE.ENEMY', 'tiny:9.4', { units: [unit], hex: to });
    if (unitsAt(s.own, to).length >= 2) return refusal('STACK.FULL', 'tiny:6.5', { hex: to });
    return refuseLine(s, unit, from, to);
  },
  surcharge: (s, { units: [unit = ''], side }, from, to, sink) => {
    let cost = zoneCost(zones, s, ZONE_COSTS, side, from, to, sink);
    for (const [hex, why] of [
      [to, 'cost.stack-in'],
      [from, 'cost.stack-out'],
    ] as const)
      if (unitsAt(s.own, hex).some((other) => other !== unit)) {
        cost += 1;
        sink?.(entry('add', 1, why, 'tiny:6.4', { hex }));
      }
    return cost;
  },
  isMobile: () => true,
  enter: (ctx, units, _, to) => {
    door.enter(ctx as Parameters<typeof door.enter>[0], units, to);
    return undefined;
  },
  prizes: ['0305', '0202'],
  pace: (unit) => p.unit(unit).type,
};

export const PLACES = { '0202': ['w1', 'w2'], '0103': ['w3'], '0303': ['e1'], '0305': ['e3'], away: ['e2'] };

export const stateOf = ({
  places = PLACES as Record<string, string[]>,
  cut = {},
  phasing = 'west',
}): State<Own> => ({
  format: 1,
  game: 'tiny',
  rules: '1',
  scenario: 'meeting',
  options: {},
  clock: { turn: 1, phase: 'movement', phasing },
  drawn: 0,
  standing: [],
  own: {
    places: structuredClone(places),
    held: {},
    markers: {},
    cut,
    phase: { moved: [], afoot: [], spent: {}, origins: {} },
  },
  stack: [{ proc: 'turn', step: 'orders', vars: {} }],
});
