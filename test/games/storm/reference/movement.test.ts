// Chapters 7 and 9: on boards drawn at random every unit comes as far, and for as much, as by the plain rules.
import { expect, it } from '@jest/globals';
import { onMap, placeOf } from '../../../../src/mechanics/places.ts';
import { reachOf } from '../../../../src/mechanics/movement/ways.ts';
import { isOut } from '../../../../src/games/storm/07-supply/7.2-supply.ts';
import { moveLaw } from '../../../../src/games/storm/09-movement/9.1-move-law.ts';
import { p } from '../rules/kit.ts';
import { drawn, factorOf, isOneOf, sideOf, stepCost, supplied, supplyIn } from './plain-rules.ts';
import type { S } from './plain-rules.ts';

const SEEDS = [1, 2, 3, 4];
const law = moveLaw(p);

const nationOf = (unit: string): string => {
  const { nationality } = p.unit(unit);
  return nationality === 'slovakian' ? 'german' : nationality;
};

const hasRoom = (s: S, unit: string, hex: string): boolean => {
  const all = [...(s.own.places[hex] ?? []).filter((each) => sideOf(each) === sideOf(unit)), unit];
  const guns = all.filter((each) => isOneOf(each, 'heavy-artillery')).length;
  const nation = nationOf(unit);
  if (all.some((each) => nationOf(each) !== nation)) return false;
  if (nation === 'soviet') return guns <= 6 && all.length - guns <= 6;
  return all.length <= (nation === 'german' ? 8 : 3);
};

/** Every hex for its cheapest way; the first may take all there is. */
const plainReach = (s: S, unit: string, points: number): ReadonlyMap<string, number> => {
  const home = placeOf(s.own, unit);
  const best = new Map([[home, 0]]);
  const open = [home];
  for (let hex = open.shift(); hex !== undefined; hex = open.shift())
    for (const next of p.neighbours(hex)) {
      if ((s.own.places[next] ?? []).some((each) => sideOf(each) !== sideOf(unit))) continue;
      const step = stepCost(s, unit, hex, next);
      if (step === Infinity) continue;
      const isLeast = hex === home && step > points;
      const cost = isLeast ? points : (best.get(hex) ?? 0) + step;
      if (cost > points || cost >= (best.get(next) ?? Infinity)) continue;
      best.set(next, cost);
      if (!isLeast) open.push(next);
    }
  best.delete(home);
  return new Map([...best].filter(([hex]) => hasRoom(s, unit, hex)));
};

it.each(SEEDS.flatMap((seed) => [[seed, 'soviet' as const] as const, [seed, 'german' as const] as const]))(
  'board %i, %s movement',
  (seed, side) => {
    const s = drawn(seed, `${side}-movement`);
    const fed = supplied(s, side);
    // One in six is enough.
    const units = onMap(p, s, side).filter((unit, i) => i % 6 === seed && !isOneOf(unit, 'flak'));
    expect(units.length).toBeGreaterThan(5);
    for (const unit of units) {
      const state = supplyIn(s, unit, placeOf(s.own, unit), fed);
      expect([unit, isOut(p, s, unit)]).toEqual([unit, state === 'out']);
      const found = new Map(reachOf(law, s, [unit]).map(({ place, cost }) => [place, cost]));
      const plain = plainReach(s, unit, factorOf(s, unit, state));
      expect({ unit, found }).toEqual({ unit, found: plain });
    }
  },
);
