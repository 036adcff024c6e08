// The question `why`: what of it is this game's: which rules are told of moves, of supply and of what a hex adds.
import { addsTold, conditionsTold, frontWhy } from '../../../mechanics/combat/front/why.ts';
import { perSheet } from '../../../mechanics/per-sheet.ts';
import { frontOf } from '../combat/front.ts';
import type { ResultCode } from '../data/charts.ts';
import type { Printed } from '../data/sheet.ts';
import { openToAll } from '../fog.ts';
import { fateOf, stackingOf } from '../ground-units.ts';
import { allowanceSum } from '../movement/allowance.ts';
import { moveLaw } from '../movement/move-law.ts';
import type { Own } from '../state.ts';
import { attacksAsked } from './attacks.ts';
import { supplyAnswer, supplyOfUnit } from './supply.ts';

export const whyOf = perSheet((p: Printed) =>
  frontWhy<Own, ResultCode>({
    front: frontOf(p),
    asked: attacksAsked(p),
    moves: moveLaw(p),
    fog: openToAll(p),
    rules: {
      offMap: 'moscow41:R165',
      spent: 'moscow41:INH.SEQ',
      water: 'moscow41:TER.24',
      held: 'moscow41:R172',
      stack: 'moscow41:INH.STK',
    },
    stacking: stackingOf(p),
    battle: addsTold(frontOf(p), {
      forest: 'moscow41:TER.1',
      majorCity: 'moscow41:TER.21',
      garrison: 'moscow41:TER.14',
    }),
    worth: conditionsTold(p, p.tables.victory, 'moscow41:INH.VIC'),
    allowance: (s, unit) => allowanceSum(p, s, unit),
    fate: (_, unit) => fateOf(p, unit, 'combat'),
    supplyOfUnit: (s, who, unit) => supplyOfUnit(p, s, who, unit),
    supplyAnswer: (s, who, hex) => supplyAnswer(p, s, who, { hex: [hex] }),
  }),
);
