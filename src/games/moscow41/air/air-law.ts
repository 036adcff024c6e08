// Airpower: who flies, from where and how far, and what the table says (AIR.1 to AIR.6, TER.2, WEA.6, WEA.15, INH.AIR, R8, R147
// to R151).
import { lineOf } from '../../../board/chart-lines.ts';
import type { Ctx } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { campaign } from '../../../mechanics/air/campaign.ts';
import type { Campaign } from '../../../mechanics/air/campaign.ts';
import { corpsDrop } from '../../../mechanics/air/corps-drop.ts';
import type { AirLaw } from '../../../mechanics/air/law.ts';
import { frontsAir } from '../../../mechanics/air/fronts.ts';
import { naming } from '../../../mechanics/air/active-units.ts';
import type { Naming } from '../../../mechanics/air/active-units.ts';
import type { DropLaw } from '../../../mechanics/air/paradrop.ts';
import { FACES, rowOf } from '../../../mechanics/combat/die-index.ts';
import { dislodge, dropFrom, isEntrenched } from '../../../mechanics/formations/disruption.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { isFirstOfIts, weatherOf } from '../../../mechanics/ground/weather.ts';
import type { Printed } from '../data/sheet.ts';
import { disrupt, lossesOf, enterHex, stackingOf, zonesOf } from '../ground-units.ts';
import type { Own, Seeing } from '../state.ts';
import { isSupplied, supplyMap } from '../supply/lines.ts';

/** R168: in place; with the option the first D only marks an entrenchment, and the second one destroys it. */
const bomb = (ctx: Ctx<Own>, unit: string, rule: RuleId): void => {
  const { seen, s } = ctx;
  if (seen.options['air-entrenchment'] !== 'marks' || !isEntrenched(seen, unit))
    return disrupt(ctx, [unit], rule);
  const { shaken } = s.own.turn;
  if (dropFrom(shaken, [unit]).length > 0) return dislodge(ctx, [unit], 'moscow41:R168');
  shaken.push(unit);
  ctx.emit({ kind: 'entrenchment.shaken', rule: 'moscow41:R168', data: { unit } });
};

export const airOf = perSheet((p: Printed): AirLaw<Own> =>
  frontsAir<Own>(p, {
    rules: {
      mission: 'moscow41:INH.SEQ',
      interception: 'moscow41:R149',
      clash: 'moscow41:AIR.4',
      die: 'moscow41:AIR.1',
      once: 'moscow41:R8',
      alone: 'moscow41:INH.AIR',
      base: 'moscow41:R148',
      out: 'moscow41:AIR.6',
      total: 'moscow41:R156',
      range: { german: 'moscow41:AIR.5', russian: 'moscow41:R151' },
      fighters: 'moscow41:INH.AIR',
      // R148
      home: 'moscow41:INH.SET',
      bombing: { german: 'moscow41:AIR.2', russian: 'moscow41:AIR.3' },
      disrupts: 'moscow41:INH.AIR',
      cover: 'moscow41:INH.AIR',
      wood: 'moscow41:TER.2',
      // R150; no cell of this table is AA*.
      armyFlak: 'moscow41:R150',
      cityFlak: 'moscow41:R150',
      capitalFlak: 'moscow41:R150',
      support: 'moscow41:R152',
      resupply: 'moscow41:R154',
      dropLost: 'moscow41:R155',
    },
    charts: p.tables,
    faces: FACES,
    row: rowOf,
    isSupplied: (s, unit) => isSupplied(p, s, unit),
    refuseFlier: (s, unit) => (p.sideOf(unit) === 'german' ? fliegerkorpsOf(p).refuse(s, unit) : undefined),
    // AIR.6, R8: for the rest of the turn; whoever is shot down for the next one as well.
    backAfter: (s, fall) => (fall === 'down' ? s.clock.turn + 1 : s.clock.turn),
    disrupt: bomb,
    eliminate: (ctx, units, rule) => lossesOf(p).eliminate(ctx, units, rule, 'air'),
  }),
);

/** WEA.6, WEA.15, R147: the first turn of Mud, and of Snow. */
const limitOf = (p: Printed, s: Seeing) => {
  const weather = weatherOf(p, s);
  if ((weather !== 'mud' && weather !== 'snow') || !isFirstOfIts(p, s)) return undefined;
  const rule = weather === 'mud' ? 'moscow41:WEA.6' : 'moscow41:WEA.15';
  return { rule, most: p.limit('first-turn-active') } as const;
};

/** Which fliegerkorps are active, named in administration. */
export const fliegerkorpsOf = perSheet((p: Printed): Naming<Own> =>
  naming<Own>({
    air: airOf(p),
    side: 'german',
    limit: (s) => limitOf(p, s),
    named: ({ turn }) => turn.active,
    seen: (s) => s.own.turn.active,
  }),
);

/** R155 */
export const dropOf = perSheet((p: Printed): DropLaw<Own> =>
  corpsDrop<Own>(p, {
    air: airOf(p),
    rules: {
      drop: 'moscow41:R155',
      carrier: 'moscow41:R155',
      disrupted: 'moscow41:INH.AIR',
      zone: 'moscow41:R155',
      shaken: 'moscow41:INH.DIS',
      takeOff: 'moscow41:INH.AIR',
      landing: 'moscow41:R155',
      onEnemies: 'moscow41:R155',
    },
    limit: p.limit,
    isFed: (s, hex) => supplyMap(p, s, 'russian').overland(hex),
    isInEnemyZone: (s, hex) => zonesOf(p).isInZone(s, hex, 'german'),
    refuseStack: (s, hex, unit) => stackingOf(p).refuse(s.own, hex, 'russian', [unit]),
    enter: (ctx, unit, hex) => enterHex(p, ctx, [unit], hex),
    eliminate: (ctx, units, rule) => lossesOf(p).eliminate(ctx, units, rule, 'air'),
  }),
);

export const missionsOf = perSheet((p: Printed): Campaign<Own> =>
  campaign<Own>(p, {
    rules: {
      bomb: 'moscow41:INH.SEQ',
      before: 'moscow41:R136',
      nobody: 'moscow41:INH.AIR',
      interdict: 'moscow41:R153',
      attacked: 'moscow41:R153',
      resupply: 'moscow41:R154',
      supplied: 'moscow41:R154',
      panic: 'moscow41:R156',
      far: 'moscow41:R156',
      begins: 'moscow41:R156',
    },
    air: airOf(p),
    drop: dropOf(p),
    resupplyRange: p.limit('resupply-range'),
    dice: lineOf(p.tables.dice, 'panic'),
  }),
);
