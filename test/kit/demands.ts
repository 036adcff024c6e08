// Demands of a rulebook on any owner's files, under examination: each is missed when the files are changed so that it fails.
import { describe, expect, it } from '@jest/globals';
import type { BoardSet } from '../../src/board/board.ts';
import type { Change } from './board-data.ts';

/** The number of a rule or the code of a finding, what is changed, and how. */
export type Missed = readonly [rule: string, what: string, change: Change];

type Faults = (...changes: readonly Change[]) => readonly unknown[];

const MAP = 'map.json';
const TABLES = 'tables.json';
const TURNS = 'turns.json';

/** Takes the names from the hex of a place. */
export const nameless =
  (set: BoardSet) =>
  (name: string): Change => {
    const hex = Object.entries(set.board.map.hexes).find(([, { features = {} }]) =>
      Object.values(features).some((feature) => feature.name === name),
    )?.[0];
    return [MAP, ['hexes', hex ?? '', 'features'], {}];
  };

type Charts = {
  readonly crt: readonly object[];
  readonly air: readonly object[];
  readonly movement: readonly object[];
  readonly limits: readonly { readonly id: string }[];
};

/** What is wrong with charts read by odds and two indexes, whatever the book says. */
export const brokenCharts = (
  tables: Charts,
  { turns }: { readonly turns: readonly object[] },
): readonly Missed[] => [
  ['CHART.LACKING', 'a cell of the table', [TABLES, ['crt'], tables.crt.slice(1)]],
  ['KEY.NONE', 'a result', [TABLES, ['crt', 0, 'result'], 'D9']],
  ['CHART.OTHER', 'odds in order', [TABLES, ['columns', 0, 'defence'], 4]],
  ['CHART.OTHER', 'index B', [TABLES, ['rows', 0, 'b'], 5]],
  ['CHART.LACKING', 'a cell of the air', [TABLES, ['air'], tables.air.slice(1)]],
  ['KEY.NONE', 'a result of the air', [TABLES, ['air', 0, 'result'], 'DD']],
  ['CHART.TWICE', 'a conversion', [TABLES, ['conversions', 1, 'code'], 'D1']],
  ['KEY.NONE', 'a shock army', [TABLES, ['shockArmies', 0, 'unit'], '2sh']],
  ['KEY.NONE', 'a line of movement', [TABLES, ['movement'], tables.movement.slice(1)]],
  ['KEY.NONE', 'a standard', [TABLES, ['options', 0, 'standard'], 'neither']],
  ['CHART.LACKING', 'a turn', [TURNS, ['turns'], turns.slice(1)]],
  ['CHART.OTHER', 'a span beyond the track', [TURNS, ['spans', 0, 'last'], turns.length + 1]],
  [
    'SOURCE.NONE',
    'a source',
    [TABLES, ['limits', tables.limits.findIndex(({ id }) => id === 'stack'), 'from'], {}],
  ],
];

/** By what they are demanded of: `the map`. `codes`: findings that no rule of the book is named for. */
export const describeDemands = (
  game: string,
  faults: Faults,
  demands: Readonly<Record<string, readonly Missed[]>>,
  codes: readonly Missed[] = [],
): void => {
  it('the shipped files are all that the book demands', () => {
    expect(faults()).toEqual([]);
  });
  describe.each(Object.entries(demands))('a demand on %s', (_of, missed) => {
    it.each(missed)(`${game}:%s: %s`, (rule, _what, change) => {
      expect(faults(change)).toContain(`${game}:${rule}`);
    });
  });
  if (codes.length > 0)
    describe('charts that are not whole', () => {
      it.each(codes)('%s: %s', (code, _what, change) => {
        expect(faults(change)).toContain(code);
      });
    });
};
