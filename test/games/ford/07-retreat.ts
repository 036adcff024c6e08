// Chapter 7: retreat and advance.
import type { Choice, ListedChoice, Procedure, SeenFrame } from '../../../src/core/rule-set.ts';
import { refusal } from '../../../src/core/rule-set.ts';
import { hasRoom } from './03-stacking.ts';
import { neighbours } from './board.ts';
import { eliminate, enter, heldBy, isNextToEnemy, placeOf, sideOf } from './state.ts';
import type { Ledgered, Own, Seeing } from './state.ts';

/** ford:7.2 Hexes next to a unit in which it would be safe. */
export const refuges = (own: Ledgered, unit: string): readonly string[] => {
  const side = sideOf(unit);
  return neighbours(placeOf(own, unit)).filter((hex) => {
    const holder = heldBy(own, hex);
    if (holder === undefined) return !isNextToEnemy(own, hex, side);
    return holder === side && hasRoom(own, hex);
  });
};

type RetreatVars = { readonly side: string; units: readonly string[] };
const retreatVars = (frame: SeenFrame): RetreatVars => frame.vars as unknown as RetreatVars;

const canRetreat = (s: Seeing, vars: RetreatVars): readonly string[] =>
  vars.units.filter((unit) => refuges(s.own, unit).length > 0);

const retreatOne: ListedChoice<Own> = {
  kind: 'listed',
  verb: 'retreat',
  rule: 'ford:7.1',
  subjects: (s, f) => canRetreat(s, retreatVars(f)),
  list: (s, f) =>
    canRetreat(s, retreatVars(f)).flatMap((unit) =>
      refuges(s.own, unit).map((hex) => ({ units: [unit], path: [hex] })),
    ),
  whyNot: (s, f, args) => {
    const [unit = ''] = args['units'] ?? [];
    const [hex = ''] = args['path'] ?? [];
    const { units } = retreatVars(f);
    if (!units.includes(unit)) return refusal('RETREAT.NOT-THIS', 'ford:7.1', { unit, units: [...units] });
    return refusal('RETREAT.NOT-THERE', 'ford:7.2', { unit, hex, hexes: [...refuges(s.own, unit)] });
  },
  take: (ctx, f, args) => {
    const vars = retreatVars(f);
    const [unit = ''] = args['units'] ?? [];
    const [hex = ''] = args['path'] ?? [];
    const from = placeOf(ctx.s.own, unit);
    vars.units = vars.units.filter((id) => id !== unit);
    enter(ctx, unit, hex);
    ctx.emit({ kind: 'unit.retreated', rule: 'ford:7.1', data: { unit, from, hex } });
    ctx.goto('next');
  },
};

export const retreat: Procedure<Own> = {
  next: {
    kind: 'auto',
    run: (ctx, f) => {
      const vars = retreatVars(f);
      if (canRetreat(ctx.s, vars).length > 0) return;
      for (const unit of vars.units) eliminate(ctx, unit, 'ford:7.3');
      ctx.done();
    },
  },
  choose: {
    kind: 'ask',
    rule: 'ford:7.1',
    by: (_, f) => retreatVars(f).side,
    question: (_, f) => {
      const { side, units } = retreatVars(f);
      return { key: 'ask.retreat', params: { side, units: [...units] } };
    },
    choices: [retreatOne],
  },
};

/** The frame of a battle. */
type BattleVars = { readonly target: string; readonly from: readonly string[] };
export const battleVars = (frame: SeenFrame): BattleVars => frame.vars as unknown as BattleVars;

/** ford:7.4 */
export const advanceChoices: readonly Choice<Own>[] = [
  {
    kind: 'listed',
    verb: 'advance',
    rule: 'ford:7.4',
    subjects: (_, f) => battleVars(f).from,
    list: (_, f) => battleVars(f).from.map((unit) => ({ units: [unit], to: [battleVars(f).target] })),
    whyNot: (_, f, args) => {
      const { target, from } = battleVars(f);
      return refusal('ADVANCE.NOT-SO', 'ford:7.4', {
        units: [...(args['units'] ?? [])],
        hex: target,
        from: [...from],
      });
    },
    take: (ctx, f, args) => {
      const [unit = ''] = args['units'] ?? [];
      const { target } = battleVars(f);
      enter(ctx, unit, target);
      ctx.emit({ kind: 'unit.advanced', rule: 'ford:7.4', data: { unit, hex: target } });
    },
  },
  {
    kind: 'listed',
    verb: 'pass',
    rule: 'ford:7.4',
    ends: true,
    list: () => [{}],
    take: (ctx, f) =>
      ctx.emit({ kind: 'advance.declined', rule: 'ford:7.4', data: { hex: battleVars(f).target } }),
  },
];
