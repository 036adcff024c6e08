// Chapter 10: the movement phase, and the orders of its side: who moves, assaults, sails, leaves, comes back.
import { hasUnitsOf, placeOf } from '../../../mechanics/places.ts';
import type { Choice, Ctx, OpenChoice, Pick, Procedure } from '../../../core/rule-set.ts';
import { refusal } from '../../../core/rule-set.ts';
import { legalOf } from '../../../core/subsets.ts';
import type { Args, Refusal } from '../../../core/types.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { overstacks, refuseStack } from '../06-stacking.ts';
import { emergencyRight, emergencyWindow } from '../08-reinforcements/8.11-emergency-deployment.ts';
import { leave, returnLeaving } from '../04-how-to-win/4.11-leave-map.ts';
import { owesDie } from './10.10-costs.ts';
import { everyMove } from './perft-moves.ts';
import { comeBack, refuseEnd, refuseRecalled, returning } from '../04-how-to-win/4.13-return-to-map.ts';
import { roll } from '../05-sequence/5.10-roll.ts';
import { sail } from './10.16-sea-movement.ts';
import {
  fellows,
  isAnyMovable,
  isMover,
  movable,
  ready,
  refuseMovers,
  setOut,
  stackOf,
} from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { isAssault, refuseStrike } from './10.4-path-legality.ts';
import { refuseAssaults, refuseStriking, refuseTurn } from './10.23-mobile-assault.ts';
import { completeAssault, completeMove, refuseMove, refuseWay } from './10.1-move-order.ts';
import { isStrike, strikeAt, strikesBy } from '../questions/mobile-assaults-in-reach.ts';
import { reachOf, stroll } from './10.4-paths.ts';
import { canDrop, PARATROOPS, refuseDrop } from '../04-how-to-win/4.17-air-drop.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { otherSide } from '../data/sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { freshPhase, phasing } from '../state.ts';
import type { Own, Seeing } from '../state.ts';

/** Whether a random walk ends in an assault here: half the time, if it may. */
const strikesAt =
  (p: Printed, s: Seeing, pick: Pick) =>
  (stack: Stack, to: string): boolean =>
    isAssault(p, s, stack, to) && refuseStrike(p, s, stack, to) === undefined && pick(2) === 0;

/** A unit alone, those of its class in its hex, or a few of them; sorted, as a set is. */
const drawGroup = (p: Printed, s: Seeing, unit: string, pick: Pick): readonly string[] => {
  const { mobility } = p.unit(unit);
  const others = fellows(p, s, unit).filter((other) => other !== unit && p.unit(other).mobility === mobility);
  const taken = pick(2) === 0 ? [] : others.filter(() => pick(3) > 0);
  return [unit, ...taken].toSorted();
};

const TRIES = 12;

const drawMove = (p: Printed, s: Seeing, pick: Pick): Args | undefined => {
  const units = ready(p, s);
  const draw = (group: readonly string[]): Args | undefined => {
    const path = stroll(p, s, stackOf(p, s, group), pick, () => false);
    return path === undefined ? undefined : { units: group, path };
  };
  if (units.length === 0) return undefined;
  for (let n = 0; n < TRIES; n++) {
    const unit = units[pick(units.length)] ?? '';
    const args = draw(drawGroup(p, s, unit, pick)) ?? draw([unit]);
    if (args !== undefined) return args;
  }
  for (const unit of units) {
    const args = draw([unit]);
    if (args !== undefined) return args;
  }
  return undefined;
};

const strikers = (p: Printed, s: Seeing): readonly string[] =>
  ready(p, s).filter((unit) => refuseStriking(p, s, unit) === undefined);

/** Who looks for an enemy all over his reach is slow: a few do. */
const STRIKERS_TRIED = 4;

/** A walk that meets an enemy, else the cheapest way to one in reach. */
const drawAssault = (p: Printed, s: Seeing, pick: Pick): Args | undefined => {
  const able = strikers(p, s);
  for (let n = 0; able.length > 0 && n < STRIKERS_TRIED; n++) {
    const unit = able[pick(able.length)] ?? '';
    const units = drawGroup(p, s, unit, pick);
    const path = stroll(p, s, stackOf(p, s, units), pick, strikesAt(p, s, pick));
    if (path !== undefined && hasUnitsOf(p, s.own, path.at(-1) ?? '', otherSide(phasing(s))))
      return { units, path };
    const near = strikesBy(p, s, unit);
    const target = near[pick(Math.max(1, near.length))]?.target;
    if (target === undefined) continue;
    const found = [units, [unit]].map((group) => strikeAt(p, s, group, target)).find(isStrike);
    if (found !== undefined) return { units: found.units, path: found.path };
  }
  return undefined;
};

const take = (p: Printed, ctx: Ctx<Own>, args: Args): void => {
  const { s } = ctx;
  const units = [...(args['units'] ?? [])];
  const [first = ''] = units;
  const from = placeOf(s.own, first);
  const parts = fellows(p, s, first).length > units.length;
  const whole = isMover(s.own, first) ? 'barbarossa:10.6a' : 'barbarossa:10.5b';
  const rule = parts ? whole : 'barbarossa:10.1b';
  const [drop] = args['drop'] ?? [];
  setOut(p, ctx, units);
  const vars = { units, from, path: [...(args['path'] ?? [])], trail: [from], rule };
  ctx.call('move', drop === undefined ? vars : { ...vars, drop }, 'settle');
};

