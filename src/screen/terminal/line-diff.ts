// What of a line has to be written when another stood there: only the stretches that differ.
import type { Patch, Row } from '../../draw/styled-rows.ts';

export type Stretch = { readonly column: number; readonly row: Row };

export type Changes = {
  readonly stretches: readonly Stretch[];
  /** Everything from here to the end of the line is blank now, and was not. */
  readonly blankFrom?: number;
};

/** Like stretches shorter than this between others are written with them: going past them takes as much. */
const NEAR = 8;

const rolesOf = ({ patches }: Row): readonly (Patch['role'] | undefined)[] => {
  const roles: (Patch['role'] | undefined)[] = [];
  for (const { from, to, role } of patches)
    for (let column = from; column < to; column++) roles[column] = role;
  return roles;
};

const charAt = (text: string, column: number): string => (column < text.length ? text.charAt(column) : ' ');

/** The columns `from` up to, not including, `to`. */
const cut = ({ text, patches }: Row, from: number, to: number): Row => ({
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
    if (charAt(before.text, column) === charAt(now.text, column) && was[column] === is[column]) continue;
    const last = spans.at(-1);
    if (last !== undefined && column - last.to < NEAR) last.to = column + 1;
    else spans.push({ from: column, to: column + 1 });
  }
  return {
    stretches: spans.map(({ from, to }) => ({ column: from, row: cut(now, from, to) })),
    ...(wasEnd > end && { blankFrom: end }),
  };
};

export const wholeOf = (now: Row): Row => cut(now, 0, endOf(now));
