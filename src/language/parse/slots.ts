// The words after a verb dealt out to its slots. Lenient: words between may be left out, optional slots are passed over.
import type { Refusal, Result } from '../../core/types.ts';
import { wrong } from '../errors.ts';
import { ARTICLE, examplesOf, sayOf, spoken } from '../examples.ts';
import type { Slot } from '../../api/verb-spec.ts';
import type { Word } from './lex.ts';
import { nearNameWords } from './near-names.ts';
import { leadOf, PLACE_NOISE, UNIT_NOISE } from '../verb-registry.ts';
import type { Verb } from '../verb-registry.ts';
import { takeHex, takePlace } from './resolve-places.ts';
import { doubled, withExample } from './proposals.ts';
import { lineWith, lineWithout, typedFrom } from './piece.ts';
import { furtherHexes } from './further-hexes.ts';
import type { Way } from './further-hexes.ts';
import { takeFurtherUnit, takeNamedUnit, takeUnit } from './resolve.ts';
import type { Piece, Reading, Taken } from './piece.ts';
import { directionIn, isNumberWord, sideMeant, takeValue } from './values.ts';
import { hexText, stepAt } from './hex-notation.ts';
import { segmentsOf } from './segments.ts';

export type Pieces = Readonly<Record<string, readonly Piece[]>>;

export const isPlaceSlot = (slot: Slot | undefined): boolean =>
  slot?.kind === 'hex' || slot?.kind === 'place';

/** `left`: words are left; `other`: this is no word for the slot; `known`: it is one, and something is wrong with it. */
type Ground = 'left' | 'other' | 'known';
const GROUNDS: readonly Ground[] = ['left', 'other', 'known'];

type Failed = {
  readonly ok: false;
  readonly at: number;
  readonly ground: Ground;
  /** What could stand there instead. */
  readonly wants: readonly Slot[];
  readonly why: () => Refusal;
};
type Attempt = { readonly ok: true; readonly pieces: Pieces } | Failed;

const OTHER_WORDS: ReadonlySet<string> = new Set([
  'PLACE.UNKNOWN',
  'UNIT.UNKNOWN',
  'UNIT.UNABLE',
  'SIDE.UNKNOWN',
  'VERB.UNKNOWN',
  'WORD.NOT-ONE-OF',
]);

const failedAt = ({ words }: Reading, at: number, slot: Slot, refusal: Refusal): Failed => {
  const isNumber = /^[+-]?\d+$/.test(words[at]?.text ?? '');
  const isOther = refusal.code === 'NUMBER.BAD' ? !isNumber : OTHER_WORDS.has(refusal.code);
  return { ok: false, at, ground: isOther ? 'other' : 'known', wants: [slot], why: () => refusal };
};

const wantOf = (slot: Slot): readonly string[] =>
  slot.values ?? [slot.kind === 'unit' || isPlaceSlot(slot) ? ARTICLE[slot.kind] : sayOf(slot)];

/** Who mistyped one word hears of everything it could have been. */
const both = (reading: Reading, a: Failed, b: Failed): Failed => {
  const wants = [...a.wants, ...b.wants.filter((slot) => !a.wants.includes(slot))];
  if (wants.length === a.wants.length) return a;
  const why = (): Refusal => {
    const whys = [a, b].map((failed) => failed.why());
    const typed = reading.words[a.at]?.text;
    // A number with letters is a unit's name and nothing else.
    const unit = /^\d+[a-z]+$/i.test(typed ?? '') && whys.find(({ code }) => code === 'UNIT.UNKNOWN');
    if (unit) return unit;
    const params = whys.map((why) => why.params).find(({ line }) => line !== undefined);
    const values = [...new Set(wants.flatMap(wantOf))];
    return wrong('WORD.NOT-ONE-OF', {
      verb: reading.spec.name,
      typed,
      values,
      line: params?.['line'],
      meant: params?.['meant'],
    });
  };
  return { ...a, wants, why };
};

