// Writes a map file so that people can edit it: one hex, hexside, river or area a line.
import type { AreaLine, MapFile } from '../../src/board/data-types.ts';

const ascii = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** On one line, with blanks after commas and colons. */
const line = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(line).join(isNumbers(value) ? ',' : ', ')}]`;
  if (typeof value === 'string') return ascii(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${fields.map(([key, one]) => `${ascii(key)}: ${line(one)}`).join(', ')}}`;
};

const isNumbers = (list: readonly unknown[]): boolean => list.every((one) => typeof one === 'number');

/** Longer lines are hard to edit: then each item of a list that it has stands on one of its own. */
const LONGEST = 3500;

const broken = (value: object): string => {
  const item = (one: unknown): string =>
    Array.isArray(one) ? `[\n${one.map((each) => `      ${line(each)}`).join(',\n')}\n    ]` : line(one);
  return `{${Object.entries(value)
    .map(([key, one]) => `${ascii(key)}: ${item(one)}`)
    .join(', ')}}`;
};

const recordLine = (value: unknown): string => {
  const whole = line(value);
  return whole.length > LONGEST && typeof value === 'object' && value !== null ? broken(value) : whole;
};

const record = (entries: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(entries)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${recordLine(value)}`)
    .join(',\n')}\n  }`;

const list = (entries: readonly unknown[]): string =>
  `[\n${entries.map((value) => `    ${line(value)}`).join(',\n')}\n  ]`;

const LISTED = [
  'sources',
  'defaults',
  'terrains',
  'sideKinds',
  'features',
  'networks',
  'boxes',
  'countries',
  'zones',
  'waters',
  'rivers',
  'areas',
  'regions',
  'hexes',
];

/** All land of a country or a zone is written as that. */
const areaRecord = ({ country, zone, ...area }: AreaLine): object => {
  if (country !== undefined) return { ...area, hexes: { country } };
  return zone === undefined ? area : { ...area, hexes: { zone } };
};

const inFile = (map: MapFile): object => ({
  ...map,
  areas: Object.fromEntries(Object.entries(map.areas).map(([key, area]) => [key, areaRecord(area)])),
});

export const writeMap = (map: MapFile): string =>
  `{\n${Object.entries(inFile(map))
    .map(([key, value]) => {
      const text = Array.isArray(value)
        ? list(value)
        : LISTED.includes(key)
          ? record(value as Readonly<Record<string, unknown>>)
          : line(value);
      return `  ${JSON.stringify(key)}: ${text}`;
    })
    .join(',\n')}\n}\n`;
