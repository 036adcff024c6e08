// The line between the map and the log: what lies over the map and what its signs mean, and how much of what was said
// is out of sight.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import type { Meaning } from '../../draw/text/map-model.ts';
import { capital } from '../../core/strings.ts';
import type { LogSeen } from './log-window.ts';
import type { MapShown } from './map.ts';
import { LEAST_COLUMNS } from './panel-rows.ts';
import type { Sitting } from '../screen-state.ts';

const NO_MAP = 'no room for the map';
const NO_PANEL = `no room for the panel, it takes ${LEAST_COLUMNS} columns`;
const NOTHING = 'nothing to show now';
const NOT_HERE = 'nothing in sight';
const GAP = '  ';

type Legend = { readonly text: string; readonly left: readonly Meaning[] };

/** As many meanings as find room, none of them broken; what there is of it, where nothing of it is in sight. */
const legendOf = (sitting: Sitting, shown: MapShown, room: number): Legend => {
  const title = `${capital(sitting.overlay)}:`;
  const left: Meaning[] = [];
  let text = title;
  for (const meaning of shown.over()) {
    const longer = `${text}${text === title ? ' ' : GAP}${meaning.sign} ${meaning.text}`;
    if (longer.length <= room) text = longer;
    else left.push(meaning);
  }
  if (text !== title || left.length > 0) return { text, left };
  return { text: `${title} ${sitting.over.size === 0 ? NOTHING : NOT_HERE}`, left };
};

const roomFor = (columns: number, end: string): number => columns - end.length - 6;

/** Signs of the overlay that find no room in the line below the map, or where there is none. */
export const overlayLeft = (
  sitting: Sitting,
  shown: MapShown,
  log: Pick<LogSeen, 'above' | 'below'> | undefined,
  columns: number,
): readonly Meaning[] => {
  if (sitting.overlay === 'none') return [];
  return log === undefined ? shown.over() : legendOf(sitting, shown, roomFor(columns, endOf(log))).left;
};

/** What of the log is out of sight: what comes after it, else the beginning of what was said last. */
const restOf = ({ above, below }: Pick<LogSeen, 'above' | 'below'>): string => {
  if (below > 0) return `${below} below: Page Down`;
  return above > 0 ? `${above} above: Page Up` : '';
};

const endOf = (log: Pick<LogSeen, 'above' | 'below'>): string => {
  const rest = restOf(log);
  return rest === '' ? '' : ` ${rest} --`;
};

export const ruleRow = (
  sitting: Sitting,
  shown: MapShown | undefined,
  log: Pick<LogSeen, 'above' | 'below'>,
  columns: number,
): Row => {
  const end = endOf(log);
  const room = roomFor(columns, end);
  const said =
    shown === undefined
      ? NO_MAP
      : sitting.overlay !== 'none'
        ? legendOf(sitting, shown, room).text
        : columns < LEAST_COLUMNS
          ? NO_PANEL
          : undefined;
  const start = said === undefined || said.length > room ? '' : `-- ${said} `;
  return row((start.padEnd(columns - end.length, '-') + end).slice(0, columns), 'dim');
};
