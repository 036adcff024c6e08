// Sequence: the phases of a player turn, put together from the sections that own what is ordered in them.
import { procedure } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import { entrenchChoice } from '../../../mechanics/formations/entrenchment.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { askedPhase } from '../../../mechanics/sequence.ts';
import { classOf } from '../../../mechanics/unit-classes.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { groundCombat } from '../combat/front.ts';
import { armiesOf } from '../ground-units.ts';
import { moveLaw } from '../movement/move-law.ts';
import { railOf } from '../movement/rail.ts';
import type { Own } from '../state.ts';
import { sideOfPhase } from './phases.ts';
import type { PlayedPhase } from './phases.ts';

/** ENT.1 */
export const mayEntrench = (p: Printed, unit: string): boolean => {
  const { isArmy, isCorpsLevel, type } = classOf(p, unit);
  return p.sideOf(unit) === 'russian' ? isArmy : isCorpsLevel && !isArmy && type === 'infantry';
};

/** R12, R24 */
const administration = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-administration`, side, {
    aside: [],
    rule: 'moscow41:INH.SEQ',
    choices: [
      armiesOf(p).flip(side),
      entrenchChoice<Own>(
        p,
        {
          rules: { order: 'moscow41:ENT.1', who: 'moscow41:ENT.1' },
          isKind: (unit) => mayEntrench(p, unit),
          dug: ({ pulse }, units) => void pulse.dug.push(...units),
        },
        side,
      ),
      ...(side === 'russian' ? [railOf(p).choice] : []),
    ],
  });

const movement = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-movement`, side, {
    aside: [],
    rule: 'moscow41:INH.SEQ',
    choices: [moveChoice(moveLaw(p), 'orders'), ...groundCombat(p).choices],
    closed: (s) => groundCombat(p).closed(s),
    told: (s) => ({ count: movable(moveLaw(p), s).length }),
  });

/** INH.SEQ, R136 */
const firstAttacks = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-first-attacks`, side, {
    rule: 'moscow41:INH.SEQ',
    choices: groundCombat(p).choices,
    closed: (s) => groundCombat(p).closed(s),
    aside: ['cancel'],
  });

/** Phases in which there is nothing to order yet go by. */
const idle = (phase: PlayedPhase): Procedure<Own> =>
  askedPhase<Own>(phase, sideOfPhase(phase), { rule: 'moscow41:INH.SEQ', choices: [], aside: [] });

const walking = (p: Printed): Procedure<Own> => {
  const { start, walk } = moveSteps(moveLaw(p));
  return procedure<Own, MoveVars>({ start, walk });
};

const ofSide = (p: Printed, side: Who): Readonly<Record<string, Procedure<Own>>> => ({
  [`${side}-administration`]: administration(p, side),
  [`${side}-first-attacks`]: firstAttacks(p, side),
  [`${side}-first-combat`]: groundCombat(p).combat,
  [`${side}-air`]: idle(`${side}-air`),
  [`${side}-movement`]: movement(p, side),
  [`${side}-combat`]: groundCombat(p).combat,
  [`${side}-supply`]: idle(`${side}-supply`),
});

export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  ...ofSide(p, 'german'),
  ...ofSide(p, 'russian'),
  move: walking(p),
});
