// Strips and boxes beneath the map: the turn track with what enters when, the points track, boxes for counters off the map.
import type { Place } from './title-scale-compass.ts';
import { panel } from './title-scale-compass.ts';
import type { Face } from './counters/counter.ts';
import { SIDE } from './counters/counter.ts';
import { INK, SANS, SERIF, sizeFor } from './palette.ts';
import { at, el, group, text } from './xml.ts';

/** One box of the turn track. */
export type TurnBox = {
  readonly turn: number;
  /** Such as "Jun 1941". */
  readonly label: string;
  /** Short lines beneath, such as movement rates. */
  readonly notes?: readonly string[];
};

/** Counters side by side, closer together when there are many, in as many rows as are given. */
function spread(faces: readonly Face[], place: Place, scale: number): string[] {
  const side = SIDE * scale;
  if (faces.length === 0) return [];
  const rows = Math.max(1, Math.floor((place.height + 2) / (side + 2)));
  const each = Math.ceil(faces.length / rows);
  const fits = Math.max(1, Math.floor((place.width + 2) / (side + 2)));
  const inRow = Math.min(faces.length, Math.max(each, Math.min(fits, faces.length)));
  const step = inRow < 2 ? 0 : Math.min(side + 2, (place.width - side) / (inRow - 1));
  return faces.map((face, k) => {
    const x = place.x + side / 2 + (k % inRow) * step;
    const y = place.y + side / 2 + Math.floor(k / inRow) * (side + 2);
    return `<g transform="translate(${at(x)} ${at(y)}) scale(${scale})">${face}</g>`;
  });
}

const NOTE = 12.5;

export const turnHeight = (turns: readonly TurnBox[], isHolding: boolean): number =>
  30 + Math.max(0, ...turns.map((box) => box.notes?.length ?? 0)) * NOTE + (isHolding ? 66 : 6);

export function turnTrack(
  turns: readonly TurnBox[],
  held: ReadonlyMap<number, readonly Face[]>,
  place: Place,
  perRow: number,
  now: number | undefined,
): string {
  const width = place.width / perRow;
  const height = turnHeight(turns, held.size > 0);
  const boxes = turns.flatMap((box, k) => {
    const x = place.x + (k % perRow) * width;
    const y = place.y + Math.floor(k / perRow) * height;
    const notes = box.notes ?? [];
    const isNow = box.turn === now;
    const top = y + 30 + notes.length * NOTE;
    return [
      el('rect', {
        x: at(x),
        y: at(y),
        width,
        height,
        fill: isNow ? '#fbe3b4' : '#fffaea',
        stroke: INK,
        'stroke-width': isNow ? 2.6 : 1,
      }),
      text(String(box.turn), {
        x: at(x + 8),
        y: at(y + 22),
        'font-family': SERIF,
        'font-weight': 'bold',
        'font-size': 21,
        fill: '#8a2a22',
      }),
      text(box.label, {
        x: at(x + width - 8),
        y: at(y + 20),
        'font-family': SERIF,
        'font-size': sizeFor(box.label, width - 50, 14),
        'text-anchor': 'end',
        fill: INK,
      }),
      ...notes.map((note, i) =>
        text(note, {
          x: at(x + 8),
          y: at(y + 38 + i * NOTE),
          'font-family': SANS,
          'font-size': sizeFor(note, width - 16, 10.5),
          fill: '#4b4538',
        }),
      ),
      ...spread(held.get(box.turn) ?? [], { x: x + 6, y: top + 3, width: width - 12, height: 60 }, 0.45),
    ];
  });
  return group({ id: 'turns' }, boxes);
}

export const POINTS_BOX = 62;

const token = (label: string, x: number, y: number): string =>
  el('g', { transform: `translate(${at(x)} ${at(y)})` }, [
    el('rect', {
      x: -20,
      y: -10,
      width: 40,
      height: 20,
      rx: 2,
      fill: '#fbfaf4',
      stroke: INK,
      'stroke-width': 1.2,
    }),
    text(label, {
      y: 5,
      'font-family': SANS,
      'font-weight': 'bold',
      'font-size': 12.5,
      'text-anchor': 'middle',
      fill: INK,
    }),
  ]);

/** Tens and ones; minus before both where the total is below nothing. */
const tokens = (points: number, x: number, y: number): string[] => {
  const total = Math.trunc(points);
  const whole = Math.abs(total);
  const sign = total < 0 ? '-' : '';
  const middle = (digit: number): number => x + (digit + 0.5) * POINTS_BOX;
  return [
    token(`${sign}x10`, middle(Math.floor(whole / 10) % 10), y + 54),
    token(`${sign}x1`, middle(whole % 10), y + 78),
  ];
};

const digitBox = (digit: number, x: number, y: number): string =>
  [
    el('rect', {
      x: at(x + digit * POINTS_BOX),
      y: at(y + 22),
      width: POINTS_BOX,
      height: POINTS_BOX + 8,
      fill: '#fffaea',
      stroke: INK,
      'stroke-width': 1,
    }),
    text(String(digit), {
      x: at(x + digit * POINTS_BOX + 6),
      y: at(y + 39),
      'font-family': SERIF,
      'font-size': 15,
      fill: '#8a2a22',
    }),
  ].join('');

/** Boxes 0 to 9; the total is told by the game's own markers where it has them, else by tokens of tens and ones. */
export function pointsTrack(
  points: number | 'empty',
  markers: ReadonlyMap<number, readonly Face[]>,
  x: number,
  y: number,
): string {
  const own = [...markers].flatMap(([digit, faces]) =>
    digit < 0 || digit > 9
      ? []
      : spread(
          faces,
          { x: x + digit * POINTS_BOX + 8, y: y + 43, width: POINTS_BOX - 12, height: 46 },
          faces.length > 1 ? 0.36 : 0.72,
        ),
  );
  return group({ id: 'points' }, [
    text(points === 'empty' ? 'POINTS' : `POINTS ${points}`, {
      x: at(x),
      y: at(y + 14),
      'font-family': SERIF,
      'font-weight': 'bold',
      'font-size': 13,
      'letter-spacing': 2,
      fill: INK,
    }),
    ...Array.from({ length: 10 }, (_, digit) => digitBox(digit, x, y)),
    ...(points === 'empty' ? [] : own.length > 0 ? own : tokens(points, x, y)),
  ]);
}

/** A titled box with its counters. */
export const box = (title: string, faces: readonly Face[], place: Place): string =>
  group({ 'data-box': title }, [
    panel(place),
    text(title, {
      x: at(place.x + 10),
      y: at(place.y + 19),
      'font-family': SERIF,
      'font-weight': 'bold',
      'font-size': sizeFor(title, place.width - 20, 14, true),
      fill: INK,
    }),
    ...spread(
      faces,
      { x: place.x + 9, y: place.y + 28, width: place.width - 18, height: place.height - 34 },
      0.62,
    ),
  ]);
