// Where orders are too many to list, the refusal is the law. Everything that could be typed about a few units and hexes
// is put to it; what it accepts must be offered, be within what is said of it, and leave a sound state behind.
import { canonicalJson, copyJson } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, check, listed, offers, reached, sampled, subjects } from '../../src/core/kernel.ts';
import type { Offer } from '../../src/core/kernel.ts';
import type { Pick, Rules } from '../../src/core/rule-set.ts';
import type { Args, Order, State } from '../../src/core/types.ts';
import { seenBy } from '../../src/api/game.ts';
import { readCanonical } from '../../src/language/canonical-read.ts';
import type { VerbRegistry } from '../../src/language/verb-registry.ts';
import { write } from '../../src/language/canonical-write.ts';
import type { Met, SmallGame } from './small.ts';
import { setSlots, someArgs, verbsOf } from './universe.ts';
import type { Universe } from './universe.ts';

/** Of the fillings of a verb so many are tried at a question, spread over all; fewer of one that is not open. */
const TRIED = 600;
const TRIED_CLOSED = 12;

export type Accepted = { readonly met: Met; readonly order: Order };

const words = (order: Order): string => canonicalJson(order);

/** What is accepted at a question, of all that could be typed. */
export const acceptedAt = (game: SmallGame, all: Universe, met: Met, from: number): readonly Accepted[] => {
  const { rules } = game;
  const open = new Set(offers(rules, met.state).map(({ verb }) => verb));
  return verbsOf(game).flatMap((spec) => {
    const most = open.has(spec.name) ? TRIED : TRIED_CLOSED;
    const args = someArgs(spec, all, rules.sides, most, from);
    return args.flatMap((each) =>
      rules.sides.flatMap((by): Accepted[] => {
        const order = { by, verb: spec.name, args: each };
        return check(rules, met.state, order) === undefined ? [{ met, order }] : [];
      }),
    );
  });
};

const soundAfter = (rules: Rules, state: State, order: Order): string | undefined => {
  const next = copyJson(state);
  const done = apply(rules, next, order, seeded(openSeed('law')));
  if (!done.ok) return `refused when given: ${done.refusal.code}`;
  const [problem] = rules.problems(next);
  return problem === undefined ? undefined : `leaves ${problem.code} ${problem.at ?? ''}`;
};

/** Accepted orders after which something is wrong, or that throw. */
export const unsound = (rules: Rules, { met, order }: Accepted): readonly string[] => {
  try {
    const wrong = soundAfter(rules, met.state, order);
    return wrong === undefined ? [] : [`${met.at}: ${words(order)} ${wrong}`];
  } catch (error) {
    return [`${met.at}: ${words(order)} throws ${String(error)}`];
  }
};

const offerOf = (rules: Rules, { met, order }: Accepted): Offer | undefined =>
  offers(rules, met.state).find(({ by, verb }) => by === order.by && verb === order.verb);

const isListed = (state: State, offer: Offer, order: Order): boolean => {
  const list = listed(state, offer);
  return list === undefined || list.some((one) => words(one) === words(order));
};

/** Orders for anybody at any time, such as to resign. */
const ALWAYS: ReadonlySet<string> = new Set(['resign', 'standing', 'pass']);

/** Accepted orders of verbs that are not offered, or that their list does not have. */
export const notOffered = (rules: Rules, accepted: Accepted): readonly string[] => {
  const { met, order } = accepted;
  if (ALWAYS.has(order.verb)) return [];
  const offer = offerOf(rules, accepted);
  if (offer === undefined) return [`${met.at}: not offered, ${words(order)}`];
  return isListed(met.state, offer, order) ? [] : [`${met.at}: not listed, ${words(order)}`];
};

/** Who moves or attacks. Of those who are placed the rules may name only whom to think of first; from what they fly does not act. */
const unitsOf = ({ args }: Order): readonly string[] =>
  (args['path'] === undefined ? (args['units'] === undefined ? args['from'] : undefined) : args['units']) ??
  [];

/** A way that ends where the enemy stands is a blow; one that ends where it began comes to no other place. */
const isNoGoal = (rules: Rules, { met, order }: Accepted, unit: string, end: string | undefined): boolean =>
  seenBy({ rules }, met.state, 'both').units.some(
    ({ id, at, side }) => at === end && (side !== order.by || id === unit),
  );

/** Units that act though they are not among those that could, and ends out of what is said to be in reach. */
export const beyondWhatIsSaid = (rules: Rules, accepted: Accepted): readonly string[] => {
  const { met, order } = accepted;
  const offer = offerOf(rules, accepted);
  const units = unitsOf(order);
  if (offer === undefined || units.length === 0) return [];
  const able = subjects(met.state, offer);
  const strangers = able.length === 0 ? [] : units.filter((unit) => !able.includes(unit));
  const [unit = ''] = units;
  const end = order.args['path']?.at(-1);
  const reach = units.length === 1 && end !== undefined ? reached(met.state, offer, unit) : undefined;
  const isThere = reach?.some(({ place }) => place === end) === true;
  const isFar = reach !== undefined && reach.length > 0 && !isThere && !isNoGoal(rules, accepted, unit, end);
  return [
    ...strangers.map((one) => `${met.at}: ${one} is not said to be able, ${words(order)}`),
    ...(isFar ? [`${met.at}: out of reach, ${words(order)}`] : []),
  ];
};

export const changedByText = (registry: VerbRegistry, { met, order }: Accepted): readonly string[] => {
  const { verb, args } = order;
  const text = write(registry, { verb, args });
  const back = readCanonical(registry, text);
  return back.ok && canonicalJson(back.value) === canonicalJson({ verb, args })
    ? []
    : [`${met.at}: ${text} comes back as ${canonicalJson(back)}`];
};

const otherWritings = (args: Args, slot: string): readonly Args[] => {
  const ids = args[slot] ?? [];
  const [first] = ids;
  const twice = first === undefined ? [] : [{ ...args, [slot]: [...ids, first] }];
  return ids.length < 2 ? twice : [...twice, { ...args, [slot]: ids.toReversed() }];
};

/** Groups that are accepted in another order, or with somebody named twice. */
export const twoWritings = (game: SmallGame, { met, order }: Accepted): readonly string[] => {
  const spec = verbsOf(game).find(({ name }) => name === order.verb);
  return setSlots(spec).flatMap((slot) =>
    otherWritings(order.args, slot)
      .map((args) => ({ ...order, args }))
      .filter((other) => check(game.rules, met.state, other) === undefined)
      .map((other) => `${met.at}: ${words(other)}`),
  );
};

const DRAWS = 25;

/** Orders that are drawn and refused. */
export const drawnButRefused = (rules: Rules, { at, state }: Met, pick: Pick): readonly string[] =>
  offers(rules, state).flatMap((offer) =>
    Array.from({ length: DRAWS }, () => sampled(state, offer, pick)).flatMap((order) => {
      const refused = order === undefined ? undefined : check(rules, state, order);
      return order === undefined || refused === undefined ? [] : [`${at}: ${words(order)} ${refused.code}`];
    }),
  );
