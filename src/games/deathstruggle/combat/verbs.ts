// The words of ground combat: those of every front, as this game has them, and the ford of the first turn.
import type { VerbSpec } from '../../../api/verb-spec.ts';
import { exchangeVerbs, frontQuestionVerbs, frontVerbs } from '../../../mechanics/combat/front/verbs.ts';

/** What this game says otherwise. */
const HELPS: Readonly<Record<string, string>> = {
  cancel:
    'takes an attack off the plan, or, without a hex, all of them; once the plan is being fought only the Axis may, and only what no other attack needs.',
  stand: 'gives No Retreat orders in a battle, to the units named or to all in the hex.',
  force:
    'makes the result an exchange with units that have been told to hold: of Russians before the die, of the Axis once it has fallen.',
  decline:
    'declines an exchange: Germans who attack in good weather are Disrupted instead; Germans in a forced one take a D3.',
  lose: 'gives up units for the result of a battle: a panzer division is turned over first, a corps of infantry falls apart first.',
};

const ford: VerbSpec = {
  name: 'ford',
  aliases: [],
  group: 'act',
  topic: 'combat',
  kind: 'order',
  slots: [
    { name: 'target', kind: 'hex', says: 'the hex under attack' },
    { name: 'from', kind: 'hex', after: 'from', says: 'the hex on the other bank' },
  ],
  help: 'names the one side of a river that costs Axis attacks no column on the first turn.',
  examples: ['ford {to} from {hex}'],
  seeAlso: ['attack', 'odds'],
};

export const combatVerbs: readonly VerbSpec[] = [
  ...[...frontVerbs, ...exchangeVerbs].map((verb) => ({ ...verb, help: HELPS[verb.name] ?? verb.help })),
  ford,
  ...frontQuestionVerbs(['press', 'stand', 'force']),
];
