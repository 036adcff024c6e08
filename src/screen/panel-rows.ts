// The side panel as rows: what is told of the hex and the attack, and below it, where there is room, the signs of the map.
import { row } from '../draw/rows.ts';
import type { Row } from '../draw/rows.ts';
import { flowed } from '../draw/text/legend.ts';
import type { Size } from '../draw/window.ts';
import { fold } from './folding.ts';
import type { MapShown } from './map.ts';
import type { Face, Said, Sitting } from './sitting.ts';

/** Narrower terminals have the map alone. */
export const LEAST_COLUMNS = 70;
const LEAST = 28;
const MOST = 44;
/** A legend of fewer lines says too little. */
const LEAST_LEGEND = 4;

/** `whole`: what the whole map takes; what it leaves is the panel's. */
export const panelWidth = (columns: number, whole: number): number => {
  if (columns < LEAST_COLUMNS) return 0;
  const usual = Math.max(LEAST, Math.min(Math.floor(columns / 3), MOST));
  return Math.max(usual, Math.min(columns - whole - 1, 2 * MOST));
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

const briefly = (said: Said): Said => (said.brief === undefined ? said : { ...said, text: said.brief });

const CUT = row('...', 'dim');

export const panelRows = (
  { panel, view }: Sitting,
  shown: MapShown,
  { columns, lines }: Size,
): readonly Row[] => {
  const inside = columns - 1;
  const spread = panel.flatMap((said) => told(said, inside));
  const isLong = spread.length > lines;
  const close = isLong ? together(panel).flatMap((said) => told(briefly(said), inside)) : spread;
  const rows = close.map((line) => indented(line));
  if (rows.length > lines) return [...rows.slice(0, lines - 1), indented(CUT)];
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
