// Chapter 11: attacks over water. Rivers shift, the two straits count as rivers for those who may use them.
import type { RuleId } from '../../../core/types.ts';
import { attackingSide, originOf, originsOf } from './11.8-battle-frame.ts';
import type { Battle } from './11.8-battle-frame.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman } from '../02-counters.ts';
import type { Seeing } from '../state.ts';

const KERCH = 'Kerch Strait';
const SIVASH = 'Sivash';

export const isKerch = (p: Printed, a: string, b: string): boolean => p.strait(a, b) === KERCH;
export const isSivash = (p: Printed, a: string, b: string): boolean => p.strait(a, b) === SIVASH;

/** 11.16, 11.17a, 11.18a: what makes a hexside count as a river in battle. */
const sideRule = (p: Printed, from: string, to: string): RuleId | undefined => {
  if (isKerch(p, from, to)) return 'barbarossa:11.17a';
  if (isSivash(p, from, to)) return 'barbarossa:11.18a';
  return p.sideKinds(from, to).includes('river') ? 'barbarossa:11.16' : undefined;
};

/** 10.18d, R65: German units mind no river on turn 1. */
const mindsNone = (p: Printed, s: Seeing, unit: string): boolean => s.clock.turn === 1 && isGerman(p, unit);

const crossings = (p: Printed, s: Seeing, battle: Battle): readonly (RuleId | undefined)[] =>
  originsOf(s, battle).map((from) => sideRule(p, from, battle.target));

const allCross = (rules: readonly (RuleId | undefined)[]): boolean =>
  rules.length > 0 && rules.every((rule) => rule !== undefined);

/** 11.16: only when every attacker comes over water. Those who come by air are not asked (R43). */
export const riverRule = (p: Printed, s: Seeing, battle: Battle): RuleId | undefined => {
  const rules = crossings(p, s, battle);
  if (!allCross(rules) || battle.attackers.some((unit) => mindsNone(p, s, unit))) return undefined;
  return rules.includes('barbarossa:11.16') ? 'barbarossa:11.16' : rules[0];
};

/** Why the river does not count although all come over it. */
export const riverNote = (
  p: Printed,
  s: Seeing,
  battle: Battle,
): { readonly why: string; readonly rule: RuleId } | undefined =>
  attackingSide(p, battle) === 'german' &&
  allCross(crossings(p, s, battle)) &&
  battle.attackers.some(
    (unit) => mindsNone(p, s, unit) && sideRule(p, originOf(s, battle, unit), battle.target) !== undefined,
  )
    ? { why: 'shift.none-river', rule: 'barbarossa:10.18d' }
    : undefined;
