// The games that have been played, one JSON line each, so that a run can be stopped and gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Played } from './course.ts';

const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' && value !== null && 'bout' in value && 'spec' in value && 'course' in value;

/** A line that was cut off when a run was stopped is none. */
const readLine = (line: string): readonly Played[] => {
  try {
    const value: unknown = JSON.parse(line);
    return isPlayed(value) ? [value] : [];
  } catch {
    return [];
  }
};

export const readLedger = (path: string): ReadonlyMap<string, Played> =>
  new Map(
    (existsSync(path) ? readFileSync(path, 'utf8') : '')
      .split('\n')
      .flatMap(readLine)
      .map((played) => [played.bout, played]),
  );

/** Begins with a line end, for what stands before may have been cut off. */
export const note = (path: string, played: Played): void =>
  appendFileSync(path, `${existsSync(path) ? '\n' : ''}${JSON.stringify(played)}`);
