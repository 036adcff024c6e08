// Chapter 7: what the German may do about supply at any time, and the verbs of the chapter.
import type { Right } from '../../../core/rule-set.ts';
import { orderVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { supplyVerb } from '../../../mechanics/supply/questions.ts';
import { airlift } from './7.7-aerial-supply.ts';
import { crimea } from './7.4-crimea.ts';
import type { Printed } from '../data/sheet.ts';
import type { Own } from '../state.ts';

/** barbarossa:7.4j, barbarossa:7.7A.a, barbarossa:R88: open in every question, whoever is asked; the choices close themselves. */
export const supplyRights = (p: Printed): readonly Right<Own>[] => [
  { ...airlift(p), owner: () => 'german' },
  { ...crimea(p), owner: () => 'german' },
];

export const verbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'airlift',
    slots: [{ name: 'at', kind: 'hex', lead: 'at', says: 'where to' }],
    help: 'puts the aerial supply marker on a hex with units of yours.',
    examples: ['airlift {to}'],
    seeAlso: ['supply', 'halt'],
  }),
  orderVerb({
    name: 'crimea',
    slots: [
      { name: 'how', kind: 'word', values: ['on', 'off'], says: 'on or off' },
      { name: 'units', kind: 'unit', many: true, optional: true, after: 'for', says: 'the units to supply' },
    ],
    help: 'turns supply over Sevastopol on or off.',
    examples: ['crimea on'],
    seeAlso: ['supply', 'halt'],
  }),
  orderVerb({
    name: 'marker',
    slots: [
      { name: 'which', kind: 'word', says: 'the letter of a marker' },
      { name: 'at', kind: 'hex', lead: 'at', says: 'where to' },
    ],
    help: 'puts an offensive supply marker on a hex.',
    examples: ['marker a {to}'],
    seeAlso: ['supply', 'end'],
  }),
  supplyVerb,
];
