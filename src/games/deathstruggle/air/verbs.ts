// The words of air power.
import type { Slot, VerbSpec } from '../../../api/verb-spec.ts';
import { combatVerb } from '../../../api/verb-spec.ts';
import { fliers, recallVerb, target } from '../../../mechanics/air/verbs.ts';

const owner: Slot = { name: 'units', kind: 'unit', named: true, says: 'an air unit' };
const field: Slot = { name: 'path', kind: 'hex', says: 'where to' };
const rail: Slot = {
  name: 'how',
  kind: 'word',
  values: ['rail'],
  optional: true,
  after: 'by',
  says: 'rail',
};

export const airVerbs: readonly VerbSpec[] = [
  combatVerb({
    name: 'bomb',
    slots: [target, fliers],
    help: 'sends air units to bomb a hex before the battles of the phase, and to support the attack on it.',
    examples: ['bomb {to} with 8fk', 'bomb {to} with 2fk 8fk'],
    seeAlso: ['chances', 'recall', 'intercept'],
  }),
  combatVerb({
    name: 'resupply',
    slots: [target, fliers],
    help: 'flies supply to the units of your side in a hex; beyond half range a die for each unit of the Axis says whether it comes.',
    examples: ['resupply {to} with 8fk'],
    seeAlso: ['bomb', 'recall', 'supply'],
  }),
  recallVerb,
  combatVerb({
    name: 'intercept',
    slots: [{ ...target, optional: true }, fliers],
    help: 'meets the enemy mission to a hex with air units; by a standing order, too.',
    examples: ['intercept {to} with 8fk'],
    seeAlso: ['pass', 'chances', 'standing'],
  }),
  combatVerb({
    name: 'base',
    topic: 'movement',
    slots: [owner, field, rail],
    help: 'places the airfield of an air unit as your player turn begins: as far as your fastest units go, or farther by rail, which Disrupts it.',
    examples: ['base 8fk {to}', 'base 8fk {to} by rail'],
    seeAlso: ['bomb', 'rail', 'supply'],
  }),
  {
    name: 'chances',
    aliases: [],
    group: 'read',
    kind: 'question',
    slots: [target, fliers],
    help: 'says what each face of the die would bring if air units bombed a hex: for each unit there, by both indexes, and for who could intercept.',
    examples: ['chances {to} with 8fk', 'chances {to}'],
    seeAlso: ['bomb', 'intercept', 'odds'],
  },
];
