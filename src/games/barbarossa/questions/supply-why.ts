// Chapter 7: why a hex has its line, or none: what a line makes use of, and what stands around those who have none.
import { isHeldBy } from '../../../mechanics/control.ts';
import { openSteps } from '../../../mechanics/supply/barriers.ts';
import type { TraceOptions } from '../../../mechanics/supply/barriers.ts';
import { merged, pocketOf, sourceNote, theirSources } from '../../../mechanics/supply/bars.ts';
import type { Bar, Note } from '../../../mechanics/supply/bars.ts';
import { DNEPROPETROVSK, isSide, KERCH, ROSTOV, SIVASH } from '../07-supply/7.14-supply-lines.ts';
import { barriers, supplyMap } from '../07-supply/7.20-tracing.ts';
import type { Traced } from '../07-supply/7.20-tracing.ts';
import type { Printed, Who } from '../data/sheet.ts';

const isLakeStep = (p: Printed, a: string, b: string): boolean =>
  p.hex(b).terrain === 'all-lake' || p.sideKinds(a, b).includes('lake');

const stepNote = (p: Printed, side: Who, a: string, b: string): Note | undefined => {
  const german = side === 'german';
  if (isSide(KERCH, a, b))
    return {
      rule: german ? 'barbarossa:7.14g' : 'barbarossa:7.14f',
      why: 'supply.over.kerch',
      hexes: [a, b],
    };
  if (isSide(SIVASH, a, b)) return { rule: 'barbarossa:7.14f', why: 'supply.over.sivash', hexes: [a, b] };
  if (isLakeStep(p, a, b))
    return { rule: german ? 'barbarossa:7.14c' : 'barbarossa:7.14b', why: 'supply.over.lake', hexes: [a, b] };
  return undefined;
};

/** What a line makes use of: lakes, straits, the two junctions, its source. */
export const lineNotes = (p: Printed, side: Who, line: readonly string[]): readonly Note[] => {
  const [first, ...beyond] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined) return [];
  const steps = beyond.flatMap((to, i) => stepNote(p, side, line[i] ?? '', to) ?? []);
  const isOverKerch = beyond.some((to, i) => isSide(KERCH, line[i] ?? '', to));
  const dnepropetrovsk = p.inArea('dp', first) ? 'barbarossa:7.4a' : 'barbarossa:R72';
  const rostov = p.inArea('r', first) ? 'barbarossa:7.4e' : 'barbarossa:R72';
  const junctions: readonly Note[] = [
    ...(p.inArea('dp', first) || isOverKerch
      ? [{ rule: dnepropetrovsk, why: 'supply.over.dnepropetrovsk', hexes: [DNEPROPETROVSK] } as const]
      : []),
    ...(p.inArea('r', first) || isOverKerch
      ? [{ rule: rostov, why: 'supply.over.rostov', hexes: [ROSTOV] } as const]
      : []),
  ];
  const rule = side === 'german' ? 'barbarossa:7.3b' : 'barbarossa:7.9b';
  return [...steps, ...(side === 'german' ? junctions : []), ...sourceNote(rule, line)];
};

const barOfWorks = (p: Printed, side: Who, hex: string): Bar => {
  if (side === 'soviet') return { rule: 'barbarossa:7.20c', why: 'supply.bar.german-works' };
  return p.lines.forts.soviet.includes(hex)
    ? { rule: 'barbarossa:7.20a', why: 'supply.bar.soviet-works' }
    : { rule: 'barbarossa:7.20b', why: 'supply.bar.fortified-area' };
};

const barOfEnemy = (p: Printed, side: Who, hex: string): Bar => {
  if (!p.lines.sources[side].includes(p.grid.index(hex)))
    return { rule: 'barbarossa:7.14d', why: 'supply.bar.enemy' };
  return { rule: side === 'german' ? 'barbarossa:7.3d' : 'barbarossa:7.9c', why: 'supply.bar.source' };
};

