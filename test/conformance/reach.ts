// Where units can go is what orders to go there are legal, of units under way as well: small positions, moved on at random.
import { describe, expect, it } from '@jest/globals';
import { apply, check, complete, offers, reached, sampled } from '../../src/core/kernel.ts';
import type { Offer } from '../../src/core/kernel.ts';
import type { Order, State } from '../../src/core/types.ts';
import type { Game } from '../../src/api/game.ts';
import { placeOf } from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { picker } from '../../src/players/prng.ts';
import type { Small } from '../battery/small.ts';

const MOVE = 'move';
const ORDERS = 10;
const SEEDS = [1, 2, 3];

const offerOf = ({ rules }: Game, s: State): Offer | undefined =>
  offers(rules, s).find(({ verb }) => verb === MOVE);

const isLegal = ({ rules }: Game, s: State, by: string, unit: string, hex: string): boolean => {
  const order: Order = { by, verb: MOVE, args: { units: [unit], path: [hex] } };
  const full = complete(rules, s, order);
  return full.ok && check(rules, s, full.order) === undefined;
};

/** What is promised and refused, and what could be ordered and is not promised. */
const wrongFor = (game: Game, s: State, offer: Offer, unit: string): readonly string[] => {
  const { grid } = game.board;
  const places = (reached(s, offer, unit) ?? []).map(({ place }) => place);
  const at = placeOf((s as State<Placed>).own, unit);
  const from = grid.index(at);
  const near =
    from < 0 ? [] : [...grid.neighbours.subarray(from * 6, from * 6 + 6)].filter((hex) => hex >= 0);
  const asked = [...new Set([...places, ...near.map(grid.id)])];
  return asked.flatMap((hex) => {
    const may = isLegal(game, s, offer.by, unit, hex);
    return may === places.includes(hex)
      ? []
      : [`${unit} from ${at} to ${hex}: ${may ? 'not' : 'falsely'} told`];
  });
};

export const reachTests = (game: Game, open: readonly Small[]): void => {
  const begun = open.filter(({ state }) => offerOf(game, state()) !== undefined);
  describe('reach', () => {
    for (const { name, state } of begun)
      it(`is what can be ordered, also of who has moved: ${name}`, () => {
        const wrong: string[] = [];
        for (const seed of SEEDS) {
          const s = state();
          const pick = picker(seed);
          const moved = new Set<string>();
          for (let n = 0; n < ORDERS; n++) {
            const offer = offerOf(game, s);
            const order = offer === undefined ? undefined : sampled(s, offer, pick);
            if (order === undefined || !apply(game.rules, s, order).ok) break;
            for (const unit of order.args['units'] ?? []) moved.add(unit);
            const now = offerOf(game, s);
            if (now === undefined) break;
            for (const unit of moved) wrong.push(...wrongFor(game, s, now, unit));
          }
        }
        expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
      });
  });
};
