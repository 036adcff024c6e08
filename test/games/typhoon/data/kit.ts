// The data files of the game under examination.
import { boardData } from '../../../kit/board-data.ts';
import { typhoonOwn } from '../../../../src/games/typhoon/data/board.ts';
import type { Finding } from '../../../../src/board/finding.ts';
import type { TablesFile, TurnsFile } from '../../../../src/games/typhoon/data/charts.ts';
import type { Change } from '../../../kit/board-data.ts';

export const data = boardData('typhoon');
export const { set, units, campaign, unit, ofType, at } = data;
export const tables = set.tables as TablesFile;
export const turns = set.turns as TurnsFile;

/** What is wrong after these changes. */
export const findings = (...changes: readonly Change[]): readonly Finding[] =>
  data.findings(typhoonOwn, ...changes);

/** Rules and codes of what is wrong after these changes. */
export const faults = (...changes: readonly Change[]): readonly unknown[] =>
  data.faults(typhoonOwn, ...changes);

export const value = (id: string): number => tables.limits.find((line) => line.id === id)!.value;
