// The hash of the data, at once for the shipped files: working it out takes longer than anything else at the start.
import type { BoardSet } from '../../../board/board.ts';
import { hashOf, sha256 } from '../../../core/canonical-json.ts';
import { SHIPPED } from './shipped-hash.ts';
import { valuesOfPlay } from './values-of-play.ts';

/** What the rules play by; words about the rules are no part of it. */
export const HASHED_FILES = [
  'map.json',
  'units.json',
  'tables.json',
  'turns.json',
  'scenarios/campaign.json',
  'scenarios/road-back.json',
] as const;

/** Of the values: the same however a file is laid out. */
export const dataHashOf = (set: BoardSet): string => hashOf(valuesOfPlay(set));

/** Of the files, byte by byte. */
export const fingerprintOf = (text: (name: string) => string | undefined): string =>
  sha256(HASHED_FILES.map((name) => text(name) ?? '').join('\0'));

/** Undefined for all files but the shipped ones. */
export const knownHash = (text: (name: string) => string | undefined): string | undefined =>
  fingerprintOf(text) === SHIPPED.files ? SHIPPED.values : undefined;
