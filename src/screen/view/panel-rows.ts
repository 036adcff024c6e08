// The side panel as rows: what is told of the hex and the attack, and below it, where there is room, the signs of the map.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import { flowed } from '../../draw/text/legend.ts';
import type { Size } from '../../draw/viewport.ts';
import { fold } from './word-wrap.ts';
import type { MapShown } from './map.ts';
import type { Face, Said, Sitting } from '../screen-state.ts';

/** Set off from the map, where the same sign is a river. */
export const SEPARATOR = row(' |', 'dim');

/** Narrower terminals have the map alone. */
export const LEAST_COLUMNS = 70;
const LEAST = 27;
const MOST = 44;
/** A legend of fewer lines says too little. */
const LEAST_LEGEND = 4;

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
const legendLines = (shown: MapShown, columns: number): readonly string[] => {
  const entries = shown.signs().map(({ sign, text }) => `${sign} ${text}`);
  const brief = flowed(
    entries.filter(({ length }) => length <= columns),
    columns,
  );
  const long = entries.filter(({ length }) => length > columns);
  return [...brief.map(({ text }) => text), ...long.flatMap((text) => fold(text, columns))];
};

/** Faces of the die that bring the same, in one line: 1-3 and what they bring. */
const together = (panel: readonly Said[]): readonly Said[] => {
  const lines: Said[] = [];
  let run: { readonly first: number; readonly face: Face } | undefined;
  for (const said of panel) {
    const { face } = said;
    const isNext = face !== undefined && run?.face.brings === face.brings && run.face.of === face.of - 1;
    run = face === undefined ? undefined : { first: isNext && run !== undefined ? run.first : face.of, face };
    if (isNext) lines.pop();
    if (run !== undefined && isNext)
      lines.push({ ...said, text: `${run.first}-${run.face.of} ${run.face.brings}` });
    else lines.push(said);
  }
  return lines;
};

/** A face of the die keeps to its row: its result by the code alone, with what stands after a comma. */
const inOneRow = (text: string, columns: number): string => {
  const [, code = '', more = ''] = /^(\S+ \S+)[^,]*(.*)$/.exec(text) ?? [];
  return text.length <= columns ? text : `${code}${more}`.slice(0, columns);
};

const briefly = (said: Said, columns: number): Said => {
  if (said.face !== undefined) return { ...said, text: inOneRow(said.text, columns) };
  return said.brief === undefined ? said : { ...said, text: said.brief };
};

const CUT = row('...', 'dim');

type Entry = { readonly said: Said; readonly rows: readonly Row[] };

/** What is not cut as long as there is room for anything: the title and the faces of the die. */
const isKept = ({ kind, face }: Said, i: number): boolean =>
  face !== undefined || (i === 0 && kind === 'title');

/** In their order as many as find room, the faces of the die in any case, and a sign where the first is missing. */
const cutTo = (entries: readonly Entry[], lines: number): readonly Row[] => {
  const kept = entries.filter(({ said }, i) => isKept(said, i));
  let room = lines - 1 - kept.reduce((sum, { rows }) => sum + rows.length, 0);
  let isCut = false;
  const found = entries.flatMap(({ said, rows }, i): readonly Row[] => {
    if (isKept(said, i)) return rows;
    if (isCut) return [];
    isCut = rows.length > room;
    room -= rows.length;
    return isCut ? [CUT] : rows;
  });
  return found.length > lines ? [...found.slice(0, lines - 1), CUT] : found;
};

export const panelRows = (
  { panel, view }: Sitting,
  shown: MapShown,
  { columns, lines }: Size,
): readonly Row[] => {
  const inside = columns - 1;
  const entriesOf = (all: readonly Said[]): readonly Entry[] =>
    all.map((said) => ({ said, rows: told(said, inside) }));
  const isLong = (entries: readonly Entry[]): boolean =>
    entries.flatMap((entry) => entry.rows).length > lines;
  const spread = entriesOf(panel);
  const close = isLong(spread) ? entriesOf(together(panel).map((said) => briefly(said, inside))) : spread;
  if (isLong(close)) return cutTo(close, lines).map(indented);
  const rows = close.flatMap((entry) => entry.rows).map(indented);
  const room = lines - rows.length - 2;
  if (view === undefined || room < LEAST_LEGEND) return rows;
  const legend = legendLines(shown, inside)
    .slice(0, room)
    .map((text) => indented(row(text, 'dim')));
  const gap = lines - rows.length - legend.length - 1;
  return [
    ...rows,
    ...Array.from({ length: gap }, () => row('')),
    indented(row('Signs on the map', 'title')),
    ...legend,
  ];
};

const indented = ({ text, patches }: Row): Row => ({
  text: ` ${text}`,
  patches: patches.map(({ from, to, role }) => ({ from: from + 1, to: to + 1, role })),
});
