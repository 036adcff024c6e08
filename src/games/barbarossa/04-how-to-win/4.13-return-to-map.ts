// Chapter 10, ways back onto the map: the expedition recalled and the armies that faced it (4.13), the Bulgarians and
// the army that fetched them (8.26).
import { hasUnitsOf, placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx, ListedChoice } from '../../../core/rule-set.ts';
import { sameArgs } from '../../../core/legality.ts';
import { refusal } from '../../../core/rule-set.ts';
import type { Args, Refusal, RuleId } from '../../../core/types.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { limitOf, overstacks, refuseStack } from '../06-stacking.ts';
import { entryCost } from '../10-movement/10.10-costs.ts';
import { isMover, movable } from '../../../mechanics/movement/movers.ts';
import { refuseNext, stackOf } from '../../../mechanics/movement/stack.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import type { Printed } from '../data/sheet.ts';
import { isSatellite } from '../02-counters.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

const unitIn = (args: Args): string => args['units']?.[0] ?? '';

const inBox = (p: Printed, s: Seeing, box: string, side: string): readonly string[] =>
  unitsAt(s.own, box).filter((unit) => p.unit(unit).side === side && !isMover(s, unit));

const roomIn = (p: Printed, s: Seeing, hex: string): number =>
  limitOf(p, 'stack') - unitsAt(s.own, hex).length;

const openHexes = (p: Printed, s: Seeing, area: string, count = 1): readonly string[] =>
  p.area(area).filter((hex) => !hasUnitsOf(p, s.own, hex, p.other(phasing(s))) && roomIn(p, s, hex) >= count);

const CAUCASUS = 'caucasus';
const BULGARIA = 'bulgaria';

/** 4.13h, 4.13m, 4.13o: all of them, or none; never with the oil won. */
const refuseRecall = (p: Printed, s: Seeing): Refusal | undefined => {
  const units = inBox(p, s, CAUCASUS, 'german');
  if (s.own.expedition === 'through')
    return refusal('RETURN.STAYS', 'barbarossa:4.13o', { units: [...units] });
  const room = openHexes(p, s, 'caucasus-exit').reduce((sum, hex) => sum + roomIn(p, s, hex), 0);
  return room < units.length
    ? refusal('RETURN.NO-ROOM', 'barbarossa:4.13m', { units: [...units], room })
    : undefined;
};

/**
 * Each by itself, once there is no expedition to hold: after a recall in that same game turn (4.13j, R166), after a
 * defeat now or in a later one (4.13k, R156).
 */
const mayFollow = ({ own }: Seeing): boolean =>
  own.expedition === 'beaten' || (own.expedition === 'recalled' && own.turn.recalled === true);

const followers = (p: Printed, s: Seeing): readonly string[] =>
  mayFollow(s) ? inBox(p, s, CAUCASUS, 'soviet') : [];

/** R166: armies that can follow a recall in this turn alone. */
export const lastFollowers = (p: Printed, s: Seeing): readonly string[] =>
  s.own.expedition === 'recalled' && phasing(s) === 'soviet' ? followers(p, s) : [];

const returnsFromCaucasus = (p: Printed, s: Seeing): readonly Args[] => {
  const isGermanTurn = phasing(s) === 'german';
  const units = isGermanTurn ? inBox(p, s, CAUCASUS, 'german') : followers(p, s);
  if (units.length === 0 || (isGermanTurn && refuseRecall(p, s) !== undefined)) return [];
  const hexes = openHexes(p, s, 'caucasus-exit');
  // R36
  const box = !isGermanTurn && s.own.turn.rvgk < limitOf(p, 'rvgk') ? ['rvgk'] : [];
  return units.flatMap((unit) =>
    [...hexes.filter((hex) => refuseStack(p, s, hex, phasing(s), [unit]) === undefined), ...box].map(
      (at) => ({
        units: [unit],
        at: [at],
      }),
    ),
  );
};

/** 8.26b, 8.26e, R119, barbarossa:8.26d: the army that left and the Bulgarians it fetched, as one stack. */
const returnsFromBulgaria = (p: Printed, s: Seeing): readonly Args[] => {
  const units = phasing(s) === 'soviet' ? inBox(p, s, BULGARIA, 'soviet') : [];
  if (units.length === 0) return [];
  const sorted = units.toSorted();
  return openHexes(p, s, 'bulgarian-exit', units.length).map((at) => ({ units: sorted, at: [at] }));
};

