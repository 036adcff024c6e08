// What has been played, one JSON line each, so that a run can be stopped and gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { hashOf } from '../src/core/canonical-json.ts';

/** `of`: the hash of all that it comes of. */
type Noted = { readonly of: string };

/** A line that was cut off when a run was stopped is none. */
const readLine = <T>(line: string, is: (value: unknown) => value is T): readonly T[] => {
  try {
    const value: unknown = JSON.parse(line);
    return is(value) ? [value] : [];
  } catch {
    return [];
  }
};

const readLedger = <T>(path: string, is: (value: unknown) => value is T): readonly T[] =>
  (existsSync(path) ? readFileSync(path, 'utf8') : '').split('\n').flatMap((line) => readLine(line, is));

/** Begins with a line end, for what stands before may have been cut off. */
const note = (path: string, played: unknown): void =>
  appendFileSync(path, `${existsSync(path) ? '\n' : ''}${JSON.stringify(played)}`);

type Ledger<T> = {
  readonly path: string;
  readonly is: (value: unknown) => value is T;
  /** Nothing is begun when so much time is over. */
  readonly minutes: number;
};

/** Gives what stands in the file, or plays and notes it; undefined when the time is over. */
export const playedOnce = <Spec, Played extends Noted>(
  { path, is, minutes }: Ledger<Played>,
  play: (spec: Spec) => Promise<Played>,
): ((spec: Spec) => Promise<Played | undefined>) => {
  const ledger = new Map(readLedger(path, is).map((played) => [played.of, played]));
  const until = performance.now() + minutes * 60_000;
  return async (spec) => {
    const before = ledger.get(hashOf(spec));
    if (before !== undefined || performance.now() > until) return before;
    const played = await play(spec);
    note(path, played);
    return played;
  };
};
