// The verbs of replacements, of the Siberian Reserve and of the 2nd Fliegerkorps.
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { replacementVerbs } from '../../../mechanics/replacements/verbs.ts';

const gamble: VerbSpec = {
  name: 'gamble',
  aliases: [],
  group: 'act',
  kind: 'order',
  commits: true,
  slots: [{ name: 'risk', kind: 'word', values: ['low', 'high'], says: 'low or high' }],
  help: 'begins the Siberian Reserve, and rolls for it in each turn before it would come by itself: low loses the game with a total of 2 or 3, high with 11 or 12.',
  examples: ['gamble low', 'gamble high'],
  seeAlso: ['replace', 'goal'],
};

const keep: VerbSpec = {
  name: 'keep',
  aliases: [],
  group: 'act',
  kind: 'order',
  commits: true,
  slots: [],
  help: 'rolls whether the 2nd Fliegerkorps stays after turn 3, one chance in two; if it does, Moscow alone wins no more.',
  examples: ['keep'],
  seeAlso: ['pass', 'goal'],
};

export const verbs: readonly VerbSpec[] = [...replacementVerbs, gamble, keep];
