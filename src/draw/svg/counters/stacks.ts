// Counters on the map: the faces of a units file by id, and the stacks of an opening on their hexes.
import type { Opening, PrintedBoard } from '../../../board/board.ts';
import type { Condition, MarkerLine, UnitLine, UnitsFile } from '../../../board/data-types.ts';
import { conditionName } from '../../../board/factors.ts';
import { frontOf, markerInk, markerOf, stack } from './counter.ts';
import type { Face } from './counter.ts';
import { centre } from '../geometry.ts';
import type { Sheet } from '../geometry.ts';
import { SERIF, sizeFor } from '../palette.ts';
import { at, el, group, text } from '../xml.ts';

/** Counters ready to be put down, by id; an id that is not in the file has none. */
export type Faces = {
  readonly unit: (id: string) => Face | undefined;
  readonly marker: (id: string) => Face | undefined;
};

export const unitLabel = (unit: UnitLine): string => (unit.name === '' ? unit.id : unit.name);

const labelOf = (units: UnitsFile, unit: UnitLine, { face, states }: Condition = {}): string =>
  conditionName(units, { name: unitLabel(unit), faces: unit.faces }, face, states);

export function makeFaces(units: UnitsFile, conditions: Opening['conditions'] = new Map()): Faces {
  const byId = new Map<string, UnitLine>(units.units.map((unit) => [unit.id, unit]));
  const markers = new Map<string, MarkerLine>(units.markers.map((marker) => [marker.id, marker]));
  return {
    unit: (id) => {
      const unit = byId.get(id);
      return unit === undefined
        ? undefined
        : frontOf(units, unit, labelOf(units, unit, conditions.get(id)), conditions.get(id));
    },
    marker: (id) => {
      const marker = markers.get(id);
      return marker === undefined ? undefined : markerOf(marker, markerInk(units, marker));
    },
  };
}

export const known = (ids: readonly string[], face: (id: string) => Face | undefined): Face[] =>
  ids.flatMap((id) => face(id) ?? []);

/** Stacks on their hexes; the name of a city that its counters hide is said again beneath them. */
export function counters(sheet: Sheet, board: PrintedBoard, opening: Opening, faces: Faces): string {
  const piles = [...new Set([...opening.stacks.keys(), ...opening.markers.keys()])]
    .toSorted()
    .flatMap((id) => {
      const hex = sheet.grid.index(id);
      const pile = [
        ...known(opening.stacks.get(id) ?? [], faces.unit),
        ...known(opening.markers.get(id) ?? [], faces.marker),
      ];
      return hex < 0 || pile.length === 0 ? [] : [{ id, hex, pile }];
    });
  const drawn = piles.map(({ id, hex, pile }) => {
    const [x, y] = centre(sheet, hex);
    return el('g', { 'data-stack': id }, stack(pile, x, y + 4, 0.9));
  });
  const names = piles.map(({ hex }) => {
    const [x, y] = centre(sheet, hex);
    const line = board.hexes[hex];
    const name = line?.city ?? (line?.objective === undefined ? '' : (line.label ?? ''));
    return text(name, { x: at(x), y: at(y + 46), 'font-size': sizeFor(name, 96, 12.5, true) });
  });
  return group({ id: 'counters' }, [
    ...drawn,
    group(
      {
        'font-family': SERIF,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        fill: '#7d1219',
        stroke: '#f4f1dc',
        'stroke-width': 3.2,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      names,
    ),
  ]);
}
