// Bodies of troops that the counters know of: German corps and reserves, Soviet corps.
import type { Formation } from '../../api/game.ts';
import type { Printed } from './data/sheet.ts';

export const formationsOf = ({ set: { units } }: Printed): Readonly<Record<string, Formation>> =>
  Object.fromEntries(
    Object.entries(units.formations ?? {}).map(([id, { name, side }]) => {
      const found = units.units.filter(({ formation }) => formation === id);
      return [id, { side, title: name, units: found.map((unit) => unit.id) }];
    }),
  );
