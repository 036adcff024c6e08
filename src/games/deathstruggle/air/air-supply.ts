// Air supply (SUP.10, AIR.25, R131): all units of a hex that are not in full supply; beyond half its range the Luftwaffe rolls for each.
import { procedure } from '../../../core/rule-set.ts';
import type { Ctx, Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { FACES, rowOf } from '../../../mechanics/combat/die-index.ts';
import { dropFrom } from '../../../mechanics/formations/disruption.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own, Seeing } from '../state.ts';
import { outOfFull } from '../supply/supplied.ts';

export const FEED = 'feed';

const feed = (ctx: Ctx<Own>, units: readonly string[], hex: string, rule: RuleId): void => {
  const { fed } = ctx.s.own;
  fed.push(...units.filter((unit) => !fed.includes(unit)));
  ctx.emit({ kind: 'air.fed', rule, data: { hex, units: [...units] } });
};

/** Without a die: whoever needs it in the hex. */
export const feedNow = (p: Printed, ctx: Ctx<Own>, side: Who, hex: string, rule: RuleId): void =>
  feed(ctx, outOfFull(p, ctx.seen, side, hex), hex, rule);

/** As the next player turn of their side begins. */
export const hungerAgain = (p: Printed, ctx: Ctx<Own>, side: Who): void => {
  const { fed } = ctx.s.own;
  dropFrom(
    fed,
    fed.filter((unit) => p.sideOf(unit) === side),
  );
};

/** Who flies there, one after the other. */
export type FeedVars = { units: string[]; hex: string };

/** AIR.25 */
export const feedProcedure = (p: Printed): Procedure<Own> => {
  const rule = 'deathstruggle:AIR.25';
  const most = p.limit('air-supply-far');
  const hungry = (s: Seeing, { units: [unit = ''], hex }: Readonly<FeedVars>): readonly string[] =>
    unit === '' ? [] : outOfFull(p, s, p.sideOf(unit), hex);
  return procedure<Own, FeedVars>({
    look: {
      kind: 'auto',
      run: (ctx, f) => {
        if (hungry(ctx.seen, f.vars).length === 0) ctx.done();
      },
    },
    dice: {
      kind: 'roll',
      rule,
      dice: (s, f) =>
        hungry(s, f.vars).map(() => ({ purpose: 'air-supply', by: s.clock.phasing, rule, sides: FACES })),
      take: (ctx, f, faces) => {
        const { units: fliers, hex } = f.vars;
        const units = hungry(ctx.seen, f.vars);
        const found = units.filter((_, i) => rowOf(ctx.seen, faces[i] ?? FACES) <= most);
        units.forEach((unit, i) => {
          const data = { unit, hex, die: faces[i] ?? 0, ...(found.includes(unit) && { fed: true }) };
          ctx.emit({ kind: 'air.supply-die', rule, data });
        });
        if (found.length > 0) feed(ctx, found, hex, rule);
        ctx.vars.units = fliers.slice(1);
        ctx.goto('look');
      },
    },
  });
};
