// Orders that several games have: what may follow each verb, what it does, and how it is shown in help.
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

const UNITS: Slot = { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' };
const PATH: Slot = { name: 'path', kind: 'hex', many: true, says: 'where to' };

const act = (spec: Pick<VerbSpec, 'name' | 'help'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  group: 'act',
  kind: 'order',
  slots: [],
  examples: [],
  seeAlso: [],
  ...spec,
});

export const ORDERS: readonly VerbSpec[] = [
  act({
    name: 'move',
    aliases: ['m'],
    slots: [UNITS, PATH],
    spread: true,
    help: 'moves a unit or a stack; steps between are allowed.',
    examples: ['move {hex} {to}', 'move {unit} {to} {to2}'],
    seeAlso: ['moves', 'undo', 'why'],
  }),
  act({
    name: 'attack',
    topic: 'combat',
    aliases: ['a'],
    commits: true,
    slots: [
      { name: 'target', kind: 'hex', says: 'the hex to attack' },
      { name: 'from', kind: 'unit', many: true, optional: true, after: 'from', says: 'the attackers' },
    ],
    help: 'attacks a hex with units next to it.',
    examples: ['attack {to} from {hex}', 'attack {to} from {unit}'],
    seeAlso: ['advance', 'retreat', 'why'],
  }),
  act({
    name: 'advance',
    topic: 'combat',
    slots: [UNITS, { name: 'to', kind: 'hex', says: 'where to' }],
    help: 'goes into a hex won in battle.',
    examples: ['advance {unit} {to}'],
    seeAlso: ['pass', 'attack'],
  }),
  act({
    name: 'retreat',
    topic: 'combat',
    aliases: ['r'],
    slots: [UNITS, PATH],
    help: 'takes beaten units out of their hex.',
    examples: ['retreat {unit} {to}'],
    seeAlso: ['pending', 'attack'],
  }),
  act({
    name: 'place',
    aliases: ['p'],
    slots: [UNITS, { name: 'at', kind: 'place', lead: 'at', says: 'where to' }],
    help: 'puts a new unit on the map or in a box.',
    examples: ['place {unit} {to}'],
    seeAlso: ['pending', 'legal'],
  }),
  act({
    name: 'choose',
    slots: [{ name: 'what', kind: 'word', many: true, says: 'one of the choices' }],
    help: 'answers a question by name; its number alone does the same.',
    examples: ['choose {unit}'],
    seeAlso: ['pending'],
  }),
  act({
    name: 'resign',
    commits: true,
    help: 'gives the game up.',
    examples: ['resign'],
    seeAlso: ['quit', 'score'],
  }),
  act({
    name: 'pass',
    commits: true,
    help: 'declines what is offered.',
    examples: ['pass'],
    seeAlso: ['pending', 'end'],
  }),
  act({
    name: 'end',
    commits: true,
    slots: [{ name: 'to', kind: 'word', many: true, optional: true, after: 'to', says: 'a phase' }],
    help: 'ends the smallest phase or step that is open; end to and a phase ends all before that one.',
    examples: ['end', 'end to {phase}'],
    seeAlso: ['status', 'legal'],
  }),
  act({
    name: 'standing',
    slots: [
      {
        name: 'do',
        kind: 'word',
        optional: true,
        values: ['ask', 'off', 'add', 'always', 'drop'],
        says: 'ask, off, add, always or drop',
      },
      { name: 'id', kind: 'number', optional: true, says: 'the number of one that is kept' },
      { name: 'window', kind: 'word', optional: true, after: 'if', says: 'when' },
      { name: 'when', kind: 'fact', many: true, optional: true, after: 'at', says: 'a hex' },
      { name: 'then', kind: 'order', optional: true, after: 'then', says: 'the order' },
    ],
    help: 'keeps an order for when the other side gives the occasion, add for once, always for every time; or asks to be asked then.',
    examples: ['standing', 'standing ask if {window}', 'standing off if {window}', 'standing drop 1'],
    seeAlso: ['halt', 'pending'],
  }),
  act({
    name: 'die',
    slots: [{ name: 'values', kind: 'number', many: true, least: 1, says: 'what the die showed' }],
    help: 'says what a real die showed.',
    examples: ['die 4', 'die 2 6'],
    seeAlso: ['dice', 'pending'],
  }),
];
