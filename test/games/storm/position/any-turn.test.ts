// Positions drawn for any turn: sound, different, and such that whole chapters of the rules come into play.
import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../../../../src/core/canonical-json.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { State } from '../../../../src/core/types.ts';
import { isCavalry, isMech, isStatic } from '../../../../src/games/storm/02-counters.ts';
import { PLOESTI } from '../../../../src/games/storm/03-set-up/3.8-hex-control.ts';
import { homeOf } from '../../../../src/games/storm/09-movement/9.8-costs.ts';
import type { Own } from '../../../../src/games/storm/state.ts';
import { holder } from '../../../../src/mechanics/control.ts';
import { trackTurn } from '../../../../src/mechanics/entry/turn-track.ts';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { picker } from '../../../../src/players/prng.ts';
import { p, stateOf, storm } from '../rules/kit.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const drawnBy = (pick: (n: number) => number): State<Own> => {
  const state = storm.anyTurn?.('campaign', {}, pick);
  if (state === undefined) throw new Error('no position');
  return state as State<Own>;
};
const all = SEEDS.map((seed) => drawnBy(picker(seed)));
const begun = stateOf('phase soviet-combat; turn 1; base campaign');
const share = (found: readonly boolean[]): number => found.filter(Boolean).length / found.length;

