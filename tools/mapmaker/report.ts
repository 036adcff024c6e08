// The tables of docs/maps.md, from a plan.
import { fitted } from './place.ts';
import type { Plan } from './plan.ts';

const two = (n: number): string => n.toFixed(2);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((w) => '-'.repeat(w))), ...rows.map(line)];
};

const rms = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);

export const controlTable = (plan: Plan): readonly string[] => {
  const { projection, leftOut } = fitted(plan);
  return table(
    ['Place', 'Hex', 'Off', 'Off if left out'],
    [
      ...plan.control.map(({ name, hex }, i) => [
        name,
        hex,
        two(projection.residuals[i] ?? 0),
        two(leftOut[i] ?? 0),
      ]),
      ['root of the mean square', '', two(rms(projection.residuals)), two(rms(leftOut))],
      ['greatest', '', two(Math.max(...projection.residuals)), two(Math.max(...leftOut))],
    ],
  );
};

/** On a map that counts points a small town that is worth none is not listed. */
const isListed = ({ features, worth }: Plan, { objective }: Plan['cities'][number]): boolean =>
  features[objective]?.capitals === true || worth === undefined || worth[objective] !== undefined;

/** Cities whose hex no rule gives: where they stand and where they fall. */
export const cityTable = (plan: Plan): readonly string[] => {
  const { hexOf, distanceTo } = fitted(plan);
  const controlled = new Set(plan.control.map(({ hex }) => hex));
  return table(
    ['City', 'Hex', 'Falls in', 'Off'],
    plan.cities
      .filter((city) => !controlled.has(city.hex) && isListed(plan, city))
      .map(({ name, hex, lon, lat }) => [
        name,
        hex,
        hexOf(lon, lat) ?? 'off the map',
        two(distanceTo(hex, lon, lat)),
      ]),
  );
};
