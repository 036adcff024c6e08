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
/** Counters of another game that came in the same box. */
export const ADDON = 'addon.json';

export type BoardFile = {
  /** As it lies in the game's folder, such as `scenarios/campaign.json`. */
  readonly name: string;
  /** Its schema among the shipped ones, without the ending. */
  readonly schema?: string;
};

export const scenarioFile = (id: string): string => `scenarios/${id}.json`;

/** Every data file the rules and their words are read from; charts have a schema of their own in each game. */
export const dataFiles = (game: string, scenarios: readonly string[]): readonly BoardFile[] => [
  { name: MAP, schema: 'map' },
  { name: UNITS, schema: 'units' },
  { name: TABLES, schema: `tables-${game}` },
  { name: TURNS, schema: `turns-${game}` },
  ...scenarios.map((id) => ({ name: scenarioFile(id), schema: 'scenario' })),
  { name: RULES, schema: 'rules' },
  { name: RULINGS, schema: 'rulings' },
];

/** For reference: nothing plays by it, and a game does not read it. */
export const addonFile: BoardFile = { name: ADDON, schema: 'addon' };

/** Whether the rules play by what is in a file; words about the rules are no part of it. */
export const isPlayedBy = (name: string): boolean => name !== RULES && name !== RULINGS && name !== ADDON;

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
