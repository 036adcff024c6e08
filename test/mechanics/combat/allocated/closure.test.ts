// Attacks that ask for other attacks, on a strip of hexes written by hand.
//
//    a1  a2  a3      attackers below, defenders above: each lower hex touches the two above it,
//      b1  b2        and neighbours of a row touch one another.
import { describe, expect, it } from '@jest/globals';
import { cancelling, demands, unmet } from '../../../../src/mechanics/combat/allocated/closure.ts';
import { refuseUnequal } from '../../../../src/mechanics/combat/allocated/allocation.ts';
import type { Allocated, ClosureLaw } from '../../../../src/mechanics/combat/allocated/closure.ts';

const NEXT: Readonly<Record<string, readonly string[]>> = {
  a1: ['a2', 'b1'],
  a2: ['a1', 'a3', 'b1', 'b2'],
  a3: ['a2', 'b2'],
  b1: ['a1', 'a2', 'b2'],
  b2: ['a2', 'a3', 'b1'],
};

const law = (large: readonly string[], parted: readonly string[] = []): ClosureLaw => ({
  neighbours: (hex) => NEXT[hex] ?? [],
  areAdjacent: (a, b) => NEXT[a]?.includes(b) === true,
  supports: (hex) => large.includes(hex),
  isParted: (from, hex) => parted.includes(`${from}-${hex}`),
});

const attack = (hex: string, ...from: readonly string[]): Allocated => ({ hex, from });

const lacking = (by: ClosureLaw, attacks: readonly Allocated[]) => unmet(demands(by, attacks), attacks);

describe('hexes that must be attacked as well', () => {
  it('lie beside an attacker and beside a hex under attack', () => {
    expect(lacking(law(['a1', 'a2', 'a3']), [attack('a1', 'b1')])).toEqual([
      { hex: 'a2', from: 'b1', target: 'a1' },
    ]);
    expect(lacking(law(['a1', 'a3']), [attack('a1', 'b1')])).toEqual([]);
  });

  it('are asked for again by those who attack them', () => {
    const all = law(['a1', 'a2', 'a3']);
    expect(lacking(all, [attack('a1', 'b1'), attack('a2', 'b2')])).toEqual([
      { hex: 'a3', from: 'b2', target: 'a2' },
    ]);
    expect(lacking(all, [attack('a1', 'b1'), attack('a2', 'b2'), attack('a3', 'b2')])).toEqual([]);
  });

  it('are asked for by any attacker beside them', () => {
    expect(demands(law(['a3']), [attack('a1', 'b1', 'b2'), attack('a2', 'b1')])).toEqual([
      { hex: 'a3', from: 'b2', target: 'a2' },
    ]);
  });

  it('are let be where they are parted from the attacker', () => {
    expect(lacking(law(['a1', 'a2'], ['b1-a2']), [attack('a1', 'b1')])).toEqual([]);
  });
});

describe('giving an attack up', () => {
  const all = law(['a1', 'a2', 'a3']);

  it('is free where nobody needs it', () => {
    const plan = [attack('a1', 'b1'), attack('a2', 'b1')];
    expect(cancelling(law(['a2']), plan, 'a1')).toEqual({ kind: 'free', hexes: ['a1'] });
  });

  it('is barred by an attack that asks for it and is not asked for by it', () => {
    const plan = [attack('a1', 'b1'), attack('a2', 'b1')];
    expect(cancelling(law(['a2']), plan, 'a2')).toEqual({ kind: 'bound', by: ['a1'] });
  });

  it('takes those along that need it as it needs them', () => {
    const plan = [attack('a1', 'b1'), attack('a2', 'b1')];
    expect(cancelling(all, plan, 'a1')).toEqual({ kind: 'free', hexes: ['a1', 'a2'] });
  });

  it('is barred once one of them has been fought', () => {
    const plan = [{ ...attack('a1', 'b1'), isFought: true }, attack('a2', 'b1')];
    expect(cancelling(all, plan, 'a2')).toEqual({ kind: 'bound', by: ['a1'] });
  });
});

describe('supporters who must be attacked at the odds of those they support', () => {
  it('are refused below them, as far as odds are known', () => {
    const rungs: Readonly<Record<string, number>> = { a1: 5, a2: 4 };
    const comparing = {
      rule: () => 'x:1' as const,
      rung: (_: unknown, { hex }: { readonly hex: string }) => rungs[hex] ?? 0,
      name: (rung: number) => `${rung}:1`,
    };
    const plan = [
      { ...attack('a1', 'b1'), units: ['u'] },
      { ...attack('a2', 'b1'), units: ['v'] },
    ];
    const refused = (all: readonly Allocated[]) =>
      refuseUnequal(comparing, {} as never, all, demands(law(['a2']), all));
    expect(refused(plan)).toMatchObject({ code: 'ATTACK.UNEQUAL', params: { hex: 'a2', target: 'a1' } });
    expect(refused([plan[0] as Allocated, { ...attack('a2', 'b1'), rung: 5 } as Allocated])).toBeUndefined();
  });
});
