// Chapter 11: retreats of stacks, on small boards drawn here, against every distribution tried one by one.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legsOf, retreatPlans } from '../../../../../src/mechanics/combat/retreat-plans.ts';
import type { Plan, Ways } from '../../../../../src/mechanics/combat/retreat-plans.ts';

/** Hexes next to each hex, those of better directions in capitals; how many find room; hexes shut to a unit. */
type Board = {
  readonly next: Readonly<Record<string, string>>;
  readonly room: Readonly<Record<string, number>>;
  readonly shut?: Readonly<Record<string, string>>;
};

const isCapital = (hex: string): boolean => hex === hex.toUpperCase();

const waysOf = ({ next, room, shut = {} }: Board): Ways => ({
  open: (unit, from) => (next[from] ?? '').split('').filter((hex) => !(shut[unit] ?? '').includes(hex)),
  first: (_, hexes) => (hexes.some(isCapital) ? hexes.filter(isCapital) : hexes),
  farther: true,
  fits: (hex, coming) => coming.length <= (room[hex] ?? 5),
});

/** Each plan as units and their paths: `a>N b>NX`. */
const told = (plans: readonly Plan[]): readonly string[] =>
  plans
    .map((plan) =>
      plan
        .flatMap(({ units, path }) => units.map((unit) => `${unit}>${path.join('')}`))
        .toSorted()
        .join(' '),
    )
    .toSorted();

const plansOf = (board: Board, units: string, isOne = true): readonly string[] =>
  told(retreatPlans(waysOf(board), units.split(''), 'o', isOne));

describe('a retreat', () => {
  it('goes into any hex of the better directions, and into no other', () => {
    expect(plansOf({ next: { o: 'ABc' }, room: {} }, 'x')).toEqual(['x>A', 'x>B']);
  });

  it('goes the wrong way when nothing else is open', () => {
    expect(plansOf({ next: { o: 'cd' }, room: {} }, 'x')).toEqual(['x>c', 'x>d']);
  });

  it('keeps a stack together where there is room for all', () => {
    expect(plansOf({ next: { o: 'ABC' }, room: { A: 1 } }, 'xy')).toEqual(['x>B y>B', 'x>C y>C']);
  });

  it('parts a stack that finds no room as one, in every way', () => {
    expect(plansOf({ next: { o: 'AB' }, room: { A: 1, B: 1 } }, 'xy')).toEqual(['x>A y>B', 'x>B y>A']);
  });

  it('sends only the surplus on, and it may be any of them', () => {
    expect(plansOf({ next: { o: 'A', A: 'X' }, room: { A: 1 } }, 'xy')).toEqual(['x>A y>AX', 'x>AX y>A']);
  });

  it('does not use the wrong way to avoid a full hex', () => {
    expect(plansOf({ next: { o: 'Ab', A: 'X' }, room: { A: 0 } }, 'x')).toEqual(['x>AX']);
  });

  it('goes on through as many full hexes as it takes, by the shortest way', () => {
    const board = {
      next: { o: 'AB', A: 'C', B: 'X', C: 'X', X: 'Y' },
      room: { A: 0, B: 0, C: 0, X: 0 },
    };
    expect(plansOf(board, 'x')).toEqual(['x>BXY']);
  });

  it('takes the way on which more are saved', () => {
    expect(plansOf({ next: { o: 'AB', B: 'X' }, room: { A: 0, B: 0 } }, 'x')).toEqual(['x>BX']);
  });

  it('never comes back to a hex it has passed', () => {
    expect(plansOf({ next: { o: 'A', A: 'B', B: 'A' }, room: { A: 0, B: 0 } }, 'x')).toEqual(['']);
  });

  it('keeps the surplus together when it goes on', () => {
    const board = { next: { o: 'A', A: 'XY' }, room: { A: 0 } };
    expect(plansOf(board, 'xy')).toEqual(['x>AX y>AX', 'x>AY y>AY']);
  });

  it('parts a stack of which some cannot go where the others must', () => {
    const board = { next: { o: 'AB' }, room: {}, shut: { x: 'A', y: 'B' } };
    expect(plansOf(board, 'xy')).toEqual(['x>B y>A']);
  });

  it('takes a stack where all can go rather than part it', () => {
    expect(plansOf({ next: { o: 'AB' }, room: {}, shut: { x: 'A' } }, 'xy')).toEqual(['x>B y>B']);
  });

  it('lets each go where only he can once the stack has to part', () => {
    const board = { next: { o: 'AB' }, room: { A: 1 }, shut: { y: 'B' } };
    expect(plansOf(board, 'xy')).toEqual(['x>B y>A']);
  });

  it('lets those who part and stop go one by one, those who go on only together', () => {
    const board = { next: { o: 'A', A: 'X' }, room: { A: 2 } };
    const legs = legsOf(retreatPlans(waysOf(board), ['v', 'w', 'x', 'y'], 'o', true));
    expect(legs).toContainEqual({ units: ['v'], path: ['A'] });
    expect(legs).toContainEqual({ units: ['v', 'w'], path: ['A'] });
    expect(legs).toContainEqual({ units: ['v', 'w'], path: ['A', 'X'] });
    expect(legs).not.toContainEqual({ units: ['v'], path: ['A', 'X'] });
  });

  it('leaves behind who can go nowhere, and nobody else', () => {
    expect(plansOf({ next: { o: 'A' }, room: {}, shut: { x: 'A' } }, 'xyz')).toEqual(['y>A z>A']);
  });

  it('saves as many as can be saved', () => {
    const board = { next: { o: 'A', A: 'XY' }, room: { A: 0, X: 1, Y: 0 } };
    expect(plansOf(board, 'xy')).toEqual(['x>AX', 'y>AX']);
  });

  it('lets those who are left part again once a stack has parted', () => {
    const board = { next: { o: 'AB' }, room: { A: 2, B: 2 } };
    expect(plansOf(board, 'xy', false)).toEqual(['x>A y>A', 'x>A y>B', 'x>B y>A', 'x>B y>B']);
  });
});

