// What is kept for a question, or looked up in tables, is what would be found afresh.
import { moveLaw } from '../../../../src/games/barbarossa/10-movement/10.1-move-law.ts';
import { hereOf, stackOf } from '../../../../src/mechanics/movement/stack.ts';
import { fellows, movable } from '../../../../src/mechanics/movement/movers.ts';
import { stackCost } from '../../../../src/mechanics/movement/costs.ts';
import { hasUnitsOf, placeOf } from '../../../../src/mechanics/places.ts';
import { expect, test } from '@jest/globals';
import { copyJson } from '../../../../src/core/canonical-json.ts';
import { openSeed, seeded } from '../../../../src/core/dice.ts';
import { apply, listed, offers, reached, settle, subjects } from '../../../../src/core/kernel.ts';
import { resting } from '../../../../src/core/state-cache.ts';
import type { State } from '../../../../src/core/types.ts';
import { refuseStack } from '../../../../src/games/barbarossa/06-stacking.ts';
import { KERCH, refuseStep, stepCost } from '../../../../src/games/barbarossa/10-movement/10.10-costs.ts';
import type { Stack } from '../../../../src/mechanics/movement/law.ts';
import type { Own } from '../../../../src/games/barbarossa/state.ts';
import { nextOrder, seating } from '../../../../src/players/player.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { barbarossa, p } from '../rules/kit.ts';

const { rules } = barbarossa;

/** States on the way of random games, one of so many. */
const statesOf = (scenario: string, seed: number, every: number, most: number): readonly State<Own>[] => {
  const dice = seeded(openSeed(String(seed)));
  const s = rules.setup(scenario, {}) as State<Own>;
  s.playOn = [];
  settle(rules, s, dice);
  const seats = seating(rules);
  const players = Object.fromEntries(rules.sides.map((side, i) => [side, randomPlayer(seed, i)]));
  const found: State<Own>[] = [];
  for (let n = 0; found.length < most; n++) {
    if (n % every === 0) found.push(copyJson(s));
    const seat = seats(s);
    const order = seat === undefined ? undefined : nextOrder(seat, rules.sides, players);
    if (order === undefined) break;
    apply(rules, s, order, dice);
  }
  return found;
};

const states = [...statesOf('campaign', 21, 41, 30), ...statesOf('road-back', 22, 67, 12)];

const answers = (s: State<Own>): unknown =>
  offers(rules, s).map((offer) => {
    const units = subjects(s, offer);
    return [
      offer.verb,
      units,
      offer.choice.kind === 'listed' ? listed(s, offer) : [],
      units.slice(0, 6).map((unit) => reached(s, offer, unit)),
    ];
  });

test('what is asked within one question is answered as if it were asked alone', () => {
  for (const s of states) expect(resting(s, () => answers(s))).toEqual(answers(copyJson(s)));
});

/** Step by step, with nothing looked up. */
const plainCost = (s: State<Own>, stack: Stack, from: string, to: string): number => {
  if (hasUnitsOf(p, s.own, to, p.other(stack.side)) || p.strait(from, to) === KERCH) return -1;
  if (refuseStack(p, s, to, p.unit(stack.units[0] ?? '').side, stack.units) !== undefined) return -1;
  const costs = stack.units.map((unit) =>
    refuseStep(p, s, unit, from, to) === undefined ? stepCost(p, s, unit, from, to) : Infinity,
  );
  const most = Math.max(...costs);
  return most === Infinity ? -1 : most;
};

test('a flood pays for a step what the step costs', () => {
  const { grid } = p;
  for (const s of states) {
    for (const unit of movable(moveLaw(p), s).filter((_, i) => i % 5 === 0)) {
      const stack = stackOf(moveLaw(p), s, fellows(moveLaw(p), s, unit));
      const cost = stackCost(moveLaw(p), s, stack);
      for (const from of [hereOf(stack), ...p.neighbours(hereOf(stack))]) {
        const a = grid.index(from);
        const around = [0, 1, 2, 3, 4, 5].map((d) => [d, grid.neighbours[a * 6 + d] ?? -1] as const);
        for (const [d, b] of around) {
          if (b < 0 || grid.id(b) === placeOf(s.own, unit)) continue;
          const told = [s.clock.turn, unit, from, grid.id(b), Math.max(-1, cost(a, b, d, a * 6 + d))];
          expect(told).toEqual([...told.slice(0, 4), plainCost(s, stack, from, grid.id(b))]);
        }
      }
    }
  }
});
