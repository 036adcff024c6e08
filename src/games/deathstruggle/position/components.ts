// What corps and armies are made of, as a position has it: what cannot be in them, and where their divisions are (BLD.2, BLD.12).
import { misread } from '../../../api/position-facts.ts';
import type { Misread } from '../../../api/position-facts.ts';
import type { Frozen } from '../../../core/types.ts';
import { COMPONENTS } from '../boxes.ts';
import type { Printed } from '../data/sheet.ts';
import { printedParts } from '../replacements/parts.ts';
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

/** BLD.12: the divisions of those on the map wait beside it. */
export const partsOfThose = (p: Printed, { places, components }: Seen): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(places)
      .filter(([place]) => p.isHex(place))
      .flatMap(([, units]) => units)
      .flatMap((unit) => components[unit] ?? printedParts(p, unit))
      .map((part) => [part, COMPONENTS]),
  );
