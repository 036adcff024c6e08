// Small positions: played at random, and at the decisions met everything that could be typed is tried.
import { canonicalJson, copyJson } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, check, decision, listed, offers, sampled, settle } from '../../src/core/kernel.ts';
import { everyOrder } from '../../src/core/perft.ts';
import type { Rules } from '../../src/core/rule-set.ts';
import { changed } from '../../src/core/state-cache.ts';
import type { Args, Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { readCanonical } from '../../src/language/canonical-read.ts';
import type { VerbRegistry } from '../../src/language/verb-registry.ts';
import { write } from '../../src/language/canonical-write.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { everyDraw } from './support.ts';
import { everyArgs, setSlots, verbsOf } from './universe.ts';
import type { Universe } from './universe.ts';

export type Small = { readonly name: string; readonly universe: Universe; state(): State };

/** A decision met in play from a small position. */
export type Met = { readonly at: string; readonly state: State };

export type SmallGame = Pick<Game, 'rules' | 'verbs'>;

/** How many games are played from each position, and how often each question is looked at. */
const GAMES = 4;
const TIMES = 3;
const LONGEST = 400;

/** A copy that nobody writes to: what is asked of it is found once. */
const atRest = (state: State): State => {
  const copy = copyJson(state);
  changed(copy);
  return copy;
};

/** Every question that random games from a position come to, the first few times. */
export const decisionsFrom = (rules: Rules, small: Small): readonly Met[] => {
  const found: Met[] = [];
  const times: Record<string, number> = {};
  for (let seed = 1; seed <= GAMES; seed++) {
    const state = small.state();
    const dice = seeded(openSeed(String(seed)));
    const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
    const seats = seating(rules);
    settle(rules, state, dice);
    for (let n = 0; n < LONGEST; n++) {
      const at = decision(rules, state)?.at;
      const seat = seats(state);
      const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
      if (at === undefined || order === undefined) break;
      times[at] = (times[at] ?? 0) + 1;
      if (times[at] <= TIMES) found.push({ at, state: atRest(state) });
      apply(rules, state, order, dice);
    }
  }
  return found;
};

const words = (order: Order): string => canonicalJson(order);

const listOf = (rules: Rules, { at, state }: Met): readonly Order[] => {
  const every = everyOrder(rules, state);
  if (!every.ok) throw new Error(`${at}: ${every.error.code} ${JSON.stringify(every.error.params)}`);
  return every.value;
};

/** Orders of the list that are refused. */
export const offeredButRefused = (rules: Rules, met: Met): readonly string[] =>
  listOf(rules, met)
    .filter((order) => check(rules, met.state, order) !== undefined)
    .map(words);

/** Orders that come back from the canonical text as something else. */
export const changedByWriting = (registry: VerbRegistry, rules: Rules, met: Met): readonly string[] =>
  listOf(rules, met).flatMap(({ verb, args }) => {
    const text = write(registry, { verb, args });
    const back = readCanonical(registry, text);
    const same = back.ok && canonicalJson(back.value) === canonicalJson({ verb, args });
    return same ? [] : [`${text}: ${canonicalJson(back)}`];
  });

export type Tried = { readonly tried: number; readonly accepted: number; readonly wrong: readonly string[] };

/** Of the verbs that cannot be used at a question every so many orders are tried: they are refused for their name. */
const STRIDE = 29;

/** Tries everything that could be typed; what is accepted must be in the list. */
export const acceptedButNotOffered = (game: SmallGame, all: Universe, met: Met): Tried => {
  const { rules } = game;
  const list = new Set(listOf(rules, met).map(words));
  const open = new Set(offers(rules, met.state).map(({ verb }) => verb));
  const wrong: string[] = [];
  let tried = 0;
  let accepted = 0;
  for (const spec of verbsOf(game)) {
    const every = everyArgs(spec, all, rules.sides);
    const stride = open.has(spec.name) ? 1 : STRIDE;
    for (let i = 0; i < every.length; i += stride) {
      for (const by of rules.sides) {
        const order = { by, verb: spec.name, args: every[i] ?? {} };
        tried += 1;
        if (check(rules, met.state, order) !== undefined) continue;
        accepted += 1;
        if (!list.has(words(order))) wrong.push(words(order));
      }
    }
  }
  return { tried, accepted, wrong };
};

const otherWritings = (args: Args, slot: string): readonly Args[] => {
  const ids = args[slot] ?? [];
  const [first] = ids;
  const twice = first === undefined ? [] : [{ ...args, [slot]: [...ids, first] }];
  return ids.length < 2 ? twice : [...twice, { ...args, [slot]: ids.toReversed() }];
};

/** Groups of units that are accepted in more than one writing: in another order, or with one named twice. */
export const writtenTwoWays = (game: SmallGame, met: Met): Tried => {
  const specs = verbsOf(game);
  const wrong: string[] = [];
  let tried = 0;
  for (const order of listOf(game.rules, met)) {
    for (const slot of setSlots(specs.find(({ name }) => name === order.verb))) {
      for (const args of otherWritings(order.args, slot)) {
        tried += 1;
        const other = { ...order, args };
        if (check(game.rules, met.state, other) === undefined) wrong.push(words(other));
      }
    }
  }
  return { tried, accepted: wrong.length, wrong };
};

const MOST_DRAWS = 20_000;

const only = (a: ReadonlySet<string>, b: ReadonlySet<string>, what: string): readonly string[] =>
  [...a].filter((order) => !b.has(order)).map((order) => `${what}: ${order}`);

/** What a sampler draws and its list lacks, and what it can never draw. */
export const drawnUnlikeListed = (rules: Rules, { state }: Met): readonly string[] =>
  offers(rules, state).flatMap((offer) => {
    const list = new Set((listed(state, offer) ?? []).map(words));
    const draws = everyDraw((pick) => sampled(state, offer, pick), MOST_DRAWS);
    if (draws === undefined) return [`too many draws to follow: ${offer.verb}`];
    const drawn = new Set(draws.filter((order) => order !== undefined).map(words));
    const gaveUp = draws.includes(undefined) && list.size > 0;
    return [
      ...only(drawn, list, 'drawn but not listed'),
      ...only(list, drawn, 'listed but never drawn'),
      ...(gaveUp ? [`draws nothing though something is listed: ${offer.verb}`] : []),
    ];
  });
