// The legend of a drawing: its signs and what they mean, only those that are in it, as many on a line as there is room.
import { brickCounterMeanings, brickMarkMeanings, brickMeanings } from '../bricks/brick-legend.ts';
import { row } from '../styled-rows.ts';
import type { Row } from '../styled-rows.ts';
import { zoomOf } from '../viewport.ts';
import type { MapWindow, Zoom } from '../viewport.ts';
import type { Drawing } from './draw-map.ts';
import { counterPair, LIKELY, markSign, oddsText, SURE } from './map-model.ts';
import { PIECES } from './side-cells.ts';
import type { Meaning, Picture } from './map-model.ts';
import { foremostFactor } from './counters.ts';
import type { UnitsFile } from '../../board/data-types.ts';
import { seenMeanings, single } from './visible-signs.ts';

const GAP = '   ';

/** Entries one after another; none is broken unless it is longer than a line. */
export const flowed = (entries: readonly string[], width: number): readonly Row[] => {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + GAP.length + entry.length <= width)
      lines[lines.length - 1] = last + GAP + entry;
    else lines.push(entry.slice(0, width));
  }
  return lines.map((line) => row(line));
};

const ofHexes = (picture: Picture, window: MapWindow, { hexes }: Drawing): readonly Meaning[] =>
  hexes.flatMap(({ hex }) => {
    const counters = picture.stacks.get(picture.grid.id(hex))?.length ?? 0;
    return seenMeanings(zoomOf(window), picture.ground(hex), counters);
  });

/** A side counts where it is to be seen itself: counters and other sides have signs like it. */
const ofSides = (picture: Picture, zoom: Zoom, { hexes, rows }: Drawing): readonly Meaning[] =>
  hexes.flatMap(({ hex, line, column }) =>
    PIECES[zoom].flatMap(({ direction, at }) => {
      const drawn = at.map(([down, right]) => rows[line + down]?.text.charAt(column + right) ?? '');
      return picture
        .sides(hex, direction)
        .flatMap(({ meaning }) =>
          meaning !== undefined && drawn.some((sign) => sign.trim() !== '' && meaning.sign.includes(sign))
            ? [meaning]
            : [],
        );
    }),
  );

const isSeen = (text: string, { sign, isAlways }: Meaning): boolean =>
  isAlways === true || sign.split(' ').some((part) => text.includes(single(part)));

/** What the drawing has of these meanings, in their order, each once. */
export const meaningsIn = (
  picture: Picture,
  window: MapWindow,
  drawing: Drawing,
  others: readonly Meaning[] = [],
): readonly Meaning[] => {
  const text = drawing.rows.map((line) => line.text).join('\n');
  const { bricks } = picture;
  const printed =
    window.style === 'bricks' && bricks !== undefined
      ? brickMeanings(picture, bricks, drawing)
      : [...ofHexes(picture, window, drawing), ...ofSides(picture, zoomOf(window), drawing)];
  const all = [...printed, ...others];
  const once = new Map(all.map((meaning) => [`${meaning.sign} ${meaning.text}`, meaning]));
  return [...once.values()].filter((meaning) => isSeen(text, meaning)).toSorted((a, b) => a.order - b.order);
};

const MARK_WORDS = [
  ['target', 'beside a unit: can be attacked'],
  ['legal', 'beside a hex: can be chosen'],
  ['in hand', 'beside a unit: in hand'],
  ['out-of-supply', 'beside a unit: out of supply'],
] as const;

/** What is marked for a while. */
export const markMeanings = (picture: Picture, drawing: Drawing): readonly Meaning[] => {
  if (picture.bricks !== undefined) return brickMarkMeanings(picture, drawing);
  const { grid, marks } = picture;
  const { hexes } = drawing;
  const seen = new Set(hexes.map(({ hex }) => marks?.get(grid.id(hex))));
  return MARK_WORDS.flatMap(([mark, text], i) =>
    seen.has(mark) ? [{ order: 70 + i, sign: markSign(mark), text }] : [],
  );
};

const ODDS_WORDS = [
  [LIKELY, 'behind odds: as likely as not to take the hex'],
  [SURE, 'behind odds: sure to take the hex'],
] as const;

/** What stands under counters in the place of a number. */
export const figureMeanings = (
  { grid, figure, odds, bricks }: Picture,
  { hexes }: Drawing,
): readonly Meaning[] => {
  if (bricks !== undefined) return [];
  const attacked = hexes.flatMap(({ hex }) => {
    const [there, text] = [odds?.(grid.id(hex)), figure?.(grid.id(hex))];
    return there === undefined || text === undefined ? [] : [{ there, text }];
  });
  const [one] = attacked;
  if (one === undefined) return [];
  return [
    { order: 74, sign: oddsText(one.there), text: 'best odds', isAlways: true },
    ...ODDS_WORDS.flatMap(([sign, text], i) =>
      attacked.some(({ text: written }) => written.endsWith(sign))
        ? [{ order: 75 + i, sign, text, isAlways: true }]
        : [],
    ),
  ];
};

/** What the counters of a game are called. */
export type CounterWords = Pick<UnitsFile, 'sides' | 'factors'>;

/** Signs on the counters that are seen, explained by one of each side that is there. */
export const counterMeanings = (
  units: CounterWords,
  window: MapWindow,
  picture: Picture,
  drawing: Drawing,
): readonly Meaning[] => {
  if (picture.bricks !== undefined) return brickCounterMeanings(units, picture, window, drawing);
  const zoom = zoomOf(window);
  const { hexes } = drawing;
  const factor = units.factors[foremostFactor(units) ?? '']?.name ?? 'strength';
  const stacks = hexes.flatMap(({ hex }) => {
    const stack = picture.stacks.get(picture.grid.id(hex));
    return stack === undefined ? [] : [stack];
  });
  const tops = stacks.flatMap(([top]) => (top === undefined ? [] : [top]));
  const sides = Object.values(units.sides).flatMap(({ letter, adjective }, i) => {
    const example = tops.find((counter) => counter.letter === letter && !counter.isCovered);
    const text = `${adjective} unit and its ${factor}`;
    return example === undefined ? [] : [{ order: 80 + i, sign: counterPair(example), text }];
  });
  const has = (sign: string): boolean => tops.some((counter) => counterPair(counter).endsWith(sign));
  const spent = tops.find(({ isSpent }) => isSpent);
  return [
    ...sides,
    ...(has('+') ? [{ order: 83, sign: '+', text: `${factor} of 10 or more` }] : []),
    ...(has('d') ? [{ order: 84, sign: 'd', text: `${factor} by a die` }] : []),
    ...(zoom > 1 && stacks.some(({ length }) => length > 1)
      ? [{ order: 85, sign: '=', text: 'more units there' }]
      : []),
    ...(has('?') ? [{ order: 86, sign: '?', text: 'covered' }] : []),
    ...(zoom > 1 ? tops.flatMap(({ mark }) => (mark === undefined ? [] : [mark])) : []),
    ...(spent === undefined ? [] : [{ order: 87, sign: counterPair(spent), text: 'small: done' }]),
  ];
};

export const legendRows = (meanings: readonly Meaning[], width: number): readonly Row[] =>
  flowed(
    meanings.map(({ sign, text }) => `${sign} ${text}`),
    width,
  );
