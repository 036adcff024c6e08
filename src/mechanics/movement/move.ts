// The procedure of a move: it goes one hex at a time, so that what a step brings about is answered in that hex, and
// ends in an assault where an enemy stands at the end of the way.
import { procName } from '../../core/rule-set.ts';
import type { AutoStep } from '../../core/rule-set.ts';
import type { Args, Event, Json, Refusal, Vars } from '../../core/types.ts';
import { placeOf } from '../places.ts';
import { assaultCosts, isAssault, refuseStrike } from './follow.ts';
import type { Marching, MoveCtx, MoveLaw, MoveVars, Stack } from './law.ts';
import { fellows, halt, isMover, setOut } from './movers.ts';
import { hereOf, inBook, leftOf, next, stackOf } from './stack.ts';

export const MOVE = procName<MoveVars>('move');

type MoveStep = AutoStep<Marching, MoveVars>;
type Walking = Parameters<MoveStep['run']>[0];

const spend = (ctx: Pick<MoveCtx, 's'>, { units, spent }: Stack): void => {
  for (const [i, unit] of units.entries()) ctx.s.own.phase.spent[unit] = spent[i] ?? 0;
};

/** Units set out on the way that was ordered; `more`: what the order says besides, for the assault at the end of the way. */
export const beginMove = (
  law: MoveLaw,
  ctx: MoveCtx,
  { units: who = [], path = [] }: Args,
  more: Readonly<Record<string, Json>>,
  resumeAt: string,
): void => {
  const { rules } = law;
  const units = [...who];
  const [first = ''] = units;
  const from = placeOf(ctx.seen.own, first);
  const leavesSome = fellows(law, ctx.seen, first).length > units.length;
  const ruleOfParting = isMover(ctx.seen, first) ? rules.split : rules.apart;
  const rule = leavesSome ? ruleOfParting : rules.move;
  setOut(law, ctx, units);
  ctx.call(MOVE, { units, from, path: [...path], trail: [from], rule, ...more }, resumeAt);
};

const tell = (law: MoveLaw, ctx: Walking, event: Event, seen: Event['data']): void =>
  ctx.emit(law.told?.(ctx.seen, event, seen) ?? event);

const finish = (law: MoveLaw, ctx: Walking, vars: MoveVars, refused?: Refusal): void => {
  const { units, from, trail, path } = vars;
  const [first] = units;
  if (first !== undefined && trail.length > 1) {
    const stack = stackOf(law, ctx.seen, units);
    const hex = placeOf(ctx.seen.own, first);
    const data = {
      units: [...units],
      from,
      hex,
      path: trail.slice(1),
      cost: inBook(law, Math.max(...stack.spent)),
      left: inBook(law, leftOf(stack)),
    };
    tell(law, ctx, { kind: 'units.moved', rule: vars.rule, data }, { from, hex, path: trail.slice(1) });
  }
  if (refused !== undefined && first !== undefined) {
    const hex = placeOf(ctx.seen.own, first);
    const data = { units: [...units], hex, meant: path.at(-1) ?? hex, because: refused.rule };
    tell(law, ctx, { kind: 'move.cut-short', rule: refused.rule, data }, { hex });
  }
  ctx.done();
};

/** The steps of the procedure of a move. `before`: the name of a step of the game's own, which comes before an assault. */
export const moveSteps = (
  law: MoveLaw,
  before?: string,
): Readonly<Record<'start' | 'walk' | 'strike' | 'fought', MoveStep>> => ({
  start: { kind: 'auto', run: () => undefined },
  walk: {
    kind: 'auto',
    run: (ctx, { vars }) => {
      const here = vars.trail.at(-1) ?? vars.from;
      // What was answered on the way may have taken units off the map.
      vars.units = vars.units.filter((unit) => placeOf(ctx.seen.own, unit) === here);
      const to = vars.path[vars.trail.length - 1];
      if (to === undefined || vars.units.length === 0) return finish(law, ctx, vars);
      const stack = stackOf(law, ctx.seen, vars.units);
      const isLast = vars.trail.length === vars.path.length;
      if (isLast && isAssault(law, ctx.seen, stack, to)) {
        const refused = refuseStrike(law, ctx.seen, stack, to);
        return refused === undefined ? ctx.goto(before ?? 'strike') : finish(law, ctx, vars, refused);
      }
      const step = next(law, ctx.seen, stack, to);
      if (step.refused !== undefined) return finish(law, ctx, vars, step.refused);
      if (law.least !== undefined && step.isLeast) vars.rule = law.least.rule;
      spend(ctx, step.stack);
      if (law.carry !== undefined)
        for (const unit of vars.units) law.carry.note(ctx, unit, step.stack.carried ?? 0);
      vars.trail.push(to);
      const met = law.enter(ctx, vars.units, here, to);
      if (met === undefined) ctx.goto('walk');
      else ctx.call(met.proc, met.vars, 'walk');
    },
  },
  strike: {
    kind: 'auto',
    run: (ctx, { vars }) => {
      const { assault } = law;
      const stack = stackOf(law, ctx.seen, vars.units);
      const target = vars.path.at(-1) ?? '';
      const refused = refuseStrike(law, ctx.seen, stack, target);
      if (refused !== undefined || assault === undefined) return finish(law, ctx, vars, refused);
      const from = hereOf(stack);
      const costs = assaultCosts(law, ctx.seen, stack, target);
      spend(ctx, { ...stack, spent: stack.spent.map((n, i) => n + (costs[i] ?? 0)) });
      const units = [...stack.units];
      const data = { units, from, hex: target, cost: inBook(law, Math.max(...costs)) };
      ctx.emit({ kind: 'assault.begins', rule: assault.rules.begins, data });
      const named = Object.entries(vars as Vars).filter(([name]) => assault.carries.includes(name));
      ctx.call(
        assault.procedure,
        { units: [...units], from, target, ...Object.fromEntries(named) },
        'fought',
      );
    },
  },
  fought: {
    kind: 'auto',
    run: (ctx, { vars }) => {
      const { units = [], halted = false } = vars.result ?? {};
      vars.units = [...units];
      halt(ctx);
      if (halted) law.assault?.halted(ctx, units);
      else if (units.length > 0) ctx.s.own.phase.afoot.push([...units]);
      finish(law, ctx, vars);
    },
  },
});
