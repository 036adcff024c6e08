// How fast a game answers and plays: supply, offers, odds, with few units and with many, then whole games. The measures are
// the same for every game; its own file says what is aimed at.
import { isHeldBy } from '../src/mechanics/control.ts';
import { onMap, placeOf, unitsAt } from '../src/mechanics/places.ts';
import type { Placed } from '../src/mechanics/places.ts';
import type { Sheet } from '../src/mechanics/sheet.ts';
import { readFileSync } from 'node:fs';
import { boardSet } from '../src/board/read-board.ts';
import type { BoardSet } from '../src/board/board.ts';
import { copyJson, hashOf } from '../src/core/canonical-json.ts';
import { openSeed, seeded, recordedDice } from '../src/core/dice.ts';
import type { DiceSource } from '../src/core/dice.ts';
import { apply, listed, offers, reached, settle, subjects } from '../src/core/kernel.ts';
import { give, matchFrom, stateAfter } from '../src/core/match.ts';
import type { Match } from '../src/core/match.ts';
import type { Rules } from '../src/core/rule-set.ts';
import { resting } from '../src/core/state-cache.ts';
import type { Event, Order, Side, State } from '../src/core/types.ts';
import { BOARDS } from '../src/games/registry.ts';
import { nextOrder, seating } from '../src/players/player.ts';
import { randomPlayer } from '../src/players/random.ts';
import { ground, referenceFlood } from './floods.ts';
import { compare, rounded, rowOf } from './row.ts';
import type { BenchRow } from './row.ts';

const SEED = 2;
const ROUNDS = 9;
const AGO = 10;

/** The shipped data of a game. */
export const shipped = (id: string): BoardSet =>
  boardSet(
    Object.fromEntries(
      (BOARDS.find((board) => board.id === id)?.files ?? []).map(({ name }) => [
        name,
        JSON.parse(readFileSync(`data/${id}/${name}`, 'utf8')) as unknown,
      ]),
    ),
  );

/** Where a question is looked for: the first time the game comes to it in or after a turn. */
type Moment = { readonly at: string; readonly side: Side; readonly turn: number };

export type Measured<O extends Placed> = {
  readonly title: string;
  readonly p: Sheet;
  readonly rules: Rules;
  readonly scenario: string;
  readonly turns: number;
  /** How many units there are in a small position and in a large one. */
  readonly few: number;
  readonly many: number;
  /** Columns and rows of the flood that the game is measured against: about its own map. */
  readonly map: readonly [columns: number, rows: number];
  readonly movement: Moment;
  readonly attacks: Moment;
  supply(s: State<O>): unknown;
  odds(s: State<O>): unknown;
  /** Orders after which, and after how many times as many, the past is asked for. */
  readonly early: number;
  readonly aims: {
    /** In floods. */
    readonly supply: number;
    /** In microseconds. */
    readonly offers: number;
    readonly decisionsPerSecond: number;
    /** In seconds. */
    readonly game: number;
    /** The part of the time of playing it. */
    readonly replay: number;
  };
};

type Task<O> = (s: State<O>) => unknown;

const facesIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap(({ kind, data }) => (kind === 'die' ? [Number(data['result'])] : []));

type Played<O> = {
  readonly orders: readonly Order[];
  readonly faces: readonly number[];
  readonly end: State<O>;
};

/** The units of both sides by turns, as long as each side has some. */
const byTurns = (a: readonly string[], b: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]])
    .flat()
    .filter((unit) => unit !== undefined);

const moved = (own: Placed, unit: string, place: string): void => {
  const from = placeOf(own, unit);
  const rest = own.places[from]?.filter((other) => other !== unit) ?? [];
  if (rest.length === 0) delete own.places[from];
  else own.places[from] = rest;
  own.places[place] = [...(own.places[place] ?? []), unit];
};

