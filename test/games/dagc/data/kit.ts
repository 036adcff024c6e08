// The data files of DAGC under examination.
import { readFileSync } from 'node:fs';
import type { BoardSet } from '../../../../src/board/board.ts';
import type { BoardFiles } from '../../../../src/board/file-names.ts';
import { boardSet } from '../../../../src/board/read-board.ts';
import type { ScenarioFile, UnitLine } from '../../../../src/board/data-types.ts';
import { BOARDS } from '../../../../src/games/registry.ts';
import type { TablesFile, TurnsFile } from '../../../../src/games/dagc/data/charts.ts';

const entry = BOARDS.find(({ id }) => id === 'dagc');

export const FILES: BoardFiles = Object.fromEntries(
  (entry?.files ?? []).map(({ name }) => [
    name,
    JSON.parse(readFileSync(new URL(`../../../../data/dagc/${name}`, import.meta.url), 'utf8')) as unknown,
  ]),
);

export const set: BoardSet = boardSet(FILES);
export const tables = set.tables as TablesFile;
export const turns = set.turns as TurnsFile;
export const { units, markers, types } = set.units;

export const scenario = (id: string): ScenarioFile => {
  const found = set.scenarios[id];
  if (found === undefined) throw new RangeError(`no scenario ${id}`);
  return found;
};

export const ofKind = (kind: string): readonly UnitLine[] =>
  units.filter(({ kinds = [] }) => kinds.includes(kind));

export const ids = (lines: readonly { readonly id: string }[]): string => lines.map(({ id }) => id).join(' ');

export const factors = ({ faces }: UnitLine): string =>
  faces.map((face) => face['combat'] ?? 'none').join('-');
