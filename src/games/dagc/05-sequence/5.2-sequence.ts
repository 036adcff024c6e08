// Chapter 5: the course of a game and of its turns. Other chapters own what happens in a phase.
import type { Procedure } from '../../../core/rule-set.ts';
import { fixedTurn, lastTurn, turnByTurn } from '../../../mechanics/sequence.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import { isOn } from '../03-set-up/3.5-scenarios.ts';
import { finalVerdict } from '../04-victory/4.3-points.ts';
import { suddenDeath } from '../04-victory/4.2-sudden-death.ts';
import { picksFirst } from '../07-supply/7.9-picks.ts';
import { tellAir } from '../13-air/13.1-air-armies.ts';
import type { Printed } from '../data/sheet.ts';
import { freshTurn } from '../state.ts';
import type { Own } from '../state.ts';
import { inRange } from './5.4-activation.ts';
import { ORDER, phasesOf } from './5.2-phases.ts';
import type { Phase } from './5.2-phases.ts';

/** 5.1b */
export const game = (p: Printed): Procedure<Own> =>
  turnByTurn<Own>({
    begins: ({ scenario, own }) => {
      const units = Object.entries(own.places).flatMap(([place, ids]) => (p.isHex(place) ? ids : [])).length;
      const open = own.places[SETUP]?.length ?? 0;
      // 6.8b: the German may count what lies in a stack.
      return { kind: 'game.begins', rule: 'dagc:3.1a', data: { scenario, units, open } };
    },
    lastTurn: (s) => lastTurn(p, s),
    final: (s) => finalVerdict(p, s),
  });

/** 5.1a: a Soviet player turn, then a German one. */
export const turn = (p: Printed): Procedure<Own> =>
  fixedTurn<Own, Phase>({
    phases: phasesOf(p),
    order: ORDER,
    rule: 'dagc:5.1a',
    opens: (ctx) => {
      const { s } = ctx;
      const now = s.clock.turn;
      phasesOf(p).enter(ctx, 'turn-start');
      s.own.turn = freshTurn();
      // 5.4a, R19
      if (isOn(p, s, 'activation')) s.own.turn.activated = [...inRange(p, ctx.seen)];
      const data = { turn: now, label: p.turn(now)?.label ?? '' };
      ctx.emit({ kind: 'turn.begins', rule: 'dagc:5.3', data });
      tellAir(p, ctx);
      if (now === lastTurn(p, s)) ctx.emit({ kind: 'turn.last', rule: 'dagc:5.1b', data: { turn: now } });
      // 7.9i, R42
      picksFirst(p, ctx, 'sovietTurn');
    },
    // 4.2: as an order ends a phase with it; during one the chapters ask themselves.
    sudden: (s) => suddenDeath(p, s),
  });
