// Chapter 10, a move under way: one hex a loop, so that what a step brings about is answered where it happens.
import { placeOf } from '../../../mechanics/places.ts';
import type { Ctx, Procedure, SeenFrame } from '../../../core/rule-set.ts';
import type { Refusal, RuleId } from '../../../core/types.ts';
import { isAftermathDue } from '../04-how-to-win/immediate-effects.ts';
import { enterHex } from '../03-set-up/3.6-hex-control.ts';
import { emergencyWindow } from '../08-reinforcements/8.11-emergency-deployment.ts';
import { KERCH } from './10.10-costs.ts';
import { cameNear } from '../08-reinforcements/8.24-approach.ts';
import { halt, hereOf, isLeastStep, leftOf, refuseNext, stackOf, stepOn } from './10.2-stacks.ts';
import type { Stack } from './10.2-stacks.ts';
import { assaultCosts, isAssault, refuseStrike } from './10.4-path-legality.ts';
import { underFog } from '../11-prepared-assaults/11.7-fog-of-war.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** The frame of a move: who is under way, the way ordered, and the hexes they have been in. */
type MoveVars = {
  units: string[];
  from: string;
  path: readonly string[];
  trail: string[];
  /** Paratroops that drop on the enemy at the end of the way (4.17e). */
  drop?: string;
  /** Under which they moved: as one, apart from others of their hex (10.5b), split off on the way (10.6a), or 10.3a. */
  rule: RuleId;
};
const moveVars = (f: SeenFrame): MoveVars => f.vars as unknown as MoveVars;

/** What a mobile assault leaves: who lives, where, and whether they must stay there (10.28b). */
type Struck = { readonly units: readonly string[]; readonly halted: boolean };

const spend = (own: Own, { units, spent }: Stack): void => {
  for (const [i, unit] of units.entries()) own.phase.spent[unit] = spent[i] ?? 0;
};

const finish = (p: Printed, ctx: Ctx<Own>, vars: MoveVars, refused?: Refusal): void => {
  const { s } = ctx;
  const { units, from, trail, path } = vars;
  const [first] = units;
  if (first !== undefined && trail.length > 1) {
    const stack = stackOf(p, s, units);
    const hex = placeOf(s.own, first);
    const data = {
      units: [...units],
      from,
      hex,
      path: trail.slice(1),
      cost: Math.max(...stack.spent),
      left: leftOf(stack),
    };
    const event = { kind: 'units.moved', rule: vars.rule, data };
    ctx.emit(underFog(p, s, event, { from, hex, path: trail.slice(1) }));
  }
  if (refused !== undefined && first !== undefined) {
    const hex = placeOf(s.own, first);
    const data = { units: [...units], hex, meant: path.at(-1) ?? hex, because: refused.rule };
    ctx.emit(underFog(p, s, { kind: 'move.cut-short', rule: refused.rule, data }, { hex }));
  }
  ctx.done();
};

const strike = (p: Printed, ctx: Ctx<Own>, stack: Stack, target: string, drop?: string): void => {
  const { s } = ctx;
  const costs = assaultCosts(p, s, stack, target);
  const spent = stack.spent.map((n, i) => n + (costs[i] ?? 0));
  spend(s.own, { ...stack, spent });
  ctx.emit({
    kind: 'assault.begins',
    rule: 'barbarossa:10.24a',
    data: { units: [...stack.units], from: hereOf(stack), hex: target, cost: Math.max(...costs) },
  });
  const vars = { units: [...stack.units], from: hereOf(stack), target };
  ctx.call('mobileAssault', drop === undefined ? vars : { ...vars, drop }, 'fought');
};

export const moving = (p: Printed): Procedure<Own> => ({
  start: { kind: 'auto', run: () => undefined },
  walk: {
    kind: 'auto',
    run: (ctx, f) => {
      const vars = moveVars(f);
      const { s } = ctx;
      const here = vars.trail.at(-1) ?? vars.from;
      // An aftermath on the way may have taken units off the map.
      vars.units = vars.units.filter((unit) => placeOf(s.own, unit) === here);
      const to = vars.path[vars.trail.length - 1];
      if (to === undefined || vars.units.length === 0) return finish(p, ctx, vars);
      const stack = stackOf(p, s, vars.units);
      const isLast = vars.trail.length === vars.path.length;
      const isStrike = isLast && isAssault(p, s, stack, to);
      const refused = isStrike ? refuseStrike(p, s, stack, to) : refuseNext(p, s, stack, to);
      if (refused !== undefined) return finish(p, ctx, vars, refused);
      // R112: before each mobile assault.
      if (isStrike) return ctx.goto('emergency');
      if (isLeastStep(p, s, stack, to)) vars.rule = 'barbarossa:10.3a';
      spend(s.own, stepOn(p, s, stack, to));
      vars.trail.push(to);
      enterHex(p, ctx, vars.units, to);
      cameNear(p, ctx, vars.units, here, to);
      if (p.strait(here, to) !== undefined) crossed(p, ctx, here, to);
      if (isAftermathDue(p, ctx.s)) ctx.call('aftermath', {}, 'walk');
      else ctx.goto('walk');
    },
  },
  emergency: emergencyWindow(p),
  strike: {
    kind: 'auto',
    run: (ctx, f) => {
      const vars = moveVars(f);
      const stack = stackOf(p, ctx.s, vars.units);
      const target = vars.path.at(-1) ?? '';
      const refused = refuseStrike(p, ctx.s, stack, target);
      if (refused !== undefined) finish(p, ctx, vars, refused);
      else strike(p, ctx, stack, target, vars.drop);
    },
  },
  fought: {
    kind: 'auto',
    run: (ctx, f) => {
      const vars = moveVars(f);
      const { units, halted } = f.vars['result'] as unknown as Struck;
      vars.units = [...units];
      halt(ctx.s.own);
      const { phase } = ctx.s.own;
      if (halted) phase.repulsed = [...(phase.repulsed ?? []), ...units];
      else if (units.length > 0) phase.afoot.push([...units]);
      finish(p, ctx, vars);
    },
  },
});

/** 10.14a, 10.14b: the way over Kerch is used up, and the stack is where it stays. */
const crossed = (p: Printed, ctx: Ctx<Own>, from: string, to: string): void => {
  const { own } = ctx.s;
  if (p.strait(from, to) !== KERCH) return;
  own.phase.used.push('kerch');
  ctx.emit({ kind: 'kerch.crossed', rule: 'barbarossa:10.14a', data: { from, hex: to } });
  halt(own);
};
