// Zoom 3: eight columns by four lines a hex, with all its sides.
//
//     .' '.
//   .' 2608!'.      ! worth points
//   |Kharkov|       city, or a unit, or what a layer says
//   |G8 24pz|       side, strength and name of the top unit; = more units than there is room for
//    '.^p#.'        terrain, port, fortified line
//      '.'
//
// A side that is more than one thing changes its sign on the way.
import type { Role } from '../styled-rows.ts';
import { charAt, put } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { counterPair, MARKS } from './map-model.ts';
import type { Counter, Ground, Mark, SideSign } from './map-model.ts';
import { PIECES } from './side-cells.ts';
import { PLAIN_STAND, strokesAt } from './signs.ts';
import type { Signs } from './signs.ts';

export type LargeHex = {
  readonly number: string;
  readonly ground: Ground;
  readonly counters: readonly Counter[];
  readonly mark: Mark | undefined;
  readonly figure: string | undefined;
  readonly isSelected: boolean;
  /** By direction; empty: a side like any other. Absent: not drawn. */
  readonly sides: readonly (readonly SideSign[] | undefined)[];
};

const WIDTH = 7;
const LABEL = 4;

/** The sign of a state stands last, whatever that leaves of the name. */
const counterText = (counter: Counter, more: boolean): string => {
  const { label, mark } = counter;
  const called = mark === undefined ? label.slice(0, LABEL) : label.slice(0, LABEL - 1) + mark.sign;
  return `${counterPair(counter)}${more ? '=' : ' '}${called}`;
};

type Written = { readonly text: string; readonly role?: Role | undefined };

/** A name on one line or two, broken at a blank if it has one in the right place. */
const inTwo = (name: string): readonly [string, string?] => {
  if (name.length <= WIDTH) return [name];
  const blank = name.lastIndexOf(' ', WIDTH);
  if (blank > 0) return [name.slice(0, blank), name.slice(blank + 1)];
  return [`${name.slice(0, WIDTH - 1)}-`, name.slice(WIDTH - 1)];
};

/** The two full lines of a hex. */
const middleLines = ({ ground, counters }: LargeHex): readonly [Written | undefined, Written | undefined] => {
  const [top, second] = counters;
  const { name, text, role } = ground;
  if (top === undefined) {
    if (name === undefined) return [text === undefined ? undefined : { text, role }, undefined];
    if (text !== undefined) return [{ text: name }, { text, role }];
    const [upper, lower] = inTwo(name);
    return [{ text: upper, role }, lower === undefined ? undefined : { text: lower, role }];
  }
  if (name !== undefined)
    return [{ text: name }, { text: counterText(top, counters.length > 1), role: top.role }];
  const first = { text: counterText(top, false), role: top.role };
  if (second === undefined) return [first, undefined];
  return [first, { text: counterText(second, counters.length > 2), role: second.role }];
};

const centred = (text: string, width: number): string => {
  const cut = text.slice(0, width);
  return cut.padStart(cut.length + Math.floor((width - cut.length) / 2)).padEnd(width);
};

const PLAIN: SideSign = { shape: 'plain', role: 'dim' };

/** `special`: only sides that are more than a hexside, which lie over the ends of the others. */
export const drawLargeSides = (
  canvas: Canvas,
  signs: Signs,
  line: number,
  column: number,
  hex: LargeHex,
  special: boolean,
): void => {
  for (const { direction, stroke, at } of PIECES[3]) {
    const side = hex.sides[direction];
    if (side === undefined || side.length > 0 !== special) continue;
    at.forEach(([down, right], i) => {
      const sign = side[Math.min(i, side.length - 1)] ?? PLAIN;
      put(canvas, line + down, column + right, strokesAt(signs, 3, sign.shape)[stroke], sign.role);
    });
  }
};

export const drawLargeHex = (canvas: Canvas, line: number, column: number, hex: LargeHex): void => {
  const { ground, isSelected, mark, figure, counters } = hex;
  const isFigured = figure !== undefined && counters.length > 0;
  const role = isSelected ? 'selected' : undefined;
  const write = (down: number, right: number, text: string, as: Role | undefined): void =>
    put(canvas, line + down, column + right, text, role ?? as);
  const filled = (from: number, width: number): string =>
    Array.from({ length: width }, (_, i) => {
      const at = column + from + i;
      if (at % 2 !== 0) return ' ';
      return at % 4 === 0 ? ground.fill : (ground.fillOther ?? ground.fill);
    }).join('');
  const [upper, lower] = middleLines(hex);
  write(
    1,
    2,
    `${isFigured ? figure : hex.number}${ground.badge}`.slice(0, WIDTH - 2).padEnd(WIDTH - 2),
    isFigured ? 'target' : ground.badge === ' ' ? 'dim' : 'objective',
  );
  [upper, lower].forEach((written, i) => {
    if (written === undefined) write(2 + i, 1, filled(1, WIDTH), ground.role);
    else write(2 + i, 1, centred(written.text, WIDTH), written.role);
  });
  if (ground.signs.trim() === '') write(4, 3, filled(3, 3), ground.role);
  else write(4, 3, ground.signs, undefined);
  if (mark !== undefined) {
    const { west, east, role: as } = MARKS[mark];
    put(canvas, line, column + 4, west, as);
    // Beside the hex as well, but no river is covered, and nothing by what is merely legal.
    const covers = mark === 'legal' ? PLAIN_STAND : PLAIN_STAND + MARKS.legal.west + MARKS.legal.east;
    if (covers.includes(charAt(canvas, line + 3, column))) put(canvas, line + 3, column, west, as);
    const end = column + WIDTH + 1;
    if (covers.includes(charAt(canvas, line + 3, end))) put(canvas, line + 3, end, east, as);
  }
  if (!isSelected) return;
  put(canvas, line + 3, column, '[', role);
  put(canvas, line + 3, column + WIDTH + 1, ']', role);
};
