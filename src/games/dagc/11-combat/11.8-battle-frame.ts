// Chapter 11: what a battle remembers from its declaration to its end, and who takes part in it.
import type { SeenFrame } from '../../../core/rule-set.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Front, Ledgered, Seeing } from '../state.ts';
import type { BattleSupply } from './11.12-supply-at-battle.ts';

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

export const attackingSide = (p: Printed, { attackers }: Pick<Battle, 'attackers'>): Who =>
  p.sideOf(attackers[0] ?? '');

export const defendingSide = (p: Printed, battle: Pick<Battle, 'attackers'>): Who =>
  p.other(attackingSide(p, battle));

/** 11.3b, R91: units of a side in a hex that nobody has attacked in this phase. */
export const freshAt = (p: Printed, own: Ledgered, hex: string, side: Who): readonly string[] =>
  unitsAt(own, hex).filter((unit) => p.sideOf(unit) === side && !own.phase.defended.includes(unit));

/** Those whose strength counts: 11.17i leaves out who retreated into the hex. */
export const defendersOf = (p: Printed, s: Seeing, battle: Battle): readonly string[] =>
  battle.defenders ?? freshAt(p, s.own, battle.target, defendingSide(p, battle));

/** Everybody whom the result strikes, those who retreated into the hex too (11.17i). */
export const struckIn = (p: Printed, s: Seeing, battle: Battle): readonly string[] => {
  const side = defendingSide(p, battle);
  return unitsAt(s.own, battle.target).filter((unit) => p.sideOf(unit) === side);
};

/** R85: the hexes from which somebody takes part, each once. */
export const originsOf = (s: Seeing, { attackers }: Battle): readonly string[] => [
  ...new Set(attackers.map((unit) => placeOf(s.own, unit))),
];

/** The battle under way, with its defenders from when their stack is shown. */
export const fightIn = (
  s: Seeing,
): { readonly hex: string; readonly against: readonly string[] } | undefined => {
  const frame = s.stack.findLast(({ proc }) => proc === 'battle');
  if (frame === undefined) return undefined;
  const { target, supply, defenders = [] } = battleOf(frame);
  return { hex: target, against: supply === undefined ? [] : defenders };
};
