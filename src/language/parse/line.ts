// A typed line understood: orders with ids, a question, a setting, a question back which of several was meant, or why not.
import type { Args, Order, Refusal, Result } from '../../core/types.ts';
import { directionAt } from '../../hex/directions.ts';
import { wrong } from '../errors.ts';
import { fill, isPlaceSlot } from './slots.ts';
import type { Pieces } from './slots.ts';
import type { Slot, Understanding, VerbSpec } from '../../api/verb-spec.ts';
import { lex } from './lex.ts';
import type { Level } from '../../api/settings.ts';
import type { Word } from './lex.ts';
import { nearVerbs, parseWords } from './verb.ts';
import type { Command } from './verb.ts';
import type { VerbRegistry } from '../verb-registry.ts';
import type { Piece, Reading } from './piece.ts';
import type { Scene } from './scope.ts';
import { isAsGood } from './did-you-mean.ts';
import { isHarmless, lookLine, proposing } from './proposals.ts';
import { asNested } from '../canonical-write.ts';

const refused = (refusal: Refusal): Understanding => ({ kind: 'refused', refusal });

/** Nothing where the line has no option of the kind: what the words of another said stays. */
const atLevel = (level: Level | undefined): { readonly level?: Level } =>
  level === undefined ? {} : { level };

/** Ids of a slot; steps go on from the hex before them, the first from `start`. */
const idsOf = (
  { board }: Scene,
  slot: Slot,
  pieces: readonly Piece[],
  start: string | undefined,
): Result<readonly string[], Refusal> => {
  const { grid } = board;
  const ids: string[] = [];
  /** Where each hex ends that was named, with its steps. */
  const ends: string[] = [];
  let at = start;
  for (const piece of pieces) {
    if (piece.kind === 'ids') ids.push(...piece.ids);
    else if (piece.kind === 'step') {
      const from = at === undefined ? -1 : grid.index(at);
      if (at === undefined || from < 0)
        return { ok: false, error: wrong('STEP.NO-START', { typed: piece.typed }) };
      const to = grid.neighbours[from * 6 + piece.dir] ?? -1;
      if (to < 0)
        return { ok: false, error: wrong('STEP.OFF-MAP', { hex: at, direction: directionAt(piece.dir) }) };
      ids.push(grid.id(to));
    }
    at = ids[ids.length - 1];
    if (at !== undefined) ends.splice(piece.kind === 'step' ? -1 : ends.length, 1, at);
  }
  if (slot.kind === 'unit') return { ok: true, value: [...new Set(ids)] };
  if (slot.alone === true) return { ok: true, value: ends };
  return { ok: true, value: isPlaceSlot(slot) && slot.many !== true ? ids.slice(-1) : ids };
};

const actorSlot = (spec: VerbSpec): Slot | undefined => spec.slots.find(({ kind }) => kind === 'unit');

const idsIn = (pieces: readonly Piece[] | undefined): readonly string[] => [
  ...new Set(pieces?.flatMap((piece) => (piece.kind === 'ids' ? piece.ids : []))),
];

/** The slots as ids for one unit, or for all at once. */
const argsFor = (
  { scene, spec }: Reading,
  pieces: Pieces,
  unit: string | undefined,
): Result<Args, Refusal> => {
  const actors = actorSlot(spec);
  const first = unit ?? (actors === undefined ? undefined : idsIn(pieces[actors.name])[0]);
  const start = (first === undefined ? undefined : scene.unit(first)?.at) ?? scene.here;
  const args: Record<string, readonly string[]> = {};
  for (const slot of spec.slots) {
    const own = pieces[slot.name];
    if (own === undefined || slot.kind === 'order') continue;
    if (unit !== undefined && slot === actors) {
      args[slot.name] = [unit];
      continue;
    }
    const ids = idsOf(scene, slot, own, start);
    if (!ids.ok) return ids;
    if (ids.value.length > 0) args[slot.name] = ids.value;
  }
  return { ok: true, value: args };
};

/** Whether several units are asked for at once now, and these are what is asked for. */
const isOneAnswer = ({ scene, spec }: Reading, slot: string, units: readonly string[]): boolean =>
  scene.legal?.(spec.name)?.some((args) => {
    const asked = args[slot] ?? [];
    return asked.length === units.length && asked.every((unit) => units.includes(unit));
  }) === true;

