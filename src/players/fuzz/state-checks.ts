// What must hold at any moment of any game, as questions to one state: undefined, or what is wrong in a sentence.
import { heard } from '../../core/event-audience.ts';
import { canonicalJson, copyJson, hashOf } from '../../core/canonical-json.ts';
import type { DiceSource } from '../../core/dice.ts';
import { imagined } from '../imagine.ts';
import { picker } from '../prng.ts';
import { apply, check, decision, listed, offers, sampled, subjects } from '../../core/kernel.ts';
import type { Pick, Rules } from '../../core/rule-set.ts';
import type { Event, Order, Refusal, Side, State } from '../../core/types.ts';

/** Changes, in the state it is given, only what is hidden from one side; false when there is nothing to change. */
export type Scramble = (s: State, hiddenFrom: Side, pick: Pick) => boolean;

export type Wrong = string | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where two JSON values part, as a path; undefined when they are the same. */
export const firstDifference = (a: unknown, b: unknown, at = 'state'): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${at} has ${a.length} entries and ${b.length}`;
    for (let i = 0; i < a.length; i++) {
      const found = firstDifference(a[i], b[i], `${at}.${i}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!(key in a) || !(key in b)) return `${at}.${key} is on one side only`;
      const found = firstDifference(a[key], b[key], `${at}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return `${at} is ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
};

/** Keys come back sorted, as from a kept state: nothing may depend on the order they were made in. */
export const throughText = (s: State): State => JSON.parse(canonicalJson(s)) as State;

/** A state that has been written and read is the same state. */
export const wrongInText = (s: State): Wrong => {
  const parted = firstDifference(s, throughText(s));
  return parted === undefined ? undefined : `The state is not plain JSON: ${parted}`;
};

export const wrongInState = (rules: Rules, s: State): Wrong => {
  const problems = rules.problems(s);
  if (problems.length === 0) return undefined;
  const told = problems.map(({ code, at, params }) => `${code} ${at ?? ''} ${JSON.stringify(params)}`);
  return `The state is broken: ${told.join('; ')}`;
};

/** How many of a long list are tried. */
const TRIED = 32;

const someOf = <T>(items: readonly T[], pick: Pick): readonly T[] =>
  items.length <= TRIED ? items : Array.from({ length: TRIED }, () => items[pick(items.length)]!);

const orderWords = (order: Order): string => canonicalJson(order);

/** What is offered is accepted: orders drawn, and for choices that list, orders listed. */
export const wrongInOffers = (rules: Rules, s: State, pick: Pick): Wrong => {
  for (const offer of offers(rules, s)) {
    const list = offer.choice.kind === 'listed' ? (listed(s, offer) ?? []) : [];
    const drawn = Array.from({ length: 3 }, () => sampled(s, offer, pick));
    for (const order of [...someOf(list, pick), ...drawn]) {
      const refused = order === undefined ? undefined : check(rules, s, order);
      if (order !== undefined && refused !== undefined) {
        return `An order that is offered is refused with ${refused.code} by ${refused.rule}: ${orderWords(order)}`;
      }
    }
  }
  return undefined;
};

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/** Asking changes nothing: every question is put to a state that cannot be changed. */
export const wrongInReading = (rules: Rules, s: State, pick: Pick): Wrong => {
  const still = frozen(copyJson(s));
  try {
    rules.problems(still);
    for (const who of [...rules.sides, 'both'] as const) rules.view(still, who);
    decision(rules, still);
    for (const offer of offers(rules, still)) {
      subjects(still, offer);
      const order = sampled(still, offer, pick);
      if (order !== undefined) check(rules, still, order);
    }
  } catch (error) {
    if (error instanceof TypeError) return `A question changes the state: ${error.message}`;
    throw error;
  }
  return undefined;
};

const audible = (events: readonly Event[], side: Side): readonly unknown[] =>
  events.flatMap((event) => heard(event, side) ?? []);

const viewDiffers = (rules: Rules, a: State, b: State, side: Side): Wrong => {
  const parted = firstDifference(rules.view(a, side), rules.view(b, side), 'view');
  return parted === undefined ? undefined : `The view of ${side} tells what is hidden from it: ${parted}`;
};

const untold = (refused: Refusal, order: Order): string =>
  `The refusal ${refused.code} tells ${order.by} what is hidden from it: ${orderWords(order)}`;

const offersDiffer = (rules: Rules, a: State, b: State, side: Side, pick: Pick): Wrong => {
  const own = (s: State) => offers(rules, s).filter((offer) => offer.by === side);
  const told = (s: State): string =>
    canonicalJson(
      own(s).map((offer) => ({
        verb: offer.verb,
        subjects: subjects(s, offer),
        list: offer.choice.kind === 'listed' ? listed(s, offer) : [],
      })),
    );
  if (told(a) !== told(b)) return `What is offered to ${side} tells what is hidden from it`;
  for (const offer of own(a)) {
    const order = sampled(a, offer, pick);
    const refused = order === undefined ? undefined : check(rules, b, order);
    if (order !== undefined && refused !== undefined) return untold(refused, order);
  }
  return undefined;
};

