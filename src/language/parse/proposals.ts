// What is proposed to whoever mistyped: a line only where it can be sent without harm, else the name that may have been meant.
import type { Refusal } from '../../core/types.ts';
import { wrong } from '../errors.ts';
import { sayOf, examplesOf, spoken } from '../examples.ts';
import type { VerbSpec } from '../../api/verb-spec.ts';
import type { Word } from './lex.ts';
import { byPartWords, byWholeWords, partName, plainName, wholeName } from './match-names.ts';
import { nearPartedId } from './near-names.ts';
import { editDistance } from './did-you-mean.ts';
import { lineWith, lineWithout } from './piece.ts';
import type { VerbRegistry } from '../verb-registry.ts';
import { plainPlace, unitById, unitsOf } from './resolve.ts';
import type { Reading } from './piece.ts';
import type { Scene } from './scope.ts';

/** Verbs that change something and are no orders. */
const isChanging = ({ kind, group, name }: VerbSpec): boolean =>
  kind === 'order' || group === 'take back' || name === 'leave';

/** Whether a line may be proposed ready to be sent: it is understood, and an order in it is taken now and can be taken back. */
export const isHarmless = ({ safe }: Scene, spec: VerbSpec, line: string): boolean => {
  if (spec.commits === true || (isChanging(spec) && spec.kind !== 'order')) return false;
  return safe?.(line) ?? true;
};

const titleOf = ({ board, view, unit, units, places }: Scene, text: string): string => {
  const named = unit(text)?.name;
  if (named !== undefined) return named;
  const titles = [
    ...Object.keys(board.places),
    ...view.places.map(({ name }) => name),
    ...view.units.filter(({ known }) => known).map(({ name }) => name),
  ];
  const [one, other] = [...places.entries, ...units.entries].filter(
    ({ full, words }) => full === text || words.includes(text),
  );
  const full = one === undefined || (other !== undefined && one.full !== text) ? text : one.full;
  return titles.find((title) => plainName(title) === full) ?? text;
};

const without = (refused: Refusal, ...keys: readonly string[]): Refusal => ({
  ...refused,
  params: Object.fromEntries(Object.entries(refused.params).filter(([key]) => !keys.includes(key))),
});

const at = ({ words }: Reading, typed: unknown): number => words.findIndex(({ text }) => text === typed);

const leadsOf = ({ slots }: VerbSpec): readonly string[] =>
  slots.flatMap(({ after }) => (after === undefined ? [] : [after]));

/** `form` for `from`: a slip in a word that parts the others. */
const leadMeant = (reading: Reading, i: number): Refusal['params'] | undefined => {
  const { spec, words } = reading;
  const low = words[i]?.low ?? '';
  const lead = leadsOf(spec).find((word) => word !== low && editDistance(low, word) < 2);
  return lead === undefined || low.length < 3
    ? undefined
    : { line: lineWith(reading, i, i + 1, lead), meant: lead };
};

/** `from best`: a word that needs none before it. */
const leadTooMany = (reading: Reading, i: number): Refusal['params'] | undefined => {
  const { spec, words } = reading;
  const isListed = spec.slots.some(({ values }) => values?.includes(words[i]?.low ?? '') === true);
  return isListed && leadsOf(spec).includes(words[i - 1]?.low ?? '')
    ? { line: lineWithout(reading, i - 1) }
    : undefined;
};

/** `assault 2115 from 2116`: the place first, where the units come first and nothing is parted by a word. */
const refuseFrom = ({ spec, words }: Reading): Refusal | undefined => {
  const [units, ...others] = spec.slots;
  const place = others.find(({ kind }) => kind === 'hex' || kind === 'place');
  if (spec.kind !== 'order' || units?.kind !== 'unit' || place === undefined) return undefined;
  return words.some(({ low, quoted }) => low === 'from' && !quoted)
    ? wrong('WORD.ORDER', { verb: spec.name, typed: 'from', first: sayOf(units), then: sayOf(place) })
    : undefined;
};

