// Help as messages, made from the registry: the list of verbs, or one verb with its form and examples.
import type { Message } from '../core/types.ts';
import { examplesOf, sayOf, spoken } from './examples.ts';
import { VERB_GROUPS } from '../api/verb-spec.ts';
import { LEVELS } from '../api/settings.ts';
import type { Slot, VerbGroup, VerbSpec } from '../api/verb-spec.ts';
import type { VerbRegistry } from './verb-registry.ts';
import type { Scene } from './parse/scope.ts';

/** Every key this file makes, and the params of its sentence. */
export const HELP_MESSAGES = {
  'help.group': ['group', 'verbs'],
  'help.how': ['example'],
  'help.levels': ['options'],
  'help.verb': ['verb', 'help'],
  'help.form': ['form'],
  'help.options': ['verb', 'options'],
  'help.aliases': ['verb', 'aliases'],
  'help.example': ['example'],
  'help.see-also': ['verbs'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const message = (key: keyof typeof HELP_MESSAGES, params: Message['params']): Message => ({ key, params });

/** Verbs in a line: of more a list would say only how many there are. */
const IN_LINE = 12;

const FIRST_GROUPS = ['act', 'take back'] as const satisfies readonly VerbGroup[];

/** What can be done before what can be asked: whoever types `help` first wants to do something. */
const GROUPS: readonly VerbGroup[] = [
  ...FIRST_GROUPS,
  ...VERB_GROUPS.filter((group) => !FIRST_GROUPS.some((first) => first === group)),
];

const helpAll = (registry: VerbRegistry): readonly Message[] => {
  const groups = GROUPS.flatMap((group) => {
    const verbs = registry.verbs.filter((spec) => spec.group === group).map(({ name }) => name);
    const lines = Math.ceil(verbs.length / IN_LINE);
    const each = Math.ceil(verbs.length / lines);
    return Array.from({ length: lines }, (_, i) => ({ group, verbs: verbs.slice(i * each, (i + 1) * each) }));
  });
  const first = registry.verbs[0]?.name ?? 'help';
  return [
    message('help.how', { example: `help ${first}` }),
    ...groups.filter(({ verbs }) => verbs.length > 0).map((params) => message('help.group', params)),
    message('help.levels', { options: LEVELS.map((name) => `--${name}`) }),
  ];
};

const rangeOf = ({ least, most }: Slot): string =>
  least === undefined || most === undefined ? '' : ` from ${least} to ${most}`;

const stepOf = (slot: Slot): string => {
  const said = sayOf(slot) + rangeOf(slot);
  const what = slot.after === undefined ? said : `${slot.after} and ${said}`;
  return slot.optional === true ? `perhaps ${what}` : what;
};

/** `move, then a unit or hex, then where to`. */
export const formOf = ({ name, slots }: VerbSpec): string => [name, ...slots.map(stepOf)].join(', then ');

/** A longer form cannot be kept in mind by ear: the examples say it better. */
const LONGEST_FORM = 110;

const helpVerb = (registry: VerbRegistry, scene: Scene | undefined, spec: VerbSpec): readonly Message[] => {
  const { name: verb, help, aliases, slots, flags = [] } = spec;
  const seeAlso = spec.seeAlso.filter((name) => registry.named(name) !== undefined);
  return [
    message('help.verb', { verb, help: help.replace(/\.$/, '') }),
    ...(slots.length === 0 || formOf(spec).length > LONGEST_FORM
      ? []
      : [message('help.form', { form: formOf(spec) })]),
    ...(flags.length === 0
      ? []
      : [message('help.options', { verb, options: flags.map(({ name }) => `--${name}`) })]),
    ...(aliases.length === 0 ? [] : [message('help.aliases', { verb, aliases: [...aliases] })]),
    ...examplesOf(spec, registry, scene).map((example) =>
      message('help.example', { example: spoken(scene, example) }),
    ),
    ...(seeAlso.length === 0 ? [] : [message('help.see-also', { verbs: seeAlso })]),
  ];
};

/** `verb`: a name as `understand` gives it; undefined asks for the list. */
export const helpFor = (
  registry: VerbRegistry,
  scene: Scene | undefined,
  verb: string | undefined,
): readonly Message[] => {
  const spec = verb === undefined ? undefined : registry.named(verb)?.spec;
  return spec === undefined ? helpAll(registry) : helpVerb(registry, scene, spec);
};
