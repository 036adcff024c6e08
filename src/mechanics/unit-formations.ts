// Bodies of troops that the counters know of, as their data file names them.
import type { Formation } from '../api/game.ts';
import type { Sheet } from './sheet.ts';

export const formationsOf = ({ set: { units } }: Sheet): Readonly<Record<string, Formation>> =>
  Object.fromEntries(
    Object.entries(units.formations ?? {}).map(([id, { name, side }]) => {
      const found = units.units.filter(({ formation }) => formation === id);
      return [id, { side, title: name, units: found.map((unit) => unit.id) }];
    }),
  );