/** As many units on the map: surplus ones go, half from each side; new ones come into its hexes, two at most. */
const withUnits = <O extends Placed>(p: Sheet, from: State<O>, count: number): State<O> => {
  const s = copyJson(from);
  const { own } = s;
  const [first, second] = p.sides;
  const there = byTurns(onMap(p, s, first), onMap(p, s, second));
  for (const unit of there.slice(count)) moved(own, unit, 'out');
  const missing = p.unitIds
    .filter((unit) => !there.includes(unit))
    .slice(0, Math.max(0, count - there.length));
  for (const unit of missing) {
    const side = p.sideOf(unit);
    const room = p.grid.ids.find(
      (hex) => p.isLand(hex) && isHeldBy(p, s, hex, side) && unitsAt(own, hex).length < 2,
    );
    if (room === undefined) throw new Error(`There is no room for ${unit}`);
    moved(own, unit, room);
  }
  return s;
};

const play = <O extends Placed>({ rules, scenario }: Measured<O>) => {
  const seat = seating(rules);
  const begin = (dice: DiceSource): State<O> => {
    const s = rules.setup(scenario, {}) as State<O>;
    // Past every victory but the last.
    s.playOn = [];
    settle(rules, s, dice);
    return s;
  };
  const players = (seed: number) =>
    Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));

  /** A random game to its last turn; `watch` is shown the state before every order. */
  const played = (seed: number, watch?: (s: State<O>) => void): Played<O> => {
    const faces: number[] = [];
    const dice: DiceSource = (n, request) => {
      const face = seeded(openSeed(String(seed)))(n, request);
      if (face !== undefined) faces.push(face);
      return face;
    };
    const s = begin(dice);
    const seated = players(seed);
    const orders: Order[] = [];
    for (let at = seat(s); at !== undefined; at = seat(s)) {
      watch?.(s);
      const order = nextOrder(at, rules.sides, seated);
      const done = order === undefined ? undefined : apply(rules, s, order, dice);
      if (order === undefined || done?.ok !== true)
        throw new Error(`Game ${seed} stops at ${at('').decision.at}`);
      if (order.verb === 'die') faces.push(...facesIn(done.events));
      orders.push(order);
    }
    return { orders, faces, end: s };
  };

  /** The same game from its orders and dice: nobody looks for an order, nothing is rolled. */
  const replayed = ({ orders, faces }: Played<O>): State<O> => {
    const dice = recordedDice(faces, 0);
    const s = begin(dice);
    for (const order of orders)
      if (!apply(rules, s, order, dice).ok) throw new Error(`Replay refuses ${order.verb}`);
    return s;
  };

  /** Its first orders as a match. */
  const matched = ({ orders, faces }: Played<O>, count: number): Match => {
    const dice = recordedDice(faces, 0);
    const match = matchFrom(rules, begin(dice), { dice });
    for (const order of orders.slice(0, count))
      if (!give(match, [order]).ok) throw new Error(`The match refuses ${order.verb}`);
    return match;
  };

  const stateAt = ({ at, side, turn }: Moment): State<O> => {
    let found: State<O> | undefined;
    played(SEED, (s) => {
      const { phasing, turn: now } = s.clock;
      const frame = s.stack.at(-1);
      if (now < turn || phasing !== side || `${frame?.proc}@${frame?.step}` !== at) return;
      found ??= copyJson(s);
    });
    if (found === undefined) throw new Error(`Game ${SEED} never comes to ${at}`);
    return found;
  };

  const draw: Task<O> = (s) => {
    const at = seat(s);
    return at === undefined ? undefined : nextOrder(at, rules.sides, players(SEED));
  };

  /** Everything that may be ordered: what is listed, and who can come where. */
  const offerList: Task<O> = (s) =>
    resting(s, () =>
      offers(rules, s).map((offer) =>
        offer.choice.kind === 'listed'
          ? listed(s, offer)
          : subjects(s, offer).map((unit) => reached(s, offer, unit)),
      ),
    );

  return { played, replayed, matched, stateAt, draw, offerList };
};

