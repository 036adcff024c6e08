// Where units are and who holds what, on a board of nine hexes with two counters a side.
import { describe, expect, it } from '@jest/globals';
import type { Ctx } from '../../src/core/rule-set.ts';
import type { Event, State } from '../../src/core/types.ts';
import { control, holder, isHeldBy } from '../../src/mechanics/control.ts';
import {
  hasUnitsOf,
  occupant,
  onMap,
  placeOf,
  put,
  stacks,
  stacksOf,
  whileNobodyMoves,
  whileSideStands,
} from '../../src/mechanics/places.ts';
import type { Placed } from '../../src/mechanics/places.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { picker } from '../../src/players/prng.ts';
import { p as printed } from '../../tools/games/moscow41/shipped.ts';
import { tinySet } from '../board/tiny.ts';

const p = sheetOf(tinySet());
const [us, them] = p.sides;
const ofSide = (side: string): readonly string[] => p.unitIds.filter((unit) => p.sideOf(unit) === side);
const [mine = '', second = ''] = ofSide(us);
const [theirs = ''] = ofSide(them);
const land = p.grid.ids.filter((hex) => p.isLand(hex));
const [here = '', there = ''] = land;
const scenario = Object.keys(p.set.scenarios)[0] ?? '';

const ledger = (places: Record<string, string[]>): Placed => ({
  places,
  held: {},
  markers: { flag: [here] },
});

describe('places', () => {
  it('know where a unit is, also after it was put elsewhere on top of others', () => {
    const own = ledger({ [here]: [mine], [there]: [second] });
    expect(placeOf(own, mine)).toBe(here);
    put(own, [mine], there);
    expect(own.places).toEqual({ [there]: [mine, second] });
    expect(placeOf(own, mine)).toBe(there);
  });

  it('do not believe an old look', () => {
    const own = ledger({ [here]: [mine] });
    expect(placeOf(own, mine)).toBe(here);
    own.places = { [there]: [mine] };
    expect(placeOf(own, mine)).toBe(there);
    expect(() => placeOf(own, theirs)).toThrow('nowhere');
  });

  it('tell whose a stack is, hex by hex, boxes left out', () => {
    const own = ledger({ [here]: [mine], box: [second], [there]: [theirs] });
    expect([occupant(p, own, here), occupant(p, own, there)]).toEqual([us, them]);
    expect([hasUnitsOf(p, own, here, us), hasUnitsOf(p, own, here, them)]).toEqual([true, false]);
    expect(stacks(p, { own }).map(({ place }) => place)).toEqual([here, there]);
    expect([onMap(p, { own }, us), onMap(p, { own }, them)]).toEqual([[mine], [theirs]]);
  });
});

describe('stacks that were looked for before', () => {
  const looked = (own: Placed) => stacks(p, { own });
  /** Another ledger, where nobody has looked yet. */
  const afresh = (own: Placed) => stacks(p, { own: { ...own, places: { ...own.places } } });

  it('are found anew where they have changed, one after the other as in a ledger that nobody has seen', () => {
    const places = Object.fromEntries(land.map((hex) => [hex, [mine]]));
    const own = ledger({ ...places, box: [second] });
    expect(looked(own)).toEqual(afresh(own));
    const last = land.at(-1) ?? '';
    own.places[here] = [theirs, mine];
    expect(looked(own)).toEqual(afresh(own));
    for (const hex of land.slice(0, -1)) delete own.places[hex];
    expect(looked(own)).toEqual(afresh(own));
    own.places[there] = [theirs];
    own.places[last] = [second];
    delete own.places['box'];
    expect(looked(own)).toEqual(afresh(own));
    expect(looked(own).map(({ place, top }) => [place, top])).toContainEqual([there, them]);
  });

  it('are not those of another board', () => {
    const own = ledger({ [here]: [mine] });
    looked(own);
    const other = { ...p, sideOf: () => them };
    expect(stacks(other, { own }).map(({ top }) => top)).toEqual([them]);
  });
});