describe('positions of any turn', () => {
  it('break no invariant, as they are and when their turn has begun', () => {
    const wrong = SEEDS.slice(0, 20).flatMap((seed) => {
      const state = drawnBy(picker(seed));
      const before = storm.rules.problems(state);
      settle(storm.rules, state, (n) => 1 + (n % 6));
      return [...before, ...storm.rules.problems(state)].map(({ code, at }) => `${seed} ${code} ${at}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the same from the same draws, and no two alike', () => {
    expect(hashOf(drawnBy(picker(7)))).toBe(hashOf(drawnBy(picker(7))));
    expect(new Set(all.map((state) => hashOf(state))).size).toBe(SEEDS.length);
  });

  it('lie in every turn but the first, with both sides on the map', () => {
    expect(new Set(all.map(({ clock }) => clock.turn))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10]));
    for (const s of all) for (const side of p.sides) expect(onMap(p, s, side).length).toBeGreaterThan(80);
  });

  it('storm:2.9c: have the static unit in Ploesti while that is German, and else out of play', () => {
    const flak = p.unitIds.filter((unit) => isStatic(p, unit));
    expect(flak).toHaveLength(1);
    for (const s of all)
      for (const unit of flak)
        expect(['dead', 'out', ...(holder(p, s, PLOESTI) === 'german' ? [PLOESTI] : [])]).toContain(
          placeOf(s.own, unit),
        );
    expect(new Set(all.map((s) => placeOf(s.own, '10flak')))).toContain(PLOESTI);
    expect(new Set(all.map((s) => placeOf(s.own, '10flak')))).toContain('out');
  });

  it('storm:9.12b, storm:9.14b, storm:7.1c, storm:R86: have nobody where he does not come', () => {
    const astray = all.flatMap((s) =>
      p.sides.flatMap((side) =>
        onMap(p, s, side).filter((unit) => {
          const { terrain, country } = p.hex(placeOf(s.own, unit));
          const isTank = isMech(p, unit) && !isCavalry(p, unit);
          const home = homeOf(p, unit);
          return (
            country === 'bulgaria' ||
            (home !== undefined && country !== home) ||
            (isTank && (terrain === 'marsh' || terrain === 'mountain'))
          );
        }),
      ),
    );
    expect(astray).toEqual([]);
    const ground = new Set(
      all.flatMap((s) => onMap(p, s, 'soviet').map((unit) => p.hex(placeOf(s.own, unit)).terrain)),
    );
    for (const terrain of ['clear', 'forest', 'marsh', 'rough', 'mountain'])
      expect(ground).toContain(terrain);
    const tanks = all.flatMap((s) => onMap(p, s, 'german').filter((unit) => p.unit(unit).type === 'panzer'));
    expect(tanks.length).toBeGreaterThan(300);
    expect(all.some((s) => onMap(p, s, 'german').some((unit) => homeOf(p, unit) === 'hungary'))).toBe(true);
  });

  it('storm:8.4d: have in the dead pile who was lost before, and on the loss tracks who is gone', () => {
    for (const { own, clock } of all) {
      const dead = own.places['dead'] ?? [];
      expect(Object.keys(own.fallen).toSorted()).toEqual(dead.toSorted());
      for (const turn of Object.values(own.fallen)) {
        expect(turn).toBeGreaterThanOrEqual(1);
        expect(turn).toBeLessThan(clock.turn);
      }
      const gone = [...dead, ...(own.places['out'] ?? [])];
      for (const side of p.sides) {
        const lost = gone.filter((unit) => p.sideOf(unit) === side).length;
        expect(own.lost[side] - lost).toBeGreaterThanOrEqual(0);
        expect(own.lost[side] - lost).toBeLessThan(40);
      }
      expect(own.replaced).toBeLessThan(20);
    }
    const turns = all
      .filter(({ clock }) => clock.turn === 10)
      .flatMap(({ own }) => Object.values(own.fallen));
    expect(new Set(turns).size).toBeGreaterThan(5);
    expect(all.some(({ own }) => own.replaced > 0)).toBe(true);
  });

  it('storm:7.8a: have Ploesti lost and taken back in one of some four where it is German', () => {
    const german = all.filter((s) => holder(p, s, PLOESTI) === 'german');
    const back = share(german.map(({ own }) => own.held[PLOESTI] === 'german'));
    expect(german.length).toBeGreaterThan(20);
    expect(back).toBeGreaterThan(0.05);
    expect(back).toBeLessThan(0.5);
  });
});

describe('who waits', () => {
  const dues = p.unitIds.flatMap((unit) => {
    const due = trackTurn(placeOf(begun.own, unit));
    return due === undefined ? [] : [{ unit, due }];
  });
  const waits = ({ own }: State<Own>, unit: string): boolean => placeOf(own, unit).startsWith('track-');

  it('storm:5.10b, storm:5.11b: everybody before his turn, and one in some eight after it', () => {
    const could = all.flatMap((s) => {
      for (const { unit, due } of dues)
        if (due >= s.clock.turn) expect([unit, waits(s, unit)]).toEqual([unit, true]);
      return dues.filter(({ due }) => due < s.clock.turn).map(({ unit }) => waits(s, unit));
    });
    expect(share(could)).toBeGreaterThan(0.1);
    expect(share(could)).toBeLessThan(0.15);
  });

  it('storm:5.5a, storm:11.10a: half of the reserve and of the brigades', () => {
    for (const [box, least, most] of [
      ['reserve', 0.4, 0.6],
      ['airborne', 0.4, 0.6],
    ] as const) {
      const begins = begun.own.places[box] ?? [];
      const still = share(all.flatMap(({ own }) => begins.map((unit) => placeOf(own, unit) === box)));
      expect([box, still > least, still < most]).toEqual([box, true, true]);
    }
  });

  it('draws from as many as there can be', () => {
    const log: number[] = [];
    // The highest each time: nothing that is one in so many ever comes.
    const s = drawnBy((n) => {
      log.push(n);
      return n - 1;
    });
    // 3 + 7 Germans for one that is lost, 4 + 11 Soviets; losses besides, replacements, and Ploesti.
    expect(log.filter((n) => n === 10).length).toBeGreaterThan(100);
    expect(log.filter((n) => n === 15).length).toBeGreaterThan(150);
    const past = s.own.held[PLOESTI] === undefined ? [40, 40, 20, 4] : [40, 40, 20];
    expect(log.slice(-past.length)).toEqual(past);
    expect([s.own.lost.german >= 39, s.own.lost.soviet >= 39, s.own.replaced]).toEqual([true, true, 19]);
    expect(log.filter((n) => n === 2).length).toBeGreaterThanOrEqual(27 + 16);
    expect(log.filter((n) => n === 8).length).toBeGreaterThan(100);
  });
});
