// Chapter 10, the typed orders of movement: several units go as one stack, so `move` is the game's own here.
import { orderVerb } from '../../../api/verb-spec.ts';
import type { Slot, VerbSpec } from '../../../api/verb-spec.ts';
import { dropSlot } from '../04-how-to-win/4.17-air-drop.ts';

const UNITS: Slot = { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' };
const PATH: Slot = { name: 'path', kind: 'hex', many: true, says: 'where to' };
const UNIT: Slot = { name: 'units', kind: 'unit', says: 'a unit' };

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
    slots: [UNITS, PATH, dropSlot],
    help: 'moves a mechanized stack up to an enemy and attacks him on the move.',
    examples: ['assault {unit} {to}'],
    seeAlso: ['move', 'attack'],
  }),
  orderVerb({
    name: 'roll',
    slots: [UNITS],
    help: 'rolls the die with which a mechanized stack begins to move in turn 3 without the pause.',
    examples: ['roll {unit}'],
    seeAlso: ['move', 'why'],
  }),
  orderVerb({
    name: 'sail',
    slots: [UNIT, { name: 'to', kind: 'hex', says: 'the port to sail to' }],
    help: 'ships a unit from port to port.',
    examples: ['sail {unit} {to}'],
    seeAlso: ['move'],
  }),
  orderVerb({
    name: 'leave',
    slots: [UNIT, { name: 'sure', kind: 'word', optional: true, values: ['yes'], says: 'yes' }],
    help: 'takes a unit off the map; where no rule lets it go it is eliminated, and wants a yes.',
    examples: ['leave {unit}', 'leave {unit} yes'],
    seeAlso: ['return', 'move'],
  }),
  orderVerb({
    name: 'return',
    slots: [UNITS, { name: 'at', kind: 'place', lead: 'at', says: 'where to' }],
    help: 'brings units that left the map back.',
    examples: ['return {unit} {to}'],
    seeAlso: ['leave', 'move'],
  }),
  orderVerb({
    name: 'rail',
    slots: [UNITS, PATH],
    help: 'moves German units any distance from a city in supply, in the strategic movement phase before the Germans move.',
    examples: ['rail {unit} {to}', 'rail {hex} {to}'],
    seeAlso: ['move', 'moves'],
  }),
];
