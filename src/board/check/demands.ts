// Demands that the rulebook of any game may make of its map, its counters and its scenarios, each by its rule.
import type { BoardSet } from '../board.ts';
import type { MarkerLine, ScenarioFile, UnitLine } from '../data-types.ts';
import { MAP, scenarioFile, UNITS } from '../file-names.ts';
import type { Finding } from '../finding.ts';
import { bookWants } from './book-wants.ts';
import type { Wants } from './book-wants.ts';

export type Demand = (set: BoardSet) => readonly Finding[];
export type IsSuch = (unit: UnitLine) => boolean;
export type InScenario = (scenario: ScenarioFile, set: BoardSet) => readonly Finding[];

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
  /** Every scenario goes from turn to turn. */
  turns(rule: string, first: number, last: number): Demand;
  /** Whoever is on the map, on the turn track or in a box of reserves is where the counter says, each by its rule. */
  asPrinted(rules: { readonly fixed: string; readonly track: string; readonly reserve?: string }): Demand;
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

export const isAny: IsSuch = () => true;

export const isType =
  (...types: readonly string[]): IsSuch =>
  ({ type }) =>
    types.includes(type);

export const isOne =
  (id: string): IsSuch =>
  (unit) =>
    unit.id === id;

export const isNamed =
  (pattern: RegExp): IsSuch =>
  ({ name }) =>
    pattern.test(name);

export const areAll =
  (...such: readonly IsSuch[]): IsSuch =>
  (unit) =>
    such.every((is) => is(unit));

/** As printed: the hex or the turn where a counter begins, and attack and defence of each face. */
export const setupHex = ({ setup }: UnitLine): string | undefined =>
  setup !== undefined && 'hex' in setup ? setup.hex : undefined;

export const dueTurn = ({ entry }: UnitLine): number | string | undefined => entry?.[0]?.turn;

export const printedOn = ({ faces }: Pick<UnitLine, 'faces'>): string =>
  faces.map((face) => `${face['attack'] ?? 'none'}-${face['defence'] ?? 'none'}`).join(' and ');

export const unitsOf = ({ units: { units } }: BoardSet, ids: readonly string[]): readonly UnitLine[] => {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

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
    turns: (rule, first, last) =>
      inEach(({ id, turns }) =>
        turns.first === first && turns.last === last
          ? []
          : wants(
              rule,
              scenarioFile(id),
              ['turns'],
              `turns ${first} to ${last}`,
              `${turns.first} to ${turns.last}`,
            ),
      ),
    asPrinted: (rules) =>
      inEach(({ id, fixed, track, boxes: { reserve = [] } }, set) => {
        const known = new Map(set.units.units.map((unit) => [unit.id, unit]));
        const stray = (
          rule: string,
          section: string,
          lists: Readonly<Record<string, readonly string[]>>,
          printed: (unit: UnitLine) => string | number | undefined,
        ): readonly Finding[] =>
          Object.entries(lists).flatMap(([place, ids]) =>
            ids.flatMap((unit, i) => {
              const line = known.get(unit);
              const at = line === undefined ? undefined : printed(line);
              return line === undefined || String(at) === place
                ? []
                : wants(
                    rule,
                    scenarioFile(id),
                    [section, place, i],
                    `${line.name} where its counter says`,
                    at,
                  );
            }),
          );
        return [
          ...stray(rules.fixed, 'fixed', fixed, setupHex),
          ...stray(rules.track, 'track', track, dueTurn),
          ...(rules.reserve === undefined
            ? []
            : stray(rules.reserve, 'boxes', { reserve }, ({ entry }) => entry?.[0]?.box)),
        ];
      }),
  };
};
