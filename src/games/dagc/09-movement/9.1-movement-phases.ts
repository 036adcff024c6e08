// Chapter 9: the movement phase of each player turn (5.2c, 5.2h), in which reinforcements arrive too (10.1a).
import { procedure } from '../../../core/rule-set.ts';
import type { Choice, Procedure } from '../../../core/rule-set.ts';
import type { Params } from '../../../core/types.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import { picksFirst } from '../07-supply/7.9-picks.ts';
import { placing, toldOfArrivals } from '../10-reinforcements/10.1-reinforcements.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { owedDice, rollDice, rolling } from './9.1-allowance.ts';
import { moveLaw } from './9.1-move-law.ts';

/** 9.2b: nobody must move. */
const choices = (p: Printed, resumeAt: string): readonly Choice<Own>[] => {
  const law = moveLaw(p);
  return [moveChoice(law, resumeAt), rollDice(p, law, resumeAt), placing(p)];
};

const told = (p: Printed, s: Seeing): Params => {
  const units = movable(moveLaw(p), s);
  const owes = units.some((unit) => owedDice(p, s, [unit]).length > 0);
  return { count: units.length, ...(owes && { dice: true }), ...toldOfArrivals(p, s) };
};

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => {
  const { start, walk } = moveSteps(moveLaw(p));
  return {
    'soviet-movement': phaseOrders(p, 'soviet-movement', {
      rule: 'dagc:5.2c',
      choices: choices(p, 'orders'),
      told: (s) => told(p, s),
    }),
    'german-movement': phaseOrders(p, 'german-movement', {
      rule: 'dagc:5.2h',
      choices: choices(p, 'first'),
      told: (s) => told(p, s),
      // 7.9j, R42: a move or an arrival may have brought it about.
      first: (ctx) => void picksFirst(p, ctx, 'first'),
      // R115
      ends: (ctx) => {
        ctx.s.own.turn.interdicted = {};
      },
    }),
    move: procedure<Own, MoveVars>({ start, walk }),
    allowance: rolling(p),
  };
};
