// Chapter 4: victory points. Only the Soviets have them (4.1c); what they come to now is counted whenever somebody asks.
import { entry, ledger } from '../../../core/ledger.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import type { RuleId } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { onMap, placeOf } from '../../../mechanics/places.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import { nationOf } from '../02-counters.ts';
import { PLOESTI } from '../03-set-up/3.8-hex-control.ts';
import { isOverland } from '../07-supply/7.4-tracing.ts';
import type { NetworkKey, Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

const limit = (p: Printed, id: string): number => lineOf(p.tables.limits, id).value;

/** 4.2b */
const CITIES = [
  { key: 'city', n: 1 },
  { key: 'major-city', n: 2 },
] as const;

/** 4.2d, 4.2e: what the Soviets hold now, in supply or not; 4.2c, 3.6e: eleven to begin with. */
export const cityPoints = (p: Printed, s: Seeing): Ledger =>
  ledger(
    'cities',
    CITIES.flatMap(({ key, n }) =>
      p
        .withFeature(key)
        .filter((hex) => isHeldBy(p, s, hex, 'soviet'))
        .map((hex) => entry('add', n, `cities.${key}`, 'storm:4.2b', { hex })),
    ),
  );

const holdsAll = (p: Printed, s: Seeing, key: NetworkKey): boolean =>
  p.routes(key).every((route) => route.every((hex) => isHeldBy(p, s, hex, 'soviet')));

/** 4.6, R71: no German and no Hungarian; Romanians are no matter, nor is who is off the map (R93). */
const isHungaryEmpty = (p: Printed, s: Seeing): boolean =>
  onMap(p, s, 'german').every(
    (unit) => p.hex(placeOf(s.own, unit)).country !== 'hungary' || nationOf(p, unit) === 'romanian',
  );

/** 4.9, 4.10, R70: held, with a line from the hex itself. */
const reached = (p: Printed, s: Seeing, area: string): string | undefined =>
  p
    .area(area)
    .find((hex) => p.isLand(hex) && isHeldBy(p, s, hex, 'german') && isOverland(p, s, hex, 'german'));

type Line = readonly [
  id: string,
  rule: RuleId,
  holds: boolean,
  params?: Readonly<Record<string, string | number>>,
];

/** 4.7d: who is out of supply at the end and lives is no loss. */
export const points = (p: Printed, s: Seeing): Ledger => {
  const cities = cityPoints(p, s).total;
  const { german, soviet } = s.own.lost;
  const [north, south] = [reached(p, s, 'north-east-edge'), reached(p, s, 'south-east-edge')];
  const lines: readonly Line[] = [
    // 4.2a, 4.2f
    ['advantage', 'storm:4.2a', cities >= limit(p, 'advantage'), { points: cities }],
    // 4.3a, 4.3b, R7
    ['ploesti', 'storm:4.3a', isHeldBy(p, s, PLOESTI, 'soviet'), { hex: PLOESTI }],
    ['pripyet-corridor', 'storm:4.4', holdsAll(p, s, 'pripyet-corridor')],
    ['danube-corridor', 'storm:4.5', holdsAll(p, s, 'danube-corridor')],
    ['hungary', 'storm:4.6', isHungaryEmpty(p, s)],
    ['german-losses', 'storm:4.7a', german >= limit(p, 'german-losses'), { count: german }],
    ['soviet-losses', 'storm:4.8a', soviet >= limit(p, 'soviet-losses'), { count: soviet }],
    ['north-edge', 'storm:4.9', north !== undefined, { hex: north ?? '' }],
    ['south-edge', 'storm:4.10', south !== undefined, { hex: south ?? '' }],
  ];
  return ledger(
    'points',
    lines.flatMap(([id, rule, holds, params = {}]): LedgerEntry[] =>
      holds ? [entry('add', lineOf(p.tables.points, id).points, `points.${id}`, rule, params)] : [],
    ),
  );
};
