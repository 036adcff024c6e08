// From longitude and latitude to the plane of a printed map: an azimuthal projection, then an affine fit to places
// whose hexes are known, then a thin-plate correction that spreads what the fit leaves over smoothly.

export type Point = readonly [x: number, y: number];

export type ControlPlace = {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** A hex, or the two of a side whose middle it is, such as 1803/1804. */
  readonly hex: string;
  /** How much it counts for; 1 if absent. Half for a place that is known less well. */
  readonly weight?: number;
};

export type Projection = {
  readonly toPlane: (lon: number, lat: number) => Point;
  /** Distance of each control place from the centre of its hex, in hex widths. */
  readonly residuals: readonly number[];
};

const EARTH_KM = 6371;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Azimuthal equidistant about a centre, in units of `km`. */
export const azimuthal =
  (centre: Point, km: number) =>
  (lon: number, lat: number): Point => {
    const [lon0, lat0] = [rad(centre[0]), rad(centre[1])];
    const [l, p] = [rad(lon) - lon0, rad(lat)];
    const cos = Math.sin(lat0) * Math.sin(p) + Math.cos(lat0) * Math.cos(p) * Math.cos(l);
    const angle = Math.acos(Math.min(1, Math.max(-1, cos)));
    const k = angle === 0 ? 1 : angle / Math.sin(angle);
    const scale = (EARTH_KM / km) * k;
    return [
      scale * Math.cos(p) * Math.sin(l),
      scale * (Math.cos(lat0) * Math.sin(p) - Math.sin(lat0) * Math.cos(p) * Math.cos(l)),
    ];
  };

/** Gaussian elimination with partial pivoting; rows carry their right-hand sides behind the square. */
export const solve = (rows: readonly (readonly number[])[]): number[][] => {
  const n = rows.length;
  const m = rows.map((row) => [...row]);
  const at = (r: number, c: number): number => m[r]?.[c] ?? 0;
  for (let c = 0; c < n; c++) {
    let best = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(at(r, c)) > Math.abs(at(best, c))) best = r;
    if (Math.abs(at(best, c)) < 1e-12) throw new Error('The control places do not fix a plane');
    const [pivot, other] = [m[best], m[c]];
    if (pivot === undefined || other === undefined) throw new Error('A row is missing');
    m[c] = pivot;
    m[best] = other;
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const factor = at(r, c) / at(c, c);
      if (factor === 0) continue;
      m[r] = (m[r] ?? []).map((value, k) => value - factor * at(c, k));
    }
  }
  return m.map((row, r) => row.slice(n).map((value) => value / at(r, r)));
};

const bump = (r: number): number => (r === 0 ? 0 : r * r * Math.log(r));

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * A thin plate through points `from` toward `to`. `stiffness` 0 goes through every point, a very high one is the plain
 * affine fit. A point of less weight is gone through less closely.
 */
export const thinPlate = (
  from: readonly Point[],
  to: readonly Point[],
  stiffness: number,
  weights: readonly number[] = [],
): ((p: Point) => Point) => {
  const rows = [
    ...from.map((p, i) => [
      ...from.map((q, k) => bump(distance(p, q)) + (i === k ? stiffness / (weights[i] ?? 1) : 0)),
      1,
      p[0],
      p[1],
      ...(to[i] ?? p),
    ]),
    ...[() => 1, (p: Point) => p[0], (p: Point) => p[1]].map((f) => [...from.map(f), 0, 0, 0, 0, 0]),
  ];
  const w = solve(rows);
  const n = from.length;
  return (p) => {
    const terms = [...from.map((q) => bump(distance(p, q))), 1, p[0], p[1]];
    const sum = (axis: 0 | 1): number => terms.reduce((all, t, i) => all + t * (w[i]?.[axis] ?? 0), 0);
    if (w.length !== n + 3) throw new Error('The plate has lost a term');
    return [sum(0), sum(1)];
  };
};

export const fitProjection = (
  places: readonly ControlPlace[],
  centreOf: (hex: string) => Point,
  setting: { readonly centre: Point; readonly km: number; readonly stiffness: number },
): Projection => {
  const flat = azimuthal(setting.centre, setting.km);
  const from = places.map(({ lon, lat }) => flat(lon, lat));
  const to = places.map(({ hex }) => centreOf(hex));
  const plate = thinPlate(
    from,
    to,
    setting.stiffness,
    places.map(({ weight = 1 }) => weight),
  );
  const toPlane = (lon: number, lat: number): Point => plate(flat(lon, lat));
  const residuals = places.map(({ lon, lat }, i) => distance(toPlane(lon, lat), to[i] ?? [0, 0]));
  return { toPlane, residuals };
};

/** How far each place would be off if it had not been used for the fit. */
export const leaveOneOut = (
  places: readonly ControlPlace[],
  centreOf: (hex: string) => Point,
  setting: { readonly centre: Point; readonly km: number; readonly stiffness: number },
): readonly number[] =>
  places.map((place, i) => {
    const rest = fitProjection(places.toSpliced(i, 1), centreOf, setting);
    return distance(rest.toPlane(place.lon, place.lat), centreOf(place.hex));
  });
