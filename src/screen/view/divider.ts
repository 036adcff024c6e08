// The line between the map and the log: what lies over the map and what its signs mean, and how much of what was said
// is out of sight.
import { row } from '../../draw/styled-rows.ts';
import type { Row } from '../../draw/styled-rows.ts';
import { capital } from '../../core/strings.ts';
import type { LogSeen } from './log-window.ts';
import type { MapShown } from './map.ts';
import { LEAST_COLUMNS } from './panel-rows.ts';
import type { Sitting } from '../screen-state.ts';

const NO_MAP = 'no room for the map';
const NO_PANEL = `no room for the panel, it takes ${LEAST_COLUMNS} columns`;
const GAP = '  ';

/** As many meanings as find room, none of them broken; the name alone where nothing of it is in sight. */
const legendOf = ({ overlay }: Sitting, shown: MapShown, room: number): string => {
  const title = `${capital(overlay)}:`;
  let text = title;
  for (const { sign, text: meaning } of shown.over()) {
    const longer = `${text}${text === title ? ' ' : GAP}${sign} ${meaning}`;
    if (longer.length <= room) text = longer;
  }
  return text === title ? capital(overlay) : text;
};

/** What of the log is out of sight: what comes after it, else the beginning of what was said last. */
const restOf = ({ above, below }: Pick<LogSeen, 'above' | 'below'>): string => {
  if (below > 0) return `${below} below: Page Down`;
  return above > 0 ? `${above} above: Page Up` : '';
};

export const ruleRow = (
  sitting: Sitting,
  shown: MapShown | undefined,
  log: Pick<LogSeen, 'above' | 'below'>,
  columns: number,
): Row => {
  const rest = restOf(log);
  const end = rest === '' ? '' : ` ${rest} --`;
  const room = columns - end.length - 6;
  const said =
    shown === undefined
      ? NO_MAP
      : sitting.overlay !== 'none'
        ? legendOf(sitting, shown, room)
        : columns < LEAST_COLUMNS
          ? NO_PANEL
          : undefined;
  const start = said === undefined || said.length > room ? '' : `-- ${said} `;
  return row((start.padEnd(columns - end.length, '-') + end).slice(0, columns), 'dim');
};
