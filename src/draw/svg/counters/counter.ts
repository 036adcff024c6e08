// One counter: the square with size, type, name and factors as printed, its back, and stacks of several.
import { faceOf, printedFactors } from '../../../board/factors.ts';
import type {
  Condition,
  Face as PrintedFace,
  MarkerLine,
  UnitLine,
  UnitsFile,
} from '../../../board/data-types.ts';
import type { MarkSymbol } from '../../../board/vocabularies.ts';
import { wordLines } from '../../../core/strings.ts';
import { FORT_INKS, INK, SANS, SERIF, em, pick, sizeFor } from '../palette.ts';
import { BOX, signsOf, typeSign } from './symbols.ts';
import { at, el, escapeText, plainColour, text } from '../xml.ts';

/** The side of a counter in its own units. */
export const SIDE = 60;

type Colours = { readonly ground: string; readonly ink: string };

const coloursOf = (units: UnitsFile, unit: UnitLine): Colours => {
  const colours = units.colours[unit.colour];
  return { ground: plainColour(colours?.ground, '#d8d2bf'), ink: plainColour(colours?.ink, '#1d1a16') };
};

const tile = (ground: string, label: string, inner: string): string =>
  el('g', { 'font-family': SANS, 'text-anchor': 'middle' }, [
    el('title', {}, escapeText(label)),
    el('rect', {
      x: -SIDE / 2,
      y: -SIDE / 2,
      width: SIDE,
      height: SIDE,
      rx: 3.5,
      fill: ground,
      stroke: '#26221c',
      'stroke-width': 1,
    }),
    el('path', {
      d: 'M-28.4 27V-26.4Q-28.4 -28.4 -26.4 -28.4H27',
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.55,
      'stroke-width': 1.6,
    }),
    inner,
  ]);

/** The printed factors of a face; like ones once where the game prints them so, and one alone where there is one. */
const factorText = (units: UnitsFile, face: PrintedFace): string => {
  const factors = printedFactors(units, face).map(String);
  const isOnce = Object.values(units.factors).every(({ always }) => always !== true);
  return isOnce && new Set(factors).size === 1 && factors.length === 2 ? factors[0]! : factors.join('-');
};

const STROKES: Readonly<Record<string, (x: number) => string>> = {
  x: (x) => `M${at(x - 2)} -22.6L${at(x + 2)} -18.2M${at(x - 2)} -18.2L${at(x + 2)} -22.6`,
  i: (x) => `M${at(x)} -22.8V-18`,
};

const has = ({ marks }: UnitsFile, unit: UnitLine, symbol: MarkSymbol): boolean =>
  (unit.marks ?? []).some((mark) => marks[mark]?.symbol === symbol);

/** Crosses and strokes over the box; a size with other letters has them written there. */
const sizeMark = (units: UnitsFile, unit: UnitLine, ink: string): string => {
  const mark = units.sizes[unit.size ?? '']?.mark ?? '';
  const letters = Array.from(mark);
  const isDrawn = letters.every((letter) => STROKES[letter] !== undefined);
  const from = -(letters.length - 1) * 2.9;
  const d = isDrawn ? letters.map((letter, k) => STROKES[letter]!(from + k * 5.8)).join('') : '';
  const half = letters.length * 2.9 + 1.6;
  const bracket = `M${at(-half)} -22.2V-25.4H${at(half)}V-22.2`;
  const path = has(units, unit, 'bracket') ? d + bracket : d;
  return [
    path === '' ? '' : el('path', { d: path, fill: 'none', stroke: ink, 'stroke-width': 1.25 }),
    isDrawn ? '' : text(mark, { y: -18, 'font-size': 6.5, 'font-weight': 'bold', fill: ink }),
  ].join('');
};

const dotOf = (units: UnitsFile, unit: UnitLine, ink: string): string =>
  has(units, unit, 'dot') ? el('circle', { cx: -23, cy: -22.4, r: 3.1, fill: ink }) : '';

/** Other marks stand one beneath the other at the right edge. */
const otherMarks = (units: UnitsFile, unit: UnitLine, ink: string): string =>
  (unit.marks ?? [])
    .flatMap((mark) => units.marks[mark]?.symbol ?? [])
    .filter((symbol) => symbol === 'bar' || symbol === 'ring')
    .map((symbol, k) => signAt(symbol, 23, 14 - k * 8, ink))
    .join('');

