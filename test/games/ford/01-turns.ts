// Chapter 1: sides and turns.
import type { Procedure } from '../../../src/core/rule-set.ts';
import { noteCutOff } from './08-supply.ts';
import { finalVerdict, suddenDeath } from './10-victory.ts';
import { scenario } from './data/index.ts';
import { phasing } from './state.ts';
import type { Own } from './state.ts';

export const PHASES = ['entry', 'movement', 'combat'] as const;

/** ford:1.1, ford:1.3 */
export const game: Procedure<Own> = {
  begin: {
    kind: 'auto',
    run: (ctx) => {
      const { scenario: id, own } = ctx.s;
      const units = Object.values(scenario(id).setup).flat().length;
      ctx.emit({ kind: 'game.begins', rule: 'ford:2.1', data: { scenario: id, units } });
      for (const [hex, side] of Object.entries(own.held))
        ctx.emit({ kind: 'town.held', rule: 'ford:2.2', data: { hex, side } });
    },
  },
  open: {
    kind: 'auto',
    run: (ctx) => {
      const { turn: now } = ctx.s.clock;
      const { turns } = scenario(ctx.s.scenario);
      ctx.emit({ kind: 'turn.begins', rule: 'ford:1.1', data: { side: phasing(ctx.s), turn: now } });
      if (now === turns) ctx.emit({ kind: 'turn.last', rule: 'ford:1.3', data: { turn: now } });
      ctx.call('turn', {}, 'next');
    },
  },
  next: {
    kind: 'auto',
    run: (ctx) => {
      const { clock, own, scenario: id } = ctx.s;
      if (clock.phasing === 'north') clock.phasing = 'south';
      else if (clock.turn < scenario(id).turns) {
        clock.phasing = 'north';
        clock.turn += 1;
      } else return ctx.over(finalVerdict(own));
      ctx.goto('open');
    },
  },
};

/** ford:1.2 Steps have the names of their phases, so that a position can begin at each. */
export const turn: Procedure<Own> = {
  entry: {
    kind: 'auto',
    run: (ctx) => {
      ctx.s.clock.phase = 'entry';
      ctx.call('entry', {}, 'movement');
    },
  },
  movement: {
    kind: 'auto',
    run: (ctx) => {
      ctx.s.clock.phase = 'movement';
      noteCutOff(ctx, phasing(ctx.s));
      ctx.call('movement', {}, 'combat');
    },
  },
  combat: {
    kind: 'auto',
    run: (ctx) => {
      ctx.s.clock.phase = 'combat';
      Object.assign(ctx.s.own, { moved: [], cut: [], reacted: [] });
      ctx.call('combat', {}, 'close');
    },
  },
  close: {
    kind: 'auto',
    run: (ctx) => {
      Object.assign(ctx.s.own, { fought: [], attacked: [], shown: [] });
      const verdict = suddenDeath(ctx.s.own);
      if (verdict !== undefined) ctx.over(verdict);
    },
  },
};
