// Bodies of troops that the counters know of, by the kind printed on them.
import type { Formation } from '../../api/game.ts';
import type { Printed } from './data/sheet.ts';

const KINDS: Readonly<Record<string, readonly [kind: string, side: string]>> = {
  agc: ['army-group', 'german'],
  'north-ukraine': ['north-ukraine', 'german'],
  'fifth-panzer': ['panzer-army', 'german'],
  uf: ['ukrainian-front', 'soviet'],
};

export const formationsOf = ({ set: { units } }: Printed): Readonly<Record<string, Formation>> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([word, [kind, side]]) => {
      const found = units.units.filter(({ kinds }) => kinds?.includes(kind) === true);
      return [word, { side, title: units.kinds[kind]?.name ?? word, units: found.map(({ id }) => id) }];
    }),
  );