const signAt = (symbol: MarkSymbol, x: number, y: number, ink: string): string => {
  switch (symbol) {
    case 'dot':
      return el('circle', { cx: x, cy: y, r: 3.1, fill: ink });
    case 'ring':
      return el('circle', { cx: x, cy: y, r: 3.6, fill: 'none', stroke: ink, 'stroke-width': 1.8 });
    case 'bar':
      return el('path', { d: `M${at(x - 4)} ${at(y)}H${at(x + 4)}`, stroke: ink, 'stroke-width': 2.6 });
    case 'bracket':
      return el('path', {
        d: `M${at(x - 4)} ${at(y + 3)}V${at(y - 3)}H${at(x + 4)}V${at(y + 3)}`,
        fill: 'none',
        stroke: ink,
        'stroke-width': 1.6,
      });
    case 'asterisk':
      return text('*', { x, y: y + 6, 'font-size': 18, 'font-weight': 'bold', fill: ink });
  }
};

/** A reduced counter has a band across its corner for each step it has lost; states lie over it as signs with names. */
const conditionMarks = (units: UnitsFile, { face = 1, states = [] }: Condition): string => {
  // The pale edge shows the band on a counter as red as it is.
  const bands = Array.from({ length: face - 1 }, (_, k) => {
    const d = `M${at(29 - k * 6)} ${at(-12)}V${at(12)}`;
    const edge = el('path', { d, stroke: '#fffdf2', 'stroke-width': 5 });
    return edge + el('path', { d, stroke: '#b3202a', 'stroke-width': 3, 'data-step': k + 1 });
  });
  const signs = states.map((state, k) => {
    const { name = state, symbol = 'ring', ink } = units.states[state] ?? {};
    const own = plainColour(ink, '#b3202a');
    const y = 10 - k * 9;
    return el('g', { 'data-state': state }, [
      el('rect', { x: -29, y: at(y - 5), width: 58, height: 9, fill: '#fffdf2', 'fill-opacity': 0.85 }),
      signAt(symbol, -23, y - 0.5, own),
      text(name, {
        x: 4,
        y: at(y + 2.4),
        'font-size': sizeFor(name, 44, 7.5),
        'font-weight': 'bold',
        fill: own,
      }),
    ]);
  });
  return [...bands, ...signs].join('');
};

/** The box of the type; a type without a sign of its own is written in it. */
const typeBox = (units: UnitsFile, unit: UnitLine, { ground, ink }: Colours): string => {
  const name = units.types[unit.type]?.name ?? unit.type;
  return [
    typeSign(unit.type, ink, ground),
    signsOf(unit.type).length > 0
      ? ''
      : text(name, { y: 3, 'font-size': sizeFor(name, BOX.width - 2, 8), fill: ink }),
    el('rect', {
      x: -BOX.width / 2,
      y: -BOX.height / 2,
      width: BOX.width,
      height: BOX.height,
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.5,
    }),
  ].join('');
};

const strengthOf = (units: UnitsFile, unit: UnitLine, face: PrintedFace, ink: string): string => {
  const strength = factorText(units, face);
  const size = Math.min(19, sizeFor(strength, 44, 19, true));
  const look = { 'font-weight': 'bold', fill: ink };
  if (!has(units, unit, 'asterisk')) return text(strength, { x: 0, y: 25, 'font-size': size, ...look });
  const x = at(em(strength, true) * size * 0.5 + 2);
  return (
    text(strength, { x: -3, y: 25, 'font-size': size, ...look }) +
    text('*', { x, y: 26, 'font-size': 18, ...look })
  );
};

export function frontOf(units: UnitsFile, unit: UnitLine, label: string, condition: Condition = {}): string {
  const colours = coloursOf(units, unit);
  const { ground, ink } = colours;
  // The longer the name, the farther left the box of the type.
  const boxX = unit.print.length <= 2 ? -6 : unit.print.length === 3 ? -9 : -13;
  const room = 28.5 - (boxX + BOX.width / 2);
  return tile(
    ground,
    label,
    [
      dotOf(units, unit, ink),
      sizeMark(units, unit, ink),
      el('g', { transform: `translate(${boxX} -4.5)` }, typeBox(units, unit, colours)),
      text(unit.print, {
        x: at(boxX + BOX.width / 2 + room / 2 + 0.6),
        y: -1.2,
        'font-size': sizeFor(unit.print, room - 1, 12.5, true),
        'font-weight': 'bold',
        fill: ink,
      }),
      strengthOf(units, unit, faceOf(unit, condition.face), ink),
      otherMarks(units, unit, ink),
      conditionMarks(units, condition),
    ].join(''),
  );
}

/** What the reverse says: the hex or group of the set-up, else the turn of entry. */
const reverseText = (unit: UnitLine): string => {
  if (unit.setup !== undefined) return 'hex' in unit.setup ? unit.setup.hex : unit.setup.group;
  const [first] = unit.entry ?? [];
  return first === undefined ? '' : String(first.turn);
};