/** All ways back that are open to who moves. */
export const returns = (p: Printed, s: Seeing): readonly Args[] => [
  ...returnsFromCaucasus(p, s),
  ...returnsFromBulgaria(p, s),
];

type Back = { readonly units: string[]; readonly at: string; readonly side: string };

/** 4.13h, 8.26a: a hex of the way out, without an enemy, and with room. */
const refuseBack = (p: Printed, s: Seeing, params: Back, area: string, rule: RuleId): Refusal | undefined => {
  const { at, units } = params;
  if (!p.inArea(area, at)) return refusal('RETURN.NOT-THERE', rule, { ...params, hexes: [...p.area(area)] });
  if (hasUnitsOf(p, s.own, at, p.other(phasing(s)))) return refusal('RETURN.ENEMY', rule, params);
  const there = unitsAt(s.own, at).length;
  if (roomIn(p, s, at) < units.length)
    return refusal('STACK.FULL', 'barbarossa:6.3', { hex: at, units, there, limit: limitOf(p, 'stack') });
  // 8.26e: the Bulgarians and their army are let together into one hex.
  return area === 'bulgarian-exit' ? undefined : refuseStack(p, s, at, phasing(s), units);
};

/** With an order that would do, where there is one. */
const insteadOf = (
  p: Printed,
  s: Seeing,
  refused: Refusal,
  units: readonly string[],
  at: string,
): Refusal => {
  const args = { units, at: [at] };
  const isOpen = returns(p, s).some((one) => sameArgs(one, args));
  return isOpen ? { ...refused, instead: { by: phasing(s), verb: 'return', args } } : refused;
};

/** 8.26b: the whole box as one. */
const refuseFromBulgaria = (p: Printed, s: Seeing, params: Back): Refusal | undefined => {
  const rule = 'barbarossa:8.26b';
  const all = inBox(p, s, BULGARIA, 'soviet').toSorted();
  const asked = params.units.toSorted();
  if (all.length !== asked.length || all.some((unit, i) => unit !== asked[i]))
    return insteadOf(p, s, refusal('RETURN.AS-ONE', rule, { ...params, all }), all, params.at);
  return refuseBack(p, s, params, 'bulgarian-exit', rule);
};

/** R35, R166 */
const refuseFollowing = (s: Seeing, params: Back): Refusal | undefined => {
  if (s.own.expedition === 'recalled' && !mayFollow(s))
    return refusal('RETURN.TOO-LATE', 'barbarossa:4.13j', params);
  if (s.own.expedition !== 'out' && s.own.expedition !== 'through') return undefined;
  const rule = s.own.expedition === 'out' ? 'barbarossa:4.13j' : 'barbarossa:R35';
  return refusal('RETURN.EXPEDITION-STANDS', rule, params);
};

const refuseReturn = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const side = phasing(s);
  const params = { units: [...(args['units'] ?? [])], at: args['at']?.[0] ?? '', side };
  const rule = side === 'german' ? 'barbarossa:4.13h' : 'barbarossa:4.13j';
  const boxes = side === 'german' ? [CAUCASUS] : [CAUCASUS, BULGARIA];
  const [first = ''] = params.units;
  const boxOf = (unit: string): string | undefined =>
    p.isUnit(unit) && p.unit(unit).side === side
      ? boxes.find((box) => unitsAt(s.own, box).includes(unit))
      : undefined;
  const gone = params.units.find((unit) => boxOf(unit) !== undefined && isMover(s, unit));
  if (gone !== undefined) {
    const by = boxOf(gone) === BULGARIA ? 'barbarossa:8.26b' : rule;
    return refusal('RETURN.LATER', by, { ...params, unit: gone });
  }
  if (boxOf(first) === BULGARIA) return refuseFromBulgaria(p, s, params);
  const stranger = params.units.find((unit) => boxOf(unit) === undefined);
  if (stranger !== undefined) return refusal('RETURN.NOT-WAITING', rule, { ...params, unit: stranger });
  const stays = side === 'german' ? refuseRecall(p, s) : refuseFollowing(s, params);
  if (stays !== undefined || first === '') return stays;
  if (params.units.length > 1)
    return insteadOf(p, s, refusal('RETURN.EACH', rule, params), [first], params.at);
  if (params.at === 'rvgk' && side === 'soviet') return refusal('RETURN.BOX-FULL', 'barbarossa:R36', params);
  return refuseBack(p, s, params, 'caucasus-exit', rule);
};

