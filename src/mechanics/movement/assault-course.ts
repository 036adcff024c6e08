// The course of an assault out of a move. The strikers stand in their launch hex until the battle is over, and control
// waits for the result; who clears the hex goes in.
import type { AutoStep, Ctx } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { hasUnitsOf, placeOf } from '../places.ts';
import type { Placed } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import type { Call } from './law.ts';

/** What its frame holds: who strikes from where into what, then whether the hex is clear and who is left. */
export type AssaultVars = {
  units: string[];
  from: string;
  target: string;
  cleared?: boolean;
  left?: string[];
};

type Doing = Ctx<Placed>;

/** What a game says of it; its functions are methods, so that a game may hand in its own. */
export type AssaultCourse = {
  readonly sheet: Sheet;
  readonly rules: { cleared(side: Side): RuleId; failed(side: Side): RuleId };
  /** Units set out for their target: what is noted of it. */
  begins?(ctx: Doing, units: readonly string[], from: string, target: string): void;
  /** The procedure of its battle, and what that is told. */
  battle(vars: Readonly<AssaultVars>): Call;
  enter(ctx: Doing, units: readonly string[], target: string): void;
  /** What the battle has brought about and must be answered, and then what stands over a limit. */
  settle?(ctx: Doing): Call | undefined;
  crowd?(ctx: Doing): Call | undefined;
  /** Whether those of a side who fail go no farther in the phase. */
  halts(side: Side): boolean;
};

type Steps = Readonly<
  Record<'strike' | 'survivors' | 'settle' | 'crowd' | 'end', AutoStep<Placed, AssaultVars>>
>;

export const assaultSteps = (course: AssaultCourse): Steps => {
  const { sheet, rules } = course;
  const sideIn = ({ units: [first = ''] }: Readonly<AssaultVars>): Side => sheet.sideOf(first);
  return {
    strike: {
      kind: 'auto',
      run: (ctx, { vars }) => {
        course.begins?.(ctx, vars.units, vars.from, vars.target);
        const { proc, vars: told } = course.battle(vars);
        ctx.call(proc, told, 'survivors');
      },
    },
    survivors: {
      kind: 'auto',
      run: (ctx, { vars }) => {
        const { units, from, target } = vars;
        const { own } = ctx.s;
        const side = sideIn(vars);
        const left = units.filter((unit) => placeOf(own, unit) === from);
        // Whatever the result, with anybody left there it has failed.
        const isCleared = !hasUnitsOf(sheet, own, target, sheet.other(side));
        ctx.vars.cleared = isCleared;
        ctx.vars.left = [...left];
        if (left.length === 0) return;
        if (isCleared) {
          const data = { side, units: left, hex: target };
          ctx.emit({ kind: 'assault.cleared', rule: rules.cleared(side), data });
          return course.enter(ctx, left, target);
        }
        const data = { side, units: left, hex: from, target };
        ctx.emit({ kind: 'assault.failed', rule: rules.failed(side), data });
      },
    },
    settle: {
      kind: 'auto',
      run: (ctx) => {
        const due = course.settle?.(ctx);
        if (due !== undefined) ctx.call(due.proc, due.vars, 'crowd');
      },
    },
    crowd: {
      kind: 'auto',
      run: (ctx) => {
        const due = course.crowd?.(ctx);
        if (due !== undefined) ctx.call(due.proc, due.vars, 'end');
      },
    },
    end: {
      kind: 'auto',
      run: (ctx, { vars }) => {
        const cleared = vars.cleared === true;
        const at = cleared ? vars.target : vars.from;
        // What fell out of the battle's end may have taken more of them.
        const alive = (vars.left ?? []).filter((unit) => placeOf(ctx.seen.own, unit) === at);
        const halted = !cleared && course.halts(sideIn(vars));
        ctx.done({ cleared, units: alive, at, halted });
      },
    },
  };
};
