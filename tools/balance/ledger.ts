// The games of the balance that have been played, by what they come of.
import { readLedger } from '../ledger.ts';
import type { Played } from './course.ts';

const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' && value !== null && 'bout' in value && 'spec' in value && 'course' in value;

export const readCourses = (path: string): ReadonlyMap<string, Played> =>
  new Map(readLedger(path, isPlayed).map((played) => [played.bout, played]));
