// A move or an assault as it is ordered: its way filled in, why it cannot be done, what could be instead.
import { refusal } from '../../core/rule-set.ts';
import type { Args, Message, Refusal } from '../../core/types.ts';
import { hasUnitsOf, placeOf } from '../places.ts';
import { refuseEverywhere, wayInto } from './assaults-in-reach.ts';
import { waysDiffer } from './equal-ways.ts';
import { beyondReach, blameZone } from './beyond-reach.ts';
import { isAssault, ofWhole, refuseStraight, walk } from './follow.ts';
import type { MoveLaw, MoveSight, Stack } from './law.ts';
import { refuseMovers } from './movers.ts';
import { hereOf, stackOf } from './stack.ts';
import { isFilledIn, wayBetween } from './ways.ts';

type Filled = { readonly args: Args; readonly note?: Message } | Refusal;

/** A way that its last hex alone would be filled in to. */
const inShort = (
  law: MoveLaw,
  s: MoveSight,
  units: readonly string[],
  way: readonly string[],
): readonly string[] => {
  return isFilledIn(law, s, stackOf(law, s, units), way) ? way.slice(-1) : way;
};

/** An order that goes as far as it can, or with as many as find room. */
const instead = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  path: readonly string[],
  refused: Refusal,
): Refusal => {
  const order = (units: readonly string[], way: readonly string[], verb = 'move'): Refusal => ({
    ...refused,
    instead: { by: stack.side, verb, args: { units, path: way } },
  });
  const gone = stack.trail.slice(1);
  if (gone.length > 0 && law.refuseEnd?.(s, stack) === undefined)
    return order(stack.units, inShort(law, s, stack.units, gone));
  const verb = isAssault(law, s, stack, path.at(-1) ?? '') ? 'assault' : 'move';
  for (let n = stack.units.length - 1; n > 0; n--) {
    const fewer = stack.units.slice(0, n);
    if (walk(law, s, stackOf(law, s, fewer), path).refused === undefined) return order(fewer, path, verb);
  }
  return refused;
};

/** Why points do not do for a way, where the game knows. */
const blamed = (
  law: MoveLaw,
  s: MoveSight,
  stack: Stack,
  path: readonly string[],
  refused: Refusal,
): Refusal => {
  const isWay = path.every((hex, i) => law.sheet.areAdjacent(path[i - 1] ?? hereOf(stack), hex));
  return refused.code === 'MOVE.FAR' && law.blames !== undefined && isWay
    ? { ...refused, rule: law.blames(s, stack, path) }
    : refused;
};

/** What speaks against a way, with an enemy at its end or without. */
export const refuseWay = (law: MoveLaw, s: MoveSight, args: Args): Refusal | undefined => {
  const { sheet, rules } = law;
  const units = args['units'] ?? [];
  const path = args['path'] ?? [];
  const refused = refuseMovers(law, s, units, s.clock.phasing);
  if (refused !== undefined) return refused;
  if (new Set(units).size < units.length) return refusal('MOVE.TWICE', rules.move, { units: [...units] });
  const early = law.refuseBefore?.(s, units);
  if (early !== undefined) return early;
  if (path.length === 0) return refusal('MOVE.NO-PATH', rules.move, { units: [...units] });
  const [only] = path.length === 1 ? path : [];
  if (units.some((unit) => placeOf(s.own, unit) === only))
    return refusal('MOVE.THERE', rules.move, { units: [...units], hex: only ?? '' });
  const stray = path.find((hex) => !sheet.isHex(hex));
  if (stray !== undefined) return refusal('MOVE.NO-HEX', rules.map, { units: [...units], place: stray });
  const start = stackOf(law, s, units);
  const { stack, refused: stopped } = walk(law, s, start, path);
  if (stopped === undefined) return undefined;
  const refusedWhole = ofWhole(law, s, start, path, stack, stopped);
  const told = blameZone(law, s, start, path, blamed(law, s, start, path, refusedWhole));
  return instead(law, s, stack, path, told);
};

/** Why no way leads to a hex: what stops a stack that goes there straight, or what keeps it from striking there. */
const refuseFar = (law: MoveLaw, s: MoveSight, stack: Stack, goal: string, strikes: boolean): Refusal => {
  const units = [...stack.units];
  const general = strikes ? refuseEverywhere(law, s, stack, goal) : undefined;
  const straight = general ?? refuseStraight(law, s, stack, goal, strikes);
  const refused = strikes ? straight : (beyondReach(law, s, stack, goal, straight) ?? straight);
  return refused ?? refusal('MOVE.NO-WAY', law.rules.move, { units, hex: goal });
};

