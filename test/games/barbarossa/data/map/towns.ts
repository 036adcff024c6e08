// Where towns fall on the board, and on which bank of a river a hex lies.
import { atlas, onGrid } from './fit.ts';
import {
  all,
  at,
  centre,
  countryOf,
  course,
  isLand,
  isRight,
  line,
  map,
  neighbours,
  plain,
  readJson,
  rivers,
} from '../kit.ts';
import type { Place, Reach } from '../kit.ts';

/** How far over a hexside a place may be shifted to fit the grid, in hexes. */
const LEEWAY = 0.35;

const byDistance = (p: Place): number[] =>
  all.toSorted((a, b) => {
    const [c, d] = [centre(a), centre(b)];
    return Math.hypot(c.x - p.x, c.y - p.y) - Math.hypot(d.x - p.x, d.y - p.y);
  });
export const hexOf = (p: Place): number => byDistance(p)[0]!;

/** How far outside a pointy-top hex of width 1 a point lies; 0 within. */
const outside = (hex: number, p: Place): number => {
  const c = centre(hex);
  const away = [0, 60, 120, 180, 240, 300].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return (p.x - c.x) * Math.cos(a) + (p.y - c.y) * Math.sin(a) - 0.5;
  });
  return Math.max(0, ...away);
};

/** The hex of a place, then those it lies close to. */
export const hexesNear = (p: Place): readonly number[] =>
  byDistance(p)
    .slice(0, 7)
    .filter((hex, i) => i === 0 || outside(hex, p) <= LEEWAY);

const SAME: Readonly<Record<string, string>> = {
  gorki: 'gorky',
  rostov: 'rostovondon',
  krakow: 'cracow',
  lodz: 'litzmannstadt',
  kaliningrad: 'konigsberg',
  voroshilovsk: 'stavropol',
};
const key = (name: string): string => SAME[plain(name)] ?? plain(name);
type NameRow = readonly [name: string, lon: number, lat: number, country: string];
const lesser = readJson<{ readonly names: readonly NameRow[] }>('map/names.json').names;
const listed = new Map(
  [...lesser, ...atlas.control, ...atlas.places].map(([name, lon, lat]) => [key(name), { lon, lat }]),
);
export const townPoint = (name: string): Place | undefined => {
  const found = listed.get(key(name));
  return found === undefined ? undefined : onGrid(found.lon, found.lat);
};

/** The rivers of the map that bear the name; the Volga leaves the map and comes back. */
export const named = (river: string): readonly string[] =>
  rivers.filter((id) =>
    atlas.rivers[river]?.names.some(
      (name) => plain(name) === plain(map.rivers[id]?.name ?? '') || plain(name) === plain(id),
    ),
  );
const reachesOf = (river: string): readonly Reach[] => named(river).flatMap((id) => course(id).reaches);

const touches = (reach: Reach, hex: number): boolean => reach.left === hex || reach.right === hex;

/** The bank of the nearest hex that the river touches, going there without crossing the river. */
export const bankOf = (
  hex: number,
  river: string,
  point: Place | undefined,
): 'left' | 'right' | 'neither' => {
  const reaches = reachesOf(river);
  const bars = new Set(reaches.map(({ left, right }) => `${Math.min(left, right)} ${Math.max(left, right)}`));
  let ring = [hex];
  const seen = new Set(ring);
  for (let steps = 0; steps < 5; steps++) {
    const met = reaches.filter((reach) => ring.some((h) => touches(reach, h)));
    if (met.length > 0) {
      const p = point ?? centre(hex);
      const away = (r: Reach): number =>
        Math.hypot((r.from.x + r.to.x) / 2 - p.x, (r.from.y + r.to.y) / 2 - p.y);
      const nearest = met.toSorted((a, b) => away(a) - away(b))[0]!;
      const bank = ring.find((h) => touches(nearest, h))!;
      return isRight(nearest.from, nearest.to, centre(bank)) ? 'right' : 'left';
    }
    ring = ring.flatMap((a) =>
      neighbours(a).filter((b) => b >= 0 && !seen.has(b) && !bars.has(`${Math.min(a, b)} ${Math.max(a, b)}`)),
    );
    for (const h of ring) seen.add(h);
  }
  return 'neither';
};

const places = new Map([
  ...lesser.map(([name, , , country]) => [key(name), { country, banks: '' }] as const),
  ...atlas.places.map(([name, , , , country, banks]) => [key(name), { country, banks }] as const),
]);

/** Which of the things said of a place a hex has: land, country, and how many banks it gets wrong. */
export const faults = (name: string, hex: number): { land: boolean; country: boolean; banks: number } => {
  const { country, banks } = places.get(key(name)) ?? { country: '', banks: '' };
  const wrong = banks.split(', ').filter((part) => {
    const [river = '', bank = ''] = part.split(' ');
    return named(river).length > 0 && bankOf(hex, river, townPoint(name)) !== bank;
  });
  return {
    land: isLand(hex),
    country: country === '' || country.split('|').includes(countryOf(hex)),
    banks: wrong.length,
  };
};
const failures = (name: string, hex: number): number => {
  const { land, country, banks } = faults(name, hex);
  return (land ? 0 : 100) + (country ? 0 : 10) + banks;
};

/** Where the board must show a town: the city's own hex, a control place's hex, or the best of those near it. */
export const townHex = (name: string): number => {
  const city = all.find((hex) => line(hex).city !== undefined && key(line(hex).city ?? '') === key(name));
  if (city !== undefined) return city;
  const control = atlas.control.find(([n]) => key(n) === key(name));
  if (control !== undefined) return at(control[3]);
  const point = townPoint(name);
  if (point === undefined) return -1;
  const near = hexesNear(point);
  return near.toSorted((a, b) => failures(name, a) - failures(name, b))[0] ?? -1;
};

/** Which stretch of a river a hex lies at: the first and last reach it touches, or those of its neighbours. */
export const riverSteps = (hex: number, river: string): { first: number; last: number; away: number } => {
  const reaches = reachesOf(river);
  if (hex < 0) return { first: -1, last: -1, away: 99 };
  let ring = [hex];
  for (let away = 0; away < 4; away++) {
    const met = reaches.flatMap((reach, i) => (ring.some((h) => touches(reach, h)) ? [i] : []));
    if (met.length > 0) return { first: met[0]!, last: met.at(-1)!, away };
    ring = [...new Set([...ring, ...ring.flatMap((h) => neighbours(h).filter((b) => b >= 0))])];
  }
  return { first: -1, last: -1, away: 99 };
};
