// A cursor for the ear: lists and lines of hexes gone through one step a line, and what was said and done before.
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';
import { WAYS } from './map.ts';

const ask = (spec: Pick<VerbSpec, 'name' | 'help' | 'group' | 'examples'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  kind: 'program',
  slots: [],
  seeAlso: [],
  ...spec,
});

/** What a rotor goes through. */
export const ROTORS = ['front', 'threats', 'gaps', 'ready', 'cities', 'contacts'] as const;
export type Rotor = (typeof ROTORS)[number];

/** So many replies can be heard again. */
export const MOST_SAID = 20;

const HEX: Slot = { name: 'hex', kind: 'hex', optional: true, says: 'a hex' };

export const EAR: readonly VerbSpec[] = [
  ask({
    name: 'rotor',
    group: 'walk',
    slots: [
      { name: 'what', kind: 'word', values: ROTORS, optional: true, says: `one of ${ROTORS.join(', ')}` },
    ],
    help: 'goes through the front, threats, gaps, ready stacks, cities or contacts: n or Enter for the next, p for the one before.',
    examples: ['rotor front', 'rotor ready', 'rotor'],
    seeAlso: ['next', 'front', 'gaps'],
  }),
  ask({
    name: 'ray',
    group: 'walk',
    slots: [HEX, { name: 'way', kind: 'word', values: WAYS, says: 'a direction' }],
    help: 'walks in a straight line, a hex each time you press Enter; n and p go on and back.',
    examples: ['ray {hex} {way}'],
    seeAlso: ['scan', 'ring', 'go'],
  }),
  ask({
    name: 'ring',
    group: 'walk',
    slots: [
      HEX,
      { name: 'distance', kind: 'number', optional: true, least: 1, most: 20, says: 'a distance' },
    ],
    help: 'looks round about a hex, clockwise from the north-east, a hex each time you press Enter.',
    examples: ['ring {hex} 2'],
    seeAlso: ['near', 'ray'],
  }),
  ask({
    name: 'last',
    group: 'read',
    slots: [{ name: 'count', kind: 'number', optional: true, least: 1, most: 99, says: 'how many orders' }],
    help: 'says what just happened: the last battle or order, whoever gave it, as far as you could see.',
    examples: ['last', 'last 3'],
    seeAlso: ['history', 'events', 'said'],
  }),
  ask({
    name: 'said',
    group: 'read',
    slots: [
      {
        name: 'back',
        kind: 'number',
        optional: true,
        least: 1,
        most: MOST_SAID,
        says: 'how many replies ago',
      },
    ],
    help: 'says a reply of before once more: 1 is the last one.',
    examples: ['said', 'said 5'],
    seeAlso: ['repeat', 'last'],
  }),
];