/** barbarossa:7.4a, barbarossa:7.4b, barbarossa:7.4e, barbarossa:R72, barbarossa:R153: a line leads out, but not over the junctions. */
const barsOfJunctions = (
  p: Printed,
  s: Traced,
  hex: string,
  region: ReadonlySet<string>,
): readonly Note[] => {
  const [isInDp, isInR] = [p.inArea('dp', hex), p.inArea('r', hex)];
  const kuban: readonly Note[] =
    p.inArea('cs', hex) && isInR ? [{ rule: 'barbarossa:7.4m', why: 'supply.bar.kuban', hexes: [hex] }] : [];
  if (!isHeldBy(p, s, DNEPROPETROVSK, 'german')) {
    const rule = isInDp ? 'barbarossa:7.4b' : 'barbarossa:R72';
    return [{ rule, why: 'supply.bar.lost-junction', hexes: [DNEPROPETROVSK] }];
  }
  // Outside the R area the only line is one over Kerch, where the way to Dnepropetrovsk is open.
  const isOverKerch = !isInR && region.has(DNEPROPETROVSK);
  if ((isInR || isOverKerch) && !isHeldBy(p, s, ROSTOV, 'german')) {
    const rule = isInR ? 'barbarossa:R153' : 'barbarossa:R72';
    return [{ rule, why: 'supply.bar.lost-junction', hexes: [ROSTOV] }, ...kuban];
  }
  if (isOverKerch) return [{ rule: 'barbarossa:R72', why: 'supply.bar.junction', hexes: [ROSTOV] }];
  const city = isInR && !region.has(ROSTOV) ? ROSTOV : DNEPROPETROVSK;
  const within = isInDp ? 'barbarossa:7.4a' : 'barbarossa:R72';
  const rule = city === ROSTOV ? 'barbarossa:7.4e' : within;
  return [{ rule, why: 'supply.bar.junction', hexes: [city] }, ...kuban];
};

/** barbarossa:7.5c, barbarossa:7.6c: why coast and fortress do not feed a German hex as one might think. */
export const barsOfPlace = (p: Printed, s: Traced, hex: string): readonly Note[] => {
  const coasts = p.lines.coasts(hex);
  const azovOnly = coasts.length === 1 && coasts[0] === 'azov';
  const isFortress = s.own.markers['fc']?.includes(hex) === true;
  return [
    ...(azovOnly && !KERCH.every((shore) => isHeldBy(p, s, shore, 'german'))
      ? [{ rule: 'barbarossa:7.5c' as const, why: 'supply.bar.azov', hexes: [...KERCH] }]
      : []),
    ...(isFortress && p.hex(hex).country === 'ussr'
      ? [{ rule: 'barbarossa:7.6c' as const, why: 'supply.bar.fortress', hexes: [hex] }]
      : []),
  ];
};

/** What keeps a hex without an overland line from having one: everything around all the hexes its lines can reach. */
export const barsAround = (
  p: Printed,
  s: Traced,
  side: Who,
  hex: string,
  options: TraceOptions = {},
): readonly Note[] => {
  if (supplyMap(p, s, side, options).overland(hex)) return [];
  const found = barriers(p, s, side, options);
  const pocket = pocketOf(p, hex, openSteps(p.grid, p.lines.steps(side), found), found, {
    printed: (from, to) => p.lines.bar(side, from, to),
    closed: (at) => barOfEnemy(p, side, at),
    sealed: (at) => barOfWorks(p, side, at),
  });
  const { region, around } = pocket;
  const theirs = p.lines.sources[p.other(side)].map(p.grid.id);
  const leadsOut = p.lines.sources[side].some(
    (at) => region.has(p.grid.id(at)) && !found.closed.includes(at),
  );
  return merged([
    ...(leadsOut && side === 'german' ? barsOfJunctions(p, s, hex, region) : around),
    ...theirSources('barbarossa:7.19', pocket, theirs),
  ]);
};
