// Chapter 10: a move or an assault as it is ordered. Its way filled in, why it cannot be done, what could be instead.
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Message, Refusal } from '../../../core/types.ts';
import { owesDie } from './10.10-costs.ts';
import { waysDiffer } from './10.4-equal-paths.ts';
import { hereOf, refuseMovers, stackOf } from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { refuseEverywhere, wayInto } from '../questions/mobile-assaults-in-reach.ts';
import { refuseTurn } from './10.23-mobile-assault.ts';
import { wayBetween } from './10.4-paths.ts';
import { isAssault, ofWhole, refuseStraight, walk } from './10.4-path-legality.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { phasing } from '../state.ts';
import type { Seeing } from '../state.ts';

type Filled = { readonly args: Args; readonly note?: Message } | Refusal;

/** A way that its last hex alone would be filled in to. */
const inShort = (
  p: Printed,
  s: Seeing,
  units: readonly string[],
  way: readonly string[],
): readonly string[] => {
  const last = way.slice(-1);
  const filled = wayBetween(p, s, stackOf(p, s, units), last[0] ?? '')?.hexes ?? last;
  return filled.join(' ') === way.join(' ') ? last : way;
};

/** An order that goes as far as it can, or with as many as find room. */
const instead = (p: Printed, s: Seeing, stack: Stack, path: readonly string[], refused: Refusal): Refusal => {
  const order = (units: readonly string[], way: readonly string[], verb = 'move'): Refusal => ({
    ...refused,
    instead: { by: stack.side, verb, args: { units, path: way } },
  });
  const gone = stack.trail.slice(1);
  if (gone.length > 0) return order(stack.units, inShort(p, s, stack.units, gone));
  const verb = isAssault(p, s, stack, path.at(-1) ?? '') ? 'assault' : 'move';
  for (let n = stack.units.length - 1; n > 0; n--) {
    const fewer = stack.units.slice(0, n);
    if (walk(p, s, stackOf(p, s, fewer), path).refused === undefined) return order(fewer, path, verb);
  }
  return refused;
};

/** 5.10i, R163: a stack begins its move with the die, and its way is chosen after that. */
export const refuseUnrolled = (p: Printed, s: Seeing, units: readonly string[]): Refusal | undefined => {
  const hex = owesDie(p, s, units);
  if (hex === undefined) return undefined;
  const order = { by: phasing(s), verb: 'roll', args: { units: units.toSorted() } };
  return { ...refusal('MOVE.DIE-FIRST', 'barbarossa:5.10i', { units: [...units], hex }), instead: order };
};

/** What speaks against a way, with an enemy at its end or without. */
export const refuseWay = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const units = args['units'] ?? [];
  const path = args['path'] ?? [];
  const refused = refuseMovers(p, s, units, phasing(s));
  if (refused !== undefined) return refused;
  if (new Set(units).size < units.length)
    return refusal('MOVE.TWICE', 'barbarossa:10.1b', { units: [...units] });
  const early = refuseUnrolled(p, s, units);
  if (early !== undefined) return early;
  if (path.length === 0) return refusal('MOVE.NO-PATH', 'barbarossa:10.1b', { units: [...units] });
  const [only] = path.length === 1 ? path : [];
  if (units.some((unit) => placeOf(s.own, unit) === only))
    return refusal('MOVE.THERE', 'barbarossa:10.1b', { units: [...units], hex: only ?? '' });
  const stray = path.find((hex) => !p.isHex(hex));
  if (stray !== undefined)
    return refusal('MOVE.NO-HEX', 'barbarossa:10.21', { units: [...units], place: stray });
  const start = stackOf(p, s, units);
  const { stack, refused: stopped } = walk(p, s, start, path);
  if (stopped === undefined) return undefined;
  return instead(p, s, stack, path, ofWhole(p, s, start, path, stack, stopped));
};

