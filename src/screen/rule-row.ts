// The line between the map and the log: what lies over the map and what its signs mean, or that there is more below.
import { row } from '../draw/rows.ts';
import type { Row } from '../draw/rows.ts';
import { capital } from '../core/text.ts';
import type { MapShown } from './map.ts';
import type { Sitting } from './sitting.ts';

const MORE = 'Page Down for what came after';
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
  return sitting.overlay === 'none' ? row(dashes, 'dim') : said(legendOf(sitting, shown, columns - 6));
};
