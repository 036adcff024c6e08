// The verbs by which units dig in, turn to their strong side and go by rail.
import { orderVerb } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';

const UNITS = { name: 'units', kind: 'unit', many: true, optional: true, says: 'units' } as const;

export const formationVerbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'flip',
    slots: [UNITS],
    help: 'turns armies to their strong side; without a name all that can be.',
    examples: ['flip {unit}', 'flip'],
    seeAlso: ['entrench'],
  }),
  orderVerb({
    name: 'entrench',
    aliases: ['dig'],
    slots: [UNITS],
    help: 'digs units in; without a name all that can.',
    examples: ['entrench {unit}', 'entrench'],
    seeAlso: ['flip'],
  }),
  orderVerb({
    name: 'rail',
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'a unit' },
      { name: 'path', kind: 'hex', many: true, says: 'where to' },
    ],
    help: 'moves a unit by rail, however far; it is Disrupted where it gets off.',
    examples: ['rail {unit} {to}'],
    seeAlso: ['move'],
  }),
];
