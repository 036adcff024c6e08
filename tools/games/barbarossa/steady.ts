// Plays Barbarossa as steadily as history went: whoever is behind history's total of points pushes, whoever is far ahead
// gives ground, so that no victory check ends the game early.
import type { Offer } from '../../../src/core/kernel.ts';
import type { Order, State } from '../../../src/core/types.ts';
import { DRAWS } from '../../golden/steady.ts';
import type { PlanOf, Sitting } from '../../golden/steady.ts';
import { factsOf, labelOf } from './steady-facts.ts';
import type { Facts } from './steady-facts.ts';

type Mode = 'push' | 'hold' | 'yield';

/** Behind history a side pushes; well ahead of it, it gives ground. */
const modeOf = (facts: Facts, side: string): Mode => {
  const behind = (side === 'german' ? 1 : -1) * (facts.target - facts.total);
  return behind > 0 ? 'push' : behind < -2 ? 'yield' : 'hold';
};

const enemiesOf = (facts: Facts, side: string): readonly string[] =>
  facts.units[side === 'german' ? 'soviet' : 'german'] ?? [];

/** What a hex is worth to stand in. */
const valueOf = ({ nearest }: Sitting, facts: Facts, side: string, mode: Mode, hex: string): number => {
  const near = nearest(hex, enemiesOf(facts, side));
  if (mode === 'push') {
    const prizes = facts.prizes.filter(
      (prize) => facts.holder(prize) !== side && !facts.isBarred(prize, side),
    );
    return -2 * nearest(hex, prizes) - (near > 1 ? near * 0.1 : 0);
  }
  const column = Number(hex.slice(2)) * (side === 'german' ? 1 : -1);
  return mode === 'yield' ? 3 * Math.min(3, near) + column * 0.3 : -Math.abs(near - 1);
};

const isOpen = (facts: Facts, side: string, hexes: readonly string[]): boolean =>
  hexes.every((hex) => facts.holder(hex) === side || !facts.isBarred(hex, side));

const march = (sitting: Sitting, s: State, by: string, open: readonly Offer[]): Order | undefined => {
  const facts = factsOf(s);
  const mode = modeOf(facts, by);
  return sitting.march(s, open, {
    goes: (unit) => mode !== 'yield' || sitting.nearest(facts.placeOf(unit), enemiesOf(facts, by)) <= 2,
    valueOf: (_, hex) => valueOf(sitting, facts, by, mode, hex),
    isOpen: (hexes) => isOpen(facts, by, hexes),
    standsAt: facts.placeOf,
    least: 0.6,
  });
};

/** The best odds of a few attacks, by printed factors; none that would take what history did not. */
const strike = (sitting: Sitting, s: State, open: readonly Offer[]): Order | undefined => {
  const offer = open.find(({ verb }) => verb === 'attack');
  if (offer === undefined) return undefined;
  const facts = factsOf(s);
  const least = { push: 2.5, hold: 4, yield: 99 }[modeOf(facts, offer.by)];
  const drawn = Array.from({ length: DRAWS }, () => sitting.draw(s, offer)).flatMap((order) => order ?? []);
  const [best] = drawn
    .filter(({ args }) => isOpen(facts, offer.by, args['target'] ?? []))
    .map((order) => ({ order, odds: facts.odds(order.args['from'] ?? [], order.args['target']?.[0] ?? '') }))
    .toSorted((a, b) => b.odds - a.odds);
  return best !== undefined && best.odds >= least ? best.order : undefined;
};

const CHOICES = ['pause', 'south', 'withdraw', 'comb-out', 'rhine', 'fight-move', 'DR'];

export const steady: PlanOf = (sitting) => ({
  labelOf,
  answer: (s, { by, at }, open) => {
    const facts = factsOf(s);
    const drawn = (from: readonly Offer[]): Order | undefined =>
      sitting.drawn(s, from, (hexes) => isOpen(facts, by, hexes));
    const going = open.filter(
      ({ ends, verb }) => !ends && !['assault', 'sail', 'rail', 'leave'].includes(verb),
    );
    const end = (): Order | undefined => drawn(open.filter(({ ends }) => ends));
    const byDefault = (): Order | undefined =>
      sitting.byDefault(s, open, ['place', 'replace', 'convert', 'fortify']);
    const wanted = (): Order | undefined => {
      const { turn } = s.clock;
      const words = at === 'startOfTurnChoices@offensive' ? [turn < 18 ? 'wait' : 'offensive'] : CHOICES;
      return words
        .map((what): Order => ({ by, verb: 'choose', args: { what: [what] } }))
        .find((order) => sitting.isAllowed(s, order));
    };
    switch (at) {
      case 'movement@orders':
        return march(sitting, s, by, open) ?? end() ?? drawn(going);
      case 'assaults@orders':
        return strike(sitting, s, open) ?? end() ?? drawn(going);
      case 'strategicMovement@orders':
        return end();
      case 'rvgk@orders': {
        const once = byDefault();
        if (once !== undefined) sitting.first('place');
        return once ?? end();
      }
      default:
        return wanted() ?? byDefault() ?? drawn(going) ?? end();
    }
  },
});
