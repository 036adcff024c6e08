// Chapter 7: why a hex has its line, or none: what a line makes use of, and what stands around those who have none.
import { distance } from '../../../hex/distance.ts';
import type { RuleId } from '../../../core/types.ts';
import { isHeldBy } from '../../../mechanics/control.ts';
import { hasUnitsOf } from '../../../mechanics/places.ts';
import { openSteps } from '../../../mechanics/supply/barriers.ts';
import type { TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { merged, pocketOf } from '../../../mechanics/supply/bars.ts';
import type { Bar, Note } from '../../../mechanics/supply/bars.ts';
import { linesOn } from '../07-supply/7.2-lines.ts';
import { barriers, supplyMap } from '../07-supply/7.2-tracing.ts';
import type { SupplyMap } from '../07-supply/7.2-tracing.ts';
import { hasFallen, isBeset, isGarrison } from '../07-supply/7.9-ports.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

/** 7.8: the hexes beyond each border that a line crosses. */
const bordersOn = (p: Printed, line: readonly string[]): readonly string[] =>
  line.filter((hex, i) => i > 0 && p.sideKinds(line[i - 1] ?? '', hex).includes('border'));

/** What a line makes use of: borders, the narrows, its source. */
export const lineNotes = (p: Printed, side: Who, line: readonly string[]): readonly Note[] => {
  const last = line.at(-1);
  if (last === undefined) return [];
  const crossed = side === 'german' ? bordersOn(p, line) : [];
  const narrows = line.filter(
    (hex, i) =>
      linesOn(p).narrows.includes(hex) &&
      [line[i - 1], line[i + 1]].some((next) => next !== undefined && linesOn(p).narrows.includes(next)),
  );
  return [
    ...(crossed.length === 0
      ? []
      : [{ rule: 'dagc:7.8', why: 'supply.over.borders', hexes: crossed } as const]),
    ...(narrows.length === 0
      ? []
      : [{ rule: 'dagc:7.2f', why: 'supply.over.narrows', hexes: narrows } as const]),
    {
      rule: side === 'german' ? 'dagc:7.7a' : 'dagc:7.10a',
      why: 'supply.over.source',
      hexes: [last],
    },
  ];
};

/** What is always in the way is told only where nothing else is. */
const EVER: readonly RuleId[] = ['dagc:7.2e', 'dagc:7.14'];

const ENEMY: Bar = { rule: 'dagc:7.2b', why: 'supply.bar.enemy' };
const ZONE: Bar = { rule: 'dagc:7.2c', why: 'supply.bar.zone' };

/** An empty source in an enemy zone, which would work with a unit in it. */
const gripped = (side: Who): Bar => ({
  rule: side === 'german' ? 'dagc:7.7c' : 'dagc:7.10d',
  why: 'supply.bar.gripped-source',
});

/** Sources that a line comes to and that do not work, and those of the enemy. */
const sourceNotes = (
  p: Printed,
  s: Seeing,
  side: Who,
  { sources }: SupplyMap,
  region: ReadonlySet<string>,
): readonly Note[] => {
  const dead = linesOn(p).sources[side].filter((hex) => region.has(hex) && !sources.includes(hex));
  const isLost = (hex: string): boolean => side === 'german' && !isHeldBy(p, s, hex, 'german');
  const notes: readonly Note[] = [
    { rule: 'dagc:7.7b', why: 'supply.bar.lost-source', hexes: dead.filter(isLost) },
    { ...gripped(side), hexes: dead.filter((hex) => !isLost(hex)) },
    {
      rule: 'dagc:7.13',
      why: 'supply.bar.their-source',
      hexes: linesOn(p).sources[p.other(side)].filter((hex) => region.has(hex)),
    },
  ];
  return notes.filter(({ hexes }) => hexes.length > 0);
};

/** What keeps a hex without a line over land from having one: everything around all the hexes its lines can reach. */
export const barsAround = (
  p: Printed,
  s: Seeing,
  side: Who,
  hex: string,
  options: TraceOptions = {},
): readonly Note[] => {
  const map = supplyMap(p, s, side, options);
  if (map.overland(hex)) return [];
  const found = barriers(p, s, side, options);
  // 7.11a: where there is a line through the marsh it is the marsh that is in the way.
  const over = linesOn(p).narrows.every((at) => isHeldBy(p, s, at, 'soviet'));
  const soviet = map.wet.overland(hex) ? (['dry', 'dry-narrows'] as const) : (['soviet', 'narrows'] as const);
  const line = side === 'german' ? 'german' : soviet[over ? 1 : 0];
  const { steps, bar } = linesOn(p);
  const { region, around } = pocketOf(p, hex, openSteps(p.grid, steps(line), found), found, {
    printed: (from, to) => bar(line, from, to),
    closed: () => ENEMY,
    sealed: (at) =>
      linesOn(p).sources[side].includes(at) && (side === 'soviet' || isHeldBy(p, s, at, 'german'))
        ? gripped(side)
        : ZONE,
  });
  if (side === 'german' && map.sources.some((source) => region.has(source)))
    return [{ rule: 'dagc:7.8', why: 'supply.bar.borders', hexes: [hex] }];
  const notes = [
    ...sourceNotes(p, s, side, map, region),
    ...around.filter(({ rule }) => !EVER.includes(rule)),
  ];
  return merged(notes.length > 0 ? notes : around);
};

/** 7.9: why the ports near a German hex do not feed it. */
export const portBars = (p: Printed, s: Seeing, side: Who, hex: string): readonly Note[] => {
  if (side === 'soviet') return [];
  const range = lineOf(p.tables.limits, 'port-range').value;
  const near = p
    .withFeature('port')
    .filter((port) => distance(p.grid, p.grid.index(hex), p.grid.index(port)) <= range);
  const { ports } = supplyMap(p, s, 'german');
  const barOf = (port: string): Bar | undefined => {
    if (hasFallen(s, port) || hasUnitsOf(p, s.own, port, 'soviet'))
      return { rule: 'dagc:7.9m', why: 'supply.bar.fallen-port' };
    if (isBeset(p, s, port))
      return { rule: isGarrison(port) ? 'dagc:7.9o' : 'dagc:7.9l', why: 'supply.bar.beset-port' };
    return ports.line(hex, port).length === 0
      ? { rule: 'dagc:7.9e', why: 'supply.bar.far-port' }
      : { rule: p.feature(port, 'city') ? 'dagc:7.9g' : 'dagc:7.9f', why: 'supply.bar.full-port' };
  };
  return merged(
    near.flatMap((port) => {
      const bar = barOf(port);
      return bar === undefined ? [] : [{ ...bar, hexes: [port] }];
    }),
  );
};
