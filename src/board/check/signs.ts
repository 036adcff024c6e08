// Checks vocabularies: two terrains, networks or states that could not be told apart in a drawing are refused.
import { MAP, UNITS } from '../file-names.ts';
import { finding } from '../finding.ts';
import type { Finding, Path } from '../finding.ts';
import type { BoardParts } from '../board-files.ts';

type Signed = { readonly name: string; readonly sign: string; readonly unicode?: string };

/** Every text that an entry before has already. */
const twice = (
  file: string,
  section: string,
  table: Readonly<Record<string, Signed>>,
  field: 'name' | 'sign' | 'unicode',
): readonly Finding[] => {
  const there = new Map<string, string>();
  return Object.entries(table).flatMap(([key, entry]) => {
    const value = entry[field];
    if (value === undefined) return [];
    const before = there.get(value.toLowerCase());
    there.set(value.toLowerCase(), before ?? key);
    const path: Path = [section, key, field];
    return before === undefined ? [] : [finding('SIGN.TWICE', file, path, { field, value, before })];
  });
};

/** Hexes of two such terrains would look the same in a picture. */
const alike = ({ terrains }: BoardParts['map']): readonly Finding[] => {
  const there = new Map<string, string>();
  return Object.entries(terrains).flatMap(([key, { fill, pattern = '' }]) => {
    const look = `${fill.toLowerCase()} ${pattern}`;
    const before = there.get(look);
    there.set(look, before ?? key);
    return before === undefined
      ? []
      : [finding('SIGN.TWICE', MAP, ['terrains', key, 'fill'], { field: 'fill', value: fill, before })];
  });
};

/** What drawings say of counters on any map: more of them in the hex, and one that is covered. */
const KEPT = ['=', '?'];

const ofCounters = (
  file: string,
  section: string,
  table: Readonly<Record<string, { readonly sign?: string }>>,
) =>
  Object.entries(table).flatMap(([key, { sign = '' }]) =>
    KEPT.filter((kept) => sign.includes(kept)).map((value) =>
      finding('SIGN.KEPT', file, [section, key, 'sign'], { value }),
    ),
  );

/** What terminals draw two columns wide would push the rest of its line aside. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

const ofOneColumn = (
  file: string,
  section: string,
  table: Readonly<Record<string, { readonly unicode?: string }>>,
) =>
  Object.entries(table).flatMap(([key, { unicode = '' }]) =>
    WIDE.test(unicode)
      ? [finding('SIGN.WIDE', file, [section, key, 'unicode'], { value: escaped(unicode) })]
      : [],
  );

/** As a data file has it: plain text has no letters for it. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/g, (char) => `u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const signFindings = ({ map, units }: BoardParts): readonly Finding[] => [
  ...(['name', 'sign', 'unicode'] as const).flatMap((field) => [
    ...twice(MAP, 'terrains', map.terrains, field),
    ...twice(MAP, 'networks', map.networks, field),
    ...twice(UNITS, 'states', units.states, field),
  ]),
  ...twice(MAP, 'features', map.features, 'name'),
  ...twice(MAP, 'sideKinds', map.sideKinds, 'name'),
  ...alike(map),
  ...ofCounters(MAP, 'terrains', map.terrains),
  ...ofCounters(MAP, 'sideKinds', map.sideKinds),
  ...ofCounters(MAP, 'networks', map.networks),
  ...ofCounters(MAP, 'features', map.features),
  ...ofCounters(UNITS, 'states', units.states),
  ...ofOneColumn(MAP, 'terrains', map.terrains),
  ...ofOneColumn(MAP, 'sideKinds', map.sideKinds),
  ...ofOneColumn(MAP, 'networks', map.networks),
  ...ofOneColumn(MAP, 'features', map.features),
  ...ofOneColumn(UNITS, 'states', units.states),
];
