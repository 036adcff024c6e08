// Sequence: the phases of a player turn, put together from the sections that own what is ordered in them.
import { procedure } from '../../../core/rule-set.ts';
import type { Choice, OpenChoice, Procedure } from '../../../core/rule-set.ts';
import { recallChoice } from '../../../mechanics/air/missions.ts';
import { dropChoice } from '../../../mechanics/air/paradrop.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { creditsTold, entrantsTold } from '../../../mechanics/replacements/told.ts';
import { askedPhase } from '../../../mechanics/sequence.ts';
import { keepAir, KEEP_AIR } from '../../../mechanics/victory/kept-air.ts';
import { airOf, dropOf, fliegerkorpsOf, missionsOf } from '../air/air-law.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { groundCombat } from '../combat/front.ts';
import { armiesOf, entrenchOf } from '../ground-units.ts';
import { moveLaw } from '../movement/move-law.ts';
import { railOf } from '../movement/rail.ts';
import { credits, disband, replace, reserve, walkers } from '../replacements/replacements.ts';
import type { Own, Seeing } from '../state.ts';
import { fliegerkorps } from '../victory/verdict.ts';

const stepChoices = (p: Printed, side: Who): readonly Choice<Own>[] => [
  armiesOf(p).flip(side),
  entrenchOf(p, side),
  ...(side === 'russian'
    ? [replace(p), disband(p), reserve(p).choice as OpenChoice<Own>, railOf(p).choice]
    : [fliegerkorpsOf(p).choice]),
];

/** R12, R24 */
const administration = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-administration`, side, {
    aside: ['disband', 'gamble'],
    rule: 'moscow41:INH.SEQ',
    choices: stepChoices(p, side),
    // R147
    told: (s) => ({
      ...(side === 'russian'
        ? creditsTold(p, credits(p), s)
        : fliegerkorpsOf(p).due(s) !== undefined && { fliegerkorps: true }),
    }),
    ...(side === 'german' && { closed: (s: Seeing) => fliegerkorpsOf(p).due(s) }),
  });

/** R16, R159: the reserve that begins by itself, and the dice of one that has begun, come before all else. */
const russianAdministration = (p: Printed): Procedure<Own> => ({
  siberia: { kind: 'auto', run: (ctx) => reserve(p).opens(ctx, 'open') },
  ...administration(p, 'russian'),
});

const movement = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-movement`, side, {
    aside: [],
    rule: 'moscow41:INH.SEQ',
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
  });

/** INH.SEQ; R136: the Luftwaffe may support it, R152: Russians support nothing. */
const firstAttacks = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-first-attacks`, side, {
    rule: 'moscow41:INH.SEQ',
    choices: [...groundCombat(p).choices, ...(side === 'german' ? missionsOf(p).firstChoices : [])],
    closed: (s) => groundCombat(p).closed(s) ?? missionsOf(p).firstClosed(s),
    told: (s) => ({ hexes: [...groundCombat(p).attacks.first.targets(s)] }),
    aside: ['cancel', 'recall'],
  });

/** R149: missions are announced; they are flown as the phase ends. */
const air = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-air`, side, {
    rule: 'moscow41:INH.SEQ',
    choices: missionsOf(p).choices,
    told: (s) => missionsOf(p).told(s),
    aside: ['cancel'],
  });

/** R153, R154: what Germans fly once their battles are over; R155: the drop of the Russians. */
const supply = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-supply`, side, {
    rule: 'moscow41:INH.SEQ',
    choices: side === 'german' ? missionsOf(p).lastChoices : [dropChoice(dropOf(p)), recallChoice(airOf(p))],
    told: (s) => missionsOf(p).told(s),
    aside: ['cancel'],
  });

const walking = (p: Printed): Procedure<Own> => {
  const { start, walk } = moveSteps(moveLaw(p));
  return procedure<Own, MoveVars>({ start, walk });
};

const ofSide = (p: Printed, side: Who): Readonly<Record<string, Procedure<Own>>> => ({
  [`${side}-administration`]: side === 'russian' ? russianAdministration(p) : administration(p, side),
  [`${side}-first-attacks`]: firstAttacks(p, side),
  [`${side}-first-combat`]: groundCombat(p).combat,
  [`${side}-air`]: air(p, side),
  [`${side}-movement`]: movement(p, side),
  [`${side}-combat`]: groundCombat(p).combat,
  [`${side}-supply`]: supply(p, side),
});

export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  ...ofSide(p, 'german'),
  ...ofSide(p, 'russian'),
  move: walking(p),
  ...(reserve(p).procedures as Readonly<Record<string, Procedure<Own>>>),
  [KEEP_AIR]: keepAir(fliegerkorps(p)),
});
