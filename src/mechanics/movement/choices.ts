// The orders of a movement phase: units that move as one and their way, and the same with an enemy at its end; with
// what a player that draws at random gives.
import { refusal } from '../../core/rule-set.ts';
import type { OpenChoice, Pick } from '../../core/rule-set.ts';
import { legalOf } from '../../core/subsets.ts';
import type { Args, Json, Refusal } from '../../core/types.ts';
import { hasUnitsOf } from '../places.ts';
import { isStrike, refuseAssaults, strikeAt, strikesBy } from './assaults-in-reach.ts';
import { everyMove } from './every-move.ts';
import { isAssault, refuseStrike } from './follow.ts';
import type { AssaultLaw, Marching, MoveLaw, MoveSight, Stack } from './law.ts';
import { beginMove } from './move.ts';
import { fellows, isAnyMovable, ready, refuseMovers } from './movers.ts';
import { completeMove, fillWay, refuseMove, refuseWay } from './order.ts';
import { inBook, stackOf } from './stack.ts';
import { reachOf, stroll } from './ways.ts';

/** Whether a random walk ends in an assault here: half the time, if it may. */
const strikesAt =
  (law: MoveLaw, s: MoveSight, pick: Pick) =>
  (stack: Stack, to: string): boolean =>
    isAssault(law, s, stack, to) && refuseStrike(law, s, stack, to) === undefined && pick(2) === 0;

/** A unit alone, those of its pace in its hex, or a few of them; sorted, as a set is. */
const drawGroup = (law: MoveLaw, s: MoveSight, unit: string, pick: Pick): readonly string[] => {
  const pace = law.pace(unit);
  const others = fellows(law, s, unit).filter((other) => other !== unit && law.pace(other) === pace);
  const taken = pick(2) === 0 ? [] : others.filter(() => pick(3) > 0);
  return [unit, ...taken].toSorted();
};

const TRIES = 12;

const drawMove = (law: MoveLaw, s: MoveSight, pick: Pick): Args | undefined => {
  const units = ready(law, s);
  const draw = (group: readonly string[]): Args | undefined => {
    const path = stroll(law, s, stackOf(law, s, group), pick);
    return path === undefined ? undefined : { units: group, path };
  };
  if (units.length === 0) return undefined;
  for (let n = 0; n < TRIES; n++) {
    const unit = units[pick(units.length)] ?? '';
    const args = draw(drawGroup(law, s, unit, pick)) ?? draw([unit]);
    if (args !== undefined) return args;
  }
  for (const unit of units) {
    const args = draw([unit]);
    if (args !== undefined) return args;
  }
  return undefined;
};

const strikers = (law: MoveLaw, s: MoveSight, assault: AssaultLaw): readonly string[] =>
  ready(law, s).filter((unit) => assault.refuseUnit(s, unit) === undefined);

/** Who looks for an enemy all over his reach is slow: a few do. */
const STRIKERS_TRIED = 4;

const isHostile = ({ sheet }: MoveLaw, s: MoveSight, hex: string): boolean =>
  hasUnitsOf(sheet, s.own, hex, sheet.other(s.clock.phasing));

/** A walk that meets an enemy, else the cheapest way to one in reach. */
const drawAssault = (law: MoveLaw, s: MoveSight, assault: AssaultLaw, pick: Pick): Args | undefined => {
  const able = strikers(law, s, assault);
  for (let n = 0; able.length > 0 && n < STRIKERS_TRIED; n++) {
    const unit = able[pick(able.length)] ?? '';
    const units = drawGroup(law, s, unit, pick);
    const path = stroll(law, s, stackOf(law, s, units), pick, strikesAt(law, s, pick));
    if (path !== undefined && isHostile(law, s, path.at(-1) ?? '')) return { units, path };
    const near = strikesBy(law, s, unit);
    const target = near[pick(Math.max(1, near.length))]?.target;
    if (target === undefined) continue;
    const found = [units, [unit]].map((group) => strikeAt(law, s, group, target)).find(isStrike);
    if (found !== undefined) return { units: found.units, path: found.path };
  }
  return undefined;
};

