// Chapter 10: the combat phase of each player turn. Assaults come one after the other, none announced beforehand, until the
// attacker has enough (10.1b, 10.5).
import type { Procedure } from '../../../core/rule-set.ts';
import { combatVerb } from '../../../api/verb-spec.ts';
import { advanceVerb, attackVerb } from '../../../mechanics/combat/verbs.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { phaseOrders } from '../05-sequence/5.2-orders.ts';
import { dropSlot } from '../11-special-rules/11.10-airdrops.ts';
import type { Printed, Who } from '../data/sheet.ts';
import type { Own } from '../state.ts';
import { advance } from './10.24-advance.ts';
import { attacksOf } from './10.3-attacks.ts';
import { battle } from './10.8-battle.ts';
import { losses, stepLosses } from './10.22-losses.ts';

const phaseOf = (p: Printed, side: Who): Procedure<Own> =>
  phaseOrders(`${side}-combat`, {
    rule: 'storm:10.1a',
    choices: [attacksOf(p).choice],
    told: (s) => ({ hexes: [...attacksOf(p).targets(s)] }),
  });

/** Procedures of this chapter. */
export const procedures = (p: Printed): Readonly<Record<string, Procedure<Own>>> => ({
  'soviet-combat': phaseOf(p, 'soviet'),
  'german-combat': phaseOf(p, 'german'),
  battle: battle(p),
  losses: losses(p),
  stepLosses: stepLosses(p),
  advance: advance(p),
});

export const verbs: readonly VerbSpec[] = [
  attackVerb({
    commits: true,
    slots: [dropSlot],
    help: 'attacks a hex with units next to it, with all that can, or, by best, with the fewest that lose no column of these; drop adds airborne brigades.',
    seeAlso: ['assault', 'advance'],
  }),
  combatVerb({
    name: 'lose',
    commits: true,
    spread: true,
    slots: [{ name: 'units', kind: 'unit', many: true, says: 'units' }],
    help: 'gives up units for the result of a battle.',
    examples: ['lose {unit}'],
    seeAlso: ['pending', 'attack'],
  }),
  advanceVerb('goes into a hex won in a prepared assault; the hex may be left out.'),
];
