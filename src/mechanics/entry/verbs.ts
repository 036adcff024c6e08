// The verbs of entry: to place units, and to bring back those that were lost.
import { orderVerb } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';

/** The shared verb, with the one word that stands for where everybody stood in history. */
export const placeVerb: VerbSpec = orderVerb({
  name: 'place',
  aliases: ['p'],
  slots: [
    { name: 'units', kind: 'unit', many: true, optional: true, says: 'a unit or hex' },
    { name: 'at', kind: 'place', lead: 'at', optional: true, says: 'where to' },
    { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
  ],
  help: 'puts a new unit on the map or in a box; place default puts all where the program would.',
  examples: ['place {unit} {to}', 'place default'],
  seeAlso: ['pending', 'legal'],
});

export const replaceVerb: VerbSpec = orderVerb({
  name: 'replace',
  slots: [
    { name: 'units', kind: 'unit', many: true, optional: true, says: 'a unit of the dead pile' },
    { name: 'at', kind: 'place', lead: 'at', optional: true, says: 'where to' },
    { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
  ],
  help: 'brings units back out of the dead pile; replace default uses all steps.',
  examples: ['replace {unit} {to}', 'replace default'],
  seeAlso: ['place', 'pending'],
});