/**
 * An order that rolled nothing and uncovered nothing must look the same to the side that gave it. Standing orders
 * are laid aside: what the other side does of its own will is no leak.
 */
const resultDiffers = (rules: Rules, a: State, b: State, order: Order): Wrong => {
  const [first, second] = [copyJson(a), copyJson(b)];
  if (order.verb !== 'standing') first.standing = second.standing = [];
  const dice: DiceSource = () => undefined;
  const one = apply(rules, first, order, dice);
  const two = apply(rules, second, order, dice);
  if (one.ok && !two.ok) return untold(two.refusal, order);
  if (!one.ok || !two.ok || one.revealed || two.revealed) return undefined;
  const parted = firstDifference(audible(one.events, order.by), audible(two.events, order.by), 'events');
  if (parted !== undefined) return `What ${order.by} hears tells what is hidden from it: ${parted}`;
  return viewDiffers(rules, first, second, order.by);
};

/** Other standing orders of the other side: nobody but their owner may notice. */
const otherStanding = (s: State, side: Side, sides: readonly Side[]): State => {
  const copy = copyJson(s);
  const own = copy.standing.filter((kept) => kept.by === side);
  const by = sides.find((one) => one !== side) ?? side;
  const added = { id: 1 + Math.max(0, ...own.map(({ id }) => id)), by, window: 'any', when: {} };
  copy.standing = own.length < copy.standing.length ? own : [...own, added];
  return copy;
};

export type Secrets = {
  readonly rules: Rules;
  readonly scramble?: Scramble | undefined;
  readonly pick: Pick;
};

/** Changing only what is hidden from a side changes nothing that it sees, is offered or hears. */
export const wrongInSecrets = (
  { rules, scramble, pick }: Secrets,
  s: State,
  order: Order,
): { readonly wrong: Wrong; readonly scrambled: number } => {
  let scrambled = 0;
  for (const side of rules.sides) {
    const wrong = viewDiffers(rules, s, otherStanding(s, side, rules.sides), side);
    if (wrong !== undefined) return { wrong, scrambled };
    const other = copyJson(s);
    if (scramble?.(other, side, pick) !== true || hashOf(other) === hashOf(s)) continue;
    scrambled += 1;
    const found =
      wrongInState(rules, other) ??
      viewDiffers(rules, s, other, side) ??
      offersDiffer(rules, s, other, side, pick) ??
      (order.by === side ? resultDiffers(rules, s, other, order) : undefined);
    if (found !== undefined) return { wrong: found, scrambled };
  }
  return { wrong: undefined, scrambled };
};

/** Seeds for what is imagined, as many as may be. */
const SEEDS = 2 ** 30;

const stepsOf = ({ stack }: State): string => stack.map(({ proc, step }) => `${proc}@${step}`).join(' ');

const wrongInImagined = (rules: Rules, s: State, other: State, side: Side, pick: Pick): Wrong => {
  const told =
    wrongInState(rules, other) ??
    viewDiffers(rules, s, other, side) ??
    offersDiffer(rules, s, other, side, pick);
  if (told !== undefined) return told;
  return stepsOf(s) === stepsOf(other) ? undefined : `The procedures under way are others: ${stepsOf(other)}`;
};

/**
 * What a side imagines is sound, it could not tell it from the truth, and it is the same whatever is hidden from it in
 * truth, so that nobody peeks. `redealt`: how often it is not the truth.
 */
export const wrongInRedeal = (
  { rules, scramble, pick }: Secrets,
  s: State,
): { readonly wrong: Wrong; readonly redealt: number } => {
  let redealt = 0;
  for (const side of rules.sides) {
    const seed = pick(SEEDS);
    const state = imagined(rules, s, side, picker(seed));
    if (canonicalJson(state.own) !== canonicalJson(s.own)) redealt += 1;
    const truth = otherStanding(s, side, rules.sides);
    for (let changes = 1 + pick(3); changes > 0; changes--) scramble?.(truth, side, pick);
    const parted = firstDifference(state, imagined(rules, truth, side, picker(seed)));
    const wrong =
      wrongInImagined(rules, s, state, side, pick) ??
      (parted === undefined ? undefined : `It depends on what is hidden: ${parted}`);
    if (wrong !== undefined) return { wrong: `What ${side} imagines: ${wrong}`, redealt };
  }
  return { wrong: undefined, redealt };
};
