// Barbarossa for the bench: the game from its shipped data, random play, and positions with as many units as wanted.
import { isHeldBy } from '../src/mechanics/control.ts';
import { onMap, placeOf, unitsAt } from '../src/mechanics/places.ts';
import { readFileSync } from 'node:fs';
import { boardSet } from '../src/board/read-board.ts';
import { copyJson } from '../src/core/canonical-json.ts';
import { openSeed, seeded, recordedDice } from '../src/core/dice.ts';
import type { DiceSource } from '../src/core/dice.ts';
import { apply, settle } from '../src/core/kernel.ts';
import { give, matchFrom } from '../src/core/match.ts';
import type { Match } from '../src/core/match.ts';
import type { Event, Order, State } from '../src/core/types.ts';
import { makeGame } from '../src/games/barbarossa/game.ts';
import { printedOf } from '../src/games/barbarossa/data/sheet.ts';
import type { Who } from '../src/games/barbarossa/data/sheet.ts';
import type { Own } from '../src/games/barbarossa/state.ts';
import { nextOrder, seating } from '../src/players/player.ts';
import { randomPlayer } from '../src/players/random.ts';

const FILES = ['map', 'units', 'tables', 'turns', 'scenarios/campaign', 'scenarios/road-back', 'rules'];

const files: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...FILES, 'rulings'].map((name) => [
    `${name}.json`,
    JSON.parse(readFileSync(`data/barbarossa/${name}.json`, 'utf8')) as unknown,
  ]),
);

export const p = printedOf(boardSet(files));
export const { rules } = makeGame(p);
export const seat = seating(rules);

const begin = (dice: DiceSource): State<Own> => {
  const s = rules.setup('campaign', {}) as State<Own>;
  s.playOn = [];
  settle(rules, s, dice);
  return s;
};

const facesIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap(({ kind, data }) => (kind === 'die' ? [Number(data['result'])] : []));

export type Campaign = {
  readonly orders: readonly Order[];
  readonly faces: readonly number[];
  readonly end: State<Own>;
};

/** A random campaign to its last turn; `watch` is shown the state before every order. */
export const played = (seed: number, watch?: (s: State<Own>) => void): Campaign => {
  const faces: number[] = [];
  const dice: DiceSource = (n, request) => {
    const face = seeded(openSeed(String(seed)))(n, request);
    if (face !== undefined) faces.push(face);
    return face;
  };
  const s = begin(dice);
  const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
  const orders: Order[] = [];
  for (let at = seat(s); at !== undefined; at = seat(s)) {
    watch?.(s);
    const order = nextOrder(at, rules.sides, players);
    const done = order === undefined ? undefined : apply(rules, s, order, dice);
    if (order === undefined || done?.ok !== true)
      throw new Error(`Campaign ${seed} stops at ${at('').decision.at}`);
    if (order.verb === 'die') faces.push(...facesIn(done.events));
    orders.push(order);
  }
  return { orders, faces, end: s };
};

/** The same campaign from its orders and dice: nobody looks for an order, nothing is rolled. */
export const replayed = ({ orders, faces }: Campaign): State<Own> => {
  const dice = recordedDice(faces, 0);
  const s = begin(dice);
  for (const order of orders)
    if (!apply(rules, s, order, dice).ok) throw new Error(`Replay refuses ${order.verb}`);
  return s;
};

/** Its first orders as a match. */
export const matched = ({ orders, faces }: Campaign, count: number): Match => {
  const dice = recordedDice(faces, 0);
  const match = matchFrom(rules, begin(dice), { dice });
  for (const order of orders.slice(0, count))
    if (!give(match, [order]).ok) throw new Error(`The match refuses ${order.verb}`);
  return match;
};

/** The first time a campaign comes to a question in or after a turn. */
export const stateAt = (seed: number, question: string, side: Who, turn: number): State<Own> => {
  let found: State<Own> | undefined;
  played(seed, (s) => {
    const { phasing, turn: now } = s.clock;
    const frame = s.stack.at(-1);
    if (now < turn || phasing !== side || `${frame?.proc}@${frame?.step}` !== question) return;
    found ??= copyJson(s);
  });
  if (found === undefined) throw new Error(`Campaign ${seed} never comes to ${question}`);
  return found;
};

const moved = (own: Own, unit: string, place: string): void => {
  const from = placeOf(own, unit);
  const rest = own.places[from]?.filter((other) => other !== unit) ?? [];
  if (rest.length === 0) delete own.places[from];
  else own.places[from] = rest;
  own.places[place] = [...(own.places[place] ?? []), unit];
};

/** The units of both sides by turns, as long as each side has some. */
const byTurns = (a: readonly string[], b: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]])
    .flat()
    .filter((unit) => unit !== undefined);

/** As many units on the map: surplus ones go, half from each side; new ones come into its hexes, two at most. */
export const withUnits = (from: State<Own>, count: number): State<Own> => {
  const s = copyJson(from);
  const { own } = s;
  const there = byTurns(onMap(p, s, 'german'), onMap(p, s, 'soviet'));
  for (const unit of there.slice(count)) moved(own, unit, 'out');
  const missing = p.unitIds
    .filter((unit) => !there.includes(unit))
    .slice(0, Math.max(0, count - there.length));
  for (const unit of missing) {
    const side = p.unit(unit).side as Who;
    const room = p.grid.ids.find(
      (hex) => p.isLand(hex) && isHeldBy(p, s, hex, side) && unitsAt(own, hex).length < 2,
    );
    if (room === undefined) throw new Error(`There is no room for ${unit}`);
    moved(own, unit, room);
  }
  return s;
};
