// What the trials came to, chapter by chapter: the score, and every survivor with its place, its rule and its change.
import type { Kind } from './mutants.ts';

/** A mutant as it is written down: by what stands there, so that it is known again when lines have moved. */
export type Written = {
  readonly file: string;
  readonly line: number;
  readonly ids: readonly string[];
  readonly kind: Kind;
  /** The line of the source, and which of those that look alike in the file this is. */
  readonly at: string;
  readonly nth: number;
  readonly was: string;
  readonly becomes: string;
  readonly reached: boolean;
};

/** Reviewed by hand: the change makes no difference that rules or players could tell. */
export type Equivalent = Pick<Written, 'file' | 'at' | 'nth' | 'was' | 'becomes'> & {
  readonly reason: string;
};

export const isSame = (a: Pick<Written, 'file' | 'at' | 'nth' | 'was' | 'becomes'>, b: typeof a): boolean =>
  a.file === b.file && a.at === b.at && a.nth === b.nth && a.was === b.was && a.becomes === b.becomes;

export type Tally = {
  readonly killed: number;
  readonly survived: readonly Written[];
  readonly equivalent: number;
};

const short = (code: string): string => {
  const one = code.replaceAll(/\s+/g, ' ');
  return one.length > 70 ? `${one.slice(0, 67)}...` : one;
};

export const change = ({ kind, was, becomes }: Pick<Written, 'kind' | 'was' | 'becomes'>): string =>
  kind === 'statement' ? `dropped: ${short(was)}` : `${short(was)} -> ${short(becomes)}`;

const percent = (killed: number, of: number): string =>
  of === 0 ? '-' : `${((100 * killed) / of).toFixed(1)} %`;

export const scoreOf = (tallies: readonly Tally[]): number => {
  const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0);
  const all = tallies.reduce((sum, tally) => sum + tally.killed + tally.survived.length, 0);
  return all === 0 ? 100 : (100 * killed) / all;
};

const line = (what: string, tallies: readonly Tally[]): string => {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((n, tally) => n + of(tally), 0);
  const killed = sum((tally) => tally.killed);
  const survived = sum((tally) => tally.survived.length);
  const equivalent = sum((tally) => tally.equivalent);
  const without = equivalent === 0 ? '' : `, ${equivalent} more equivalent`;
  return `${what}: ${killed + survived} altered, ${killed} killed, ${survived} survived, ${percent(killed, killed + survived)}${without}.`;
};

export const reported = (tallies: ReadonlyMap<string, Tally>): readonly string[] => [
  ...[...tallies]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([chapter, tally]) => [
      line(/^\d/.test(chapter) ? `Chapter ${Number(chapter)}` : chapter, [tally]),
      ...tally.survived.map(
        (one) =>
          `  ${one.file}:${one.line} ${one.ids.join(', ')}: ${change(one)}${one.reached ? '' : ' (no test comes here)'}`,
      ),
    ]),
  line('All', [...tallies.values()]),
];
