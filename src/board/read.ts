// Puts a board together from its data files once they are known to have the right form.
import { makeGrid } from '../hex/grid.ts';
import { printBoard } from './board.ts';
import type { BoardSet } from './board.ts';
import type { MapFile, OptionLine, RulesFile, RulingsFile, ScenarioFile, UnitsFile } from './types.ts';

/** Parsed data files by name. */
export type BoardFiles = Readonly<Record<string, unknown>>;

export const SCENARIO_FILE = /^scenarios\/(.+)\.json$/;

/** The files must be shipped ones, or have passed their schemas and the checks of shape. */
export const boardSet = (files: BoardFiles, options: readonly OptionLine[]): BoardSet => {
  const map = files['map.json'] as MapFile;
  const scenarios = Object.entries(files).flatMap(([name, file]): [string, ScenarioFile][] => {
    const id = SCENARIO_FILE.exec(name)?.[1];
    return id === undefined ? [] : [[id, file as ScenarioFile]];
  });
  return {
    board: printBoard(map, makeGrid(map.grid)),
    units: files['units.json'] as UnitsFile,
    tables: files['tables.json'],
    turns: files['turns.json'],
    options,
    scenarios: Object.fromEntries(scenarios),
    rules: files['rules.json'] as RulesFile,
    rulings: files['rulings.json'] as RulingsFile,
  };
};