describe('control', () => {
  it('passes to a side that comes in, once, and is told under the rule of the game', () => {
    const events: Event[] = [];
    const taken: string[] = [];
    const s = { own: ledger({ [here]: [mine] }), scenario } as State<Placed>;
    const ctx = { s, seen: s, emit: (event: Event) => void events.push(event) } as unknown as Ctx<Placed>;
    const door = control<Placed>(p, { rule: 'tiny:1.1', taken: (_, hex) => void taken.push(hex) });
    s.own.held[there] = them;
    door.enter(ctx, [mine], there);
    door.enter(ctx, [mine], there);
    expect(events).toEqual([{ kind: 'hex.taken', rule: 'tiny:1.1', data: { hex: there, side: us } }]);
    expect(taken).toEqual([there]);
    expect([holder(p, s, there), isHeldBy(p, s, there, us)]).toEqual([us, true]);
  });
});

describe('what hangs on nothing but where units are', () => {
  const rest = p.unitIds.filter((unit) => unit !== mine && unit !== theirs);
  const whole = (): Placed => ledger({ [here]: [mine], [there]: [theirs], box: [...rest] });

  it('is found once for each that is asked about, until somebody moves', () => {
    const asked: string[] = [];
    const count = whileNobodyMoves((_: typeof p, { own }: { readonly own: Placed }, side: string): number => {
      asked.push(side);
      return onMap(p, { own }, side).length;
    });
    const own = whole();
    expect([count(p, { own }, us), count(p, { own }, us), count(p, { own }, them)]).toEqual([1, 1, 1]);
    own.held[here] = them;
    expect([count(p, { own }, us), asked]).toEqual([1, [us, them]]);
    put(own, [second], there);
    expect([count(p, { own }, us), asked]).toEqual([2, [us, them, us]]);
  });

  it('is the same list of stacks until somebody moves, comes or goes', () => {
    const own = whole();
    const seen = [stacks(p, { own })];
    const again = (): boolean => {
      const now = stacks(p, { own });
      const isSame = seen.includes(now);
      seen.push(now);
      return isSame;
    };
    expect(again()).toBe(true);
    put(own, [mine], there);
    expect(again()).toBe(false);
    put(own, [theirs], 'another box');
    expect([again(), onMap(p, { own }, them)]).toEqual([false, []]);
    put(own, [theirs], here);
    expect([again(), onMap(p, { own }, them)]).toEqual([false, [theirs]]);
  });

  it('is looked for anew where some units are nowhere yet', () => {
    const own = ledger({ [here]: [mine] });
    expect(onMap(p, { own }, them)).toEqual([]);
    own.places[there] = [theirs];
    expect(onMap(p, { own }, them)).toEqual([theirs]);
  });
});

describe('stacks of a map whose hexes are named by numbers', () => {
  const [first, other] = printed.sides;
  const spread = (): Placed => {
    const own = ledger({ out: [...printed.unitIds] });
    printed.unitIds.forEach((unit, i) => put(own, [unit], printed.grid.ids[(i * 7) % 90] ?? ''));
    return own;
  };

  it('are as in a ledger that nobody has seen, whoever has moved where', () => {
    const own = spread();
    const pick = picker(3, 0);
    const places = [...printed.grid.ids.slice(0, 120), 'dead', 'out'];
    for (let move = 0; move < 300; move++) {
      const units = Array.from(
        { length: 1 + pick(3) },
        () => printed.unitIds[pick(printed.unitIds.length)] ?? '',
      );
      put(own, [...new Set(units)], places[pick(places.length)] ?? '');
      if (pick(3) === 0) continue;
      const afresh = { own: { ...own, places: { ...own.places } } };
      expect(stacks(printed, { own })).toEqual(stacks(printed, afresh));
      for (const side of printed.sides)
        expect(onMap(printed, { own }, side)).toEqual(onMap(printed, afresh, side));
    }
  });

  it('are the same list for a side until one of its own moves', () => {
    const own = spread();
    const asked: string[] = [];
    const count = whileSideStands((p: typeof printed, s: { readonly own: Placed }, side: string): number => {
      asked.push(side);
      return stacksOf(p, s, side).length;
    });
    const of = (side: string): string =>
      printed.unitIds.findLast((unit) => printed.sideOf(unit) === side) ?? '';
    const before = count(printed, { own }, first);
    put(own, [of(other)], 'dead');
    expect([count(printed, { own }, first), asked]).toEqual([before, [first]]);
    put(own, [of(first)], 'dead');
    count(printed, { own }, first);
    expect(asked).toEqual([first, first]);
  });
});
