// Questions: they read and never change anything.
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

const UNIT: Slot = { name: 'unit', kind: 'unit', says: 'a unit' };

const ask = (spec: Pick<VerbSpec, 'name' | 'help' | 'group'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  kind: 'question',
  slots: [],
  examples: [],
  seeAlso: [],
  ...spec,
});

/** What `units` can list in a game that has supply. */
export const OUT_OF_SUPPLY = 'oos';

/** What it can list in any. */
export const READY = 'ready';

export const QUESTIONS: readonly VerbSpec[] = [
  ask({
    name: 'status',
    aliases: ['st'],
    group: 'game',
    help: 'says whose move it is, the turn and phase, what is left to do, and the score.',
    examples: ['status'],
    seeAlso: ['pending', 'legal'],
  }),
  ask({
    name: 'legal',
    group: 'game',
    slots: [
      { name: 'verb', kind: 'verb', optional: true, says: 'a verb' },
      { name: 'unit', kind: 'unit', named: true, optional: true, says: 'a unit' },
      { name: 'at', kind: 'hex', optional: true, says: 'a hex' },
    ],
    help: 'says what can be done now, or what one verb, one unit or those in a hex can do.',
    examples: ['legal', 'legal {unit}', 'legal {hex}'],
    seeAlso: ['moves', 'pending'],
  }),
  ask({
    name: 'score',
    group: 'game',
    help: 'says who has how many points, and for what.',
    examples: ['score'],
    seeAlso: ['status', 'goal'],
  }),
  ask({
    name: 'events',
    group: 'game',
    help: 'says what the other side did, as far as it could be seen.',
    examples: ['events'],
    seeAlso: ['history'],
  }),
  ask({ name: 'pending', group: 'game', help: 'says the open question again.', examples: ['pending'] }),
  ask({
    name: 'dice',
    group: 'game',
    help: 'says where the dice come from and how they can be checked.',
    examples: ['dice'],
    seeAlso: ['die', 'hash'],
  }),
  ask({
    name: 'unit',
    aliases: ['u'],
    group: 'units',
    slots: [UNIT],
    help: 'describes a unit.',
    examples: ['unit {unit}', 'unit {hex}.1'],
    seeAlso: ['look', 'moves'],
  }),
  ask({
    name: 'units',
    aliases: ['list'],
    group: 'units',
    slots: [
      { name: 'side', kind: 'side', optional: true, says: 'a side' },
      { name: 'place', kind: 'place', optional: true, says: 'a hex or place' },
      { name: 'what', kind: 'word', many: true, optional: true, values: [READY], says: 'which of them' },
    ],
    help: 'lists the units of a side or in a place, north to south; ready means those that can still act.',
    examples: ['units', 'units enemy', 'units {hex}', 'units ready'],
    seeAlso: ['unit', 'near'],
  }),
  ask({
    name: 'moves',
    aliases: ['reach'],
    group: 'units',
    slots: [UNIT],
    help: 'says where a unit can go, and at what cost.',
    examples: ['moves {unit}'],
    seeAlso: ['move', 'legal'],
  }),
  ask({
    name: 'help',
    aliases: ['?', 'h'],
    group: 'read',
    slots: [{ name: 'verb', kind: 'verb', optional: true, says: 'a verb' }],
    help: 'lists the verbs, or explains one.',
    examples: ['help', 'help move'],
    seeAlso: ['legal', 'rule'],
  }),
  ask({
    name: 'why',
    group: 'read',
    help: 'explains the last refusal and its rule.',
    examples: ['why'],
    seeAlso: ['rule'],
  }),
  ask({
    name: 'rule',
    group: 'read',
    slots: [{ name: 'about', kind: 'text', says: 'a rule number or a word' }],
    help: 'says a rule by its number, or which rules mention a word.',
    examples: ['rule {rule}', 'rule river'],
    seeAlso: ['why'],
  }),
  ask({
    name: 'history',
    group: 'read',
    slots: [{ name: 'count', kind: 'number', optional: true, least: 1, says: 'how many' }],
    help: 'says the last orders again and what came of them.',
    examples: ['history', 'history 10'],
    seeAlso: ['repeat', 'marks'],
  }),
  ask({ name: 'repeat', group: 'read', help: 'says the last reply again.', examples: ['repeat'] }),
  ask({ name: 'more', group: 'read', help: 'goes on with a reply that was cut.', examples: ['more'] }),
  ask({
    name: 'marks',
    group: 'keep',
    help: 'lists marks and notes.',
    examples: ['marks'],
    seeAlso: ['mark', 'note'],
  }),
  ask({
    name: 'position',
    group: 'keep',
    help: 'says the position in one line that can be pasted elsewhere.',
    examples: ['position'],
    seeAlso: ['hash'],
  }),
  ask({
    name: 'hash',
    group: 'keep',
    help: 'says eight digits that are equal only for equal positions.',
    examples: ['hash'],
    seeAlso: ['position'],
  }),
];
