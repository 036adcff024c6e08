// Chapter 10, ways off the map: the German expedition into the Caucasus (4.11), and the Soviet army that fetches the
// Bulgarians (8.26). Nobody else leaves the map alive (10.21).
import { onMap, placeOf, put, unitsAt } from '../../../mechanics/places.ts';
import type { Ctx, OpenChoice } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf } from '../../../core/subsets.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { eliminate } from '../08-reinforcements/8.15-dead-pile.ts';
import { halt, refuseMovers, setOut } from '../../../mechanics/movement/movers.ts';
import { leftOf, spentBy, stackOf } from '../../../mechanics/movement/stack.ts';
import { moveLaw } from '../10-movement/10.1-move-law.ts';
import type { Printed } from '../data/sheet.ts';
import { isGerman } from '../02-counters.ts';
import { phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

const bulgarians = (p: Printed): readonly string[] =>
  p.unitIds.filter((unit) => p.unit(unit).nationality === 'bulgarian');

/** From this turn on the Bulgarians come with the army that fetched them; fetched earlier, they come on it (8.26c). */
const BULGARIANS_COME = 14;

const unitIn = (args: Args): string => args['units']?.[0] ?? '';

const CORPS = ['infantry', 'panzer'] as const;

/** 4.11c: what a corps is to the expedition. */
const roleOf = (p: Printed, unit: string): (typeof CORPS)[number] | undefined => {
  const { type, size } = p.unit(unit);
  if (!isGerman(p, unit) || size !== 'corps') return undefined;
  if (type === 'infantry' || type === 'mountain') return 'infantry';
  return type === 'panzer' || type === 'parachute-panzer' ? 'panzer' : undefined;
};

/** 4.11c: how many of each the expedition has. */
const places = (p: Printed, role: string): number =>
  p.tables.caucasusForce.find(({ id }) => id === role)?.units ?? 0;

const isFull = (p: Printed, units: readonly string[]): boolean =>
  CORPS.every((role) => units.filter((unit) => roleOf(p, unit) === role).length === places(p, role));

const refuseCaucasus = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const hex = placeOf(s.own, unit);
  if (!p.inArea('caucasus-exit', hex))
    return refusal('LEAVE.NOT-HERE', 'barbarossa:4.11b', { unit, hex, hexes: [...p.area('caucasus-exit')] });
  if (s.own.expedition === undefined) return refusal('LEAVE.NOT-OPEN', 'barbarossa:4.11a', { unit });
  if (s.own.expedition !== 'open') return refusal('LEAVE.ONCE', 'barbarossa:4.13l', { unit });
  const role = roleOf(p, unit);
  const gone = s.own.phase.leaving.filter((other) => roleOf(p, other) === role);
  return role === undefined || gone.length >= places(p, role)
    ? refusal('LEAVE.NOT-IN-FORCE', 'barbarossa:4.11c', { unit, waiting: [...s.own.phase.leaving] })
    : undefined;
};

const refuseBulgaria = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const hex = placeOf(s.own, unit);
  if (!p.inArea('bulgarian-exit', hex))
    return refusal('LEAVE.NOT-HERE', 'barbarossa:8.26a', { unit, hex, hexes: [...p.area('bulgarian-exit')] });
  return bulgarians(p).every((id) => placeOf(s.own, id) === 'aside')
    ? undefined
    : refusal('LEAVE.BULGARIANS-CAME', 'barbarossa:8.26a', { unit });
};

/** R33, 8.26a: leaving costs 1 MP; a unit that has not moved may always go the one hex (10.3a). */
const refusePoint = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const stack = stackOf(moveLaw(p), s, [unit]);
  return stack.isFresh || leftOf(stack) > 0
    ? undefined
    : refusal('LEAVE.NO-POINTS', phasing(s) === 'german' ? 'barbarossa:R33' : 'barbarossa:8.26a', { unit });
};

/** Why a unit may not leave and live. */
const refuseLeave = (p: Printed, s: Seeing, unit: string): Refusal | undefined =>
  refuseMovers(moveLaw(p), s, [unit], phasing(s)) ??
  (phasing(s) === 'german' ? refuseCaucasus(p, s, unit) : refuseBulgaria(p, s, unit)) ??
  refusePoint(p, s, unit);

const SIDES_OF_A_HEX = 6;

/** 1.4: a hex beyond which there is no map. */
const isAtEdge = (p: Printed, hex: string): boolean =>
  p.isHex(hex) && p.neighbours(hex).length < SIDES_OF_A_HEX;

/** Who says so with `yes` leaves where no rule lets it go, and is eliminated (10.21, R170). */
const isSure = (args: Args): boolean => args['sure'] !== undefined;

const refuseFatal = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const refused = refuseMovers(moveLaw(p), s, [unit], phasing(s));
  if (refused !== undefined) return refused;
  const hex = placeOf(s.own, unit);
  return isAtEdge(p, hex)
    ? refusePoint(p, s, unit)
    : refusal('LEAVE.NO-EDGE', 'barbarossa:10.21', { unit, hex });
};

