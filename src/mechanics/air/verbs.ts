// The words of missions of the air.
import { combatVerb } from '../../api/verb-spec.ts';
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

export const target: Slot = { name: 'target', kind: 'hex', says: 'a hex' };
export const fliers: Slot = {
  name: 'units',
  kind: 'unit',
  named: true,
  many: true,
  optional: true,
  after: 'with',
  says: 'air units',
};
const base: Slot = {
  name: 'from',
  kind: 'unit',
  named: true,
  optional: true,
  after: 'from',
  says: 'the army they fly from',
};
const total: Slot = {
  name: 'total',
  kind: 'word',
  values: ['2', '12'],
  optional: true,
  after: 'total',
  says: '2 or 12',
};

export const recallVerb: VerbSpec = combatVerb({
  name: 'recall',
  slots: [target],
  help: 'takes back the air mission to a hex that has been ordered and is not flown yet, where attacks are planned as well.',
  examples: ['recall {to}'],
  seeAlso: ['bomb', 'cancel'],
});

export const airVerbs: readonly VerbSpec[] = [
  combatVerb({
    name: 'bomb',
    slots: [target, fliers, base, total],
    help: 'sends air units to bomb a hex, from an army in supply, the nearest if none is named; who bombs Moscow from beyond normal range says which total of two dice is to bring panic.',
    examples: ['bomb {to} with 8fk', 'bomb {to} with 8fk from 2a'],
    seeAlso: ['chances', 'cancel', 'recall', 'intercept'],
  }),
  recallVerb,
  combatVerb({
    name: 'interdict',
    slots: [target, fliers, base],
    help: 'bombs a hex that was not attacked on the ground, once the last battles are over.',
    examples: ['interdict {to} with 8fk'],
    seeAlso: ['bomb', 'resupply', 'chances'],
  }),
  combatVerb({
    name: 'resupply',
    slots: [target, fliers, base],
    help: 'flies supply to the German units in a hex, for the supply step.',
    examples: ['resupply {to} with 8fk'],
    seeAlso: ['interdict', 'cancel'],
  }),
  combatVerb({
    name: 'intercept',
    slots: [{ ...target, optional: true }, fliers, base],
    help: 'meets the enemy mission to a hex with air units; by a standing order, too.',
    examples: ['intercept {to} with 8fk'],
    seeAlso: ['pass', 'chances', 'standing'],
  }),
  combatVerb({
    name: 'drop',
    slots: [
      { name: 'units', kind: 'unit', named: true, says: 'the parachute corps' },
      { name: 'path', kind: 'hex', says: 'where to' },
      { name: 'with', kind: 'unit', named: true, optional: true, after: 'with', says: 'front aviation' },
    ],
    help: 'drops the parachute corps in the supply step, carried by front aviation.',
    examples: ['drop 5para {to} with wair'],
    seeAlso: ['cancel', 'move'],
  }),
  {
    name: 'chances',
    aliases: [],
    group: 'read',
    kind: 'question',
    slots: [target, fliers, base, total],
    help: 'says what each face of the die would bring if air units bombed a hex: for each unit there, by both indexes, and for who could intercept.',
    examples: ['chances {to} with 8fk', 'chances {to}'],
    seeAlso: ['bomb', 'intercept', 'odds'],
  },
];
