// The line between the map and the log: what lies over the map and what its signs mean, or that there is more below.
import { row } from '../draw/rows.ts';
import type { Row } from '../draw/rows.ts';
import { capital } from '../core/text.ts';
import type { MapShown } from './map.ts';
import { LEAST_COLUMNS } from './panel-rows.ts';
import type { Sitting } from './sitting.ts';

const MORE = 'Page Down for what came after';
const NO_MAP = 'no room for the map';
const NO_PANEL = `no room for the panel, it takes ${LEAST_COLUMNS} columns`;
const GAP = '  ';

/** As many meanings as find room, none of them broken. */
const legendOf = ({ overlay }: Sitting, shown: MapShown | undefined, room: number): string => {
  const title = `${capital(overlay)}:`;
  let text = title;
  for (const { sign, text: meaning } of shown?.over() ?? []) {
    const longer = `${text}${text === title ? ' ' : GAP}${sign} ${meaning}`;
    if (longer.length <= room) text = longer;
  }
  return text === title ? `${title} nothing to be seen here` : text;
};

export const ruleRow = (sitting: Sitting, shown: MapShown | undefined, columns: number): Row => {
  const dashes = '-'.repeat(columns);
  const said = (text: string): Row => row(`-- ${text} ${dashes}`.slice(0, columns), 'dim');
  if (sitting.below > 0) return said(MORE);
  if (shown === undefined) return said(NO_MAP);
  if (sitting.overlay !== 'none') return said(legendOf(sitting, shown, columns - 6));
  return columns < LEAST_COLUMNS ? said(NO_PANEL) : row(dashes, 'dim');
};
