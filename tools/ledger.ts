// What has been played, one JSON line each, so that a run can be stopped and gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A line that was cut off when a run was stopped is none. */
const readLine = <T>(line: string, is: (value: unknown) => value is T): readonly T[] => {
  try {
    const value: unknown = JSON.parse(line);
    return is(value) ? [value] : [];
  } catch {
    return [];
  }
};

export const readLedger = <T>(path: string, is: (value: unknown) => value is T): readonly T[] =>
  (existsSync(path) ? readFileSync(path, 'utf8') : '').split('\n').flatMap((line) => readLine(line, is));

/** Begins with a line end, for what stands before may have been cut off. */
export const note = (path: string, played: unknown): void =>
  appendFileSync(path, `${existsSync(path) ? '\n' : ''}${JSON.stringify(played)}`);
