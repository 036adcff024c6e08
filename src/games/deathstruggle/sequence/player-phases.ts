// Sequence: the phases of a player turn, put together from the sections that own what is ordered in them.
import { procedure } from '../../../core/rule-set.ts';
import type { AutoStep, Ctx, Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { askedPhase, WAITS } from '../../../mechanics/sequence.ts';
import { baseChoice } from '../air/airfields.ts';
import { missionChoices } from '../air/missions.ts';
import { groundCombat } from '../combat/front.ts';
import { FRONT_RULES, stepOf } from '../combat/rules.ts';
import type { Printed, Who } from '../data/sheet.ts';
import { armiesOf, entrenchOf } from '../ground-units.ts';
import { moveLaw } from '../movement/move-law.ts';
import {
  administrationOrders,
  administrationProcedures,
  administrationTold,
  ASIDE,
  openAdministration,
} from '../replacements/administration.ts';
import type { Own } from '../state.ts';
import { axisVictory, collapse, collapseDue } from '../victory/verdict.ts';

/** By the number of a step of the side's player turn. */
const stepRule = (side: Who, step: number): RuleId =>
  `deathstruggle:SEQ.${side === 'axis' ? 'A' : 'B'}${step}`;

/** SEQ.A1, SEQ.B1 */
const administration = (p: Printed, side: Who): Procedure<Own> => ({
  // What comes by itself is there before anything is asked; a position that stands in the phase has had it.
  arrivals: {
    kind: 'auto',
    run: (ctx, f) => (f.vars[WAITS] === true ? ctx.goto('open') : openAdministration(p, ctx, side, 'open')),
  },
  ...askedPhase<Own>(`${side}-administration`, side, {
    aside: [...ASIDE[side], 'base'],
    rule: stepRule(side, 1),
    choices: [
      ...administrationOrders(p, side),
      ...(side === 'axis' ? [armiesOf(p).flip(side)] : []),
      entrenchOf(p, side),
      baseChoice(p, side),
    ],
    told: (s) => administrationTold(p, s, side),
    first: (ctx) => lookAtMoscow(p, ctx),
  }),
});

/** VIC.4: the instant that Moscow is taken; R66. */
const lookAtMoscow = (p: Printed, ctx: Ctx<Own>): void => {
  if (collapseDue(p, ctx.seen)) ctx.call('collapse', {}, 'orders');
};

/** Orders of the plan and of its battles say the step that they belong to. */
const inStep = <C extends { readonly rule: RuleId }>(phase: string, its: C): C => {
  const step = stepOf(phase);
  if (its.rule === FRONT_RULES.attack) return { ...its, rule: step?.attack ?? its.rule };
  return its.rule === FRONT_RULES.fight ? { ...its, rule: step?.fight ?? its.rule } : its;
};

/** SEQ.A3, SEQ.B3; SEQ.A6, R30 */
const movement = (p: Printed, side: Who, phase: string, rule: RuleId): Procedure<Own> =>
  askedPhase<Own>(`${side}-${phase}`, side, {
    aside: [],
    rule,
    choices: [
      moveChoice(moveLaw(p), 'first'),
      ...groundCombat(p).choices.map((choice) => inStep(`${side}-${phase}`, choice)),
      ...missionChoices(p),
    ],
    first: (ctx) => lookAtMoscow(p, ctx),
    closed: (s) => groundCombat(p).closed(s),
    told: (s) => ({ count: movable(moveLaw(p), s).length }),
  });

/** Advances take Moscow, too: it is looked at before the next battle. */
const combat = (p: Printed, phase: string): Procedure<Own> => {
  const steps = groundCombat(p).combat;
  const { next, orders } = steps;
  if (next?.kind !== 'auto' || orders?.kind !== 'ask')
    throw new TypeError('combat goes on without a step of its own');
  const look: AutoStep<Own>['run'] = (ctx, f) =>
    collapseDue(p, ctx.seen) ? ctx.call('collapse', {}, 'next') : next.run(ctx, f);
  const choices = orders.choices.map((choice) => inStep(phase, choice));
  return { ...steps, next: { kind: 'auto', run: look }, orders: inStep(phase, { ...orders, choices }) };
};

/** SEQ.A2, SEQ.B2, R79 */
const firstAttacks = (p: Printed, side: Who): Procedure<Own> =>
  askedPhase<Own>(`${side}-first-attacks`, side, {
    rule: stepRule(side, 2),
    choices: [
      ...groundCombat(p).choices.map((choice) => inStep(`${side}-first-attacks`, choice)),
      ...missionChoices(p),
    ],
    closed: (s) => groundCombat(p).closed(s),
    aside: ['cancel', 'ford', 'recall'],
  });

const walking = (p: Printed): Procedure<Own> => {
  const { start, walk } = moveSteps(moveLaw(p));
  return procedure<Own, MoveVars>({ start, walk });
};

const ofSide = (p: Printed, side: Who): Readonly<Record<string, Procedure<Own>>> => {
  const breakthrough: RuleId = side === 'axis' ? 'deathstruggle:SEQ.A6' : 'deathstruggle:R30';
  return {
    [`${side}-administration`]: administration(p, side),
    [`${side}-first-attacks`]: firstAttacks(p, side),
    [`${side}-first-combat`]: combat(p, `${side}-first-combat`),
    [`${side}-movement`]: movement(p, side, 'movement', stepRule(side, 3)),
    [`${side}-combat`]: combat(p, `${side}-combat`),
    [`${side}-breakthrough`]: movement(p, side, 'breakthrough', breakthrough),
    [`${side}-breakthrough-combat`]: combat(p, `${side}-breakthrough-combat`),
  };
};

export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  ...ofSide(p, 'axis'),
  ...ofSide(p, 'russian'),
  move: walking(p),
  axisVictory: axisVictory(p),
  collapse: collapse(p),
  ...administrationProcedures(p),
  ...groundCombat(p).procedures,
});
