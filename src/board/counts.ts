// Counts what is given, implied and reconstructed in a data file.
import type { BoardSet } from './board.ts';
import { MAP, UNITS } from './parts.ts';
import { provenances } from './provenance.ts';
import type { Provenance } from './provenance.ts';
import { SCENARIO_FILE } from './read.ts';
import { chartRecords, mapRecords, scenarioRecords, unitRecords } from './sections.ts';
import type { SourcedFile } from './sections.ts';
import type { FileHead, Status } from './types.ts';

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
  if (name === MAP) return ofRecords(mapRecords(set.board.map));
  if (name === UNITS) return ofRecords(unitRecords(set.units));
  const id = SCENARIO_FILE.exec(name)?.[1];
  const scenario = id === undefined ? undefined : set.scenarios[id];
  if (id !== undefined && scenario !== undefined) return ofRecords(scenarioRecords(id, scenario));
  const chart = name === 'tables.json' ? set.tables : name === 'turns.json' ? set.turns : undefined;
  return chart === undefined ? undefined : ofRecords(chartRecords(name, chart as FileHead));
};
