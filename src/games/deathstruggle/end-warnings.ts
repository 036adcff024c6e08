// What a side could still do in a phase that it is about to end, and what it would lose: SEQ.A1, ENT.1, R106.
import type { Message } from '../../core/types.ts';
import { attacksLeft, movesLeft } from '../../mechanics/left-over.ts';
import { unitsAt } from '../../mechanics/places.ts';
import { groundCombat } from './combat/front.ts';
import type { Printed, Who } from './data/sheet.ts';
import { armiesOf, entrenchOf } from './ground-units.ts';
import { moveLaw } from './movement/move-law.ts';
import { administration } from './replacements/administration.ts';
import { isMovement } from './sequence/phases.ts';
import { stackingOf } from './stacking/stacking.ts';
import type { Seeing } from './state.ts';

const IDLE = { proc: '', step: '', vars: {} } as const;

/** What can be turned over or dug in. */
const stepLeft = (p: Printed, s: Seeing): readonly Message[] => {
  const side = s.clock.phasing as Who;
  const choices = [...(side === 'axis' ? [armiesOf(p).flip(side)] : []), entrenchOf(p, side)];
  return choices
    .filter((choice) => choice.idle?.(s, IDLE) === undefined)
    .map(({ verb }) => ({ key: `left.${verb}`, params: { side } }));
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
  if (phase.endsWith('-administration'))
    return [...administration(p, s.clock.phasing as Who).left(s), ...stepLeft(p, s)];
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
