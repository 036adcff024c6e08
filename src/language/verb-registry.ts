// The one registry of verbs of a game: the shared ones it uses and its own, ready to be looked up and read by.
import type { Rules } from '../core/rule-set.ts';
import type { RuleId } from '../core/types.ts';
import type { Board, Game, Samples } from '../api/game.ts';
import type { Slot, VerbSpec } from '../api/verb-spec.ts';
import { KERNEL_VERBS, SHARED_VERBS } from './verbs/index.ts';
import { SOUGHT } from './verbs/map.ts';
import { OUT_OF_SUPPLY, READY } from './verbs/questions.ts';

/** A verb with its slots in runs: every slot with a word of its own before it, such as `from`, opens a new one. */
export type Verb = {
  readonly spec: VerbSpec;
  readonly runs: readonly (readonly Slot[])[];
  /** Words that part slots from each other in the canonical form. */
  readonly marks: ReadonlySet<string>;
  /** The slot that holds an order, if any. */
  readonly nested: Slot | undefined;
};

/** The first slot needs no word before it. */
export const startsUnled = ({ runs }: Verb): boolean =>
  runs[0] !== undefined && runs[0][0]?.after === undefined;

export type VerbRegistry = {
  readonly verbs: readonly VerbSpec[];
  /** Shared orders this game has no use for. */
  readonly unused: ReadonlySet<string>;
  readonly board: Board | undefined;
  readonly samples: Samples | undefined;
  /** Words of the game that are no verbs, and that help explains. */
  readonly terms: ReadonlyMap<string, readonly RuleId[]>;
  /** By name or alias, in small letters. */
  find(word: string): Verb | undefined;
  /** By name only. */
  named(name: string): Verb | undefined;
};

type Source = Pick<Game, 'verbs' | 'rules' | 'board' | 'outOfSupply' | 'picks' | 'samples' | 'terms'> &
  Partial<Pick<Game, 'printed'>>;

/** Words that mean nothing by themselves where a place or a unit belongs. */
export const PLACE_NOISE: ReadonlySet<string> = new Set(['to', 'at', 'into', 'in', 'the', 'and']);
export const UNIT_NOISE: ReadonlySet<string> = new Set(['the', 'and', 'with', 'by', 'plus', '+', '&']);

export const leadOf = (slot: Slot): string => slot.lead ?? 'to';

const runsOf = (slots: readonly Slot[]): Slot[][] => {
  const runs: Slot[][] = [];
  for (const slot of slots) {
    const open = runs[runs.length - 1];
    if (open === undefined || slot.after !== undefined) runs.push([slot]);
    else open.push(slot);
  }
  return runs;
};

const twice = (words: readonly string[]): string | undefined =>
  words.find((word, i) => words.indexOf(word) < i);

/** What is wrong with a spec: these are faults of whoever wrote it, not of a player. */
const fault = (spec: VerbSpec): string | undefined => {
  const { slots, flags = [] } = spec;
  const afters = slots.flatMap(({ after }) => (after === undefined ? [] : [after]));
  const names = [...slots, ...flags].map(({ name }) => name);
  const repeated = twice(names) ?? twice(afters);
  if (repeated !== undefined) return `has ${repeated} twice`;
  const odd = [spec.name, ...names, ...afters, ...slots.map(leadOf)].find(
    (word) => !/^[a-z][a-z0-9-]*$/.test(word),
  );
  if (odd !== undefined) return `has a word that cannot be typed: ${odd}`;
  const clash = slots.find((slot) => slot.after === undefined && afters.includes(leadOf(slot)));
  if (clash !== undefined) return `parts ${clash.name} by a word that stands before another slot`;
  const greedy = slots.findIndex(({ kind }) => kind === 'text' || kind === 'order');
  if (greedy >= 0 && greedy < slots.length - 1) return `has words after ${slots[greedy]?.name ?? ''}`;
  if (greedy >= 0 && flags.length > 0) return 'has options beside the rest of the line';
  return spec.spread === true && !slots.some(({ kind, many }) => kind === 'unit' && many === true)
    ? 'spreads no units'
    : undefined;
};

