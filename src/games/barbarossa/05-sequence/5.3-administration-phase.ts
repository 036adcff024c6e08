// Chapter 5: the Mutual Administrative Phase, German first (5.3): who enters, who changes, who leaves. And what the
// end of a game turn takes away.
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { Event, Frame, Message } from '../../../core/types.ts';
import { aftermathFirst } from '../04-how-to-win/immediate-effects.ts';
import { rightsAnyTime } from '../any-time-rights.ts';
import { askConversions, openConversions } from '../08-reinforcements/8.19-conversions.ts';
import { askWall, openWall } from '../08-reinforcements/8.5-east-wall.ts';
import { areaHexes, askArea, isAreaDue } from '../08-reinforcements/8.18-fortified-area.ts';
import { lateChanges } from '../08-reinforcements/8.23-reorganisation.ts';
import { anyArrival, arrivals, delay, forfeit, placing } from '../08-reinforcements/8.1-reinforcements.ts';
import { anyReplacement, loseSteps, replacing } from '../08-reinforcements/8.12-replacements.ts';
import { freshSegment, segmentOf } from '../08-reinforcements/segment-state.ts';
import { askSs, callAway, forgetLate, withdrawDead } from '../08-reinforcements/8.17-withdrawals.ts';
import { askRifles, callRifles } from '../08-reinforcements/8.21-soviet-withdrawals.ts';
import { italiansLeave } from '../08-reinforcements/8.28-italians-leave.ts';
import { isWarned, segment } from '../../../mechanics/entry/segment.ts';
import { gambitForces } from '../04-how-to-win/4.17-gambit-forces.ts';
import { oderForces } from '../04-how-to-win/4.18-watch-on-the-oder.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';

const begin = (p: Printed, ctx: Ctx<Own>, f: Frame, side: Who): void => {
  Object.assign(f.vars, freshSegment(p, ctx.seen, side));
  lateChanges(p, ctx);
};

/** What a side would lose by ending now. */
export const isUnused = (p: Printed, s: Seeing, f: SeenFrame, side: Who): boolean =>
  anyReplacement(p, s, f, side) || (side === 'german' && anyArrival(p, s, f, side));

/** What `end` would lose, once it has been told; Soviet units that do not enter wait in the RVGK (8.8), and nothing but steps is lost. */
export const lastCall = (p: Printed, s: Seeing, f: SeenFrame, side: Who): readonly Message[] => {
  const { mech, nonMech } = segmentOf(f);
  if (!isWarned(f)) return [];
  const units = side === 'soviet' ? [] : [...arrivals(p, s, side)];
  return [{ key: 'ask.entry-last', params: { side, units, count: units.length, mech, nonMech } }];
};

/** 8.1d, 8.12b: the first `end` tells what would be lost, the second loses it. */
const unused = (p: Printed, s: Seeing, f: SeenFrame, side: Who): Event | undefined => {
  if (!isUnused(p, s, f, side)) return undefined;
  const { mech, nonMech } = segmentOf(f);
  const units = side === 'german' ? arrivals(p, s, side) : [];
  const data = { side, units: [...units], mech, nonMech };
  return { kind: 'entry.unused', rule: 'barbarossa:8.12b', data, to: [side] };
};

const entries = (p: Printed, side: Who) =>
  segment<Own>({
    rule: side === 'german' ? 'barbarossa:5.3a' : 'barbarossa:5.3c',
    by: side,
    step: 'enter',
    interrupt: (ctx) => aftermathFirst(p, ctx, 'settle'),
    isOpen: (s, f) => anyArrival(p, s, f, side) || anyReplacement(p, s, f, side),
    question: (s, f) => {
      const [last] = lastCall(p, s, f, side);
      if (last !== undefined) return last;
      const { mech, nonMech } = segmentOf(f);
      const units = [...arrivals(p, s, side)];
      return { key: 'ask.entry', params: { side, units, count: units.length, mech, nonMech } };
    },
    choices: [placing(p, side), replacing(p, side)],
    rights: rightsAnyTime(p),
    endRule: side === 'german' ? 'barbarossa:8.1d' : 'barbarossa:8.12b',
    unused: (s, f) => unused(p, s, f, side),
    over: (ctx) => ctx.goto('entered'),
  });

/** 5.3a, 5.3b */
export const germanAdministration = (p: Printed): Procedure<Own> => {
  const { settle, ask } = entries(p, 'german');
  return {
    begin: {
      kind: 'auto',
      run: (ctx, f) => {
        forgetLate(p, ctx);
        begin(p, ctx, f, 'german');
        gambitForces(ctx);
        oderForces(p, ctx);
        withdrawDead(p, ctx);
      },
    },
    settle,
    enter: ask,
    entered: {
      kind: 'auto',
      run: (ctx, f) => {
        forfeit(p, ctx);
        loseSteps(ctx, f, 'german');
      },
    },
    wall: openWall(p, 'withdrawals'),
    build: askWall(p, 'wall'),
    withdrawals: callAway(p, 'over'),
    withdraw: askSs(p),
    over: { kind: 'auto', run: () => undefined },
  };
};

/** 5.3c: conversions stand between entries and withdrawals. */
export const sovietAdministration = (p: Printed): Procedure<Own> => {
  const { settle, ask } = entries(p, 'soviet');
  return {
    begin: { kind: 'auto', run: (ctx, f) => begin(p, ctx, f, 'soviet') },
    area: {
      kind: 'auto',
      run: (ctx) => {
        if (!isAreaDue(ctx.seen)) return ctx.goto('settle');
        if (areaHexes(p, ctx.seen).length > 0) return;
        // R115
        ctx.emit({ kind: 'area.waits', rule: 'barbarossa:R115', data: { side: 'soviet' } });
        ctx.goto('settle');
      },
    },
    fortify: askArea(p),
    settle,
    enter: ask,
    entered: {
      kind: 'auto',
      run: (ctx, f) => {
        delay(p, ctx, f);
        loseSteps(ctx, f, 'soviet');
      },
    },
    conversions: openConversions(p, 'rifles'),
    convert: askConversions(p),
    rifles: callRifles(p, 'over'),
    withdraw: askRifles(p),
    over: { kind: 'auto', run: () => undefined },
  };
};

/** What the end of a game turn takes away: the Italians (8.28), then the aerial supply marker (7.7g). */
export const turnEnd = (p: Printed): Procedure<Own> => ({
  leave: {
    kind: 'auto',
    run: (ctx) => {
      italiansLeave(p, ctx);
      lateChanges(p, ctx);
      ctx.call('aerialReload', {}, 'over');
    },
  },
  over: { kind: 'auto', run: () => undefined },
});
