// Chapter 3: where the four corps of 5th Panzer Army may stand: two, three or four hexes that touch each other.
import { holder } from '../../../mechanics/control.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Laid } from '../../../mechanics/entry/deployment.ts';
import { lineOf } from '../../../board/chart-lines.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

type Standing = Laid<Own>;
type Shape = readonly string[];

/** R8: two or three hexes all touch each other; of four each touches two of the others at least. */
const shapesAround = (p: Printed, hex: string): readonly Shape[] => {
  const around = p.neighbours(hex);
  return around.flatMap((next): Shape[] => {
    const thirds = around.filter((third) => third !== next && p.areAdjacent(third, next));
    const [one, two] = thirds;
    return [
      [hex, next],
      ...thirds.map((third) => [hex, next, third]),
      ...(one === undefined || two === undefined ? [] : [[hex, next, one, two]]),
    ];
  });
};

/** 3.7b, R9: no hex next to a German entrenchment, which no entrenchment of a line is. */
const isBehind = (p: Printed, hex: string): boolean =>
  p.isLand(hex) && [hex, ...p.neighbours(hex)].every((each) => p.entrenchment(each) !== 'german');

const allShapes = perSheet((p: Printed): readonly Shape[] => {
  const behind = new Set(p.grid.ids.filter((hex) => isBehind(p, hex)));
  const found = new Map<string, Shape>();
  for (const hex of behind)
    for (const shape of shapesAround(p, hex))
      if (shape.every((each) => behind.has(each))) found.set(shape.toSorted().join(' '), shape.toSorted());
  return [...found.values()];
});

/** R10: places that are free for the corps, other Germans counted. */
const room = (p: Printed, s: Standing, hex: string): number =>
  lineOf(p.tables.limits, 'stack').value -
  unitsAt(s.own, hex).filter((unit) => !p.isKind(unit, 'panzer-army')).length;

/** Shapes that are German and have room for all corps, with one at least in each of their hexes. */
const shapes = (p: Printed, s: Standing): readonly Shape[] =>
  allShapes(p).filter((shape) => {
    const rooms = shape.map((hex) => room(p, s, hex));
    return (
      shape.every((hex) => holder(p, s, hex) === 'german') &&
      rooms.every((each) => each > 0) &&
      rooms.reduce((all, each) => all + each, 0) >= p.ofKind('panzer-army').length
    );
  });

/** Where one of them may stand so that all of them can still stand in one of the shapes. */
export const homesOf = (p: Printed, s: Standing, unit: string): readonly string[] => {
  const others = p.ofKind('panzer-army').filter((each) => each !== unit);
  const taken = others.map((each) => placeOf(s.own, each)).filter(p.isHex);
  const left = others.length - taken.length;
  const found = new Set<string>();
  for (const shape of shapes(p, s)) {
    if (!taken.every((hex) => shape.includes(hex))) continue;
    const empty = shape.filter((hex) => !taken.includes(hex));
    // The others have still to fill what this one leaves empty.
    for (const hex of shape) if (empty.filter((each) => each !== hex).length <= left) found.add(hex);
  }
  return p.grid.ids.filter((hex) => found.has(hex));
};
