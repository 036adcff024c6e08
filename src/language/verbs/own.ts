// Words of a player's own, and what he wants left unsaid.
import { MUTE_NAMES } from '../../api/mute-kinds.ts';
import type { Slot, VerbSpec } from '../../api/verb-spec.ts';

const run = (spec: Pick<VerbSpec, 'name' | 'help' | 'examples'> & Partial<VerbSpec>): VerbSpec => ({
  aliases: [],
  group: 'say it how',
  kind: 'program',
  slots: [],
  seeAlso: [],
  ...spec,
});

const WHAT: Slot = { name: 'what', kind: 'text', optional: true, says: 'a word, = and what it stands for' };
const KINDS: Slot = {
  name: 'kinds',
  kind: 'word',
  many: true,
  optional: true,
  values: MUTE_NAMES,
  says: 'kinds',
};

export const OWN: readonly VerbSpec[] = [
  run({
    name: 'alias',
    slots: [WHAT],
    help: 'makes a short word for a line or its beginning, kept in the config; off forgets it.',
    examples: ['alias nc = next contact', 'alias nc off', 'alias'],
    seeAlso: ['macro'],
  }),
  run({
    name: 'macro',
    slots: [WHAT],
    help: 'makes a word for several lines parted by semicolons, done one after the other until one is refused or asks.',
    examples: ['macro dawn = status; brief me', 'macro dawn off', 'macro'],
    seeAlso: ['alias'],
  }),
  run({
    name: 'mute',
    slots: [KINDS],
    help: 'leaves sentences of a kind unsaid, never a question or a refusal; alone says which kinds there are.',
    examples: ['mute', 'mute finished'],
    seeAlso: ['unmute', 'verbosity'],
  }),
  run({
    name: 'unmute',
    slots: [KINDS],
    help: 'says sentences of a kind again, or all.',
    examples: ['unmute finished', 'unmute'],
    seeAlso: ['mute'],
  }),
];
