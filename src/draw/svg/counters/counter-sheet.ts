// The counter sheet: every counter with its front and its back side by side, grouped by side and colour, then the markers.
import type { UnitLine, UnitsFile } from '../../../board/data-types.ts';
import { SIDE, backOf, frontOf, markerInk, markerOf } from './counter.ts';
import type { PlaceName } from './counter.ts';
import { INK, SERIF, sizeFor, upper } from '../palette.ts';
import { unitLabel } from './stacks.ts';
import { at, document, el, group, text } from '../xml.ts';

export type CounterSheetOptions = {
  readonly title?: string;
  readonly subtitle?: string;
  /** What areas and zones are called, for the backs. */
  readonly placeName?: PlaceName;
};

const MARGIN = 60;
/** So many faces stand side by side. */
const FACES = 32;
const DOWN = SIDE + 27;

type Cell = { readonly faces: readonly string[]; readonly name: string };
type Part = { readonly heading: string; readonly cells: readonly Cell[]; readonly count: number };

/** Every face of a counter; the back of one that has a single face says where it begins. */
const facesOf = (units: UnitsFile, unit: UnitLine, placeName: PlaceName): readonly string[] => {
  const faces = unit.faces.map((_, i) => frontOf(units, unit, unitLabel(unit), { face: i + 1 }));
  return faces.length > 1 ? faces : [...faces, backOf(units, unit, unitLabel(unit), placeName)];
};

/** Sides in the order of the file, and within each the colours in the order in which its counters bring them up. */
function parts(units: UnitsFile, placeName: PlaceName): Part[] {
  const groups = new Map<string, UnitLine[]>();
  for (const side of [...Object.keys(units.sides), ...units.units.map((unit) => unit.side)])
    for (const unit of units.units)
      if (unit.side === side) {
        const key = JSON.stringify([side, unit.colour]);
        const there = groups.get(key) ?? [];
        if (!there.includes(unit)) groups.set(key, [...there, unit]);
      }
  return [...groups.values()].map((lines) => {
    const [first] = lines;
    const side = units.sides[first?.side ?? '']?.name ?? first?.side ?? '';
    const colour = units.colours[first?.colour ?? '']?.name ?? '';
    return {
      heading: `${side}: ${colour}`,
      count: lines.length,
      cells: lines.map((unit) => ({
        faces: facesOf(units, unit, placeName),
        name: unitLabel(unit),
      })),
    };
  });
}

function markers(units: UnitsFile): Part[] {
  const count = units.markers.reduce((sum, marker) => sum + marker.count, 0);
  const cells = units.markers.map((marker) => ({
    faces: [markerOf(marker, markerInk(units, marker))],
    name: marker.count === 1 ? marker.name : `${marker.name}, ${marker.count} of them`,
  }));
  return cells.length === 0 ? [] : [{ heading: 'Markers', cells, count }];
}

/** How counters stand when so many faces of each are side by side. */
type Layout = { readonly across: number; readonly cell: number; readonly step: number };

const layoutOf = (faces: number): Layout => {
  const cell = SIDE * faces + 4 * (faces - 1);
  return { across: Math.floor(FACES / faces), cell, step: cell + 16 };
};

const widthOf = ({ across, step }: Layout): number => across * step - 16 + 2 * MARGIN;

const headLines = (title: string, subtitle: string, width: number): string[] => [
  text(upper(title), {
    x: MARGIN,
    y: MARGIN + 26,
    'font-family': SERIF,
    'font-weight': 'bold',
    'font-size': sizeFor(title, (width - 2 * MARGIN) / 1.5, 40, true),
    'letter-spacing': 4,
    fill: INK,
  }),
  text(subtitle, {
    x: MARGIN,
    y: MARGIN + 54,
    'font-family': SERIF,
    'font-style': 'italic',
    'font-size': 18,
    fill: INK,
  }),
];

/** What a part takes above its counters, and beneath them. */
const ABOVE = 34;
const BENEATH = 12;

const heightOf = ({ cells }: Part, { across }: Layout): number =>
  ABOVE + Math.ceil(cells.length / across) * DOWN + BENEATH;

const drawnCell = ({ faces, name }: Cell, layout: Layout, x: number, y: number): string =>
  [
    ...faces.map((face, i) =>
      el('g', { transform: `translate(${at(x + SIDE / 2 + i * (SIDE + 4))} ${at(y + SIDE / 2)})` }, face),
    ),
    text(name, {
      x: at(x),
      y: at(y + SIDE + 13),
      'font-family': SERIF,
      'font-size': sizeFor(name, layout.cell + 8, 11),
      fill: INK,
    }),
  ].join('');

const drawnPart = ({ heading, cells, count }: Part, layout: Layout, y: number): string[] => [
  el('path', {
    d: `M${MARGIN} ${at(y + 23)}H${at(widthOf(layout) - MARGIN)}`,
    stroke: INK,
    'stroke-width': 0.8,
  }),
  text(`${heading}, ${count}`, {
    x: MARGIN,
    y: at(y + 17),
    'font-family': SERIF,
    'font-weight': 'bold',
    'font-size': 17,
    fill: INK,
  }),
  group(
    { 'data-group': heading },
    cells.map((cell, k) =>
      drawnCell(
        cell,
        layout,
        MARGIN + (k % layout.across) * layout.step,
        y + ABOVE + Math.floor(k / layout.across) * DOWN,
      ),
    ),
  ),
];

export function counterPicture(units: UnitsFile, options: CounterSheetOptions = {}): string {
  const title = options.title ?? units.title;
  const all = [...parts(units, options.placeName ?? (() => undefined)), ...markers(units)];
  const total = all.reduce((sum, part) => sum + part.count, 0);
  const layout = layoutOf(Math.max(2, ...units.units.map(({ faces }) => faces.length)));
  const width = widthOf(layout);
  const drawn = headLines(title, options.subtitle ?? `${total} in all, fronts and backs side by side`, width);
  let y = MARGIN + 80;
  for (const part of all) {
    drawn.push(...drawnPart(part, layout, y));
    y += heightOf(part, layout);
  }
  return document({ width, height: y + MARGIN - 20 }, title, [], drawn);
}
