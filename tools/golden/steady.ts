// Plays a whole game by the plan of its game, steadily and from a seed, and writes it down as the lines of a golden script.
import { openSeed, seeded } from '../../src/core/dice.ts';
import { check, complete, decision, offers, reached, sampled, subjects } from '../../src/core/kernel.ts';
import type { Decision, Offer } from '../../src/core/kernel.ts';
import { give, newMatch } from '../../src/core/match.ts';
import type { Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { distance } from '../../src/hex/distance.ts';
import { registryFor } from '../../src/language/verb-registry.ts';
import { write } from '../../src/language/canonical-write.ts';
import { picker } from '../../src/players/prng.ts';
import { fullOptions } from '../../src/record/optional-rules.ts';

export type March = {
  /** What a hex is worth to stand in. */
  readonly valueOf: (unit: string, hex: string) => number;
  readonly isOpen: (hexes: readonly string[]) => boolean;
  /** Who is asked at all; everybody where it is left out. */
  readonly goes?: (unit: string) => boolean;
  /** By how much a hex must be better than where a unit stands. */
  readonly least: number;
  readonly standsAt: (unit: string) => string;
};

/** What plans of all games have at hand. */
export type Sitting = {
  /** Of the script. */
  readonly name: string;
  readonly scenario: string;
  readonly pick: (n: number) => number;
  readonly far: (a: string, b: string) => number;
  readonly nearest: (hex: string, hexes: readonly string[]) => number;
  /** Whether this is asked for the first time in the phase under way. */
  readonly first: (what: string) => boolean;
  /** Whether it is in the whole game. */
  readonly firstOfAll: (what: string) => boolean;
  readonly isAllowed: (s: State, order: Order) => boolean;
  readonly draw: (s: State, offer: Offer) => Order | undefined;
  /** Any order that may be given; where it is not open, one in two goes there all the same. */
  readonly drawn: (
    s: State,
    open: readonly Offer[],
    isOpen: (hexes: readonly string[]) => boolean,
  ) => Order | undefined;
  /** The next unit that is better off somewhere else. */
  readonly march: (s: State, open: readonly Offer[], how: March) => Order | undefined;
  /** An order that lets the program do a whole segment as it would. */
  readonly byDefault: (s: State, open: readonly Offer[], verbs: readonly string[]) => Order | undefined;
};

export type Plan = {
  readonly labelOf: (turn: number) => string;
  readonly answer: (s: State, now: Decision, open: readonly Offer[]) => Order | undefined;
  /** Lines that follow the heading of a phase, such as what history knows of its days. */
  readonly remarks?: (s: State) => readonly string[];
  /** What is checked at the end, besides the turn and the winner. */
  readonly checks?: (s: State) => readonly string[];
};

export type PlanOf = (sitting: Sitting) => Plan;

/** How a script begins, and after which turn it ends; the last one of the scenario where it is left out. */
export type Beginning = {
  readonly name: string;
  readonly word: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly last?: number | undefined;
};

export const DRAWS = 10;
const MOST = 20_000;

const sittingOf = (
  { rules, board }: Game,
  { name, word, scenario }: Beginning,
): Sitting & { readonly phase: (now: string) => void } => {
  const pick = picker(Number.parseInt(openSeed(word).slice(0, 7), 16));
  const asked = { phase: '', names: new Set<string>(), ever: new Set<string>() };
  const far = (a: string, b: string): number =>
    distance(board.grid, board.grid.index(a), board.grid.index(b));
  const isAllowed = (s: State, order: Order): boolean => check(rules, s, order) === undefined;
  const draw = (s: State, offer: Offer): Order | undefined => sampled(s, offer, pick);

  const marchOf = (s: State, offer: Offer, unit: string, how: March): Order | undefined => {
    const { by } = offer;
    if (how.goes?.(unit) === false) return undefined;
    const stays = how.valueOf(unit, how.standsAt(unit));
    const [best] = (reached(s, offer, unit) ?? [])
      .filter(({ place }) => how.isOpen([place]))
      .map(({ place }) => ({ place, value: how.valueOf(unit, place) + pick(100) / 200 }))
      .toSorted((a, b) => b.value - a.value);
    if (best === undefined || best.value <= stays + how.least) return undefined;
    const full = complete(rules, s, { by, verb: 'move', args: { units: [unit], path: [best.place] } });
    if (!full.ok || !how.isOpen(full.order.args['path'] ?? [])) return undefined;
    return isAllowed(s, full.order) ? full.order : undefined;
  };

  const isNewTo = (names: Set<string>, what: string): boolean => names.size < names.add(what).size;
  const first = (what: string): boolean => isNewTo(asked.names, what);

  return {
    name,
    scenario,
    pick,
    far,
    nearest: (hex, hexes) => hexes.reduce((least, each) => Math.min(least, far(hex, each)), 99),
    first,
    firstOfAll: (what) => isNewTo(asked.ever, what),
    isAllowed,
    draw,
    drawn: (s, open, isOpen) => {
      for (let n = 0; n < (open.length === 0 ? 0 : DRAWS * 2); n++) {
        const offer = open[pick(open.length)];
        const order = offer === undefined ? undefined : draw(s, offer);
        const hexes = [...(order?.args['to'] ?? []), ...(order?.args['at'] ?? [])].filter(
          (hex) => board.grid.index(hex) >= 0,
        );
        if (order !== undefined && (n >= DRAWS || isOpen(hexes))) return order;
      }
      return undefined;
    },
    march: (s, open, how) => {
      const offer = open.find(({ verb }) => verb === 'move');
      if (offer === undefined) return undefined;
      for (const unit of subjects(s, offer)) {
        const order = first(unit) ? marchOf(s, offer, unit, how) : undefined;
        if (order !== undefined) return order;
      }
      return undefined;
    },
    byDefault: (s, open, verbs) =>
      open
        .filter(({ verb }) => verbs.includes(verb))
        .map(({ verb, by }): Order => ({ by, verb, args: { how: ['default'] } }))
        .find((order) => !asked.names.has(order.verb) && isAllowed(s, order)),
    phase: (now) => {
      if (asked.phase !== now) asked.names.clear();
      asked.phase = now;
    },
  };
};

/** The lines of a script, after its comments. */
export const playSteadily = (game: Game, begins: Beginning, planOf: PlanOf): readonly string[] => {
  const { rules } = game;
  const { word, scenario, last } = begins;
  const options = fullOptions(game, begins.options);
  if (!options.ok) throw new Error('No such option');
  const registry = registryFor(game);
  const sitting = sittingOf(game, begins);
  const plan = planOf(sitting);
  const match = newMatch(rules, scenario, options.value, { dice: seeded(openSeed(word)) });
  const given = Object.entries(begins.options).map(([name, value]) => ` ${name}=${value}`);
  const lines = [`seed ${word}`, `new ${game.id} ${scenario}${given.join('')}`];
  let told = '';
  for (let n = 0; n < MOST; n++) {
    const { state } = match;
    const { turn, phase } = state.clock;
    const now = decision(rules, state);
    if (now === undefined || (last !== undefined && turn > last)) break;
    const heading = `# Turn ${turn}, ${plan.labelOf(turn)}. ${phase.replace(/-/, ' ')}.`;
    if (heading !== told) lines.push(heading, ...(plan.remarks?.(state) ?? []));
    told = heading;
    sitting.phase(`${turn} ${phase}`);
    const open = offers(rules, state).filter(({ by, right }) => by === now.by && !right);
    const order = plan.answer(state, now, open);
    if (order === undefined) throw new Error(`Nothing to do at ${now.at}`);
    const done = give(match, [order]);
    if (!done.ok) throw new Error(`${now.at}: ${JSON.stringify(order)} ${done.refusal.code}`);
    lines.push(write(registry, order));
  }
  const { clock, over } = match.state;
  return [
    ...lines,
    '',
    ...(plan.checks?.(match.state) ?? []),
    `expect turn ${clock.turn}`,
    `expect over ${over?.winner ?? 'none'}`,
  ];
};