const takeReturn = (p: Printed, ctx: Ctx<Own>, args: Args): void => {
  const { s } = ctx;
  const { own } = s;
  const units = args['units'] ?? [];
  const at = args['at']?.[0] ?? '';
  const box = placeOf(own, unitIn(args));
  const isBulgarian = box === BULGARIA;
  const isGermanTurn = phasing(s) === 'german';
  const data = { units: [...units], at, side: phasing(s) };
  if (at === 'rvgk') {
    put(own, units, at);
    own.turn.rvgk += units.length;
    ctx.emit({ kind: 'units.returned', rule: 'barbarossa:R36', data });
    return;
  }
  if (isGermanTurn) {
    own.expedition = 'recalled';
    own.turn.recalled = true;
  }
  // 4.13i: free from the Caucasus; R119: at the cost of the hex from Bulgaria.
  if (isBulgarian) for (const unit of units) own.phase.spent[unit] = entryCost(p, s, unit, at);
  // 10.5a, 10.27: they did not begin the phase with whoever is there.
  for (const unit of units) own.phase.origins[unit] = box;
  enterHex(p, ctx, units, at);
  const followed = own.expedition === 'beaten' ? 'barbarossa:4.13k' : 'barbarossa:4.13j';
  const fromCaucasus = isGermanTurn ? 'barbarossa:4.13h' : followed;
  ctx.emit({ kind: 'units.returned', rule: isBulgarian ? 'barbarossa:8.26b' : fromCaucasus, data });
};

export const comeBack = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'return',
  rule: 'barbarossa:4.13h',
  sets: ['units'],
  idle: (s) => {
    const side = phasing(s);
    const boxes = side === 'german' ? [CAUCASUS] : [CAUCASUS, BULGARIA];
    if (boxes.some((box) => inBox(p, s, box, side).length > 0)) return undefined;
    return refusal('RETURN.NOBODY', side === 'german' ? 'barbarossa:4.13h' : 'barbarossa:4.13j', { side });
  },
  list: (s) => returns(p, s),
  whyNot: (s, _, args) => refuseReturn(p, s, args),
  take: (ctx, _, args) => takeReturn(p, ctx, args),
});

/** 8.26e: a Bulgarian that could still get out of a stack that is not legal. */
const canUnstack = (p: Printed, s: Seeing): readonly string[] => {
  const over = overstacks(p, s).filter(({ side }) => side === phasing(s));
  return over.flatMap(({ hex }) =>
    unitsAt(s.own, hex).filter((unit) => {
      if (!isSatellite(p, unit) || !movable(moveLaw(p), s).includes(unit)) return false;
      const stack = stackOf(moveLaw(p), s, [unit]);
      return p.neighbours(hex).some((to) => refuseNext(moveLaw(p), s, stack, to) === undefined);
    }),
  );
};

/** Those in a box who could come back now, for the question of the phase. */
export const returning = (p: Printed, s: Seeing): readonly string[] => [
  ...new Set(returns(p, s).flatMap(({ units = [] }) => units)),
];

/** 4.13m: who must be called back before anything else moves. */
export const refuseRecalled = (p: Printed, s: Seeing): Refusal | undefined => {
  if (phasing(s) !== 'german' || s.own.expedition !== 'recalled') return undefined;
  const units = inBox(p, s, CAUCASUS, 'german');
  return units.length > 0
    ? refusal('MOVE.RECALL-FIRST', 'barbarossa:4.13m', { units: [...units] })
    : undefined;
};

/** 8.26e: who must part as well before the phase may end. */
export const refuseEnd = (p: Printed, s: Seeing): Refusal | undefined => {
  const behind = refuseRecalled(p, s);
  if (behind !== undefined || phasing(s) === 'german') return behind;
  const units = canUnstack(p, s);
  return units.length > 0
    ? refusal('MOVE.BULGARIANS-STACKED', 'barbarossa:8.26e', { units: [...units] })
    : undefined;
};
