// A player at its seat: what it is told, what it may ask, and positions to think on that owe nothing to what is hidden.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../src/core/dice.ts';
import { apply, waiting } from '../../src/core/kernel.ts';
import { give, matchFrom, stateAfter, undo } from '../../src/core/match.ts';
import type { Match } from '../../src/core/match.ts';
import type { State } from '../../src/core/types.ts';
import { nextOrder, seating } from '../../src/players/player.ts';
import type { Seat } from '../../src/players/player.ts';
import { picker } from '../../src/players/prng.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { ford } from '../games/ford/game.ts';
import type { Own } from '../games/ford/state.ts';

const { rules } = ford;

/** Two southern stacks with somebody covered in each. */
const start = (below: readonly [string, string] = ['s2', 's3']): State<Own> => {
  const s = rules.setup('crossing', { fog: 'on' }) as State<Own>;
  const { 1504: _, ...places } = s.own.places;
  s.own.places = { ...places, 1403: ['s1', below[0]], 1406: ['s4', below[1]] };
  return s;
};

const matchOf = (s: State = start()): Match => matchFrom(rules, s, { dice: seeded(openSeed('seat')) });

const seatAt = (match: Match, side: string): Seat => {
  const seat = seating(rules, { game: ford, match })(match.state)?.(side);
  if (seat === undefined) throw new Error('The game is over');
  return seat;
};

const order = (match: Match, by: string, verb: string, args: Record<string, string[]> = {}): void => {
  const done = give(match, [{ by, verb, args }]);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
};

/** One entry of random play. */
const playOne = (match: Match, players: Parameters<typeof nextOrder>[2]): boolean => {
  const seats = seating(rules)(match.state);
  const next = seats === undefined ? undefined : nextOrder(seats, rules.sides, players);
  return next !== undefined && give(match, [next]).ok;
};

const newPlayers = (): Parameters<typeof nextOrder>[2] => ({
  north: randomPlayer(3, 0),
  south: randomPlayer(3, 1),
});

/** To the first question at which a verb is open to the north. */
const until = (match: Match, verb: string): Seat => {
  const players = newPlayers();
  for (;;) {
    const seat = seatAt(match, 'north');
    if (seat.decision.by === 'north' && seat.offers().some((offer) => offer.verb === verb)) return seat;
    if (!playOne(match, players)) throw new Error(`${verb} was never open`);
  }
};

describe('a seat', () => {
  it('fills in and judges an order without giving it', () => {
    const match = matchOf();
    const seat = until(match, 'move');
    const before = canonicalJson(match.state);
    const move = seat.offers().find(({ verb }) => verb === 'move');
    const [first] = (move === undefined ? undefined : seat.list(move)) ?? [];
    const said = {
      verb: 'move',
      args: { units: first?.args['units'] ?? [], path: first?.args['path']?.slice(-1) ?? [] },
    };
    const full = seat.complete(said);
    expect(full.ok && full.order.by).toBe('north');
    expect(full.ok ? seat.check(full.order) : full.refusal).toBeUndefined();
    expect(seat.check({ verb: 'move', args: { units: ['s1'], path: ['1503'] } })).toBeDefined();
    expect(canonicalJson(match.state)).toBe(before);
  });

  it('judges what it is asked as an order of its own side, whoever is named', () => {
    const match = matchOf();
    const seat = until(match, 'end');
    const said = { verb: 'end', args: {}, by: 'north' };
    expect(seat.check(said)).toBeUndefined();
    expect(seatAt(match, 'south').check(said)).toBeDefined();
  });

  it('answers questions of the game from what it may see', () => {
    const match = matchOf();
    const seat = until(match, 'attack');
    const [target = ''] = seat
      .offers()
      .flatMap((offer) => (seat.list(offer) ?? []).flatMap(({ args }) => args['target'] ?? []));
    const answer = seat.ask('odds', { target: [target] });
    expect(answer).toEqual(ford.questions?.odds?.(match.state, 'north', { target: [target] }));
    expect(answer).toBeDefined();
    expect(seat.ask('weather', {})).toBeUndefined();
    expect(seat.supply()?.side).toBe('north');
  });

  it('is told what is asked of its own side only, where something is hidden', () => {
    const match = matchOf();
    const { by } = seatAt(match, 'north').decision;
    expect(seatAt(match, by).question()?.key).toMatch(/^ask\./);
    expect(seatAt(match, by === 'north' ? 'south' : 'north').question()).toBeUndefined();
  });
});

