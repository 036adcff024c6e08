// Everything printed on the sheets of Typhoon, ready to be asked: what every game has, and its own charts.
import type { BoardSet } from '../../../board/board.ts';
import { sheetOf } from '../../../mechanics/sheet.ts';
import type { Sheet } from '../../../mechanics/sheet.ts';
import type { TablesFile, TurnLine, TurnsFile, Who } from './charts.ts';

export type { Who } from './charts.ts';

/** What can stand in a hex, as the map calls it. */
export type FeatureKey = 'moscow' | 'tula' | 'major-city' | 'town';

export type Printed = Sheet<Who> & {
  readonly tables: TablesFile;
  readonly turns: TurnsFile;
  /** The box of a turn on the track; none beyond its ends. */
  turn(turn: number): TurnLine | undefined;
  /** The hexes that have a feature, in the order of the grid. */
  withFeature(key: FeatureKey): readonly string[];
  /** The hex of a city or town by its name on the map. */
  placeNamed(name: string): string;
  /** RES.X.7: what an infantry corps breaks up into; nothing of any other unit. */
  divisionsOf(unit: string): readonly string[];
};

export const otherSide = (side: Who): Who => (side === 'german' ? 'russian' : 'german');

export const printedOf = (set: BoardSet): Printed => {
  const sheet = sheetOf<Who>(set);
  const { grid, hex } = sheet;
  // The files were checked against their schemas before they came here.
  const tables = set.tables as TablesFile;
  const turns = set.turns as TurnsFile;
  const boxes = new Map(turns.turns.map((line) => [line.turn, line]));
  const features = new Map<string, string[]>();
  const named = new Map<string, string>();
  for (const id of grid.ids)
    for (const { key, name } of hex(id).features) {
      features.set(key, [...(features.get(key) ?? []), id]);
      if (name !== undefined) named.set(name, id);
    }
  const divisions = new Map(tables.breakdown.map(({ corps, divisions: its }) => [corps, its]));
  return {
    ...sheet,
    tables,
    turns,
    turn: (turn) => boxes.get(turn),
    withFeature: (key) => features.get(key) ?? [],
    placeNamed: (name) => {
      const found = named.get(name);
      if (found === undefined) throw new RangeError(`no place ${name}`);
      return found;
    },
    divisionsOf: (unit) => divisions.get(unit) ?? [],
  };
};
