// How an opponent is named in a record and told, and what such a name means when the record is read again.
import { escaped } from '../core/strings.ts';

export const levelName = (level: string, seed: number): string => `level ${level} seed ${seed}`;

/** Undefined: it names no level. */
export const levelNamed = (name: string): { readonly level: string; readonly seed: number } | undefined => {
  const [, level, seed] = /^level (\S+) seed (\d{1,9})$/.exec(name) ?? [];
  return level === undefined ? undefined : { level, seed: Number(seed) };
};

export const engineName = (command: string): string => `engine ${escaped(command)}`;

/** The command of another program; undefined: it names none. */
export const commandNamed = (name: string): string | undefined => /^engine (.+)$/.exec(name)?.[1];