describe('what a side has heard', () => {
  it('is the events of the match since an entry, each once, and of all of it the opening first', () => {
    const match = matchOf();
    const players = newPlayers();
    const seat = (): Seat => seatAt(match, 'north');
    const all = seat().heard().length;
    const seats = seating(rules, { game: ford, match });
    const found = [...(seats(match.state)?.('north').heard() ?? [])];
    for (let n = 0; n < 60 && playOne(match, players) && match.state.over === undefined; n++) {
      const now = seats(match.state)?.('north');
      found.push(...(now?.heard(now.played - 1) ?? []));
    }
    expect(found.length).toBeGreaterThan(all + 40);
    expect(found).toEqual(seat().heard());
  });

  it('is forgotten with what is taken back', () => {
    const match = matchOf();
    const seat = until(match, 'move');
    const move = seat.offers().find(({ verb }) => verb === 'move');
    const drawn = move === undefined ? undefined : seat.sample(move, picker(1));
    const seats = seating(rules, { game: ford, match });
    const before = seats(match.state)?.('north').heard();
    order(match, 'north', 'move', drawn?.args as Record<string, string[]>);
    expect(seats(match.state)?.('north').heard().length).toBeGreaterThan(before?.length ?? 0);
    undo(match);
    expect(seats(match.state)?.('north').heard()).toEqual(before);
  });
});

describe('an imagined position', () => {
  it('is the same whoever lies covered in truth, and is not always the truth', () => {
    const worlds = (below: readonly [string, string]): readonly string[] =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
        canonicalJson(seatAt(matchOf(start(below)), 'north').imagine(picker(seed), 'now').state),
      );
    expect(worlds(['s2', 's3'])).toEqual(worlds(['s3', 's2']));
    expect(new Set(worlds(['s2', 's3'])).size).toBe(2);
  });

  it('is to play on with the rules, and nothing of it comes to the match', () => {
    const match = matchOf();
    const before = canonicalJson(match.state);
    const scratch = until(match, 'move').imagine(picker(1), 'now');
    const seat = scratch.seat('north');
    const ends = seat?.offers().find(({ ends: isEnd }) => isEnd);
    const drawn = ends === undefined ? undefined : seat?.sample(ends, picker(1));
    const after = canonicalJson(match.state);
    expect(drawn === undefined ? undefined : apply(rules, scratch.state, drawn).ok).toBe(true);
    expect(canonicalJson(match.state)).toBe(after);
    expect(canonicalJson(scratch.state)).not.toBe(after);
    expect(before).toBeDefined();
    expect(scratch.seat('north')?.ask('odds', { target: ['1403'] })).toBeDefined();
  });

  it('has none of the other side standing orders', () => {
    const match = matchOf();
    const [window = ''] = seatAt(match, 'south').windows;
    order(match, 'south', 'standing', { do: ['ask'], window: [window] });
    expect(match.state.standing).toHaveLength(1);
    expect(seatAt(match, 'north').imagine(picker(1), 'now').state.standing).toEqual([]);
    expect(seatAt(match, 'south').imagine(picker(1), 'now').state.standing).toHaveLength(1);
  });

  it('of the last news is how the same question stood before its own orders since', () => {
    const match = matchOf();
    const players = newPlayers();
    const seats = seating(rules, { game: ford, match });
    let earlier = 0;
    for (let n = 0; n < 120 && playOne(match, players) && match.state.over === undefined; n++) {
      const { entries } = match;
      const since = entries.findLastIndex(({ told, orders, clock }, i) => {
        const after = entries[i + 1]?.clock ?? match.state.clock;
        const isNext = clock.phase !== after.phase || clock.phasing !== after.phasing;
        return told !== undefined || orders[0]?.by !== 'north' || isNext;
      });
      const asked = waiting(rules, match.state)?.at;
      let first = since + 1;
      while (waiting(rules, stateAfter(match, first))?.at !== asked) first += 1;
      if (first < entries.length) earlier += 1;
      const seat = seats(match.state)?.('north');
      const expected = seatAt(matchOf(stateAfter(match, first)), 'north').imagine(picker(n), 'now').state;
      expect(seat?.newsAt()).toBe(first);
      expect(canonicalJson(seat?.imagine(picker(n), 'news').state)).toBe(canonicalJson(expected));
    }
    expect(earlier).toBeGreaterThan(5);
  });
});
