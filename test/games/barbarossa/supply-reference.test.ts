// Chapter 7 written down a second time, as plainly as the rulebook has it: a walk from each unit, hex by hex. Boards drawn
// at random must give every unit the same state by both.
import { isHeldBy } from '../../../src/mechanics/control.ts';
import { placeOf, unitsAt } from '../../../src/mechanics/places.ts';
import { expect, it } from '@jest/globals';
import type { State } from '../../../src/core/types.ts';
import { SUPPLY_STATES, supplyOf } from '../../../src/games/barbarossa/07-supply/7.17-supply-state.ts';
import type { Own } from '../../../src/games/barbarossa/state.ts';
import { picker } from '../../../src/players/prng.ts';
import { p, stateOf } from './rules/kit.ts';

type S = State<Own>;
type Side = 'german' | 'soviet';

const LAKES: Readonly<Record<Side, readonly string[]>> = {
  german: ['greater-germany', 'hungary'],
  soviet: ['ussr', 'lithuania', 'latvia', 'estonia'],
};
const WEST = Array.from({ length: 13 }, (_, i) => `${17 + i}24`);
const EAST = Array.from({ length: 23 }, (_, i) => `${10 + i}00`).filter(
  (hex) => !['2700', '2800', '2900', '3000'].includes(hex),
);
const CRIMEA = ['3005', '3008', '3104', '3105', '3106', '3107', '3108'];

const sideOf = (unit: string): Side => (p.unit(unit).side === 'german' ? 'german' : 'soviet');
const holdsHex = (s: S, hex: string): Side | undefined => {
  const [top] = unitsAt(s.own, hex);
  return top === undefined ? undefined : sideOf(top);
};
const marked = (s: S, marker: string): readonly string[] => s.own.markers[marker] ?? [];

/** A lake has no zone and no country; it has those of its shores. */
const zoneOf = (hex: string): string | undefined =>
  p.zone(hex) ?? p.neighbours(hex).flatMap((next) => p.zone(next) ?? [])[0];
const isHomeWater = (side: Side, hex: string): boolean =>
  [p.hex(hex).country ?? p.neighbours(hex).flatMap((next) => p.hex(next).country ?? [])]
    .flat()
    .every((country) => LAKES[side].includes(country));

const isWorks = (s: S, side: Side, hex: string): boolean => {
  if (side === 'soviet')
    return (
      (p.hex(hex).fortified === 'german' || marked(s, 'eastwall').includes(hex)) &&
      !s.own.destroyed.includes(hex)
    );
  const area = marked(s, 'fa').some((at) => at === hex || (p.isHex(at) && p.areAdjacent(at, hex)));
  return (area || p.hex(hex).fortified === 'soviet') && isHeldBy(p, s, hex, 'soviet');
};

const isOpen = (s: S, side: Side, a: string, b: string): boolean => {
  const there = holdsHex(s, b);
  if ((there !== undefined && there !== side) || p.inArea('closed', b) || isWorks(s, side, b)) return false;
  if (zoneOf(a) !== zoneOf(b)) return false;
  for (const hex of [a, b]) {
    const { terrain } = p.hex(hex);
    if (terrain === 'all-sea' || (terrain === 'all-lake' && !isHomeWater(side, hex))) return false;
  }
  return p.sideKinds(a, b).every((kind) => {
    if (kind === 'lake') return isHomeWater(side, a) && isHomeWater(side, b);
    if (kind === 'strait') return side === 'soviet' || ![a, b].includes('2907');
    return kind !== 'sea';
  });
};

const isKerch = (a: string, b: string): boolean => [a, b].every((hex) => ['3105', '3106'].includes(hex));

const walk = (s: S, side: Side, from: string, overKerch = true): ReadonlySet<string> => {
  const seen = new Set([from]);
  for (const here of seen)
    for (const next of p.neighbours(here))
      if (isOpen(s, side, here, next) && (overKerch || !isKerch(here, next))) seen.add(next);
  return seen;
};

const reachesSource = (s: S, side: Side, from: string, overKerch = true): boolean => {
  const seen = walk(s, side, from, overKerch);
  return (side === 'german' ? WEST : EAST).some(
    (hex) => seen.has(hex) && [undefined, side].includes(holdsHex(s, hex)),
  );
};

const hasLine = (s: S, unit: string, hex: string): boolean => {
  const side = sideOf(unit);
  if (side === 'soviet') return reachesSource(s, side, hex);
  if (p.unit(unit).nationality !== 'german' && p.zone(hex) === 'north') return false;
  const isFree = hex === '2607' || !p.inArea('dp', hex);
  if (isFree && reachesSource(s, side, hex, false)) return true;
  if (!isHeldBy(p, s, '2607', 'german')) return false;
  const isDry = reachesSource(s, side, '2607', false);
  if (!isFree && isDry && !p.inArea('r', hex) && walk(s, side, hex, false).has('2607')) return true;
  // From the R area, and over Kerch from anywhere: through Rostov, then through Dnepropetrovsk.
  if (!isHeldBy(p, s, '2804', 'german') || !walk(s, side, hex).has('2804')) return false;
  return walk(s, side, '2804').has('2607') && (isDry || reachesSource(s, side, '2607'));
};

