// The data files of a board by name, and which of them are scenarios.
import type { ScenarioFile } from './data-types.ts';

/** Parsed data files by name. */
export type BoardFiles = Readonly<Record<string, unknown>>;

export const MAP = 'map.json';
export const UNITS = 'units.json';
export const TABLES = 'tables.json';
export const TURNS = 'turns.json';
export const RULES = 'rules.json';
export const RULINGS = 'rulings.json';

export const scenarioFile = (id: string): string => `scenarios/${id}.json`;

const SCENARIO_FILE = /^scenarios\/(.+)\.json$/;

/** The id of a scenario by the name of its file; undefined for other files. */
export const scenarioId = (name: string): string | undefined => SCENARIO_FILE.exec(name)?.[1];

/** By id; the files must have passed their schemas. */
export const scenariosOf = (files: BoardFiles): Readonly<Record<string, ScenarioFile>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, file]): [string, ScenarioFile][] => {
      const id = scenarioId(name);
      return id === undefined ? [] : [[id, file as ScenarioFile]];
    }),
  );
