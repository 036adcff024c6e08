// Bodies of troops that the set-up knows of: the army groups of June 1941 and the Romanians.
import type { Formation } from '../../api/game.ts';
import type { Printed } from './data/sheet.ts';

/** By the letters of the set-up: the word it is typed by, and what it is called. */
const GROUPS: Readonly<Record<string, readonly [word: string, title: string]>> = {
  N: ['agn', 'Army Group North'],
  C: ['agc', 'Army Group Centre'],
  S: ['ags', 'Army Group South'],
  Rom: ['romanians', 'Romanian armies'],
};

export const formationsOf = (p: Printed): Readonly<Record<string, Formation>> =>
  Object.fromEntries(
    Object.entries(GROUPS).map(([letters, [word, title]]) => {
      const units = p.set.units.units.filter(
        ({ setup }) => setup !== undefined && 'group' in setup && setup.group === letters,
      );
      return [word, { side: 'german', title, units: units.map(({ id }) => id) }];
    }),
  );
