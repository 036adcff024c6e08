// Odds under fog along random games: they tell nothing of who is covered, and every attack is fought between the best and
// the worst they say.
import { describe, expect, it } from '@jest/globals';
import { copyJson } from '../../../../src/core/canonical-json.ts';
import { scripted, seeded } from '../../../../src/core/dice.ts';
import { apply, complete, decision, settle } from '../../../../src/core/kernel.ts';
import { matchFrom } from '../../../../src/core/match.ts';
import type { Event, Order, State } from '../../../../src/core/types.ts';
import { openDesk } from '../../../../src/session/session.ts';
import { take } from '../../../../src/session/dispatch.ts';
import { mobileAsked } from '../../../../src/games/barbarossa/questions/odds-mobile-assault.ts';
import { attacksAsked } from '../../../../src/games/barbarossa/questions/targets.ts';
import { suppose, supposed } from '../../../../src/games/barbarossa/questions/supposed-battle.ts';
import { FACES } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import type { Odds } from '../../../../src/games/barbarossa/11-prepared-assaults/11.8-odds.ts';
import { COASTAL_PORTS } from '../../../../src/games/barbarossa/10-movement/10.16-sea-movement.ts';
import { isKnown } from '../../../../src/games/barbarossa/11-prepared-assaults/11.7-fog-of-war.ts';
import { unitsUnder } from '../../../../src/games/barbarossa/questions/covered-units.ts';
import { onMap } from '../../../../src/mechanics/places.ts';
import { isSatellite } from '../../../../src/games/barbarossa/02-counters.ts';
import { attacksOf } from '../../../../src/games/barbarossa/11-prepared-assaults/11.3-eligible-attackers.ts';
import type { Own, Seeing } from '../../../../src/games/barbarossa/state.ts';
import { nextOrder, seating } from '../../../../src/players/player.ts';
import { picker } from '../../../../src/players/prng.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { startOf } from '../../../../src/players/fuzz/random-start.ts';
import { barbarossa, p } from '../rules/kit.ts';
import { scramble } from './secrets.ts';

const { rules } = barbarossa;

/** Positions of a random game where the German moves or fights; from its first turn, or one in the middle. */
const positions = function* (
  seed: number,
  { anyTurn, orders }: { readonly anyTurn: boolean; readonly orders: number },
): Generator<State<Own>> {
  const fog = { scenario: 'campaign', options: { fog: 'on' }, anyTurn, playOn: true };
  const state = startOf(barbarossa, fog, seed) as State<Own>;
  settle(rules, state);
  const players = { german: randomPlayer(seed, 1), soviet: randomPlayer(seed, 2) };
  const seats = seating(rules);
  for (let n = 0; n < orders && decision(rules, state) !== undefined; n++) {
    const { phase } = state.clock;
    if (
      decision(rules, state)?.by === 'german' &&
      (phase === 'german-assault' || phase === 'german-movement')
    )
      yield state;
    const seat = seats(state);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    const by = decision(rules, state)?.by ?? '';
    apply(rules, state, order ?? { by, verb: 'pass', args: {} }, seeded(`${seed} ${n}`));
  }
};

const attack = (hex: string, how: readonly string[]): Order => ({
  by: 'german',
  verb: 'attack',
  args: { target: [hex], ...(how.length > 0 && { how }) },
});

/** All that can be asked of attacks, in words, and what the shortest orders would send. */
const replies = (state: State<Own>, hexes: readonly string[]): readonly unknown[] => {
  const match = matchFrom(rules, copyJson(state), { dice: scripted([]) });
  const desk = openDesk(barbarossa, match, { settings: { level: 'verbose', page: 'off' } });
  const asked = hexes.flatMap((hex) => [`odds ${hex} prepared`, `odds ${hex} best`, `odds ${hex}`]);
  const said = ['targets', 'targets prepared', ...asked].flatMap((line) => [line, ...take(desk, line).lines]);
  const filled = hexes.flatMap((hex) =>
    [[], ['best']].map((how) => complete(rules, match.state, attack(hex, how))),
  );
  return [...said, ...filled];
};

const often = ({ faces }: Odds, code: string): number =>
  FACES.filter((face) => faces[face - 1] === code).length;

/** Asks nothing more than whether the number lies between, and names what does not. */
const outside = (what: string, n: number, most: number, least: number): readonly string[] =>
  n > most || n < least ? [`${what}: ${n} of ${least} to ${most}`] : [];

const oddsOf = (s: Seeing, hex: string, attackers: readonly string[], who: 'german' | 'both') =>
  supposed(p).oddsBetween(suppose(p, s, who, { hex, attackers, kind: 'prepared' }));

/** What is told to the German of every prepared assault he could make, beside what it is in truth. */
const falsely = (s: Seeing): readonly string[] =>
  attacksAsked(p)
    .strikes(s, 'german', 'german')
    .flatMap(({ hex, units }) => {
      const told = oddsOf(s, hex, units, 'german');
      const truth = oddsOf(s, hex, units, 'both');
      const [best, worst] = [told.best, told.worst];
      const sums = [best.defence.total, best.odds.total, worst.odds.total];
      return [
        ...(sums.every(Number.isFinite) && best.defence.total > 0 ? [] : [`${hex} ${sums.join(' ')}`]),
        ...outside(hex, truth.best.odds.total, best.odds.total, worst.odds.total),
        ...outside(`${hex} DE`, often(truth.best, 'DE'), often(best, 'DE'), often(worst, 'DE')),
        ...outside(`${hex} AE`, often(truth.best, 'AE'), often(worst, 'AE'), often(best, 'AE')),
      ];
    });

