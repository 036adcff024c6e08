// Checks the counters of another game that are kept for reference: each is among the counters, and every value has a source.
import type { BoardParts } from '../board-files.ts';
import { ADDON } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../finding.ts';
import type { FileHead } from '../data-types.ts';
import { chartSourceFindings, idFindings, lacks } from './charts.ts';
import { ruleBook } from './provenance.ts';

type AddonFile = FileHead & {
  readonly counters: readonly { readonly id: string; readonly count: number }[];
};

const VALUES = {
  counters: ['title', 'count'],
  costs: ['title', 'points', 'since', 'way'],
  places: ['title', 'places', 'since'],
} as const;

export const addonFindings = (parts: BoardParts, file: unknown): readonly Finding[] => {
  if (file === undefined) return [];
  const addon = file as AddonFile;
  const { markers } = parts.units;
  return [
    ...idFindings(ADDON, addon),
    ...addon.counters.flatMap(({ id, count }, i): readonly Finding[] => {
      const printed = markers.find((marker) => marker.id === id);
      if (printed === undefined) return [lacks(ADDON, ['counters', i, 'id'], 'marker', id)];
      return printed.count === count
        ? []
        : [
            finding('CHART.OTHER', ADDON, ['counters', i, 'count'], {
              found: count,
              other: 'units.json',
              expected: printed.count,
            }),
          ];
    }),
    ...chartSourceFindings(ruleBook(parts), ADDON, addon, VALUES),
  ];
};