/** Fills gaps in a way with the cheapest hexes between. */
export const fillWay = (law: MoveLaw, s: MoveSight, args: Args): Filled => {
  const { sheet } = law;
  const units = args['units'] ?? [];
  const goals = args['path'] ?? [];
  const refused = refuseMovers(law, s, units, s.clock.phasing);
  if (refused !== undefined || goals.some((hex) => !sheet.isHex(hex))) return refused ?? { args };
  const early = law.refuseBefore?.(s, units);
  if (early !== undefined) return early;
  let stack = stackOf(law, s, units);
  const path: string[] = [];
  let isOnlyWay = true;
  let differ = false;
  for (const [i, goal] of goals.entries()) {
    const here = hereOf(stack);
    if (sheet.areAdjacent(here, goal) || (here === goal && goals.length === 1)) path.push(goal);
    else {
      const strikes = i === goals.length - 1 && isAssault(law, s, stack, goal);
      const way = strikes ? wayInto(law, s, stack, goal) : wayBetween(law, s, stack, goal);
      if (way === undefined) return refuseFar(law, s, stack, goal, strikes);
      path.push(...way.hexes);
      isOnlyWay &&= way.isUnique;
      // Where an assault comes from always matters.
      differ ||= !way.isUnique && (strikes || waysDiffer(law, s, stack, goal));
    }
    stack = { ...stack, trail: [...stack.trail, goal], isFresh: false };
  }
  const filled = { ...args, units, path };
  return isOnlyWay
    ? { args: filled }
    : { args: filled, note: { key: 'note.move-other-ways', params: { path, ...(differ && { differ }) } } };
};

/** Why an assault along these hexes, whatever lies between them, would be refused. */
const refuseStriker = (law: MoveLaw, s: MoveSight, args: Args): Refusal | undefined => {
  const refused = law.assault?.refuseTurn(s);
  if (refused !== undefined) return refused;
  const filled = fillWay(law, s, args);
  return 'code' in filled ? filled : refuseWay(law, s, filled.args);
};

/** A way into the enemy is an assault, and who wants one says so: what it uncovers and rolls is not taken back. */
const refuseEnemy = (law: MoveLaw, s: MoveSight, args: Args): Refusal | undefined => {
  const { sheet, rules } = law;
  const { units = [], path = [] } = args;
  const hex = path.at(-1) ?? '';
  const { phasing } = s.clock;
  if (law.assault === undefined || !sheet.isHex(hex)) return undefined;
  if (!hasUnitsOf(sheet, s.own, hex, sheet.other(phasing))) return undefined;
  const able = units.filter((unit) => refuseStriker(law, s, { ...args, units: [unit] }) === undefined);
  const found = [units, able, able.slice(0, 1)].find(
    (group) => group.length > 0 && refuseStriker(law, s, { ...args, units: group }) === undefined,
  );
  const told = { units: [...units], hex };
  if (found !== undefined) {
    const order = { by: phasing, verb: 'assault', args: { units: found, path } };
    return { ...refusal('MOVE.ENEMY', rules.enemy, told), instead: order };
  }
  const because = refuseStriker(law, s, args);
  // Points that do not do for the way there speak against it before who is at its end.
  if (because?.code === 'MOVE.FAR' || because?.code === 'MOVE.SLOWEST') return because;
  const far =
    path.length === 1 && refuseMovers(law, s, units, phasing) === undefined
      ? beyondReach(law, s, stackOf(law, s, units), hex, because)
      : undefined;
  if (far !== undefined) return far;
  return refusal('MOVE.ENEMY', rules.enemy, {
    ...told,
    ...(because !== undefined && {
      because: { key: because.code, params: because.params },
      forbids: because.rule,
    }),
  });
};

/** What speaks against a move. */
export const refuseMove = (law: MoveLaw, s: MoveSight, args: Args): Refusal | undefined =>
  refuseMovers(law, s, args['units'] ?? [], s.clock.phasing) ??
  refuseEnemy(law, s, args) ??
  refuseWay(law, s, args);

/** The hexes a player left out, of a move. */
export const completeMove = (law: MoveLaw, s: MoveSight, args: Args): Filled =>
  refuseMovers(law, s, args['units'] ?? [], s.clock.phasing) ??
  refuseEnemy(law, s, args) ??
  fillWay(law, s, args);
