// The key to the signs of a map, as many of them as it has: ground and places, then lines and areas.
import type { PrintedBoard } from '../../board/board.ts';
import type { UnitsFile } from '../../board/data-types.ts';
import type { PrintedFeature } from '../../board/printed-hex.ts';
import type { FeatureKind, FeatureSymbol, SideKind } from '../../board/vocabularies.ts';
import { capital } from '../../core/strings.ts';
import { boundedKeys, partsByHolder } from './borders.ts';
import { edgeAreas } from './map-edges.ts';
import { fortInk, fortName, fortSides, setUpKeys, teeth } from './fortified-lines.ts';
import { panel } from './title-scale-compass.ts';
import {
  AREA_INKS,
  BORDER,
  BORDER_TINT,
  CITY,
  FRONT,
  GRID,
  INK,
  SANS,
  SERIF,
  SET_UP,
  ZONE,
  em,
  pick,
  sizeFor,
  upper,
} from './palette.ts';
import { signIds } from './patterns.ts';
import { symbolId, weightOf } from './cities.ts';
import { bridgeAt, routeLine, sideLine } from './routes.ts';
import { at, el, group, text } from './xml.ts';

export type KeyItem = { readonly sign: string; readonly label: string };

const swatch = (fill: string, [sign]: readonly string[]): string =>
  el('rect', { x: -18, y: -10, width: 36, height: 20, fill, stroke: GRID, 'stroke-width': 0.9 }) +
  (sign === undefined ? '' : `<use href="#${sign}" x="-8" y="1"/><use href="#${sign}" x="8" y="-1"/>`);

const stroke = (d: string, attrs: Readonly<Record<string, string | number>>): string =>
  el('path', { d, fill: 'none', 'stroke-linecap': 'round', ...attrs });

const WAVE = 'M-18 3Q-9 -7 0 0Q9 7 18 -3';

/** A sign, and whether the map has it. */
type Item = readonly [isThere: boolean, label: string, sign: string];

const present = (items: readonly Item[]): KeyItem[] =>
  items.flatMap(([isThere, label, sign]) => (isThere ? [{ label, sign }] : []));

/** Kinds of side that look alike have one sign. */
const sidesKey = ({ map: { sideKinds, hexsides } }: PrintedBoard): readonly Item[] => {
  const groups = new Map<string, [SideKind, ...SideKind[]]>();
  for (const [key, kind] of Object.entries(sideKinds)) {
    const look = kind.line === 'water' ? `water ${kind.ink}` : key;
    const there = groups.get(look);
    if (there === undefined) groups.set(look, [kind]);
    else there.push(kind);
  }
  const isThere = (kind: SideKind): boolean => hexsides.some((side) => sideKinds[side.kind] === kind);
  return [...groups.values()].map((kinds): Item => {
    const [first] = kinds;
    const names = kinds.filter(({ apart }, i) => apart === true || (i === 0 && kinds.length === 1));
    const called = (names.length === 0 ? kinds : names).map(({ name }) => name).join(' or ');
    const label = first.line === 'water' ? `${called} hexside` : called;
    return [kinds.some(isThere), capital(label), sideSwatch(first)];
  });
};

const sideSwatch = ({ line, ink, fill = ink }: SideKind): string => {
  switch (line) {
    case 'river':
      return stroke(WAVE, { stroke: ink, 'stroke-width': 4 });
    case 'water':
      return (
        stroke('M-16 0H16', { stroke: ink, 'stroke-width': 12 }) +
        stroke('M-16 0H16', { stroke: fill, 'stroke-width': 9 })
      );
    case 'border':
      return borderSwatch(ink, fill);
    default:
      return sideLine('M-18 0H18', teeth([-18, 4], [18, 4], 7), line, ink, fill).join('');
  }
};

const networksKey = ({ map: { networks } }: PrintedBoard): readonly Item[] =>
  Object.values(networks).map(({ name, line, ink, routes }): Item => [
    routes.length > 0,
    capital(name),
    line === 'bridge' ? bridgeAt([0, 0], 0, ink) : routeLine('M-18 0H18', line, ink).join(''),
  ]);

const square = (side: number, fill: string): string =>
  el('rect', {
    x: -side / 2,
    y: -side / 2,
    width: side,
    height: side,
    fill,
    stroke: INK,
    'stroke-width': 1.7,
  });

const use = (id: string, scale: number): string =>
  el('g', { transform: `scale(${scale})` }, `<use href="#${id}"/>`);

/** A town has a square as large as it is worth; one that is worth nothing a small white one. */
const placeSigns = (board: PrintedBoard, key: string, kind: FeatureKind): readonly Item[] => {
  const own = board.hexes.flatMap(({ features }) => features.filter((one) => one.key === key));
  const isWorth = (one: PrintedFeature): boolean => weightOf(board, one) > 0;
  const isCounted = own.some(({ points = 0 }) => points > 0);
  const name = capital(kind.name);
  return [
    [own.some(isWorth), isCounted ? `${name} worth points` : name, square(16, kind.ink ?? CITY)],
    [own.some((line) => !isWorth(line)), `Other ${kind.name}`, square(9, '#fffdf2')],
  ];
};

/** How large the drawings of symbols are in the key. */
const SCALES: Readonly<Partial<Record<FeatureSymbol, number>>> = { derrick: 0.8, works: 0.75 };

const placeKey = (board: PrintedBoard): readonly Item[] =>
  Object.entries(board.map.features).flatMap(([key, kind]): readonly Item[] => {
    if (kind.symbol === 'teeth') return [];
    if (kind.symbol === 'square') return placeSigns(board, key, kind);
    const isThere = board.hexes.some(({ features }) => features.some((one) => one.key === key));
    return [[isThere, capital(kind.name), use(symbolId(board.map, key), SCALES[kind.symbol] ?? 1)]];
  });