const hasCoast = (s: S, hex: string): boolean =>
  p.neighbours(hex).some((next) => {
    const { terrain, water } = p.hex(next);
    if (terrain !== 'all-sea') return false;
    if (water === 'baltic') return true;
    if (s.own.shipping?.mode === 'crimea') return false;
    return water !== 'azov' || ['3105', '3106'].every((shore) => isHeldBy(p, s, shore, 'german'));
  });

const isFed = (s: S, hex: string): boolean =>
  s.own.shipping?.mode === 'crimea' &&
  s.own.shipping.on &&
  CRIMEA.includes(hex) &&
  isHeldBy(p, s, '3108', 'german') &&
  walk(s, 'german', hex).has('3108');

const stateBy = (s: S, unit: string): string => {
  const hex = placeOf(s.own, unit);
  if (unit === 'ica') return 'own';
  if (hasLine(s, unit, hex)) return 'overland';
  if (sideOf(unit) === 'soviet') return marked(s, 'hc').includes(hex) ? 'garrison' : 'none';
  const isHome = [...LAKES.german, 'general-government'].includes(p.hex(hex).country ?? '');
  if (marked(s, 'fc').includes(hex) && isHome) return 'garrison';
  if (isFed(s, hex)) return 'crimea';
  if (p.unit(unit).nationality === 'german' && hasCoast(s, hex)) return 'coastal';
  return marked(s, 'aerial').includes(hex) ? 'aerial' : 'none';
};

const LAND = p.grid.ids.filter((hex) => p.isLand(hex) && !p.inArea('closed', hex));
const SOUTH_EAST = LAND.filter((hex) => Number(hex) >= 2500 && Number(hex.slice(2)) <= 9);
const SHIPPING = [
  'own shipping {"mode":"crimea","on":true,"units":[]}',
  'own shipping {"mode":"crimea","on":false,"units":[]}',
  'own shipping {"mode":"coastal","on":true,"units":[]}',
  '',
];

/** Units one to a hex, changed holders, and every marker of the chapter somewhere. */
const board = (seed: number): { readonly text: string; readonly units: readonly string[] } => {
  const draw = picker(seed);
  const from = draw(2) === 0 ? LAND : SOUTH_EAST;
  const hexes = new Map<string, string>();
  const units = new Set<string>();
  for (let n = 0; n < 70; n++) {
    const hex = from[draw(from.length)] ?? '';
    const unit = p.unitIds[draw(p.unitIds.length)] ?? '';
    if (hexes.has(hex) || units.has(unit)) continue;
    // No more of the German side in the Crimea than its ships feed.
    if (CRIMEA.includes(hex) && [...hexes.keys()].filter((at) => CRIMEA.includes(at)).length >= 5) continue;
    hexes.set(hex, unit);
    units.add(unit);
  }
  const free = LAND.filter((hex) => !hexes.has(hex));
  const any = (list: readonly string[]): string => list[draw(list.length)] ?? '';
  const held = new Map(Array.from({ length: 50 }, () => [any(free), draw(2) === 0 ? 'german' : 'soviet']));
  for (const hex of ['2607', '2804', '3105', '3106', '3108'])
    if (!hexes.has(hex) && draw(3) > 0) held.set(hex, 'german');
  const of = (side: Side): readonly string[] =>
    [...hexes].flatMap(([hex, unit]) => (sideOf(unit) === side ? [hex] : []));
  const cities = (side: Side): readonly string[] =>
    of(side)
      .filter((hex) => p.hex(hex).city !== undefined)
      .slice(0, 4);
  const lines = [
    ...[...hexes].map(([hex, unit]) => `${unit}@${hex}`),
    ...[...held].map(([hex, side]) => `held ${hex} ${side}`),
    ...cities('german').map((hex) => `marker fc ${hex}`),
    ...cities('soviet').map((hex) => `marker hc ${hex}`),
    ...Array.from({ length: 5 }, () => `marker eastwall ${any(LAND)}`),
    `marker fa ${any(LAND)}`,
    `marker aerial ${any(of('german'))}`,
    SHIPPING[draw(SHIPPING.length)] ?? '',
  ];
  return { text: lines.filter(Boolean).join('; '), units: [...units] };
};

it.each(Array.from({ length: 16 }, (_, i) => i + 1))('board %i', (seed) => {
  const { text, units } = board(seed);
  const s = stateOf(`phase german-movement; turn 9; ${text}`);
  expect(units.map((unit) => [unit, placeOf(s.own, unit), supplyOf(p, s, unit)])).toEqual(
    units.map((unit) => [unit, placeOf(s.own, unit), stateBy(s, unit)]),
  );
});

it('these boards know every state', () => {
  const found = Array.from({ length: 16 }, (_, i) => board(i + 1)).flatMap(({ text, units }) => {
    const s = stateOf(`phase german-movement; turn 9; ${text}`);
    return units.map((unit) => supplyOf(p, s, unit));
  });
  expect(SUPPLY_STATES.filter((known) => known !== 'own' && !found.includes(known))).toEqual([]);
});