const refuse = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const [unit = '', second] = args['units'] ?? [];
  if (second !== undefined)
    return refusal('LEAVE.ONE', 'barbarossa:10.21', { units: [...(args['units'] ?? [])] });
  const refused = refuseLeave(p, s, unit);
  if (refused === undefined)
    return isSure(args)
      ? refusal('LEAVE.LIVES', phasing(s) === 'german' ? 'barbarossa:4.11a' : 'barbarossa:8.26a', { unit })
      : undefined;
  const fatal = refuseFatal(p, s, unit);
  if (isSure(args)) return fatal;
  if (fatal !== undefined || exits(p, s).includes(placeOf(s.own, unit))) return refused;
  const order = { by: phasing(s), verb: 'leave', args: { units: [unit], sure: ['yes'] } };
  return {
    ...refusal('LEAVE.DIES', 'barbarossa:10.21', { unit, hex: placeOf(s.own, unit) }),
    instead: order,
  };
};

const exits = (p: Printed, s: Seeing): readonly string[] =>
  p.area(phasing(s) === 'german' ? 'caucasus-exit' : 'bulgarian-exit');

const leavers = (p: Printed, s: Seeing): readonly Args[] =>
  exits(p, s)
    .flatMap((hex) => unitsAt(s.own, hex))
    .filter((unit) => p.unit(unit).side === phasing(s) && refuseLeave(p, s, unit) === undefined)
    .map((unit) => ({ units: [unit] }));

/** 4.11c, 4.11d, R33: the third corps takes the others with it. */
const leaveForCaucasus = (p: Printed, ctx: Ctx<Own>, unit: string): void => {
  const { own } = ctx.s;
  own.phase.leaving.push(unit);
  const units = own.phase.leaving;
  if (!isFull(p, units)) {
    ctx.emit({ kind: 'unit.waits-to-leave', rule: 'barbarossa:R33', data: { unit, units: [...units] } });
    return;
  }
  put(own, units, 'caucasus');
  own.phase.leaving = [];
  own.expedition = 'out';
  own.pending.push({ kind: 'left', units: [...units] });
  ctx.emit({ kind: 'expedition.left', rule: 'barbarossa:4.11c', data: { units: [...units] } });
};

/** 8.26a, 8.26c, R11: Bulgaria is open, so they may be there before its armies are. */
const leaveForBulgaria = (p: Printed, ctx: Ctx<Own>, unit: string): void => {
  const { own, clock } = ctx.s;
  const isEarly = clock.turn < BULGARIANS_COME;
  put(own, [unit], 'bulgaria');
  put(own, bulgarians(p), isEarly ? `track-${BULGARIANS_COME}` : 'bulgaria');
  own.phase.moved.push(...bulgarians(p));
  const rule = isEarly ? 'barbarossa:8.26c' : 'barbarossa:8.26a';
  ctx.emit({ kind: 'unit.left-for-bulgaria', rule, data: { unit, turn: clock.turn, early: isEarly } });
};

const atEdge = (p: Printed, s: Seeing): readonly string[] =>
  onMap(p, s, phasing(s)).filter((unit) => isAtEdge(p, placeOf(s.own, unit)));

/** Nobody does it by chance but now and then. */
const RARELY = 40;

function* everyLeave(p: Printed, s: Seeing): Generator<Args> {
  for (const unit of atEdge(p, s)) {
    yield { units: [unit] };
    yield { units: [unit], sure: ['yes'] };
  }
}

/** 4.11a, 8.26a: the two ways that lead off the map by order; R170: and the one that leads nowhere. */
export const leave = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'leave',
  rule: 'barbarossa:10.21',
  idle: (s) =>
    atEdge(p, s).length > 0 ? undefined : refusal('LEAVE.NOBODY', 'barbarossa:10.21', { side: phasing(s) }),
  subjects: (s) => leavers(p, s).map(unitIn),
  list: (s) => [...everyLeave(p, s)].filter((args) => refuse(p, s, args) === undefined),
  numbered: (s) => leavers(p, s),
  every: (s) => legalOf(everyLeave(p, s), (args) => refuse(p, s, args)),
  refuse: (s, _, args) => refuse(p, s, args),
  sample: (s, _, pick) => {
    const able = leavers(p, s);
    if (able.length > 0) return able[pick(able.length)];
    if (pick(RARELY) > 0) return undefined;
    const dying = atEdge(p, s).filter((unit) => refuseFatal(p, s, unit) === undefined);
    const unit = dying[pick(Math.max(1, dying.length))];
    return unit === undefined ? undefined : { units: [unit], sure: ['yes'] };
  },
  take: (ctx, _, args) => {
    const unit = unitIn(args);
    setOut(moveLaw(p), ctx, [unit]);
    halt(ctx);
    ctx.s.own.phase.spent[unit] = spentBy(moveLaw(p), ctx.seen, unit) + 1;
    if (isSure(args)) return eliminate(p, ctx, [unit], 'barbarossa:10.21', 'left-map');
    if (p.unit(unit).side === 'german') leaveForCaucasus(p, ctx, unit);
    else leaveForBulgaria(p, ctx, unit);
  },
});

/** R33: who waited in vain for the others stays in its hex. */
export const returnLeaving = (ctx: Ctx<Own>): void => {
  const units = ctx.s.own.phase.leaving;
  if (units.length === 0) return;
  ctx.emit({ kind: 'expedition.not-full', rule: 'barbarossa:R33', data: { units: [...units] } });
};
