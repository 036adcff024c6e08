// Counts what is given, implied and reconstructed in a data file.
import type { BoardSet } from './board.ts';
import { MAP, TABLES, TURNS, UNITS, scenarioId } from './file-names.ts';
import { provenances } from './provenance.ts';
import type { Provenance } from './provenance.ts';
import { sourcedCharts, sourcedMap, sourcedScenario, sourcedUnits } from './sourced-records.ts';
import type { SourcedFile } from './sourced-records.ts';
import type { FileHead, Status } from './data-types.ts';

export type StatusCounts = { readonly values: number } & Readonly<Record<Status, number>>;

const tally = (found: readonly Provenance[]): StatusCounts => {
  const of = (status: Status): number => found.filter((one) => one.status === status).length;
  return {
    values: found.length,
    given: of('given'),
    implied: of('implied'),
    reconstructed: of('reconstructed'),
  };
};

const ofRecords = ({ file, records }: SourcedFile): StatusCounts =>
  tally(records.flatMap(({ section, record }) => Object.values(provenances(file, section, record))));

/** Undefined for the rulebook's paragraphs and the rulings, which are their own origin. */
export const statusCounts = (set: BoardSet, name: string): StatusCounts | undefined => {
  if (name === MAP) return ofRecords(sourcedMap(set.board.map));
  if (name === UNITS) return ofRecords(sourcedUnits(set.units));
  const id = scenarioId(name);
  const scenario = id === undefined ? undefined : set.scenarios[id];
  if (id !== undefined && scenario !== undefined) return ofRecords(sourcedScenario(id, scenario));
  const chart = name === TABLES ? set.tables : name === TURNS ? set.turns : undefined;
  return chart === undefined ? undefined : ofRecords(sourcedCharts(name, chart as FileHead));
};
