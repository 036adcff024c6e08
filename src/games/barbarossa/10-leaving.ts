// Chapter 10, ways off the map: the German expedition into the Caucasus (4.11), and the Soviet army that fetches the
// Bulgarians (8.26). Nobody else leaves the map alive (10.21).
import type { Ctx, ListedChoice } from '../../core/rules.ts';
import { refusal } from '../../core/rules.ts';
import type { Args, Refusal } from '../../core/types.ts';
import { put } from './03-control.ts';
import { halt, leftOf, refuseMovers, setOut, spentBy, stackOf } from './10-stacks.ts';
import type { Printed } from './printed.ts';
import { hasUnitsOf, isGerman, phasing, placeOf, unitsAt } from './state.ts';
import type { Own, Seeing } from './state.ts';

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
const refuseLeave = (p: Printed, s: Seeing, unit: string): Refusal | undefined => {
  const refused =
    refuseMovers(p, s, [unit], phasing(s)) ??
    (phasing(s) === 'german' ? refuseCaucasus(p, s, unit) : refuseBulgaria(p, s, unit));
  if (refused !== undefined) return refused;
  const stack = stackOf(p, s, [unit]);
  return stack.isFresh || leftOf(stack) > 0
    ? undefined
    : refusal('LEAVE.NO-POINTS', phasing(s) === 'german' ? 'barbarossa:R33' : 'barbarossa:8.26a', { unit });
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

/** 4.11a, 8.26a: the two ways that lead off the map by order. */
export const leave = (p: Printed): ListedChoice<Own> => ({
  kind: 'listed',
  verb: 'leave',
  rule: 'barbarossa:10.21',
  closed: (s) =>
    exits(p, s).some((hex) => hasUnitsOf(p, s.own, hex, phasing(s)))
      ? undefined
      : refusal('LEAVE.NOBODY', 'barbarossa:10.21', { side: phasing(s) }),
  subjects: (s) => leavers(p, s).map(unitIn),
  list: (s) => leavers(p, s),
  whyNot: (s, _, args) => refuseLeave(p, s, unitIn(args)),
  take: (ctx, _, args) => {
    const unit = unitIn(args);
    setOut(p, ctx, [unit]);
    halt(ctx.s.own);
    ctx.s.own.phase.spent[unit] = spentBy(ctx.s.own, unit) + 1;
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
