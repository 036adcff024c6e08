// The verbs of battles: `attack` and `advance`, and the questions `odds`, `targets`, `threats` and `who`.
import { combatVerb } from '../../api/verb-spec.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';

type Words = Pick<VerbSpec, 'help'> & Partial<Pick<VerbSpec, 'slots' | 'examples'>>;

/** What a game says of them, and what may be asked in it beside what may be asked in every game. */
export type StrikeWords = {
  /** The orders to attack. */
  readonly orders: readonly string[];
  /** `slots`: after the target. */
  readonly odds: Words;
  readonly targets: Words;
  readonly threats: Words;
};

export const fromSlot: VerbSpec['slots'][number] = {
  name: 'from',
  kind: 'unit',
  many: true,
  optional: true,
  after: 'from',
  says: 'the attackers',
};

/** `slots`: after the attackers. */
export const attackVerb = ({
  slots = [],
  ...words
}: Pick<VerbSpec, 'help' | 'seeAlso'> & Partial<VerbSpec>) =>
  combatVerb({
    name: 'attack',
    aliases: ['a'],
    slots: [
      { name: 'target', kind: 'hex', alone: true, says: 'the hex to attack' },
      { name: 'how', kind: 'word', optional: true, values: ['best'], says: 'best' },
      fromSlot,
      ...slots,
    ],
    examples: ['attack {to} from {hex}', 'attack {to} from {unit}', 'attack {to}', 'attack {to} best'],
    ...words,
  });

export const advanceVerb = (help: string): VerbSpec =>
  combatVerb({
    name: 'advance',
    slots: [
      { name: 'units', kind: 'unit', many: true, says: 'a unit or hex' },
      { name: 'to', kind: 'hex', optional: true, says: 'where to' },
    ],
    help,
    examples: ['advance {unit} {to}', 'advance {unit}'],
    seeAlso: ['pass', 'attack'],
  });

const KINDS = ['mobile', 'prepared'] as const;
const KIND = {
  kind: 'word',
  optional: true,
  values: ['best', ...KINDS],
  says: 'best, mobile or prepared',
} as const;

/** Where attacks are made on the move or prepared: which are asked about. */
export const kindSlots = {
  odds: [{ name: 'how', many: true, ...KIND }, fromSlot, { name: 'as', ...KIND }],
  targets: [{ name: 'how', kind: 'word', optional: true, values: KINDS, says: 'mobile or prepared' }],
} as const satisfies Readonly<Record<string, VerbSpec['slots']>>;

export const strikeVerbs = ({ orders, odds, targets, threats }: StrikeWords): readonly VerbSpec[] => {
  const question = (
    name: string,
    { slots = [], examples = [], help }: Words,
    more: Partial<VerbSpec> = {},
  ): VerbSpec => ({
    name,
    aliases: [],
    group: 'units',
    topic: 'combat',
    kind: 'question',
    slots,
    help,
    examples,
    seeAlso: [...orders, 'rule'],
    ...more,
  });
  const { slots = [], examples = [] } = odds;
  return [
    question(
      'odds',
      {
        help: odds.help,
        slots: [{ name: 'target', kind: 'hex', says: 'the hex to attack' }, ...slots],
        examples: ['odds {target} from {unit}', 'odds {target}', 'odds {target} best', ...examples],
      },
      { aliases: ['o'], seeAlso: [...orders, 'targets', 'rule'] },
    ),
    question('targets', {
      help: targets.help,
      slots: [{ name: 'unit', kind: 'unit', optional: true, says: 'a unit' }, ...(targets.slots ?? [])],
      examples: ['targets', 'targets {unit}', ...(targets.examples ?? [])],
    }),
    question('threats', {
      help: threats.help,
      slots: [{ name: 'hex', kind: 'hex', optional: true, says: 'a hex' }],
      examples: ['threats', 'threats {hex}'],
    }),
    question('who', {
      help: 'says who could attack a hex, and why others next to it could not.',
      slots: [{ name: 'hex', kind: 'hex', says: 'a hex' }],
      examples: ['who {target}'],
    }),
  ];
};
