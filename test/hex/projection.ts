// Azimuthal equidistant projection onto a sphere of 6371 km, as the maps without printed sheets are laid out.
import { hexAt } from '../../src/hex/hex-at-point.ts';
import type { Grid } from '../../src/hex/grid.ts';

export type Projection = {
  readonly lat0: number;
  readonly lon0: number;
  readonly hexKm: number;
  /** Where the hex in the north-east corner has its centre. */
  readonly eastEdgeXKm: number;
  readonly northEdgeYKm: number;
};

const earth = 6371;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const deg = (radians: number): number => (radians * 180) / Math.PI;

function toKm({ lat0, lon0 }: Projection, lat: number, lon: number): [x: number, y: number] {
  const [a, b, l] = [rad(lat0), rad(lat), rad(lon - lon0)];
  const c = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(l));
  const k = c === 0 ? earth : (earth * c) / Math.sin(c);
  return [
    k * Math.cos(b) * Math.sin(l),
    k * (Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(l)),
  ];
}

const cornerOf = (grid: Grid): number => grid.index('1000');

export function hexOfPlace(grid: Grid, p: Projection, lat: number, lon: number): string {
  const [x, y] = toKm(p, lat, lon);
  const corner = cornerOf(grid);
  const found = hexAt(
    grid,
    grid.x[corner]! + (x - p.eastEdgeXKm) / p.hexKm,
    grid.y[corner]! + (p.northEdgeYKm - y) / p.hexKm,
  );
  return found < 0 ? 'off the map' : grid.id(found);
}

export function placeOfHex(grid: Grid, p: Projection, hex: number): [lat: number, lon: number] {
  const corner = cornerOf(grid);
  const x = p.eastEdgeXKm + (grid.x[hex]! - grid.x[corner]!) * p.hexKm;
  const y = p.northEdgeYKm - (grid.y[hex]! - grid.y[corner]!) * p.hexKm;
  const rho = Math.hypot(x, y);
  if (rho === 0) return [p.lat0, p.lon0];
  const [a, c] = [rad(p.lat0), rho / earth];
  const lat = Math.asin(Math.cos(c) * Math.sin(a) + (y * Math.sin(c) * Math.cos(a)) / rho);
  const lon = Math.atan2(x * Math.sin(c), rho * Math.cos(a) * Math.cos(c) - y * Math.sin(a) * Math.sin(c));
  return [deg(lat), p.lon0 + deg(lon)];
}
