// Gameturn sequence, step B: the phases of a pulse, put together from the sections that own what is ordered in them.
import { procedure } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { groundCombat } from '../ground-attacks/index.ts';
import { moveLaw } from '../movement/move-law.ts';
import type { Own } from '../state.ts';
import { phaseOrders } from './orders.ts';

/** SEQ.4 */
const firstAttacks = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-first-attacks`, {
    rule: 'typhoon:SEQ.4',
    choices: groundCombat(p).choices,
    closed: (s) => groundCombat(p).closed(s),
    aside: ['cancel'],
  });

const air = (side: Who): Procedure<Own> =>
  phaseOrders(`${side}-air`, { rule: 'typhoon:SEQ.5', choices: [], aside: [] });

/** SEQ.5: units move, and attacks are allocated. */
const movement = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-movement`, {
    rule: 'typhoon:SEQ.5',
    choices: [moveChoice(moveLaw(p), 'orders'), ...groundCombat(p).choices],
    closed: (s) => groundCombat(p).closed(s),
    told: (s) => ({ count: movable(moveLaw(p), s).length }),
    aside: [],
  });

const supply = (): Procedure<Own> =>
  phaseOrders('supply', { rule: 'typhoon:SEQ.11', choices: [], aside: [] });

/** Nobody attacks out of a move. */
const walking = (p: Printed): Procedure<Own> => {
  const { start, walk } = moveSteps(moveLaw(p));
  return procedure<Own, MoveVars>({ start, walk });
};

/** Procedures of the pulses and of the end of a turn. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'german-first-attacks': firstAttacks(p, 'german'),
  'russian-first-attacks': firstAttacks(p, 'russian'),
  'german-first-combat': groundCombat(p).combat,
  'russian-first-combat': groundCombat(p).combat,
  'german-air': air('german'),
  'russian-air': air('russian'),
  'german-movement': movement(p, 'german'),
  'russian-movement': movement(p, 'russian'),
  'german-combat': groundCombat(p).combat,
  'russian-combat': groundCombat(p).combat,
  supply: supply(),
  move: walking(p),
});