/** Signs of ground, water and places that this map has, in the order of its key. */
export const groundKey = (board: PrintedBoard): KeyItem[] =>
  present([
    ...Object.entries(board.map.terrains).map(([key, { name, fill }]): Item => [
      board.hexes.some(({ terrains }) => terrains.includes(key)),
      capital(name),
      swatch(fill, signIds(board.map.terrains, [key])),
    ]),
    ...sidesKey(board),
    ...networksKey(board),
    ...placeKey(board),
  ]);

const fortKey = (board: PrintedBoard, units: UnitsFile): readonly Item[] =>
  fortSides(board).map((side): Item => {
    const ink = fortInk(board, side);
    const d = teeth([-18, 4], [18, 4], 7);
    const label = `${units.sides[side]?.adjective ?? side} ${fortName(board)}`;
    return [
      true,
      label,
      el('path', { d, stroke: ink, fill: ink, 'fill-opacity': 0.55, 'stroke-width': 1.8 }),
    ];
  });

const flat = (ink: string, width: number, look: Readonly<Record<string, string | number>>): string =>
  stroke('M-18 0H18', { stroke: ink, 'stroke-width': width, ...look, 'stroke-linecap': 'butt' });

const borderSwatch = (ink: string, tint: string): string =>
  flat(tint, 10, { 'stroke-opacity': 0.4 }) + flat(ink, 3.2, { 'stroke-dasharray': '13 4 3 4' });

const boundaryKey = ({ map }: PrintedBoard, line: string): readonly Item[] => [
  [
    Object.keys(map.countries).length > 1 &&
      !Object.values(map.sideKinds).some(({ line: style }) => style === 'border'),
    'Border',
    borderSwatch(BORDER, BORDER_TINT),
  ],
  [
    line !== '',
    line,
    stroke('M-16 0H16', { stroke: FRONT, 'stroke-width': 14, 'stroke-opacity': 0.3 }) +
      stroke('M-16 0H16', { stroke: FRONT, 'stroke-width': 9, 'stroke-opacity': 0.62 }),
  ],
  [
    Object.keys(map.zones).length > 1 && !partsByHolder(map),
    'Logistic boundary',
    flat(ZONE, 10, { 'stroke-opacity': 0.3 }) + flat(ZONE, 4.2, { 'stroke-dasharray': '22 6 4 6' }),
  ],
];

/** The titles of areas come from the data. */
const areaKey = (board: PrintedBoard): readonly Item[] => {
  const { areas } = board.map;
  return [
    ...boundedKeys(board).map((key, index): Item => {
      const ink = pick(AREA_INKS, index);
      const look = { stroke: ink, 'stroke-width': 3.4, 'stroke-dasharray': '9 5', 'stroke-linecap': 'butt' };
      return [true, areas[key]?.title ?? key, stroke('M-18 5H18', look) + letters(key, -1, 12, ink)];
    }),
    ...setUpKeys(board).map((key): Item => [true, areas[key]?.title ?? key, letters(key, 5, 13, SET_UP)]),
    ...edgeAreas(board).map((area): Item => [
      true,
      area.title,
      el('g', { color: area.ink }, `<use href="#${area.kind}"/>`),
    ]),
  ];
};

/** Signs of lines and areas; `line` is what the line between the sides is called. */
export const lineKey = (board: PrintedBoard, units: UnitsFile, line: string): KeyItem[] =>
  present([...fortKey(board, units), ...boundaryKey(board, line), ...areaKey(board)]);

const letters = (key: string, y: number, size: number, fill: string): string =>
  text(upper(key), {
    y,
    'font-family': SANS,
    'font-weight': 'bold',
    'font-size': sizeFor(upper(key), 38, size, true),
    'text-anchor': 'middle',
    fill,
  });

const KEY_ROW = 25;
const KEY_HEAD = 30;
const KEY_TEXT = 13.5;

/** Wide enough for the longest label, within reason. */
const columnOf = (items: readonly KeyItem[]): number =>
  Math.min(300, Math.max(150, ...items.map(({ label }) => 66 + em(label) * KEY_TEXT)));

export const keyColumns = (items: readonly KeyItem[], width: number): number =>
  Math.max(1, Math.min(items.length, Math.floor((width - 14) / columnOf(items))));

export const keySize = (
  items: readonly KeyItem[],
  columns: number,
): { readonly width: number; readonly height: number } => ({
  width: columns * columnOf(items) + 14,
  height: KEY_HEAD + Math.ceil(items.length / columns) * KEY_ROW + 8,
});

/** The key in columns, filled downward. */
export function keyPanel(
  title: string,
  items: readonly KeyItem[],
  columns: number,
  x: number,
  y: number,
): string {
  const rows = Math.ceil(items.length / columns);
  const column = columnOf(items);
  return group({ 'data-key': title }, [
    panel({ x, y, ...keySize(items, columns) }),
    text(upper(title), {
      x: at(x + 14),
      y: at(y + 21),
      'font-family': SERIF,
      'font-weight': 'bold',
      'font-size': 15,
      'letter-spacing': 3,
      fill: INK,
    }),
    ...items.map(({ sign, label }, k) => {
      const cx = x + 34 + Math.floor(k / rows) * column;
      const cy = y + KEY_HEAD + ((k % rows) + 0.5) * KEY_ROW;
      return el('g', { transform: `translate(${at(cx)} ${at(cy)})` }, [
        sign,
        text(label, {
          x: 27,
          y: 4.4,
          'font-family': SERIF,
          'font-size': sizeFor(label, column - 56, KEY_TEXT),
          fill: INK,
        }),
      ]);
    }),
  ]);
}
