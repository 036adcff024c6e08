// The values that Barbarossa is played by, in the form in which its data was hashed from the beginning. Records name
// that hash: names, signs and colours of drawings are no part of it, so that a new look leaves old games alone.
import type { BoardSet } from '../../../board/board.ts';
import { faceOf } from '../../../board/factors.ts';
import { printedHex } from '../../../board/printed-hex.ts';
import type { From, HexLine, MapFile, UnitLine, UnitsFile } from '../../../board/data-types.ts';

type Values = Readonly<Record<string, unknown>>;

const without = (record: object, ...keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** Sources by the names their fields had. */
const renamed = (from: From | undefined, names: Readonly<Record<string, string>>): From | undefined =>
  from === undefined
    ? undefined
    : Object.fromEntries(Object.entries(from).map(([field, ref]) => [names[field] ?? field, ref]));

const hexValues = (map: MapFile, line: HexLine): Values => {
  const { city, objective, points, port, fortified } = printedHex(map, line);
  const worth = objective ?? '';
  const source = line.from?.[worth];
  const from = renamed(line.from, {
    [`${worth}.points`]: 'points',
    ...(worth !== 'city' && { [worth]: 'objective' }),
  });
  return {
    ...without(line, 'features', 'from'),
    ...(city !== undefined && { city }),
    ...(objective !== undefined && { objective }),
    ...(points !== undefined && { points }),
    ...(port !== undefined && { port }),
    ...(fortified !== undefined && { fortified }),
    // That a city is worth holding had the same source as the city.
    from: from === undefined || source === undefined ? from : { ...from, objective: source },
  };
};

export const mapValues = (map: MapFile): Values => ({
  ...without(map, 'terrains', 'sideKinds', 'features', 'networks', 'boxes'),
  hexes: Object.fromEntries(Object.entries(map.hexes).map(([hex, line]) => [hex, hexValues(map, line)])),
});

const UNIT_FIELDS = { defence: 'defense', asterisk: 'doubles' } as const;

/** A counter of Barbarossa has one face, and what its rules ask of it. */
const printedOn = (line: UnitLine): PrintedOn => {
  const { faces: _faces, marks = [], ...rest } = line;
  const { attack = 0, defence: defense = 0 } = faceOf(line);
  return {
    ...rest,
    mobility: line.mobility === 'mech' ? 'mech' : 'non-mech',
    size: line.size === 'army' ? 'army' : 'corps',
    attack,
    defense,
    ...(marks.includes('asterisk') && { doubles: true as const }),
    dot: marks.includes('dot'),
    bracket: marks.includes('bracket'),
  };
};

type PrintedOn = Omit<UnitLine, 'faces' | 'marks' | 'size' | 'mobility'> & {
  readonly mobility: 'mech' | 'non-mech';
  readonly size: 'army' | 'corps';
  readonly attack: number | 'd6';
  readonly defense: number | 'd6';
  /** The asterisk. */
  readonly doubles?: true;
  /** The dot: it is never replaced. */
  readonly dot: boolean;
  readonly bracket: boolean;
};

export type Counter = UnitLine & PrintedOn;

export const counterOf = (line: UnitLine): Counter => ({ ...line, ...printedOn(line) });

/** Numbers were hashed before they were ordinals; one army had been one from the beginning. */
const hashedName = (name: string): string => name.replace(/^(\d+)(?:st|nd|rd|th) (?!Army$)/, '$1 ');

export const unitsValues = (units: UnitsFile): Values => ({
  ...without(units, 'factors', 'sizes', 'marks', 'states', 'mobilities'),
  defaults: { ...units.defaults, units: renamed(units.defaults?.['units'], UNIT_FIELDS) },
  units: units.units.map((unit) => ({
    ...printedOn(unit),
    name: hashedName(unit.name),
    from: renamed(unit.from, UNIT_FIELDS),
  })),
});

/** What is hashed: a change of any of it is a change of the game. */
export const valuesOfPlay = ({ board, units, tables, turns, scenarios }: BoardSet): readonly unknown[] => [
  mapValues(board.map),
  unitsValues(units),
  tables,
  without(turns as object, 'track'),
  scenarios,
];
