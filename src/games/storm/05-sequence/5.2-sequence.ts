// Chapter 5: the course of a game and of its turns. Other chapters own what happens in a phase.
import type { AutoStep, Procedure } from '../../../core/rule-set.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import {
  WAITS,
  auto,
  calls,
  lastTurn,
  over,
  tellPlayerTurn,
  turnByTurn,
  turnData,
} from '../../../mechanics/sequence.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { freshTurn } from '../state.ts';
import type { Own } from '../state.ts';
import { finalVerdict } from '../04-victory/4.11-verdict.ts';
import { isOn } from '../03-set-up/3.1-agreed.ts';
import { phasesOf } from './5.2-phases.ts';
import type { Phase } from './5.2-phases.ts';
import { ordersOf, PHASES_OF } from './5.4-phase-order.ts';

/** 4.1a: judged when the last turn is over, its phases IV to VII included (R94). 4.1b: the kernel has `resign` at every question. */
export const game = (p: Printed): Procedure<Own> =>
  turnByTurn<Own>({
    begins: ({ scenario, own }) => {
      const units = Object.entries(own.places).flatMap(([place, ids]) => (p.isHex(place) ? ids : [])).length;
      const open = own.places[SETUP]?.length ?? 0;
      // 3.3e: where the Axis begins is printed for all to read.
      return { kind: 'game.begins', rule: 'storm:3.1a', data: { scenario, units, open } };
    },
    lastTurn: (s) => lastTurn(p, s),
    final: (s) => finalVerdict(p, s),
  });

/** A player turn begins with its order of phases. */
const opens = (p: Printed, side: Who): AutoStep<Own> =>
  auto((ctx, f) => {
    phasesOf(p).enter(ctx, `${side}-order`);
    delete f.vars[WAITS];
    delete ctx.s.own.plan.order;
    tellPlayerTurn(ctx, 'begins', side === 'soviet' ? 'storm:5.2b' : 'storm:5.2c');
  });

const closes = (side: Who): AutoStep<Own> =>
  auto((ctx) => {
    tellPlayerTurn(ctx, 'ends', side === 'soviet' ? 'storm:5.2b' : 'storm:5.2c');
    delete ctx.s.own.plan.order;
  });

/** The first or the second phase of an order. */
const half = (p: Printed, side: Who, at: 0 | 1, name: string, next: string): AutoStep<Own> =>
  auto((ctx, f) => {
    const phase: Phase = `${side}-${PHASES_OF[ctx.seen.own.plan.order ?? 'fight-move'][at]}`;
    if (!phasesOf(p).hasBegun(ctx, f, phase, name)) return;
    const waits = f.vars[WAITS] === true;
    delete f.vars[WAITS];
    ctx.call(phase, waits ? { [WAITS]: true } : {}, next);
  });

/** 5.1a, 5.2: the Soviet player turn comes first. A position stands at one of the steps that begin a phase. */
export const turn = (p: Printed): Procedure<Own> => {
  const { step } = phasesOf(p);
  const plays = (phase: Phase, next: string): AutoStep<Own> =>
    step(`play-${phase}`, { phase, proc: phase, next });
  return {
    start: auto((ctx) => {
      const { s } = ctx;
      const now = s.clock.turn;
      phasesOf(p).enter(ctx, 'air-superiority');
      s.own.turn = freshTurn();
      ctx.emit({ kind: 'turn.begins', rule: 'storm:5.1a', data: turnData(p, now) });
      if (now === lastTurn(p, s)) ctx.emit({ kind: 'turn.last', rule: 'storm:4.1a', data: { turn: now } });
      // 5.13i, R65: for all but the markers.
      if (isOn(p, s, 'no-airpower')) {
        s.own.turn.air = 'soviet';
        ctx.emit({ kind: 'air.granted', rule: 'storm:5.13i', data: { side: 'soviet' } });
      }
    }),
    // 5.2a
    'play-air-superiority': step('play-air-superiority', {
      phase: 'air-superiority',
      proc: 'air-superiority',
      next: 'sovietTurn',
      // 5.13a, 5.13h
      skip: (s) => !isOn(p, s, 'air-roll'),
    }),
    sovietTurn: opens(p, 'soviet'),
    onlySovietOrder: ordersOf(p).soviet.only('sovietFirst'),
    sovietOrder: ordersOf(p).soviet.ask,
    sovietFirst: half(p, 'soviet', 0, 'sovietFirst', 'sovietSecond'),
    sovietSecond: half(p, 'soviet', 1, 'sovietSecond', 'sovietTurnOver'),
    sovietTurnOver: closes('soviet'),
    germanTurn: opens(p, 'german'),
    // R38
    airlift: calls('airlift', 'germanOrder'),
    germanOrder: ordersOf(p).german.ask,
    'play-german-release': plays('german-release', 'play-german-creation'),
    'play-german-creation': plays('german-creation', 'germanFirst'),
    germanFirst: half(p, 'german', 0, 'germanFirst', 'germanSecond'),
    germanSecond: half(p, 'german', 1, 'germanSecond', 'germanTurnOver'),
    germanTurnOver: closes('german'),
    // 5.2d
    'play-terminal-supply': step('play-terminal-supply', {
      phase: 'terminal-supply',
      proc: 'terminal-supply',
      next: 'play-soviet-reinforcement',
      // 7.10a, 5.13d, R13
      skip: (s) => !isOn(p, s, 'terminal-check'),
    }),
    'play-soviet-reinforcement': plays('soviet-reinforcement', 'play-german-reinforcement'),
    'play-german-reinforcement': plays('german-reinforcement', 'play-administration'),
    // 5.2g
    'play-administration': plays('administration', 'over'),
    over: over(),
  };
};
