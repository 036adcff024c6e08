// Chapter 11: the sets of attackers that may be lost in a bloodbath, against every subset tried one by one.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOSS_RULES } from '../../../../../src/games/barbarossa/11-prepared-assaults/11.26-losses.ts';
import {
  cheapLosses,
  drawLosses,
  isAllOrNothing,
  lossSets,
  refuseLosses,
} from '../../../../../src/mechanics/combat/loss-sets.ts';
import type { Bill } from '../../../../../src/mechanics/combat/loss-sets.ts';

type Counter = { readonly factor: number; readonly dot: boolean; readonly halved: boolean };

/** Units with one digit for a name; halved ones are added, halved once and rounded, to no less than one (R125). */
const billOf = (counters: readonly Counter[], need: number): Bill => {
  const of = (unit: string): Counter => counters[Number(unit)] ?? { factor: 0, dot: false, halved: false };
  const sum = (set: readonly string[]): number => set.reduce((total, unit) => total + of(unit).factor, 0);
  return {
    units: counters.map((_, i) => String(i)),
    need,
    isDotted: (unit) => of(unit).dot,
    worth: (set) => {
      const halved = set.filter((unit) => of(unit).halved);
      const part = halved.length === 0 ? 0 : Math.max(1, Math.floor(sum(halved) / 2));
      return part + sum(set.filter((unit) => !of(unit).halved));
    },
  };
};

const subsets = (units: readonly string[]): readonly (readonly string[])[] =>
  units.reduce<readonly (readonly string[])[]>(
    (found, unit) => [...found, ...found.map((set) => [...set, unit])],
    [[]],
  );

/** Who stands in the words of 11.26 and R167, read as they are written. */
const isLegal = ({ units, need, isDotted, worth }: Bill, set: readonly string[]): boolean => {
  if (worth(units) < need) return set.length === units.length;
  const dotted = units.filter(isDotted);
  const takesReplaceable = set.some((unit) => !isDotted(unit));
  return worth(set) >= need && (!takesReplaceable || dotted.every((unit) => set.includes(unit)));
};

/** R126, R127: of those the ones in which nobody goes for nothing, but for the dotted whose turn it is. */
const isNumbered = (bill: Bill, set: readonly string[]): boolean => {
  const { units, need, isDotted, worth } = bill;
  if (!isLegal(bill, set) || worth(units) < need) return isLegal(bill, set);
  const spares = (unit: string): boolean => worth(set.filter((id) => id !== unit)) >= need;
  if (set.some((unit) => !isDotted(unit) && spares(unit))) return false;
  return worth(units.filter(isDotted)) < need || !set.some(spares);
};

const counters = fc.array(
  fc.record({ factor: fc.integer({ min: 1, max: 9 }), dot: fc.boolean(), halved: fc.boolean() }),
  { minLength: 1, maxLength: 8 },
);
const bills = fc.tuple(counters, fc.integer({ min: 1, max: 30 })).map(([units, need]) => billOf(units, need));

const written = (sets: readonly (readonly string[])[]): readonly string[] =>
  sets.map((set) => set.toSorted().join('')).toSorted();

describe('sets that may be lost', () => {
  it('are numbered as R126 and R127 have it, each once', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        expect(written(lossSets(bill))).toEqual(
          written(subsets(bill.units).filter((set) => isNumbered(bill, set))),
        );
      }),
    );
  });

  it('are exactly those that 11.26 and R167 allow', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const accepted = subsets(bill.units).filter(
          (set) => refuseLosses(bill, set, LOSS_RULES) === undefined,
        );
        expect(written(accepted)).toEqual(written(subsets(bill.units).filter((set) => isLegal(bill, set))));
        expect(isAllOrNothing(bill)).toBe(accepted.length === 1);
      }),
    );
  });

  it('are what the sampler draws and what is taken unasked', () => {
    fc.assert(
      fc.property(bills, fc.infiniteStream(fc.nat()), (bill, numbers) => {
        const pick = (n: number): number => (numbers.next().value ?? 0) % n;
        expect(isLegal(bill, drawLosses(bill, pick))).toBe(true);
        expect(written(lossSets(bill))).toContain(written([cheapLosses(bill)])[0]);
      }),
    );
  });

  it('are all drawn sooner or later', () => {
    const plain = (factor: number): Counter => ({ factor, dot: false, halved: false });
    const bill = billOf([3, 3, 2, 4, 1].map(plain), 5);
    let seed = 7;
    const pick = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
    const drawn = new Set(Array.from({ length: 900 }, () => written([drawLosses(bill, pick)])[0]));
    expect(drawn).toEqual(new Set(written(subsets(bill.units).filter((set) => isLegal(bill, set)))));
  });

  it('begin with the dotted, be they just enough', () => {
    const one = (factor: number, dot: boolean): Counter => ({ factor, dot, halved: false });
    const rule = (need: number) =>
      refuseLosses(billOf([one(5, true), one(6, false)], need), ['1'], LOSS_RULES)?.rule;
    expect([rule(4), rule(5), rule(6)]).toEqual(['barbarossa:R127', 'barbarossa:R127', 'barbarossa:11.26g']);
  });

  it('stop at as many as are asked for', () => {
    const bill = billOf(
      Array.from({ length: 8 }, () => ({ factor: 3, dot: false, halved: false })),
      9,
    );
    expect(lossSets(bill)).toHaveLength(56);
    expect(lossSets(bill, 2)).toHaveLength(2);
  });
});
