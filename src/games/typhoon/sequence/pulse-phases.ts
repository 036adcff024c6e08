// Gameturn sequence, step B: the phases of a pulse, put together from the sections that own what is ordered in them.
import { procedure } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { recallChoice } from '../../../mechanics/air/missions.ts';
import { dropChoice } from '../../../mechanics/air/paradrop.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { entrantsTold } from '../../../mechanics/replacements/told.ts';
import { airOf } from '../air/air-law.ts';
import { missionsOf } from '../air/missions.ts';
import { dropOf } from '../air/paradrop.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { groundCombat } from '../ground-attacks/index.ts';
import { moveLaw } from '../movement/move-law.ts';
import { walkers } from '../replacements/replacements.ts';
import type { Own } from '../state.ts';
import { phaseOrders } from './orders.ts';

/** SEQ.4; R36: the Luftwaffe may support it, R52: Russians support nothing. */
const firstAttacks = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-first-attacks`, {
    rule: 'typhoon:SEQ.4',
    choices: [...groundCombat(p).choices, ...(side === 'german' ? missionsOf(p).firstChoices : [])],
    closed: (s) => groundCombat(p).closed(s) ?? missionsOf(p).firstClosed(s),
    told: (s) => ({ hexes: [...groundCombat(p).attacks.first.targets(s)] }),
    aside: ['cancel', 'recall'],
  });

/** SEQ.5: missions are announced; they are flown as the phase ends (R49). */
const air = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-air`, {
    rule: 'typhoon:SEQ.5',
    choices: missionsOf(p).choices,
    told: (s) => missionsOf(p).told(s),
    aside: ['cancel'],
  });

/** SEQ.9 */
const lastAir = (p: Printed): Procedure<Own> =>
  phaseOrders('german-last-air', {
    rule: 'typhoon:SEQ.9',
    choices: missionsOf(p).lastChoices,
    told: (s) => missionsOf(p).told(s),
    aside: ['cancel'],
  });

/** SEQ.5: units move, and attacks are allocated. */
const movement = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-movement`, {
    rule: 'typhoon:SEQ.5',
    choices: [
      moveChoice(moveLaw(p), 'orders'),
      ...(side === 'russian' ? [walkers(p).choice] : []),
      ...groundCombat(p).choices,
    ],
    closed: (s) => groundCombat(p).closed(s),
    told: (s) => ({
      count: movable(moveLaw(p), s).length,
      ...(side === 'russian' && entrantsTold(walkers(p), s)),
    }),
    aside: [],
  });

/** SEQ.11, AIR.21 */
const supply = (p: Printed): Procedure<Own> =>
  phaseOrders('supply', {
    rule: 'typhoon:SEQ.11',
    choices: [dropChoice(dropOf(p)), recallChoice(airOf(p))],
    told: (s) => missionsOf(p).told(s),
    aside: ['cancel'],
  });

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
  'german-air': air(p, 'german'),
  'russian-air': air(p, 'russian'),
  'german-last-air': lastAir(p),
  'german-movement': movement(p, 'german'),
  'russian-movement': movement(p, 'russian'),
  'german-combat': groundCombat(p).combat,
  'russian-combat': groundCombat(p).combat,
  supply: supply(p),
  move: walking(p),
});
