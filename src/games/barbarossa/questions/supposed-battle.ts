// Chapter 11: a battle as a side may suppose it under fog (11.7): at best and at worst of what may lie covered.
import type { BattleKind, Battle } from '../11-prepared-assaults/11.8-battle-frame.ts';
import { supposing } from '../../../mechanics/combat/questions/supposed.ts';
import type {
  Case as CaseOf,
  Column,
  SupposeLaw,
  Supposed as SupposedOf,
} from '../../../mechanics/combat/questions/supposed.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { chancesOf } from './odds-unrolled.ts';
import { coveredRange, seenAt } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Viewer } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import { unitsUnder } from './covered-units.ts';
import { lookAt, supplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import type { SupplyMaps } from '../07-supply/7.17-supply-at-battle.ts';
import { battleOdds, ladder } from '../11-prepared-assaults/11.8-odds.ts';
import type { Odds } from '../11-prepared-assaults/11.8-odds.ts';
import { supplyOf } from '../07-supply/7.17-supply-state.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';

export type Told = {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly kind: BattleKind;
  readonly drop?: string;
  /** The hex a mobile assault is launched from. */
  readonly from?: string;
};

export type Case = CaseOf<Seeing, Battle>;
export type Supposed = SupposedOf<Seeing, Battle>;

/** The best and the worst that dice for strength can make of a battle (8.4d). */
const extremes = (p: Printed, s: Seeing, battle: Battle): readonly [high: Odds, low: Odds] => {
  const chances = chancesOf(p, s, battle);
  const [high, low] = [chances?.[0], chances?.at(-1)];
  if (high !== undefined && low !== undefined) return [high.odds, low.odds];
  const odds = battleOdds(p, s, battle);
  return [odds, odds];
};

/** 11.7, 11.7b, 11.29a, 11.10b */
const lawOf = (p: Printed): SupposeLaw<Seeing, Battle, Told, SupplyMaps, ResultCode> => ({
  ladder: ladder(p),
  seen: (s, hex, side, who) => seenAt(p, s, hex, side as Who, who as Viewer),
  defends: (s, { kind }, unit) => kind !== 'prepared' || !s.own.phase.defended.includes(unit),
  range: (_, hidden, known) => coveredRange(p, hidden, known),
  under: (s, { hex, attackers }, known, range, maps) => {
    const map = maps(p.other(p.sideOf(attackers[0] ?? '')));
    const worth = (unit: string): number => {
      const { defense } = p.unit(unit);
      const factor = defense === 'd6' ? 6 : defense;
      return supplyOf(p, s, unit, hex, { map }) === 'none' ? factor / 2 : factor;
    };
    return unitsUnder(p, s, { hex, known }, worth, range);
  },
  battle: (s, { hex: target, ...told }, defenders, maps) => {
    const plain: Battle = { target, ...told, defenders };
    return { ...plain, ...lookAt(p, s, plain, maps) };
  },
  extremes: (s, battle) => extremes(p, s, battle),
});

export const supposed = perSheet((p: Printed) =>
  supposing<Seeing, Battle, Told, SupplyMaps, ResultCode>(p, lawOf(p)),
);

export const suppose = (
  p: Printed,
  s: Seeing,
  who: Viewer,
  told: Told,
  maps: SupplyMaps = supplyMaps(p, s),
): Supposed => supposed(p).suppose(s, who, told, maps);

/** The columns of a battle as far as a viewer may know. */
export const columnFor = (p: Printed, s: Seeing, who: Viewer, told: Told, maps: SupplyMaps): Column =>
  supposed(p).columnOf(suppose(p, s, who, told, maps));
