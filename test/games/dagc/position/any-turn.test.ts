// Positions drawn for any turn: sound, different, and such that whole chapters of the rules come into play.
import { describe, expect, it } from '@jest/globals';
import { hashOf } from '../../../../src/core/canonical-json.ts';
import { settle } from '../../../../src/core/kernel.ts';
import type { State } from '../../../../src/core/types.ts';
import { holder } from '../../../../src/mechanics/control.ts';
import { trackTurn } from '../../../../src/mechanics/entry/turn-track.ts';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { isReduced } from '../../../../src/mechanics/steps.ts';
import { setupHex } from '../../../../src/games/dagc/03-set-up/3.1-setup.ts';
import { supplyOf } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { picker } from '../../../../src/players/prng.ts';
import { dagc, p, stateOf } from '../rules/kit.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const drawn = (scenario: string, seed: number): State<Own> => {
  const state = dagc.anyTurn?.(scenario, { 'late-corps': 'on' }, picker(seed));
  if (state === undefined) throw new Error('no position');
  return state as State<Own>;
};

describe.each(dagc.scenarios.map(({ id }) => id))('positions of %s', (scenario) => {
  const all = SEEDS.map((seed) => drawn(scenario, seed));

  it('break no invariant, as they are and when their turn has begun', () => {
    const wrong = all.flatMap((state, seed) => {
      const before = dagc.rules.problems(state);
      settle(dagc.rules, state);
      return [...before, ...dagc.rules.problems(state)].map(({ code, at }) => `${seed} ${code} ${at}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the same from the same draws, and no two alike', () => {
    expect(hashOf(drawn(scenario, 7))).toBe(hashOf(drawn(scenario, 7)));
    expect(new Set(SEEDS.map((seed) => hashOf(drawn(scenario, seed)))).size).toBe(SEEDS.length);
  });

  it('lie in every turn but the first, with both sides on the map', () => {
    const turns = new Set(all.map(({ clock }) => clock.turn));
    expect(turns).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]));
    for (const { own } of all)
      for (const side of p.sides) expect(onMap(p, { own }, side).length).toBeGreaterThan(5);
  });

  it('keep to what never changes: the Soviet line, Koenigsberg, where localities and the 1UF are', () => {
    for (const s of all) {
      const line = p.withFeature('entrenchment').filter((hex) => p.entrenchment(hex) === 'soviet');
      expect(
        [...line, '2825'].filter((hex) => holder(p, s, hex) !== (hex === '2825' ? 'german' : 'soviet')),
      ).toEqual([]);
      for (const unit of p.ofKind('locality'))
        expect([setupHex(p, unit), 'out']).toContain(placeOf(s.own, unit));
      for (const unit of p.ofKind('ukrainian-front')) {
        const at = placeOf(s.own, unit);
        expect(!p.isHex(at) || p.inArea('uf-area', at) || p.inArea('uf-entry', at)).toBe(true);
      }
    }
  });

  it('have units in supply, in port supply and out of it, reduced ones, and some that wait', () => {
    const some = (has: (s: State<Own>) => boolean): boolean => all.some(has);
    for (const state of ['overland', 'port', 'out'])
      expect(some((s) => onMap(p, s, 'german').some((unit) => supplyOf(p, s, unit).state === state))).toBe(
        true,
      );
    expect(some((s) => onMap(p, s, 'soviet').some((unit) => isReduced(s.own, unit)))).toBe(true);
    expect(some(({ own }) => (own.places['dead']?.length ?? 0) > 0)).toBe(true);
    expect(some(({ own, clock }) => (own.places[`track-${clock.turn}`]?.length ?? 0) > 0)).toBe(true);
    expect(some(({ own }) => own.narrows === true)).toBe(true);
  });
});

describe('who waits, and where the front has broken', () => {
  const seeds = Array.from({ length: 120 }, (_, seed) => seed);
  const all = seeds.map((seed) => drawn('historical', seed));
  const begun = stateOf('phase soviet-movement; turn 1; base historical');
  const dues = p.unitIds.flatMap((unit) => {
    const due = trackTurn(placeOf(begun.own, unit));
    return due === undefined ? [] : [{ unit, due }];
  });
  const waits = ({ own }: State<Own>, unit: string): boolean => placeOf(own, unit).startsWith('track-');

  it('dagc:10.5a: nobody comes before his turn, nor has come in the turn that begins', () => {
    for (const s of all)
      for (const { unit, due } of dues)
        if (due >= s.clock.turn) expect([unit, waits(s, unit)]).toEqual([unit, true]);
  });

  it('dagc:10.5a: of those who could have come one in some eight still waits', () => {
    const could = all.flatMap((s) =>
      dues.filter(({ due }) => due < s.clock.turn).map(({ unit }) => waits(s, unit)),
    );
    const part = could.filter(Boolean).length / could.length;
    expect(could.length).toBeGreaterThan(500);
    expect(part).toBeGreaterThan(0.08);
    expect(part).toBeLessThan(0.18);
  });

  it('dagc:7.9: the Soviets have come to the coast in one of some four early positions', () => {
    const early = all.filter(({ clock }) => clock.turn <= 3);
    const coast = p.area('baltic-coast');
    const broken = early.filter((s) => coast.some((hex) => holder(p, s, hex) === 'soviet')).length;
    expect(early.length).toBeGreaterThan(20);
    expect(broken / early.length).toBeGreaterThan(0.1);
    expect(broken / early.length).toBeLessThan(0.5);
  });
});
