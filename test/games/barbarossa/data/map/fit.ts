// An examiner's own fit of the earth to the grid: thin plates through the control places, apart from the map maker's.
import { at, centre, readJson } from '../kit.ts';
import type { Place } from '../kit.ts';

type PlaceRow = readonly [
  name: string,
  lon: number,
  lat: number,
  rank: number,
  country: string,
  banks: string,
];
type ControlRow = readonly [name: string, lon: number, lat: number, hex: string];
export type Atlas = {
  readonly control: readonly ControlRow[];
  readonly places: readonly PlaceRow[];
  readonly rivers: Readonly<Record<string, { readonly names: readonly string[]; readonly must: boolean }>>;
  readonly orders: readonly { readonly river: string; readonly towns: readonly string[] }[];
  readonly citiesAt: readonly (readonly [city: string, river: string])[];
  readonly terrain: readonly {
    readonly region: string;
    readonly shows: readonly string[];
    readonly share: number;
    readonly points: readonly (readonly [number, number])[];
  }[];
  readonly coastal: readonly (readonly [town: string, sea: string])[];
  readonly inland: readonly string[];
  readonly lakes: readonly (readonly [name: string, lon: number, lat: number])[];
  readonly openSea: readonly (readonly [sea: string, lon: number, lat: number])[];
  readonly swamps: readonly (readonly [name: string, lon: number, lat: number])[];
  readonly uplands: readonly (readonly [name: string, lon: number, lat: number])[];
  readonly exceptions: readonly { readonly place: string; readonly what: string; readonly why: string }[];
};
export const atlas = readJson<Atlas>('map/places.json');

const KM = 6371;
const HEX_KM = 90;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Azimuthal equidistant about 51.5 N 30 E, in hexes of the stated scale; y runs south as on the grid. */
export const flat = (lon: number, lat: number): Place => {
  const [a, b, o] = [rad(51.5), rad(lat), rad(lon - 30)];
  const c = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(o));
  const k = (KM / HEX_KM) * (c === 0 ? 1 : c / Math.sin(c));
  return {
    x: k * Math.cos(b) * Math.sin(o),
    y: -k * (Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(o)),
  };
};

const bend = (a: Place, b: Place): number => {
  const d = Math.hypot(a.x - b.x, a.y - b.y);
  return d === 0 ? 0 : d * d * Math.log(d);
};

/** Gauss with the largest pivot; the right-hand sides stand behind the square. */
const solve = (rows: number[][]): void => {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(rows[j]![i]!) > Math.abs(rows[best]![i]!)) best = j;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    for (let j = 0; j < n; j++) {
      const factor = j === i ? 0 : rows[j]![i]! / rows[i]![i]!;
      if (factor !== 0) rows[j] = rows[j]!.map((value, k) => value - factor * rows[i]![k]!);
    }
  }
  for (let i = 0; i < n; i++) rows[i] = rows[i]!.map((value) => value / rows[i]![i]!);
};

/** Stiffness keeps single control places from bending the sheet. */
const STIFFNESS = 10;

const fit = (control: readonly ControlRow[]): ((lon: number, lat: number) => Place) => {
  const from = control.map(([, lon, lat]) => flat(lon, lat));
  const to = control.map(([, , , hex]) => centre(at(hex)));
  const rows = from.map((p, i) => [
    ...from.map((q, j) => bend(p, q) + (i === j ? STIFFNESS : 0)),
    1,
    p.x,
    p.y,
    to[i]!.x,
    to[i]!.y,
  ]);
  const tail = [0, 0, 0, 0, 0];
  rows.push(
    [...from.map(() => 1), ...tail],
    [...from.map((p) => p.x), ...tail],
    [...from.map((p) => p.y), ...tail],
  );
  solve(rows);
  const n = from.length;
  const weights = rows.map((row) => [row[n + 3]!, row[n + 4]!] as const);
  return (lon, lat) => {
    const p = flat(lon, lat);
    const basis = [...from.map((q) => bend(p, q)), 1, p.x, p.y];
    return {
      x: basis.reduce((sum, value, i) => sum + value * weights[i]![0], 0),
      y: basis.reduce((sum, value, i) => sum + value * weights[i]![1], 0),
    };
  };
};

export const onGrid = fit(atlas.control);
