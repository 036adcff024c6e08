// The side panel as rows: what is told of the hex and the attack, and below it, where there is room, the signs of the map.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import type { Meaning } from '../../draw/text/map-model.ts';
import { flowed } from '../../draw/text/legend.ts';
import type { Size } from '../../draw/viewport.ts';
import { fold } from './word-wrap.ts';
import type { MapShown } from './map.ts';
import type { Said, Sitting } from '../screen-state.ts';

/** Set off from the map, where the same sign is a river. */
export const SEPARATOR = row(' |', 'dim');

/** Narrower terminals have the map alone. */
export const LEAST_COLUMNS = 70;
/** Narrower than this it says too little. */
export const LEAST = 27;
const MOST = 44;
/** Lines of a hex with a few units: what stands below does not move for a step of the cursor between fewer and more. */
const USUAL = 8;
/** A legend of fewer lines says too little. */
const LEAST_LEGEND = 2;

/** `whole`: what the whole map takes; what it leaves is the panel's. */
export const panelWidth = (columns: number, whole: number): number => {
  if (columns < LEAST_COLUMNS) return 0;
  const usual = Math.max(LEAST, Math.min(Math.floor((columns - SEPARATOR.text.length) / 3), MOST));
  return Math.max(usual, Math.min(columns - whole - SEPARATOR.text.length, 2 * MOST));
};

const told = ({ kind, text }: Said, columns: number): readonly Row[] => {
  const role =
    kind === 'title' ? 'title' : kind === 'refused' ? 'warn' : kind === 'typed' ? 'dim' : undefined;
  return fold(text, columns).map((line) => row(line, role));
};

/** Short ones together on a line; long ones, which are broken, after them. */
const legendLines = (shown: MapShown, overlay: readonly Meaning[], columns: number): readonly string[] => {
  const entries = [...shown.signs(), ...overlay].map(({ sign, text }) => `${sign} ${text}`);
  const brief = flowed(
    entries.filter(({ length }) => length <= columns),
    columns,
  );
  const long = entries.filter(({ length }) => length > columns);
  return [...brief.map(({ text }) => text), ...long.flatMap((text) => fold(text, columns))];
};

const CUT = row('...', 'dim');

type Entry = { readonly said: Said; readonly rows: readonly Row[] };

/** In their order as many as find room, and a sign where the first is missing. */
const cutTo = (entries: readonly Entry[], lines: number): readonly Row[] => {
  const found: Row[] = [];
  for (const { rows } of entries) {
    if (found.length + rows.length > lines - 1) return [...found, CUT].slice(-lines);
    found.push(...rows);
  }
  return found;
};

/** The command desk stands at the foot, as much of it as what is told above leaves room for. */
const footRows = (lines: readonly Said[], columns: number, room: number): readonly Row[] => {
  const rows: Row[] = [];
  for (const line of lines) {
    const more = told(line, columns);
    if (rows.length + more.length > room) break;
    rows.push(...more);
  }
  return rows;
};

/** The small map of the front is of no use with fewer lines, and needs no more. */
const LEAST_FRONT = 8;
const MOST_FRONT = 16;

/** The whole front with the window in it, where there is room. */
const frontRows = (shown: MapShown, columns: number, room: number): readonly Row[] =>
  room < LEAST_FRONT ? [] : shown.overview({ columns, lines: Math.min(room, MOST_FRONT) });

const blanks = (count: number): readonly Row[] => Array.from({ length: count }, () => row(''));

/** `overlay`: signs that lie over the map and are explained nowhere else. */
export const panelRows = (
  { panel, view, deskLines }: Pick<Sitting, 'panel' | 'view' | 'deskLines'>,
  shown: MapShown,
  { columns, lines }: Size,
  overlay: readonly Meaning[] = [],
): readonly Row[] => {
  const inside = columns - 1;
  const entries = panel.map((said) => ({ said, rows: told(said, inside) }));
  const isLong = entries.flatMap((entry) => entry.rows).length > lines;
  const close = isLong
    ? panel.map((said) => ({ said, rows: told({ ...said, text: said.brief ?? said.text }, inside) }))
    : entries;
  if (close.flatMap((entry) => entry.rows).length > lines) return cutTo(close, lines).map(indented);
  const rows = close.flatMap((entry) => entry.rows).map(indented);
  const foot = footRows(deskLines, inside, lines - rows.length - 1).map(indented);
  const left = lines - Math.max(rows.length, USUAL) - foot.length;
  const front = frontRows(shown, inside, left - 2).map(indented);
  const below = [...front, ...(front.length > 0 && foot.length > 0 ? [row('')] : []), ...foot];
  const room = left - (below.length - foot.length) - (below.length > 0 ? 3 : 2);
  if (view === undefined || room < LEAST_LEGEND)
    return below.length === 0 ? rows : [...rows, ...blanks(lines - rows.length - below.length), ...below];
  // From its foot: so its lines stay where they are when more is told above them.
  const legend = legendLines(shown, overlay, inside)
    .slice(-room)
    .map((text) => indented(row(text, 'dim')));
  const end = [
    ...(legend.length > 0 ? [indented(row('Signs on the map', 'title')), ...legend] : []),
    ...(below.length > 0 && legend.length > 0 ? [row('')] : []),
    ...below,
  ];
  return [...rows, ...blanks(lines - rows.length - end.length), ...end];
};

const indented = ({ text, patches }: Row): Row => ({
  text: ` ${text}`,
  patches: patches.map(({ from, to, role }) => ({ from: from + 1, to: to + 1, role })),
});
