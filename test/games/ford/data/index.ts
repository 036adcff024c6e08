// The data files with their types: the map, the units, the tables and the scenarios as printed.
import mapFile from './map.json' with { type: 'json' };
import rulesFile from './rules.json' with { type: 'json' };
import tablesFile from './tables.json' with { type: 'json' };
import turnsFile from './turns.json' with { type: 'json' };
import unitsFile from './units.json' with { type: 'json' };
import { hashOf } from '../../../../src/core/canonical-json.ts';
import type { RuleWords } from '../../../../src/api/game.ts';

export type Who = 'north' | 'south';
export const WHO: readonly [Who, Who] = ['north', 'south'];

export type Terrain = 'clear' | 'wood';
export type PrintedHex = {
  readonly terrain: Terrain;
  readonly town?: string;
  readonly held?: Who;
  readonly source?: Who;
};
export type PrintedUnit = {
  readonly name: string;
  readonly side: Who;
  readonly kind: 'foot' | 'horse' | 'guns';
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
};
export type Outcome = 'AE' | 'AR' | 'EX' | 'DR' | 'DE';
export type Column = { readonly odds: string; readonly from: number; readonly faces: readonly Outcome[] };
export type Scenario = {
  readonly title: string;
  readonly turns: number;
  /** Top unit first. */
  readonly setup: Readonly<Record<string, readonly string[]>>;
  readonly entry: Readonly<Record<string, number>>;
};

export const SCHEME: unknown = mapFile.scheme;
export const HEXES = mapFile.hexes as Readonly<Record<string, PrintedHex>>;
export const RIVER: readonly string[] = mapFile.river;
export const FORDS: readonly string[] = mapFile.fords;
export const UNITS = unitsFile as Readonly<Record<string, PrintedUnit>>;
export const TABLES = tablesFile as Omit<typeof tablesFile, 'columns'> & {
  readonly columns: readonly Column[];
};
export const SCENARIOS = turnsFile as unknown as Readonly<Record<string, Scenario>>;
export const RULES: Readonly<Record<string, RuleWords>> = rulesFile;
export const DATA_HASH = hashOf([mapFile, unitsFile, tablesFile, turnsFile]);

export const printed = (unit: string): PrintedUnit => {
  const found = UNITS[unit];
  if (found === undefined) throw new Error(`There is no unit ${unit}`);
  return found;
};

export const scenario = (id: string): Scenario => {
  const found = SCENARIOS[id];
  if (found === undefined) throw new Error(`There is no scenario ${id}`);
  return found;
};
