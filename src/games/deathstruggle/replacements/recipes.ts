// Build-ups: which units make a corps or an army together, and which counter it is (BLD.2, BLD.3, BLD.5 to BLD.10, R28, R96).
import { DEAD } from '../../../mechanics/entry/dead-pile.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { unitsAt } from '../../../mechanics/places.ts';
import type { RuleId } from '../../../core/types.ts';
import { POOL } from '../boxes.ts';
import type { RecipeLine } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { classOf } from '../unit-data/classes.ts';
import { facesOf, printedParts } from './parts.ts';

/** What a build-up or a promotion comes to: the counter, and the rule that has it. */
export type Made = { readonly counter: string; readonly rule: RuleId };

type Counters = Pick<Seeing, 'own'>;

const FOOT: ReadonlySet<string> = new Set(['infantry', 'rifle', 'mountain']);

/** BLD.2 */
export const isIngredient = (p: Printed, unit: string): boolean => {
  const { type, isDivision } = classOf(p, unit);
  const isBrigade = p.unit(unit).size === 'brigade';
  if (!isDivision && !isBrigade) return false;
  if (p.sideOf(unit) === 'russian') return FOOT.has(type) || type === 'tank' || type === 'motorised-infantry';
  return classOf(p, unit).isGerman && FOOT.has(type);
};

const sortedFaces = (p: Printed, units: readonly string[]): string =>
  units
    .map((unit) => facesOf(p, unit))
    .toSorted()
    .join();

const wanted = perSheet(
  (p: Printed): ReadonlyMap<RecipeLine, string> =>
    new Map(p.tables.recipes.map((line) => [line, line.of.toSorted().join()])),
);

const isFoot = (p: Printed, unit: string): boolean => FOOT.has(classOf(p, unit).type);

/** BLD.2: the units of a corps are all infantry. */
const isCorpsOf = (p: Printed, line: RecipeLine, units: readonly string[]): boolean =>
  wanted(p).get(line) === sortedFaces(p, units) && units.every((unit) => isFoot(p, unit));

/** BLD.3: two of the three have the rifle divisions of the line, and it is the defence of the third that counts. */
const isArmyOf = (p: Printed, line: RecipeLine, units: readonly string[]): boolean => {
  const rifles = units.filter((unit) => isFoot(p, unit) && line.of.includes(facesOf(p, unit)));
  const [third = ''] = [...units.filter((unit) => !rifles.includes(unit)), ...rifles.slice(2)];
  const defenceOf = (faces: string): string => faces.split('-').at(-1) ?? '';
  return (
    units.length === line.of.length &&
    rifles.length >= 2 &&
    line.of.some((faces) => defenceOf(faces) === defenceOf(facesOf(p, third)))
  );
};

/** Counters in the boxes from which they come, new ones before lost ones, in print order. */
const counters = (p: Printed, s: Counters, is: (unit: string) => boolean): readonly string[] =>
  [POOL, DEAD].flatMap((box) =>
    unitsAt(s.own, box)
      .filter(is)
      .toSorted((a, b) => p.unitIds.indexOf(a) - p.unitIds.indexOf(b)),
  );

const isMadeBy = (p: Printed, { nation, size, makes }: RecipeLine, unit: string): boolean => {
  const { nationality, size: its, type } = p.unit(unit);
  return nationality === nation && its === size && FOOT.has(type) && facesOf(p, unit) === makes;
};

/** The corps that these divisions were, before any other; mountain corps of mountain divisions alone. */
const counterFor = (
  p: Printed,
  s: Counters,
  line: RecipeLine,
  units: readonly string[],
): string | undefined => {
  const isHigh = units.some((unit) => classOf(p, unit).type === 'mountain');
  const all = counters(
    p,
    s,
    (unit) => isMadeBy(p, line, unit) && (isHigh || classOf(p, unit).type !== 'mountain'),
  );
  const sorted = units.toSorted().join();
  return all.find((unit) => printedParts(p, unit).toSorted().join() === sorted) ?? all[0];
};

const total = (p: Printed, units: readonly string[], key: 'attack' | 'defence'): number =>
  units.reduce((sum, unit) => sum + Number(p.unit(unit).faces[0]?.[key] ?? 0), 0);

/** Tanks, with motorized infantry or without. */
export const areTanks = (p: Printed, units: readonly string[]): boolean =>
  units.some((unit) => classOf(p, unit).type === 'tank') &&
  units.every((unit) => ['tank', 'motorised-infantry'].includes(classOf(p, unit).type));

/** BLD.5: the strongest tank corps whose first divisions were together no stronger than these. */
const tankCorps = (p: Printed, s: Counters, units: readonly string[]): string | undefined => {
  if (!areTanks(p, units)) return undefined;
  const [attack, defence] = [total(p, units, 'attack'), total(p, units, 'defence')];
  const fits = (unit: string): boolean => {
    const first = printedParts(p, unit);
    const of = first.length > 0 ? first : [unit];
    return total(p, of, 'attack') <= attack && total(p, of, 'defence') <= defence;
  };
  const all = counters(p, s, (unit) => classOf(p, unit).isTankCorps && fits(unit));
  const worth = (unit: string): number => total(p, [unit], 'attack');
  return all.toSorted((a, b) => worth(b) - worth(a))[0];
};

/** The line of the chart by which units make something, whether or not there is a counter. */
export const recipeOf = (p: Printed, units: readonly string[]): RecipeLine | undefined => {
  const [first = ''] = units;
  const { nationality } = p.unit(first);
  return p.tables.recipes.find(
    (line) =>
      line.nation === nationality &&
      !isPromotion(line) &&
      (line.size === 'army' ? isArmyOf(p, line, units) : isCorpsOf(p, line, units)),
  );
};

const PROMOTION = 'deathstruggle:PRO.1';

const isPromotion = ({ rules }: RecipeLine): boolean => rules.includes(PROMOTION);

export const madeOf = (p: Printed, s: Counters, units: readonly string[]): Made | undefined => {
  const line = recipeOf(p, units);
  const counter = line === undefined ? undefined : counterFor(p, s, line, units);
  if (line !== undefined && counter !== undefined)
    return { counter, rule: line.rules[0] ?? 'deathstruggle:BLD.2' };
  if (units.length < 2 || p.sideOf(units[0] ?? '') !== 'russian') return undefined;
  const corps = tankCorps(p, s, units);
  return corps === undefined ? undefined : { counter: corps, rule: 'deathstruggle:BLD.5' };
};

/** PRO.1: a rifle corps with any rifle unit becomes the army that has one factor more than it. */
export const promotionLine = (p: Printed, units: readonly string[]): RecipeLine | undefined => {
  const [corps, more] = units.filter((unit) => classOf(p, unit).isCorps);
  const isSo = units.length === 2 && units.every((unit) => classOf(p, unit).type === 'rifle');
  if (!isSo || corps === undefined || more !== undefined) return undefined;
  return p.tables.recipes.find((line) => isPromotion(line) && line.of.includes(facesOf(p, corps)));
};

export const promotionOf = (p: Printed, s: Counters, units: readonly string[]): Made | undefined => {
  const line = promotionLine(p, units);
  const counter = line === undefined ? undefined : counterFor(p, s, line, units);
  return counter === undefined ? undefined : { counter, rule: PROMOTION };
};
