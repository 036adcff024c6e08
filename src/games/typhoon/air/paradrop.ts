// Airpower: the drop of the 5th Parachute Corps (AIR.21 to AIR.26, R55).
import { corpsDrop } from '../../../mechanics/air/corps-drop.ts';
import type { DropLaw } from '../../../mechanics/air/paradrop.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import type { Printed } from '../data/sheet.ts';
import { lossesOf } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { refuseStack } from '../stacking/stacking.ts';
import type { Own } from '../state.ts';
import { supplyMap } from '../supply/lines.ts';
import { isInEnemyZone } from '../zones-of-control/zones.ts';
import { airOf } from './air-law.ts';

export const dropOf = perSheet((p: Printed): DropLaw<Own> =>
  corpsDrop<Own>(p, {
    air: airOf(p),
    rules: {
      drop: 'typhoon:AIR.21',
      carrier: 'typhoon:AIR.21',
      disrupted: 'typhoon:AIR.24',
      zone: 'typhoon:AIR.25',
      shaken: 'typhoon:DIS.1',
      takeOff: 'typhoon:AIR.22',
      landing: 'typhoon:AIR.23',
      onEnemies: 'typhoon:AIR.21',
    },
    limit: p.limit,
    isFed: (s, hex) => supplyMap(p, s, 'russian').overland(hex),
    isInEnemyZone: (s, hex) => isInEnemyZone(p, s, hex, 'russian'),
    refuseStack: (s, hex, unit) => refuseStack(p, s, hex, 'russian', [unit]),
    enter: (ctx, unit, hex) => enterHex(p, ctx, [unit], hex),
    eliminate: (ctx, units, rule) => lossesOf(p).eliminate(ctx, units, rule, 'air'),
  }),
);
