// Chapter 11: the verbs of combat.
import type { VerbSpec } from '../../../api/verb-spec.ts';

const act = (spec: Pick<VerbSpec, 'name' | 'help' | 'slots' | 'examples' | 'seeAlso'> & Partial<VerbSpec>) =>
  ({ topic: 'combat', aliases: [], group: 'act', kind: 'order', ...spec }) as const satisfies VerbSpec;

const UNIT = { name: 'units', kind: 'unit', says: 'a unit' } as const;

export const verbs: readonly VerbSpec[] = [
  act({
    name: 'attack',
    aliases: ['a'],
    commits: true,
    slots: [
      { name: 'target', kind: 'hex', says: 'the hex to attack' },
      { name: 'how', kind: 'word', optional: true, values: ['best'], says: 'best' },
      { name: 'from', kind: 'unit', many: true, optional: true, after: 'from', says: 'the attackers' },
    ],
    help: 'attacks a hex with units next to it, with all that can, or, by best, with the fewest that lose no column of these, whatever may lie covered; at a keyboard it asks first where units that were not named may be too few or too many.',
    examples: ['attack {to} from {hex}', 'attack {to} from {unit}', 'attack {to}', 'attack {to} best'],
    seeAlso: ['odds', 'targets', 'advance'],
  }),
  act({
    name: 'lower',
    slots: [{ name: 'columns', kind: 'number', least: 1, says: 'how many columns' }],
    help: 'gives up columns before the die of an attack is rolled.',
    examples: ['lower 1'],
    seeAlso: ['ardor', 'pass'],
  }),
  act({
    name: 'ardor',
    aliases: ['spirit'],
    commits: true,
    slots: [],
    help: 'rolls for an attack until something happens: National Socialist Ardor, or Proletarian Revolutionary Spirit.',
    examples: ['ardor', 'spirit'],
    seeAlso: ['lower', 'pass'],
  }),
  act({
    name: 'armour',
    aliases: ['armor'],
    commits: true,
    slots: [],
    help: 'calls the German armour concentration to an attack; a die says whether it comes.',
    examples: ['armour'],
    seeAlso: ['pass', 'odds'],
  }),
  act({
    name: 'stand',
    slots: [UNIT],
    help: 'stays in a hex instead of retreating, at the cost of a step of this unit.',
    examples: ['stand {unit}'],
    seeAlso: ['retreat', 'pending'],
  }),
  act({
    name: 'lose',
    commits: true,
    slots: [UNIT],
    help: 'gives up a step of this attacker for a bloodbath.',
    examples: ['lose {unit}'],
    seeAlso: ['pending', 'attack'],
  }),
  act({
    name: 'advance',
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' },
      { name: 'to', kind: 'hex', optional: true, says: 'where to' },
    ],
    help: 'goes into a hex won in battle, and cav-mech groups one hex on; the hex may be left out where there is only one.',
    examples: ['advance {unit} {to}', 'advance {unit}'],
    seeAlso: ['pass', 'attack'],
  }),
];
