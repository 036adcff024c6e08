// A board whose colours are colours and nothing else: what is put into a picture unasked could fetch or run something.
import { printBoard } from '../../board/board.ts';
import type { PrintedBoard } from '../../board/board.ts';
import { INK } from './palette.ts';
import { plainColour } from './xml.ts';

type Coloured = { readonly fill?: string; readonly ink?: string; readonly tint?: string };

const FIELDS = ['fill', 'ink', 'tint'] as const;

const plainEntry = <T extends Coloured>(entry: T): T => ({
  ...entry,
  ...Object.fromEntries(
    FIELDS.flatMap((field) => (entry[field] === undefined ? [] : [[field, plainColour(entry[field], INK)]])),
  ),
});

const plainTable = <T extends Coloured>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, plainEntry(entry)]));

export const withPlainColours = ({ map, grid }: PrintedBoard): PrintedBoard =>
  printBoard(
    {
      ...map,
      terrains: plainTable(map.terrains),
      sideKinds: plainTable(map.sideKinds),
      features: plainTable(map.features),
      networks: plainTable(map.networks),
    },
    grid,
  );
