// Questions about places: one hex, what is near it, rows and rays, and the whole map from a landmark to the front.
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

const ask = (spec: Pick<VerbSpec, 'name' | 'help'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  group: 'place',
  kind: 'question',
  slots: [],
  examples: [spec.name],
  seeAlso: [],
  ...spec,
});

const HEX: Slot = { name: 'hex', kind: 'hex', optional: true, says: 'a hex' };
const REGION: Slot = { name: 'region', kind: 'text', optional: true, says: 'the name of a region' };

/** As on the compass, clockwise from north. */
export const WAYS = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;

/** What `nearest` can look for on any map, beside what a map has of its own; it need not have all of it. */
export const SOUGHT = [
  'enemy',
  'friend',
  'city',
  'objective',
  'port',
  'supply',
  'road',
  'rail',
  'airfield',
] as const;

/** What `landmarks` can be asked for by itself. */
export const LANDMARKS = ['objectives', 'cities', 'ports', 'lines', 'rivers', 'names'] as const;

export const PLACE_QUESTIONS: readonly VerbSpec[] = [
  ask({
    name: 'look',
    aliases: ['l', 'x', 'examine'],
    slots: [{ name: 'place', kind: 'place', optional: true, says: 'a hex or place' }],
    help: 'describes a hex, a box, or the hex of a unit.',
    examples: ['look {hex}', 'look {place}'],
    seeAlso: ['unit', 'near', 'go'],
  }),
  ask({
    name: 'where',
    slots: [
      { name: 'unit', kind: 'unit', named: true, optional: true, says: 'a unit' },
      { name: 'place', kind: 'place', optional: true, says: 'a hex or place' },
    ],
    help: 'says where a unit is, or which hex a name stands for.',
    examples: ['where {unit}', 'where {town}'],
    seeAlso: ['unit', 'look', 'dist'],
  }),
  ask({
    name: 'near',
    slots: [
      HEX,
      { name: 'distance', kind: 'number', optional: true, least: 1, most: 99, says: 'a distance' },
      { name: 'who', kind: 'word', values: ['enemy', 'friend'], optional: true, says: 'enemy or friend' },
    ],
    help: 'lists stacks by distance from a hex.',
    examples: ['near {hex}', 'near {hex} 3 enemy'],
    seeAlso: ['look', 'nearest', 'scan'],
  }),
  ask({
    name: 'scan',
    slots: [HEX, { name: 'way', kind: 'word', values: WAYS, says: 'a direction' }],
    help: 'says what lies in a straight line from a hex to the edge of the map.',
    examples: ['scan {hex} {way}', 'scan here e'],
    seeAlso: ['near', 'row'],
  }),
  ask({
    name: 'row',
    slots: [{ name: 'number', kind: 'number', onSheet: true, says: 'the number of a row' }],
    help: 'lists what stands in a row of the map, from west to east.',
    examples: ['row {row}'],
    seeAlso: ['col', 'scan'],
  }),
  ask({
    name: 'col',
    slots: [{ name: 'number', kind: 'number', onSheet: true, says: 'the number of a column' }],
    help: 'lists what stands in a column of the map, from north to south.',
    examples: ['col {col}'],
    seeAlso: ['row', 'scan'],
  }),
  ask({
    name: 'nearest',
    slots: [
      { name: 'what', kind: 'word', values: SOUGHT, says: 'what to look for' },
      { ...HEX, name: 'from', after: 'from' },
    ],
    help: 'finds the nearest enemy, friend, city or the like from a hex.',
    examples: ['nearest city from {hex}', 'nearest enemy from here'],
    seeAlso: ['near', 'dist'],
  }),
  ask({
    name: 'dist',
    slots: [
      { name: 'from', kind: 'hex', lead: 'from', says: 'a hex' },
      { name: 'to', kind: 'hex', optional: true, says: 'another hex' },
    ],
    help: 'says how far it is from one hex to another, and how many turns a unit there would need.',
    examples: ['dist {hex} {to2}', 'dist {standing} {to2}'],
    seeAlso: ['near', 'moves'],
  }),
  ask({
    name: 'overview',
    slots: [REGION],
    help: 'tells the map by its regions, with the units and strengths of both sides; or one region in full.',
    seeAlso: ['front', 'landmarks', 'units'],
  }),
  ask({
    name: 'landmarks',
    slots: [{ name: 'what', kind: 'word', values: LANDMARKS, optional: true, says: 'which of them' }],
    help: 'lists the hexes that win, other cities, ports, fortified lines and rivers.',
    examples: ['landmarks', 'landmarks rivers'],
    seeAlso: ['overview', 'score', 'nearest'],
  }),
  ask({
    name: 'front',
    slots: [REGION],
    help: 'lists where stacks of the two sides touch, north to south; or those in one region.',
    seeAlso: ['gaps', 'overview', 'next'],
  }),
  ask({
    name: 'map',
    slots: [
      HEX,
      { name: 'zoom', kind: 'number', optional: true, least: 1, most: 3, says: 'a zoom' },
      { name: 'key', kind: 'word', values: ['key'], optional: true, says: 'key' },
    ],
    help: 'draws the map about a hex in plain characters; map key says what they mean.',
    examples: ['map {hex}', 'map {hex} 3', 'map key'],
    seeAlso: ['look', 'overview'],
  }),
  ask({
    name: 'gaps',
    slots: [{ name: 'side', kind: 'side', optional: true, says: 'a side' }],
    help: 'lists hexes of the front with nobody in them, and those an enemy could walk into at once.',
    examples: ['gaps', 'gaps enemy'],
    seeAlso: ['front', 'overview'],
  }),
];
