// Chapter 11: what a battle remembers from its declaration to its result: its sides, its units, where they come from.
import { placeOf } from '../../../mechanics/places.ts';
import type { SeenFrame } from '../../../core/rule-set.ts';
import type { Halving, SupplyState } from '../07-supply/7.17-supply-state.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Seeing } from '../state.ts';

export { attackingSide, defendingSide, fightIn } from '../../../mechanics/combat/battle-frame.ts';

export type BattleKind = 'prepared' | 'mobile';

/** 7.17b: what supply makes of everybody in a battle, judged once at its start. */
export type Look = {
  readonly supply: Readonly<Record<string, SupplyState>>;
  /** What halves a unit's factor, each once; units that nothing halves are left out. */
  readonly halvings: Readonly<Record<string, readonly Halving[]>>;
  /** Shock armies that attack doubled (5.7b). */
  readonly doubled: readonly string[];
};

export type Battle = Partial<Look> & {
  readonly target: string;
  /** Those who come over land. */
  readonly attackers: readonly string[];
  readonly kind: BattleKind;
  /** The launch hex of a mobile assault. */
  readonly from?: string;
  /** Paratroops that come by air (4.17e); they wait in their box until the battle is over. */
  readonly drop?: string;
  /** Who defends, once the battle is declared; until then it is asked of the hex. */
  readonly defenders?: readonly string[];
  /** What emergency units rolled (8.4d). */
  readonly rolled?: Readonly<Record<string, number>>;
  readonly luftwaffe?: boolean;
};

/** The vars of a battle's frame, and of those it calls. */
export const battleVars = (frame: SeenFrame): Battle => frame.vars as unknown as Battle;

/** The vars of a battle whose result is known. */
export type Fought = Battle & {
  readonly result: ResultCode;
  /** Taken at the start of the battle (7.17b, R140). */
  readonly supply?: Readonly<Record<string, SupplyState>>;
};
export const foughtVars = (f: SeenFrame): Fought => f.vars as unknown as Fought;

/** The hex an attacker attacks from; attackers in a mobile assault stand in the launch hex till it is over. */
export const originOf = (s: Seeing, battle: Battle, unit: string): string =>
  battle.from ?? placeOf(s.own, unit);

/** The hexes the attack comes from, each once; an air drop comes from none (R43). */
export const originsOf = (s: Seeing, battle: Battle): readonly string[] => [
  ...new Set(battle.attackers.map((unit) => originOf(s, battle, unit))),
];
