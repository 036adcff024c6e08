// Groups of units that players have named, in a file beside the game: they are no part of what happened, and the record is
// as it would be without them.
import type { Problem, Side } from '../core/types.ts';
import { fileProblem } from '../core/problem.ts';
import { writeWhole } from './files/atomic-write.ts';
import { readTextBounded } from './files/read.ts';

/** It belongs to the side that made it. `last`: what it was last told to do, as typed after its name. */
export type Group = {
  readonly name: string;
  readonly side: Side;
  readonly units: readonly string[];
  readonly last?: string;
};

/** Hundreds of groups fill a hundredth of it. */
const MOST_BYTES = 256 * 1024;
/** Only its owner reads it: each side's own are in it. */
const MODE = 0o600;

const GROUP = /^group (\S+) (\S+) = (\S+(?: \S+)*)$/;
const LAST = /^last (\S+) (\S+) = (.+)$/;

export const writtenGroups = (groups: readonly Group[]): string =>
  groups
    .flatMap(({ name, side, units, last }) => [
      `group ${side} ${name} = ${units.join(' ')}`,
      ...(last === undefined ? [] : [`last ${side} ${name} = ${last}`]),
    ])
    .map((line) => `${line}\n`)
    .join('');

/** A line that is none of these says nothing. */
export const readGroups = (text: string): readonly Group[] => {
  const found = new Map<string, Group>();
  for (const line of text.split(/\r?\n/)) {
    const [, side = '', name = '', units] = GROUP.exec(line) ?? [];
    if (units !== undefined) found.set(`${side} ${name}`, { name, side, units: units.split(' ') });
    const [, of = '', called = '', last] = LAST.exec(line) ?? [];
    const group = found.get(`${of} ${called}`);
    if (last !== undefined && group !== undefined) found.set(`${of} ${called}`, { ...group, last });
  }
  return [...found.values()];
};

/** A file that is not there, or cannot be read, holds none. */
export const groupsIn = (path: string): readonly Group[] => {
  const text = readTextBounded(path, MOST_BYTES);
  return text.ok ? readGroups(text.value) : [];
};

export const keepGroupsIn = (path: string, groups: readonly Group[]): Problem | undefined => {
  try {
    writeWhole(path, writtenGroups(groups), MODE);
    return undefined;
  } catch (thrown) {
    return fileProblem('WRITE', thrown, { file: path });
  }
};
