// Units come into hexes: the land falls to them, katyushas that stand alone are run over, and what a unit has dug or turned
// up is left behind.
import type { Ctx } from '../../core/rule-set.ts';
import type { RuleId, Side } from '../../core/types.ts';
import { control } from '../control.ts';
import { dislodge } from './disruption.ts';
import { HEX, has, hexBits } from '../ground/ground.ts';
import { unitsAt } from '../places.ts';
import type { Sheet } from '../sheet.ts';
import { classOf } from './unit-classes.ts';
import type { Sided } from './strong-sides.ts';

/** What the ledger of such a game holds; `fallen`: hexes of cities that have lost the garrison they were printed with. */
export type Entered = Sided & { fallen?: string[] };

export type ComingIn = 'move' | 'advance' | 'retreat';

export type ComingInLaw<O extends Entered> = {
  readonly rules: { readonly held: RuleId; readonly entrenchment: RuleId; readonly katyusha: RuleId };
  /** Whose units run katyushas over, and empty cities of their garrisons. */
  readonly hunter: Side;
  eliminate(ctx: Ctx<O>, units: readonly string[], rule: RuleId): void;
  turnBack(ctx: Ctx<O>, units: readonly string[]): void;
  /** What else it sets off that a hex changes hands. */
  taken?(ctx: Ctx<O>, hex: string, by: Side): void;
};

export type Door<O> = (ctx: Ctx<O>, units: readonly string[], hex: string, how: ComingIn) => void;

export const comingIn = <O extends Entered>(p: Sheet, law: ComingInLaw<O>): Door<O> => {
  const { rules, hunter } = law;
  const door = control<O>(p, { rule: rules.held, ...(law.taken && { taken: law.taken }) });
  return (ctx, units, hex, how) => {
    const [first] = units;
    if (first === undefined) return;
    const isHunter = p.sideOf(first) === hunter;
    const prey = unitsAt(ctx.s.own, hex).filter((unit) => classOf(p, unit).isKatyusha);
    if (isHunter && how !== 'retreat' && prey.length > 0) law.eliminate(ctx, prey, rules.katyusha);
    dislodge(ctx, units, rules.entrenchment);
    law.turnBack(ctx, units);
    const { fallen } = ctx.s.own;
    if (isHunter && has(hexBits(p, hex), HEX.moscow | HEX.tula) && fallen?.includes(hex) === false)
      fallen.push(hex);
    door.enter(ctx, units, hex);
  };
};
