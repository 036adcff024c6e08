// The question `why` of a unit, and of a unit and a hex: what holds for it now, and what keeps it from where.
import type { Refusal } from '../../core/types.ts';
import { message, refusedMessage } from '../combat/questions/odds.ts';
import type { Answer } from '../combat/questions/odds.ts';
import { isStrike, strikeAt } from '../movement/assaults-in-reach.ts';
import { costSum } from '../movement/costs.ts';
import { beyondReach } from '../movement/beyond-reach.ts';
import { ofWhole, refuseStraight, walk } from '../movement/follow.ts';
import type { Marching, MoveSight } from '../movement/law.ts';
import { refuseMovers } from '../movement/movers.ts';
import { hereOf, inBook, leftOf, spentBy, stackOf } from '../movement/stack.ts';
import { wayBetween } from '../movement/ways.ts';
import { hasUnitsOf, placeOf } from '../places.ts';
import { isMovingIn } from './why.ts';
import type { WhyLaw } from './why.ts';

/** Why it can go to none of the hexes next to it, each reason once; nothing where it can go to one. */
const stuckTold = <S extends MoveSight, O extends Marching>(
  { sheet, moves }: WhyLaw<S, O>,
  s: S,
  unit: string,
): Answer => {
  const start = stackOf(moves, s, [unit]);
  const hexes: string[] = [];
  const reasons = new Map<string, Refusal>();
  for (const hex of sheet.neighbours(hereOf(start))) {
    const { refused } = walk(moves, s, start, [hex]);
    if (refused === undefined) return [];
    if (refused.code === 'MOVE.ENEMY') hexes.push(hex);
    if (!reasons.has(refused.code)) reasons.set(refused.code, refused);
  }
  return [...reasons.values()].map((refused) =>
    refused.code === 'MOVE.ENEMY'
      ? message('why.enemies-there', { unit, hexes: hexes.toSorted(), rule: refused.rule })
      : refusedMessage('why.not-there', refused),
  );
};

/** What it has to spend in its movement phase, and why it may not spend it. */
const movementTold = <S extends MoveSight, O extends Marching>(
  law: WhyLaw<S, O>,
  s: S,
  unit: string,
): Answer => {
  const { sheet, moves, rules, allowance } = law;
  const side = sheet.sideOf(unit);
  const spent = spentBy(moves, s, unit);
  const refused =
    refuseMovers(moves, s, [unit], side) ??
    (isMovingIn(law, s, side) ? moves.refuseBefore?.(s, [unit]) : undefined);
  return [
    allowance(s, unit),
    ...(spent > 0 ? [message('why.spent', { unit, spent: inBook(moves, spent), rule: rules.spent })] : []),
    ...(refused === undefined
      ? isMovingIn(law, s, side)
        ? stuckTold(law, s, unit)
        : []
      : [refusedMessage('why.no-move', refused)]),
  ];
};

/** Why it could not attack enemies next to it from where it stands, each reason once. */
const attackTold = <S extends MoveSight, O extends Marching>(
  { sheet, refuseAttack }: WhyLaw<S, O>,
  s: S,
  unit: string,
): Answer => {
  const enemy = sheet.other(sheet.sideOf(unit));
  const reasons = new Map<string, Refusal>();
  for (const hex of sheet.neighbours(placeOf(s.own, unit))) {
    const refused = hasUnitsOf(sheet, s.own, hex, enemy) ? refuseAttack(s, unit, hex) : undefined;
    if (refused !== undefined && !reasons.has(refused.code)) reasons.set(refused.code, refused);
  }
  return [...reasons.values()].map((refused) => refusedMessage('why.no-attack', refused));
};

const offMap = <S extends MoveSight, O extends Marching>(
  { rules }: WhyLaw<S, O>,
  unit: string,
  place: string,
): Answer[number] =>
  refusedMessage('why.no-move', { code: 'MOVE.OFF-MAP', rule: rules.offMap, params: { unit, place } });

/** All that holds for a unit. */
export const whyUnit = <S extends MoveSight, O extends Marching>(
  law: WhyLaw<S, O>,
  s: S,
  who: string,
  unit: string,
): Answer => {
  const at = placeOf(s.own, unit);
  const { place, rule } = law.fate(s, unit);
  const lost = at === place ? [] : [message('why.if-lost', { unit, place, rule })];
  if (!law.sheet.isHex(at)) return [offMap(law, unit, at), ...lost];
  const still = law.refuseStriking?.(s, unit);
  return [
    message('why.unit', { unit, at }),
    ...law.supply.unit(s, who, unit),
    ...movementTold(law, s, unit),
    ...(still === undefined ? [] : [refusedMessage('why.no-mobile', still)]),
    ...attackTold(law, s, unit),
    ...(law.duties?.(s, who, (other) => other === unit) ?? []),
    ...lost,
  ];
};