/** What part of a name was taken for, where words are left over or missing. */
const takenFor = (reading: Reading): Refusal['params'] => {
  const { scene, words } = reading;
  for (let i = 0; i < words.length; i++) {
    const byId = unitById(reading, i);
    // An id of letters alone looks like the beginning of a name.
    if (byId !== undefined && /^[a-z]+$/.test(words[i]?.low ?? ''))
      return { part: words[i]?.text ?? '', taken: byId.unit.name };
    const isPlain = byId !== undefined || plainPlace(reading, i) !== undefined;
    if (isPlain || wholeName(scene.places, words, i) !== undefined) continue;
    const match =
      wholeName(scene.units, words, i) === undefined
        ? partName(scene.units, words, i, byPartWords)
        : undefined;
    const [unit] = match === undefined ? [] : unitsOf(reading, match);
    if (unit !== undefined) return { part: words[i]?.text ?? '', taken: unit.name };
  }
  return {};
};

const OWN_LINE: ReadonlySet<string> = new Set(['PLACE.INDEX', 'VERB.UNKNOWN']);
const ODD_WORD: ReadonlySet<string> = new Set([
  'WORD.TOO-MANY',
  'WORD.NOT-ONE-OF',
  'PLACE.UNKNOWN',
  'UNIT.UNKNOWN',
]);

/** A refusal of the words of a verb with the proposal that does no harm. */
export const proposing = (reading: Reading, refused: Refusal): Refusal => {
  const { spec, scene } = reading;
  const { code, params } = refused;
  if (OWN_LINE.has(code)) return refused;
  if (code === 'WORD.MISSING') return { ...refused, params: { ...params, ...takenFor(reading) } };
  const turned = refuseFrom(reading);
  if (turned !== undefined) return turned;
  const i = ODD_WORD.has(code) ? at(reading, params['typed']) : -1;
  const shorter = i < 1 ? undefined : leadTooMany(reading, i);
  if (shorter !== undefined) return { ...refused, params: { ...params, ...shorter } };
  const parted = i < 1 ? undefined : nearPartedId(scene, reading.words, i - 1);
  const told = {
    ...params,
    ...(i < 0 ? undefined : leadMeant(reading, i)),
    ...(parted !== undefined && {
      line: lineWith(reading, i - 1, i + 1, parted.text),
      meant: parted.text,
    }),
  };
  const line = told['line'];
  if (typeof line !== 'string') {
    const more = code === 'WORD.TOO-MANY' ? takenFor(reading) : {};
    return without({ ...refused, params: { ...told, ...more } }, 'meant');
  }
  if (spec.kind !== 'order' || isHarmless(scene, spec, line))
    return without({ ...refused, params: told }, 'meant');
  const meant = told['meant'];
  const name = typeof meant === 'string' ? { name: titleOf(scene, meant) } : {};
  return without({ ...refused, params: { ...told, ...name } }, 'meant', 'line', 'example');
};

/** `to to`: a word that parts others, typed twice. */
export const doubled = ({ words }: Reading, isParting: (word: Word) => boolean): number =>
  words.findIndex((word, i) => i > 0 && !word.quoted && isParting(word) && words[i - 1]?.low === word.low);

/** Who named a thing of the wrong kind, or a number out of range, is shown a line that works. */
const SHOWN: ReadonlySet<string> = new Set([
  'WORD.ORDER',
  'NUMBER.BAD',
  'PLACE.OFF-MAP',
  'UNIT.OFF-MAP',
  'UNIT.ALL',
  'UNIT.NONE-HERE',
]);

export const withExample = ({ spec, registry, scene }: Reading, refused: Refusal): Refusal => {
  if (!SHOWN.has(refused.code)) return refused;
  const examples = examplesOf(spec, registry, scene);
  const numbered = examples.find((line) => refused.code === 'NUMBER.BAD' && / \d{1,2}\b/.test(line));
  const example = numbered ?? examples.find((line) => line.includes(' ')) ?? examples[0];
  return example === undefined
    ? refused
    : { ...refused, params: { ...refused.params, example: spoken(scene, example) } };
};

/**
 * `look` with these words, where they are a place and nothing else, and `unit` where they are one: who types a name alone
 * wants to know of it.
 */
export const lookLine = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  words: readonly Word[],
): string | undefined => {
  const [first] = words;
  const last = words.at(-1);
  if (registry.named('look') === undefined || first === undefined || last === undefined) return undefined;
  const named = wholeName(scene.places, words, 0) ?? partName(scene.places, words, 0, byWholeWords);
  const isUnit = words.length === 1 && registry.named('unit') !== undefined;
  if (isUnit && scene.unit(first.low) !== undefined) return `unit ${first.text}`;
  const isPlace = words.length === 1 ? scene.placeId(first.text) !== undefined : false;
  return isPlace || named?.next === words.length ? `look ${line.slice(first.start, last.end)}` : undefined;
};