/** R163: with a die still to fall there is no way yet. */
const mayGo = (p: Printed, s: Seeing, unit: string): boolean =>
  refuseMovers(p, s, [unit], phasing(s)) === undefined && owesDie(p, s, [unit]) === undefined;

const nobodyLeft = (p: Printed, s: Seeing): Refusal | undefined =>
  isAnyMovable(p, s) ? undefined : refusal('MOVE.ALL-MOVED', 'barbarossa:10.2b', { side: phasing(s) });

/** 10.5-10.7: units that move as one, and their way. */
const move = (p: Printed): OpenChoice<Own> => ({
  kind: 'open',
  verb: 'move',
  rule: 'barbarossa:10.1b',
  sets: ['units'],
  closed: (s) => refuseRecalled(p, s),
  idle: (s) => nobodyLeft(p, s),
  subjects: (s) => ready(p, s),
  reach: (s, _, unit) => (mayGo(p, s, unit) ? reachOf(p, s, [unit]) : []),
  complete: (s, _, args) => completeMove(p, s, args),
  refuse: (s, _, args) => refuseMove(p, s, args),
  sample: (s, _, pick) => drawMove(p, s, pick),
  every: (s, _, only) => legalOf(everyMove(p, s, false, only), (args) => refuseMove(p, s, args)),
  take: (ctx, _, args) => take(p, ctx, args),
});

/** 4.17e: with the drop and without it. */
const withDrop = function* (s: Seeing, found: Iterable<Args | undefined>): Generator<Args | undefined> {
  for (const args of found) {
    yield args;
    if (args !== undefined && canDrop(s)) yield { ...args, drop: [PARATROOPS] };
  }
};

/** R43, R158: those who clear a hex on the move all go in, so whoever drops on it needs room beside them. */
const refuseLanding = (
  p: Printed,
  s: Seeing,
  { units = [], drop = [], path = [] }: Args,
): Refusal | undefined =>
  drop.length === 0 ? undefined : refuseStack(p, s, path.at(-1) ?? '', phasing(s), [...units, ...drop]);

const refuseAssaultOrder = (p: Printed, s: Seeing, args: Args): Refusal | undefined => {
  const hex = args['path']?.at(-1) ?? '';
  return p.isHex(hex) && !hasUnitsOf(p, s.own, hex, otherSide(phasing(s)))
    ? refusal('ASSAULT.NOBODY', 'barbarossa:10.24a', { hex })
    : (refuseWay(p, s, args) ?? refuseDrop(p, s, args['drop'] ?? []) ?? refuseLanding(p, s, args));
};

/** The same with an enemy at the end of the way (10.23a). */
const assault = (p: Printed): OpenChoice<Own> => ({
  ...move(p),
  verb: 'assault',
  rule: 'barbarossa:10.23a',
  closed: (s) => refuseRecalled(p, s) ?? refuseTurn(p, s),
  idle: (s) => refuseAssaults(p, s),
  subjects: (s) => strikers(p, s),
  reach: (s, _, unit) =>
    mayGo(p, s, unit) ? strikesBy(p, s, unit).map(({ target, cost }) => ({ place: target, cost })) : [],
  complete: (s, _, args) => completeAssault(p, s, args),
  refuse: (s, _, args) => refuseAssaultOrder(p, s, args),
  every: (s, _, only) =>
    legalOf(withDrop(s, everyMove(p, s, true, only)), (args) => refuseAssaultOrder(p, s, args)),
  sample: (s, _, pick) => drawAssault(p, s, pick),
});

const end = (p: Printed): Choice<Own> => ({
  kind: 'listed',
  verb: 'end',
  rule: 'barbarossa:10.2b',
  ends: true,
  closed: (s) => refuseEnd(p, s),
  list: () => [{}],
  take: (ctx) => ctx.goto('close'),
});

/** 10.1c: the movement phase of the side whose turn it is. */
export const movement = (p: Printed): Procedure<Own> => ({
  begin: {
    kind: 'auto',
    run: (ctx) => {
      ctx.s.own.phase = freshPhase();
    },
  },
  // R112: at the start, and after each completed move.
  emergency: emergencyWindow(p),
  orders: {
    kind: 'ask',
    rule: 'barbarossa:10.1c',
    by: phasing,
    question: (s) => ({
      key: 'ask.movement',
      params: {
        side: phasing(s),
        count: movable(p, s).length,
        ...(refuseRecalled(p, s) === undefined
          ? { returning: [...returning(p, s)] }
          : { recalled: [...returning(p, s)] }),
        ...(refuseAssaults(p, s) === undefined && { strikes: true }),
      },
    }),
    choices: [move(p), assault(p), roll(p), sail(p), leave(p), comeBack(p), end(p)],
    rights: [emergencyRight(p), ...rightsAnyTime(p)],
  },
  settle: {
    kind: 'auto',
    run: (ctx) => {
      if (isAftermathDue(p, ctx.s)) ctx.call('aftermath', {}, 'emergency');
      else ctx.goto('emergency');
    },
  },
  close: {
    kind: 'auto',
    run: (ctx) => {
      const { s } = ctx;
      returnLeaving(ctx);
      ctx.emit({ kind: 'movement.ended', rule: 'barbarossa:10.2b', data: { side: phasing(s) } });
      if (overstacks(p, s).length > 0) ctx.call('overstack', {}, 'over');
    },
  },
  over: { kind: 'auto', run: (ctx) => ctx.done() },
});
