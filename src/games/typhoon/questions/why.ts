// The question `why`: what of it is this game's: which rules are told of moves, of supply and of what a hex adds.
import { addsTold, conditionsTold, frontWhy } from '../../../mechanics/combat/front/why.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { frontOf } from '../combat-results/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { fateOf } from '../eliminate.ts';
import { openToAll } from '../fog.ts';
import { allowanceSum } from '../movement/allowance.ts';
import { moveLaw } from '../movement/move-law.ts';
import { stackingOf } from '../stacking/stacking.ts';
import type { Own } from '../state.ts';
import { attacksAsked } from './targets.ts';
import { supplyAnswer, supplyOfUnit } from './supply.ts';

export const whyOf = perSheet((p: Printed) =>
  frontWhy<Own, ResultCode>({
    front: frontOf(p),
    asked: attacksAsked(p),
    moves: moveLaw(p),
    fog: openToAll(p),
    rules: {
      offMap: 'typhoon:MOV.1',
      spent: 'typhoon:SEQ.14',
      water: 'typhoon:INH.TER',
      held: 'typhoon:R72',
      stack: 'typhoon:STK.3',
    },
    stacking: stackingOf(p),
    battle: addsTold(frontOf(p), {
      forest: 'typhoon:TER.1',
      majorCity: 'typhoon:TER.3',
      garrison: 'typhoon:TER.4',
    }),
    // VIC.2 to VIC.9
    worth: conditionsTold(p, p.tables.victory, 'typhoon:VIC.1'),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (_, unit) => fateOf(p, unit, 'combat'),
    supplyOfUnit: (s, who, unit) => supplyOfUnit(p, s, who, unit),
    supplyAnswer: (s, who, hex) => supplyAnswer(p, s, who, { hex: [hex] }),
  }),
);
