// Chapter 11: the verbs of combat.
import { combatVerb } from '../../../api/verb-spec.ts';
import { advanceVerb, attackVerb } from '../../../mechanics/combat/verbs.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';

const UNIT = { name: 'units', kind: 'unit', says: 'a unit' } as const;

export const verbs: readonly VerbSpec[] = [
  attackVerb({
    commits: true,
    help: 'attacks a hex with units next to it, with all that can, or, by best, with the fewest that lose no column of these, whatever may lie covered; at a keyboard it asks first where units that were not named may be too few or too many.',
    seeAlso: ['odds', 'targets', 'advance'],
  }),
  combatVerb({
    name: 'lower',
    slots: [{ name: 'columns', kind: 'number', least: 1, says: 'how many columns' }],
    help: 'gives up columns before the die of an attack is rolled.',
    examples: ['lower 1'],
    seeAlso: ['ardor', 'pass'],
  }),
  combatVerb({
    name: 'ardor',
    aliases: ['spirit'],
    commits: true,
    slots: [],
    help: 'rolls for an attack until something happens: National Socialist Ardor, or Proletarian Revolutionary Spirit.',
    examples: ['ardor', 'spirit'],
    seeAlso: ['lower', 'pass'],
  }),
  combatVerb({
    name: 'armour',
    aliases: ['armor'],
    commits: true,
    slots: [],
    help: 'calls the German armour concentration to an attack; a die says whether it comes.',
    examples: ['armour'],
    seeAlso: ['pass', 'odds'],
  }),
  combatVerb({
    name: 'stand',
    slots: [UNIT],
    help: 'stays in a hex instead of retreating, at the cost of a step of this unit.',
    examples: ['stand {unit}'],
    seeAlso: ['retreat', 'pending'],
  }),
  combatVerb({
    name: 'lose',
    commits: true,
    slots: [UNIT],
    help: 'gives up a step of this attacker for a bloodbath.',
    examples: ['lose {unit}'],
    seeAlso: ['pending', 'attack'],
  }),
  advanceVerb(
    'goes into a hex won in battle, and cav-mech groups one hex on; the hex may be left out where there is only one.',
  ),
];
