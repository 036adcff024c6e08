// Verbs of the program itself: breaking in, taking back, keeping, and how replies are said.
import { HEX_SPEECHES, THEME_WISHES } from '../../api/settings.ts';
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

const COUNT: Slot = { name: 'count', kind: 'number', optional: true, least: 1, says: 'how many' };

const run = (spec: Pick<VerbSpec, 'name' | 'help' | 'group'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  kind: 'program',
  slots: [],
  examples: [],
  seeAlso: [],
  ...spec,
});

export const PROGRAM: readonly VerbSpec[] = [
  run({
    name: 'halt',
    group: 'act',
    help: 'lets the side that is not on move break in with the next order, where it has the right.',
    examples: ['halt'],
    seeAlso: ['standing', 'legal'],
  }),
  run({
    name: 'ready',
    group: 'act',
    help: 'takes over the keyboard after a hand-over.',
    examples: ['ready'],
    seeAlso: ['events', 'status'],
  }),
  run({
    name: 'undo',
    group: 'take back',
    slots: [{ name: 'how', kind: 'word', values: ['anyway'], optional: true, says: 'anyway' }, COUNT],
    help: 'takes back an order, as far as the last die or other news; anyway goes past them, where one plays both sides and nothing is hidden.',
    examples: ['undo', 'undo 2', 'undo anyway'],
    seeAlso: ['redo', 'try'],
  }),
  run({
    name: 'redo',
    group: 'take back',
    slots: [COUNT],
    help: 'gives again what was taken back.',
    examples: ['redo'],
    seeAlso: ['undo'],
  }),
  run({
    name: 'try',
    group: 'take back',
    slots: [
      { name: 'how', kind: 'word', values: ['off'], optional: true, says: 'off' },
      { name: 'order', kind: 'order', optional: true, says: 'an order' },
    ],
    help: 'carries out orders on a scratch copy, until try off.',
    examples: ['try {order}', 'try off'],
    seeAlso: ['undo'],
  }),
  run({
    name: 'branch',
    group: 'take back',
    slots: [{ name: 'line', kind: 'number', least: 1, says: 'the number of an order' }],
    help: 'makes a practice copy from before an order, in another file with dice of its own.',
    examples: ['branch 1'],
    seeAlso: ['history', 'try', 'undo'],
  }),
  run({
    name: 'again',
    aliases: ['g'],
    group: 'read',
    help: 'does the last line again, whatever it was; an answer such as 1 or yes is none.',
    examples: ['again'],
    seeAlso: ['repeat'],
  }),
  run({
    name: 'hint',
    group: 'read',
    help: 'says what to type in the step of a lesson.',
    examples: ['hint'],
    seeAlso: ['lesson'],
  }),
  run({
    name: 'lesson',
    group: 'read',
    slots: [{ name: 'which', kind: 'text', optional: true, says: 'its number or name, again, or list' }],
    help: 'says the step of a lesson again, or goes to a lesson of the tutorial.',
    examples: ['lesson', 'lesson 3', 'lesson again', 'lesson list'],
    seeAlso: ['hint'],
  }),
  run({
    name: 'save',
    group: 'keep',
    help: 'says where the game is kept.',
    examples: ['save'],
    seeAlso: ['quit'],
  }),
  run({
    name: 'quit',
    aliases: ['q', 'exit'],
    group: 'keep',
    help: 'leaves; the game is kept.',
    examples: ['quit'],
    seeAlso: ['save'],
  }),
  run({
    name: 'resume',
    group: 'keep',
    help: 'goes on with another game: at the shell, once this one is left.',
    examples: ['resume'],
    seeAlso: ['save', 'quit'],
  }),
  run({
    name: 'yes',
    group: 'act',
    help: 'confirms what has just been asked about; only the whole word does.',
    examples: ['yes'],
    seeAlso: ['resign', 'end'],
  }),
  run({
    name: 'note',
    group: 'keep',
    slots: [{ name: 'text', kind: 'text', says: 'the note' }],
    help: 'keeps a note in the record.',
    examples: ['note weak flank near {hex}'],
    seeAlso: ['mark', 'marks'],
  }),
  run({
    name: 'mark',
    group: 'keep',
    slots: [{ name: 'text', kind: 'text', optional: true, says: 'a name' }],
    help: 'marks this place in the record.',
    examples: ['mark', 'mark before the attack'],
    seeAlso: ['marks', 'note'],
  }),
  run({
    name: 'brief',
    group: 'say it how',
    help: 'makes replies one or two lines long; --brief in a line does it for that reply alone.',
    examples: ['brief'],
  }),
  run({
    name: 'normal',
    group: 'say it how',
    help: 'makes replies up to six lines long; --normal in a line does it for that reply alone.',
    examples: ['normal'],
  }),
  run({
    name: 'verbose',
    group: 'say it how',
    help: 'adds sums, rules and codes to replies; --verbose in a line does it for that reply alone.',
    examples: ['verbose'],
  }),
  run({
    name: 'hexspeech',
    group: 'say it how',
    slots: [
      {
        name: 'style',
        kind: 'word',
        values: [...HEX_SPEECHES],
        says: 'pair, digits, raw or nato',
      },
    ],
    help: 'sets how hexes are said.',
    examples: ['hexspeech digits'],
  }),
  run({
    name: 'prompt',
    group: 'say it how',
    slots: [{ name: 'style', kind: 'word', values: ['on', 'long', 'off'], says: 'on, long or off' }],
    help: 'sets the prompt: long adds side and phase.',
    examples: ['prompt long', 'prompt off'],
  }),
  run({
    name: 'theme',
    group: 'say it how',
    slots: [
      {
        name: 'theme',
        kind: 'word',
        values: [...THEME_WISHES],
        says: 'auto, dark, light, 16 or mono',
      },
    ],
    help: 'sets the colours of the map screen; mono has none.',
    examples: ['theme light', 'theme mono'],
    seeAlso: [],
  }),
];
