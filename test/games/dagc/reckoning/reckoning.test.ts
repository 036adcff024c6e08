// The program and a second reader of the book come to the same, in positions of any turn with units thrown among each other.
import { expect, it } from '@jest/globals';
import { copyJson } from '../../../../src/core/canonical-json.ts';
import type { State } from '../../../../src/core/types.ts';
import { agreed, isBoldStroke } from '../../../../src/games/dagc/03-set-up/3.5-scenarios.ts';
import { supplyOf } from '../../../../src/games/dagc/07-supply/7.1-supply.ts';
import { allowance } from '../../../../src/games/dagc/09-movement/9.1-allowance.ts';
import { moveLaw } from '../../../../src/games/dagc/09-movement/9.1-move-law.ts';
import { waysFor } from '../../../../src/games/dagc/11-combat/11.17-retreat-hexes.ts';
import type { Own } from '../../../../src/games/dagc/state.ts';
import { put } from '../../../../src/mechanics/places.ts';
import { reachOf } from '../../../../src/mechanics/movement/ways.ts';
import { picker } from '../../../../src/players/prng.ts';
import { fullOptions } from '../../../../src/record/optional-rules.ts';
import { oddsOn } from '../rules/combat-kit.ts';
import { dagc, p } from '../rules/kit.ts';
import { reckon } from './reckoning.ts';
import type { Reckoning } from './reckoning.ts';
import { between, isHex, isLand, isOf, lineOf, nextTo, sideOf } from './sheet.ts';
import type { Side } from './sheet.ts';

const SEEDS = [1, 2, 3];
const SCENARIOS = ['historical', 'bold-stroke', 'combined'];

/** A position of some turn, with some units put near others, where they may stand. */
const drawn = (scenario: string, seed: number): State<Own> => {
  const options = fullOptions(dagc, {});
  const pick = picker(seed + 1000);
  const state = options.ok ? dagc.anyTurn?.(scenario, options.value, pick) : undefined;
  if (state === undefined) throw new Error('no position');
  const s = state as State<Own>;
  const placed = (): readonly string[] =>
    Object.entries(s.own.places).flatMap(([hex, units]) => (isHex(hex) ? units : []));
  const hexOf = (unit: string): string =>
    Object.entries(s.own.places).find(([, units]) => units.includes(unit))?.[0] ?? '';
  for (let n = 0; n < 14; n++) {
    const units = placed().filter((unit) => !isOf(unit, 'locality'));
    const unit = units[pick(units.length)] ?? '';
    const near = nextTo(hexOf(units[pick(units.length)] ?? '')).flatMap((hex) => [hex, ...nextTo(hex)]);
    const hex = near[pick(near.length)] ?? '';
    const there = s.own.places[hex] ?? [];
    const isBarred =
      !isLand(hex) ||
      hex === '2825' ||
      there.length > 1 ||
      there.some((each) => sideOf(each) !== sideOf(unit) || isOf(each, 'ukrainian-front')) ||
      isOf(unit, 'ukrainian-front') ||
      (sideOf(unit) === 'german' && lineOf(hex) === 'soviet');
    if (isBarred) continue;
    put(s.own, [unit], hex);
    s.own.held[hex] = sideOf(unit);
  }
  return s;
};

const inPhase = (s: State<Own>, phase: string): State<Own> => {
  const other = copyJson(s);
  other.clock.phase = phase;
  other.clock.phasing = phase.startsWith('soviet') ? 'soviet' : 'german';
  return other;
};

const again = (s: State<Own>): Reckoning =>
  reckon(s, { bound: agreed(p, s, 'ukrainian-front') === 'bound', later: isBoldStroke(p, s) });

const cases = SCENARIOS.flatMap((scenario) => SEEDS.map((seed) => [scenario, seed] as const));
const bothSides: readonly Side[] = ['german', 'soviet'];

it.each(cases)('supply is the same in %s %i', (scenario, seed) => {
  const s = drawn(scenario, seed);
  const other = again(s);
  const units = [...other.units.keys()];
  const found = units.map((unit) => [unit, supplyOf(p, s, unit).state]);
  const isFed = (unit: string, state: string): boolean =>
    state === 'port' && other.units.get(unit) !== '2825';
  expect(found.filter(([unit = '', state = '']) => isFed(unit, state))).toHaveLength(other.fed());
  // Whoever could draw on a port may be one of those for whom it has no room.
  const expected = units.map((unit, i) => {
    const want = other.supply(unit);
    return [unit, want === 'port' && found[i]?.[1] === 'out' ? 'out' : want];
  });
  expect(found).toEqual(expected);
});

it.each(cases)('moves cost the same in %s %i', (scenario, seed) => {
  const law = moveLaw(p);
  for (const side of bothSides) {
    const s = inPhase(drawn(scenario, seed), `${side}-movement`);
    const other = again(s);
    for (const unit of [...other.units.keys()].filter((each) => sideOf(each) === side)) {
      if (isOf(unit, 'locality')) continue;
      const reach = reachOf(law, s, [unit]).map(({ place, cost }) => [place, cost] as const);
      // The narrows are another matter: they are crossed once in a game.
      if (reach.some(([hex]) => hex === '1803' || hex === '1804')) continue;
      expect([unit, Object.fromEntries(reach)]).toEqual([unit, other.ways(unit, allowance(p, s, unit))]);
    }
  }
});

it.each(cases)('battles and retreats are the same in %s %i', (scenario, seed) => {
  const pick = picker(seed);
  for (const side of bothSides) {
    const s = inPhase(drawn(scenario, seed), `${side}-post-combat`);
    const other = again(s);
    const isCut = (unit: string): boolean => supplyOf(p, s, unit).state === 'out';
    const hexes = new Set([...other.units].flatMap(([unit, hex]) => (sideOf(unit) === side ? [] : [hex])));
    for (const hex of hexes) {
      for (const unit of s.own.places[hex] ?? []) {
        const { open, first, fits } = waysFor(p, s, sideOf(unit));
        const found = first(hex, open(unit, hex), [unit]).filter((to) => fits(to, [unit]));
        expect([unit, found.toSorted()]).toEqual([unit, other.retreats(unit)]);
      }
      const near = nextTo(hex)
        .filter((from) => !between(from, hex).some((kind) => kind === 'sea' || kind === 'lake'))
        .flatMap((from) => s.own.places[from] ?? [])
        .filter((unit) => sideOf(unit) === side && !isOf(unit, 'locality') && pick(3) > 0);
      const attackers = near.filter(
        (unit) => isOf(unit, 'ukrainian-front') === isOf(near[0] ?? '', 'ukrainian-front'),
      );
      if (attackers.length === 0) continue;
      expect([hex, attackers, oddsOn(s, hex, attackers).odds.total]).toEqual([
        hex,
        attackers,
        other.column(hex, attackers, isCut),
      ]);
    }
  }
});
