// Demands that the rulebook of any game may make of its map, its counters and its scenarios, each by its rule.
import type { BoardSet } from '../board.ts';
import type { MarkerLine, ScenarioFile, UnitLine } from '../data-types.ts';
import { MAP, UNITS } from '../file-names.ts';
import type { Finding } from '../finding.ts';
import { bookWants } from './book-wants.ts';
import type { Wants } from './book-wants.ts';

export type Demand = (set: BoardSet) => readonly Finding[];
type IsSuch = (unit: UnitLine) => boolean;
type InScenario = (scenario: ScenarioFile, set: BoardSet) => readonly Finding[];

export type Demands = {
  readonly wants: Wants;
  /** An area has these hexes; `only`: and no others. */
  area(rule: string, key: string, hexes: readonly string[], only: boolean): Demand;
  /** So many counters in all, markers among them. */
  counters(rule: string, expected: number): Demand;
  /** So many units are such. */
  many(rule: string, expected: number, what: string, isSuch: IsSuch): Demand;
  /** So many counters are such markers. */
  manyMarkers(rule: string, expected: number, what: string, isSuch: (marker: MarkerLine) => boolean): Demand;
  /** Every unit that is such has what the rule says of it; `found`: what it has instead. */
  each(
    rule: string,
    isSuch: IsSuch,
    expected: string,
    found: (unit: UnitLine) => string | number | undefined,
    isRight: IsSuch,
  ): Demand;
};

export const inEach =
  (check: InScenario): Demand =>
  (set) =>
    Object.values(set.scenarios).flatMap((scenario) => check(scenario, set));

export const isKind =
  (kind: string): IsSuch =>
  ({ kinds = [] }) =>
    kinds.includes(kind);

export const hasMark =
  (mark: string): IsSuch =>
  ({ marks = [] }) =>
    marks.includes(mark);

/** Spellings differ from book to book: dashes and umlauts do not count. */
export const letters = (name: string | undefined): string =>
  (name ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/([aou])e/g, '$1');

const pieces = (markers: readonly MarkerLine[]): number => markers.reduce((sum, { count }) => sum + count, 0);

export const demandsOf = (game: string): Demands => {
  const wants = bookWants(game);
  return {
    wants,
    area:
      (rule, key, hexes, only) =>
      ({ board }) => {
        const found = board.map.areas[key]?.hexes;
        if (found === undefined) return wants(rule, MAP, ['areas'], `an area ${key}`, undefined);
        const lacking = hexes.filter((hex) => !found.includes(hex));
        const more = only ? found.filter((hex) => !hexes.includes(hex)) : [];
        const path = ['areas', key, 'hexes'];
        return [
          ...lacking.flatMap((hex) => wants(rule, MAP, path, hex, undefined)),
          ...more.flatMap((hex) => wants(rule, MAP, path, `only ${hexes.join(', ')}`, hex)),
        ];
      },
    counters:
      (rule, expected) =>
      ({ units: { units, markers } }) => {
        const found = units.length + pieces(markers);
        return found === expected ? [] : wants(rule, UNITS, [], `${expected} counters`, found);
      },
    many:
      (rule, expected, what, isSuch) =>
      ({ units }) => {
        const found = units.units.filter(isSuch).length;
        return found === expected ? [] : wants(rule, UNITS, ['units'], `${expected} ${what}`, found);
      },
    manyMarkers:
      (rule, expected, what, isSuch) =>
      ({ units }) => {
        const found = pieces(units.markers.filter(isSuch));
        return found === expected ? [] : wants(rule, UNITS, ['markers'], `${expected} ${what}`, found);
      },
    each:
      (rule, isSuch, expected, found, isRight) =>
      ({ units }) =>
        units.units.flatMap((unit, i) =>
          !isSuch(unit) || isRight(unit)
            ? []
            : wants(rule, UNITS, ['units', i], `${expected} for ${unit.name}`, found(unit)),
        ),
  };
};
