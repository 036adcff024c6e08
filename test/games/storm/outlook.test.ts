// What the computer player is told of Operation Storm: what counts, what an attack costs, and what it does with that.
import { describe, expect, it } from '@jest/globals';
import { openSeed, seeded } from '../../../src/core/dice.ts';
import { give, matchFrom } from '../../../src/core/match.ts';
import type { Order, Side } from '../../../src/core/types.ts';
import { unitsAt } from '../../../src/mechanics/places.ts';
import { outlookOf } from '../../../src/games/storm/outlook.ts';
import { prizesOf } from '../../../src/games/storm/outlook/prizes.ts';
import { endOf, priceOf } from '../../../src/games/storm/outlook/worth.ts';
import { PLOESTI } from '../../../src/games/storm/03-set-up/3.8-hex-control.ts';
import type { Own } from '../../../src/games/storm/state.ts';
import { levelPlayer } from '../../../src/players/opponent/level-player.ts';
import { seating } from '../../../src/players/player.ts';
import { storm } from '../../../tools/games/storm/shipped.ts';
import { positionOf } from '../../kit/position.ts';
import { p, stateOf } from './rules/kit.ts';

const outlook = outlookOf(p);
const BASE = 'phase soviet-combat; turn 2; own plan.order "fight-move"';
const MOST = 60;

/** All that a side is told to do until the phase is over. */
const played = async (position: string, side: Side) => {
  const { state } = positionOf(storm, `${position}; option stacks=open`);
  const match = matchFrom(storm.rules, state, { dice: seeded(openSeed('storm')) });
  const seats = seating(storm.rules, { game: storm, match });
  const player = (await levelPlayer(storm, '2'))(1, 0);
  const { phase } = match.state.clock;
  const orders: Order[] = [];
  while (match.state.clock.phase === phase && orders.length < MOST) {
    const seat = seats(match.state)?.(side);
    const order = seat === undefined ? undefined : player(seat);
    if (order === undefined) break;
    if (!give(match, [order]).ok) throw new Error(`${order.verb} is not legal`);
    orders.push(order);
  }
  return { verbs: orders.map(({ verb }) => verb), orders, own: match.state.own as Own };
};

describe('what counts', () => {
  it('storm:4.1c: what one side has the other lacks', () => {
    const s = stateOf(`${BASE}; held ${PLOESTI} soviet`);
    const [soviet, german] = [outlook.standing(s, 'soviet'), outlook.standing(s, 'german')];
    expect(soviet.points + german.points).toBe(0);
    expect(soviet.hope + german.hope).toBeCloseTo(1);
  });

  it('storm:4.2b, storm:4.3a: cities at what they are worth, and the oil above all', () => {
    const prizes = prizesOf(p, stateOf(BASE));
    const worth = (hex: string): number => prizes.find((prize) => prize.hex === hex)?.worth ?? 0;
    const majors = p.withFeature('major-city');
    for (const hex of majors) expect(worth(hex)).toBeGreaterThanOrEqual(2);
    expect(prizes.toSorted((a, b) => b.worth - a.worth)[0]?.hex).toBe(PLOESTI);
    expect(new Set(prizes.map(({ hex }) => hex)).size).toBe(prizes.length);
  });

  it('storm:4.4: of a corridor what the Soviets have not got', () => {
    const rules = (more: string) =>
      prizesOf(p, stateOf(`${BASE}${more}`)).filter(({ rule }) => rule === 'storm:4.4').length;
    const [all] = p.routes('pripyet-corridor');
    const held = (all ?? []).map((hex) => `; held ${hex} soviet`).join('');
    expect([rules('') > 0, rules(held)]).toEqual([true, 0]);
  });
});

describe('what an attack costs', () => {
  it('storm:10.22d: each side gives up its cheapest', () => {
    const end = endOf(p, '1/1', ['4td', '8rd'], ['17pz', '29mot']);
    expect(end).toEqual({ own: priceOf(p, '8rd'), theirs: priceOf(p, '29mot'), falls: 0 });
    expect(endOf(p, '1/2', ['4td', '8rd'], ['17pz', '29mot']).falls).toBe(1);
  });

  it('storm:10.23, storm:11.7h: all that is in the hex', () => {
    const end = endOf(p, 'DE', ['17pz'], ['8rd', '30ha']);
    expect(end).toEqual({ own: 0, theirs: priceOf(p, '8rd') + priceOf(p, '30ha'), falls: 1 });
  });
});

describe('what it does', () => {
  it('goes on out of a hex it has won, as long as that is good', async () => {
    const corps =
      '4td@N2832; 7td@N2832 under; 29md@N2832 under; 5td@N2931; 2td@N2931 under; 84md@N2931 under';
    const { verbs, own } = await played(`${BASE}; ${corps}; 291inf@N2831; 21inf@N2830`, 'soviet');
    expect(verbs.filter((verb) => verb === 'attack')).toHaveLength(2);
    expect(unitsAt(own, 'N2830').some((unit) => p.sideOf(unit) === 'soviet')).toBe(true);
  });

  it('attacks nobody on a column that kills attackers alone', async () => {
    const { verbs } = await played(`${BASE}; 8rd@N2832; 17pz@N2831; 18pz@N2831 under`, 'soviet');
    expect(verbs).toEqual(['end']);
  });

  it('storm:9.22a: assaults on the move where it pays', async () => {
    const { verbs } = await played(
      'phase german-movement; turn 3; own plan.order "move-fight"; 17pz@N2830; 18pz@N2830 under; gd@N2830 under; 13rd@N2832; 86rd@N2935',
      'german',
    );
    expect(verbs).toContain('assault');
  });

  it('storm:5.13e: takes mobile assaults from the Germans on turn 1', async () => {
    const s = positionOf(storm, 'base campaign');
    const match = matchFrom(storm.rules, s.state, { dice: seeded(openSeed('storm')) });
    const player = (await levelPlayer(storm, '1'))(1, 0);
    const seats = seating(storm.rules, { game: storm, match });
    const verbs: string[] = [];
    while (match.state.clock.phase === 'set-up') {
      const seat = seats(match.state)?.('soviet');
      const order = seat === undefined ? undefined : player(seat);
      if (order === undefined || !give(match, [order]).ok) break;
      verbs.push(order.verb);
    }
    expect(verbs).toEqual(['place', 'end']);
    for (const verb of ['end', 'end']) give(match, [{ by: 'soviet', verb, args: {} }]);
    const seat = seats(match.state)?.('soviet');
    expect(match.state.clock.phase).toBe('german-order');
    expect(seat === undefined ? undefined : player(seat)?.args['what']).toEqual(['fight-move']);
  });
});
