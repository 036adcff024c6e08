// Chapter 9: the movement phase of each player turn, with mobile assaults in the German one.
import { procedure } from '../../../core/rule-set.ts';
import type { Procedure } from '../../../core/rule-set.ts';
import type { RuleId } from '../../../core/types.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { refuseAssaults } from '../../../mechanics/movement/assaults-in-reach.ts';
import { assaultChoice, moveChoice } from '../../../mechanics/movement/choices.ts';
import type { MoveVars } from '../../../mechanics/movement/law.ts';
import { movable } from '../../../mechanics/movement/movers.ts';
import { moveSteps } from '../../../mechanics/movement/move.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { moveLaw } from './9.1-move-law.ts';
import { mobileAssault } from './9.22-mobile-assaults.ts';

const phaseOf = (p: Printed, side: Who, rule: RuleId): Procedure<Own> => {
  const law = moveLaw(p);
  return phaseOrders(`${side}-movement`, {
    rule,
    choices: [
      moveChoice(law, 'orders'),
      ...(law.assault === undefined || side === 'soviet' ? [] : [assaultChoice(law, law.assault, 'orders')]),
    ],
    told: (s) => ({
      count: movable(law, s).length,
      ...(side === 'german' && refuseAssaults(law, s) === undefined && { strikes: true }),
    }),
  });
};

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-movement': phaseOf(p, 'soviet', 'storm:5.2b'),
  'german-movement': phaseOf(p, 'german', 'storm:5.2c'),
  move: procedure<Own, MoveVars>({ ...moveSteps(moveLaw(p)) }),
  assault: mobileAssault(p),
});

const UNITS = { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' } as const;
const PATH = { name: 'path', kind: 'hex', many: true, says: 'where to' } as const;

export const verbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'move',
    aliases: ['m'],
    slots: [UNITS, PATH],
    help: 'moves units as one stack; hexes between may be left out.',
    examples: ['move {hex} {to}', 'move {unit} {to} {to2}'],
    seeAlso: ['moves', 'assault', 'undo', 'why'],
  }),
  orderVerb({
    name: 'assault',
    commits: true,
    slots: [UNITS, PATH],
    help: 'moves a German stack with a panzer division up to an enemy and attacks him on the move, or overruns artillery that stands alone with anybody.',
    examples: ['assault {unit} {to}'],
    seeAlso: ['move', 'attack'],
  }),
];
