// The verbs of replacements by credits.
import { orderVerb } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';

const UNIT = { name: 'units', kind: 'unit', many: true, says: 'a unit' } as const;

export const replacementVerbs: readonly VerbSpec[] = [
  orderVerb({
    name: 'replace',
    slots: [
      { ...UNIT, optional: true },
      { name: 'at', kind: 'hex', lead: 'at', optional: true, says: 'a town' },
      { name: 'how', kind: 'word', optional: true, values: ['default'], says: 'default' },
    ],
    help: 'has a unit for credits: by rail to a town, or without one to walk on from the east in the first pulse; replace default uses all credits, and brings everybody to Moscow or near it.',
    examples: ['replace {unit} {to}', 'replace {unit}', 'replace default'],
    seeAlso: ['enter', 'disband'],
  }),
  orderVerb({
    name: 'disband',
    commits: true,
    slots: [UNIT],
    help: 'gives up a unit that is not Disrupted, so that it can be had again for credits.',
    examples: ['disband {unit}'],
    seeAlso: ['replace'],
  }),
  orderVerb({
    name: 'enter',
    slots: [UNIT, { name: 'at', kind: 'hex', lead: 'at', says: 'a hex of the edge' }],
    help: 'walks a unit onto the map, for what the hex costs.',
    examples: ['enter {unit} {to}'],
    seeAlso: ['replace', 'move'],
  }),
];

const gamble: VerbSpec = orderVerb({
  name: 'gamble',
  commits: true,
  slots: [{ name: 'risk', kind: 'word', values: ['low', 'high'], says: 'low or high' }],
  help: 'begins the Siberian Reserve, and rolls for it in each turn before it would come by itself: low loses the game with a total of 2 or 3, high with 11 or 12.',
  examples: ['gamble low', 'gamble high'],
  seeAlso: ['replace', 'goal'],
});

const keep: VerbSpec = orderVerb({
  name: 'keep',
  commits: true,
  slots: [],
  help: 'rolls whether the 2nd Fliegerkorps stays when it would leave, one chance in two; if it does, Moscow alone wins no more.',
  examples: ['keep'],
  seeAlso: ['pass', 'goal'],
});

/** The gamble for the Siberian Reserve, and the Fliegerkorps that may be kept. */
export const reserveVerbs: readonly VerbSpec[] = [gamble, keep];
