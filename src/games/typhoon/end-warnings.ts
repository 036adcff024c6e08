// What a side could still do in a phase that it is about to end, what it would lose, and what speaks against an order.
import type { Message, Order } from '../../core/types.ts';
import { attacksLeft, movesLeft } from '../../mechanics/left-over.ts';
import { placeOf, unitsAt } from '../../mechanics/places.ts';
import { creditsLeft, walkersLeft } from '../../mechanics/replacements/told.ts';
import { armiesOf } from './armies/strong-sides.ts';
import type { Printed } from './data/sheet.ts';
import { entrenchChoice } from './entrenchment/entrench.ts';
import { groundCombat } from './ground-attacks/index.ts';
import { moveLaw } from './movement/move-law.ts';
import { credits, walkers } from './replacements/replacements.ts';
import { isCombat, isMovement } from './sequence/phases.ts';
import { overstacks, refuseStack } from './stacking/stacking.ts';
import { phasing } from './state.ts';
import type { Seeing } from './state.ts';

const procOf = (s: Seeing): string => s.stack.at(-1)?.proc ?? '';

/** Hexes that could be attacked and are not in the plan. */
const unplanned = (p: Printed, s: Seeing): readonly string[] => {
  const planned = new Set(s.own.pulse.attacks.map(({ hex }) => hex));
  return groundCombat(p)
    .attacks.first.targets(s)
    .filter((hex) => !planned.has(hex));
};

const ARMIES = { proc: '', step: '', vars: {} } as const;

/** ARM.5, SEQ.2: what can be turned over or dug in. */
const stepLeft = (p: Printed, s: Seeing): readonly Message[] => {
  const side = phasing(s);
  const isOpen = {
    flip: armiesOf(p).flip(side).idle?.(s, ARMIES) === undefined,
    entrench: entrenchChoice(p, side).idle?.(s, ARMIES) === undefined,
  };
  return (['flip', 'entrench'] as const).flatMap((verb) =>
    isOpen[verb] ? [{ key: `left.${verb}`, params: { side } }] : [],
  );
};

/** Nobody must move, attack, turn over or dig in; REP.3: credits are not kept. */
export const leftOver = (p: Printed, s: Seeing): readonly Message[] => {
  const proc = procOf(s);
  if (proc.endsWith('-administration'))
    return [...stepLeft(p, s), ...(proc === 'russian-administration' ? creditsLeft(credits(p), s) : [])];
  if (isCombat(proc)) return [];
  const attacks = proc.endsWith('-first-attacks') || isMovement(proc) ? unplanned(p, s) : [];
  return [
    ...(isMovement(proc) ? [...movesLeft(moveLaw(p), s), ...walkersLeft(walkers(p), s)] : []),
    ...attacksLeft('left.attacks', phasing(s), attacks),
  ];
};

/** STK.2: who is too many in a hex as movement ends. */
export const lostByEnd = (p: Printed, s: Seeing): readonly Message[] => {
  const side = phasing(s);
  if (!isMovement(procOf(s))) return [];
  return overstacks(p, s, side).map(({ hex, surplus }) => ({
    key: 'left.crowd',
    params: { side, hex, count: surplus, units: [...unitsAt(s.own, hex)], rule: 'typhoon:STK.2' },
  }));
};

/** STK.1: a move may end in a full hex, as long as somebody leaves it before movement ends. */
export const doubtsAbout = (p: Printed, s: Seeing, { verb, args }: Order): readonly Message[] => {
  const { units = [], path = [] } = args;
  const [unit] = units;
  const hex = path.at(-1);
  if (verb !== 'move' || unit === undefined || hex === undefined || !p.isHex(hex)) return [];
  if (!p.isUnit(unit) || placeOf(s.own, unit) === hex) return [];
  const crowd = refuseStack(p, s, hex, p.sideOf(unit), units);
  return crowd === undefined
    ? []
    : [{ key: 'doubt.crowd', params: { hex, units: [...units], rule: crowd.rule } }];
};
