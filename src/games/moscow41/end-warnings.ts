// What a side could still do in a phase that it is about to end, what it would lose, and what speaks against an order: INH.SEQ,
// INH.ARM, ENT.1, INH.STK, INH.REP.
import { endWarnings } from '../../mechanics/combat/front/left-over.ts';
import type { EndWarnings } from '../../mechanics/combat/front/left-over.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { creditsLeft, walkersLeft } from '../../mechanics/replacements/told.ts';
import { frontOf, groundCombat } from './combat/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { armiesOf, entrenchOf, stackingOf } from './ground-units.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits, reserve, walkers } from './replacements/replacements.ts';
import type { Own } from './state.ts';

export const endWarningsOf = perSheet((p: Printed): EndWarnings<Own> =>
  endWarnings<Own, ResultCode>({
    front: frontOf(p),
    attacks: groundCombat(p).attacks,
    moves: moveLaw(p),
    steps: (side) => [armiesOf(p).flip(side), entrenchOf(p, side as Who)],
    administration: (s) => (s.clock.phasing === 'russian' ? creditsLeft(credits(p), s) : []),
    movement: (s) => walkersLeft(walkers(p), s),
    doubts: (s, order) => (order.verb === 'gamble' ? reserve(p).doubts(s, order) : []),
    stacking: stackingOf(p),
    crowd: 'moscow41:INH.STK',
  }),
);
