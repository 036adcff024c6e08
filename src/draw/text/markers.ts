// Markers that lie on the map: a sign in the hex where there is room for one, and in the legend which they are.
import type { Zoom } from '../viewport.ts';
import type { Drawing } from './draw-map.ts';
import type { Ground, Meaning } from './map-model.ts';
import type { Lying, Table } from './board-map.ts';
import { without } from './visible-signs.ts';
import type { Signs } from './signs.ts';

const isOn = ({ markers }: Pick<Lying, 'markers'>, hex: string): boolean =>
  (markers.get(hex) ?? []).length > 0;

/** In the last blank of a text, if it has one. */
const inBlank = (text: string, sign: string): string | undefined => {
  const at = text.lastIndexOf(' ');
  return at < 0 ? undefined : text.slice(0, at) + sign + text.slice(at + 1);
};

const onSmall = (ground: Ground, sign: string, isStacked: boolean): Ground => {
  const badge = isStacked ? inBlank(ground.badge, sign) : undefined;
  if (badge !== undefined) return { ...ground, badge };
  const wide = isStacked ? undefined : inBlank(ground.wide.padEnd(4).slice(0, 4), sign);
  if (wide !== undefined) return { ...ground, wide };
  return { ...ground, first: sign, meanings: without(ground.meanings, ['first']) };
};

const onLarge = (ground: Ground, sign: string): Ground => {
  const signs = ground.signs === '' ? `${ground.fill}  ` : ground.signs;
  const marked = inBlank(signs, sign);
  if (marked !== undefined) return { ...ground, signs: marked };
  return { ...ground, signs: sign + signs.slice(1) };
};

/** The ground of a hex with the sign of a marker on it. The smallest zoom has no room for that. */
export const withMarker = (
  signs: Signs,
  zoom: Zoom,
  ground: Ground,
  lying: Pick<Lying, 'markers' | 'stacks'>,
  hex: string,
): Ground => {
  if (zoom === 1 || !isOn(lying, hex)) return ground;
  const isStacked = (lying.stacks.get(hex) ?? []).length > 0;
  return zoom === 2 ? onSmall(ground, signs.marker, isStacked) : onLarge(ground, signs.marker);
};

/** Each marker with the hexes of the drawing in which it lies. */
export const markerMeanings = (
  { board, markers: all }: Pick<Table, 'board' | 'markers'>,
  signs: Signs,
  zoom: Zoom,
  markers: Lying['markers'] | undefined,
  { hexes }: Drawing,
): readonly Meaning[] => {
  if (zoom === 1 || markers === undefined) return [];
  const shown = hexes.map(({ hex }) => board.grid.id(hex));
  return all.flatMap(({ id, name }): readonly Meaning[] => {
    const there = shown.filter((hex) => markers.get(hex)?.includes(id) === true);
    return there.length === 0
      ? []
      : [{ order: 30, sign: signs.marker, text: `${name} in ${there.join(', ')}` }];
  });
};
