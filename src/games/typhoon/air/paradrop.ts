// Airpower: the drop of the 5th Parachute Corps (AIR.21 to AIR.26, R55).
import { refusal } from '../../../core/rule-set.ts';
import type { Refusal } from '../../../core/types.ts';
import { hexesBetween } from '../../../mechanics/air/bases.ts';
import type { DropLaw } from '../../../mechanics/air/paradrop.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { isDisrupted } from '../../../mechanics/disruption.ts';
import { HEX, has, hexBits } from '../../../mechanics/ground.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { hasUnitsOf, onMap, placeOf } from '../../../mechanics/places.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import { rowOf } from '../../../mechanics/die-index.ts';
import type { Printed } from '../data/sheet.ts';
import { eliminate } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { limit } from '../sequence/pulse-now.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own, Seeing } from '../state.ts';
import { supplyMap } from '../supply/lines.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';
import { airOf } from './air-law.ts';

const isParachute = (p: Printed, unit: string): boolean => classOf(p, unit).type === 'parachute';

/** Where units that can be dropped are as a turn begins (AIR.22). */
export const beganAt = (p: Printed, own: Pick<Seeing['own'], 'places'>): Record<string, string> =>
  Object.fromEntries(
    p.unitIds.filter((unit) => isParachute(p, unit)).map((unit) => [unit, placeOf(own, unit)]),
  );

/** A Russian city or town that a line of supply reaches now. */
const isFedTown = (p: Printed, s: Seeing, hex: string): boolean =>
  has(hexBits(p, hex), HEX.town) &&
  isHeldBy(p, s, hex, 'russian') &&
  supplyMap(p, s, 'russian').overland(hex);

const refuseTakeOff = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const from = placeOf(s.own, unit);
  if (isDisrupted(s, unit)) return refusal('DROP.DISRUPTED', 'typhoon:DIS.1', { unit });
  if (!isFedTown(p, s, from)) return refusal('DROP.TAKE-OFF', 'typhoon:AIR.22', { unit, hex: from });
  return s.own.turn.began[unit] === from
    ? undefined
    : refusal('DROP.CAME', 'typhoon:AIR.22', { unit, hex: from });
};

/** AIR.23: armies, cities and towns in supply. */
const anchors = (p: Printed, s: Seeing): readonly string[] => [
  ...airOf(p)
    .bases(s, 'russian')
    .map((unit) => placeOf(s.own, unit)),
  ...p.grid.ids.filter((hex) => isFedTown(p, s, hex)),
];

const inReach = (p: Printed, s: Seeing): readonly string[] => {
  const found = anchors(p, s);
  const most = limit(p, 'drop-range');
  return p.grid.ids.filter(
    (hex) => p.isLand(hex) && found.some((from) => hexesBetween(p, from, hex) <= most),
  );
};

const refuseLanding = (p: Printed, s: Seeing, unit: string, hex: string): Refusal | undefined => {
  if (hex === placeOf(s.own, unit)) return refusal('MOVE.THERE', 'typhoon:AIR.23', { units: [unit], hex });
  if (hasUnitsOf(p, s.own, hex, 'german')) return refusal('DROP.ON-GERMANS', 'typhoon:AIR.21', { unit, hex });
  const most = limit(p, 'drop-range');
  if (!inReach(p, s).includes(hex)) return refusal('DROP.TOO-FAR', 'typhoon:AIR.23', { unit, hex, most });
  return refuseStack(p, s, hex, 'russian', [unit]);
};

export const dropOf = perSheet((p: Printed): DropLaw<Own> => ({
  air: airOf(p),
  rules: {
    drop: 'typhoon:AIR.21',
    carrier: 'typhoon:AIR.21',
    disrupted: 'typhoon:AIR.24',
    zone: 'typhoon:AIR.25',
  },
  korps: (s, side) => onMap(p, s, side).filter((unit) => isParachute(p, unit)),
  isCarrier: (unit) => p.isKind(unit, 'front-aviation'),
  refuseTakeOff: (s, unit) => refuseTakeOff(p, s, unit),
  hexes: (s) => inReach(p, s),
  refuseLanding: (s, unit, hex) => refuseLanding(p, s, unit, hex),
  isRisky: (s, _, hex) => isInEnemyZone(p, s, hex, 'russian') && !hasUnitsOf(p, s.own, hex, 'russian'),
  isLost: (s, face) => rowOf(s, face) <= limit(p, 'drop-lost'),
  land: (ctx, unit, hex) => enterHex(p, ctx, [unit], hex),
  eliminate: (ctx, units, rule) => eliminate(p, ctx, units, rule, 'air'),
}));
