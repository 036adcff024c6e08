// The data files of the game under examination.
import { boardData } from '../../../kit/board-data.ts';
import { deathstruggleOwn } from '../../../../src/games/deathstruggle/data/board.ts';
import type { TablesFile, TurnsFile } from '../../../../src/games/deathstruggle/data/charts.ts';
import type { UnitLine } from '../../../../src/board/data-types.ts';
import type { Change } from '../../../kit/board-data.ts';

export type { Change } from '../../../kit/board-data.ts';

export const data = boardData('deathstruggle');
export const { set, units, campaign, unit, ofType, at } = data;
export const { markers } = set.units;
export const tables = set.tables as TablesFile;
export const turns = set.turns as TurnsFile;

/** Rules and codes of what is wrong after these changes. */
export const faults = (...changes: readonly Change[]): readonly unknown[] =>
  data.faults(deathstruggleOwn, ...changes);

/** As printed on a face: attack and defence. */
export const factors = ({ faces }: UnitLine, face = 0): string =>
  `${faces[face]?.['attack']}-${faces[face]?.['defence']}`;

/** The number of a chart's line. */
export const value = (
  lines: readonly { readonly id: string; readonly value: number }[],
  id: string,
): number | undefined => lines.find((line) => line.id === id)?.value;