/** What an area or a zone is called; undefined where there is no such name. */
export type PlaceName = (key: string) => string | undefined;

/** Words in lines of about so many letters. */
const LETTERS = 15;

/** Where it enters, by the name the map has for it. */
const entryText = (unit: UnitLine, placeName: PlaceName): string => {
  const [first] = unit.setup === undefined ? (unit.entry ?? []) : [];
  if (first === undefined) return '';
  const { hex, area, box, zone, by, condition } = first;
  if (hex !== undefined) return hex;
  const key = area ?? box ?? zone;
  // Beside friends, on what condition is as printed.
  if (key === undefined) return by === 'in-situ' ? (condition ?? '') : '';
  return placeName(key) ?? key;
};

const printOf = ({ units }: UnitsFile, id: string | undefined): string =>
  id === undefined ? '' : `for ${units.find((unit) => unit.id === id)?.print ?? id}`;

export function backOf(units: UnitsFile, unit: UnitLine, label: string, placeName: PlaceName): string {
  const { ground, ink } = coloursOf(units, unit);
  const says = reverseText(unit);
  const where = wordLines(entryText(unit, placeName), LETTERS);
  const out = unit.withdraw?.map((line) => String(line.turn)).join(' ') ?? '';
  return tile(
    ground,
    label,
    [
      dotOf(units, unit, ink),
      text(says, { y: 6, 'font-size': sizeFor(says, 50, 19, true), 'font-weight': 'bold', fill: ink }),
      ...where.map((line, k) =>
        text(line, {
          y: at(where.length === 1 ? 17.5 : 14 + k * 6.5),
          'font-size': sizeFor(line, 54, where.length === 1 ? 9 : 6.5),
          fill: ink,
        }),
      ),
      text(out === '' ? '' : `out ${out}`, { y: 26, 'font-size': 8.5, 'font-style': 'italic', fill: ink }),
      text(printOf(units, unit.converts), {
        x: 4,
        y: -16,
        'font-size': 9,
        fill: ink,
      }),
    ].join(''),
  );
}

/** Markers are white; the ink tells whose they are. */
export const markerInk = (units: UnitsFile, marker: MarkerLine): string =>
  marker.side === undefined
    ? INK
    : pick(FORT_INKS, Math.max(0, Object.keys(units.sides).indexOf(marker.side)));

export function markerOf(marker: MarkerLine, ink: string): string {
  const words = marker.print.split(' ');
  const lines = words.length > 1 && marker.print.length > 8 ? words : [marker.print];
  const size = Math.min(...lines.map((line) => sizeFor(line, 52, lines.length > 2 ? 13 : 16, true)));
  return tile(
    '#fbfaf4',
    marker.name,
    [
      el('rect', {
        x: -26,
        y: -26,
        width: 52,
        height: 52,
        rx: 2,
        fill: 'none',
        stroke: ink,
        'stroke-width': 2.4,
      }),
      ...lines.map((line, k) =>
        text(line, {
          y: at(size * 0.36 + (k - (lines.length - 1) / 2) * size * 1.1),
          'font-size': size,
          'font-weight': 'bold',
          'font-family': SERIF,
          fill: ink,
        }),
      ),
    ].join(''),
  );
}

export type Face = string;

/** Counters on one another, the first on top; lower ones show at the upper right, and their number is told. */
export function stack(faces: readonly Face[], x: number, y: number, scale: number, step = 4): string {
  const count = faces.length;
  if (count === 0) return '';
  const shown = Math.min(count, 6);
  const shift = (step * (shown - 1)) / 2;
  const placed = faces
    .slice(0, shown)
    .map((face, k) => ({ face, dx: step * k - shift, dy: -step * k + shift }))
    .toReversed()
    .map(
      ({ face, dx, dy }) =>
        `<g transform="translate(${at(x + dx)} ${at(y + dy)}) scale(${scale})">${face}</g>`,
    );
  if (count === 1) return placed.join('');
  const bx = x - shift + SIDE * scale * 0.5 - 3;
  const by = y + shift - SIDE * scale * 0.5 + 3;
  return [
    ...placed,
    el('circle', { cx: at(bx), cy: at(by), r: 7, fill: '#fffdf2', stroke: '#26221c', 'stroke-width': 1.1 }),
    text(String(count), {
      x: at(bx),
      y: at(by + 3.7),
      'font-family': SANS,
      'font-size': 10.5,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: '#26221c',
    }),
  ].join('');
}