/** With something to do first there is no way yet. */
const mayGo = (law: MoveLaw, s: MoveSight, unit: string): boolean =>
  refuseMovers(law, s, [unit], s.clock.phasing) === undefined && law.refuseBefore?.(s, [unit]) === undefined;

const nobodyLeft = (law: MoveLaw, s: MoveSight): Refusal | undefined =>
  isAnyMovable(law, s) ? undefined : refusal('MOVE.ALL-MOVED', law.rules.end, { side: s.clock.phasing });

/** Units that move as one, and their way; play goes on at a step of the phase when they are there. */
export const moveChoice = (law: MoveLaw, resumeAt: string): OpenChoice<Marching> => ({
  kind: 'open',
  verb: 'move',
  rule: law.rules.move,
  sets: ['units'],
  idle: (s) => nobodyLeft(law, s),
  subjects: (s) => ready(law, s),
  reach: (s, _, unit) =>
    mayGo(law, s, unit)
      ? reachOf(law, s, [unit]).map(({ place, cost }) => ({ place, cost: inBook(law, cost) }))
      : [],
  complete: (s, _, args) => completeMove(law, s, args),
  refuse: (s, _, args) => refuseMove(law, s, args),
  sample: (s, _, pick) => drawMove(law, s, pick),
  every: (s, _, only) => legalOf(everyMove(law, s, false, only), (args) => refuseMove(law, s, args)),
  take: (ctx, _, args) => beginMove(law, ctx, args, {}, resumeAt),
});

/** What else an order of an assault may name. */
export type AssaultExtras = {
  refuse(s: MoveSight, args: Args): Refusal | undefined;
  /** Every order that is like this one but for them, and itself. */
  every(s: MoveSight, args: Args): readonly Args[];
  vars(args: Args): Readonly<Record<string, Json>>;
};

/** The same with an enemy at the end of the way. */
export const assaultChoice = (
  law: MoveLaw,
  assault: AssaultLaw,
  resumeAt: string,
  extras?: AssaultExtras,
): OpenChoice<Marching> => {
  const { nobody, together } = assault.rules;
  const asAssault = (refused: Refusal): Refusal =>
    refused.code === 'MOVE.NOT-TOGETHER' ? { ...refused, rule: together } : refused;
  const refuse = (s: MoveSight, args: Args): Refusal | undefined => {
    const hex = args['path']?.at(-1) ?? '';
    if (law.sheet.isHex(hex) && !isHostile(law, s, hex)) return refusal('ASSAULT.NOBODY', nobody, { hex });
    const refused = refuseWay(law, s, args);
    return refused === undefined ? extras?.refuse(s, args) : asAssault(refused);
  };
  const every = function* (s: MoveSight, only?: string): Generator<Args | undefined> {
    for (const args of everyMove(law, s, true, only))
      if (args === undefined || extras === undefined) yield args;
      else yield* extras.every(s, args);
  };
  return {
    ...moveChoice(law, resumeAt),
    verb: 'assault',
    rule: assault.rules.assault,
    closed: (s) => assault.refuseTurn(s),
    idle: (s) => refuseAssaults(law, s),
    subjects: (s) => strikers(law, s, assault),
    reach: (s, _, unit) =>
      mayGo(law, s, unit) ? strikesBy(law, s, unit).map(({ target, cost }) => ({ place: target, cost })) : [],
    complete: (s, _, args) => {
      const filled = fillWay(law, s, args);
      return 'code' in filled ? asAssault(filled) : filled;
    },
    refuse: (s, _, args) => refuse(s, args),
    every: (s, _, only) => legalOf(every(s, only), (args) => refuse(s, args)),
    sample: (s, _, pick) => drawAssault(law, s, assault, pick),
    take: (ctx, _, args) => beginMove(law, ctx, args, extras?.vars(args) ?? {}, resumeAt),
  };
};