/** The same of mobile assaults, which find another board. */
const falselyMobile = (s: Seeing): readonly string[] => {
  const truth = mobileAsked(p).ranked(s, 'both');
  return mobileAsked(p)
    .ranked(s, 'german')
    .flatMap(({ strike, rung, floor }) => {
      const same = truth.find(({ strike: other }) => JSON.stringify(other) === JSON.stringify(strike));
      return same === undefined
        ? [`${strike.target}: not there`]
        : outside(strike.target, same.rung, rung, floor);
    });
};

/** Gives an order on a copy and lets pass what is asked till the battle has its odds. */
const foughtAt = (state: State<Own>, order: Order): string | undefined => {
  const copy = copyJson(state);
  const events: Event[] = [];
  let next: Order | undefined = order;
  for (let n = 0; n < 9 && next !== undefined; n++) {
    const done = apply(rules, copy, next, seeded(`${n}`));
    if (done.ok) events.push(...done.events);
    const by = decision(rules, copy)?.by;
    const found = events.find(({ kind }) => kind === 'battle.odds')?.data['odds'];
    if (typeof found === 'string') return found;
    next = by === undefined ? undefined : { by, verb: 'pass', args: {} };
  }
  return undefined;
};

const rungOf = (odds: string): number => {
  const [attackers = 1, defenders = 1] = odds.split(':').map(Number);
  return defenders === 1 ? attackers - 1 : 1 - defenders;
};

const SEEDS = Array.from({ length: 9 }, (_, seed) => seed + 1);

/** Of each game every second position, which differ enough. */
const all: readonly State<Own>[] = SEEDS.flatMap((seed) => {
  const found: State<Own>[] = [];
  let n = 0;
  for (const state of positions(seed, { anyTurn: true, orders: 220 }))
    if (n++ % 2 === 0) found.push(copyJson(state));
  return found;
});

const assaults = all.filter((state) => state.stack.at(-1)?.proc === 'assaults');

/** Who lies covered on the map in truth, and is not among those the German is told to reckon with. */
const unreckoned = (s: Seeing): readonly string[] => {
  const reckoned = unitsUnder(p, s, { hex: COASTAL_PORTS[0] ?? '', known: [] }, () => 1, {
    least: 0,
    most: Infinity,
  });
  return onMap(p, s, 'soviet').filter(
    (unit) => !isKnown(p, s, unit, 'german') && !isSatellite(p, unit) && !reckoned.strongest.includes(unit),
  );
};

describe('odds under fog', () => {
  it('reckon with everybody who has come, whatever turn is printed on him', () => {
    const turns = new Set<number>();
    const early = new Set<string>();
    for (const seed of [4, 12]) {
      for (const state of positions(seed, { anyTurn: false, orders: 900 })) {
        const { turn } = state.clock;
        turns.add(turn);
        expect({ seed, turn, unreckoned: unreckoned(state) }).toEqual({ seed, turn, unreckoned: [] });
        for (const unit of onMap(p, state, 'soviet')) {
          const printed = p.unit(unit).entry?.map((line) => Number(line.turn)) ?? [];
          if (printed.some((due) => due > turn) && !isKnown(p, state, unit, 'german')) early.add(unit);
        }
      }
    }
    expect(Math.max(...turns)).toBeGreaterThan(4);
    expect([...early]).not.toEqual([]);
  });

  it('lie between the best and the worst that is said, wherever they are asked', () => {
    expect(all.length).toBeGreaterThan(300);
    const wrong = all.flatMap((state) =>
      state.clock.phase === 'german-assault' ? falsely(state) : falselyMobile(state),
    );
    expect(wrong).toEqual([]);
  });

  it('tell the same whoever is covered, in words and in what short orders send', () => {
    let compared = 0;
    for (const [n, state] of all.entries()) {
      const other = copyJson(state);
      if (n % 7 > 0 || !scramble(other, 'german', picker(n))) continue;
      const hexes = attacksOf(p).targets(state).slice(0, 3);
      const said = replies(state, hexes);
      expect(replies(other, hexes)).toEqual(said);
      expect(JSON.stringify(said)).not.toMatch(/no number|You see \.|NaN|Infinity/);
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  });

  it('hold of every attack that is carried out, bare and with the best', () => {
    let fought = 0;
    const wrong = assaults.flatMap((state) =>
      attacksOf(p)
        .targets(state)
        .flatMap((hex, n) => {
          const filled = complete(rules, state, attack(hex, n % 2 === 0 ? ['best'] : []));
          const odds = filled.ok ? foughtAt(state, filled.order) : undefined;
          if (!filled.ok || odds === undefined) return [];
          fought++;
          const { best, worst } = oddsOf(state, hex, filled.order.args['from'] ?? [], 'german');
          return outside(hex, rungOf(odds), best.odds.total, worst.odds.total);
        }),
    );
    expect(wrong).toEqual([]);
    expect(fought).toBeGreaterThan(300);
  });
});
