// Play from any turn by the law of a small game: units of two steps, a turn track, a dead pile, areas some units keep to.
import { describe, expect, it } from '@jest/globals';
import type { State } from '../../src/core/types.ts';
import { holder } from '../../src/mechanics/control.ts';
import { trackBox, trackTurn } from '../../src/mechanics/entry/turn-track.ts';
import { problems } from '../../src/mechanics/invariants.ts';
import { placeOf, unitsAt } from '../../src/mechanics/places.ts';
import type { Placed, Sight } from '../../src/mechanics/places.ts';
import { addUnit, anyTurn, MAP } from '../../src/mechanics/random-start/any-turn.ts';
import type { AnyTurnLaw } from '../../src/mechanics/random-start/any-turn.ts';
import { oneIn } from '../../src/mechanics/random-start/front.ts';
import { sheetOf } from '../../src/mechanics/sheet.ts';
import { picker } from '../../src/players/prng.ts';
import { tinySet, tinyUnits } from '../board/tiny.ts';

type Who = 'west' | 'east';

const p = sheetOf<Who>({
  ...tinySet(),
  units: {
    ...tinyUnits,
    units: tinyUnits.units.map((unit) => ({ ...unit, faces: [...unit.faces, ...unit.faces] })),
  },
});

const begin = (scenario: string): State<Placed> => ({
  format: 1,
  game: 'tiny',
  rules: '1',
  scenario,
  options: {},
  clock: { turn: 1, phase: 'set-up', phasing: 'west' },
  drawn: 0,
  standing: [],
  own: {
    places: { '0202': ['w1', 'w2', 'w3'], '0303': ['e1'], [trackBox(3)]: ['e2'], [trackBox(5)]: ['e3'] },
    held: {},
    markers: {},
    hits: {},
  },
  stack: [],
});

const LAW: AnyTurnLaw<Placed, Who> = {
  begin,
  phase: 'turn-start',
  phasing: 'west',
  front: {
    across: 'columns',
    beyond: 'east',
    history: [
      [1, 2],
      [6, 4],
    ],
  },
  // Who has not come yet waits; of the others one in three is lost.
  roster: ({ own, clock }, pick) =>
    new Map(
      p.unitIds.map((unit) => {
        const from = placeOf(own, unit);
        if ((trackTurn(from) ?? 0) >= clock.turn) return [unit, from];
        return [unit, oneIn(pick, 3) ? 'dead' : MAP];
      }),
    ),
  only: (unit) => (unit === 'w3' ? ['0101'] : undefined),
  hasRoom: ({ places }, unit, hex) =>
    (places[hex] ?? []).length < 2 && (unit !== 'e1' || p.hex(hex).country === 'eastland'),
  lost: () => 'dead',
  reduced: 2,
};

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);

const drawn = (law: Partial<AnyTurnLaw<Placed, Who>> = {}): readonly State<Placed>[] =>
  SEEDS.map((seed) => anyTurn(p, { ...LAW, ...law })('meeting', {}, picker(seed)));

const all = drawn();

describe('a position drawn for any turn', () => {
  it('is sound, by the invariants of every state', () => {
    const wrong = problems<Sight>(p, {
      isBox: (place) => place === 'dead' || trackTurn(place) !== undefined,
      isMarkerBox: () => false,
      unsettled: new Set(),
      stack: (_, hex, units) => (units.length > 2 ? [{ code: 'STATE.STACK', at: hex, params: {} }] : []),
      lists: () => [],
      hexes: () => [],
    });
    expect(all.flatMap((s) => wrong(s as unknown as Sight).map(({ code }) => code))).toEqual([]);
  });

  it('stands at the start of a turn after the first', () => {
    expect(new Set(all.map(({ clock }) => clock.turn))).toEqual(new Set([2, 3, 4, 5, 6]));
    for (const { clock, stack } of all) {
      expect([clock.phase, clock.phasing]).toEqual(['turn-start', 'west']);
      expect(stack.map(({ proc, step }) => `${proc} ${step}`)).toEqual(['game next', 'turn start']);
    }
  });

  it('has units where the law lets them be, and in hexes of their side', () => {
    for (const s of all)
      for (const unit of p.unitIds) {
        const at = placeOf(s.own, unit);
        if (!p.isHex(at)) continue;
        expect(holder(p, s, at)).toBe(p.sideOf(unit));
        if (unit === 'w3') expect(at).toBe('0101');
        if (unit === 'e1') expect(p.hex(at).country).toBe('eastland');
      }
    expect(all.some(({ own }) => placeOf(own, 'w3') === '0101')).toBe(true);
    expect(all.some(({ own }) => placeOf(own, 'w3') === 'dead')).toBe(true);
  });

  it('lets wait who has not come yet', () => {
    for (const { own, clock } of all) expect(placeOf(own, 'e3') === trackBox(5)).toBe(clock.turn <= 5);
  });

  it('has lost steps on the map, and none without such units', () => {
    const worn = all.flatMap(({ own }) => Object.entries(own.hits ?? {}));
    expect(worn.length).toBeGreaterThan(0);
    for (const { own } of all)
      for (const [unit, lost] of Object.entries(own.hits ?? {})) {
        expect(lost).toBe(1);
        expect(p.isHex(placeOf(own, unit))).toBe(true);
      }
    const { reduced: _, ...whole } = LAW;
    const one = anyTurn(p, whole)('meeting', {}, picker(1));
    expect(one.own.hits).toEqual({});
  });

  it('is drawn after what was decided, places first who stands apart, and ends with the rest', () => {
    const [s] = drawn({
      decided: ({ own }) => void (own.markers['plan'] = ['hand']),
      apart: ({ own }, units) => {
        expect(own.markers['plan']).toEqual(['hand']);
        for (const unit of units) addUnit(own, unit, 'pool');
        return [];
      },
      rest: ({ own }) => void (own.markers['seen'] = [...unitsAt(own, 'pool')]),
    });
    expect(s?.own.markers['seen']?.length).toBeGreaterThan(0);
  });

  it('has a front that follows history more often than not, and may run along rows', () => {
    const share = (states: readonly State<Placed>[], hex: string): number =>
      states.filter((s) => holder(p, s, hex) === 'west').length / states.length;
    expect(share(all, '0201')).toBeGreaterThan(share(all, '0205'));
    const rows = drawn({ front: { ...LAW.front, across: 'rows' } });
    expect(share(rows, '0101')).toBeGreaterThan(share(rows, '0505'));
  });
});
