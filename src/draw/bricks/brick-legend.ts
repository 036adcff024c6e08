// What the signs of bricks mean: those of the hexes in sight, what runs along their sides, and what stands on counters.
import type { UnitsFile } from '../../board/data-types.ts';
import { zoomOf } from '../viewport.ts';
import type { MapWindow } from '../viewport.ts';
import { oddsText } from '../text/map-model.ts';
import type { Counter, Mark, Meaning, Picture } from '../text/map-model.ts';
import { brickSigns, E, isForceless, SE, stackSign, strengthText, SW } from './brick-hex.ts';
import type { Bricks } from './brick-model.ts';

type Seen = { readonly hexes: readonly { readonly hex: number }[] };

const DRAWN = [E, SE, SW] as const;

/** A name for what is to be seen along a side is that of the foremost thing there. */
export const brickMeanings = (picture: Picture, bricks: Bricks, { hexes }: Seen): readonly Meaning[] => [
  ...hexes.flatMap(({ hex }) => bricks.ground(hex).meanings),
  // Tints are seen where their letter finds no room.
  ...hexes.flatMap(({ hex }) =>
    (bricks.laid(picture.grid.id(hex))?.meanings ?? []).map((one) => ({ ...one, isAlways: true })),
  ),
  ...hexes.flatMap(({ hex }) =>
    DRAWN.flatMap((direction) => {
      const [side] = picture.sides(hex, direction);
      if (side?.meaning === undefined) return [];
      const { level, upright, isBroken } = bricks.edge(side.shape);
      const sign = level === upright ? level : `${isBroken ? `${level} ${level}` : level + level} ${upright}`;
      return [{ ...side.meaning, sign }];
    }),
  ),
];

type CounterWords = Pick<UnitsFile, 'sides' | 'factors'>;

/** The factors as they stand on a counter, by name. */
const factorNames = ({ factors }: CounterWords, text: string): string => {
  const names = Object.values(factors).flatMap(({ name, printed, summed }) =>
    printed === true && summed === true ? [name] : [],
  );
  return text.includes('-') ? names.join('-') : (names[0] ?? 'strength');
};

const ROOM = 4;

export const brickCounterMeanings = (
  words: CounterWords,
  { grid, stacks, signs: { isUnicode }, odds }: Picture,
  window: MapWindow,
  { hexes }: Seen,
): readonly Meaning[] => {
  const there = hexes.map(({ hex }) => grid.id(hex));
  const found = there.flatMap((hex) => {
    const stack = stacks.get(hex);
    return stack === undefined ? [] : [stack];
  });
  const tops = found.flatMap(([top]) => (top === undefined ? [] : [top]));
  const sides = Object.values(words.sides).flatMap(({ letter, adjective }, i): Meaning[] => {
    const one = tops.find(
      (counter: Counter) => counter.letter === letter && !counter.isCovered && !isForceless(counter),
    );
    if (one === undefined) return [];
    const sign = strengthText(one, zoomOf(window) === 1 ? 2 : ROOM);
    return [{ order: 80 + i, sign, text: `${adjective} unit, ${factorNames(words, sign)}`, isAlways: true }];
  });
  const tall = found.find(({ length }) => length > 1);
  const attacked = there.map((hex) => odds?.(hex)).find((one) => one !== undefined);
  return [
    ...sides,
    ...(tall === undefined
      ? []
      : [{ order: 85, sign: stackSign(tall.length, isUnicode), text: 'so many units there' }]),
    ...(tops.some(({ isCovered }) => isCovered) ? [{ order: 86, sign: '?', text: 'covered' }] : []),
    ...(tops.some(({ isSpent }) => isSpent)
      ? [{ order: 87, sign: 'dim', text: 'done', isAlways: true }]
      : []),
    ...tops.flatMap(({ mark }) => (mark === undefined ? [] : [mark])),
    ...(attacked === undefined
      ? []
      : [{ order: 90, sign: oddsText(attacked), text: 'best odds, the stronger the surer', isAlways: true }]),
  ];
};

/** What is marked for a while. */
export const brickMarkMeanings = (
  { grid, marks, odds, signs: { isUnicode } }: Picture,
  { hexes }: Seen,
): readonly Meaning[] => {
  const signs = brickSigns(isUnicode);
  const seen = (mark: Mark): boolean => hexes.some(({ hex }) => marks?.get(grid.id(hex)) === mark);
  return [
    ...(seen('target') && odds === undefined
      ? [{ order: 70, sign: `${signs.east} ${signs.west}`, text: 'can be attacked' }]
      : []),
    ...(seen('legal') ? [{ order: 71, sign: `${signs.open} ${signs.close}`, text: 'can be chosen' }] : []),
    ...(seen('in hand') ? [{ order: 72, sign: 'lit', text: 'in hand', isAlways: true }] : []),
    ...(seen('out-of-supply') ? [{ order: 73, sign: signs.cut, text: 'out of supply' }] : []),
  ];
};
