// Words that are not names: numbers, sides, verbs, one of a list, facts. Each taker reads one thing, as in resolve.ts.
import type { Refusal, Side } from '../../core/types.ts';
import { directionAt } from '../../hex/directions.ts';
import { wrong } from '../errors.ts';
import { sayOf } from '../examples.ts';
import type { Slot } from '../../api/verb-spec.ts';
import { stepAt } from './hex-notation.ts';
import { textFrom } from './lex.ts';
import type { Word } from './lex.ts';
import { nearVerbs, refuseVerb } from './verb.ts';
import { takePlace } from './resolve-places.ts';
import { lineWith, notTaken, taken } from './piece.ts';
import { takeAnswer } from './resolve.ts';
import type { Reading, Taken } from './piece.ts';
import type { Scene } from './scope.ts';
import { nearestWord } from './did-you-mean.ts';

/** Words of one that help explains. */
const MOST_IN_TERM = 3;

const NUMBER = /^\d{1,9}$/;

export const isNumberWord = (text: string): boolean => NUMBER.test(text);

const ON_SHEET = /^([a-z]*?)(\d{1,9})([a-z]*)$/;

/** `N20`, `20n`, `N 20` or `20 N`, on a map of several sheets. */
const numberOnSheet = (
  { scene: { shape }, words }: Reading,
  i: number,
): { readonly value: string; readonly next: number } | undefined => {
  const [one, other] = [words[i]?.low ?? '', words[i + 1]?.low ?? ''];
  for (const [text, next] of [
    [one + other, i + 2],
    [one, i + 1],
  ] as const) {
    const [, before = '', number = '', behind = ''] = ON_SHEET.exec(text) ?? [];
    const sheet = before + behind;
    if (number !== '' && shape.sheets.has(sheet))
      return { value: sheet.toUpperCase() + Number(number), next };
  }
  return undefined;
};

const takeNumber = (reading: Reading, slot: Slot, i: number): Taken => {
  const { spec, words } = reading;
  const { least = 0, most } = slot;
  const onSheet = slot.onSheet === true ? numberOnSheet(reading, i) : undefined;
  if (onSheet !== undefined) return taken([onSheet.value], onSheet.next);
  const typed = words[i]?.text ?? '';
  return isNumberWord(typed) && Number(typed) >= least && Number(typed) <= (most ?? Infinity)
    ? taken([String(Number(typed))], i + 1)
    : notTaken(wrong('NUMBER.BAD', { verb: spec.name, typed, says: sayOf(slot), least, most }));
};

const OWN = new Set(['own', 'mine', 'my', 'friend', 'friends', 'friendly']);
const ENEMY = new Set(['enemy', 'enemies', 'theirs']);

/** A side by its id, one of its names, its letter, or whose it is. */
export const sideMeant = (
  { sideWords, by }: Pick<Scene, 'sideWords' | 'by'>,
  low: string,
): Side | undefined => {
  const sides = Object.keys(sideWords);
  if (OWN.has(low)) return by;
  if (ENEMY.has(low)) return sides.find((side) => side !== by);
  return sides.find((side) => {
    const { name, adjective, letter } = sideWords[side] ?? { name: side, adjective: side, letter: side };
    return [side, name, adjective, letter].some((word) => word.toLowerCase() === low);
  });
};

const takeSide = ({ scene, words }: Reading, i: number): Taken => {
  const side = sideMeant(scene, words[i]?.low ?? '');
  if (side !== undefined) return taken([side], i + 1);
  const sides = Object.values(scene.sideWords).map(({ name }) => name);
  return notTaken(wrong('SIDE.UNKNOWN', { typed: words[i]?.text, sides }));
};

/** A direction by any of its names, where directions are among the values. */
export const directionIn = (
  words: readonly Word[],
  i: number,
  values: readonly string[] | undefined,
): { readonly way: string; readonly next: number } | undefined => {
  const step = stepAt(words, i);
  const way = step === undefined ? undefined : directionAt(step.dir);
  return step === undefined || way === undefined || values?.includes(way) !== true
    ? undefined
    : { way, next: step.next };
};