/** Of two reasons the one that got further along the line, of equals the weightier, else the later. */
const further = (reading: Reading, a: Failed | undefined, b: Failed): Failed => {
  if (a === undefined || b.at > a.at) return b;
  if (b.at < a.at) return a;
  const [one, other] = [GROUNDS.indexOf(a.ground), GROUNDS.indexOf(b.ground)];
  if (one !== other) return one > other ? a : b;
  return a.ground === 'other' ? both(reading, a, b) : b;
};

const TOWARD = new Set(['to', 'at', 'into']);

const isNoise = (slot: Slot, k: number, word: Word | undefined): boolean => {
  if (word === undefined || word.quoted) return false;
  if (isPlaceSlot(slot)) return PLACE_NOISE.has(word.low) || word.low === leadOf(slot);
  return slot.kind === 'unit'
    ? UNIT_NOISE.has(word.low)
    : k > 0 && slot.after === undefined && word.low === leadOf(slot);
};

const parts = (slot: Slot, next: Slot | undefined, word: Word | undefined): boolean => {
  if (word === undefined || word.quoted || next === undefined || next.after !== undefined) return false;
  return word.low === leadOf(next) || (slot.kind === 'unit' && isPlaceSlot(next) && TOWARD.has(word.low));
};

const takeOne = (reading: Reading, slot: Slot, i: number): Taken => {
  if (slot.named === true) return takeNamedUnit(reading, i);
  if (slot.kind === 'unit') return takeUnit(reading, i, slot.many === true);
  if (slot.kind === 'hex') return takeHex(reading, slot, i);
  return slot.kind === 'place' ? takePlace(reading, i) : takeValue(reading, slot, i);
};

/** What one slot can take: after each stop the rest may go to the next slot. */
export type Stops = {
  readonly stops: readonly { readonly pieces: readonly Piece[]; readonly next: number }[];
  /** A word such as `to` ended it: nothing is given back. */
  readonly closed: boolean;
  readonly failed: Failed | undefined;
};

const oneStop = (pieces: readonly Piece[], next: number, closed = false): Stops => ({
  stops: [{ pieces, next }],
  closed,
  failed: undefined,
});

const nothing = (failed: Failed | undefined): Stops => ({ stops: [], closed: false, failed });

/** A place and the steps on from it, unless they could belong to a place that follows. */
const takeSteps = (reading: Reading, slots: readonly Slot[], k: number, first: Taken & { ok: true }): Way => {
  const pieces = [first.piece];
  let { next } = first;
  if (slots.slice(k + 1).some(isPlaceSlot)) return { pieces, next };
  const isForWord = (): boolean =>
    slots.slice(k + 1).some(({ values }) => directionIn(reading.words, next, values) !== undefined);
  while (stepAt(reading.words, next) !== undefined && !isForWord()) {
    const step = takePlace(reading, next);
    if (!step.ok || step.piece.kind !== 'step') break;
    pieces.push(step.piece);
    next = step.next;
  }
  return { pieces, next };
};

/** One thing after the other, as long as they fit. */
const takeMany = (
  reading: Reading,
  slots: readonly Slot[],
  k: number,
  first: Taken & { ok: true },
): Stops => {
  const { words } = reading;
  const slot = slots[k];
  const after = slots[k + 1];
  const pieces: Piece[] = [first.piece];
  const stops = [{ pieces: [first.piece], next: first.next }];
  const isCareful = slot?.kind === 'unit' && isPlaceSlot(after);
  if (slot === undefined) return nothing(undefined);
  for (let i = first.next; i < words.length;) {
    if (parts(slot, after, words[i])) return oneStop(pieces, i + 1, true);
    if (isNoise(slot, k, words[i])) {
      i++;
      continue;
    }
    const more = isCareful ? takeFurtherUnit(reading, i) : takeOne(reading, slot, i);
    if (more === undefined) break;
    if (!more.ok) return { stops, closed: false, failed: failedAt(reading, i, slot, more.refusal) };
    pieces.push(more.piece);
    stops.push({ pieces: [...pieces], next: more.next });
    i = more.next;
  }
  return { stops, closed: false, failed: undefined };
};

