// The data files of Death Struggle 20 under examination.
import { readFileSync } from 'node:fs';
import type { BoardSet } from '../../../../src/board/board.ts';
import type { BoardFiles } from '../../../../src/board/file-names.ts';
import { boardSet } from '../../../../src/board/read-board.ts';
import type { ScenarioFile, UnitLine } from '../../../../src/board/data-types.ts';
import { BOARDS } from '../../../../src/games/registry.ts';
import type { TablesFile, TurnsFile } from '../../../../src/games/deathstruggle/data/charts.ts';

const entry = BOARDS.find(({ id }) => id === 'deathstruggle');

export const FILES: BoardFiles = Object.fromEntries(
  (entry?.files ?? []).map(({ name }) => [
    name,
    JSON.parse(
      readFileSync(new URL(`../../../../data/deathstruggle/${name}`, import.meta.url), 'utf8'),
    ) as unknown,
  ]),
);

export const set: BoardSet = boardSet(FILES);
export const tables = set.tables as TablesFile;
export const turns = set.turns as TurnsFile;
export const { units, markers, types } = set.units;
export const campaign = set.scenarios['campaign'] as ScenarioFile;

const byId = new Map(units.map((unit) => [unit.id, unit]));

export const unit = (id: string): UnitLine => {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no unit ${id}`);
  return found;
};

export const ofType = (...names: readonly string[]): readonly UnitLine[] =>
  units.filter(({ type }) => names.includes(type));

/** As printed on a face: attack and defence. */
export const factors = ({ faces }: UnitLine, face = 0): string =>
  `${faces[face]?.['attack']}-${faces[face]?.['defence']}`;

/** The number of a chart's line. */
export const value = (
  lines: readonly { readonly id: string; readonly value: number }[],
  id: string,
): number | undefined => lines.find((line) => line.id === id)?.value;
