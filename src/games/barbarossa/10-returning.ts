// Chapter 10, ways back onto the map: the expedition recalled and the armies that faced it (4.13), the Bulgarians and
// the army that fetched them (8.26).
import type { Ctx, ListedChoice } from '../../core/rules.ts';
import { refusal } from '../../core/rules.ts';
import type { Args, Refusal } from '../../core/types.ts';
import { enterHex, put } from './03-control.ts';
import { limitOf, overstacks, refuseStack } from './06-stacking.ts';
import { entryCost } from './10-costs.ts';
import { isMover, movable, refuseNext, stackOf } from './10-stacks.ts';
import { otherSide } from './printed.ts';
import type { Printed } from './printed.ts';
import { hasUnitsOf, isSatellite, phasing, placeOf, unitsAt } from './state.ts';
import type { Own, Seeing } from './state.ts';

const unitIn = (args: Args): string => args['units']?.[0] ?? '';

const inBox = (p: Printed, s: Seeing, box: string, side: string): readonly string[] =>
  unitsAt(s.own, box).filter((unit) => p.unit(unit).side === side && !isMover(s.own, unit));

const roomIn = (p: Printed, s: Seeing, hex: string): number =>
  limitOf(p, 'stack') - unitsAt(s.own, hex).length;

const openHexes = (p: Printed, s: Seeing, area: string, count = 1): readonly string[] =>
  p
    .area(area)
    .filter((hex) => !hasUnitsOf(p, s.own, hex, otherSide(phasing(s))) && roomIn(p, s, hex) >= count);

const CAUCASUS = 'caucasus';

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
  const units = phasing(s) === 'soviet' ? inBox(p, s, 'bulgaria', 'soviet') : [];
  if (units.length === 0) return [];
  const sorted = units.toSorted();
  return openHexes(p, s, 'bulgarian-exit', units.length).map((at) => ({ units: sorted, at: [at] }));
};

const returns = (p: Printed, s: Seeing): readonly Args[] => [
  ...returnsFromCaucasus(p, s),
  ...returnsFromBulgaria(p, s),
];

const refuseReturn = (p: Printed, s: Seeing, args: Args): Refusal => {
  const side = phasing(s);
  const params = { units: [...(args['units'] ?? [])], at: args['at']?.[0] ?? '', side };
  if (side === 'german') return refuseRecall(p, s) ?? refusal('RETURN.NOT-THERE', 'barbarossa:4.13h', params);
  if (unitsAt(s.own, 'bulgaria').includes(unitIn(args)))
    return refusal('RETURN.AS-ONE', 'barbarossa:8.26b', params);
  if (s.own.expedition === 'out' || s.own.expedition === 'through') {
    const rule = s.own.expedition === 'out' ? 'barbarossa:4.13j' : 'barbarossa:R35';
    return refusal('RETURN.EXPEDITION-STANDS', rule, params);
  }
  if (s.own.expedition === 'recalled' && !mayFollow(s))
    return refusal('RETURN.TOO-LATE', 'barbarossa:4.13j', params);
  if (params.at === 'rvgk') return refusal('RETURN.BOX-FULL', 'barbarossa:R36', params);
  return refusal('RETURN.NOT-THERE', 'barbarossa:4.13j', params);
};

const takeReturn = (p: Printed, ctx: Ctx<Own>, args: Args): void => {
  const { s } = ctx;
  const { own } = s;
  const units = args['units'] ?? [];
  const at = args['at']?.[0] ?? '';
  const box = placeOf(own, unitIn(args));
  const isBulgarian = box === 'bulgaria';
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
  closed: (s) => {
    const side = phasing(s);
    const boxes = side === 'german' ? [CAUCASUS] : [CAUCASUS, 'bulgaria'];
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
      if (!isSatellite(p, unit) || !movable(p, s).includes(unit)) return false;
      const stack = stackOf(p, s, [unit]);
      return p.neighbours(hex).some((to) => refuseNext(p, s, stack, to) === undefined);
    }),
  );
};

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
