// What each player has to reach against those below it; `bars.json` has the numbers.
import { readFileSync } from 'node:fs';

export type Bar = {
  readonly player: string;
  readonly against: string;
  /** What part of the pairs that one of them has won; 1: all of them. */
  readonly decided: number;
  /** How long an order and a phase may take at 95 of 100, in thousandths of a second of the processor. */
  readonly orderMs: number;
  readonly phaseMs: number;
};

export const BARS = JSON.parse(readFileSync(new URL('bars.json', import.meta.url), 'utf8')) as readonly Bar[];
