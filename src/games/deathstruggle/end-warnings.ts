// What a side could still do in a phase that it is about to end, and what it would lose, and what speaks against an order: SEQ.A1, ENT.1,
// R106, SIB.4, STR.8.
import type { Message, Order } from '../../core/types.ts';
import { endWarnings } from '../../mechanics/combat/front/left-over.ts';
import type { EndWarnings } from '../../mechanics/combat/front/left-over.ts';
import { perSheet } from '../../mechanics/per-sheet.ts';
import { frontOf, groundCombat } from './combat/front.ts';
import type { ResultCode } from './data/charts.ts';
import type { Printed, Who } from './data/sheet.ts';
import { armiesOf, entrenchOf } from './ground-units.ts';
import { moveLaw } from './movement/move-law.ts';
import { entrants } from './replacements/enter.ts';
import { reserveOf } from './replacements/reserve.ts';
import { stackingOf } from './stacking/stacking.ts';
import type { Own, Seeing } from './state.ts';
import { sailingRisk } from './strategic-movement/sea.ts';

/** Who can still come. */
const entrantsLeft = (p: Printed, s: Seeing): readonly Message[] => {
  const side = s.clock.phasing as Who;
  const units = entrants(p, s, side);
  return units.length === 0 ? [] : [{ key: 'left.entrants', params: { units: [...units], side } }];
};

/** SIB.4, STR.8: what may lose the game, or a unit; and who would have to wait for another turn. */
const doubts = (p: Printed, s: Seeing, order: Order): readonly Message[] => {
  const { verb, args } = order;
  if (verb === 'gamble') return reserveOf(p).doubts(s, order);
  if (verb === 'sail') return sailingRisk(p, s, args);
  const { phase, phasing } = s.clock;
  if (verb !== 'end' || args['to'] !== undefined || !phase.endsWith('-administration')) return [];
  const units = entrants(p, s, phasing as Who);
  return units.length === 0 ? [] : [{ key: 'doubt.entrants', params: { units: [...units] } }];
};

export const endWarningsOf = perSheet((p: Printed): EndWarnings<Own> =>
  endWarnings<Own, ResultCode>({
    front: frontOf(p),
    attacks: groundCombat(p).attacks,
    moves: moveLaw(p),
    stacking: stackingOf(p),
    steps: (side) => [...(side === 'axis' ? [armiesOf(p).flip(side)] : []), entrenchOf(p, side as Who)],
    administration: (s) => entrantsLeft(p, s),
    doubts: (s, order) => doubts(p, s, order),
    crowd: 'deathstruggle:R106',
  }),
);
