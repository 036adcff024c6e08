// The words of battles at the front, and of the questions about them.
import { combatVerb } from '../../../api/verb-spec.ts';
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { advanceVerb, attackVerb, fromSlot, strikeVerbs } from '../verbs.ts';

const target = { name: 'target', kind: 'hex', says: 'the hex under attack' } as const;

export const forceVerb: VerbSpec = combatVerb({
  name: 'force',
  commits: true,
  slots: [],
  help: 'makes a German attack a forced exchange, before its die is rolled.',
  examples: ['force'],
  seeAlso: ['pass', 'odds'],
});

export const declineVerb: VerbSpec = combatVerb({
  name: 'decline',
  commits: true,
  slots: [],
  help: 'declines an exchange: attackers are Disrupted instead, defenders suffer D2.',
  examples: ['decline'],
  seeAlso: ['pass', 'pending'],
});

/** Where exchanges may be forced and declined. */
export const exchangeVerbs: readonly VerbSpec[] = [forceVerb, declineVerb];

export const frontVerbs: readonly VerbSpec[] = [
  attackVerb({
    help: 'allocates an attack to a hex, with units next to it, with all that can, or, by best, with the fewest that lose no column; after a breakthrough it is fought at once.',
    seeAlso: ['cancel', 'fight', 'odds'],
  }),
  combatVerb({
    name: 'cancel',
    slots: [{ ...target, optional: true }],
    help: 'takes an attack off the plan, or, without a hex, all of them; once the plan is being fought only Germans may, and only what no other attack needs.',
    examples: ['cancel {to}', 'cancel'],
    seeAlso: ['attack', 'fight'],
  }),
  combatVerb({
    name: 'fight',
    aliases: ['f'],
    commits: true,
    slots: [
      { ...target, optional: true },
      { name: 'how', kind: 'word', optional: true, values: ['press'], says: 'press' },
    ],
    help: 'fights an attack of the plan; press reads the die a column higher on its better half and lower on its worse.',
    examples: ['fight {to}', 'fight {to} press'],
    seeAlso: ['attack', 'cancel', 'odds'],
  }),
  combatVerb({
    name: 'stand',
    commits: true,
    slots: [{ name: 'units', kind: 'unit', many: true, optional: true, says: 'units' }],
    help: 'gives No Retreat orders: of Germans to the units named, or all in the hex; of Russians to all units for the whole German player turn.',
    examples: ['stand', 'stand {unit}'],
    seeAlso: ['pass', 'pending'],
  }),
  combatVerb({
    name: 'drive',
    commits: true,
    slots: [{ name: 'hexes', kind: 'word', values: ['0', '1', '2', '3'], says: 'a number of hexes' }],
    help: 'says how many hexes beaten defenders must go back.',
    examples: ['drive 1', 'drive 0'],
    seeAlso: ['retreat', 'pending'],
  }),
  combatVerb({
    name: 'lose',
    commits: true,
    spread: true,
    slots: [{ name: 'units', kind: 'unit', many: true, says: 'units' }],
    help: 'gives up units for the result of a battle: a panzer corps is turned over first, an infantry corps breaks up first.',
    examples: ['lose {unit}'],
    seeAlso: ['pending', 'attack'],
  }),
  advanceVerb(
    'goes into a hex that was won, on from it, or into an empty one beside it; without a hex into that won.',
  ),
  combatVerb({
    name: 'fire',
    commits: true,
    slots: [
      { name: 'units', kind: 'unit', named: true, says: 'a katyusha regiment' },
      { name: 'target', kind: 'hex', says: 'the hex to fire at' },
    ],
    help: 'fires rockets at a hex next to a katyusha regiment, before any battle of the phase.',
    examples: ['fire {unit} {to}'],
    seeAlso: ['attack', 'fight'],
  }),
];

/** `how`: what an attack may be asked about as. */
export const frontQuestionVerbs = (how: readonly string[]): readonly VerbSpec[] => {
  const words = { kind: 'word', many: true, optional: true, values: ['best', ...how] } as const;
  const planVerb: VerbSpec = {
    name: 'plan',
    aliases: [],
    group: 'units',
    topic: 'combat',
    kind: 'question',
    slots: [],
    help: 'lists the attacks that are planned, with their units and odds.',
    examples: ['plan'],
    seeAlso: ['attack', 'cancel', 'fight', 'odds'],
  };
  const strikes = strikeVerbs({
    orders: ['attack', 'fight'],
    odds: {
      slots: [
        { name: 'how', ...words, says: `best or ${how.join(' or ')}` },
        fromSlot,
        { name: 'as', ...words, says: how.join(' or ') },
      ],
      help: 'says the column of an attack for each part of the defence, every shift, and what each row of the table would bring, by both its numbers; press and force as it would be then.',
      examples: ['odds {target} press'],
    },
    targets: { help: 'lists the attacks open to you from where your units stand, best column first.' },
    threats: {
      help: 'lists your hexes by the best column the other side could reach when it attacks next from where it stands.',
    },
  });
  return [...strikes, planVerb];
};
