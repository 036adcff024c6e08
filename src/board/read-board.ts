// Puts a board together from its data files once they are known to have the right form.
import { makeGrid } from '../hex/grid.ts';
import { printBoard } from './board.ts';
import type { BoardSet } from './board.ts';
import { ADDON, MAP, RULES, RULINGS, TABLES, TURNS, UNITS, scenariosOf } from './file-names.ts';
import type { BoardFiles } from './file-names.ts';
import { wholeMap, wholeUnits } from './board-files.ts';
import type { OptionLine, RulesFile, RulingsFile } from './data-types.ts';

/** Optional rules stand among the charts, in a game that has any. */
type WithOptions = { readonly options?: readonly OptionLine[] };

/** The files must be shipped ones, or have passed their schemas and the checks of shape. */
export const boardSet = (files: BoardFiles): BoardSet => {
  const map = wholeMap(files[MAP]);
  return {
    board: printBoard(map, makeGrid(map.grid)),
    units: wholeUnits(files[UNITS]),
    tables: files[TABLES],
    turns: files[TURNS],
    options: (files[TABLES] as WithOptions).options ?? [],
    scenarios: scenariosOf(files),
    rules: files[RULES] as RulesFile,
    rulings: files[RULINGS] as RulingsFile,
    ...(files[ADDON] === undefined ? {} : { addon: files[ADDON] }),
  };
};
