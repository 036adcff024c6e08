// What the tests of supply stand on: edges that are lost, and what is asked of a unit or a hex.
import { supplyMap } from '../../../../../src/games/dagc/07-supply/7.2-tracing.ts';
import { supplyOf } from '../../../../../src/games/dagc/07-supply/7.1-supply.ts';
import type { Seeing } from '../../../../../src/games/dagc/state.ts';
import { p } from '../kit.ts';

/** No German line leads to the edge any more. */
export const CUT_OFF = `; ${p
  .area('german-sources')
  .map((hex) => `held ${hex} soviet`)
  .join('; ')}`;

/** Ports that have fallen once, as lines of a position. */
export const fallen = (...ports: readonly string[]): string =>
  ports.map((port) => `; held ${port} german back`).join('');

/** Six round Liepaja, and no other port near it. */
export const SIX = '26inf@2021; 43inf@2021; 28inf@2020; 38inf@2020; 50inf@2120; 2inf@2120';
export const LIEPAJA = fallen('1718', '2113', '2422');

export const stateOfUnit = (s: Seeing, unit: string): string => supplyOf(p, s, unit).state;

export const lineFrom = (s: Seeing, side: 'german' | 'soviet', hex: string): readonly string[] =>
  supplyMap(p, s, side).line(hex);
