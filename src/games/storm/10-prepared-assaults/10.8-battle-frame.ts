// Chapter 10: what a battle remembers from its declaration to its end, and who takes part in it.
import type { SeenFrame } from '../../../core/rule-set.ts';
import { defendingSide, unitsOfSide } from '../../../mechanics/combat/battle-frame.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { SupplyState } from '../07-supply/7.2-supply.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Ledgered, Seeing } from '../state.ts';

export { attackingSide, defendingSide, fightIn } from '../../../mechanics/combat/battle-frame.ts';

/** 10.1a, 10.25, 9.22; an overrun is a mobile assault (R45). */
export type Kind = 'prepared' | 'momentum' | 'mobile';

export type Battle = {
  readonly target: string;
  readonly kind: Kind;
  /** On the ground and from the air. */
  readonly attackers: readonly string[];
  /** Those of them that are dropped on the defenders (11.10h). */
  readonly drop?: readonly string[];
  /** Who defends, once the battle is declared. */
  readonly defenders?: readonly string[];
  /** 7.5c, 7.5d: how each of them is supplied, judged once at its start. */
  readonly supply?: Readonly<Record<string, SupplyState>>;
  /** Where each attacker on the ground stood then. */
  readonly origins?: Readonly<Record<string, string>>;
  /** Units that have made a momentum attack since they advanced (R103). */
  readonly pressed?: readonly string[];
};

/** The vars of a battle's frame, and of those it calls. */
export const battleOf = (f: SeenFrame): Battle => f.vars as unknown as Battle;

/** 10.4d, 10.6b: units of a side in a hex that no prepared assault has struck in this phase: all of them, or nobody. */
export const freshAt = (p: Printed, own: Ledgered, hex: string, side: Who): readonly string[] => {
  const units = unitsOfSide(p, own, hex, side);
  return units.some((unit) => own.phase.defended.includes(unit)) ? [] : units;
};

/** 10.2, 10.6b: everybody in the hex. */
export const defendersOf = (p: Printed, s: Seeing, battle: Battle): readonly string[] =>
  battle.defenders ?? unitsOfSide(p, s.own, battle.target, defendingSide(p, battle));

export const isDropped = ({ drop = [] }: Pick<Battle, 'drop'>, unit: string): boolean => drop.includes(unit);

/** Who attacks on the ground (R53). */
export const groundOf = (battle: Pick<Battle, 'attackers' | 'drop'>): readonly string[] =>
  battle.attackers.filter((unit) => !isDropped(battle, unit));

/** R53, R54: the hexes from which somebody attacks on the ground, each once. */
export const originsOf = (s: Seeing, battle: Battle): readonly string[] => [
  ...new Set(groundOf(battle).map((unit) => battle.origins?.[unit] ?? placeOf(s.own, unit))),
];
