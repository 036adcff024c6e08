// Airpower: who flies, from where and how far, and what the table says (AIR.1 to AIR.18, WEA.2, WEA.7, R47 to R51).
import { lineOf } from '../../../board/chart-lines.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import type { AirLaw } from '../../../mechanics/air/law.ts';
import { frontsAir } from '../../../mechanics/air/fronts.ts';
import { naming } from '../../../mechanics/air/active-units.ts';
import type { Naming } from '../../../mechanics/air/active-units.ts';
import { dislodge, dropFrom, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { FACES, rowOf } from '../../../mechanics/combat/die-index.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt } from '../disruption/disrupt.ts';
import { lossesOf } from '../eliminate.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied } from '../supply/supplied.ts';
import { isFirstOfIts, weatherOf } from '../weather/weather.ts';

/** AIR.7, AIR.8, R68: in place; with the option the first D only marks an entrenchment, and the second one destroys it. */
const bomb = (p: Printed, ctx: Ctx<Own>, unit: string, rule: RuleId): void => {
  const { seen, s } = ctx;
  if (seen.options['air-entrenchment'] !== 'marks' || !isEntrenched(seen, unit)) {
    disrupt(p, ctx, [unit], rule, 'typhoon:AIR.8');
    return;
  }
  const { shaken } = s.own.turn;
  if (dropFrom(shaken, [unit]).length > 0) return dislodge(ctx, [unit], 'typhoon:AIR.8');
  shaken.push(unit);
  ctx.emit({ kind: 'entrenchment.shaken', rule: 'typhoon:R68', data: { unit } });
};

export const airOf = perSheet((p: Printed): AirLaw<Own> =>
  frontsAir<Own>(p, {
    rules: {
      mission: 'typhoon:SEQ.5',
      interception: 'typhoon:R49',
      clash: 'typhoon:AIR.37',
      die: 'typhoon:AIR.2',
      once: 'typhoon:AIR.6',
      alone: 'typhoon:AIR.4',
      base: 'typhoon:R48',
      out: 'typhoon:AIR.11',
      total: 'typhoon:AIR.33',
      range: { german: 'typhoon:AIR.16', russian: 'typhoon:AIR.17' },
      fighters: 'typhoon:AIR.5',
      // R48
      home: 'typhoon:SET.5',
      bombing: { german: 'typhoon:AIR.35', russian: 'typhoon:AIR.36' },
      disrupts: 'typhoon:AIR.7',
      cover: 'typhoon:AIR.12',
      armyFlak: 'typhoon:AIR.13',
      cityFlak: 'typhoon:AIR.14',
      capitalFlak: 'typhoon:AIR.15',
      support: 'typhoon:AIR.19',
      resupply: 'typhoon:AIR.27',
      dropLost: 'typhoon:AIR.26',
    },
    charts: p.tables,
    faces: FACES,
    row: rowOf,
    isSupplied: (s, unit) => isSupplied(p, s, unit),
    refuseFlier: (s, unit) => (p.sideOf(unit) === 'german' ? fliegerkorpsOf(p).refuse(s, unit) : undefined),
    // AIR.11
    backAfter: (s) => s.clock.turn,
    disrupt: (ctx, unit, rule) => bomb(p, ctx, unit, rule),
    eliminate: (ctx, units, rule) => lossesOf(p).eliminate(ctx, units, rule, 'air'),
  }),
);

/** WEA.2, WEA.7, R47: the first turn of Mud, and of Snow. */
const limitOf = (p: Printed, s: Seeing) => {
  const weather = weatherOf(p, s);
  if ((weather !== 'mud' && weather !== 'snow') || !isFirstOfIts(p, s)) return undefined;
  const most = p.limit('first-turn-active');
  return { rule: weather === 'mud' ? 'typhoon:WEA.2' : 'typhoon:WEA.7', most } as const;
};

/** Which fliegerkorps are active, named at step A. */
export const fliegerkorpsOf = perSheet((p: Printed): Naming<Own> =>
  naming<Own>({
    air: airOf(p),
    side: 'german',
    limit: (s) => limitOf(p, s),
    named: ({ turn }) => turn.active,
    seen: (s) => s.own.turn.active,
  }),
);

export const dieOf = (p: Printed, id: string) => lineOf(p.tables.dice, id);