const rooms = fc.record({
  A: fc.integer({ min: 0, max: 3 }),
  B: fc.integer({ min: 0, max: 3 }),
  C: fc.integer({ min: 0, max: 3 }),
});

/** All ways to put each unit into a hex or nowhere. */
const distributions = (units: string, hexes: string): readonly string[] =>
  units
    .split('')
    .reduce<readonly string[]>(
      (found, unit) =>
        found.flatMap((so) => [`${so} ${unit}>-`, ...hexes.split('').map((hex) => `${so} ${unit}>${hex}`)]),
      [''],
    );

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('by brute force', () => {
  const cases = fc.tuple(rooms, fc.constantFrom('x', 'xy', 'xyz', 'vwxyz'));

  it('a stack that must part does so in every way that saves most, one that need not in none', () => {
    fc.assert(
      fc.property(cases, ([room, units]) => {
        const all = distributions(units, 'ABC').filter((so) =>
          ['A', 'B', 'C'].every((hex) => count(so, `>${hex}`) <= room[hex as 'A']),
        );
        const saved = (so: string): number => units.length - count(so, '>-');
        const most = Math.max(...all.map(saved));
        const asOne = all.filter((so) =>
          ['A', 'B', 'C'].some((hex) => count(so, `>${hex}`) === units.length),
        );
        const legal = asOne.length > 0 ? asOne : all.filter((so) => saved(so) === most);
        const expected = legal.map((so) =>
          so
            .split(' ')
            .filter((part) => part !== '' && !part.endsWith('-'))
            .toSorted()
            .join(' '),
        );
        expect(plansOf({ next: { o: 'ABC' }, room }, units)).toEqual(expected.toSorted());
      }),
    );
  });

  it('order after order leads to those ends and no others', () => {
    fc.assert(
      fc.property(rooms, fc.constantFrom('x', 'xy', 'xyz'), (room, units) => {
        const ends = new Set<string>();
        const walk = (left: readonly string[], free: Record<string, number>, so: readonly string[]): void => {
          const board = { next: { o: 'ABC' }, room: free };
          const plans = retreatPlans(waysOf(board), left, 'o', left.length === units.length);
          const legs = legsOf(plans);
          if (left.length === 0 || legs.length === 0) return void ends.add(so.toSorted().join(' '));
          for (const { units: gone, path } of legs) {
            const [hex = ''] = path;
            walk(
              left.filter((unit) => !gone.includes(unit)),
              { ...free, [hex]: (free[hex] ?? 0) - gone.length },
              [...so, ...gone.map((unit) => `${unit}>${hex}`)],
            );
          }
        };
        walk(units.split(''), { ...room }, []);
        expect([...ends].toSorted()).toEqual(plansOf({ next: { o: 'ABC' }, room }, units));
      }),
      { numRuns: 40 },
    );
  });
});