const straightTold = (stopped: Refusal): Answer => {
  const { because } = stopped.params;
  return [
    refusedMessage('why.not-there', stopped),
    ...(because === undefined ? [] : [message('why.barred', { because, rule: stopped.rule })]),
  ];
};

/** Points that do not do, as a move is refused for them: the sentence says its rule. */
const shortTold = (far: Refusal): Answer[number] => refusedMessage('why.too-far', far);

/** The cost of the way, with its sum, or the step at which it ends and by which rule. */
const wayTold = <S extends MoveSight, O extends Marching>(
  { sheet, moves }: WhyLaw<S, O>,
  s: S,
  unit: string,
  hex: string,
): Answer => {
  const refused = refuseMovers(moves, s, [unit], sheet.sideOf(unit));
  if (refused !== undefined) return [refusedMessage('why.no-move', refused)];
  const start = stackOf(moves, s, [unit]);
  const path = sheet.areAdjacent(hereOf(start), hex) ? [hex] : wayBetween(moves, s, start, hex)?.hexes;
  if (path === undefined) {
    const stopped = refuseStraight(moves, s, start, hex);
    const far = beyondReach(moves, s, start, hex, stopped);
    if (far !== undefined) return [shortTold(far)];
    return stopped === undefined ? [] : straightTold(stopped);
  }
  const { stack, refused: stopped } = walk(moves, s, start, path);
  const sum = costSum(moves, s, unit, path);
  const left = leftOf(start);
  const far = stopped === undefined ? undefined : ofWhole(moves, s, start, path, stack, stopped);
  if (far !== undefined && far !== stopped)
    return [shortTold(far), message('why.way-there', { path: stack.trail.slice(1) }), sum];
  if (stopped !== undefined)
    return [
      refusedMessage('why.not-there', stopped),
      message('why.as-far-as', {
        unit,
        hex: hereOf(stack),
        path: stack.trail.slice(1),
        left: inBook(moves, left),
      }),
      sum,
    ];
  const told = { cost: inBook(moves, left - leftOf(stack)), left: inBook(moves, left) };
  return [message('why.can-go', { unit, hex, ...told, path: [...path] }), sum];
};

/** The enemy is there: the assault that is possible now, or why there is none. */
const attackOn = <S extends MoveSight, O extends Marching>(
  law: WhyLaw<S, O>,
  s: S,
  unit: string,
  hex: string,
): Answer => {
  const { sheet, moves, isAttacking, refuseAttack } = law;
  const side = sheet.sideOf(unit);
  if (moves.assault !== undefined && isMovingIn(law, s, side)) {
    const found = strikeAt(moves, s, [unit], hex);
    if (!isStrike(found)) return [refusedMessage('why.no-mobile', found)];
    const { from, cost, left } = found;
    const told = { cost: inBook(moves, cost), left: inBook(moves, left) };
    return [message('why.can-assault', { unit, hex, from, ...told })];
  }
  const refused = refuseAttack(s, unit, hex);
  if (refused !== undefined) return [refusedMessage('why.no-attack', refused)];
  return [message(isAttacking(s, side) ? 'why.can-attack' : 'why.could-attack', { unit, hex })];
};

/** Whether it can come there, or attack who is there, and if not by which rule and at which step. */
export const whyUnitHex = <S extends MoveSight, O extends Marching>(
  law: WhyLaw<S, O>,
  s: S,
  unit: string,
  hex: string,
): Answer => {
  const { sheet } = law;
  const at = placeOf(s.own, unit);
  const side = sheet.sideOf(unit);
  if (!sheet.isHex(at)) return [offMap(law, unit, at)];
  if (at === hex) return [message('why.is-there', { unit, hex })];
  const { phasing } = s.clock;
  const isEnemys = hasUnitsOf(sheet, s.own, hex, sheet.other(side));
  return [
    ...(phasing === side ? [] : [message('why.other-turn', { side: phasing })]),
    ...(isEnemys ? attackOn : wayTold)(law, s, unit, hex),
  ];
};
