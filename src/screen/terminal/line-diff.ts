// What of a line has to be written when another stood there: only the stretches that differ.
import type { Patch, Row } from '../../draw/styled-rows.ts';

export type Stretch = { readonly column: number; readonly row: Row };

export type Changes = {
  readonly stretches: readonly Stretch[];
  /** Everything from here to the end of the line is blank now, and was not. */
  readonly blankFrom?: number;
};

/** Bytes it takes to go past what is the same, and to set a colour: what is the same is written again where that takes less. */
const GO_PAST = 5;
const SET_COLOUR = 20;

type Roles = readonly (Patch['role'] | undefined)[];

const rolesOf = ({ patches }: Row): Roles => {
  const roles: (Patch['role'] | undefined)[] = [];
  for (const { from, to, role } of patches)
    for (let column = from; column < to; column++) roles[column] = role;
  return roles;
};

const charAt = (text: string, column: number): string => (column < text.length ? text.charAt(column) : ' ');

/** Of a blank nothing is to be seen but its ground. */
const seenOf = (char: string, role: Patch['role'] | undefined): string | undefined =>
  char === ' ' ? role?.replace(/^.* on /, '') : role;

/** It takes no more to write what stands between two stretches, without `to`, than to go past it. */
const isNear = (roles: Roles, from: number, to: number): boolean => {
  let bytes = to - from;
  for (let column = from; column <= to; column++)
    if (roles[column] !== roles[column - 1]) bytes += SET_COLOUR;
  // Colours stay set meanwhile.
  return bytes < GO_PAST + (roles[to] === roles[from - 1] ? 0 : SET_COLOUR);
};

/** The columns `from` up to, not including, `to`. */
export const cut = ({ text, patches }: Row, from: number, to: number): Row => ({
  text: text.slice(from, to).padEnd(to - from),
  patches: patches.flatMap((patch): readonly Patch[] => {
    const [start, end] = [Math.max(patch.from, from), Math.min(patch.to, to, text.length)];
    return start < end ? [{ from: start - from, to: end - from, role: patch.role }] : [];
  }),
});

/** Without what is blank and plays no role at its end. */
const endOf = ({ text, patches }: Row): number =>
  Math.max(text.trimEnd().length, Math.min(patches.at(-1)?.to ?? 0, text.length));

export const changesIn = (before: Row, now: Row): Changes => {
  const [was, is] = [rolesOf(before), rolesOf(now)];
  const [wasEnd, end] = [endOf(before), endOf(now)];
  const spans: { from: number; to: number }[] = [];
  for (let column = 0; column < end; column++) {
    const char = charAt(now.text, column);
    if (charAt(before.text, column) === char && seenOf(char, was[column]) === seenOf(char, is[column]))
      continue;
    const last = spans.at(-1);
    if (last !== undefined && isNear(is, last.to, column)) last.to = column + 1;
    else spans.push({ from: column, to: column + 1 });
  }
  return {
    stretches: spans.map(({ from, to }) => ({ column: from, row: cut(now, from, to) })),
    ...(wasEnd > end && { blankFrom: end }),
  };
};

export const wholeOf = (now: Row): Row => cut(now, 0, endOf(now));
