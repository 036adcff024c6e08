// The verbs by which units dig in, turn to their strong side and go by rail.
import type { VerbSpec } from '../../api/verb-spec.ts';

const UNITS = { name: 'units', kind: 'unit', many: true, optional: true, says: 'units' } as const;

export const formationVerbs: readonly VerbSpec[] = [
  {
    name: 'flip',
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [UNITS],
    help: 'turns armies to their strong side; without a name all that can be.',
    examples: ['flip {unit}', 'flip'],
    seeAlso: ['entrench'],
  },
  {
    name: 'entrench',
    aliases: ['dig'],
    group: 'act',
    kind: 'order',
    slots: [UNITS],
    help: 'digs units in; without a name all that can.',
    examples: ['entrench {unit}', 'entrench'],
    seeAlso: ['flip'],
  },
  {
    name: 'rail',
    aliases: [],
    group: 'act',
    kind: 'order',
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'a unit' },
      { name: 'path', kind: 'hex', many: true, says: 'where to' },
    ],
    help: 'moves a unit by rail, however far; it is Disrupted where it gets off.',
    examples: ['rail {unit} {to}'],
    seeAlso: ['move'],
  },
];
