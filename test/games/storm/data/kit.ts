// The data files of Operation Storm under examination.
import { readFileSync } from 'node:fs';
import type { BoardSet } from '../../../../src/board/board.ts';
import type { BoardFiles } from '../../../../src/board/file-names.ts';
import { boardSet } from '../../../../src/board/read-board.ts';
import type { ScenarioFile, UnitLine } from '../../../../src/board/data-types.ts';
import { BOARDS } from '../../../../src/games/registry.ts';
import type { TablesFile, TurnsFile } from '../../../../src/games/storm/data/charts.ts';

const entry = BOARDS.find(({ id }) => id === 'storm');

export const FILES: BoardFiles = Object.fromEntries(
  (entry?.files ?? []).map(({ name }) => [
    name,
    JSON.parse(readFileSync(new URL(`../../../../data/storm/${name}`, import.meta.url), 'utf8')) as unknown,
  ]),
);

export const set: BoardSet = boardSet(FILES);
export const tables = set.tables as TablesFile;
export const turns = set.turns as TurnsFile;
export const { units, markers, types, formations = {} } = set.units;
export const campaign = set.scenarios['campaign'] as ScenarioFile;

const byId = new Map(units.map((unit) => [unit.id, unit]));

export const unit = (id: string): UnitLine => {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no unit ${id}`);
  return found;
};

export const ids = (lines: readonly { readonly id: string }[]): string => lines.map(({ id }) => id).join(' ');

export const ofType = (...names: readonly string[]): readonly UnitLine[] =>
  units.filter(({ type }) => names.includes(type));

/** As printed: attack and defence. */
export const factors = ({ faces: [face] }: UnitLine): string => `${face?.['attack']}-${face?.['defence']}`;
