// Chapter 11: a battle as a side may suppose it under fog (11.7): at best and at worst of what may lie covered.
import { unitsAt } from '../../../mechanics/places.ts';
import { defendingSide } from '../11-prepared-assaults/11.8-battle-frame.ts';
import type { Battle, BattleKind } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { chancesOf, hasUnrolled } from './odds-unrolled.ts';
import { coveredRange, seenAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { supposing, unitsUnder } from './covered-units.ts';
import { lookAt, supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import type { SupplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { battleOdds, ladder } from '../11-prepared-assaults/11.8-odds.ts';
import type { Odds } from '../11-prepared-assaults/11.8-odds.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Told = {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly kind: BattleKind;
  readonly drop?: string;
  /** The hex a mobile assault is launched from. */
  readonly from?: string;
};

/** Who may stand against an attack, as a side may know it; the same whoever of its own attacks. */
export type Against = {
  /** Seen, and defending. */
  readonly seen: readonly string[];
  /** Seen, and not attacked again in this phase (11.29a). */
  readonly apart: readonly string[];
  /** The board with the weakest covered where somebody is, else as it is. */
  readonly best: { readonly s: Seeing; readonly defenders: readonly string[] };
  /** Somebody is there who may not be looked at: how many at least and at most, and the board with the strongest. */
  readonly covered?: {
    readonly least: number;
    readonly most: number;
    readonly worst: { readonly s: Seeing; readonly defenders: readonly string[] };
  };
};

export type Case = { readonly s: Seeing; readonly battle: Battle };

export type Supposed = Pick<Against, 'seen' | 'apart'> & {
  readonly best: Case;
  readonly covered?: { readonly least: number; readonly most: number; readonly worst: Case };
};

/** 11.7, 11.29a: the stack as it is shown to a viewer, and what may lie under it. */
export const against = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Pick<Told, 'hex' | 'attackers' | 'kind'>,
  maps: SupplyMaps = supplyMaps(p, s),
): Against => {
  const { hex } = told;
  const side = defendingSide(p, told);
  const there = unitsAt(s.own, hex).filter((unit) => p.unit(unit).side === side);
  const known = seenAt(p, s, hex, side, who);
  const hidden = there.length - known.length;
  const { defended } = s.own.phase;
  const fresh = told.kind === 'prepared' ? known.filter((unit) => !defended.includes(unit)) : known;
  if (hidden === 0) {
    const seen = fresh.length === 0 ? known : fresh;
    return { seen, apart: [], best: { s, defenders: seen } };
  }
  // 11.7b: who has been attacked in this phase has been seen, so that whoever is covered defends.
  const range = coveredRange(p, hidden, known.length);
  const map = maps(side);
  const worth = (unit: string): number => {
    const { defense } = p.unit(unit);
    const factor = defense === 'd6' ? 6 : defense;
    return supplyOf(p, s, unit, hex, { map }) === 'none' ? factor / 2 : factor;
  };
  const { strongest, weakest } = unitsUnder(p, s, { hex, known }, worth, range);
  const boardWith = (more: readonly string[]): Against['best'] => {
    const defenders = [...fresh, ...more];
    return { s: supposing(s, hex, defenders), defenders };
  };
  const apart = known.filter((unit) => !fresh.includes(unit));
  return { seen: fresh, apart, best: boardWith(weakest), covered: { ...range, worst: boardWith(strongest) } };
};

/** One attack on those who may stand there. */
export const attackOn = (
  p: Printed,
  { seen, apart, best, covered }: Against,
  { hex, attackers, kind, drop, from }: Told,
  maps: SupplyMaps,
): Supposed => {
  const caseOf = ({ s, defenders }: Against['best']): Case => {
    const plain: Battle = {
      target: hex,
      attackers,
      kind,
      defenders,
      ...(drop !== undefined && { drop }),
      ...(from !== undefined && { from }),
    };
    return { s, battle: { ...plain, ...lookAt(p, s, plain, maps) } };
  };
  return {
    seen,
    apart,
    best: caseOf(best),
    ...(covered !== undefined && { covered: { ...covered, worst: caseOf(covered.worst) } }),
  };
};

export const suppose = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Told,
  maps: SupplyMaps = supplyMaps(p, s),
): Supposed => attackOn(p, against(p, s, who, told, maps), told, maps);

/** The best and the worst that dice for strength can make of a battle (8.4d). */
const extremes = (p: Printed, { s, battle }: Case): readonly [high: Odds, low: Odds] => {
  if (hasUnrolled(p, s, battle)) {
    const chances = chancesOf(p, s, battle);
    const [high, low] = [chances[0], chances.at(-1)];
    if (high !== undefined && low !== undefined) return [high.odds, low.odds];
  }
  const odds = battleOdds(p, s, battle);
  return [odds, odds];
};

/** Between which odds an attack will be fought, as far as a side may know. */
export const oddsBetween = (
  p: Printed,
  { best, covered }: Supposed,
): { readonly best: Odds; readonly worst: Odds } => {
  const [high, low] = extremes(p, best);
  return { best: high, worst: covered === undefined ? low : extremes(p, covered.worst)[1] };
};

/** Beyond the upper end of the table nothing is to be gained any more (11.10b). */
export const isCertain = ({ automatic, faces }: Odds): boolean => automatic && faces[0] === 'DE';

/** The column for each defence that there may be, with the highest and the lowest attack that dice may make of it. */
const columnsOf = (
  p: Printed,
  { best, worst }: { readonly best: Odds; readonly worst: Odds },
): readonly number[] => {
  const [least, most] = [best.defence.total, worst.defence.total];
  const { rung, worth } = ladder(p);
  return [best, worst].flatMap(({ attack, defence, odds }) => {
    const shifts = odds.total - rung(attack.total, defence.total);
    return Array.from({ length: most - least + 1 }, (_, i) => worth(rung(attack.total, least + i) + shifts));
  });
};

/**
 * The fewest that lose no column of those that all of them reach, whatever may lie covered; beyond the table no column is
 * better than another.
 */
export const fewest = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Told,
  maps: SupplyMaps,
): readonly string[] => {
  const there = against(p, s, who, told, maps);
  const columns = (attackers: readonly string[]): readonly number[] =>
    columnsOf(p, oddsBetween(p, attackOn(p, there, { ...told, attackers }, maps)));
  const all = columns(told.attackers);
  let kept = told.attackers;
  for (const unit of told.attackers) {
    const fewer = kept.filter((other) => other !== unit);
    if (fewer.length > 0 && columns(fewer).every((column, i) => column >= (all[i] ?? 0))) kept = fewer;
  }
  return kept;
};

export type Column = {
  /** The best and the worst column there can be. */
  readonly rung: number;
  readonly floor: number;
  readonly odds: string;
  /** Where the column is not sure. */
  readonly worst?: string;
};

export const columnOf = (p: Printed, supposed: Supposed): Column => {
  const { best, worst } = oddsBetween(p, supposed);
  const [rung, floor] = [best.odds.total, worst.odds.total];
  const odds = ladder(p).name(rung);
  const isSure = supposed.covered === undefined && rung === floor;
  return isSure ? { rung, floor, odds } : { rung, floor, odds, worst: ladder(p).name(floor) };
};

/** The columns of a battle as far as a viewer may know. */
export const columnFor = (p: Printed, s: Seeing, who: Viewer, told: Told, maps: SupplyMaps): Column =>
  columnOf(p, suppose(p, s, who, told, maps));

/** What can be counted on comes first: the worst there can be, then the best. */
export const bySurest = (a: Column, b: Column): number => b.floor - a.floor || b.rung - a.rung;
