// Verbs that look back and keep: what has changed, luck, replay, transcripts, exports, and how replies are cut.
import { LEVELS } from '../../api/settings.ts';
import { TOPICS } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';

type Spec = Pick<VerbSpec, 'name' | 'help' | 'group' | 'kind'> & Partial<VerbSpec>;

const verb = (spec: Spec): VerbSpec => ({ aliases: [], slots: [], examples: [], seeAlso: [], ...spec });

export const MEMORY: readonly VerbSpec[] = [
  verb({
    name: 'changes',
    group: 'game',
    kind: 'question',
    help: 'says what is different from the end of your last turn.',
    examples: ['changes'],
    seeAlso: ['events', 'replay'],
  }),
  verb({
    name: 'luck',
    group: 'game',
    kind: 'question',
    help: 'says how the dice have fallen for each side, and who has lost how much.',
    examples: ['luck'],
    seeAlso: ['dice', 'score'],
  }),
  verb({
    name: 'replay',
    group: 'keep',
    kind: 'program',
    slots: [
      { name: 'where', kind: 'text', optional: true, says: 'turn, line or mark, or the side whose view' },
    ],
    help: 'goes through the game again from the beginning or from elsewhere; leave ends it.',
    examples: ['replay', 'replay turn 2', 'replay line 5', 'replay as both', 'replay off'],
    seeAlso: ['next', 'prev', 'goto', 'leave'],
  }),
  verb({
    name: 'goto',
    group: 'keep',
    kind: 'program',
    slots: [{ name: 'where', kind: 'text', says: 'a line, a turn or a mark' }],
    help: 'replays from an order by its number, from a turn, or from a mark.',
    examples: ['goto 5', 'goto turn 2', 'goto mark before the attack'],
    seeAlso: ['mark', 'marks', 'replay'],
  }),
  verb({
    name: 'leave',
    group: 'keep',
    kind: 'program',
    help: 'leaves a replay and goes back to the game.',
    examples: ['leave'],
    seeAlso: ['replay'],
  }),
  verb({
    name: 'transcript',
    group: 'keep',
    kind: 'program',
    slots: [
      { name: 'how', kind: 'word', optional: true, values: ['on', 'off'], says: 'on or off' },
      { name: 'name', kind: 'word', optional: true, says: 'a name' },
    ],
    help: 'writes down all that is typed and said, in a file that runs again.',
    examples: ['transcript on evening', 'transcript off'],
    seeAlso: ['export', 'note'],
  }),
  verb({
    name: 'export',
    group: 'keep',
    kind: 'program',
    slots: [
      {
        name: 'what',
        kind: 'word',
        values: ['picture', 'record', 'position', 'transcript'],
        says: 'picture, record, position or transcript',
      },
      { name: 'name', kind: 'word', optional: true, says: 'a name' },
    ],
    help: 'writes the map as a picture, the record, the position or a transcript into a file.',
    examples: ['export picture', 'export record evening'],
    seeAlso: ['transcript', 'position'],
  }),
  verb({
    name: 'page',
    group: 'say it how',
    kind: 'program',
    slots: [{ name: 'lines', kind: 'word', optional: true, says: 'how many lines, off, or level' }],
    help: 'sets how many lines of a long reply come at once; off cuts nothing, level goes by the level.',
    examples: ['page 20', 'page off', 'page level'],
    seeAlso: ['more', 'verbosity'],
  }),
  verb({
    name: 'names',
    group: 'say it how',
    kind: 'program',
    slots: [
      { name: 'style', kind: 'word', optional: true, values: ['short', 'long'], says: 'short or long' },
    ],
    help: 'sets whether units are called by their short ids or by their names.',
    examples: ['names short', 'names long'],
    seeAlso: ['hexspeech'],
  }),
  verb({
    name: 'verbosity',
    group: 'say it how',
    kind: 'program',
    slots: [
      {
        name: 'topic',
        kind: 'word',
        optional: true,
        values: [...TOPICS, ...LEVELS],
        says: `a topic, one of ${TOPICS.join(', ')}`,
      },
      {
        name: 'level',
        kind: 'word',
        optional: true,
        values: [...LEVELS, 'off'],
        says: 'brief, normal, verbose or off',
      },
    ],
    help: 'sets the level of one topic; off makes it follow the others.',
    examples: ['verbosity combat brief', 'verbosity combat off', 'verbosity'],
    seeAlso: ['brief', 'normal', 'verbose', 'page'],
  }),
];
