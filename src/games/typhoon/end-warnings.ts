// What a side could still do in a phase that it is about to end, what it would lose, and what speaks against an order: ARM.5,
// SEQ.2, SEQ.4, SEQ.5, REP.3, STK.1, STK.2.
import { endWarnings } from '../../mechanics/combat/front/left-over.ts';
import type { EndWarnings } from '../../mechanics/combat/front/left-over.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { creditsLeft, walkersLeft } from '../../mechanics/replacements/told.ts';
import { armiesOf } from './armies/strong-sides.ts';
import { frontOf } from './combat-results/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { entrenchChoice } from './entrenchment/entrench.ts';
import { groundCombat } from './ground-attacks/index.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits, walkers } from './replacements/replacements.ts';
import { reserve } from './replacements/reserve.ts';
import { stackingOf } from './stacking/stacking.ts';
import type { Own } from './state.ts';

export const endWarningsOf = perSheet((p: Printed): EndWarnings<Own> =>
  endWarnings<Own, ResultCode>({
    front: frontOf(p),
    attacks: groundCombat(p).attacks,
    moves: moveLaw(p),
    steps: (side) => [armiesOf(p).flip(side), entrenchChoice(p, side as Who)],
    administration: (s) => (s.clock.phasing === 'russian' ? creditsLeft(credits(p), s) : []),
    movement: (s) => walkersLeft(walkers(p), s),
    doubts: (s, order) => (order.verb === 'gamble' ? reserve(p).doubts(s, order) : []),
    stacking: stackingOf(p),
    crowd: 'typhoon:STK.2',
  }),
);
