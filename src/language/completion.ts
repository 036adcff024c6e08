// What could come next in a half-typed line: verbs, then ids, hexes and places that fit, legal ones first.
import type { Args } from '../core/types.ts';
import { isForLater, takeSlot } from './parse/slots.ts';
import { segmentsOf } from './parse/segments.ts';
import type { Segment } from './parse/segments.ts';
import type { Slot } from '../api/verb-spec.ts';
import { lex } from './parse/lex.ts';
import type { Word } from './parse/lex.ts';
import type { Verb, VerbRegistry } from './verb-registry.ts';
import { plainName } from './parse/match-names.ts';
import { optionNames } from './parse/options.ts';
import { takesRest } from './parse/verb.ts';
import type { Piece, Reading } from './parse/piece.ts';
import type { Scene } from './parse/scope.ts';

export type Completion = {
  /** Where in the line the word begins that each candidate would replace. */
  readonly from: number;
  readonly candidates: readonly string[];
};

/** More than this is no help; all the verbs there are may be asked for. */
const MOST = 160;

/** Verbs with one line on each, for any shell or list. */
export const vocabulary = (
  registry: VerbRegistry,
): readonly { readonly word: string; readonly help: string }[] =>
  registry.verbs.map(({ name, help }) => ({ word: name, help }));

type Ids = Record<string, readonly string[]>;

type Expected = {
  /** Slots the next word could belong to. */
  readonly slots: readonly Slot[];
  /** Words such as `from` that could come next. */
  readonly marks: readonly string[];
  /** What the slots before hold. */
  readonly ids: Ids;
  /** Words of an order inside this one. */
  readonly inner: readonly Word[] | undefined;
};

const idsIn = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((piece) => (piece.kind === 'ids' ? piece.ids : []));

/** Slots from `k` on that the next word could belong to: as far as the first that must be filled. */
const nextSlots = (slots: readonly Slot[], k: number, isLed: boolean): Pick<Expected, 'slots' | 'marks'> => {
  const open: Slot[] = [];
  const marks: string[] = [];
  for (let j = k; j < slots.length; j++) {
    const slot = slots[j];
    if (slot === undefined) break;
    if (slot.after === undefined || (j === 0 && isLed)) open.push(slot);
    else marks.push(slot.after);
    if (slot.optional !== true && (slot.after === undefined || j > 0)) break;
  }
  return { slots: open, marks };
};

const follow = (reading: Reading, { slots, words }: Segment, isLed: boolean): Expected | undefined => {
  const ids: Ids = {};
  const read = { ...reading, words };
  let open: Slot | undefined;
  let k = 0;
  let i = 0;
  while (i < words.length) {
    const slot = slots[k];
    if (slot === undefined || slot.kind === 'text') return undefined;
    open = undefined;
    if (!isForLater(read, slots, k, i)) {
      const { stops, closed } = takeSlot(read, slots, k, i);
      const last = stops[stops.length - 1];
      if (last === undefined && slot.optional !== true) return undefined;
      if (last !== undefined) {
        const [piece] = last.pieces;
        if (piece?.kind === 'rest') return { slots: [], marks: [], ids, inner: piece.words };
        ids[slot.name] = idsIn(last.pieces);
        i = last.next;
        if (slot.many === true && !closed) open = slot;
      }
    }
    k++;
  }
  const next = nextSlots(slots, k, isLed && k === 0);
  return { ...next, slots: open === undefined ? next.slots : [...next.slots, open], ids, inner: undefined };
};

const expected = (reading: Reading, verb: Verb): Expected | undefined => {
  let ids: Ids = {};
  let last: Expected | undefined;
  for (const [n, segment] of segmentsOf(verb, reading.words).entries()) {
    last = follow(reading, segment, n > 0);
    if (last === undefined) return undefined;
    ids = { ...ids, ...last.ids };
  }
  return last === undefined ? undefined : { ...last, ids };
};

const agrees = (args: Args, ids: Ids): boolean =>
  Object.entries(ids).every(([slot, given]) => given.every((id) => args[slot]?.includes(id)));

/** What the legal orders that begin like this one hold next in a slot. */
const legalNext = ({ scene, spec }: Reading, { name }: Slot, ids: Ids): readonly string[] => {
  const given = ids[name] ?? [];
  const legal = scene.legal?.(spec.name)?.filter((args) => agrees(args, ids)) ?? [];
  return legal.flatMap((args) => (args[name] ?? []).filter((id) => !given.includes(id)).slice(0, 1));
};