export const takeSlot = (reading: Reading, slots: readonly Slot[], k: number, from: number): Stops => {
  const { words } = reading;
  const slot = slots[k];
  if (slot === undefined) return nothing(undefined);
  let i = from;
  while (i < words.length && isNoise(slot, k, words[i])) i++;
  if (i >= words.length) return nothing(lacking(reading, i, slot));
  const first = takeOne(reading, slot, i);
  if (!first.ok) return nothing(failedAt(reading, i, slot, first.refusal));
  if (slot.many === true) return takeMany(reading, slots, k, first);
  if (isPlaceSlot(slot)) {
    const { pieces, next } = takeSteps(reading, slots, k, first);
    const way = slot.alone === true ? furtherHexes(reading, slot, { pieces, next }) : { pieces, next };
    return oneStop(way.pieces, way.next);
  }
  const isClosed = parts(slot, slots[k + 1], words[first.next]);
  return oneStop([first.piece], first.next + (isClosed ? 1 : 0), isClosed);
};

/** A plain number or a listed word goes to the later slot that is made for it, rather than to a name it might begin. */
export const isForLater = (
  { scene, words }: Reading,
  slots: readonly Slot[],
  k: number,
  i: number,
): boolean => {
  const slot = slots[k];
  const word = words[i];
  if (slot?.optional !== true || word === undefined || word.quoted) return false;
  const isNumber = isNumberWord(word.text) && hexText(scene.shape, words, i) === undefined;
  return slots.slice(k + 1).some((later) => {
    if (later.kind === 'number') return slot.kind !== 'number' && isNumber;
    if (later.kind === 'side') return sideMeant(scene, word.low) !== undefined;
    return later.values?.includes(word.low) === true || directionIn(words, i, later.values) !== undefined;
  });
};

/** Whether a verb could take all of these words; nothing is said of why it could not. */
const fits = (reading: Reading, verb: Verb): boolean =>
  segmentsOf(verb, reading.words).every(
    ({ slots, words }) => words.length > 0 && dealOut({ ...reading, words }, slots).ok,
  );

/** Of a verb that takes no words: the one beside it that takes numbers, such as `die 4` for `dice 4`. */
const besideIt = (reading: Reading): string | undefined => {
  const { spec, registry, words, line } = reading;
  const verbs = spec.slots.length > 0 ? [] : spec.seeAlso.flatMap((name) => registry.named(name) ?? []);
  const other = verbs.find(
    (verb) => verb.spec.slots[0]?.kind === 'number' && fits({ ...reading, spec: verb.spec }, verb),
  );
  const [first] = words;
  return other === undefined || first === undefined
    ? undefined
    : `${other.spec.name} ${line.slice(first.start)}`;
};

/** The line with a word that is left over mended into a word of some name, where the verb can then take them all. */
const mended = (
  reading: Reading,
  slots: readonly Slot[],
  i: number,
): { readonly line: string; readonly meant: string } | undefined => {
  const { scene, words } = reading;
  const word = words[i];
  for (const text of word === undefined ? [] : nearNameWords(scene, word)) {
    const put = words.with(i, { ...word!, text, low: text });
    if (dealOut({ ...reading, words: put }, slots).ok)
      return { line: lineWith(reading, i, i + 1, text), meant: text };
  }
  return undefined;
};

const tooMany = (reading: Reading, slots: readonly Slot[], i: number): Refusal => {
  const { spec, registry, scene, words } = reading;
  const [example = ''] = examplesOf(spec, registry, scene);
  const typed = typedFrom(reading, i, words.length);
  const beside = besideIt(reading);
  return wrong('WORD.TOO-MANY', {
    verb: spec.name,
    typed,
    example: spoken(scene, example),
    ...(beside === undefined ? mended(reading, slots, i) : { line: beside }),
  });
};