/** Why no way leads to a hex: what stops a stack that goes there straight, or what keeps it from striking there. */
const refuseFar = (p: Printed, s: Seeing, stack: Stack, goal: string, strikes: boolean): Refusal => {
  const units = [...stack.units];
  const general = strikes ? refuseEverywhere(p, s, stack, goal) : undefined;
  const refused = general ?? refuseStraight(p, s, stack, goal, strikes);
  return refused ?? refusal('MOVE.NO-WAY', 'barbarossa:10.1b', { units, hex: goal });
};

/** Fills gaps in a way with the cheapest hexes between (10.1b). */
const fillWay = (p: Printed, s: Seeing, args: Args): Filled => {
  const units = args['units'] ?? [];
  const goals = args['path'] ?? [];
  const refused = refuseMovers(p, s, units, phasing(s));
  if (refused !== undefined || goals.some((hex) => !p.isHex(hex))) return refused ?? { args };
  const early = refuseUnrolled(p, s, units);
  if (early !== undefined) return early;
  let stack = stackOf(p, s, units);
  const path: string[] = [];
  let isOnlyWay = true;
  let differ = false;
  for (const [i, goal] of goals.entries()) {
    const here = hereOf(stack);
    if (p.areAdjacent(here, goal) || (here === goal && goals.length === 1)) path.push(goal);
    else {
      const strikes = i === goals.length - 1 && isAssault(p, s, stack, goal);
      const way = strikes ? wayInto(p, s, stack, goal) : wayBetween(p, s, stack, goal);
      if (way === undefined) return refuseFar(p, s, stack, goal, strikes);
      path.push(...way.hexes);
      isOnlyWay &&= way.isUnique;
      // Where an assault comes from always matters.
      differ ||= !way.isUnique && (strikes || waysDiffer(p, s, stack, goal));
    }
    stack = { ...stack, trail: [...stack.trail, goal], isFresh: false };
  }
  const filled = { ...args, units, path };
  return isOnlyWay
    ? { args: filled }
    : { args: filled, note: { key: 'note.move-other-ways', params: { path, ...(differ && { differ }) } } };
};

/** Why an assault along these hexes, whatever lies between them, would be refused. */
const refuseStriker = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const refused = refuseTurn(p, s);
  if (refused !== undefined) return refused;
  const filled = fillWay(p, s, args);
  return 'code' in filled ? filled : refuseWay(p, s, filled.args);
};

/** 10.4: a way into the enemy is an assault, and who wants one says so: what it uncovers and rolls is not taken back. */
const refuseEnemy = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const { units = [], path = [] } = args;
  const hex = path.at(-1) ?? '';
  if (!p.isHex(hex) || !hasUnitsOf(p, s.own, hex, otherSide(phasing(s)))) return undefined;
  const able = units.filter((unit) => refuseStriker(p, s, { ...args, units: [unit] }) === undefined);
  const found = [units, able, able.slice(0, 1)].find(
    (group) => group.length > 0 && refuseStriker(p, s, { ...args, units: group }) === undefined,
  );
  const told = { units: [...units], hex };
  if (found !== undefined) {
    const order = { by: phasing(s), verb: 'assault', args: { units: found, path } };
    return { ...refusal('MOVE.ENEMY', 'barbarossa:10.4', told), instead: order };
  }
  const because = refuseStriker(p, s, args);
  return refusal('MOVE.ENEMY', 'barbarossa:10.4', {
    ...told,
    ...(because !== undefined && {
      because: { key: because.code, params: because.params },
      forbids: because.rule,
    }),
  });
};

/** What speaks against a move. */
export const refuseMove = (p: Printed, s: Seeing, args: Args): Refusal | undefined =>
  refuseMovers(p, s, args['units'] ?? [], phasing(s)) ?? refuseEnemy(p, s, args) ?? refuseWay(p, s, args);

/** The hexes a player left out, of a move. */
export const completeMove = (p: Printed, s: Seeing, args: Args): Filled =>
  refuseMovers(p, s, args['units'] ?? [], phasing(s)) ?? refuseEnemy(p, s, args) ?? fillWay(p, s, args);

/** The same of an assault. */
export const completeAssault = fillWay;
