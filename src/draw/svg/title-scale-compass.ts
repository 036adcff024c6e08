// What a map sheet has beside the map: title with scale bar, compass rose, credit line.
import type { PrintedBoard } from '../../board/board.ts';
import { HEX } from './geometry.ts';
import { INK, SANS, SERIF, sizeFor, upper } from './palette.ts';
import { at, el, group, num, text } from './xml.ts';

export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const panel = (place: Place): string =>
  el('rect', {
    ...place,
    x: at(place.x),
    y: at(place.y),
    rx: 3,
    fill: '#fffaea',
    stroke: INK,
    'stroke-width': 1.4,
  });

export function titlePanel(board: PrintedBoard, place: Place, name: string, subtitle: string): string {
  const { x, y, width, height } = place;
  const title = upper(name);
  const bar = scaleBar(board.map.kilometres, x + 26, y + height - 30);
  const size = sizeFor(title, (width - 60) / 1.18, 62, true);
  return group({ id: 'title', 'font-family': SERIF }, [
    panel(place),
    el('rect', {
      x: at(x + 5),
      y: at(y + 5),
      width: width - 10,
      height: height - 10,
      fill: 'none',
      stroke: INK,
      'stroke-width': 0.7,
    }),
    text(title, {
      x: at(x + 24),
      y: at(y + 22 + size * 0.72),
      'font-size': size,
      'font-weight': 'bold',
      'letter-spacing': size * 0.12,
      fill: INK,
    }),
    text(subtitle, {
      x: at(x + 26),
      y: at(y + 30 + size),
      'font-size': sizeFor(subtitle, width - 60, 19),
      'font-style': 'italic',
      fill: INK,
    }),
    bar,
  ]);
}

/** Alternate black and white stretches, one hex each. */
function scaleBar(kilometres: number | undefined, x: number, y: number): string {
  if (kilometres === undefined || !(kilometres > 0)) return '';
  const parts = Array.from({ length: 4 }, (_, k) =>
    el('rect', {
      x: at(x + k * HEX),
      y: at(y),
      width: HEX,
      height: 6,
      fill: k % 2 === 0 ? INK : '#ffffff',
      stroke: INK,
      'stroke-width': 0.9,
    }),
  );
  const marks = Array.from({ length: 5 }, (_, k) =>
    text(k === 4 ? `${num(kilometres * k)} km` : num(kilometres * k), {
      x: at(x + k * HEX),
      y: at(y + 19),
      'font-family': SANS,
      'font-size': 11,
      'text-anchor': 'middle',
      fill: INK,
    }),
  );
  return group({ id: 'scale' }, [...parts, ...marks]);
}

export function compass(x: number, y: number, radius: number): string {
  const point = (turn: number, long: number, wide: number): string =>
    el('g', { transform: `rotate(${turn})` }, [
      el('path', { d: `M0 ${at(-long)}L${at(wide)} ${at(-wide)}L0 0Z`, fill: INK }),
      el('path', {
        d: `M0 ${at(-long)}L${at(-wide)} ${at(-wide)}L0 0Z`,
        fill: '#fffdf2',
        stroke: INK,
        'stroke-width': 0.8,
      }),
    ]);
  return el('g', { id: 'compass', transform: `translate(${at(x)} ${at(y)})`, 'stroke-linejoin': 'round' }, [
    el('circle', { r: radius * 0.62, fill: 'none', stroke: INK, 'stroke-width': 0.9, 'stroke-opacity': 0.7 }),
    el('circle', {
      r: radius * 0.56,
      fill: 'none',
      stroke: INK,
      'stroke-width': 2,
      'stroke-opacity': 0.5,
      'stroke-dasharray': '1.4 4.3',
    }),
    ...[45, 135, 225, 315].map((turn) => point(turn, radius * 0.62, radius * 0.11)),
    ...[90, 180, 270, 0].map((turn) => point(turn, radius, radius * 0.15)),
    text('N', {
      y: at(-radius - 5),
      'font-family': SERIF,
      'font-weight': 'bold',
      'font-size': radius * 0.36,
      'text-anchor': 'middle',
      fill: INK,
    }),
  ]);
}

export const credit = (content: string, x: number, y: number): string =>
  text(content, {
    x: at(x),
    y: at(y),
    'font-family': SERIF,
    'font-style': 'italic',
    'font-size': 12.5,
    fill: INK,
  });