/** Who forgot one word may not know the others: `needs` tells them all, but for a slot with a word of its own. */
const missing = ({ spec, registry, scene }: Reading, slot: Slot): Refusal => {
  const [example = ''] = examplesOf(spec, registry, scene);
  const told = { verb: spec.name, example: spoken(scene, example) };
  if (slot.after !== undefined)
    return wrong('WORD.MISSING', { ...told, needs: [sayOf(slot)], after: slot.after });
  const required = spec.slots.filter((other) => other === slot || other.optional !== true);
  return wrong('WORD.MISSING', {
    ...told,
    needs: required.filter(({ after }) => after === undefined).map(sayOf),
  });
};

const lacking = (reading: Reading, at: number, slot: Slot): Failed => ({
  ok: false,
  at,
  ground: 'known',
  wants: [],
  why: () => missing(reading, slot),
});

const dealOut = (reading: Reading, slots: readonly Slot[]): Attempt => {
  const { words } = reading;
  const deal = (k: number, i: number): Attempt => {
    const slot = slots[k];
    if (slot === undefined) {
      if (i >= words.length) return { ok: true, pieces: {} };
      return { ok: false, at: i, ground: 'left', wants: [], why: () => tooMany(reading, slots, i) };
    }
    if (i >= words.length) {
      const needed = slots.slice(k).find(({ optional }) => optional !== true);
      return needed === undefined ? { ok: true, pieces: {} } : lacking(reading, i, needed);
    }
    let best: Failed | undefined;
    const passOver = (): Attempt => deal(k + 1, i);
    if (parts(slot, slots[k + 1], words[i]) && !isPlaceSlot(slot)) {
      return slot.optional === true ? deal(k + 1, i + 1) : lacking(reading, i, slot);
    }
    const isLater = isForLater(reading, slots, k, i);
    if (isLater) {
      const passed = passOver();
      if (passed.ok) return passed;
      best = passed;
    }
    const { stops, closed, failed } = takeSlot(reading, slots, k, i);
    if (failed !== undefined) best = further(reading, best, failed);
    const least = closed ? stops.length - 1 : Math.max(0, stops.length - (slots.length - k));
    for (let n = stops.length - 1; n >= least; n--) {
      const stop = stops[n];
      if (stop === undefined) break;
      const rest = deal(k + 1, stop.next);
      if (rest.ok) return { ok: true, pieces: { [slot.name]: stop.pieces, ...rest.pieces } };
      best = further(reading, best, rest);
    }
    if (slot.optional === true && !isLater) {
      const passed = passOver();
      if (passed.ok) return passed;
      best = further(reading, best, passed);
    }
    return best ?? lacking(reading, i, slot);
  };
  return deal(0, 0);
};

export const fill = (reading: Reading, verb: Verb): Result<Pieces, Refusal> => {
  let pieces: Pieces = {};
  const twice = doubled(
    reading,
    ({ low }) => PLACE_NOISE.has(low) || UNIT_NOISE.has(low) || verb.marks.has(low),
  );
  if (twice > 0) {
    const typed = typedFrom(reading, twice - 1, twice + 1);
    const line = lineWithout(reading, twice);
    return { ok: false, error: wrong('WORD.TOO-MANY', { verb: verb.spec.name, typed, line }) };
  }
  for (const [n, { slots, words }] of segmentsOf(verb, reading.words).entries()) {
    const [opening] = slots;
    if (n > 0 && words.length === 0 && opening !== undefined)
      return { ok: false, error: missing(reading, opening) };
    const dealt = dealOut({ ...reading, words }, slots);
    if (!dealt.ok) return { ok: false, error: withExample(reading, dealt.why()) };
    pieces = { ...pieces, ...dealt.pieces };
  }
  const absent = verb.spec.slots.find(
    ({ name, optional }) => optional !== true && pieces[name] === undefined,
  );
  return absent === undefined ? { ok: true, value: pieces } : { ok: false, error: missing(reading, absent) };
};