const unitIds = ({ scene, spec }: Reading): readonly string[] => {
  const known = scene.view.units.filter((unit) => unit.known);
  if (spec.kind !== 'order') return known.map(({ id }) => id);
  const own = known.filter(({ side }) => side === scene.by).map(({ id }) => id);
  const able = scene.subjects?.(spec.name) ?? [];
  return [...able.filter((id) => own.includes(id)), ...own];
};

/** Hexes next to where the path stands so far. */
const around = ({ scene, spec }: Reading, slot: Slot, ids: Ids): readonly string[] => {
  const { grid } = scene.board;
  const unit = spec.slots.filter(({ kind }) => kind === 'unit').flatMap(({ name }) => ids[name] ?? [])[0];
  const at = ids[slot.name]?.at(-1) ?? (unit === undefined ? scene.here : scene.unit(unit)?.at);
  const hex = at === undefined ? -1 : grid.index(at);
  if (hex < 0) return [];
  return [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((to) => to >= 0).map((to) => grid.id(to));
};

const placeWords = (reading: Reading, slot: Slot, ids: Ids, typed: string): readonly string[] => {
  const { board, view } = reading.scene;
  const all = [
    ...Object.entries(board.places),
    ...view.places.map(({ id, name }): [string, string] => [name, id]),
  ];
  // A box may be known to the map and to the view, by one name or by two.
  const once = new Map(all.map((entry) => [plainName(entry[0]), entry]));
  const named = [...once.values()]
    .filter(([, id]) => slot.kind === 'place' || board.grid.index(id) >= 0)
    .map(([name]) => name);
  return [...around(reading, slot, ids), ...named, ...(typed === '' ? [] : board.grid.ids)];
};

const wordsFor = (reading: Reading, slot: Slot, ids: Ids, typed: string): readonly string[] => {
  const { registry, scene } = reading;
  const legal = legalNext(reading, slot, ids);
  switch (slot.kind) {
    case 'unit':
      return [...legal, ...unitIds(reading)].filter((id) => ids[slot.name]?.includes(id) !== true);
    case 'hex':
    case 'place':
    case 'fact':
      return [...legal, ...placeWords(reading, slot, ids, typed)];
    case 'side':
      return Object.keys(scene.sideWords);
    case 'verb':
      return [...registry.verbs.map(({ name }) => name), ...registry.terms.keys()];
    case 'order':
      return registry.verbs.filter(({ kind }) => kind === 'order').map(({ name }) => name);
    case 'word':
      return [...legal, ...(slot.values ?? [])];
    case 'number':
    case 'text':
      return [];
  }
};

const nextWords = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  words: readonly Word[],
  typed: string,
): readonly string[] => {
  const [first, ...rest] = words;
  if (first === undefined) return vocabulary(registry).map(({ word }) => word);
  const verb = registry.find(first.low);
  if (verb === undefined) return [];
  const { spec } = verb;
  if (typed.startsWith('--') && !takesRest(verb)) return optionNames(spec);
  const reading: Reading = { registry, scene, spec, line, words: rest };
  const next = expected(reading, verb);
  if (next === undefined) return [];
  if (next.inner !== undefined) return nextWords(registry, scene, line, next.inner, typed);
  return [...next.slots.flatMap((slot) => wordsFor(reading, slot, next.ids, typed)), ...next.marks];
};

/** Candidates for the word at the end of the line. */
export const complete = (registry: VerbRegistry, scene: Scene, line: string): Completion => {
  const lexed = lex(line);
  const nothing = { from: line.length, candidates: [] };
  if (!lexed.ok || !line.startsWith(lexed.value.text)) return nothing;
  const words = lexed.value.parts[lexed.value.parts.length - 1] ?? [];
  const last = words[words.length - 1];
  const tail = line.slice(last?.end ?? 0);
  if (tail.includes('#')) return nothing;
  const isNew = tail !== '' || last === undefined;
  const before = tail.includes(';') ? [] : isNew ? words : words.slice(0, -1);
  const from = isNew ? line.length : last.start;
  const typed = line.slice(from).toLowerCase();
  const fitting = nextWords(registry, scene, line, before, typed).filter((word) =>
    word.toLowerCase().startsWith(typed),
  );
  return { from, candidates: [...new Set(fitting)].slice(0, MOST) };
};