/** What every game is measured by. */
export const rowsOf = <O extends Placed>(game: Measured<O>): readonly BenchRow[] => {
  const { title, p, turns, few, many, map, aims, early } = game;
  const { played, replayed, matched, stateAt, draw, offerList } = play(game);
  const [columns, lines] = map;
  const baseline = `reference flood ${columns}x${lines}`;

  /** With many units against so many reference floods, and against the same with few. */
  const taskRows = (name: string, task: Task<O>, from: State<O>, within?: number): readonly BenchRow[] => {
    const [small, large] = [withUnits(p, from, few), withUnits(p, from, many)];
    const flood = compare(() => task(large), referenceFlood(ground(columns, lines)));
    const growth = compare(
      () => task(large),
      () => task(small),
    );
    const aim = within === undefined ? '' : `<= ${within}`;
    return [
      rowOf(`${title}: ${name}, ${many} units`, 'us', baseline, flood, aim),
      rowOf(`${title}: ${name}, growth from ${few} to ${many} units`, 'us', `${few} units`, growth),
    ];
  };

  /** Against a number of microseconds that was aimed at. */
  const aimed = (name: string, task: Task<O>, from: State<O>, limit: number): BenchRow => {
    const large = withUnits(p, from, many);
    const { value } = compare(
      () => task(large),
      () => undefined,
    );
    const told = `${Math.round(1e6 / limit)} a second`;
    return {
      name: `${title}: ${name}`,
      value: rounded(value),
      unit: 'us',
      baseline: told,
      ratio: rounded(value / limit),
      aim: '<= 1',
    };
  };

  /** What questions about the past begin with: how things stood ten orders ago, early in a game and late. */
  const pastRow = (whole: Played<O>): BenchRow => {
    const late = Math.floor((whole.orders.length - AGO) / early) * early;
    const [before, after] = [matched(whole, early), matched(whole, late)];
    const growth = compare(
      () => stateAfter(after, late - AGO),
      () => stateAfter(before, early - AGO),
    );
    const name = `${title}: how things stood ${AGO} orders ago, growth from ${early} to ${late} orders`;
    return rowOf(name, 'us', `${early} orders`, growth);
  };

  const gameRows = (whole: Played<O>): readonly BenchRow[] => {
    if (hashOf(replayed(whole)) !== hashOf(whole.end)) throw new Error('A replay is another game');
    const decisions = whole.orders.length;
    const { value, base, ratio } = compare(
      () => played(SEED),
      () => replayed(whole),
      ROUNDS,
    );
    const perSecond = Math.round((decisions / value) * 1e6);
    return [
      {
        name: `${title}: random decisions through the sampler, drawn and carried out`,
        value: perSecond,
        unit: 'a second',
        baseline: `${aims.decisionsPerSecond} a second; ratio of the times`,
        ratio: rounded(aims.decisionsPerSecond / perSecond),
        aim: '<= 1',
      },
      {
        name: `${title}: a random game of ${turns} turns, ${decisions} orders`,
        value: rounded(value / 1e6),
        unit: 's',
        baseline: `${aims.game} s`,
        ratio: rounded(value / 1e6 / aims.game),
        aim: '<= 1',
      },
      {
        name: `${title}: its replay from orders and dice`,
        value: rounded(base / 1e6),
        unit: 's',
        baseline: `playing it, ${rounded(value / 1e6)} s`,
        ratio: rounded(1 / ratio),
        aim: `<= ${aims.replay}`,
      },
    ];
  };

  const movement = stateAt(game.movement);
  const attacks = stateAt(game.attacks);
  const whole = played(SEED);
  const atRest =
    (task: Task<O>): Task<O> =>
    (s) =>
      resting(s, () => task(s));
  return [
    ...taskRows('supply of every unit of both sides', atRest(game.supply), movement, aims.supply),
    ...taskRows('offers of a movement phase', offerList, movement),
    aimed('offers of a movement phase', offerList, movement, aims.offers),
    ...taskRows('odds of every possible attack', atRest(game.odds), attacks),
    aimed('offers of an attack phase', offerList, attacks, aims.offers),
    ...taskRows('an order drawn in a movement phase', draw, movement),
    pastRow(whole),
    ...gameRows(whole),
  ];
};
