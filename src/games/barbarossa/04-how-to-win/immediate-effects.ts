// Chapter 4: what follows at once from what has happened: points, dice, armies that change sides, an expedition beaten.
// A procedure that works off what other chapters have noted, in order.
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import { atRest } from '../../../core/state-cache.ts';
import { beatByCity, beatByExits, isShutOff } from './4.11-caucasus-expedition.ts';
import { regionDebits } from './4.2-debits.ts';
import {
  countHex,
  earlyDie,
  isEarlyFall,
  isKievDie,
  isMoscowRoll,
  kievDie,
  moscowDie,
  surrender,
  takenIn,
} from './4.7-fallen-cities.ts';
import { isObjective } from './4.2-victory-points.ts';
import { answerAdjacent } from '../08-reinforcements/8.24-triggers.ts';
import { areLateChangesDue, lateChanges } from '../08-reinforcements/8.23-reorganisation.ts';
import { captureMarkers } from '../09-cities.ts';
import { areLinesOverrun, destroyLines } from '../11-prepared-assaults/11.21-fortifications.ts';
import { enterSiege, isSiegeChanged } from '../12-road-back.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

/** Whether something has happened that has to be answered before play goes on; to be asked after every completed action. */
export const isAftermathDue = atRest(
  (p: Printed, s: Seeing): boolean =>
    s.own.pending.length > 0 ||
    isShutOff(p, s) ||
    areLinesOverrun(p, s) ||
    isSiegeChanged(p, s) ||
    areLateChangesDue(p, s),
);

/** Answers it first, if there is anything, and goes on with a step of the procedure it broke into. */
export const aftermathFirst = (p: Printed, ctx: Ctx<Own>, resumeAt: string): boolean => {
  if (!isAftermathDue(p, ctx.seen)) return false;
  ctx.call('aftermath', {}, resumeAt);
  return true;
};

/** Works off own.pending, the oldest first (R37), then what depends on the map as a whole. */
export const aftermath = (p: Printed): Procedure<Own> => ({
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const [first] = ctx.seen.own.pending;
      if (first === undefined) return ctx.goto('whole');
      ctx.s.own.pending = ctx.s.own.pending.slice(1);
      switch (first.kind) {
        case 'taken':
          f.vars = { ...first };
          if (!isObjective(p, first.hex)) return ctx.goto('markers');
          if (isKievDie(p, ctx.seen, first)) return ctx.goto('kiev');
          return ctx.goto(isEarlyFall(p, ctx.seen, first) ? 'early' : 'points');
        // 8.24a, 8.25a
        case 'adjacent':
          answerAdjacent(p, ctx, first);
          return ctx.goto('next');
        case 'left':
          // 4.12a
          return ctx.call('caucasusResponse', {}, 'next');
        // 8.15b
        case 'returns':
          return ctx.call('romanianReturn', { unit: first.unit }, 'next');
      }
    },
  },
  points: {
    kind: 'auto',
    run: (ctx, f) => {
      countHex(p, ctx, takenIn(f));
      ctx.goto('markers');
    },
  },
  kiev: kievDie(p, 'markers'),
  early: earlyDie(p),
  // R23: a marker has its say in the points before it goes.
  markers: {
    kind: 'auto',
    run: (ctx, f) => {
      const { hex, by } = takenIn(f);
      captureMarkers(ctx, hex, by);
      beatByCity(p, ctx, takenIn(f));
    },
  },
  // R39: before anything else that has happened is looked at.
  moscow: {
    kind: 'auto',
    run: (ctx, f) => {
      if (!isMoscowRoll(ctx.seen, takenIn(f))) ctx.goto('next');
    },
  },
  moscowDie: moscowDie(p),
  surrender,
  on: { kind: 'auto', run: (ctx) => ctx.goto('next') },
  // 11.21d, 4.5a, 4.6a, 4.13e, 12.23b, 8.17c, 8.23c: what depends on the map as it is now.
  whole: {
    kind: 'auto',
    run: (ctx) => {
      destroyLines(p, ctx);
      regionDebits(p, ctx);
      beatByExits(p, ctx);
      enterSiege(p, ctx);
      lateChanges(p, ctx);
    },
  },
});
