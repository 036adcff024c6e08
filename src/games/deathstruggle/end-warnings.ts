// What a side could still do in a phase that it is about to end, and what it would lose, and what speaks against an order: SEQ.A1, ENT.1,
// R106, SIB.4, STR.8.
import type { Message, Order } from '../../core/types.ts';
import { attacksLeft, movesLeft } from '../../mechanics/left-over.ts';
import { unitsAt } from '../../mechanics/places.ts';
import { groundCombat } from './combat/front.ts';
import type { Printed, Who } from './data/sheet.ts';
import { armiesOf, entrenchOf } from './ground-units.ts';
import { moveLaw } from './movement/move-law.ts';
import { entrants } from './replacements/enter.ts';
import { reserveOf } from './replacements/reserve.ts';
import { isMovement } from './sequence/phases.ts';
import { stackingOf } from './stacking/stacking.ts';
import type { Seeing } from './state.ts';
import { sailingRisk } from './strategic-movement/sea.ts';

const IDLE = { proc: '', step: '', vars: {} } as const;

/** What can be turned over or dug in. */
const stepLeft = (p: Printed, s: Seeing): readonly Message[] => {
  const side = s.clock.phasing as Who;
  const choices = [...(side === 'axis' ? [armiesOf(p).flip(side)] : []), entrenchOf(p, side)];
  return choices
    .filter((choice) => choice.idle?.(s, IDLE) === undefined)
    .map(({ verb }) => ({ key: `left.${verb}`, params: { side } }));
};

const entrantsLeft = (p: Printed, s: Seeing): readonly Message[] => {
  const side = s.clock.phasing as Who;
  const units = entrants(p, s, side);
  return units.length === 0 ? [] : [{ key: 'left.entrants', params: { units: [...units], side } }];
};

/** Hexes that could be attacked and are not in the plan. */
const attacksNow = (p: Printed, s: Seeing): readonly Message[] => {
  const planned = new Set(s.own.pulse.attacks.map(({ hex }) => hex));
  const open = groundCombat(p)
    .attacks.first.targets(s)
    .filter((hex) => !planned.has(hex));
  return attacksLeft('left.attacks', s.clock.phasing, open);
};

export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const { phase } = s.clock;
  if (phase.endsWith('-administration')) return [...entrantsLeft(p, s), ...stepLeft(p, s)];
  return [
    ...(isMovement(phase) ? movesLeft(moveLaw(p), s) : []),
    ...(isMovement(phase) || phase.endsWith('-first-attacks') ? attacksNow(p, s) : []),
  ];
};

export const lostByEnd = (p: Printed, s: Seeing): readonly Message[] => {
  const side = s.clock.phasing;
  if (!s.clock.phase.endsWith('-movement')) return [];
  return stackingOf(p)
    .overstacks(s)
    .filter((over) => over.side === side)
    .map(({ hex, surplus }) => ({
      key: 'left.crowd',
      params: { side, hex, count: surplus, units: [...unitsAt(s.own, hex)], rule: 'deathstruggle:R106' },
    }));
};

/** SIB.4, STR.8: what may lose the game, or a unit; and who would have to wait for another turn. */
export const doubts = (p: Printed, s: Seeing, order: Order): readonly Message[] => {
  const { verb, args } = order;
  if (verb === 'gamble') return reserveOf(p).doubts(s, order);
  if (verb === 'sail') return sailingRisk(p, s, args);
  const { phase, phasing } = s.clock;
  if (verb !== 'end' || args['to'] !== undefined || !phase.endsWith('-administration')) return [];
  const units = entrants(p, s, phasing as Who);
  return units.length === 0 ? [] : [{ key: 'doubt.entrants', params: { units: [...units] } }];
};
