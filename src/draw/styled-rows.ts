// One line of a drawing: plain text, and which stretches of it play which role. Colour comes last, and never alone.

/** Sides are numbered in the order in which a game names them. */
export type Role =
  | 'side 0'
  | 'side 1'
  | 'selected'
  | 'legal'
  | 'target'
  | 'objective'
  | 'supply'
  | 'out-of-supply'
  | 'water'
  | 'dim'
  | 'title'
  | 'warn';

/** Six hexadecimal digits after a `#`. */
export type Colour = `#${string}`;

/**
 * A cell in colours of its own: what it is written in and what lies under it; bold or not. fine: the ink is an area like the
 * ground, and has as many colours.
 */
export type Ink = `${'' | 'bold ' | 'fine '}${Colour} on ${Colour}`;

export const isInk = (role: Role | Ink | undefined): role is Ink => role?.includes('#') === true;

/** Columns from `from` up to, not including, `to`. */
export type Patch = { readonly from: number; readonly to: number; readonly role: Role | Ink };

export type Row = {
  readonly text: string;
  /** From left to right; they do not overlap. */
  readonly patches: readonly Patch[];
};

/** A whole line in one role, or in none. */
export const row = (text: string, role?: Role): Row => ({
  text,
  patches: role === undefined || text === '' ? [] : [{ from: 0, to: text.length, role }],
});

/** A line cut or filled up to a width, and another one to its right. */
export const beside = (left: Row, width: number, right: Row): Row => ({
  text: left.text.slice(0, width).padEnd(width) + right.text,
  patches: [
    ...left.patches
      .filter(({ from }) => from < width)
      .map((patch) => ({ ...patch, to: Math.min(patch.to, width) })),
    ...right.patches.map(({ from, to, role }) => ({ from: from + width, to: to + width, role })),
  ],
});
