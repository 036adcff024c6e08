// What a commander means: groups of units sent on their way in one line, attacks planned and fought, lines of units drawn.
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

const run = (spec: Pick<VerbSpec, 'name' | 'help' | 'group' | 'examples'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  kind: 'program',
  slots: [],
  seeAlso: [],
  ...spec,
});

const UNITS: Slot = { name: 'units', kind: 'unit', many: true, says: 'units' };

/** What `group` does with the units it is given: without a word they are the group. */
export const GROUP_HOW = ['=', 'add', 'drop'] as const;

/** What the questions of an attack may be answered with while a plan is fought. */
export const FIGHT_HOW = ['advance', 'pass'] as const;

export const INTENT: readonly VerbSpec[] = [
  run({
    name: 'group',
    group: 'units',
    slots: [
      { name: 'name', kind: 'word', says: 'a name' },
      { name: 'how', kind: 'word', optional: true, values: GROUP_HOW, says: '=, add or drop' },
      { ...UNITS, optional: true },
    ],
    help: 'gives units a name of your own: it stands for them in any line, and alone sends them, as in guderian to minsk.',
    examples: ['group guderian = {unit}'],
    seeAlso: ['groups', 'ungroup', 'send'],
  }),
  run({
    name: 'ungroup',
    group: 'units',
    slots: [{ name: 'name', kind: 'word', says: 'the name of a group' }],
    help: 'forgets a group; its units stay where they are.',
    examples: ['ungroup guderian'],
    seeAlso: ['group', 'groups'],
  }),
  run({
    name: 'groups',
    group: 'units',
    help: 'lists your groups, and the formations this game knows.',
    examples: ['groups'],
    seeAlso: ['group'],
  }),
  run({
    name: 'send',
    group: 'act',
    topic: 'movement',
    slots: [UNITS, { name: 'to', kind: 'hex', says: 'where to' }],
    help: 'moves units, or a group, as far towards a hex as each may get; each move is an order like any other.',
    examples: ['send {unit} to {town}'],
    seeAlso: ['group', 'move', 'undo'],
  }),
  run({
    name: 'plan',
    group: 'units',
    topic: 'combat',
    slots: [
      { name: 'how', kind: 'word', optional: true, values: ['left'], says: 'left' },
      { name: 'target', kind: 'hex', optional: true, says: 'a hex to attack' },
      { ...UNITS, name: 'from', optional: true, after: 'from', says: 'the attackers' },
      {
        name: 'without',
        kind: 'number',
        many: true,
        optional: true,
        least: 1,
        most: 99,
        after: 'without',
        says: 'numbers of attacks',
      },
    ],
    help: 'plans attacks with all who can, nobody twice; a hex from units puts in one of your own, without and a number leaves one out, left tells it again.',
    examples: ['plan', 'plan {target} from {unit}', 'plan without 3', 'plan left'],
    seeAlso: ['fight', 'attack'],
  }),
  run({
    name: 'fight',
    group: 'act',
    topic: 'combat',
    commits: true,
    slots: [
      {
        name: 'how',
        kind: 'word',
        many: true,
        optional: true,
        values: FIGHT_HOW,
        says: 'advance, pass, or both',
      },
    ],
    help: 'carries out the plan, and stops where you are asked; advance goes in with all who may, pass declines the rest.',
    examples: ['fight', 'fight advance', 'fight advance pass'],
    seeAlso: ['plan', 'attack'],
  }),
  run({
    name: 'line',
    group: 'act',
    topic: 'movement',
    slots: [
      { ...UNITS, optional: true, lead: 'of' },
      { name: 'from', kind: 'hex', after: 'from', says: 'one end' },
      { name: 'to', kind: 'hex', after: 'to', says: 'the other end' },
    ],
    help: 'proposes a line of units, or of all who can move, from hex to hex; yes moves them there.',
    examples: ['line from {hex} to {town}'],
    seeAlso: ['group', 'gaps', 'send'],
  }),
];
