// What a computer player of Operation Storm does where there is little to weigh: set-up, order of phases, air, entry, losses.
import { distance } from '../../../hex/distance.ts';
import type { Habit, Said } from '../../../api/outlook.ts';
import { SETUP } from '../../../mechanics/entry/deployment.ts';
import {
  always,
  byDefault,
  choose,
  END,
  FIGHTS,
  MOVES,
  PASS,
  ripeStacks,
} from '../../../mechanics/combat/outlook.ts';
import { placeOf, unitsAt } from '../../../mechanics/places.ts';
import { defenceFactor, isArtillery } from '../02-counters.ts';
import { refuseStep } from '../09-movement/9.8-costs.ts';
import { battleOf, groundOf } from '../10-prepared-assaults/10.8-battle-frame.ts';
import { phasing } from '../state.ts';
import type { Printed } from '../data/sheet.ts';
import type { Seeing } from '../state.ts';
import { prizesOf } from './prizes.ts';
import { forcesOf, priceOf } from './worth.ts';

/** So many stacks to attack at once are worth more than a march before. */
const RIPE = 4;
/** By so many factors an attack is worth its losses (10.8a). */
const AHEAD = 15;
/** Germans out of supply who are worth the one supply by air (7.9a). */
const LIFT = 40;
/** Whose enemies are so near is supplied for something. */
const NEAR = 3;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * 5.4, 5.7: with much to attack at once a side fights first and moves into the gaps, else it masses first. 5.13e: for the
 * enemy the Soviet says what takes his mobile assaults from him (5.7e).
 */
const order = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (seen, side) => {
    const s = seen as Seeing;
    const isForEnemy = phasing(s) !== side;
    const isRipe = (_: string, beside: number, defence: number): boolean => beside >= defence + AHEAD;
    return isForEnemy || ripeStacks(p, forcesOf(p, s), side, isRipe) >= RIPE
      ? [choose('fight-move'), choose('move-fight')]
      : [choose('move-fight'), choose('fight-move')];
  },
});

const setUp: Habit = {
  kind: 'thumb',
  answer: (seen) => (unitsAt((seen as Seeing).own, SETUP).length > 0 ? [byDefault('place')] : [END]),
};

/** 7.9a: the dearest hex of those who are cut off, where it pays. */
const airlift = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (seen) => {
    const all = forcesOf(p, seen as Seeing);
    const foes = all.filter(({ side }) => side === 'soviet').map(({ hex }) => p.grid.index(hex));
    const cost = new Map<string, number>();
    for (const { side, isFed, hex, price } of all)
      if (side === 'german' && !isFed) cost.set(hex, (cost.get(hex) ?? 0) + price);
    const priceAt = (hex: string): number => cost.get(hex) ?? 0;
    const [best] = [...cost.keys()]
      .filter((hex) => foes.some((foe) => distance(p.grid, p.grid.index(hex), foe) <= NEAR))
      .toSorted()
      .toSorted((a, b) => priceAt(b) - priceAt(a));
    return best === undefined || priceAt(best) < LIFT
      ? [PASS]
      : [{ verb: 'airlift', args: { at: [best] } }, PASS];
  },
});

/** 10.22d: the cheapest first. */
const losses = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (seen) => {
    const { units } = ((seen as Seeing).stack.at(-1)?.vars ?? {}) as { readonly units?: readonly string[] };
    return (units ?? [])
      .toSorted()
      .toSorted((a, b) => priceOf(p, a) - priceOf(p, b))
      .map((unit): Said => ({ verb: 'lose', args: { units: [unit] } }));
  },
});

/** What is beside a hex may be so much stronger than those who go in, and more where there is something to be had. */
const BOLD = { plain: 15, prize: 30 } as const;

/** 10.24: all who can go in, or nobody where they would be lost; where there is no room for all, who defends best. */
const advance = (p: Printed): Habit => ({
  kind: 'thumb',
  answer: (seen, side) => {
    const s = seen as Seeing;
    const frame = s.stack.at(-1);
    if (frame === undefined) return [PASS];
    const battle = battleOf(frame);
    const { target } = battle;
    const from = (unit: string): string => placeOf(s.own, unit);
    if (groundOf(battle).some((unit) => from(unit) === target)) return [PASS];
    const units = groundOf(battle)
      .filter(
        (unit) =>
          p.isHex(from(unit)) &&
          !isArtillery(p, unit) &&
          refuseStep(p, s, unit, from(unit), target) === undefined,
      )
      .toSorted()
      .toSorted((a, b) => defenceFactor(p, b) - defenceFactor(p, a));
    const beside = forcesOf(p, s).filter((force) => force.side !== side && p.areAdjacent(force.hex, target));
    const isPrize = prizesOf(p, s).some(({ hex, holder }) => hex === target && holder !== side);
    const holds = sum(units.map((unit) => defenceFactor(p, unit)));
    if (sum(beside.map(({ attack }) => attack)) > holds + (isPrize ? BOLD.prize : BOLD.plain)) return [PASS];
    return [
      ...units.map((_, out): Said => ({
        verb: 'advance',
        args: { units: units.slice(0, units.length - out).toSorted(), to: [target] },
      })),
      PASS,
    ];
  },
});

export const habitsOf = (p: Printed): Readonly<Record<string, Habit>> => ({
  'setUp@soviet': setUp,
  'setUp@german': setUp,
  'air-superiority@place': always(byDefault('air')),
  'airlift@ask': airlift(p),
  'turn@sovietOrder': order(p),
  'turn@germanOrder': order(p),
  'soviet-movement@orders': MOVES,
  'german-movement@orders': MOVES,
  'soviet-combat@orders': FIGHTS,
  'german-combat@orders': FIGHTS,
  'battle@press': FIGHTS,
  'stepLosses@choose': losses(p),
  'advance@choose': advance(p),
  'german-release@orders': always(byDefault('place'), END),
  // 5.6a: who is on the map is wanted there.
  'german-creation@orders': always(END),
  'soviet-reinforcement@orders': always(byDefault('place'), END),
  'german-reinforcement@orders': always(byDefault('place'), byDefault('replace'), END),
});