/** Several units of a verb that spreads are several orders, but for those that are one answer, or can do it only as one. */
const ordersOf = (reading: Reading, pieces: Pieces, more: Args): Understanding => {
  const { scene, spec } = reading;
  const actors = actorSlot(spec);
  const units = spec.spread === true && actors !== undefined ? idsIn(pieces[actors.name]) : [];
  const isSpread = units.length > 1 && !isOneAnswer(reading, actors?.name ?? '', units);
  const orders: Order[] = [];
  for (const unit of isSpread ? units : [undefined]) {
    const args = argsFor(reading, pieces, unit);
    if (!args.ok) return refused(args.error);
    orders.push({ by: scene.by, verb: spec.name, args: { ...args.value, ...more } });
  }
  const [first] = orders;
  if (!isSpread || actors === undefined || first === undefined) return { kind: 'orders', orders };
  const whole = { ...first, args: { ...first.args, [actors.name]: units } };
  return { kind: 'orders', orders: scene.asOne?.(orders, whole) === true ? [whole] : orders };
};

const inside = (reading: Reading, words: readonly Word[]): Understanding => {
  const found = understandWords(reading.registry, reading.scene, reading.line, words);
  if (found.kind === 'question' || found.kind === 'program') {
    return refused(wrong('WORD.NOT-AN-ORDER', { verb: found.verb.name }));
  }
  if (found.kind === 'orders' && found.orders.length > 1 && reading.spec.kind === 'order') {
    return refused(wrong('WORD.ONE-ORDER', { verb: reading.spec.name, count: found.orders.length }));
  }
  return found;
};

/** The words do not go with the verb they stand behind. */
const UNFIT: ReadonlySet<string> = new Set([
  'VERB.UNKNOWN',
  'WORD.MISSING',
  'WORD.ORDER',
  'WORD.TOO-MANY',
  'WORD.NOT-ONE-OF',
  'NUMBER.BAD',
  'SIDE.UNKNOWN',
  'PLACE.UNKNOWN',
  'UNIT.UNKNOWN',
  'OPTION.UNKNOWN',
]);

/** The line where it can be understood, or with a slip further on mended too. */
const sound = (registry: VerbRegistry, scene: Scene, line: string): string | undefined => {
  const found = understand(registry, scene, line);
  if (found.kind !== 'refused') return line;
  const { code, params } = found.refusal;
  if (typeof params['line'] === 'string') return params['line'];
  return UNFIT.has(code) ? undefined : line;
};

/** A question, or a setting, that words such as please stand before. */
const furtherOn = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  words: readonly Word[],
): string | undefined => {
  for (const word of words.slice(1)) {
    const spec = registry.find(word.low)?.spec;
    if (spec === undefined || spec.kind === 'order' || word.low.length < 3) continue;
    const meant = spec.name + line.slice(word.end);
    if (understand(registry, scene, meant).kind === 'question' || spec.group === 'say it how') return meant;
  }
  return undefined;
};

/**
 * The line again with a verb that may have been meant and that takes the rest of it. What would do harm is never
 * proposed: where it is near, its help is.
 */
const meantBy = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  words: readonly Word[],
  refusal: Refusal,
): Refusal => {
  const [word] = words;
  if (refusal.code !== 'VERB.UNKNOWN' || word === undefined) return refusal;
  const near = nearVerbs(registry, word);
  const mended = (names: readonly string[]): string | undefined =>
    names
      .map((name) => {
        const meant = sound(registry, scene, line.slice(0, word.start) + name + line.slice(word.end));
        const spec = registry.named(name)?.spec;
        return meant !== undefined && spec !== undefined && isHarmless(scene, spec, meant)
          ? meant
          : undefined;
      })
      .find((each) => each !== undefined);
  const good = near.filter((name) => isAsGood(word.low, name));
  // Who broke off a word meant no other.
  const begun = good.filter((name) => name.startsWith(word.low));
  const sure = begun.length > 0 ? begun : good;
  const [first] = sure;
  const better =
    mended(sure) ??
    (first === undefined ? furtherOn(registry, scene, line, words) : `help ${first}`) ??
    mended(near) ??
    lookLine(registry, scene, line, words);
  return better === undefined ? refusal : { ...refusal, params: { ...refusal.params, line: better } };
};

