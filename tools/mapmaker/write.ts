// Writes a map file so that people can edit it: one hex, hexside, river or area a line.
import type { MapFile } from '../../src/board/data-types.ts';

const line = (value: unknown): string =>
  JSON.stringify(value).replaceAll('":', '": ').replaceAll(',"', ', "');

const record = (entries: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(entries)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${line(value)}`)
    .join(',\n')}\n  }`;

const list = (entries: readonly unknown[]): string =>
  `[\n${entries.map((value) => `    ${line(value)}`).join(',\n')}\n  ]`;

const LISTED = ['sources', 'defaults', 'countries', 'zones', 'waters', 'rivers', 'areas', 'regions', 'hexes'];

export const writeMap = (map: MapFile): string =>
  `{\n${Object.entries(map)
    .map(([key, value]) => {
      const text = Array.isArray(value)
        ? list(value)
        : LISTED.includes(key)
          ? record(value as Readonly<Record<string, unknown>>)
          : line(value);
      return `  ${JSON.stringify(key)}: ${text}`;
    })
    .join(',\n')}\n}\n`;
