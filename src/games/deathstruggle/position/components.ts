// What corps and armies are made of, as a position has it: what cannot be in them, and where their divisions are (BLD.2, BLD.12).
import { misread } from '../../../api/position-facts.ts';
import type { Misread } from '../../../api/position-facts.ts';
import type { Frozen } from '../../../core/types.ts';
import { COMPONENTS, GUARDS, POOL } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { isPlainRifle, printedParts, riflesIn } from '../replacements/parts.ts';
import { isIngredient } from '../replacements/recipes.ts';
import type { Own } from '../state.ts';

type Seen = Frozen<Own>;

/** BLD.2: divisions and brigades of its own side are in a corps or an army. */
export const componentsAmiss = (p: Printed, { components }: Seen): Misread | undefined => {
  for (const [unit, parts] of Object.entries(components)) {
    const stranger = parts.find((part) => p.sideOf(part) !== p.sideOf(unit) || !isIngredient(p, part));
    if (stranger !== undefined) return misread('POSITION.NOT-PART', { unit, part: stranger });
  }
  return undefined;
};

/** The Guards that wait in their box as the game begins. */
const guardsOf = ({ set }: Printed): readonly string[] =>
  Object.values(set.scenarios).flatMap(({ boxes }) => boxes?.[GUARDS] ?? []);

/**
 * What battles may want of those on the map: their divisions (BLD.12), as many rifle divisions in the pool as theirs would fall
 * into (R104), and Guards whom rifle divisions may become (PRO.2).
 */
export const partsOfThose = (p: Printed, { places, components }: Seen): Readonly<Record<string, string>> => {
  const there = Object.entries(places).flatMap(([place, units]) => (p.isHex(place) ? units : []));
  const parts = there.flatMap((unit) => components[unit] ?? printedParts(p, unit));
  const taken = new Set([...there, ...parts]);
  const rifles = p.unitIds.filter((id) => isPlainRifle(p, id) && !taken.has(id));
  const count = there
    .filter((unit) => components[unit] === undefined)
    .reduce((sum, unit) => sum + riflesIn(p, unit), 0);
  const guards = there.some((unit) => isPlainRifle(p, unit)) ? guardsOf(p) : [];
  return Object.fromEntries([
    ...parts.map((part) => [part, COMPONENTS] as const),
    ...rifles.slice(0, count).map((id) => [id, POOL] as const),
    ...guards.filter((id) => !taken.has(id)).map((id) => [id, GUARDS] as const),
  ]);
};