const understandWords = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  words: readonly Word[],
): Understanding => {
  const parsed = parseWords(registry, words);
  if (!parsed.ok) return refused(meantBy(registry, scene, line, words, parsed.error));
  const { level } = parsed.value;
  const found = understandCommand(registry, scene, line, parsed.value);
  const told =
    found.kind === 'refused' ? refused(placeMeant(registry, scene, line, words, found.refusal)) : found;
  return { ...told, ...atLevel(level) };
};

/** A place behind a verb that takes no words, or one that begins like it: `status minsk`, `st petersburg`. */
const placeMeant = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  words: readonly Word[],
  refusal: Refusal,
): Refusal => {
  const { code, params } = refusal;
  const slots = registry.find(words[0]?.low ?? '')?.spec.slots ?? [];
  if (code !== 'WORD.TOO-MANY' || params['line'] !== undefined || slots.length > 0) return refusal;
  const meant = lookLine(registry, scene, line, words) ?? lookLine(registry, scene, line, words.slice(1));
  return meant === undefined ? refusal : { ...refusal, params: { ...params, line: meant } };
};

const understandCommand = (
  registry: VerbRegistry,
  scene: Scene,
  line: string,
  command: Command,
): Understanding => {
  const { verb, flags } = command;
  const { spec, nested } = verb;
  const reading: Reading = { registry, scene, spec, line, words: command.words };
  const filled = fill(reading, verb);
  if (!filled.ok) return refused(proposing(reading, filled.error));
  const pieces = filled.value;
  for (const slot of spec.slots) {
    for (const piece of pieces[slot.name] ?? []) if (piece.kind === 'which') return piece.which;
  }
  const rest = nested === undefined ? undefined : pieces[nested.name]?.[0];
  const inner = nested !== undefined && rest?.kind === 'rest' ? inside(reading, rest.words) : undefined;
  if (inner !== undefined && inner.kind !== 'orders') return inner;

  if (spec.kind === 'order') {
    const [then] = inner?.orders ?? [];
    const more = nested === undefined || then === undefined ? flags : { ...flags, ...asNested(nested, then) };
    return { ...ordersOf(reading, pieces, more), ...atLevel(inner?.level) };
  }
  const args = argsFor(reading, pieces, undefined);
  if (!args.ok) return refused(args.error);
  const understood = { verb: spec, args: { ...args.value, ...flags } };
  if (spec.kind === 'question') return { kind: 'question', ...understood };
  return {
    kind: 'program',
    ...understood,
    ...atLevel(inner?.level),
    ...(inner !== undefined && { orders: inner.orders }),
  };
};

/** A verb that takes a text takes the whole line: `;` in a note parts nothing. */
const isText = (registry: VerbRegistry, words: readonly Word[]): boolean =>
  registry.find(words[0]?.low ?? '')?.spec.slots.at(-1)?.kind === 'text';

/** Orders joined by `;` are given together; nothing else can be joined. */
export const understand = (registry: VerbRegistry, scene: Scene, raw: string): Understanding => {
  const lexed = lex(raw);
  if (!lexed.ok) return refused(lexed.error);
  const { text, parts } = lexed.value;
  const [first, ...others] = parts;
  if (first === undefined) return { kind: 'nothing' };
  if (others.length === 0) return understandWords(registry, scene, text, first);
  if (isText(registry, first)) return understandWords(registry, scene, text, parts.flat());
  const orders: Order[] = [];
  let level: Level | undefined;
  for (const [i, words] of parts.entries()) {
    const found = understandWords(registry, scene, text, words);
    if (found.kind === 'question' || found.kind === 'program') {
      return refused(wrong('LINE.MIXED', { verb: found.verb.name }));
    }
    level = found.level ?? level;
    if (found.kind === 'refused') {
      const line = text.slice(words[0]?.start, words.at(-1)?.end);
      return {
        ...refused({ ...found.refusal, among: { index: i + 1, count: parts.length, line } }),
        ...atLevel(level),
      };
    }
    if (found.kind !== 'orders') return found;
    orders.push(...found.orders);
  }
  return { kind: 'orders', orders, ...atLevel(level) };
};
