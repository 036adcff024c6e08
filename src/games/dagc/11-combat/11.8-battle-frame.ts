// Chapter 11: what a battle remembers from its declaration to its end, and who takes part in it.
import type { SeenFrame } from '../../../core/rule-set.ts';
import { defendingSide, unitsOfSide } from '../../../mechanics/combat/battle-frame.ts';
import { placeOf } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Front, Ledgered, Seeing } from '../state.ts';
import type { BattleSupply } from './11.12-supply-at-battle.ts';

export { attackingSide, defendingSide, fightIn } from '../../../mechanics/combat/battle-frame.ts';

export type Battle = {
  readonly target: string;
  readonly attackers: readonly string[];
  /** Who defends, once the battle is declared. */
  readonly defenders?: readonly string[];
  /** 7.1c: how each of them is supplied, judged once at its start. */
  readonly supply?: BattleSupply;
  /** 11.14a: columns that the attacker has given up. */
  readonly lowered?: number;
  /** 13.1h: the front whose air army supports it. */
  readonly air?: Front;
  /** 12.6g: the armour concentration has come. */
  readonly armour?: boolean;
};

/** The vars of a battle's frame, and of those it calls. */
export const battleOf = (f: SeenFrame): Battle => f.vars as unknown as Battle;

/** 11.3b, R91: units of a side in a hex that nobody has attacked in this phase. */
export const freshAt = (p: Printed, own: Ledgered, hex: string, side: Who): readonly string[] =>
  unitsOfSide(p, own, hex, side).filter((unit) => !own.phase.defended.includes(unit));

/** Those whose strength counts: 11.17i leaves out who retreated into the hex. */
export const defendersOf = (p: Printed, s: Seeing, battle: Battle): readonly string[] =>
  battle.defenders ?? freshAt(p, s.own, battle.target, defendingSide(p, battle));

/** Everybody whom the result strikes, those who retreated into the hex too (11.17i). */
export const struckIn = (p: Printed, s: Seeing, battle: Battle): readonly string[] =>
  unitsOfSide(p, s.own, battle.target, defendingSide(p, battle));

/** R85: the hexes from which somebody takes part, each once. */
export const originsOf = (s: Seeing, { attackers }: Battle): readonly string[] => [
  ...new Set(attackers.map((unit) => placeOf(s.own, unit))),
];