const takeListed = (reading: Reading, values: readonly string[], i: number): Taken => {
  const { words } = reading;
  const word = words[i];
  const value = values.find((known) => known.toLowerCase() === word?.low);
  if (value !== undefined) return taken([value], i + 1);
  const step = directionIn(words, i, values);
  if (step !== undefined) return taken([step.way], step.next);
  return notTaken(refuseWord(reading, values, i));
};

/** None of what a word could be, and the line with the listed one that may have been meant. */
const refuseWord = (reading: Reading, values: readonly string[], i: number): Refusal => {
  const { spec, words } = reading;
  const word = words[i];
  const meant = word === undefined || word.quoted ? undefined : nearestWord(word.low, values);
  const line = meant === undefined ? undefined : lineWith(reading, i, i + 1, meant);
  return wrong('WORD.NOT-ONE-OF', { verb: spec.name, typed: word?.text, values, line, meant });
};

const takeWord = (reading: Reading, slot: Slot, i: number): Taken => {
  const { scene, spec, words } = reading;
  if (slot.values !== undefined) return takeListed(reading, slot.values, i);
  const legal = scene.legal?.(spec.name);
  const answers = new Set(legal?.flatMap((args) => args[slot.name] ?? []));
  const answer = answers.size > 0 ? takeAnswer(reading, i, answers) : undefined;
  if (answer !== undefined) return answer;
  const refused = refuseWord(reading, [...answers], i);
  return refused.params['line'] === undefined ? taken([words[i]?.text ?? ''], i + 1) : notTaken(refused);
};

/** The longest word of the game that stands there, of several words joined. */
const termAt = ({ registry, words }: Reading, i: number): { term: string; next: number } | undefined => {
  for (let next = Math.min(words.length, i + MOST_IN_TERM); next > i; next--) {
    const term = words
      .slice(i, next)
      .map(({ low }) => low)
      .join('-');
    if (registry.terms.has(term)) return { term, next };
  }
  return undefined;
};

/** A verb goes before a word of the game that is as long. */
const takeVerb = (reading: Reading, i: number): Taken => {
  const { registry, words } = reading;
  const word = words[i];
  const term = termAt(reading, i);
  const verb = registry.find(word?.low ?? '');
  if (verb !== undefined && (term === undefined || term.next === i + 1))
    return taken([verb.spec.name], i + 1);
  if (term !== undefined) return taken([term.term], term.next);
  const near =
    word === undefined
      ? undefined
      : (nearVerbs(registry, word)[0] ?? nearestWord(word.low, [...registry.terms.keys()]));
  return notTaken(refuseVerb(registry, word, near === undefined ? near : lineWith(reading, i, i + 1, near)));
};

const takeFact = (reading: Reading, i: number): Taken => {
  const typed = reading.words[i]?.text ?? '';
  if (typed.includes('=')) return taken([typed], i + 1);
  const place = takePlace(reading, i);
  return place.ok && place.piece.kind === 'ids'
    ? taken(
        place.piece.ids.map((id) => `hex=${id}`),
        place.next,
      )
    : place;
};

/** What a slot that is neither unit nor place takes from word `i` on. */
export const takeValue = (reading: Reading, slot: Slot, i: number): Taken => {
  const { line, words } = reading;
  switch (slot.kind) {
    case 'number':
      return takeNumber(reading, slot, i);
    case 'side':
      return takeSide(reading, i);
    case 'verb':
      return takeVerb(reading, i);
    case 'fact':
      return takeFact(reading, i);
    case 'text':
      return taken([textFrom(line, words, i)], words.length);
    case 'order':
      return { ok: true, piece: { kind: 'rest', words: words.slice(i) }, next: words.length };
    case 'word':
    case 'unit':
    case 'hex':
    case 'place':
      return takeWord(reading, slot, i);
  }
};