const ready = (spec: VerbSpec): Verb => {
  const wrong = fault(spec);
  if (wrong !== undefined) throw new Error(`The verb ${spec.name} ${wrong}`);
  const marks = spec.slots.map((slot) => slot.after ?? leadOf(slot));
  return {
    spec,
    runs: runsOf(spec.slots),
    marks: new Set(marks),
    nested: spec.slots.find(({ kind }) => kind === 'order'),
  };
};

const windowsOf = (rules: Rules): string[] => {
  const steps = Object.values(rules.procedures).flatMap((procedure) => Object.values(procedure));
  return [...new Set(steps.flatMap((step) => (step.kind === 'window' ? [step.name] : [])))];
};

const withValues = (spec: VerbSpec, name: string, values: readonly string[]): VerbSpec => ({
  ...spec,
  slots: spec.slots.map((slot) => (slot.name === name ? { ...slot, values } : slot)),
});

/** What can be looked for: what every map may have, then the features and networks of this one. */
const soughtOn = ({ printed }: Pick<Source, 'printed'>): readonly string[] => [
  ...new Set<string>([
    ...SOUGHT,
    ...Object.keys(printed?.map.features ?? {}),
    ...Object.keys(printed?.map.networks ?? {}),
  ]),
];

/** Which units can be listed: what a game has words for, and those that can still act. */
const listedIn = ({ outOfSupply, picks = {} }: Source): readonly string[] => [
  ...(outOfSupply === undefined ? [] : [OUT_OF_SUPPLY]),
  ...Object.keys(picks),
  READY,
];

/** Standing orders name windows, lists of units kinds, and maps what is on them: every game has its own. */
const withWordsOf = (spec: VerbSpec, source: Source): VerbSpec => {
  if (spec.name === 'standing') return withValues(spec, 'window', windowsOf(source.rules));
  if (spec.name === 'nearest') return withValues(spec, 'what', soughtOn(source));
  return spec.name === 'units' ? withValues(spec, 'what', listedIn(source)) : spec;
};

const sharedBy = (source: Source): VerbSpec[] => {
  const used = new Set(source.verbs.filter((verb) => typeof verb === 'string'));
  for (const name of used) {
    if (!SHARED_VERBS.some((spec) => spec.name === name)) throw new Error(`There is no shared verb ${name}`);
  }
  // Standing orders are for windows: where no rule opens one there is nothing to keep.
  const isIdle = (name: string): boolean => name === 'standing' && windowsOf(source.rules).length === 0;
  return SHARED_VERBS.filter(
    ({ name, kind }) => kind !== 'order' || used.has(name) || (KERNEL_VERBS.has(name) && !isIdle(name)),
  ).map((spec) => withWordsOf(spec, source));
};

/** The verbs of a game; without one, all that games may share. A game's own verb replaces a shared one of its name. */
export const registryFor = (source: Source | undefined): VerbRegistry => {
  const own = source?.verbs.filter((verb) => typeof verb !== 'string') ?? [];
  const ownNames = new Set(own.map(({ name }) => name));
  const shared = (source === undefined ? [...SHARED_VERBS] : sharedBy(source)).filter(
    ({ name }) => !ownNames.has(name),
  );
  const orders = shared.filter(({ kind }) => kind === 'order');
  const verbs = [...orders, ...own, ...shared.filter(({ kind }) => kind !== 'order')];

  const byName = new Map<string, Verb>();
  const byWord = new Map<string, Verb>();
  for (const spec of verbs) {
    const verb = ready(spec);
    byName.set(spec.name, verb);
    for (const word of [spec.name, ...spec.aliases]) {
      const other = byWord.get(word);
      if (other !== undefined) throw new Error(`${word} means both ${other.spec.name} and ${spec.name}`);
      byWord.set(word, verb);
    }
  }
  return {
    verbs,
    unused: new Set(SHARED_VERBS.map(({ name }) => name).filter((name) => !byName.has(name))),
    board: source?.board,
    samples: source?.samples,
    terms: new Map(Object.entries(source?.terms ?? {})),
    find: (word) => byWord.get(word),
    named: (name) => byName.get(name),
  };
};
